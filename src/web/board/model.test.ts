import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { stacksOf } from '../../draw/board.ts';
import {
  counterLook,
  markerLook,
  NO_STATE,
  pictureGame,
  smallHexBoard,
} from '../../draw/testing.ts';
import { describeNode } from './describe.ts';
import { BoardModel } from './model.ts';
import type { BoardPicks, BoardScene } from './props.ts';

const COUNTERS = [
  counterLook({ unit: 1, node: 0, name: 'Alpha' }),
  counterLook({ unit: 2, node: 0, name: 'Beta', conditions: ['disrupted'] }),
  counterLook({ unit: 3, node: 4, name: 'Gamma' }),
];

/** Creates a board with a stack of two counters on node 0 and a single counter on node 4. */
function boardWith(units: number[], nodes: number[], more: Partial<BoardPicks> = {}) {
  const game = pictureGame(smallHexBoard(3, 3, 'pointy'), {
    counters: () => COUNTERS,
    focus: () => ({ unit: -1, node: 4 }),
  });
  const onPick = vi.fn();
  const picks = { units: new Set(units), nodes: new Set(nodes), ...more };
  const scene = sceneWith(picks);
  return { model: new BoardModel({ game, scene, onPick }), onPick, scene };
}

/** Creates a scene that shows nothing except the picks. */
const sceneWith = (picks: BoardPicks) =>
  ({
    state: signal(NO_STATE),
    side: signal(0),
    picks: signal<BoardPicks>(picks),
    selected: signal({ unit: -1, node: -1 }),
    path: signal({ nodes: [], cost: '' }),
    areas: signal([]),
    arrows: signal([]),
    origins: signal(new Map()),
    tilt: signal(undefined),
    drag: signal(undefined),
    kept: signal(-1),
    cursor: signal(undefined),
    fought: signal(undefined),
    impacts: signal([]),
    follow: signal([]),
  }) satisfies BoardScene;

const unit = (index: number, node: number) => ({ kind: 'unit', index, node }) as const;
const place = (node: number) => ({ kind: 'node', index: node, node }) as const;

test('a click on a lit counter picks it, also one of several when a mouse shows them', () => {
  const { model, onPick } = boardWith([1, 2], []);
  model.click(unit(2, 0), false);
  expect(onPick.mock.calls).toEqual([['unit', 2]]);
});

test('a tap on a stack with several lit counters spreads it out instead', () => {
  const { model, onPick } = boardWith([1, 2], []);
  model.click(unit(2, 0), true);
  expect(onPick).not.toHaveBeenCalled();
  expect(model.fan.value).toEqual({ node: 0, pinned: true, byKey: false });
});

test('a click on a counter that is not lit picks the lit node under it', () => {
  const { model, onPick } = boardWith([], [0]);
  model.click(unit(2, 0), false);
  expect(onPick.mock.calls).toEqual([['node', 0]]);
});

test('the only lit counter of a stack is picked wherever the hex is clicked', () => {
  const { model, onPick } = boardWith([1], []);
  model.click(unit(2, 0), false);
  model.click(place(0), false);
  expect(onPick.mock.calls).toEqual([
    ['unit', 1],
    ['unit', 1],
  ]);
});

test('a mouse that rests on a stack spreads it out, except while a direction is asked for', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  const rest = (directions: number[]) => {
    const { model } = boardWith([], [], { directions: new Set(directions) });
    model.hover(unit(1, 0));
    vi.advanceTimersByTime(400);
    return model.fan.value?.node;
  };
  expect([rest([]), rest([2, 3])]).toEqual([0, undefined]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an illegal pick is passed on too, so that the page can say why', () => {
  const { model, onPick } = boardWith([1], [5]);
  model.click(unit(3, 4), false);
  model.click(place(7), false);
  expect(onPick.mock.calls).toEqual([
    ['unit', 3],
    ['node', 7],
  ]);
});

test('directions and edges are picked as they are', () => {
  const { model, onPick } = boardWith([], [], { directions: new Set([2]), edges: new Set([25]) });
  model.click({ kind: 'direction', index: 2, node: 4 }, false);
  model.click({ kind: 'edge', index: 25, node: 4 }, true);
  expect(onPick.mock.calls).toEqual([
    ['direction', 2],
    ['edge', 25],
  ]);
  expect([model.isLegal('direction', 2), model.isLegal('edge', 24)]).toEqual([true, false]);
});

test('directions surround the selected node, or the focus of the game if no node is selected', () => {
  const { model, scene } = boardWith([], []);
  expect(model.focusNode()).toBe(4);
  scene.selected.value = { unit: 1, node: 0 };
  expect(model.focusNode()).toBe(0);
});

test('Tab leaves the board after the last pick; with other picks it starts at the first', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { model, scene } = boardWith([], [5, 7]);
  const tab = () => [model.cycle(1), model.spot.value?.index];
  expect([tab(), tab(), tab()]).toEqual([
    [true, 5],
    [true, 7],
    [false, undefined],
  ]);
  expect(tab()).toEqual([true, 5]);
  expect(tab()).toEqual([true, 7]);
  // The same place may also be the last pick of the next decision.
  scene.picks.value = { units: new Set(), nodes: new Set([2, 7]) };
  expect([tab(), tab(), tab()]).toEqual([
    [true, 2],
    [true, 7],
    [false, undefined],
  ]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a second click in the same place soon after is a double click, a third is not', () => {
  const { model } = boardWith([], []);
  expect(model.isDoubleClick(1000, 50, 50)).toBe(false);
  expect(model.isDoubleClick(1200, 54, 50)).toBe(true);
  expect(model.isDoubleClick(1300, 54, 50)).toBe(false);
  expect(model.isDoubleClick(3000, 54, 50)).toBe(false);
});

test('a node in words: label, terrain, markers, counters, what may be picked', () => {
  const { model } = boardWith([2], [0]);
  const { game, scene } = model;
  const picks = scene.picks.value;
  const pieces = { ...model.pieces, markers: stacksOf([markerLook({ node: 0, name: 'supply' })]) };
  expect(describeNode(game, NO_STATE, pieces, picks, 0)).toBe(
    '0101, ground. supply. Alpha, strength 4, movement 4. Beta, strength 4, movement 4, disrupted. You can choose this place. You can choose Beta.',
  );
  expect(describeNode(game, NO_STATE, pieces, picks, 8)).toBe('0303, ground.');
});
