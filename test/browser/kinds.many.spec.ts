/** Every kind of decision of a game, a step of its table and a verb, is made by keys alone. */
import type { Page } from '@playwright/test';
import { gameById } from '../../src/games/registry.ts';
import { formatAction } from '../../src/kernel/notation.ts';
import { prepare } from '../english.ts';
import { expect, skipGreeting, test } from './support/fixtures.ts';
import { type Run, runsThrough, type Source } from './support/kinds.ts';
import { beginHere } from './support/saved-game.ts';

test.use({ trace: 'off', screenshot: 'only-on-failure' });

const source = (scenario: string, seed: number, level: Source['level'] = 'greedy'): Source => ({
  scenario,
  seed,
  level,
});

/** Games between computers that meet every kind that was ever met, found by looking at hundreds. */
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

/** Everybody sits at this screen. */
async function playByKeys(first: Page, { game, record, actions }: Run): Promise<void> {
  const page = await first.context().newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error.stack)));
  try {
    await skipGreeting(page);
    const seats = game.sides.map(() => 'me');
    const played = await beginHere(page, { game, seats, from: { record }, input: 'keys' });
    await played.follow();
    for (const action of actions) await played.click(action);
    expect(faults, formatAction(game, actions[0] ?? 0)).toEqual([]);
  } finally {
    await page.close();
  }
}
