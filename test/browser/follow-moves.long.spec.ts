/** Two computers play slowly: the view follows their moves, or stays in place if the player wants that. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { waitForBoard } from './support/play.ts';

/** Lets two computers play at one screen of a phone, with their moves shown slowly. */
async function watch(page: Page, follow: boolean): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(
    (settings) => localStorage.setItem('countermarch.settings', settings),
    JSON.stringify({ pace: 'slow', follow }),
  );
  await page.goto('/local/annihilator');
  for (const seat of [0, 1])
    await page.getByRole('combobox').nth(seat).selectOption({ label: 'Bot: Steady' });
  await page.getByRole('radio', { name: /Two ships/ }).check();
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.locator('.b-arrow-move').first()).toBeAttached();
  // The first view of the game is also reached by a movement of the board.
  if (!follow) await waitForBoard(page);
}

interface Watched {
  /** Moves that were shown for a while, and the number of those whose end was visible in time. */
  readonly moves: number;
  readonly seen: number;
  /** Number of places in which the board was. */
  readonly places: number;
}

/** Records the shown moves until there are a few. */
const watched = (page: Page): Promise<Watched> =>
  page.evaluate(
    () =>
      new Promise<Watched>((done) => {
        const found = new Map<string, { since: number; until: number; isSeen: boolean }>();
        const places = new Set<string>();
        const frame = document.querySelector('.b-window')?.getBoundingClientRect() ?? new DOMRect();
        const look = (now: number) => {
          places.add((document.querySelector('.b-world') as HTMLElement).style.transform);
          for (const arrow of document.querySelectorAll('.b-arrow-move')) {
            const head = arrow.querySelector('.b-arrow-head') ?? arrow;
            const { left, right, top, bottom } = head.getBoundingClientRect();
            const isAcross = left >= frame.left && right <= frame.right;
            const isSeen = isAcross && top >= frame.top && bottom <= frame.bottom;
            const key = arrow.querySelector('path')?.getAttribute('d') ?? '';
            found.set(key, { since: found.get(key)?.since ?? now, until: now, isSeen });
          }
          const moves = [...found.values()].filter(({ since, until }) => until - since > 600);
          const seen = moves.filter(({ isSeen }) => isSeen).length;
          if (moves.length < 6) requestAnimationFrame(look);
          else done({ moves: moves.length, seen, places: places.size });
        };
        requestAnimationFrame(look);
      }),
  );

test('the view follows the moves of others, on a phone too', async ({ page }) => {
  await watch(page, true);
  const { moves, seen, places } = await watched(page);
  expect(seen).toBe(moves);
  expect(places).toBeGreaterThan(1);
});

test('a view set not to follow stays in place', async ({ page }) => {
  await watch(page, false);
  const { places } = await watched(page);
  expect(places).toBe(1);
});
