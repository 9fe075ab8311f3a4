/** Dice as they are drawn on the table. */
import { createBot } from '../../src/bots/create-bot.ts';
import { formatAction } from '../../src/kernel/text/notation.ts';
import { seededDice } from '../../src/table/dice/dice.ts';
import type { Entry } from '../../src/table/messages/messages.ts';
import { formatRecord } from '../../src/table/record/record.ts';
import { Table } from '../../src/table/table.ts';
import { startLocal } from './support/at-table.ts';
import { expect, test } from './support/fixtures.ts';
import { openRecord, openSlammers } from './support/games/opening.ts';

/** Returns the record of a game between computers up to a wanted die. */
function recordTo(isWanted: (entry: Entry) => boolean): string {
  const table = Table.create({ id: 'dice', game: openSlammers('1'), dice: seededDice(3) });
  const bot = createBot('greedy', 3);
  while (!table.outcome) {
    if (table.entriesFor(0, table.seq - 1).some(isWanted)) return formatRecord(table.record());
    const side = table.actor;
    const action = bot.choose(table.game, table.stateFor(side), side);
    table.act(side, table.seq, [formatAction(table.game, action)]);
  }
  throw new Error('no such die fell');
}

test('two dice that sum to six or less are drawn as two, with their sum', async ({ page }) => {
  const record = recordTo(({ dice, text }) => dice === 2 && Number(text.split(' ')[1]) <= 6);
  await openRecord(page, record);
  await page.getByRole('button', { name: 'Back to the current position' }).click();
  const tray = page.getByRole('region', { name: 'Dice' });
  const die = tray.getByRole('img').last();
  await expect(die).toHaveAccessibleName(/^2 dice: [2-6]$/);
  await expect(die.locator('rect')).toHaveCount(2);
  await expect(die.locator('circle')).toHaveCount(0);
  const [, sum] = (await die.getAttribute('aria-label'))?.split(': ') ?? [];
  await expect(die.locator('text')).toHaveText(sum ?? '');
  expect((await die.locator('text').boundingBox())?.height).toBeGreaterThanOrEqual(11);
});

test('lots are announced in words, because a die would show a meaningless number', async ({
  page,
}) => {
  await startLocal(page, 'armageddon');
  const tray = page.getByRole('region', { name: 'Dice' });
  await expect(tray).toContainText(/(Red|Blue) first/);
  await expect(tray.locator('.die, .die-pools')).toHaveCount(0);
});
