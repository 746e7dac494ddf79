// What stands beside the program: the games' styles and sounds, the bots' worker, the lock that lets one window write.
'use strict';
(() => {
  // Without the crash screen, whose script may be blocked, the page goes all the same.
  const lamplight = (window.lamplight ??= { crash: (report) => { document.getElementById('app').textContent = report; } });
  const at = (name) => new URL(name, document.baseURI).href;

  window.addEventListener('TrunkApplicationStarted', ({ detail }) => { lamplight.program = detail.wasm; });

  // ---- the first picture comes before the program. It is there when the browser says that it was shown: what begins when it was only
  // asked for holds it up on a busy machine. In a window that nobody sees there is none to wait for, and not every browser tells.
  const tells = window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  const picture = new Promise((resolve) => {
    if (tells) new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    else requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, tells && !document.hidden ? 2000 : 500);
  });
  lamplight.painted = () => picture;

  const styled = (name) => new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: at(name), onload: resolve });
    link.onerror = () => { link.remove(); reject(new Error(name)); };
    document.head.append(link);
  });

  // ---- what only the games need; their codex, rules and records need more, which stands behind it
  const FONTS = { 'fonts/grenze-600.woff2': '600 1em Grenze', 'fonts/alegreya-sans-700.woff2': '700 1em "Alegreya Sans"' };
  // A table that is laid before its fonts are there is laid twice; without them it is laid all the same.
  const fonts = () => Promise.allSettled(Object.values(FONTS).map((font) => document.fonts.load(font)));
  // What is heard and what flies comes behind; until then, or if it never does, there is silence.
  lamplight.sound = lamplight.flow = () => {};
  const laterOn = () => { ['sound.js', 'motion.js'].forEach((name) => import(at(name)).catch(() => {})); };
  /** Does something once; what has failed is tried again when it is asked for again. */
  const once = (act) => {
    let done;
    return () => (done ??= act().catch((why) => { done = undefined; throw why; }));
  };
  // Each game has a style sheet of its own for the same places; while one is played, the other's is put away.
  const dressed = (name) => {
    const load = once(() => styled(name).then(fonts).then(() => { setTimeout(laterOn, 500); }));
    return () => {
      for (const link of document.querySelectorAll('link[href$="table.css"], link[href$="haven.css"]')) link.disabled = !link.href.endsWith(name);
      return load();
    };
  };
  lamplight.loadTable = dressed('table.css');
  lamplight.loadHaven = dressed('haven.css');
  const reference = once(() => styled('reference.css'));
  lamplight.loadReference = () => Promise.all([lamplight.loadTable(), reference()]);
  lamplight.loadHavenReference = () => Promise.all([lamplight.loadHaven(), reference()]);

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
      lamplight[game.load]().catch(() => {});
    });
  }

  // ---- the bots' program, in a worker of its own; where that fails, the same program on the page, a slice at a time
  const inWorker = (name, hear, lost) => new Promise((resolve, reject) => {
    const worker = new Worker(at(`${name}_loader.js`), { type: 'module' });
    const failed = (why) => { worker.terminate(); reject(why); lost(); };
    const late = setTimeout(failed, START, new Error('The worker does not start.'));
    worker.onerror = (event) => { event.preventDefault(); failed(new Error(event.message)); };
    worker.onmessage = ({ data }) => {
      // What is posted before it is ready is lost.
      if (data !== 'ready') return hear(data);
      clearTimeout(late);
      resolve(worker);
    };
  });
  const fetchedProgram = async (name) => {
    const program = await import(at(`${name}.js`));
    await program.default({ module_or_path: at(`${name}_bg.wasm`) });
    return program;
  };
  // The page's own program can think too: in one go, about the last message.
  const ownProgram = (think) => {
    let kept;
    return { begin: (message) => { kept = message; }, go_on: () => think(kept), busy: () => false };
  };
  const onPage = async (name, here, hear, failed) => {
    const program = here ? ownProgram(here) : await fetchedProgram(name);
    let going = false;
    const work = () => {
      try {
        const message = program.go_on();
        if (message) hear(message);
        going = program.busy();
        if (going) setTimeout(work, 0);
      } catch (why) {
        going = false;
        failed(why);
      }
    };
    const postMessage = (message) => {
      if (message.length === 0) return hear('here');
      program.begin(message);
      // Never at once: whoever asks is still at it.
      if (!going) setTimeout(work, 0);
      going = true;
    };
    return { postMessage, terminate: () => {} };
  };
  // Phones stop workers without a word. One that is thinking answers between two slices of thought, which take some tens of
  // milliseconds; if it does not, another is started and asked the same, and after a few that are lost the page thinks itself.
  // Whoever starts one says how many beats it may be silent once it has begun to think in one go; until then a few will do.
  const BEAT = 750;
  const FEW = 4;
  const START = 20000;
  const MOST_LOST = 3;
  lamplight.startWorker = async (reply, name, patience, here) => {
    let thinker;
    let asked = null;
    let silent = 0;
    let begun = false;
    let lost = 0;
    let beat;
    const rest = () => { clearInterval(beat); beat = undefined; asked = null; };
    const hear = (data) => {
      silent = 0;
      if (data === 'here') return;
      begun = data === 'begun';
      if (begun) return;
      if (asked && data.slice(0, 4).every((byte, at) => byte === asked[at])) { rest(); lost = 0; }
      reply(data);
    };
    // A number alone says that there is no answer.
    const giveUp = () => { if (asked) hear(asked.slice(0, 4)); };
    const thinkHere = () => onPage(name, here, hear, giveUp);
    const start = () => (lost < MOST_LOST ? inWorker(name, hear, again).catch(thinkHere) : thinkHere());
    let starting = false;
    const again = async () => {
      if (!thinker || starting) return;
      starting = true;
      lost += 1;
      thinker.terminate();
      try { thinker = await start(); } catch { giveUp(); }
      starting = begun = false;
      silent = 0;
      if (asked) thinker.postMessage(asked);
    };
    const watch = () => {
      if (starting) return;
      if (silent++ < (begun ? patience : Math.min(patience, FEW))) thinker.postMessage(new Uint8Array());
      else again();
    };
    thinker = await start();
    return (message) => {
      asked = message;
      silent = 0;
      beat ??= setInterval(watch, BEAT);
      if (!starting) thinker.postMessage(message);
    };
  };

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
