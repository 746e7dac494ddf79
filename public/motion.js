// What moves across the table: drops of blood, from the enemy to whoever took them. Nothing waits for it.
'use strict';
(() => {
  const MOST = 8;
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const drop = () => {
    const picture = document.querySelector('.drops .drop').cloneNode(true);
    picture.setAttribute('class', 'drop flying');
    return picture;
  };
  const fly = (from, to, place, duration) => {
    const flying = drop();
    document.body.append(flying);
    // A bow, a little different for each.
    const bow = { x: (from.x + to.x) / 2 + (place % 2 ? 40 : -40), y: (from.y + to.y) / 2 - 30 };
    const path = [from, bow, to].map(({ x, y }, step) => ({ translate: `${x}px ${y}px`, scale: [1, 1.2, 0.6][step] }));
    const options = { duration, delay: place * duration * 0.12, easing: 'cubic-bezier(.3, 0, .5, 1)', fill: 'both' };
    flying.animate(path, options).finished.finally(() => flying.remove());
  };
  /** So many drops go from the enemy to a hunter's purse, each for so many milliseconds. */
  window.lamplight.flow = (hunter, count, duration) => requestAnimationFrame(() => {
    const [source, purse] = [document.querySelector('.drops'), document.querySelector(hunter)?.querySelector('.purse')];
    if (!source?.firstElementChild || !purse) return;
    const [from, to] = [middle(source), middle(purse)];
    for (let place = 0; place < Math.min(count, MOST); place++) fly(from, to, place, duration);
  });
})();
