/** The lobby with people in it, with the user's games, and while nobody is there. */
import type { Page } from '@playwright/test';
import { expectClean } from './support/axe.ts';
import { boxesOf, boxOf } from './support/boxes.ts';
import { expect, test } from './support/fixtures.ts';
import { answerLobby, LOBBY_STATES } from './support/lobby-answers.ts';
import { keepPicture } from './support/screenshot.ts';

const PHONES = [
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

const boxes = (page: Page) => page.getByRole('article');

async function openLobby(page: Page): Promise<void> {
  await page.goto('/');
  await expect(boxes(page)).toHaveCount(5);
  await page.waitForLoadState('networkidle');
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Runs in the page: returns the visible targets that are too small for a finger. */
const tooSmall = (targets: Element[]): string[] =>
  targets
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0 && (box.width < 44 || box.height < 44))
    .map(({ target, box }) => `${target.textContent}: ${box.width} by ${box.height}`);

/** Sum of the layout shifts since the page was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

for (const state of LOBBY_STATES)
  for (const scheme of ['light', 'dark'] as const)
    test(`all games are above the fold, ${state}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width: 1440, height: 900 });
      await answerLobby(page, state);
      await openLobby(page);
      const places = await boxesOf(boxes(page));
      for (const { y, bottom, width } of places) {
        expect(bottom).toBeLessThanOrEqual(700);
        expect(y).toBe(places[0].y);
        expect(width).toBeGreaterThanOrEqual(260);
      }
      await expect(page.locator('.button.primary:visible')).toHaveCount(1);
      expect(await sideways(page)).toBe(0);
      expect(await layoutShift(page)).toBeLessThan(0.01);
      await expect(page.getByText('Somebody alone')).toHaveCount(0);
      // The pictures have been loaded.
      const pictures = page.locator('.game-box img');
      await expect(pictures).toHaveCount(5);
      for (const picture of await pictures.all())
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      await keepPicture(page, `lobby-${state}-${scheme}`);
    });

test('the lobby names the variant of a tournament that players can join', async ({ page }) => {
  await answerLobby(page, 'out');
  const cup = {
    ...{ id: 'cup', name: 'Spring cup', game: 'annihilation', scenario: 'learning' },
    ...{ variant: { title: 'Double', changes: 3, hash: 'ab' }, kind: 'swiss', state: 'open' },
    ...{ entrants: 2, round: 0 },
  };
  await page.route('**/api/tournaments', (route) => route.fulfill({ json: [cup] }));
  await openLobby(page);
  const coming = page.getByRole('region', { name: 'Coming up' });
  await expect(coming.getByRole('listitem')).toHaveText(
    /^Spring cup Annihilation Variant: Double \(3 changes\) 2 players/,
  );
});

test('the lobby shows who plays and waits, open games with their terms, and games to watch', async ({
  page,
}) => {
  await answerLobby(page, 'out');
  await openLobby(page);
  await expect(page.getByText('31 players online')).toBeVisible();
  await expect(boxes(page).nth(0)).toContainText('2 playing');
  await expect(boxes(page).nth(0)).toContainText('1 waiting');
  await expect(boxes(page).nth(1)).toContainText('3 playing');
  await expect(boxes(page).nth(1)).not.toContainText('waiting');
  const open = page.getByRole('region', { name: 'Open games' });
  await expect(open.getByRole('listitem')).toHaveCount(2);
  await expect(open.getByRole('listitem').first()).toHaveText(/Noor.*Basic.*1 day.*rated.*Join/);
  await expect(open.getByRole('button', { name: 'Join as White' })).toBeVisible();
  const watch = page.getByRole('region', { name: 'Games between people' });
  await expect(watch.getByRole('listitem')).toHaveText([/Kiri against Bo.*move 12.*Watch/]);
  const finished = page.getByRole('region', { name: 'Finished in the last 24 hours' });
  await expect(finished.getByRole('link', { name: /^Replay/ })).toHaveAttribute(
    'href',
    '/t/done-1',
  );
});

test('two players at one screen get a form with a seat for each of them', async ({ page }) => {
  await answerLobby(page, 'empty');
  await openLobby(page);
  await page.getByRole('link', { name: 'Two players, one screen' }).click();
  await expect(page.getByRole('heading', { name: 'Two players, one screen' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Annihilation' }).click();
  await expect(page.getByRole('heading', { name: 'Annihilation at one screen' })).toBeVisible();
  for (const side of ['White', 'Black'])
    await expect(page.getByLabel(side, { exact: true })).toHaveValue('me');
  // Without this wish, the other seat is for a bot.
  await page.goto('/local/annihilation');
  await expect(page.getByLabel('Black', { exact: true })).toHaveValue('bot:3');
});

test('while nobody is there, the lobby offers six things to do, and never shows a zero', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await answerLobby(page, 'empty');
  await openLobby(page);
  const main = page.getByRole('main');
  await expect(main.getByText('It’s quiet here right now.')).toBeVisible();
  for (const thing of [
    main.getByRole('link', { name: 'Start lesson' }),
    main.getByRole('button', { name: 'Play the computer' }).locator('visible=true'),
    main.getByRole('link', { name: 'Two players, one screen' }),
    main.getByRole('link', { name: 'See 1 open game' }),
    main.getByRole('link', { name: 'Open game file' }),
    main.getByRole('link', { name: 'Tournaments' }),
    main.getByRole('button', { name: 'Wait for opponent' }),
    main
      .getByRole('region', { name: 'Open games you can join at any time' })
      .getByRole('button', { name: 'Join' }),
  ])
    await expect(thing).toBeVisible();
  expect(await main.innerText()).not.toMatch(/(^|\s)0\s+[a-z]/);
  // A game against the computer needs only a game and an opponent.
  await main.getByRole('button', { name: 'Play the computer' }).locator('visible=true').click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Game', { exact: true }).selectOption('Annihilation');
  await expect(form.getByLabel('Black', { exact: true })).toHaveValue('bot:3');
});

for (const [width, height] of [[768, 1024], ...PHONES] as const)
  test.describe(() => {
    test.use({ hasTouch: width < 768 || height < 500, viewport: { width, height } });

    for (const state of LOBBY_STATES)
      test(`nothing overflows or is too small, ${state}, ${width} by ${height}`, async ({
        page,
      }) => {
        await answerLobby(page, state);
        await openLobby(page);
        expect(await sideways(page)).toBe(0);
        await expect(page.locator('.button.primary:visible')).toHaveCount(1);
        expect(await layoutShift(page)).toBeLessThan(0.01);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll('main *, header *')]
            .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.nodeValue?.trim()))
            .filter((e) => Number.parseFloat(getComputedStyle(e).fontSize) < 12)
            .map((e) => e.outerHTML),
        );
        expect(small).toEqual([]);
        if (width >= 768 && height > 500) return;
        const targets = page.locator('main :is(button, a.button, summary, select), nav a');
        expect(await targets.evaluateAll(tooSmall)).toEqual([]);
        await expectClean(page);
        await keepPicture(page, `lobby-${state}-${width}`);
      });
  });

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the user’s games come first, then two buttons, then one game for each swipe', async ({
    page,
  }) => {
    await answerLobby(page, 'mine');
    await openLobby(page);
    const order = await boxesOf(page.locator('.my-tables, .lobby-starts, #games'));
    expect(order.map(({ y }) => y)).toEqual(order.map(({ y }) => y).toSorted((a, b) => a - b));
    await expect(page.locator('.my-card')).toHaveCount(3);
    const dots = page.getByRole('button', { name: /^Show / });
    await expect(dots).toHaveCount(5);
    const isFirst = (i: number) =>
      expect.poll(async () => (await boxOf(boxes(page).nth(i))).x).toBeLessThan(30);
    await boxes(page).first().getByRole('button').focus();
    await page.keyboard.press('ArrowRight');
    await isFirst(1);
    await expect(boxes(page).nth(1).getByRole('button')).toBeFocused();
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await dots.nth(3).click();
    await isFirst(3);
    // Tab also reaches elements off the screen.
    await boxes(page).nth(3).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(boxes(page).nth(4).getByRole('button')).toBeFocused();
  });

  test('quick pairing opens below its button', async ({ page }) => {
    await answerLobby(page, 'out');
    await openLobby(page);
    const find = page.getByRole('button', { name: 'Find opponent' });
    await expect(find).toBeHidden();
    await page.getByRole('button', { name: 'Quick pairing' }).click();
    await expect(find).toBeVisible();
    await expect(page.locator('.button.primary:visible')).toHaveCount(1);
  });
});
