/** Games prepared for tests: played by computers from a seed until a condition holds, then taken over. */
import type { Page } from '@playwright/test';
import { createBot } from '../../../../src/bots/create-bot.ts';
import { annihilation } from '../../../../src/games/annihilation/index.ts';
import { annihilator } from '../../../../src/games/annihilator/index.ts';
import { chitin } from '../../../../src/games/chitin/index.ts';
import { slammers } from '../../../../src/games/slammers/index.ts';
import type { Game } from '../../../../src/kernel/game.ts';
import { formatAction } from '../../../../src/kernel/text/notation.ts';
import { parseSetup, type SetupRequest } from '../../../../src/kernel/setup/setup.ts';
import type { GameState } from '../../../../src/kernel/state.ts';
import { seededDice } from '../../../../src/table/dice/dice.ts';
import { recordFrom } from '../../../../src/table/record/position-record.ts';
import { formatRecord } from '../../../../src/table/record/record.ts';
import type { Seat } from '../../../../src/table/table-parts.ts';
import { Table } from '../../../../src/table/table.ts';
import { waitForBoard } from '../play.ts';

export const openChitin = (scenario: string, options: SetupRequest['options'] = {}): Game =>
  chitin.open(parseSetup(chitin, { scenario, options }));

export const openAnnihilator = (scenario: string): Game =>
  annihilator.open(parseSetup(annihilator, { scenario }));

export const openAnnihilation = (scenario: string): Game =>
  annihilation.open(parseSetup(annihilation, { scenario }));

export const openSlammers = (scenario: string, options: SetupRequest['options'] = {}): Game =>
  slammers.open(parseSetup(slammers, { scenario, options }));

/** Maximum number of games searched. */
const SEEDS = 60;
const peopleOf = ({ sides }: Game): Seat[] => sides.map(() => ({ kind: 'human', name: 'you' }));

/** Whether this position, as the side to act sees it, is the wanted one. */
type Wanted = (s: GameState, side: number) => boolean;

interface Played {
  readonly seats?: readonly Seat[];
  /** Level of the computers; greedy if absent. */
  readonly level?: string;
  /** Seed of the first game searched, for a position that the games before it do not reach; 1 if absent. */
  readonly seed?: number;
}

/** Returns the record of a game between computers up to the first wanted position. */
export function recordUntil(game: Game, isWanted: Wanted, played: Played = {}): string {
  for (let seed = played.seed ?? 1; seed <= SEEDS; seed++) {
    const record = recordOf(game, seed, isWanted, played);
    if (record !== undefined) return record;
  }
  throw new Error('no game leads there');
}

function recordOf(
  game: Game,
  seed: number,
  isWanted: Wanted,
  { seats = [], level = 'greedy' }: Played,
): string | undefined {
  const { table, isFound } = playUntil(game, seed, isWanted, { seats, level });
  return isFound ? formatRecord(table.record({ withSeed: true })) : undefined;
}

/** Returns the record of a whole game between computers. */
export const wholeRecord = (game: Game, seed: number, played: Played = {}): string =>
  formatRecord(playUntil(game, seed, () => false, played).table.record());

function playUntil(
  game: Game,
  seed: number,
  isWanted: Wanted,
  { seats = [], level = 'greedy' }: Played,
): { table: Table; isFound: boolean } {
  const table = Table.create({ id: `seed-${seed}`, game, dice: seededDice(seed), seats });
  const bot = createBot(level, seed);
  while (!table.outcome) {
    const side = table.actor;
    const view = table.stateFor(side);
    if (isWanted(view, side)) return { table, isFound: true };
    const action = formatAction(game, bot.choose(game, view, side));
    const answer = table.act(side, table.seq, [action]);
    if (!answer.ok) throw new Error(`${action} was refused`);
  }
  return { table, isFound: false };
}

/** Opens a record on the page. */
export async function openRecord(page: Page, record: string): Promise<void> {
  await page.goto('/replay');
  const file = { name: 'game.cmr', mimeType: 'text/plain', buffer: Buffer.from(record) };
  await page.getByLabel(/choose one/).setInputFiles(file);
  await waitForBoard(page);
}

/** Opens a record on the page, and continues from its end against the computer. */
export async function continueRecord(page: Page, record: string, side: string): Promise<void> {
  await openRecord(page, record);
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: `Continue as ${side}` }).click();
  await page.waitForURL(/\/t\//);
}

/** Continues a game stored in the page that begins at a position; seats as in the form: `me`, `bot:2`. */
export async function continueFromPosition(
  page: Page,
  { game, s }: { readonly game: Game; readonly s: GameState },
  seats: readonly string[],
): Promise<void> {
  const { scenario, options } = game.setup;
  const request = { game: game.id, scenario, options, seats };
  const sitting = seats.map((text): Seat => {
    const [kind, name = 'you'] = text.split(':');
    return { kind: kind === 'bot' ? 'bot' : 'human', name };
  });
  const record = recordFrom({ id: 'seed-1', game, dice: seededDice(1), seats: sitting }, s);
  await continueSaved(page, game, { request, record: formatRecord(record) });
}

/**
 * Stores a record in the browser as a saved game for two people at one screen, and continues it: no side is a computer
 * that has to move.
 */
export async function continueOnScreen(
  page: Page,
  game: Game,
  isWanted: Wanted,
  played: Omit<Played, 'seats'> = {},
): Promise<void> {
  const { scenario, options } = game.setup;
  const people = peopleOf(game);
  const request = { game: game.id, scenario, options, seats: people.map(() => 'me') };
  const record = recordUntil(game, isWanted, { ...played, seats: people });
  await continueSaved(page, game, { request, record });
}

/** Continues a record for one person at the first side, against computers of the lowest level. */
export async function continueAgainstBots(page: Page, game: Game, isWanted: Wanted): Promise<void> {
  const { scenario, options } = game.setup;
  const seats = game.sides.map(
    (_, side): Seat => (side === 0 ? { kind: 'human', name: 'you' } : { kind: 'bot', name: '1' }),
  );
  const asked = seats.map(({ kind, name }) => (kind === 'bot' ? `bot:${name}` : 'me'));
  const request = { game: game.id, scenario, options, seats: asked };
  await continueSaved(page, game, { request, record: recordUntil(game, isWanted, { seats }) });
}

/** Continues a game as the page stores it. */
async function continueSaved(page: Page, game: Game, saved: object): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `countermarch.local.${game.id}`,
    JSON.stringify(saved),
  ] as const);
  await page.goto(`/local/${game.id}`);
  await page.getByRole('button', { name: /^(Continue|Fortsetzen)$/ }).click();
  // The rules of a game are loaded first; until then there is no board that could come to rest.
  await page.locator('.prompt-line, .handover').first().waitFor();
  await waitForBoard(page);
}
