// What stands beside the program: the games' styles and sounds, the bots' worker, the lock that lets one window write.
'use strict';
(() => {
  const { lamplight } = window;
  const at = (name) => new URL(name, document.baseURI).href;

  window.addEventListener('TrunkApplicationStarted', ({ detail }) => { lamplight.program = detail.wasm; });

  // ---- the first picture comes before the program; in a window that nobody sees there is none to wait for
  const picture = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });
  lamplight.painted = () => picture;

  const styled = (name) => new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: at(name), onload: resolve, onerror: reject });
    document.head.append(link);
  });

  // ---- what only the games need; their codex, rules and records need more, which stands behind it
  const FONTS = { 'fonts/grenze-600.woff2': '600 1em Grenze', 'fonts/alegreya-sans-700.woff2': '700 1em "Alegreya Sans"' };
  // A table that is laid before its fonts are there is laid twice; without them it is laid all the same.
  const fonts = () => Promise.allSettled(Object.values(FONTS).map((font) => document.fonts.load(font)));
  // What is heard and what flies comes behind; until then, or if it never does, there is silence.
  lamplight.sound = lamplight.flow = () => {};
  const laterOn = () => { ['sound.js', 'motion.js'].forEach((name) => import(at(name)).catch(() => {})); };
  let table;
  let reference;
  lamplight.loadTable = () => (table ??= styled('table.css').then(fonts).then(() => { setTimeout(laterOn, 500); }));
  lamplight.loadReference = () => (reference ??= Promise.all([lamplight.loadTable(), styled('reference.css')]));

  // ---- whoever comes straight to a table need not wait for the program to ask for the parts of it; the build names them here.
  // What is fetched beside the first picture would hold it up.
  const fetched = (name, as) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', href: at(name), as, crossOrigin: 'anonymous' }));
  const games = JSON.parse(document.currentScript.dataset.games ?? '[]');
  const leadsTo = ({ tables, links }) =>
    tables.includes(location.hash) || links.some((name) => location.search.startsWith(`?${name}=`));
  const game = games.find(leadsTo);
  if (game) {
    picture.then(() => {
      game.parts.forEach((part) => fetched(part, 'fetch'));
      Object.keys(FONTS).forEach((font) => fetched(font, 'font'));
      lamplight.loadTable().catch(() => {});
    });
  }

  // ---- the bots' program, in a worker of its own; where that fails, the same program on the page, a slice at a time
  const inWorker = (reply) => new Promise((resolve, reject) => {
    const worker = new Worker(at('worker_loader.js'), { type: 'module' });
    worker.onerror = (event) => { event.preventDefault(); reject(new Error(event.message)); };
    worker.onmessage = ({ data }) => {
      // What is posted before it is ready is lost.
      if (data === 'ready') resolve((message) => worker.postMessage(message));
      else reply(data);
    };
  });
  const onPage = async (reply) => {
    const program = await import(at('worker.js'));
    await program.default({ module_or_path: at('worker_bg.wasm') });
    let going = false;
    const work = () => {
      const message = program.go_on();
      if (message) reply(message);
      going = program.busy();
      if (going) setTimeout(work, 0);
    };
    return (message) => {
      program.begin(message);
      if (!going) work();
    };
  };
  lamplight.startWorker = (reply) => inWorker(reply).catch(() => onPage(reply));

  // ---- only one window writes: the one that holds this lock. The browser lets go of it when the window closes or crashes.
  // Until the browser has answered, this window believes that it is alone; a browser without locks never answers.
  let held = true;
  let asked = false;
  let told = () => {};
  const tell = (now) => { held = now; told(now); };
  const ask = (options) => {
    asked = true;
    // A lock is held for as long as the promise is open, and the request fails when another window takes it away.
    navigator.locks?.request('lamplight/pen', options, (lock) => {
      tell(lock !== null);
      return lock && new Promise(() => {});
    }).catch(() => tell(false));
  };
  lamplight.writeLock = {
    held: () => held,
    watch: (listener) => {
      told = listener;
      if (!asked) ask({ ifAvailable: true });
      else told(held);
    },
    take: () => ask({ steal: true }),
  };
})();
