/** Watching a game with secrets through the eyes of a side, late. */
import { expect, test } from './support/fixtures.ts';

test('who sits down is told of late watching, and who watches sees no further than is open to him', async ({
  page,
}) => {
  const seats = { red: 'me', blue: 'bot:random' };
  const data = { game: 'chitin', scenario: 'small', seats, watch: 6 };
  const made = await (await page.request.post('/api/tables', { data })).json();
  await page.goto(`/t/${made.table}`);
  await page.getByRole('tab', { name: 'Log' }).click();
  const eyes = page.getByLabel('Seen by');
  const looked = page.waitForResponse(/views\/0\?as=red/);
  await eyes.selectOption({ label: 'Red Hive' });
  expect((await looked).status()).toBe(200);
  const count = page.locator('.scrubber output');
  await expect(count).toHaveText(/^0\//);
  // No further than that, however one asks.
  await page.keyboard.press('.');
  await expect(count).toHaveText(/^0\//);
  await eyes.selectOption({ label: 'those who watch, now' });
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuetext',
    'the present',
  );
  await page.goto(`/t/${made.table}#seat=${made.seats.red}`);
  await expect(page.getByText('see what each side sees, 6 turns late').first()).toBeVisible();
});
