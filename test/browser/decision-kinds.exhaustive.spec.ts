/** Every kind of decision of a game, each a step and a verb, is made by keys alone. */
import type { Page } from '@playwright/test';
import { gameById } from '../../src/games/registry.ts';
import type { Action } from '../../src/kernel/action.ts';
import { formatAction } from '../../src/kernel/text/notation.ts';
import { prepare } from '../english.ts';
import { expect, skipGreeting, test } from './support/fixtures.ts';
import { type Run, runsThrough, type Source } from './support/games/decision-kinds.ts';
import { beginHere } from './support/games/saved-game.ts';

const source = (
  scenario: string,
  seed: number,
  level: Source['level'] = 'greedy',
  part: Pick<Source, 'most' | 'options'> = {},
): Source => ({ scenario, seed, level, ...part });

/** All options of Armageddon, so that every kind of decision occurs. */
const RICH = { resources: 'common', specials: 'common', cult: 'lantern', events: 'yes' } as const;
const THREE = {
  ...RICH,
  cult: 'iron',
  'red-faction': 'clans',
  'blue-faction': 'compact',
  'green-faction': 'lattice',
} as const;
const CLANS_AND_BROOD = { ...RICH, 'red-faction': 'clans', 'blue-faction': 'brood' } as const;

/** Games between computers that contain every kind of decision ever seen in hundreds of games. */
const SOURCES: Readonly<Record<string, readonly Source[]>> = {
  annihilator: [
    source('standard', 2),
    source('learning', 1, 'random'),
    source('standard', 1, 'random'),
  ],
  annihilation: [source('standard', 1)],
  chitin: [
    source('basic', 1),
    source('small', 2),
    source('small', 1, 'random'),
    source('learning', 1),
  ],
  slammers: [
    source('designed', 1),
    source('14', 1),
    source('8', 1),
    source('11', 1),
    source('4', 1),
  ],
  armageddon: [
    source('three', 2, 'greedy', { most: 1200, options: THREE }),
    source('duel', 3, 'random', { most: 1400, options: CLANS_AND_BROOD }),
    source('duel', 2, 'greedy', { most: 700 }),
    source('duel', 2, 'random', { most: 950 }),
    source('duel', 2, 'random', { most: 200, options: RICH }),
    source('four', 2, 'greedy', { most: 550, options: RICH }),
    source('duel', 1, 'greedy', { most: 1150, options: RICH }),
  ],
};

for (const [id, sources] of Object.entries(SOURCES))
  test(id, async ({ page }) => {
    const module = gameById(id);
    await prepare(module);
    const runs = runsThrough(module, sources);
    const failed: string[] = [];
    for (const run of runs)
      await playByKeys(page, run).catch((e) => failed.push(`${run.kinds}: ${e}`));
    const kinds = runs.flatMap((run) => run.kinds);
    test.info().annotations.push({ type: 'kinds', description: `${kinds.length}: ${kinds}` });
    expect(failed).toEqual([]);
  });

/** All seats play at this screen. */
async function playByKeys(first: Page, { game, record, actions }: Run): Promise<void> {
  const page = await first.context().newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error.stack)));
  try {
    await skipGreeting(page);
    const seats = game.sides.map(() => 'me');
    const played = await beginHere(page, { game, seats, from: { record }, input: 'keys' });
    await played.follow();
    // Decisions that the page made automatically after another one are not repeated.
    let implied: readonly Action[] = [];
    for (const action of actions) {
      const [next, ...more] = implied;
      implied = next === action ? more : await played.click(action);
    }
    expect(faults, formatAction(game, actions[0] ?? 0)).toEqual([]);
  } finally {
    await page.close();
  }
}
