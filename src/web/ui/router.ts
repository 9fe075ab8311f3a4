/** Which screen an address means, and going from one to another without loading the page again. */
import { signal } from '@preact/signals';

export type Route =
  | { readonly screen: 'lobby' }
  | {
      readonly screen: 'table';
      readonly table: string;
      readonly token: string | undefined;
      /** The entry after which the board is to be shown. */
      readonly at?: number;
      /** The id of the side by whose eyes. */
      readonly as?: string;
    }
  | {
      readonly screen: 'local';
      readonly game: string | undefined;
      /** Its guided first game is to be played: a chapter counted from 0, or the one that is next. */
      readonly lesson?: { readonly chapter?: number };
    }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string | undefined }
  | { readonly screen: 'design'; readonly game: string }
  /** A game in development (`countermarch dev`). */
  | { readonly screen: 'dev'; readonly game: string }
  | { readonly screen: 'replay' }
  | { readonly screen: 'learn' }
  | { readonly screen: 'watch' }
  | { readonly screen: 'calendar' }
  | {
      readonly screen: 'account';
      /** The address of this page that is opened after signing in. */
      readonly next?: string;
    }
  | { readonly screen: 'people'; readonly name: string }
  | { readonly screen: 'friend'; readonly code: string }
  | { readonly screen: 'tournaments' }
  | { readonly screen: 'studies' }
  | {
      readonly screen: 'study';
      readonly id: string;
      /** Secret part of the link for contributors. */
      readonly code?: string;
      /** The node or chapter that is shown first. */
      readonly at?: string;
    }
  | { readonly screen: 'moderate' }
  | { readonly screen: 'tournament'; readonly id: string }
  | { readonly screen: 'unknown'; readonly path: string };

/** Screens whose address is one word. */
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

/** The route of an address. */
export function routeOf(url: URL): Route {
  const [head = '', name, ...rest] = url.pathname
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decode);
  const hash = decode(url.hash.slice(1));
  if (head === '' || head === 'index.html') return { screen: 'lobby' };
  if (ALONE.includes(head) && name === undefined) return { screen: head as PlainScreen };
  if (head === 'account' && name === undefined) return { screen: 'account', ...nextIn(hash) };
  if (head === 'local' && rest.length === 0) return { screen: 'local', game: name };
  if (head === 'learn' && name && isChapter(rest))
    return { screen: 'local', game: name, lesson: { chapter: Number(rest[0]) - 1 } };
  if (name === undefined || name === '' || rest.length > 0)
    return { screen: 'unknown', path: url.pathname };
  if (head === 'learn') return { screen: 'local', game: name, lesson: {} };
  if (head === 't')
    return { screen: 'table', table: name, token: tokenIn(hash), ...momentIn(hash) };
  if (head === 'people') return { screen: 'people', name };
  if (head === 'friend') return { screen: 'friend', code: name };
  if (head === 'tournaments') return { screen: 'tournament', id: name };
  if (head === 'study') return { screen: 'study', id: name, ...studyIn(hash) };
  if (head === 'dev') return { screen: 'dev', game: name };
  if (head === 'design') return { screen: 'design', game: name };
  if (head === 'rules') return { screen: 'rules', game: name, rule: hash || undefined };
  return { screen: 'unknown', path: url.pathname };
}

/** The rest of `/learn/GAME/2`. */
const isChapter = (rest: readonly string[]): boolean =>
  rest.length === 1 && /^[1-9]$/.test(rest[0] ?? '');

/** `%` followed by no two hex digits is no address of ours, but no reason to show nothing either. */
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

/** The address of the account screen that leads back to this one after signing in. */
export const signInPath = (): string =>
  `/account#next=${encodeURIComponent(location.pathname + location.hash)}`;

/** `#next=/friend/…`: only addresses of this page. */
function nextIn(hash: string): { next?: string } {
  const next = new URLSearchParams(hash).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? { next } : {};
}

/** `#join=SECRET`: of a contributor; `#at=ID`: a node. */
function studyIn(hash: string): { code?: string; at?: string } {
  const query = new URLSearchParams(hash);
  const [code, at] = [query.get('join'), query.get('at')];
  return { ...(code && { code }), ...(at && { at }) };
}

/** `#at=12`: a moment of the game; `#at=12&as=red`: in the view of a side; `#as=red`: the latest moment of that view. */
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

/** Follows the address bar and plain clicks on links within the page. */
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

/** The path that a click goes to, if it is an ordinary click on a link to a screen of ours. */
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
