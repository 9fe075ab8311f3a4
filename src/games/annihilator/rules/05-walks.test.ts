/**
 * Compares movement with an independent search. It walks hex by hex with the rulebook's points over the printed rows,
 * slowly and plainly, and shares only the state with the rules.
 */
import { expect, test } from 'vitest';
import { ActionList, nounOf, verbOf } from '../../../kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../../../kernel/engine.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { CHANCE, NOBODY } from '../../../kernel/side.ts';
import { nodeAt, ROWS } from '../data/map.ts';
import { type AnnihilatorState, frameAmong, isHuman } from '../state.ts';
import { openGame, stepNow } from '../testing.ts';
import { VERB, WAYS } from './names.ts';

type S = AnnihilatorState;
type Hex = readonly [q: number, r: number];

const LETTERS = new Map(
  ROWS.flatMap(([r, q0, row]) => [...row].map((letter, i) => [`${q0 + i},${r}`, letter] as const)),
);
const AROUND: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const PRICES: Record<string, [human: number, robot: number]> = {
  '=': [1, 0.5],
  '.': [2, 1],
  a: [2, 1],
  X: [99, 1],
  '#': [99, 99],
  B: [99, 99],
};

const unitsAt = (s: S, n: number, human: boolean): number =>
  [...s.hex.keys()].filter((u) => s.hex[u] === n && isHuman(u) === human).length;

/** Returns every hex in which the unit could end a move with these points, as node numbers. */
function walks(s: S, u: number, points: number, advance: boolean): number[] {
  const human = isHuman(u);
  const ends = new Set<number>();
  const been = new Set<string>();
  const hasRoom = (n: number): boolean =>
    human ? s.marker[n] === 3 || unitsAt(s, n, true) < 3 : unitsAt(s, n, false) < 6;
  const step = ([q, r]: Hex, left: number): void => {
    for (const [dq, dr] of AROUND) {
      const to: Hex = [q + dq, r + dr];
      const letter = LETTERS.get(`${to[0]},${to[1]}`);
      if (letter === undefined) continue;
      const n = nodeAt(...to);
      const ground = ['', '.', '=', '='][s.marker[n]] || letter;
      const rest = left - PRICES[ground][human ? 0 : 1];
      if (rest < 0 || (advance && !s.justCleared[n]) || been.has(`${n} ${rest}`)) continue;
      been.add(`${n} ${rest}`);
      const held = unitsAt(s, n, !human) > 0 || (human && letter === 'a' && s.marker[n] === 0);
      if (held && !hasRoom(n)) continue;
      if (hasRoom(n) && n !== s.hex[u]) ends.add(n);
      const recovers = human && u < 6 && !s.converted[u] && s.dropped[n] > 0 && hasRoom(n);
      if (!held && !recovers) step(to, rest);
    }
  };
  const { hex } = openBoard;
  step([hex.q[s.hex[u]], hex.r[s.hex[u]]], points);
  return [...ends].sort((a, b) => a - b);
}

const game = openGame();
const openBoard = { hex: game.board.hex! };

test('[5.1] [5.2] [5.3] [5.4] [6.0] [7.3] [8.3] [HTC] every destination of random games is found by walking', () => {
  const rng = new Sfc32('walks');
  const list = new ActionList();
  let compared = 0;
  for (let i = 0; i < 4; i++) {
    const s = start(game);
    for (let who = actor(game, s); who !== NOBODY; who = actor(game, s)) {
      legal(game, s, list);
      const way = frameAmong(s, WAYS);
      if (way) {
        const step = stepNow({ game, s, events: [] });
        const goals = list.toArray().filter((a) => verbOf(a) === VERB.to);
        const expected = walks(s, way.unit, way.points / 2, step.includes('advance'));
        expect(goals.map(nounOf)).toEqual(expected);
        compared += expected.length;
      }
      const below = (n: number): number => rng.below(n);
      apply(
        game,
        s,
        who === CHANCE ? drawOutcome(game, s, list, below) : list.at(below(list.length)),
      );
      scatter(s, rng);
    }
  }
  expect(compared).toBeGreaterThan(10_000);
});

/** Sometimes places a marker or charges, so that unusual ground is tested too. */
function scatter(s: S, rng: Sfc32): void {
  if (s.step === 0 || rng.below(4) > 0) return;
  const n = rng.below(s.marker.length);
  if (s.marker[n] === 0 && !s.justCleared[n]) s.marker[n] = rng.below(3);
  if (rng.below(4) === 0) s.dropped[n] = 1;
}
