/** The message about a lost connection covers nothing that the player needs meanwhile. */
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { TestServer } from './support/server.ts';
import { lastUnlessLong } from '../tier.ts';
import { playNow } from './support/lobby.ts';

for (const [width, height] of lastUnlessLong([
  [1440, 900],
  [360, 740],
] as const))
  test(`a lost connection covers neither the prompt nor the board, ${width} wide`, async ({
    page,
  }) => {
    const server = await new TestServer().start();
    await page.goto(server.address);
    await stopAnimation(page);
    await page.setViewportSize({ width, height });
    await playNow(page, 'Annihilation');
    await expect(page.locator('.b-can').first()).toBeAttached();
    await server.stop();
    const line = page.locator('.connection-state');
    await expect(line).toHaveText('Reconnecting…');
    const box = await line.boundingBox();
    const bar = await page.locator('.table-bar').boundingBox();
    if (!box || !bar) throw new Error('no line');
    expect(box.y).toBeGreaterThanOrEqual(bar.y);
    // It does not cover the line under the bar, which is 3 pixels high.
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y + bar.height - 3);
    // It does not cover the buttons in the bar.
    for (const tool of await page.locator('.table-bar .tools button').all()) {
      const { x = 0 } = (await tool.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(box.x + box.width - 1);
    }
    await server.remove();
  });
