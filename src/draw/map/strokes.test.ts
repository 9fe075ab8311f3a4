import { expect, test } from 'vitest';
import { layoutOf } from '../layout.ts';
import { gridPath, outlinePath } from './outline.ts';
import { piecesOf, strokePath } from './strokes.ts';
import { faultOf, smallHexBoard } from '../testing.ts';

const layout = layoutOf(smallHexBoard(16, 14, 'pointy'));
const all = layout.points.map((_, n) => n);

/** Returns the sides of straight paths, each as a sorted pair of its ends. */
function sidesOf(paths: readonly string[]): string[] {
  return paths
    .flatMap((path) => path.split(/(?=M)/))
    .flatMap((sub) => {
      const corners = sub.replace(/[MZ]/g, '').split('L');
      if (sub.endsWith('Z')) corners.push(corners[0]);
      return corners.slice(1).map((corner, i) => [corners[i], corner].sort().join(' to '));
    })
    .sort();
}

const drawn = (svg: string): string[] => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);

test('a long outline is cut into pieces that have all of its sides, once', () => {
  const outline = outlinePath(layout, all);
  const pieces = piecesOf(outline);
  expect(pieces.length).toBeGreaterThan(5);
  expect(sidesOf(pieces)).toEqual(sidesOf([outline]));
});

test('a short outline and a curve stay as they are', () => {
  expect(piecesOf('M0 0L1 0L1 1Z')).toEqual(['M0 0L1 0L1 1Z']);
  const curve = `M0 0${'Q1 1 2 2'.repeat(30)}Z`;
  expect(piecesOf(curve)).toEqual([curve]);
});

test('the grid is drawn in neighbourhoods, with every side once', () => {
  const svg = strokePath(gridPath(layout), [{ color: 'grid', width: 1 }]);
  expect(faultOf(svg.replaceAll('$', ''))).toBe('');
  expect(drawn(svg).length).toBeGreaterThan(8);
  expect(sidesOf(drawn(svg))).toEqual(sidesOf([gridPath(layout)]));
});

test('a translucent stroke is drawn as one path, so that joints do not show', () => {
  const outline = outlinePath(layout, all);
  expect(drawn(strokePath(outline, [{ color: 'amber', width: 9, opacity: 0.3 }]))).toEqual([
    outline,
  ]);
});
