/** Hammer's Slammers for four people: forces are bought and set up, and the first moves are made. */
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, skipGreeting, stopAnimation, test } from './support/fixtures.ts';
import { answersOn } from './support/play.ts';

const logOn = (page: Page) => page.getByRole('list', { name: 'Log' });
const usual = (page: Page) => page.getByRole('button', { name: /^Auto-(buy|place) the rest/ });

/** Creates a table with all seats of the scenario, and gives each seat to a person. */
async function sitDownAll(
  request: APIRequestContext,
  browser: Browser,
  { address, scenario }: { address: string; scenario: string },
): Promise<Page[]> {
  const made = await request.post(`${address}/api/tables`, {
    data: { game: 'slammers', scenario },
  });
  const { table, seats } = (await made.json()) as { table: string; seats: Record<string, string> };
  return Promise.all(
    Object.values(seats).map(async (token) => {
      const page = await (await browser.newContext({ locale: 'en' })).newPage();
      await skipGreeting(page);
      await page.goto(`${address}/t/${table}#seat=${token}`);
      await stopAnimation(page);
      return page;
    }),
  );
}

test('scenario 14: four seats buy their forces, set up, and begin', async ({
  browser,
  request,
  server,
}) => {
  const pages = await sitDownAll(request, browser, { address: server.address, scenario: '14' });
  expect(pages).toHaveLength(4);
  const begun = () =>
    Promise.all(
      pages.map((p) =>
        logOn(p)
          .getByText(/Turn 1: \w+ moves/)
          .count(),
      ),
    );
  await expect(async () => {
    for (const page of pages) {
      const { confirm } = answersOn(page);
      if (await usual(page).isVisible()) await usual(page).click({ timeout: 2000 });
      if (await confirm.isVisible()) await confirm.click({ timeout: 2000 });
    }
    expect(Math.min(...(await begun()))).toBeGreaterThan(0);
  }).toPass();
  for (const page of pages)
    await expect(page.getByRole('banner')).toContainText(/Green.*Tan.*Red.*Blue|Tan|Green/);
  // The first side moves, and all players see the move in the log.
  const mover = await Promise.all(pages.map((p) => answersOn(p).board.count()));
  const first = mover.findIndex((count) => count > 0);
  expect(first).toBeGreaterThanOrEqual(0);
  const page = pages[first] as Page;
  await answersOn(page).board.first().click({ force: true });
  await answersOn(page).board.last().click({ force: true });
  for (const other of pages) await expect(logOn(other)).toContainText(/\w+ (goes to|moves)/);
  for (const other of pages) await other.context().close();
});
