/** Tooltips that name the rule, for fingers. */
import { expect, stopAnimation, test } from './support/fixtures.ts';

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

test('a long press shows the rule of a button and presses nothing; a tap presses it', async ({
  page,
}) => {
  await page.goto('/local/annihilator');
  await stopAnimation(page);
  // Beside the name there is room only for symbols: a label would take two lines.
  const open = page.getByRole('button', { name: 'Join by link' });
  // The bar is drawn again when the screen has loaded.
  await expect.poll(async () => (await open.boundingBox())?.width ?? 360).toBeLessThanOrEqual(48);
  const bar = await page.locator('.top-bar .tools').boundingBox();
  expect((bar?.x ?? 0) + (bar?.width ?? 360)).toBeLessThanOrEqual(360);
  await page.getByRole('radio', { name: 'Two ships' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  const button = page.getByRole('button', { name: 'End movement' });
  const tip = page.locator('.touch-tip');
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const devices = await page.context().newCDPSession(page);
  await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(tip).toBeVisible();
  await expect(tip).toHaveText(/^\[5\.1\] \S+/);
  const box = await tip.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
  await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(button).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The next tap closes the tooltip, and also acts as a tap.
  await expect(async () => {
    const dialog = page.getByRole('dialog');
    if (!(await dialog.isVisible())) await button.tap({ timeout: 2000 });
    await expect(tip).toBeHidden();
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
});
