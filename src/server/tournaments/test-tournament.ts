/** Tournaments in tests: players and their actions. */
import { expect } from 'vitest';
import type { OwnTable } from '../../table/messages/accounts.ts';
import type { TournamentView } from '../../table/messages/tournament-messages.ts';
import { Browser, type peopleServer } from '../accounts/test-browser.ts';
import { connectClient } from '../testing/test-client.ts';

export const WANTED = { name: 'Autumn', game: 'patrol', kind: 'round-robin', rounds: 1, days: 7 };
export const PATH = '/api/tournaments';
export const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];

export type Server = Awaited<ReturnType<typeof peopleServer>>;

export async function people(
  address: string,
  names: readonly string[] = NAMES,
): Promise<Browser[]> {
  return Promise.all(
    names.map(async (name) => {
      const browser = new Browser(address);
      expect((await browser.post('/api/account', { name, password: 'correct horse' })).status).toBe(
        201,
      );
      return browser;
    }),
  );
}

export const look = async (browser: Browser, path: string) =>
  (await browser.get<TournamentView>(path)).body;

/** Waits until a condition on the tournament holds; returns its view. */
export async function until(
  browser: Browser,
  path: string,
  isSo: (view: TournamentView) => boolean,
): Promise<TournamentView> {
  for (;;) {
    const view = await look(browser, path);
    if (isSo(view)) return view;
    await new Promise(setImmediate);
  }
}

/** Returns the seat secrets of an account, by table. */
export async function seatTokens(browser: Browser): Promise<Map<string, string>> {
  const { body } = await browser.post<OwnTable[]>('/api/account/tables', { known: [] });
  return new Map(body.map(({ table, seats }) => [table, Object.values(seats)[0] ?? '']));
}

/** Makes both players of a table move, and then one of them resign. */
export async function playAndResign(
  server: Server,
  browsers: readonly Browser[],
  loser: Browser,
  table: string,
): Promise<void> {
  const tokens = (await Promise.all(browsers.map(seatTokens))).flatMap(
    (own) => own.get(table) ?? [],
  );
  for (const token of tokens) await bury(server.address, table, token);
  for (const token of tokens) await bury(server.address, table, token);
  await resign(server, loser, table);
}

/** Hides the mine of a seat, if it is the seat's turn to do so. */
async function bury(address: string, table: string, token: string): Promise<void> {
  const { client, view } = await connectClient(address, table, token);
  if (view.seq < 2 && view.actor === view.side)
    await client.act(view.seq, view.side === 0 ? 'bury n3' : 'bury n6');
  client.close();
}

/** Makes a player resign at a table. */
export async function resign({ address }: Server, browser: Browser, table: string): Promise<void> {
  const token = (await seatTokens(browser)).get(table) ?? expect.fail('no seat there');
  const { client, view } = await connectClient(address, table, token);
  expect(await client.ask({ type: 'resign', seq: view.seq })).toMatchObject({ type: 'done' });
  client.close();
}

export const tablesOf = (view: TournamentView, round: number) =>
  view.games.filter((game) => game.round === round && game.table !== undefined);
