/** The board is legible from the start. */
import type { Page } from '@playwright/test';
import type { Game } from '../../src/kernel/game.ts';
import { boxOf } from './support/boxes.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import {
  continueOnScreen,
  openAnnihilation,
  openAnnihilator,
  openChitin,
  openSlammers,
} from './support/games/opening.ts';
import { showWhole } from './support/play.ts';
import { lastUnlessLong } from '../tier.ts';

/** Minimum sizes in pixels: the side of a counter, its values, the number of a hex. */
const LEAST = { counter: 40, value: 11, label: 8 };
const SIZES = [
  [1440, 900],
  [360, 740],
] as const;

/** Each game with counters on the board. */
const OPENINGS: readonly (readonly [game: Game, step: string])[] = [
  [openAnnihilation('standard'), 'turn.action'],
  [openAnnihilator('standard'), 'human.move'],
  [openChitin('learning'), 'move.pick'],
  [openSlammers('1'), 'move.pick'],
];

for (const [width, height] of lastUnlessLong(SIZES))
  test(`counters, values and numbers of hexes can be read at first, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [game, step] of OPENINGS) {
      await continueOnScreen(page, game, (s) => game.stepNames[s.step] === step);
      await expect(async () => {
        const { counter, value, label } = await leastSizes(page);
        expect(counter, `${game.id}, counters`).toBeGreaterThanOrEqual(LEAST.counter);
        expect(value, `${game.id}, values`).toBeGreaterThanOrEqual(LEAST.value);
        expect(label, `${game.id}, numbers`).toBeGreaterThanOrEqual(LEAST.label);
      }).toPass();
    }
  });

for (const [width, height] of lastUnlessLong(SIZES))
  test(`a tall map fills the width, and its numbers hide where they are too small, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const game = openChitin('learning');
    await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'move.pick');
    await stopAnimation(page);
    const [map, frame] = await Promise.all([
      boxOf(page.locator('.b-world')),
      boxOf(page.locator('.b-window')),
    ]);
    expect(map.height).toBeGreaterThan(map.width);
    expect(map.width).toBeGreaterThanOrEqual(frame.width);
    expect((await leastSizes(page)).label).toBeGreaterThanOrEqual(LEAST.label);
    await showWhole(page);
    await expect(async () => expect(await labelsShown(page)).toBe(0)).toPass();
  });

const labelsShown = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('.m-labels')];
    return labels.filter((l) => l.checkVisibility({ visibilityProperty: true })).length;
  });

/** Returns the smallest drawn size of each kind: the side of a counter, the text of values and of numbers. */
const leastSizes = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<SVGGraphicsElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const type = (element: SVGGraphicsElement) =>
      Number(element.getAttribute('font-size')) * (element.getScreenCTM()?.a ?? 0);
    const sides = shown('.b-counter > :not(.b-ring)').map((counter) => {
      const { width, height } = counter.getBoundingClientRect();
      return Math.min(width, height);
    });
    const [values, labels] = [shown('.b-counter .m-values'), shown('.m-labels')];
    return {
      counter: Math.min(...sides),
      value: Math.min(...values.map(type)),
      label: Math.min(...labels.map(type)),
    };
  });
