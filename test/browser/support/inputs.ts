/** Games played without a mouse, by keys alone or by finger on a phone, with the choices of a bot. */
import type { Page, TestInfo } from '@playwright/test';
import { gameById } from '../../../src/games/registry.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { parseSetup } from '../../../src/kernel/setup/setup.ts';
import { prepare } from '../../english.ts';
import { expect } from './fixtures.ts';
import { beginHere, type Input } from './games/saved-game.ts';

export interface Wanted {
  readonly id: string;
  readonly scenario: string;
  readonly seed: number;
  /** The level of the computer; greedy if absent. */
  readonly level?: string;
  /** Number of the player's decisions to play; if absent, the game is played to its result. */
  readonly most?: number;
}

export const ANNIHILATOR: Wanted = { id: 'annihilator', scenario: 'learning', seed: 1 };

/** The games, with the level and the seed that end soonest among the first few seeds. */
export const LARGE: readonly Wanted[] = [
  { id: 'chitin', scenario: 'learning', level: 'random', seed: 1 },
  { id: 'slammers', scenario: '2', seed: 2 },
  { id: 'armageddon', scenario: 'duel', level: 'random', seed: 3 },
];

/** A phone's width and touch screen. */
export const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };

/** Maximum number of the player's decisions; a game that takes more has stopped responding. */
const HANGS = 600;

export async function playBy(
  input: Input,
  page: Page,
  info: TestInfo,
  { id, scenario, seed, most, level = 'greedy' }: Wanted,
): Promise<void> {
  const module = gameById(id);
  await prepare(module);
  const game: Game = module.open(parseSetup(module, { scenario }));
  const seats = game.sides.map((_, side) => (side === 0 ? 'me' : `bot:${level}`));
  const played = await beginHere(page, { game, seats, from: { seed }, input });
  const kinds = new Set<string>();
  let decisions = 0;
  while (!game.outcome(played.state) && decisions < (most ?? HANGS)) {
    await played.follow();
    if (played.side !== 0) await page.waitForTimeout(30);
    else {
      kinds.add(game.stepNames[played.state.step] ?? '');
      await played.click(played.choose());
      decisions += 1;
    }
  }
  info.annotations.push({ type: 'decisions', description: `${decisions}: ${[...kinds]}` });
  if (most === undefined)
    await expect(page.getByRole('region', { name: 'Result' }).getByRole('heading')).toHaveText(
      / wins$|^A draw$/,
    );
}
