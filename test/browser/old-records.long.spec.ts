/** A game in progress played under older rules, to which the current rules do not lead. */
import { readFileSync } from 'node:fs';
import { formatRecord } from '../../src/table/record/record.ts';
import { parseRecord } from '../../src/table/record/parse-record.ts';
import { openTab } from './support/at-table.ts';
import { expect, test } from './support/fixtures.ts';
import { openAnnihilator, openRecord, wholeRecord } from './support/games/opening.ts';

const file = new URL('../fixtures/records/annihilator-simulated.cmr', import.meta.url);
const PLAYED = 120;

/** Returns the record up to this number of entries. */
function unfinished(): string {
  const { header, entries, close } = parseRecord(readFileSync(file, 'utf8'));
  const { seats } = close;
  return formatRecord({
    header,
    entries: entries.slice(0, PLAYED),
    close: { end: 'unfinished', seats },
  });
}

test('is readable to its end, and says why replay stopped', async ({ page }) => {
  const data = { record: unfinished() };
  const { table } = await (await page.request.post('/api/records', { data })).json();
  await page.goto(`/t/${table}`);
  const prompt = page.locator('.prompt-line');
  await expect(prompt).toContainText(
    'This game can be replayed only as far as the position before move 87. It was played under version',
  );
  await expect(prompt).toContainText('[8.2] Roll the dice first.');
  await expect(page.getByRole('group', { name: 'Choices' }).getByRole('button')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText(
    'From here on, the recorded game does not follow the current rules: [8.2]',
  );
  await expect(
    log.getByRole('button', { name: `Show the board after move ${PLAYED}` }),
  ).toBeVisible();
  await page.getByRole('slider', { name: 'Position' }).fill('100');
  await expect(prompt).toContainText(
    'cannot reproduce this position; the board shows the position before move 87',
  );
  await page.getByRole('slider', { name: 'Position' }).fill('86');
  await expect(prompt).toHaveText(/Position after move 86 of 120\.$/);
});

test('a record without names does not wait for any of its seats', async ({ page }) => {
  await openRecord(page, wholeRecord(openAnnihilator('learning'), 3));
  await openTab(page, 'Table');
  const seats = page.locator('.seats li');
  await expect(seats).toContainText(['unnamed', 'unnamed']);
  await expect(page.getByText('free')).toHaveCount(0);
});
