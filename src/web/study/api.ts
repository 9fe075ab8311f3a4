/** Requests to the server about studies. A browser without an account identifies itself by a secret. */
import type {
  ChangeAnswer,
  StudyChange,
  StudyInfo,
  StudyChatMessage,
  StudyRequest,
  StudySummary,
  StudyVisibility,
} from '../../study/messages.ts';
import type { StudyOperation } from '../../study/operations.ts';
import { freshSeed } from '../../table/dice/dice.ts';
import { ask, tablePath, withSeat } from '../net/api.ts';
import { readStored, settings, writeStored } from '../ui/settings.ts';

const KEY = 'countermarch.study-guest';
const SECRET_LENGTH = 40;

/** Returns the secret that identifies this browser to the server. It is created once and stored. */
export function guestSecret(): string {
  const stored = readStored<string>(KEY);
  if (stored !== undefined) return stored;
  const secret = freshSeed().slice(0, SECRET_LENGTH);
  writeStored(KEY, secret);
  return secret;
}

const asGuest = (more: RequestInit = {}): RequestInit => ({
  ...more,
  headers: { ...(more.headers as Record<string, string>), 'x-guest': guestSecret() },
});

const send = <T>(path: string, method: 'POST' | 'PUT' | 'DELETE', body?: unknown): Promise<T> =>
  ask(
    path,
    asGuest({
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }),
  );

const pathOf = (id: string): string => `/api/studies/${encodeURIComponent(id)}`;

/** Returns the path of a study's page. */
export const studyPath = (id: string): string => `/study/${encodeURIComponent(id)}`;

export interface StudyQuery {
  readonly game?: string;
  readonly author?: string;
  readonly order: 'stars' | 'new';
  readonly own?: '1';
}

/** Fetches public studies, or the user's own. */
export const fetchStudies = (query: StudyQuery): Promise<readonly StudySummary[]> =>
  ask(`/api/studies?${new URLSearchParams(Object.entries(query))}`, asGuest());

export const createStudy = (wanted: StudyRequest): Promise<StudyInfo> =>
  send(`/api/studies?${new URLSearchParams({ name: settings.peek().name })}`, 'POST', wanted);

export const fetchStudy = (id: string): Promise<StudyInfo> => ask(pathOf(id), asGuest());

export const fetchChanges = (id: string, after: number): Promise<readonly StudyChange[]> =>
  ask(`${pathOf(id)}/changes?after=${after}`, asGuest());

export const sendChange = (
  id: string,
  change: { readonly key: string; readonly operations: readonly StudyOperation[] },
): Promise<ChangeAnswer> => send(`${pathOf(id)}/changes`, 'POST', change);

export const joinStudy = (id: string, code: string): Promise<StudyInfo> =>
  send(`${pathOf(id)}/join`, 'POST', { code, name: settings.peek().name });

export const saveStudy = (
  id: string,
  wanted: { readonly name: string; readonly visibility: StudyVisibility },
): Promise<StudyInfo> => send(pathOf(id), 'PUT', wanted);

export const removeStudy = (id: string): Promise<unknown> => send(pathOf(id), 'DELETE');

export const setMember = (
  id: string,
  member: { readonly name: string; readonly role?: 'contributor' | 'viewer' },
): Promise<StudyInfo> => send(`${pathOf(id)}/members`, 'PUT', member);

export const setStar = (id: string, has: boolean): Promise<StudyInfo> =>
  send(`${pathOf(id)}/star`, has ? 'PUT' : 'DELETE');

export const fetchNotes = (id: string): Promise<Readonly<Record<string, string>>> =>
  ask(`${pathOf(id)}/notes`, asGuest());

export const saveNote = (id: string, node: string, text: string): Promise<unknown> =>
  send(`${pathOf(id)}/notes`, 'PUT', { node, text });

export const fetchChatMessages = (id: string): Promise<readonly StudyChatMessage[]> =>
  ask(`${pathOf(id)}/chat`, asGuest());

export const sendToStudy = (id: string, text: string): Promise<unknown> =>
  send(`${pathOf(id)}/chat`, 'POST', { text });

/** Creates a study from a finished game, with the token of a seat. */
export const openGameStudy = (table: string, token: string): Promise<StudyInfo> =>
  ask(
    `${tablePath(table)}/study`,
    asGuest({
      method: 'POST',
      headers: { 'content-type': 'application/json', ...withSeat(token).headers },
      body: JSON.stringify({ name: settings.peek().name }),
    }),
  );

/** Returns the address of a study's socket. */
export function studySocketUrl(id: string): string {
  const url = new URL(`${pathOf(id)}/socket?guest=${guestSecret()}`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
