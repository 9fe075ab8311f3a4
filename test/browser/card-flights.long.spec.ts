/** A card that is drawn, played or discarded flies to its new place without delaying the player. */
import type { Page } from '@playwright/test';
import { armageddon } from '../../src/games/armageddon/index.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { prepare } from '../english.ts';
import { takeOverScreen } from './support/at-table.ts';
import { expect, test } from './support/fixtures.ts';
import { continueOnScreen } from './support/games/opening.ts';
import { waitForBoard } from './support/play.ts';

await prepare(armageddon);

/** A card in flight, as recorded in the page. */
interface Flight {
  readonly from: string;
  readonly to: string;
  readonly length: number;
  /** Duration of the flight in milliseconds; absent while the card is still in flight. */
  gone?: number;
}

/** Records every card in flight: start, end and duration. */
function watchFlights(): void {
  const flights: Flight[] = [];
  Object.assign(window, { flights });
  const known = new Map<Node, { flight: Flight; since: number }>();
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement) || !node.matches('.card-flight')) continue;
        const [motion] = node.getAnimations();
        const effect = motion?.effect;
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        const [from = '', to = ''] = frames.map(({ transform }) => String(transform));
        const flight = { from, to, length: Number(effect?.getTiming().duration) };
        known.set(node, { flight, since: performance.now() });
        flights.push(flight);
      }
      for (const node of removedNodes) {
        const seen = known.get(node);
        if (seen) seen.flight.gone = performance.now() - seen.since;
      }
    }
  });
  addEventListener('DOMContentLoaded', () => observer.observe(document.body, { childList: true }));
}

const flightsOn = (page: Page): Promise<Flight[]> =>
  page.evaluate(() => (window as unknown as { flights: Flight[] }).flights);

/** Draws a card, after confirming the odds. */
async function drawCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Draw a card/ }).click();
  await page.locator('.card.odds').getByRole('button', { name: /^Draw/ }).click();
}

/** Returns the number of cards in the hand; identical cards overlap. */
const cardsIn = (page: Page): Promise<number> =>
  page
    .locator('.fan [data-cards]')
    .evaluateAll((all) => all.flatMap((one) => one.getAttribute('data-cards')?.split(' ')).length);

const leftOf = (text = ''): number => Number(/translate\((-?[\d.]+)px/.exec(text)?.[1]);
const topOf = (text = ''): number => Number(/px, (-?[\d.]+)px\)/.exec(text)?.[1]);

/** A turn in which a card can be drawn. */
async function openTurn(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(watchFlights);
  const game = armageddon.open(parseSetup(armageddon, { scenario: 'duel' }));
  await continueOnScreen(
    page,
    game,
    (s, side) => side === 0 && game.stepNames[s.step] === 'turn.act',
  );
  await takeOverScreen(page);
  await waitForBoard(page);
  await expect(page.locator('.fan-card').first()).toBeVisible();
}

test('a drawn card flies from the deck to the hand, and a played one to the board', async ({
  page,
}) => {
  await openTurn(page, 'no-preference');
  const before = await cardsIn(page);
  await drawCard(page);
  await expect.poll(async () => (await flightsOn(page)).length).toBe(1);
  await expect(page.locator('.card-flight')).toHaveCount(0);
  const [drawn] = await flightsOn(page);
  expect(drawn?.length).toBe(260);
  // The deck is to the left of the hand.
  expect(leftOf(drawn?.from)).toBeLessThan(leftOf(drawn?.to));
  expect(await cardsIn(page)).toBe(before + 1);

  // The card can go to one place on the board.
  await page.locator('.fan-card.b-can').first().click();
  await expect.poll(async () => (await flightsOn(page)).length).toBe(2);
  await expect(page.locator('.card-flight')).toHaveCount(0);
  const [, played] = await flightsOn(page);
  expect(topOf(played?.to)).toBeLessThan(topOf(played?.from));
  expect(await cardsIn(page)).toBe(before);
});

test('any key ends a flight within a frame, and clicks go through it', async ({ page }) => {
  await openTurn(page, 'no-preference');
  // The key is pressed while the card is in flight.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.card-flight')) return;
      observer.disconnect();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      requestAnimationFrame(() => {
        const left = document.querySelectorAll('.card-flight').length;
        Object.assign(window, { left });
      });
    }).observe(document.body, { childList: true });
  });
  await drawCard(page);
  const leftAfterFrame = () => page.evaluate(() => (window as { left?: number }).left);
  await expect.poll(leftAfterFrame).toBeDefined();
  expect(await leftAfterFrame()).toBe(0);
  await expect(page.locator('.card-flight')).toHaveCount(0);
});

test('under reduced motion no card flies', async ({ page }) => {
  await openTurn(page, 'reduce');
  const before = await cardsIn(page);
  await drawCard(page);
  await expect.poll(() => cardsIn(page)).toBe(before + 1);
  await waitForBoard(page);
  expect(await flightsOn(page)).toEqual([]);
});
