/** The guide to a counter: of each game, with a callout for each mark. */
import { expect, test } from 'vitest';
import { english } from '../../test/english.ts';
import { games } from '../games/registry.ts';
import { start } from '../kernel/engine.ts';
import { requireDefined } from '../kernel/require-defined.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { fixTheme, paint } from './art.ts';
import { artOf } from './art-base.ts';
import { drawCounterGuide, placesOfMarks } from './counter-guide.ts';
import { counterLook, faultOf } from './testing.ts';

test.each(games.map((module) => [module.id, module] as const))('%s', (_, module) => {
  const game = module.open(parseSetup(module, {}));
  const goal = requireDefined(game.look.goal?.(start(game)), 'a goal');
  const art = artOf(game.look);
  const svg = drawCounterGuide(goal, art, (text) => english(game, text));
  expect(faultOf(fixTheme(paint(svg), art, 'light'))).toBe('');
  const words = [...svg.matchAll(/fill="currentColor">(.*?)<\/text>/g)].map(([, text]) =>
    requireDefined(text, 'text').replace(/<[^>]*>/g, ''),
  );
  for (const { means } of goal.marks) {
    const [first] = english(game, means).split(' ');
    expect(words.some((line) => line.startsWith(requireDefined(first, 'a word')))).toBe(true);
  }
  const height = Number(/viewBox="0 0 640 ([\d.]+)"/.exec(svg)?.[1]);
  const ys = [...svg.matchAll(/ y="([\d.]+)" font-size="16"/g)].map(([, y]) => Number(y));
  expect(Math.min(...ys)).toBeGreaterThan(12);
  expect(Math.max(...ys)).toBeLessThan(height - 4);
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
