import { expect, test } from 'vitest';
import { tiny } from '../../../test/tiny-game.ts';
import { layoutOf } from '../../draw/layout.ts';
import { pillBox } from '../../draw/map/area.ts';
import { smallHexBoard } from '../../draw/testing.ts';
import { loadMessages } from '../messages.ts';
import { arrowLabels } from './arrow-labels.ts';

await loadMessages(tiny);

const layout = layoutOf(smallHexBoard(6, 6, 'flat'));
const arrow = (from: number, to: number, text?: string) => ({ from, to, ...(text && { text }) });

test('an arrow with a text has a label over its middle, and one without has none', () => {
  const labels = arrowLabels([arrow(0, 2, '2-1'), arrow(3, 4)], layout);
  expect(labels.map(({ text }) => text)).toEqual(['2-1']);
  const [a, b] = [layout.points[0], layout.points[2]];
  expect(labels[0]?.at.x).toBeCloseTo((a.x + b.x) / 2);
});

test('three attacks on one place have one label with the best odds', () => {
  const attacks = [arrow(0, 14, '1-2'), arrow(2, 14, '3‑1'), arrow(20, 14, '2-1')];
  expect(arrowLabels(attacks, layout).map(({ text }) => text)).toEqual(['3 attacks, best 3‑1']);
  const others = attacks.map(({ from, to }) => arrow(from, to, 'melee'));
  expect(arrowLabels(others, layout).map(({ text }) => text)).toEqual(['3 attacks']);
});

test('labels that would touch are moved apart', () => {
  // Both directions between the same nodes: the two arrows have the same middle.
  const labels = arrowLabels([arrow(0, 2, '2-1'), arrow(2, 0, '1-1'), arrow(1, 2, '4-1')], layout);
  const boxes = labels.map(({ at, text }) => pillBox(at, text));
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const gapX = Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
      const gapY = Math.max(a.y - b.y - b.height, b.y - a.y - a.height);
      expect(Math.max(gapX, gapY)).toBeGreaterThanOrEqual(12 - 1e-6);
    }
});
