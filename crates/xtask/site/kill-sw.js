// The kill switch: shipped as sw.js, it takes Lamplight's service worker away from everyone who has it.
// The page is then loaded from the network as any other; saves in localStorage are not touched.

const PREFIX = `lamplight ${new URL(self.registration.scope).pathname} `;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(stepDown()));

async function stepDown() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(ours.map((name) => caches.delete(name)));
  // Only pages that the old worker answered for: the fresh ones would register this file again and reload for ever.
  const pages = await self.clients.matchAll({ type: "window" });
  await self.registration.unregister();
  // Nobody waits for them here: a page that comes to a worker which has not activated yet waits for it in turn.
  for (const page of pages) page.navigate(page.url).catch(() => {});
}
