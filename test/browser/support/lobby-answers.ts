/** Answers of a server with people, for the lobby: more than real tables in a test could give. */
import type { Page } from '@playwright/test';

const GAMES = ['annihilator', 'annihilation', 'chitin', 'slammers', 'armageddon'];

/** `mine`: three games wait for the user; `empty`: no player is present. */
export type LobbyState = 'out' | 'mine' | 'empty';
export const LOBBY_STATES: readonly LobbyState[] = ['out', 'mine', 'empty'];

const HOUR = 3_600_000;
const DAYS = { kind: 'move', seconds: 86_400, late: 'loss' };

const seat = (side: number, name: string, kind = 'human') => ({
  ...{ side, kind, name, connected: true },
});

function tableOf(id: string, game: string, scenario: string, sides: string[], names: string[]) {
  const seats = names.map((name, side) =>
    name === '' ? seat(side, '', 'open') : seat(side, name, name === '3' ? 'bot' : 'human'),
  );
  const at = Date.now() - 2 * HOUR;
  return { table: id, game, scenario, sides, seats, seq: 12, actor: 0, over: false, at };
}

const HIVES = ['red', 'blue'];
const WALKERS = ['white', 'black'];

const open = () => [
  { ...tableOf('open-1', 'chitin', 'basic', HIVES, ['Noor', '']), clock: DAYS, rated: true },
  { ...tableOf('open-2', 'annihilation', 'learning', WALKERS, ['', 'Marek']) },
];
const watched = () => [
  tableOf('watch-1', 'chitin', 'basic', HIVES, ['Kiri', 'Bo']),
  // One person against a bot.
  tableOf('solo-1', 'annihilation', 'learning', WALKERS, ['Somebody alone', '3']),
];
const due = () => Date.now() + 18.5 * HOUR;
const mine = () => [
  { ...tableOf('mine-1', 'chitin', 'basic', HIVES, ['Ada', 'Ines']), clock: DAYS, due: due() },
  tableOf('mine-2', 'annihilation', 'learning', WALKERS, ['Ada', 'Bo']),
  tableOf('mine-3', 'annihilation', 'standard', WALKERS, ['Ada', 'Marek']),
];

/** Makes the lobby see a server in this state, from a browser that owns the games that belong to it. */
export async function answerLobby(page: Page, state: LobbyState): Promise<void> {
  const isQuiet = state === 'empty';
  await page.route('**/api/lobby', (route) =>
    route.fulfill({
      json: {
        online: isQuiet ? 0 : 31,
        games: GAMES.map((game, i) => ({
          game,
          playing: isQuiet ? 0 : 2 + i,
          waiting: isQuiet || i === 1 ? 0 : i + 1,
        })),
        finished: isQuiet ? [] : [{ ...watched()[0], table: 'done-1', over: true }],
      },
    }),
  );
  await page.route('**/api/tables?**', (route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.has('ids')) return route.fulfill({ json: state === 'mine' ? mine() : [] });
    if (searchParams.has('open'))
      return route.fulfill({ json: isQuiet ? open().slice(0, 1) : open() });
    return route.fulfill({ json: isQuiet ? [] : [...watched(), ...open()] });
  });
  await page.route('**/api/tournaments', (route) => route.fulfill({ json: [] }));
  if (state !== 'mine') return;
  const tables = mine().map(({ table, game, scenario, sides }) => ({
    ...{ table, game, scenario, seats: {}, mine: [sides[0]], title: game, at: Date.now() },
  }));
  await page.addInitScript((own) => {
    localStorage.setItem('countermarch.tables', JSON.stringify(own));
  }, tables);
}
