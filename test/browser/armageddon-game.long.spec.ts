/** A whole game of Armageddon on a small map, clicked, against the computer. */
import { armageddon } from '../../src/games/armageddon/index.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { prepare } from '../english.ts';
import { expect, test } from './support/fixtures.ts';
import { beginHere } from './support/games/saved-game.ts';

await prepare(armageddon);

/** Of the seeds up to 299, the one with the fewest clicks to a victory: ten rounds, 142 decisions of the player. */
const SEED = 183;
/** Maximum number of the player's decisions; a game that takes more has stopped responding. */
const MOST = 400;

test('a whole game on a small map against level 2, to a result', async ({ page }) => {
  const game = armageddon.open(parseSetup(armageddon, { scenario: 'duel' }));
  const played = await beginHere(page, { game, seats: ['me', 'bot:2'], from: { seed: SEED } });
  const result = page.getByRole('region', { name: 'Result' });
  let decisions = 0;
  while (!game.outcome(played.state)) {
    await played.follow();
    if (played.side !== 0) await page.waitForTimeout(30);
    else {
      expect(decisions).toBeLessThan(MOST);
      await played.click(played.choose());
      decisions += 1;
    }
  }
  await expect(result.getByRole('heading')).toHaveText(/^(Red|Blue) wins$/);
  await expect(result).toContainText(/\[9\.\d\]/);
  test.info().annotations.push({ type: 'decisions', description: String(decisions) });
});
