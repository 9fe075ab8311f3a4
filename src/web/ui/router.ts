/** Router: maps addresses to screens, and changes screens without reloading the page. */
import { signal } from '@preact/signals';

export type Route =
  | { readonly screen: 'lobby' }
  | {
      readonly screen: 'table';
      readonly table: string;
      readonly token: string | undefined;
      /** Number of the entry after which the board is shown. */
      readonly at?: number;
      /** Id of the side whose view is shown. */
      readonly as?: string;
    }
  | {
      readonly screen: 'local';
      readonly game: string | undefined;
      /** Starts the guided first game: a chapter, counted from 0, or the next one. */
      readonly lesson?: { readonly chapter?: number };
      /** Whether all seats are for people at this screen. */
      readonly shared?: true;
    }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string | undefined }
  | { readonly screen: 'design'; readonly game: string }
  /** Editor for variants of a game. */
  | { readonly screen: 'variant'; readonly game: string }
  /** Game in development (`countermarch dev`). */
  | { readonly screen: 'dev'; readonly game: string }
  | { readonly screen: 'replay' }
  | { readonly screen: 'learn' }
  | { readonly screen: 'watch' }
  | { readonly screen: 'calendar' }
  | {
      readonly screen: 'account';
      /** Address that is opened after signing in. */
      readonly next?: string;
    }
  | { readonly screen: 'player'; readonly name: string }
  | { readonly screen: 'friend'; readonly code: string }
  | { readonly screen: 'tournaments' }
  | { readonly screen: 'studies' }
  | {
      readonly screen: 'study';
      readonly id: string;
      /** Secret part of the link for contributors. */
      readonly code?: string;
      /** Node or chapter that is shown first. */
      readonly at?: string;
    }
  | { readonly screen: 'moderate' }
  | { readonly screen: 'tournament'; readonly id: string }
  | { readonly screen: 'unknown'; readonly path: string };

/** Screens whose address is a single word. */
type PlainScreen =
  | 'replay'
  | 'learn'
  | 'watch'
  | 'calendar'
  | 'tournaments'
  | 'studies'
  | 'moderate';
const ALONE: readonly string[] = [
  'replay',
  'learn',
  'watch',
  'calendar',
  'tournaments',
  'studies',
  'moderate',
] satisfies PlainScreen[];

/** Part after `#` in addresses of games between people at one screen. */
export const SHARED = 'shared';

/** Returns the route of an address. */
export function routeOf(url: URL): Route {
  const [head = '', name, ...rest] = url.pathname
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decode);
  const hash = decode(url.hash.slice(1));
  if (head === '' || head === 'index.html') return { screen: 'lobby' };
  if (ALONE.includes(head) && name === undefined) return { screen: head as PlainScreen };
  if (head === 'account' && name === undefined) return { screen: 'account', ...nextIn(hash) };
  if (head === 'local' && rest.length === 0)
    return { screen: 'local', game: name, ...(hash === SHARED && { shared: true }) };
  if (head === 'learn' && name && isChapter(rest))
    return { screen: 'local', game: name, lesson: { chapter: Number(rest[0]) - 1 } };
  if (name === undefined || name === '' || rest.length > 0)
    return { screen: 'unknown', path: url.pathname };
  if (head === 'learn') return { screen: 'local', game: name, lesson: {} };
  if (head === 't')
    return { screen: 'table', table: name, token: tokenIn(hash), ...momentIn(hash) };
  if (head === 'players') return { screen: 'player', name };
  if (head === 'friend') return { screen: 'friend', code: name };
  if (head === 'tournaments') return { screen: 'tournament', id: name };
  if (head === 'study') return { screen: 'study', id: name, ...studyIn(hash) };
  if (head === 'dev') return { screen: 'dev', game: name };
  if (head === 'variant') return { screen: 'variant', game: name };
  if (head === 'design') return { screen: 'design', game: name };
  if (head === 'rules') return { screen: 'rules', game: name, rule: hash || undefined };
  return { screen: 'unknown', path: url.pathname };
}

/** Returns whether the rest of `/learn/GAME/2` is a chapter. */
const isChapter = (rest: readonly string[]): boolean =>
  rest.length === 1 && /^[1-9]$/.test(rest[0] ?? '');

/** Decodes an address. A broken escape is kept as it is instead of throwing an error. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function tokenIn(hash: string): string | undefined {
  return new URLSearchParams(hash).get('seat') ?? undefined;
}

/** Returns the address of the account screen that leads back to the current page after signing in. */
export const signInPath = (): string =>
  `/account#next=${encodeURIComponent(location.pathname + location.hash)}`;

/** Returns the address in `#next=/friend/…`, if it is a path of this page. */
function nextIn(hash: string): { next?: string } {
  const next = new URLSearchParams(hash).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? { next } : {};
}

/** Returns the secret of a contributor (`#join=SECRET`) and the id of a node (`#at=ID`), if the address has them. */
function studyIn(hash: string): { code?: string; at?: string } {
  const query = new URLSearchParams(hash);
  const [code, at] = [query.get('join'), query.get('at')];
  return { ...(code && { code }), ...(at && { at }) };
}

/**
 * Returns a moment: `#at=12` after an entry; `#at=12&as=red` in a side's view; `#as=red` the latest moment of that
 * view.
 */
function momentIn(hash: string): { at?: number; as?: string } {
  const query = new URLSearchParams(hash);
  const [at, as] = [query.get('at') ?? '', query.get('as') ?? ''];
  return {
    ...(/^\d{1,7}$/.test(at) && { at: Number(at) }),
    ...(/^[\w-]{1,40}$/.test(as) && { as }),
  };
}

export const route = signal<Route>({ screen: 'lobby' });

/** Goes to an address of this page. */
export function go(path: string): void {
  history.pushState(undefined, '', path);
  follow();
  scrollTo(0, 0);
}

function follow(): void {
  route.value = routeOf(new URL(location.href));
}

/** Starts following the address bar and plain clicks on links within the page. */
export function startRouter(): void {
  follow();
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  document.addEventListener('click', (event) => {
    const path = linkOf(event);
    if (path === undefined) return;
    event.preventDefault();
    go(path);
  });
}

/** Returns the target path of a click, if it is a plain click on a link to one of our screens. */
function linkOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api')) return undefined;
  if (url.pathname === location.pathname && url.hash !== '') return undefined;
  return url.pathname + url.search + url.hash;
}
