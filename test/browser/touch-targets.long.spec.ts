/** On a phone, all controls around the board are large enough for a finger, and all text is large enough to read. */
import { armageddon } from '../../src/games/armageddon/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { prepare } from '../english.ts';
import { takeOverScreen } from './support/at-table.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import {
  continueOnScreen,
  openAnnihilation,
  openAnnihilator,
  openChitin,
  openSlammers,
} from './support/games/opening.ts';
import { waitForBoard } from './support/play.ts';
import { lastUnlessLong } from '../tier.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

await prepare(armageddon);

const DECISIONS: readonly (readonly [game: Game, step: string])[] = [
  [openAnnihilation('standard'), 'turn.action'],
  [openChitin('small'), 'move.pick'],
  [openSlammers('1'), 'direct.guns'],
  [armageddon.open(parseSetup(armageddon, { scenario: 'duel' })), 'turn.act'],
  [openAnnihilator('standard'), 'human.combat'],
];

/** Returns controls under 44 pixels and text under 12; rule numbers and names within a text belong to their line. */
function tooSmall(): string[] {
  const isSeen = (one: Element): boolean =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr-only, [aria-hidden]');
  const nameOf = (one: Element): string =>
    `${one.className} ${one.getAttribute('aria-label') ?? one.textContent}`.slice(0, 60);
  const regions = ['bar', 'prompt', 'foot', 'decision', 'tabs'].map((name) => `.table .${name}`);
  const controls = document.querySelectorAll(
    regions.map((region) => `${region} :is(button:not(.rule), a.button, select, summary)`).join(),
  );
  const faults = [...controls].filter(isSeen).flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    // Tabs fill their row without gaps.
    const least = one.matches('[role="tab"]') ? height : Math.min(width, height);
    return least < 43.5 && width > 0
      ? [`${nameOf(one)}: ${Math.round(width)} by ${Math.round(height)}`]
      : [];
  });
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const parent = words.currentNode.parentElement;
    if (!parent || words.currentNode.nodeValue?.trim() === '' || parent.closest('svg')) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (isSeen(parent) && size < 12) faults.push(`${nameOf(parent)}: ${size} px`);
  }
  return [...new Set(faults)];
}

for (const [game, step] of lastUnlessLong(DECISIONS))
  test(`${game.id}: controls have 44 pixels, and text has 12`, async ({ page }) => {
    await continueOnScreen(page, game, (s) => game.stepNames[s.step] === step);
    await takeOverScreen(page);
    await stopAnimation(page);
    await waitForBoard(page);
    expect(await page.evaluate(tooSmall)).toEqual([]);
  });
