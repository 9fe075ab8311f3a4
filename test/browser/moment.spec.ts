/** Links to a moment of a table. */
import { expect, openTable, test } from './support/fixtures.ts';
import { pickOnBoard } from './support/play.ts';

for (const width of [1440, 360])
  test(`a link leads to the table as it stood after an entry, ${width} wide`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
    await pickOnBoard(page, "White's 3");
    await page.getByRole('button', { name: /^Confirm/ }).click();
    const count = page.locator('.scrubber output');
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(count).not.toHaveText(/^0\//);
    await page.getByRole('button', { name: 'To the set-up' }).click();
    await expect(count).toHaveText(/^0\//);
    await page.getByRole('button', { name: 'One on', exact: true }).click();
    await expect(count).toHaveText(/^1\//);
    const copy = page.getByRole('button', { name: 'Copy a link to this moment' });
    expect((await copy.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    await copy.click();
    await expect(page.getByRole('alert')).toContainText('entry 1');
    // The slider and how far it is stand in one row under the buttons.
    const [slider, far] = [
      await page.locator('.scrubber input').boundingBox(),
      await count.boundingBox(),
    ];
    expect(Math.abs((slider?.y ?? 0) - (far?.y ?? 99))).toBeLessThan(24);
    const box = await copy.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    const guest = await (await browser.newContext({ locale: 'en' })).newPage();
    await guest.goto(`${page.url().split('#')[0]}#at=1`);
    await expect(guest.getByRole('region', { name: 'What to do' })).toContainText(
      'after entry 1 of',
    );
    await guest.context().close();
  });
