/**
 * Games played without a mouse: by keys alone, and by a finger on a phone. Three of them are long: of these a turn
 * and more is played, and all of it by `npm test -- --only whole-inputs`.
 */
import type { Page } from '@playwright/test';
import { gameById } from '../../src/games/registry.ts';
import type { Game } from '../../src/kernel/game.ts';
import { parseSetup } from '../../src/kernel/setup.ts';
import { prepare } from '../english.ts';
import { expect, test } from './support/fixtures.ts';
import { beginHere, type Input } from './support/saved-game.ts';

test.use({ trace: 'off', screenshot: 'only-on-failure' });

interface Wanted {
  readonly id: string;
  readonly scenario: string;
  readonly seed: number;
  /** The level of the computer; greedy if absent. */
  readonly level?: string;
  /** Decisions of one's own after which it is enough; else it is played to its result. */
  readonly most?: number;
}

/** Decisions of a long game: up to its battles. */
const PART = process.env['WHOLE_INPUTS'] === '1' ? {} : { most: 40 };

const ANNIHILATION: Wanted = { id: 'annihilation', scenario: 'learning', seed: 1 };
const ANNIHILATOR: Wanted = { id: 'annihilator', scenario: 'learning', seed: 1 };
/** With the level and the seed, of the first few, that end soonest. */
const LONG: readonly Wanted[] = [
  { id: 'chitin', scenario: 'learning', level: 'random', seed: 1, ...PART },
  { id: 'slammers', scenario: '2', seed: 2, ...PART },
  { id: 'armageddon', scenario: 'duel', level: 'random', seed: 3, ...PART },
];

/** A game that takes more decisions of one's own hangs. */
const HANGS = 600;

async function play(page: Page, input: Input, wanted: Wanted): Promise<void> {
  const { id, scenario, seed, most, level = 'greedy' } = wanted;
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
  test.info().annotations.push({ type: 'decisions', description: `${decisions}: ${[...kinds]}` });
  if (most === undefined)
    await expect(page.getByRole('region', { name: 'Result' }).getByRole('heading')).toHaveText(
      / wins$|^A draw$/,
    );
}

// Annihilator is played whole by keys, from the lobby on, in `games.long.spec.ts`.
test.describe('by keys alone:', () => {
  for (const wanted of [ANNIHILATION, ...LONG])
    test(`${wanted.id} ${wanted.scenario}`, ({ page }) => play(page, 'keys', wanted));
});

test.describe('by a finger, 360 wide:', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  for (const wanted of [ANNIHILATION, ANNIHILATOR, ...LONG])
    test(`${wanted.id} ${wanted.scenario}`, ({ page }) => play(page, 'touch', wanted));
});
