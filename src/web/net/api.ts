/** Requests to the server. Every failure is a `PageError` with a message for the player. */
import { PageError } from '../faults.ts';
import { textOfFault } from '../lazy-messages.ts';
import { TIME_HEADER } from '../../table/messages/time-header.ts';
import type { ChatMessageRequest } from '../../table/messages/chat.ts';
import { addListedMessages, msg } from '../messages.ts';
import { serverClock } from './server-clock.ts';
import type { SeatChange } from '../../table/seats/stand-ins.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type {
  CatalogueEntry,
  Entry,
  SeatGrant,
  Rematch,
  ReplayView,
  SeatChanged,
  TableCreated,
  TableSummary,
} from '../../table/messages/messages.ts';
import type { JoinRequest, TableRequest } from '../../table/messages/requests.ts';

/** Fetches the catalogue of games. Afterwards the texts that it has about games are available. */
export async function fetchCatalogue(): Promise<readonly CatalogueEntry[]> {
  const games = await ask<readonly CatalogueEntry[]>('/api/games');
  addListedMessages(games);
  return games;
}

/** Fetches the hashes of the variants that rated games and tournaments may have. */
export const fetchRatedVariants = (): Promise<readonly string[]> => ask('/api/rated-variants');

/** Fetches the tables in play. `search`: only tables that match the lobby's filter, in its URL syntax. */
export const fetchTables = (search = ''): Promise<readonly TableSummary[]> =>
  ask(`/api/tables${search}`);

/** Fetches the summaries of some tables, as far as they exist. */
export const fetchTheseTables = (ids: readonly string[]): Promise<readonly TableSummary[]> =>
  ids.length === 0 ? Promise.resolve([]) : ask(`/api/tables?ids=${ids.map(encodeURIComponent)}`);

export const createTable = (wanted: TableRequest): Promise<TableCreated> =>
  post('/api/tables', wanted);

/** Takes an open seat, or sets the player's name in a seat that the token already owns. */
export const joinTable = (table: string, wanted: JoinRequest): Promise<SeatGrant> =>
  post(`${tablePath(table)}/join`, wanted);

/** Requests a rematch for the players of a table, with the token of a seat. */
export const requestRematch = (table: string, token: string, swap: boolean): Promise<Rematch> =>
  ask(`${tablePath(table)}/rematch`, posted({ swap }, token));

/** Changes the player of a side, with the token of the seat or of the host. */
export const changeSeat = (
  table: string,
  side: string,
  change: SeatChange,
  secret: string | undefined,
): Promise<SeatChanged> =>
  ask(`${tablePath(table)}/seats/${encodeURIComponent(side)}`, posted(change, secret));

/** Sends a chat message at a table. */
export const sendChatMessage = (
  table: string,
  token: string | undefined,
  message: ChatMessageRequest,
): Promise<unknown> => ask(`${tablePath(table)}/chat`, posted(message, token));

/** Fetches the private note of a seat. */
export const fetchNote = (
  table: string,
  token: string | undefined,
): Promise<{ readonly text: string }> => ask(`${tablePath(table)}/note`, withSeat(token));

export const saveNote = (
  table: string,
  token: string | undefined,
  text: string,
): Promise<unknown> =>
  // `keepalive`: the request is completed even if the user leaves the page.
  ask(`${tablePath(table)}/note`, { ...posted({ text }, token), method: 'PUT', keepalive: true });

/** Creates a table that continues from the end of a record. */
export const importTable = (record: string, seats: TableRequest['seats']): Promise<TableCreated> =>
  ask('/api/records', posted({ record, seats }), CHECKED_WITHIN);

export const fetchPosition = (
  table: string,
  token: string | undefined,
  seq: number,
  as?: string,
): Promise<ReplayView> =>
  ask(
    `${tablePath(table)}/views/${seq}${as === undefined ? '' : `?as=${encodeURIComponent(as)}`}`,
    withSeat(token),
  );

/** Fetches the record as a side saw it, for spectators. */
export const fetchLog = (
  table: string,
  token: string | undefined,
  as: string,
): Promise<readonly Entry[]> =>
  ask(`${tablePath(table)}/log?as=${encodeURIComponent(as)}`, withSeat(token));

export async function fetchRecord(table: string, token: string | undefined): Promise<string> {
  const response = await request(`${tablePath(table)}/record`, withSeat(token));
  return response.text();
}

/** Returns the address of a table's socket. */
export function socketUrl(table: string, token: string | undefined): string {
  const url = new URL(`${tablePath(table)}/socket${seatQuery(token)}`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

export const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const seatQuery = (token: string | undefined): string =>
  token === undefined ? '' : `?seat=${encodeURIComponent(token)}`;

/** Puts a seat's token into a header, because URLs appear in logs. */
export const withSeat = (
  token: string | undefined,
): { headers?: { readonly authorization: string } } =>
  token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };

/** Sends a POST request, and parses the response. */
export const post = <T>(path: string, body: unknown): Promise<T> => ask(path, posted(body));

export function posted(body: unknown, secret?: string): RequestInit {
  const { headers } = withSeat(secret);
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

/** Changing requests without a response so far, by their whole content. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Sends a request, and parses the response. If a change is requested again before its response, both share one request.
 */
export function ask<T>(path: string, init?: RequestInit, within?: number): Promise<T> {
  if (init?.method === undefined) return fetchJson(path, init, within);
  const key = JSON.stringify([path, init.method, init.body, init.headers]);
  const known = underWay.get(key) ?? fetchJson(path, init, within);
  underWay.set(key, known);
  void known.catch(() => undefined).then(() => underWay.delete(key));
  return known as Promise<T>;
}

async function fetchJson<T>(path: string, init?: RequestInit, within?: number): Promise<T> {
  const response = await request(path, init, within);
  return (await response.json().catch(() => {
    throw new PageError(msg('net.stranger'));
  })) as T;
}

/** Time limit for a response, in milliseconds. After that the connection counts as lost. */
const ANSWERS_WITHIN = 30_000;
/** Time limit in milliseconds for requests with a record, which the server replays first. */
const CHECKED_WITHIN = 120_000;

/**
 * Sends a request. Rejects with a message if it is refused, or if no response comes in time. Every response carries the
 * server's time.
 */
export async function request(
  path: string,
  init?: RequestInit,
  within = ANSWERS_WITHIN,
): Promise<Response> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), within);
  const sent = Date.now();
  const response = await fetch(path, { ...init, signal: waiting.signal })
    .catch(() => {
      throw new PageError(msg('net.silent'));
    })
    .finally(() => clearTimeout(timer));
  const server = Number(response.headers.get(TIME_HEADER) ?? Number.NaN);
  serverClock.note({ sent, received: Date.now(), server });
  if (!response.ok) throw new PageError(await reasonOf(response), response.status);
  return response;
}

async function reasonOf(response: Response): Promise<LocalizedText> {
  try {
    const answer = (await response.json()) as Record<string, unknown>;
    const { reason, message, error } = answer;
    return await textOfFault({
      ...(typeof message === 'object' && { message }),
      reason: String(reason ?? message ?? error),
    });
  } catch {
    return msg('net.status', { status: `${response.status} ${response.statusText}`.trim() });
  }
}
