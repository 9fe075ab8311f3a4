/** A game for three with hands, fog and a document: three browsers and a spectator see only what they may. */
import { expect, type Page, test } from '@playwright/test';
import { skipGreeting, stopAnimation } from './support/fixtures.ts';
import { type IslesServer, startIsles } from './support/isles-server.ts';
import { answersOn, byMouse, chooser, findAnswer } from './support/play.ts';

let server: IslesServer;

test.beforeAll(async () => {
  server = await startIsles();
});
test.afterAll(() => server.close());

/** Returns the cards of a side's hand that a page names. */
const cardsOn = (page: Page, side: string) =>
  page.getByRole('region', { name: `${side}'s hand` }).getByRole('listitem');

test('three players play it to the end, and no player sees another’s hand', async ({
  browser,
  request,
}) => {
  const made = await request.post(`${server.address}/api/tables`, {
    data: { game: 'isles', scenario: 'three', options: { rounds: 2 } },
  });
  const { table, seats } = (await made.json()) as {
    table: string;
    seats: Record<string, string>;
  };
  const sides = Object.keys(seats);
  expect(sides).toHaveLength(3);
  const open = async (token?: string): Promise<Page> => {
    const page = await (await browser.newContext({ locale: 'en' })).newPage();
    await skipGreeting(page);
    await page.goto(`${server.address}/t/${table}${token ? `#seat=${token}` : ''}`);
    await stopAnimation(page);
    await page.getByRole('tab', { name: 'Status' }).click();
    return page;
  };
  const pages = await Promise.all(sides.map((side) => open(seats[side])));
  const spectator = await open();
  const choose = chooser(7);
  let cards = 0;
  for (let step = 0; step < 400; step++) {
    if (await answersOn(spectator).result.isVisible()) break;
    for (const [i, page] of pages.entries()) {
      const answer = await findAnswer(page, choose);
      if (!answer) continue;
      // Other players may have acted before this click.
      await byMouse(page)(answer.kind, answer.index).catch(() => {});
      const name = ['Red', 'Blue', 'Green'][i];
      cards = Math.max(cards, await cardsOn(page, name).count());
      for (const other of [...pages, spectator]) {
        const seen = other === page ? 0 : await cardsOn(other, name).count();
        // When the game is over, everything is shown.
        if (seen > 0) await expect(answersOn(other).result).toBeVisible();
      }
    }
    await spectator.waitForTimeout(25);
  }
  await expect(answersOn(spectator).result).toBeVisible();
  expect(cards).toBeGreaterThan(0);
  for (const page of pages) await expect(answersOn(page).result).toBeVisible();
});
