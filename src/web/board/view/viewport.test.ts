import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Viewport } from './viewport.ts';

/** A board larger than any window, and a point of it near its lower edge. */
const BOARD = { x: 0, y: 0, width: 3000, height: 3000 };
const POINT = { x: 1500, y: 2600 };

let resize = (_height: number): void => undefined;

/** Returns a viewport in a window 390 px wide, which `resize` makes higher or lower. */
function open(height: number): Viewport {
  const size = { clientWidth: 390, clientHeight: height };
  const element = { ...size, addEventListener: () => undefined };
  const viewport = new Viewport(BOARD);
  let onResize = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        onResize = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  onTestFinished(
    viewport.attach(element as never, { style: {}, dataset: {}, children: [] } as never),
  );
  resize = (next) => {
    element.clientHeight = next;
    onResize();
  };
  return viewport;
}

beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

const viewOf = ({ going }: Viewport) => going.view;

test('when a sheet closes, the board is where it was, however little the sheet covered', () => {
  const viewport = open(600);
  viewport.revealAll([POINT]);
  const before = viewOf(viewport);
  for (const heights of [[560], [400], [560, 400, 560], [560, 545, 300, 560]]) {
    for (const height of heights) resize(height);
    expect(viewOf(viewport)).not.toEqual(before);
    resize(600);
    expect(viewOf(viewport)).toEqual(before);
  }
});

test('a board moved under a sheet stays there when the sheet closes', () => {
  const viewport = open(600);
  viewport.revealAll([POINT]);
  resize(560);
  viewport.revealAll([]);
  viewport.centre({ x: 700, y: 700 });
  const moved = viewOf(viewport);
  resize(600);
  expect(viewOf(viewport)).toEqual(moved);
});
