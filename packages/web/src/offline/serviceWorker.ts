/**
 * Keeps the files of the page, so that it opens without a network. The build puts the list of the files and their
 * version in front of this program and writes it to `sw.js` (see `precache.ts`). Requests for anything else, such as the
 * API, are left to the network.
 *
 * A new version is downloaded beside the running one and waits until the page asks for it, or until no page is open.
 */
declare const FILES: readonly string[];
declare const VERSION: string;

/** The type that TypeScript has for `self` is that of a page. */
const worker = self as unknown as ServiceWorkerGlobalScope;

const PREFIX = 'kairo-';
const CACHE = PREFIX + VERSION;
const PAGE = new URL('./', worker.location.href).href;

/** The names of these contain a digest of what is in them. */
const isImmutable = (address: string): boolean => address.startsWith(`${PAGE}assets/`);

/** All or none: a file that cannot be had fails the installation, and the browser tries again on the next visit. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (file) => {
      const address = new URL(file, PAGE).href;
      const known = isImmutable(address) ? await caches.match(address) : undefined;
      const response = known ?? (await fetch(address, { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${file}: status ${response.status}`);
      await cache.put(address, response);
    }),
  );
}

/** Other tabs may still run the version before this one, and load parts of it later. */
async function dropOldFiles(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function kept(address: string): Promise<Response | undefined> {
  return (await (await caches.open(CACHE)).match(address)) ?? (await caches.match(address));
}

const addresses = new Set(FILES.map((file) => new URL(file, PAGE).href));

/** The address under which the response to a request is kept, if there is one. */
function addressOf({ method, mode, url }: Request): string | undefined {
  if (method !== 'GET') return undefined;
  const [address = ''] = url.split(/[?#]/);
  if (mode === 'navigate') return address === PAGE || address === `${PAGE}index.html` ? PAGE : undefined;
  // A page that asks for itself wants to know whether the server has a newer one.
  if (address === PAGE) return undefined;
  return addresses.has(address) || isImmutable(address) ? address : undefined;
}

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(dropOldFiles().then(() => worker.clients.claim())),
);

worker.addEventListener('fetch', (event) => {
  const address = addressOf(event.request);
  if (address === undefined) return;
  event.respondWith(kept(address).then((response) => response ?? fetch(event.request)));
});

worker.addEventListener('message', ({ data }) => {
  if (data === 'activate') void worker.skipWaiting();
});
