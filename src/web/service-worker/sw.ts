/**
 * Lets the page run without a network: stores every file of one build, and serves them.
 *
 * The page itself comes from the network if there is one, so updates need no question and no button. A build that is in
 * use is never replaced: a newer worker waits until the last page of the older build is closed. Until then, the older
 * worker keeps all its files, including those that the server no longer has.
 */
declare const self: ServiceWorkerGlobalScope;
/** List of every file of the page, and a hash over them, filled in by the build (`tools/precache.ts`). */
declare const __FILES__: readonly string[];
declare const __BUILD__: string;

const FAMILY = 'countermarch-';
const CACHE = `${FAMILY}${__BUILD__}`;
const PAGE = '/index.html';
const ICON = '/icon-192.png';
/** Prefix of files whose names change with their content, so that they can be cached for good. */
const LASTING = '/assets/';
/** Time that the page waits for the network before the stored copy is served, in milliseconds. */
const PATIENCE = 4000;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

self.addEventListener('push', (event) => event.waitUntil(showTurn(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data)));
});

interface PushMessage {
  readonly title?: string;
  readonly body?: string;
  readonly table?: string;
  /** Path of the page to open, if it is not the table's own page. */
  readonly path?: string;
}

/** Shows a notification in the language that the player chose when subscribing. */
async function showTurn(data: PushMessageData | null): Promise<void> {
  const { title = '', body, table = '', path } = (data?.json() ?? {}) as PushMessage;
  const opened = path ?? `/t/${encodeURIComponent(table)}`;
  await self.registration.showNotification(title, {
    ...(body !== undefined && { body }),
    ...{ tag: table, data: opened, icon: ICON },
  });
}

/** Focuses the window that shows a page, or opens a new one. */
async function openPage(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

/** Stores all files of the build, or none if one of them fails. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const requests = __FILES__.map(
    (path) => new Request(path, { cache: path.startsWith(LASTING) ? 'default' : 'reload' }),
  );
  await cache.addAll(requests);
}

/** Deletes other builds, whose pages are all closed, and takes control of pages that were loaded before this worker. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Returns the stored response; undefined for requests that only the server can answer, and for other origins. */
function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (pathname.startsWith('/api/')) return undefined;
  if (request.mode === 'navigate') return networkFirst(request, PAGE);
  if (!__FILES__.includes(pathname)) return undefined;
  return pathname.startsWith(LASTING) ? cacheFirst(request) : networkFirst(request, pathname);
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await kept(request.url)) ?? fetch(request);
}

/** Responds from the network if it is quick and successful, otherwise from the stored copy. */
async function networkFirst(request: Request, path: string): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  const asked = fetch(request).catch(() => undefined);
  const answer = await Promise.race([asked, late]);
  if (answer && answer.status < 500) return answer;
  return (await kept(path)) ?? (await asked) ?? Response.error();
}

async function kept(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}
