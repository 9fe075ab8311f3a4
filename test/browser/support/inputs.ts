/** Games played without a mouse, by keys alone and by a finger on a phone, as a bot would play them. */
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
  /** Decisions of one's own after which it is enough; else it is played to its result. */
  readonly most?: number;
}

/** With the level and the seed, of the first few, that end soonest. */
export const LARGE: readonly Wanted[] = [
  { id: 'chitin', scenario: 'learning', level: 'random', seed: 1 },
  { id: 'slammers', scenario: '2', seed: 2 },
  { id: 'armageddon', scenario: 'duel', level: 'random', seed: 3 },
];

/** How wide a phone is, and that it is touched. */
export const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };

/** A game that takes more decisions of one's own hangs. */
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
