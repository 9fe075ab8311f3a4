/** Games played without a mouse: by keys alone, and by a finger on a phone. */
import type { Page } from '@playwright/test';
import { gameById } from '../../src/games/registry.ts';
import type { Game } from '../../src/kernel/game.ts';
import { parseSetup } from '../../src/kernel/setup.ts';
import { prepare } from '../english.ts';
import { expect, test } from './support/fixtures.ts';
import { beginHere, type Input } from './support/saved-game.ts';

// For games that hang.
test.describe.configure({ timeout: 600_000 });
test.use({ trace: 'off', screenshot: 'only-on-failure' });

interface Wanted {
  readonly id: string;
  readonly scenario: string;
  readonly seed: number;
  /** Decisions of one's own after which it is enough; else it is played to its result. */
  readonly most?: number;
}

const ANNIHILATION: Wanted = { id: 'annihilation', scenario: 'learning', seed: 1 };
const ANNIHILATOR: Wanted = { id: 'annihilator', scenario: 'learning', seed: 1 };
/** Games too long for this: a turn and more, up to its battles. */
const PARTS: readonly Wanted[] = [
  { id: 'chitin', scenario: 'learning', seed: 1, most: 40 },
  { id: 'slammers', scenario: '2', seed: 1, most: 40 },
  { id: 'armageddon', scenario: 'duel', seed: 1, most: 40 },
];

/** A game that takes more decisions of one's own hangs. */
const HANGS = 400;

async function play(page: Page, input: Input, { id, scenario, seed, most }: Wanted): Promise<void> {
  const module = gameById(id);
  await prepare(module);
  const game: Game = module.open(parseSetup(module, { scenario }));
  const seats = game.sides.map((_, side) => (side === 0 ? 'me' : 'bot:greedy'));
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
  for (const wanted of [ANNIHILATION, ...PARTS])
    test(`${wanted.id} ${wanted.scenario}`, ({ page }) => play(page, 'keys', wanted));
});

test.describe('by a finger, 360 wide:', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  for (const wanted of [ANNIHILATION, ANNIHILATOR, ...PARTS])
    test(`${wanted.id} ${wanted.scenario}`, ({ page }) => play(page, 'touch', wanted));
});
