// The service worker: after one visit everything works without a network. Each build has a cache of its own with every file of the
// page; a new version waits until no page uses the old one, or until somebody asks for it. The list of files and the version
// are put in when the page is built (plugins/offline.ts).

export {};

/** A file of the page, and for one whose name stays the same a mark of its content. */
interface Entry {
  url: string;
  revision?: string;
}

declare const self: ServiceWorkerGlobalScope;
declare const PRECACHE: { version: string; entries: Entry[] };

const PREFIX = 'ludotheca-';
const CACHE = PREFIX + PRECACHE.version;
/** The page itself, whatever its address. */
const SHELL = '/';

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});
self.addEventListener('message', (event) => {
  if (event.data === 'update-now') void self.skipWaiting();
});

/** All files or none: a half-filled cache would break the page when the network is gone. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    PRECACHE.entries.map(async ({ url, revision }) => {
      // What carries its hash in its name may be had from an older version.
      const kept = revision === undefined ? await caches.match(url) : undefined;
      const response = kept ?? (await fetch(url, { cache: revision === undefined ? 'default' : 'reload' }));
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      await cache.put(url, response);
    }),
  );
}

/** The cache before this one stays: a page that is still open may want a piece of it. */
async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

function answerTo(request: Request): Promise<Response> | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return undefined;
  // What stands in frames of others has headers of its own; pictures for others, and what tables say, are none of the page's files.
  if (/^\/(api|embed|preview)(\/|$)/.test(url.pathname)) return undefined;
  if (request.mode === 'navigate') return fromCache(SHELL, request);
  return fromCache(url.pathname, request);
}

async function fromCache(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? (await caches.match(path)) ?? fetch(request);
}
