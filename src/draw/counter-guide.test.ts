/** Tests the guide to a counter of each game: it has a callout for each mark. */
import { expect, test } from 'vitest';
import { english } from '../../test/english.ts';
import { games } from '../games/registry.ts';
import { start } from '../kernel/engine.ts';
import { requireDefined } from '../kernel/require-defined.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { fixTheme, paint } from './art.ts';
import { artOf } from './art-base.ts';
import { measure } from './card/widths.ts';
import { drawCounterGuide, placesOfMarks } from './counter-guide.ts';
import { counterLook, faultOf } from './testing.ts';

const CASES = games.flatMap((module) =>
  (
    [
      ['wide', 640],
      ['narrow', 340],
    ] as const
  ).map(([shape, width]) => [module.id, shape, width, module] as const),
);

test.each(CASES)('%s, %s', (_, shape, width, module) => {
  const game = module.open(parseSetup(module, {}));
  const goal = requireDefined(game.look.goal?.(start(game)), 'a goal');
  const art = artOf(game.look);
  const svg = drawCounterGuide(goal, art, (text) => english(game, text), shape);
  expect(faultOf(fixTheme(paint(svg), art, 'light'))).toBe('');
  const words = [...svg.matchAll(/fill="currentColor">(.*?)<\/text>/g)].map(([, text]) =>
    requireDefined(text, 'text').replace(/<[^>]*>/g, ''),
  );
  for (const { means } of goal.marks) {
    const [first] = english(game, means).split(' ');
    expect(words.some((line) => line.startsWith(requireDefined(first, 'a word')))).toBe(true);
  }
  const height = Number(new RegExp(`viewBox="0 0 ${width} ([\\d.]+)"`).exec(svg)?.[1]);
  const ys = [...svg.matchAll(/ y="([\d.]+)" font-size="16"/g)].map(([, y]) => Number(y));
  expect(Math.min(...ys)).toBeGreaterThan(12);
  expect(Math.max(...ys)).toBeLessThan(height - 4);
  const left = Number(/<text x="([\d.]+)" y="[\d.]+" font-size="16"/.exec(svg)?.[1]);
  for (const line of words) expect(left + measure(line, 16, 'regular')).toBeLessThan(width);
});

test('marks are found on the figures from left to right, on the badge, else on the symbol', () => {
  const counter = counterLook({ values: '4-4-2', badge: '3' });
  const marks = ['4', '4', '2', '3', 'X'].map((print) => ({ print, means: print }));
  const [a, b, c, badge, symbol] = placesOfMarks(counter, marks);
  expect(a?.x).toBeLessThan(b?.x ?? 0);
  expect(b?.x).toBeCloseTo(0, 5);
  expect(c?.x).toBeCloseTo(-(a?.x ?? 0), 5);
  expect(badge?.y).toBeLessThan(0);
  expect(symbol).toEqual({ x: 0, y: -10 });
});
