/** Fixtures of every browser test: a server, and a page whose errors fail the test. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { waitForBoard } from './play.ts';
import { TestServer } from './server.ts';
import { openForm } from './lobby.ts';

interface Worker {
  readonly server: TestServer;
}

interface Test {
  readonly faults: string[];
  /** Whether games show their opening card to a newcomer; in other tests, the visitor has played before. */
  readonly isNewcomer: boolean;
  readonly greeted: undefined;
}

/** Marks all opening cards as seen on this page. */
export const skipGreeting = (page: Pick<Page, 'addInitScript'>): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('countermarch.goals', '["all"]'));

/** Turns violations of the page's content security policy into errors, as the console of Firefox shows them. */
function throwRefusals(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    setTimeout(() => {
      throw new Error(`${violatedDirective} refuses ${blockedURI} in ${sourceFile}`);
    });
  });
}

export const test = base.extend<Test, Worker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
    async ({}, use) => {
      const server = await new TestServer().start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  isNewcomer: [false, { option: true }],
  greeted: [
    async ({ page, isNewcomer }, use) => {
      if (!isNewcomer) await skipGreeting(page);
      await use(undefined);
    },
    { auto: true },
  ],
  /** Errors of the page's scripts; a test with any such error fails. */
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error.stack)));
      await page.addInitScript(throwRefusals);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Turns off the animation of moves, as if the setting had been changed in another tab. */
export async function stopAnimation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'countermarch.settings';
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...settings, pace: 'off' }));
    dispatchEvent(new StorageEvent('storage', { key }));
  });
  // A move that is being animated is shown to its end.
  await expect(page.locator('.actions').getByRole('button', { name: /^Skip/ })).toHaveCount(0);
  await waitForBoard(page);
}

/**
 * Presses a button until `isSo` passes, and then no more: the page ignores a press that may be half of a double click,
 * so a person would press again. `isSo` has to wait as long as a busy machine may take to respond to a press.
 */
export async function pressUntil(button: Locator, isSo: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2000 });
    await isSo();
  }).toPass();
}

/** Presses the button that ends something, and confirms if the page asks. */
export async function endStep(page: Page): Promise<void> {
  const end = page.locator('.actions .button.ending');
  const label = ((await end.textContent()) ?? '').replace(/E$/, '');
  // Odds that are shown next are a dialog too.
  const yes = page.getByRole('dialog').getByRole('button', { name: label });
  const named = end.filter({ hasText: label });
  await expect(async () => {
    for (const button of (await yes.isVisible()) ? [yes] : [named, yes])
      if (await button.isVisible()) await button.click({ timeout: 2000 });
    await expect(named).toBeHidden({ timeout: 1000 });
  }).toPass();
}

interface NewTable {
  readonly game: string;
  readonly scenario: string;
  /** Seats: the option of the form for each side, by the name of the side. */
  readonly seats?: Readonly<Record<string, string>>;
  readonly clock?: string;
  readonly isRated?: boolean;
}

/** Creates a game in the lobby, and sits down at its table. */
export async function openTable(page: Page, wanted: NewTable): Promise<void> {
  await page.goto('/');
  await stopAnimation(page);
  await openForm(page, wanted.game);
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: wanted.scenario }).check();
  for (const [side, who] of Object.entries(wanted.seats ?? {}))
    await form.getByLabel(side, { exact: true }).selectOption({ label: who });
  if (wanted.clock) await form.getByLabel('Time control').selectOption({ label: wanted.clock });
  if (wanted.isRated) await form.getByLabel('Rated. Both').check();
  await form.getByRole('button', { name: 'Create game' }).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  await waitForBoard(page);
}
