/**
 * Tree counts, checked by an independent enumerator: written from the description of a turn, slow and plain, with names
 * and whole copies; it shares only the lines of the board with the rules.
 */
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../kernel/action.ts';
import { actor, apply, legal } from '../../kernel/engine.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { NONE } from '../../kernel/state.ts';
import { NOBODY } from '../../kernel/side.ts';
import { type AnnihilationState, ownerOf } from './state.ts';
import { allEnds, anyAction, table, type TestGame } from './testing.ts';
import { byTier } from '../../../test/tier.ts';

interface Position {
  readonly lines: readonly (readonly string[])[];
  readonly target: number;
  readonly side: number;
  readonly owner: Readonly<Record<string, number>>;
  /** Point of each particle, or '' in the tray. */
  readonly place: Readonly<Record<string, string>>;
  readonly score: readonly [number, number];
  readonly emitted: readonly string[];
}
/** A way to continue to the end of the turn. */
interface Way {
  readonly moves: readonly string[];
  readonly after: Position;
}

const chargeOf = (id: string) => Number(id[1]);
const emergenceOf = (side: number) => (side === 0 ? 'W' : 'B');
const standing = (p: Position, point: string) =>
  Object.keys(p.place).find((id) => p.place[id] === point);
const put = (p: Position, id: string, point: string): Position => ({
  ...p,
  place: { ...p.place, [id]: point },
});
const emits = (p: Position, id: string): Position => ({ ...p, emitted: [...p.emitted, id] });
const first = (move: string, ways: readonly Way[]): Way[] =>
  ways.map(({ moves, after }) => ({ moves: [move, ...moves], after }));
const done = (after: Position): Way[] => [{ moves: [], after }];

function neighbours(p: Position, point: string): string[] {
  const found = p.lines.flatMap((line) => {
    const i = line.indexOf(point);
    return i < 0 ? [] : [line[i - 1], line[i + 1]];
  });
  return found.filter((n) => n !== undefined);
}

function distance(p: Position, side: number, point: string): number {
  const line = p.lines.find((l) => l.includes(point))!;
  return side === 0 ? line.length - 1 - line.indexOf(point) : line.indexOf(point);
}

function isClosest(p: Position, id: string, point: string): boolean {
  const side = p.owner[id]!;
  const others = Object.keys(p.place).filter(
    (o) => o !== id && p.place[o] !== '' && p.owner[o] === side && chargeOf(o) > 0,
  );
  return others.every((o) => distance(p, side, p.place[o]!) > distance(p, side, point));
}

function die(p: Position, id: string, point: string): Position {
  const score: [number, number] = [...p.score];
  if (point === 'B') score[0] += chargeOf(id);
  if (point === 'W') score[1] += chargeOf(id);
  return put({ ...p, score, owner: { ...p.owner, [id]: 1 - p.owner[id]! } }, id, '');
}

const rest = (p: Position, id: string, point: string): Position =>
  point === emergenceOf(1 - p.owner[id]!) ? die(p, id, point) : put(p, id, point);

function collide(p: Position, id: string, point: string, force: number): Way[] {
  const met = standing(p, point)!;
  const bothDie = () => done(die(die(p, id, point), met, point));
  if (chargeOf(met) === 0) return bothDie();
  if (force > 0) return strike(p, id, point, met, force);
  if (p.owner[id] !== p.side || p.emitted.includes(id)) return bothDie();
  const emit = strike(emits(p, id), id, point, met, chargeOf(id));
  return emit.length === 0
    ? bothDie()
    : [...first(`emit ${id}`, emit), ...first('annihilate', bothDie())];
}

/** Strikes a particle. It is lifted first, so that the striker can take its point. */
const strike = (p: Position, id: string, point: string, met: string, force: number): Way[] =>
  drive(rest(put(p, met, ''), id, point), met, point, force);

function drive(p: Position, id: string, from: string, force: number): Way[] {
  const ends = new Map<string, Way[]>();
  for (const line of p.lines.filter((l) => l.includes(from)))
    for (const way of [line, [...line].reverse()]) {
      const ahead = way.slice(way.indexOf(from) + 1, way.indexOf(from) + 1 + force);
      const met = ahead.find((point) => standing(p, point) !== undefined);
      if (met === undefined && ahead.length < force) continue;
      const end = met ?? ahead.at(-1)!;
      ends.set(end, met === undefined ? done(rest(p, id, end)) : collide(p, id, end, 0));
    }
  return [...ends].flatMap(([end, ways]) => first(`drive ${end}`, ways));
}

/** Lifts the carrier and moves it point by point until it collides or its force is used up. */
function walk(p: Position, id: string, from: string, force: number): Way[] {
  return neighbours(p, from).flatMap((to) => {
    const isForwards = distance(p, p.side, to) < distance(p, p.side, from);
    if (isForwards && isClosest(p, id, from)) return [];
    if (standing(p, to) !== undefined) return first(`to ${to}`, collide(p, id, to, force - 1));
    if (to === emergenceOf(1 - p.side) && force > 1) return [];
    return first(`to ${to}`, force === 1 ? done(rest(p, id, to)) : walk(p, id, to, force - 1));
  });
}

function placements(p: Position, id: string): Way[] {
  const home = emergenceOf(p.side);
  if (chargeOf(id) === 0) {
    const points = [...new Set(p.lines.flatMap((l) => l.slice(1, -1)))];
    const empty = points.filter((point) => standing(p, point) === undefined);
    return empty.flatMap((point) => first(`at ${point}`, done(put(p, id, point))));
  }
  const met = standing(p, home);
  return met === undefined
    ? done(put(p, id, home))
    : strike(emits(p, id), id, home, met, chargeOf(id));
}

/** Returns every complete turn, by its moves; passing only if there are no others. */
function turns(start: Position): Map<string, Way> {
  const p = { ...start, emitted: [] };
  const ways = Object.keys(p.place).flatMap((id) => {
    const point = p.place[id]!;
    if (p.owner[id] !== p.side) return [];
    if (point === '') return first(`place ${id}`, placements(p, id));
    if (point === 'W' || point === 'B' || chargeOf(id) === 0) return [];
    const lifted = emits(put(p, id, ''), id);
    return first(`emit ${id}`, walk(lifted, id, point, chargeOf(id)));
  });
  const all = ways.length > 0 ? ways : [{ moves: ['pass'], after: p }];
  return new Map(
    all.map(({ moves, after }) => {
      const next = { ...after, side: 1 - after.side, emitted: [] };
      return [moves.join(', '), { moves, after: next }];
    }),
  );
}

/** Returns the number of sequences of `depth` choices from the start of a turn. */
function count(p: Position, depth: number): number {
  if (depth === 0) return 1;
  if (p.score.some((points) => points >= p.target)) return 0;
  const ways = [...turns(p).values()];
  const within = new Set(
    ways.filter((w) => w.moves.length >= depth).map((w) => w.moves.slice(0, depth).join()),
  );
  const beyond = ways.filter((w) => w.moves.length < depth);
  return within.size + beyond.reduce((sum, w) => sum + count(w.after, depth - w.moves.length), 0);
}

function countByRules(
  { game }: Pick<TestGame, 'game'>,
  s: AnnihilationState,
  depth: number,
): number {
  if (depth === 0) return 1;
  if (actor(game, s) === NOBODY) return 0;
  const after = game.create();
  return legal(game, s, new ActionList())
    .toArray()
    .reduce((sum, action) => {
      apply(game, after.copyFrom(s), action);
      return sum + countByRules({ game }, after, depth - 1);
    }, 0);
}

/** Returns a state between two turns, in plain words. */
function positionOf({ game, s }: TestGame): Position {
  const { board, units } = game;
  const lines = board.lines.map((line) => line.map((n) => board.labels[n]!));
  const byId = <T>(value: (u: number) => T) =>
    Object.fromEntries(units.map(({ id }, u) => [id, value(u)]));
  return {
    lines,
    target: s.world.target,
    side: s.side,
    owner: byId((u) => ownerOf(s, u)),
    place: byId((u) => (s.place[u] === NONE ? '' : board.labels[s.place[u]!]!)),
    score: [s.score[0]!, s.score[1]!],
    emitted: [],
  };
}

describe('tree counts', () => {
  test.each([
    ['the set-up', '', 'standard', [7, 89, 827, 8258]],
    ['chains at White’s emergence', 'w3 W, w5 1a, w2 4b, b1a 9h', 'standard', [6, 70, 454, 4475]],
    [
      'a fight for Black’s emergence',
      'w2 8a, w1a 9h, w5 8c, b5 B, b1a 9b, b0 7a',
      'standard',
      [7, 66, 325, 1689],
    ],
    [
      'eights in a crowd',
      'w8 5c, w2 4b, w3 4c, b8 6b, b1a 7d, b3! 2c, w0 3d',
      'standard',
      [7, 32, 248, 1496],
    ],
    ['White on the brink', 'w1a 1a, w5 1d, b2 2a, b3 3a, b5 2c', 'standard', [7, 74, 598, 4980]],
    [
      'the learning board',
      'w3 W, w5 2b, w1a 4a, b2 3b, b1a 4c, b5 B',
      'learning',
      [5, 33, 153, 988],
    ],
  ] as const)('[0.3] [3.3] [4.3] [4.5] [S50] %s', (_, text, scenario, counts) => {
    const t = table(text, { scenario, options: { target: 9 } });
    const plain = positionOf(t);
    expect([1, 2, 3, 4].map((depth) => countByRules(t, t.s, depth))).toEqual(counts);
    expect([1, 2, 3, 4].map((depth) => count(plain, depth))).toEqual(counts);
  });
});

describe.each([
  ['standard', byTier(3, 1, 8)],
  ['learning', 8],
] as const)('whole turns of random games on the %s board', (scenario, games) => {
  test('[0.3] [R2] [S16] [S50] the same ways to play them, with the same results', () => {
    const rng = new Sfc32(`turns/${scenario}`);
    let compared = 0;
    for (let game = 0; game < games; game++) {
      const t = table('', { scenario, options: { target: 99 } });
      for (let turn = 1; turn <= 50; turn++) {
        if (turn % 10 === 0) compared += compareTurns(t);
        const now = t.s.turn;
        while (t.s.turn === now && t.s.ending === 0) apply(t.game, t.s, anyAction(t, rng));
      }
    }
    expect(compared).toBeGreaterThan(375 * games);
  });
});

/** Compares the rules with the enumerator in one position; returns the number of complete turns. */
function compareTurns(t: TestGame): number {
  const asText = (moves: string, { side, owner, place, score }: Position) =>
    `${moves}: ${JSON.stringify([side, owner, place, score])}`;
  const plain = [...turns(positionOf(t))].map(([moves, way]) => asText(moves, way.after));
  const byRules = allEnds(t).map(({ moves, after }) => asText(moves, positionOf(after)));
  expect(byRules.sort()).toEqual(plain.sort());
  return plain.length;
}
