/** Four people at one screen: a hand-over screen between them, and behind it only the hand of the current player. */
import { armageddon } from '../../src/games/armageddon/index.ts';
import type { ZoneLook } from '../../src/kernel/look/zones.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { viewOf } from '../../src/kernel/view.ts';
import { english, prepare } from '../english.ts';
import { expect, test } from './support/fixtures.ts';
import { beginHere } from './support/games/saved-game.ts';

await prepare(armageddon);

const game = armageddon.open(parseSetup(armageddon, { scenario: 'four' }));
const NAMES = ['Red', 'Blue', 'Green', 'Yellow'] as const;

test('four seats at one screen hand over, and no player sees the hand of another', async ({
  page,
}) => {
  const played = await beginHere(page, {
    game,
    seats: ['me', 'me', 'me', 'me'],
    from: { seed: 1 },
  });
  const handover = page.locator('.handover');
  const asked = page.getByRole('region', { name: 'Decision' });
  const seen = new Set<number>();
  let before = -1;
  while (seen.size < NAMES.length) {
    const sideToAct = async () => {
      await played.follow();
      return played.side;
    };
    await expect.poll(sideToAct).toBeGreaterThanOrEqual(0);
    const { side } = played;
    if (side !== before) {
      await expect(handover.getByRole('heading')).toContainText(NAMES[side] ?? '');
      // The hand-over screen has nothing of the table behind it.
      await expect(page.locator('.b, .panels')).toHaveCount(0);
      await handover.getByRole('button').click();
    }
    await expect(asked).toContainText(`${NAMES[side]}:`);
    const view = viewOf(game, played.state, side);
    const hands = (game.look.zones?.show(view) ?? []).filter(({ id }) => id === 'hand');
    if (!seen.has(side) && game.stepNames[view.step] === 'turn.act') {
      await page.getByRole('tab', { name: 'Status' }).click();
      for (const hand of hands) await expectHand(hand, side);
      seen.add(side);
    }
    before = side;
    await played.click(played.choose());
  }

  async function expectHand(hand: ZoneLook, side: number): Promise<void> {
    const zone = page.locator(`#zone-hand-${hand.side}`);
    await expect(zone.getByRole('heading')).toContainText(String(hand.count));
    await expect(zone.getByRole('listitem')).toHaveCount(
      hand.side === side ? hand.things.length : 0,
    );
    for (const { name } of hand.side === side ? hand.things : [])
      await expect(zone).toContainText(english(game, name));
  }
});
