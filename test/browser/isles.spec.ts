/** A game with custom documents: a map and decks. */
import { expect, type Page, test } from '@playwright/test';
import { answersOn, waitForBoard } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';
import { type IslesServer, startIsles } from './support/isles-server.ts';
import { openForm } from './support/lobby.ts';

let server: IslesServer;

test.beforeAll(async () => {
  server = await startIsles();
});
test.afterAll(() => server.close());

test('a map and a deck are loaded from a file, or refused with the field at fault', async ({
  page,
}) => {
  await page.goto(server.address);
  await openForm(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Duel', { exact: true }).click();
  await expect(dialog.locator('.seat-field')).toHaveCount(2);
  const registerMessages = (document: object) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'isle.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(document)),
    });
  await registerMessages({ map: ['..', '..'], cards: {} });
  await expect(dialog.getByRole('status')).toContainText('document.map');
  await registerMessages({ map: ['......', ' ..^..', '......'], cards: { march: 2, scout: 1 } });
  await expect(dialog.getByRole('status')).toContainText('Valid');
  await dialog.getByRole('button', { name: 'Create game' }).click();
  await expect(page.locator('.b-window [data-node]').first()).toBeAttached();
  await page.getByRole('tab', { name: 'Status' }).click();
  await expect(page.getByRole('region', { name: "Red's deck" })).toContainText(/\d/);
});

const handover = (page: Page) => page.getByRole('region', { name: 'Hand over the screen' });
const recap = (page: Page) => page.getByRole('region', { name: 'Recap' });

/** Answers with highlighted places and buttons until the screen has to be handed over. */
async function playOn(page: Page): Promise<void> {
  const { roll, confirm, menu, board, button } = answersOn(page);
  const asked = [roll, confirm, menu, board, button].map((one) => one.first());
  await expect(async () => {
    if (await handover(page).isVisible()) return;
    await waitForBoard(page, 1);
    for (const one of asked)
      if (await one.isVisible()) {
        await one.click({ force: true, timeout: 1000 });
        break;
      }
    expect(await handover(page).isVisible()).toBe(true);
  }).toPass({ intervals: [100] });
}

for (const { width, way } of [
  { width: 1440, way: 'online' },
  { width: 360, way: 'in the page' },
])
  test(`two sides at one screen, ${way}: a hand-over screen, then the recap, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => localStorage.setItem('countermarch.goals', '["all"]'));
    if (way === 'online') {
      await page.goto(server.address);
      await openForm(page);
      const form = page.getByRole('dialog');
      await form.getByText('Duel', { exact: true }).click();
      for (const side of ['Red', 'Blue'])
        await form.getByLabel(side, { exact: true }).selectOption({ label: 'Me' });
      await form.getByRole('button', { name: 'Create game' }).click();
    } else {
      await page.goto(`${server.address}/local/isles`);
      await page.getByText('Duel', { exact: true }).click();
      for (const side of ['Red', 'Blue'])
        await page.getByLabel(side, { exact: true }).selectOption({ label: 'Me' });
      await page.getByRole('button', { name: 'Start' }).click();
    }
    const told: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      await expect(handover(page)).toBeVisible();
      // The hand-over screen has nothing of the game behind it.
      await expect(page.locator('.b-window')).toHaveCount(0);
      await expect(recap(page)).toHaveCount(0);
      await handover(page).getByRole('button').click();
      if (turn > 0) {
        await expect(recap(page)).toBeVisible();
        told.push((await recap(page).textContent()) ?? '');
        const box = await recap(page).boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
        await keepPicture(page, `handover-${width}-${turn}`);
      }
      await playOn(page);
    }
    // The recap reports the other side's moves to each player, but of drawn cards only those that they drew themselves.
    expect(told[0]).toMatch(/^Red( played\.|: ).*You draw \w+\.$/);
    expect(told[1]).toMatch(/^Blue( played\.|: ).*You draw \w+\.$/);
    for (const text of told) expect(text.match(/You draw/g)).toHaveLength(1);
  });
