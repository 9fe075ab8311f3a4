/** Stacks: both sides of a contested hex are visible, and from afar a stack is a sign with its strength. */
import type { Locator, Page } from '@playwright/test';
import type { Game } from '../../src/kernel/game.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { stacksOf } from '../../src/draw/board.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import {
  continueOnScreen,
  openAnnihilator,
  openChitin,
  openSlammers,
} from './support/games/opening.ts';
import { goTo, showWhole } from './support/play.ts';
import { lastUnlessLong } from '../tier.ts';

const SIZES = [
  [1440, 900],
  [360, 740],
] as const;

const contestedOf = (game: Game, s: GameState): number[] =>
  [...stacksOf(game.look.counters(s))]
    .filter(([, stack]) => new Set(stack.map(({ side }) => side)).size > 1)
    .map(([node]) => node);

for (const [width, height] of lastUnlessLong(SIZES))
  test(`both sides of a contested hex are visible, each with its count, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const game = openAnnihilator('standard');
    const nodes: number[] = [];
    await continueOnScreen(
      page,
      game,
      (s) => {
        nodes.splice(0, nodes.length, ...contestedOf(game, s));
        return nodes.length > 0;
      },
      { level: 'random' },
    );
    await stopAnimation(page);
    await goTo(page, game.board.labels[nodes[0] ?? -1] ?? '');
    await expect(async () => {
      const shown = await pilesOn(page, nodes[0] ?? -1);
      expect(shown.length).toBeGreaterThan(1);
      // More than half of the uppermost counter of each side is visible, on its hex.
      for (const { share } of shown) expect(share).toBeGreaterThan(0.5);
    }).toPass();
    await expect(page.locator('.b-count')).not.toHaveCount(0);
    await expect(page.locator('.b-count').getByText('1', { exact: true }).first()).toBeVisible();
    expect(await page.locator('.b-counters').evaluate(numbersOnFigures)).toEqual([]);
  });

/** Returns the figures of uppermost counters that are covered by the number of a stack. */
function numbersOnFigures(layer: Element): string[] {
  const circles = [...layer.querySelectorAll('.b-count circle')].map((circle) => {
    const { x, y, width } = circle.getBoundingClientRect();
    return { x: x + width / 2, y: y + width / 2, r: width / 2 };
  });
  return [...layer.querySelectorAll('.m-values')].flatMap((values) => {
    const box = values.getBoundingClientRect();
    // Digits do not reach the uppermost and lowest fifths of their line.
    const [top, bottom] = [box.top + box.height / 5, box.bottom - box.height / 5];
    const isOn = circles.some(({ x, y, r }) => {
      const dx = Math.max(box.left - x, 0, x - box.right);
      return Math.hypot(dx, Math.max(top - y, 0, y - bottom)) < r - 0.5;
    });
    return isOn ? [`${values.textContent} at ${box.x}, ${box.y}`] : [];
  });
}

/** Returns the visible share of the uppermost counter of each side on a hex, measured with a grid of points. */
const pilesOn = (page: Page, node: number) =>
  page.evaluate((n) => {
    const hex = document.querySelectorAll('.b-hits [data-node]')[n]?.getBoundingClientRect();
    if (!hex) throw new Error('no such hex');
    const isHere = ({ x, y, width, height }: DOMRect) =>
      Math.abs(x + width / 2 - hex.x - hex.width / 2) < hex.width / 3 &&
      Math.abs(y + height / 2 - hex.y - hex.height / 2) < hex.height / 3;
    const bodies = [...document.querySelectorAll('.b-counter')].flatMap((counter) => {
      const body = counter.querySelectorAll('rect')[2];
      return body && isHere(body.getBoundingClientRect()) ? [{ counter, body }] : [];
    });
    const steps = Array.from({ length: 12 }, (_, i) => (i + 0.5) / 12);
    const shares = bodies.map(({ counter, body }) => {
      const { x, y, width, height } = body.getBoundingClientRect();
      const hits = steps.flatMap((a) =>
        steps.filter((b) =>
          counter.contains(document.elementFromPoint(x + a * width, y + b * height)),
        ),
      );
      return { fill: body.getAttribute('fill') ?? '', share: hits.length / 144 };
    });
    const fills = [...new Set(shares.map(({ fill }) => fill))];
    return fills.map((fill) => {
      const own = shares.filter((one) => one.fill === fill).map(({ share }) => share);
      return { fill, share: Math.max(...own) };
    });
  }, node);

test('only the uppermost counter of a stack shows figures', async ({ page }) => {
  const game = openSlammers('1');
  const isStacked = ([, stack]: [number, readonly unknown[]]) => stack.length > 1;
  await continueOnScreen(
    page,
    game,
    (s) =>
      game.stepNames[s.step] === 'move.pick' &&
      [...stacksOf(game.look.counters(s))].some(isStacked),
  );
  await stopAnimation(page);
  const covered = page.locator('.b-counter:not(:has(.m-values))');
  await expect(covered).not.toHaveCount(0);
  // Of counters in one place, only the last has figures, and it is on top.
  const alone = await page.locator('.b-counters').evaluate((all) => {
    const counters = [...all.querySelectorAll('.b-counter')];
    const isUpper = (one: Element) => one.querySelector('.m-values') !== null;
    const isOver = (one: Element, other: Element) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return Math.abs(a.x - b.x) < a.width / 2 && Math.abs(a.y - b.y) < a.height / 2;
    };
    return counters.filter((one, i) => {
      const over = counters.slice(i + 1).filter((other) => isOver(one, other));
      return isUpper(one) === over.length > 0;
    }).length;
  });
  expect(alone).toBe(0);
});

for (const [width, height] of lastUnlessLong(SIZES))
  test(`from afar a stack is one sign with its number, near by each counter has its figures, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const game = openChitin('learning');
    await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'move.pick');
    await stopAnimation(page);
    const forces = page.locator('.b-forces');
    const figures = page.locator('.b-counter .m-values').first();
    await expect(forces).toBeHidden();
    await expect(figures).toBeVisible();
    await showWhole(page);
    await expect(forces).toBeVisible();
    await expect(figures).toBeHidden();
    await expect(forces.getByText('18')).toHaveCount(2);
    // Pickable things stay pickable.
    await expect(page.locator('.b-can > .b-ring').first()).toBeVisible();
  });

test('from afar the pointer still hits counters, highlighted or not, and a stack opens its column', async ({
  page,
}) => {
  const game = openChitin('learning');
  await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'move.pick');
  await stopAnimation(page);
  await showWhole(page);
  await expect(page.locator('.b-forces')).toBeVisible();
  const unlit = page.locator('.b-counter:not(.b-can)');
  await expect(unlit).not.toHaveCount(0);
  expect(await page.locator('.b-counter').evaluateAll(missed)).toEqual([]);
  const { x, y } = await middleOf(unlit.last());
  await page.mouse.move(x, y, { steps: 3 });
  await expect(page.locator('.b-fan')).toBeVisible();
});

async function middleOf(counter: Locator): Promise<{ x: number; y: number }> {
  const box = await counter.locator('.b-ring').boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns the units in whose middle the pointer hits no counter. */
function missed(counters: Element[]): (string | null)[] {
  const isMissed = (counter: Element): boolean => {
    const { x, y, width, height } = counter.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return met?.closest('.b-counter') == null;
  };
  return counters.filter(isMissed).map((counter) => counter.getAttribute('data-unit'));
}
