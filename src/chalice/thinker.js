// The bots' program, in a worker of its own; where workers are missing or fail, the same program on the page, a slice at a time.

const SLICE_PAUSE = 0;

async function onPage(base, reply) {
  const program = await import(new URL('thinker.js', base).href);
  await program.default({ module_or_path: new URL('thinker_bg.wasm', base).href });
  let going = false;
  const work = () => {
    const message = program.go_on();
    if (message) reply(message);
    going = program.busy();
    if (going) setTimeout(work, SLICE_PAUSE);
  };
  return (message) => {
    program.begin(message);
    if (!going) work();
  };
}

function inWorker(base, reply) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('thinker_loader.js', base).href, { type: 'module' });
    worker.onerror = (event) => { event.preventDefault(); reject(new Error(event.message)); };
    worker.onmessage = ({ data }) => {
      // What is posted before it is ready is lost.
      if (data === 'ready') resolve((message) => worker.postMessage(message));
      else reply(data);
    };
  });
}

/** Starts the program; resolves to a function that takes requests. Replies come through `reply`. */
export async function start(reply) {
  const base = document.baseURI;
  try {
    return await inWorker(base, reply);
  } catch {
    return await onPage(base, reply);
  }
}
