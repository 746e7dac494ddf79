// Lamplight's service worker: keeps every file of one build, so that the page opens without a network.
//
// It never caches anything but the files of its own list, and never takes over by itself: a new build waits
// until the page says "apply", because a game may be under way. Saves are not its business.
//
// The build fills in the next two lines: the build's version, and each file with the start of its SHA-256.
const VERSION = "unsealed";
const FILES = {};

const SCOPE = new URL(self.registration.scope);
// One origin may hold Lamplight in several folders; each looks after its own caches only.
const PREFIX = `lamplight ${SCOPE.pathname} `;
const CACHE = PREFIX + VERSION;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetEarlierBuilds()));

self.addEventListener("message", (event) => {
  if (event.data === "apply") event.waitUntil(self.skipWaiting());
});

self.addEventListener("fetch", (event) => {
  const file = fileFor(event.request);
  if (file !== null) event.respondWith(answer(file, event.request));
});

/** The file of this build that a request asks for, or `null` when it is none of ours. */
function fileFor(request) {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return null;
  // A link to a game carries it in the query of the page's address.
  const isPage = request.mode === "navigate";
  if (url.search !== "" && !isPage) return null;
  const path = decodeURI(url.pathname.slice(SCOPE.pathname.length)) || "index.html";
  return Object.hasOwn(FILES, path) ? path : null;
}

async function answer(file, request) {
  const cache = await caches.open(CACHE);
  // A browser short of space may have dropped the file.
  return (await cache.match(keyOf(file))) ?? fetch(request);
}

/** Files are kept under their address and hash, so that the next build can tell which ones it can take over. */
function keyOf(file) {
  const url = new URL(encodeURI(file), SCOPE);
  url.search = FILES[file];
  return url.href;
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  const earlier = await openEarlierBuilds();
  await Promise.all(Object.keys(FILES).map((file) => keep(file, cache, earlier)));
}

async function keep(file, cache, earlier) {
  const key = keyOf(file);
  if (await cache.match(key)) return;
  for (const build of earlier) {
    const same = await build.match(key);
    if (same) return cache.put(key, same);
  }
  await cache.put(key, await fetched(file));
}

/** A file from the network, refused unless it is the very one of this build: a host may be halfway through an upload. */
async function fetched(file) {
  const response = await fetch(new URL(encodeURI(file), SCOPE), { cache: "no-cache" });
  if (!response.ok) throw new Error(`${file}: the server answered ${response.status}`);
  const body = await response.arrayBuffer();
  if (!(await hashOf(body)).startsWith(FILES[file])) throw new Error(`${file} is not the one of build ${VERSION}`);
  // Made anew, for a response that was redirected may not answer a navigation.
  const headers = new Headers(response.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(body, { headers });
}

async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function earlierNames() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
}

async function openEarlierBuilds() {
  return Promise.all((await earlierNames()).map((name) => caches.open(name)));
}

async function forgetEarlierBuilds() {
  await Promise.all((await earlierNames()).map((name) => caches.delete(name)));
}
