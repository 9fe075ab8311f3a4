/** The page stays responsive while a bot thinks, says so, and shows its decisions one by one. */
import type { Page } from '@playwright/test';
import { LEVELS } from '../../src/bots/levels.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';

/**
 * Maximum pause between two frames, as a share of the thinking time. A page that thinks in its own thread draws nothing
 * until it has decided, on any machine; so this does not depend on how busy a machine is.
 */
const LONGEST_GAP = 0.6;
/** Minimum duration of a decision in milliseconds: a shorter one proves nothing. */
const LEAST_THOUGHT = 150;
const TRIES = 5;

interface Measured {
  readonly longest: number;
  /** Duration of the bot's thinking from the first frame on. */
  readonly thought: number;
}

/** Longest gap between frames until the log has grown. */
const gapWhileThinking = (page: Page): Promise<Measured> =>
  page.evaluate(
    () =>
      new Promise<Measured>((done) => {
        const count = () => document.querySelectorAll('.log-line').length;
        const before = count();
        let [start, last, longest] = [0, 0, 0];
        const frame = (now: number) => {
          // The frame that shows the move comes after the thinking.
          if (count() > before) return done({ longest, thought: last - start });
          longest = Math.max(longest, now - last);
          last = now;
          requestAnimationFrame(frame);
        };
        requestAnimationFrame((now) => {
          [start, last] = [now, now];
          requestAnimationFrame(frame);
        });
      }),
  );

test('the page keeps drawing while the strongest bot thinks', async ({ page }) => {
  await page.goto('/local/annihilator');
  await stopAnimation(page);
  const found: Measured[] = [];
  const isGood = ({ longest, thought }: Measured) =>
    thought > LEAST_THOUGHT && longest < LONGEST_GAP * thought;
  while (found.length < TRIES && !found.some(isGood)) {
    await page.goto('/local/annihilator');
    const seats = page.getByRole('combobox');
    await seats.nth(0).selectOption({ label: `Bot: ${LEVELS.at(-1)?.name}` });
    await seats.nth(1).selectOption({ label: `Bot: ${LEVELS.at(-1)?.name}` });
    await page.getByRole('button', { name: /^Start/ }).click();
    await expect(page.locator('.log-line').first()).toBeVisible();
    for (let i = 0; i < 12 && !found.some(isGood); i++) found.push(await gapWhileThinking(page));
  }
  test.info().annotations.push({ type: 'measured', description: JSON.stringify(found) });
  expect(found.filter(isGood), JSON.stringify(found)).not.toEqual([]);
});

test('a computer’s long turn is reported with its progress, and each of its moves is shown as it comes', async ({
  page,
}) => {
  await page.goto('/local/annihilator');
  await stopAnimation(page);
  await page.goto('/local/annihilator');
  const strongest = { label: `Bot: ${LEVELS.at(-1)?.name}` };
  for (const seat of [0, 1]) await page.getByRole('combobox').nth(seat).selectOption(strongest);
  const prompt = page.getByRole('region', { name: 'Decision', exact: true });
  const progress = prompt.getByRole('progressbar');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(progress).toBeVisible();
  await expect(prompt).toContainText(/(Human|Annihilator) is thinking…/);
  // The computer is still in the same turn when the next move appears in the log.
  const moves = page.locator('.log-line');
  const before = await moves.count();
  await expect
    .poll(async () => (await moves.count()) > before && (await progress.isVisible()))
    .toBe(true);
});

test('each computer is described where it is chosen, the strongest by its thinking time', async ({
  page,
}) => {
  await page.goto('/local/annihilator');
  const told = page.locator('.bots li');
  const offered = page.locator('.seat-field').first().locator('option[value^="bot:"]');
  await expect(told.first()).toBeVisible();
  await expect(told).toHaveCount(await offered.count());
  await expect(told.filter({ hasText: 'Expert.' })).toHaveText(
    'Expert. Thinks through its plans and your replies, for up to four seconds a turn.',
  );
  const ways = (await told.allInnerTexts()).map((text) => text.slice(text.indexOf('.') + 1).trim());
  expect(new Set(ways).size).toBe(ways.length);
  expect(ways).not.toContain('');
});
