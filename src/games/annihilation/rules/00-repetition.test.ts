import { describe, expect, test } from 'vitest';
import { apply, start } from '../../../kernel/engine.ts';
import { readPositionOf, writePosition } from '../../../kernel/position/position.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { hashState, NONE } from '../../../kernel/state.ts';
import { ownerOf } from '../state.ts';
import {
  act,
  anyAction,
  faultIn,
  label,
  offers,
  openGame,
  outcomeOf,
  panel,
  prompt,
  table,
  type TestGame,
  where,
} from '../testing.ts';
import { markOf, timesStood } from './00-repetition.ts';

/**
 * Each player emits a 1 into an annihilator of their own and so loses both to the opponent. After four turns both
 * players have the same material as before, though not the same particles.
 */
const OPENING = ['place w1a', 'place b1a'];
const FIRST_ROUND = [
  'place w0, at 1a',
  'place b0, at 9a',
  'place w1b, drive 1a',
  'place b1b, drive 9a',
];
const SECOND_ROUND = [
  'place b0, at 1a',
  'place w0, at 9a',
  'place b1a, drive 1a',
  'place w1a, drive 9a',
];
const play = (t: TestGame, turns: readonly string[]): TestGame =>
  turns.reduce((on, moves) => act(on, moves), t);

describe('a repeated position', () => {
  test('[R18] [S52] ends the game when it occurs for the third time, even if pieces were placed each turn', () => {
    const t = play(table(''), [...OPENING, ...FIRST_ROUND, ...SECOND_ROUND.slice(0, 3)]);
    expect([t.s.turn, t.s.quiet, outcomeOf(t)]).toEqual([10, 0, undefined]);
    expect(outcomeOf(act(t, 'place w1a, drive 9a'))).toEqual(['draw', 'R18']);
    expect(prompt(t)).toBe(
      'The same position occurred for the third time with the same player to move. Draw: White 0, Black 0.',
    );
  });

  test.each([
    [3, 5, 'black'],
    [5, 3, 'white'],
  ])('[R18] is won by the higher score, %i to %i by %s', (white, black, winner) => {
    const t = table('', { values: { white, black } });
    play(t, [...OPENING, ...FIRST_ROUND, ...SECOND_ROUND]);
    expect(outcomeOf(t)).toEqual([winner, 'R18']);
  });

  test('[R18] is announced when it occurs for the second time, and by actions that would end the game', () => {
    const warned = (t: TestGame) =>
      prompt(t).includes(
        'second time this position has occurred; the third time ends the game [R18]',
      );
    const t = play(table(''), [...OPENING, ...FIRST_ROUND.slice(0, 3)]);
    expect(warned(t)).toBe(false);
    expect(warned(act(t, 'place b1b, drive 9a'))).toBe(true);
    expect(panel(t)).toContain('Occurrences of this position: 2 of 3');
    expect(warned(play(t, SECOND_ROUND.slice(0, 3)))).toBe(true);
    act(t, 'place w1a');
    expect(label(t, 'drive 9a')).toContain('. The same position occurred for the third time');
    expect(label(t, 'drive 9b')).toBe('Drive Black’s 1 to 9b');
  });

  test('[R18] is another one with another particle, other points, or in another tray', () => {
    // A 2 takes the place of a 1: the board looks the same, the trays do not.
    const other = play(table(''), [...OPENING, ...FIRST_ROUND]);
    play(other, [...SECOND_ROUND.slice(0, 2), 'place w2, drive 1a', 'place w1a, drive 9a']);
    expect([timesStood(other.s), outcomeOf(other)]).toEqual([1, undefined]);
    const beside = play(table(''), [...OPENING, ...FIRST_ROUND]);
    act(beside, 'place b0, at 1b');
    expect(timesStood(beside.s)).toBe(1);
  });

  test('[R18] counts with the same player to act only', () => {
    // The player on turn moves a step and back: the board does not change.
    const t = table('w2 4b, w5 6a, b2 6c, b5 4d');
    const there = { white: 'emit w2, to 5c, to 4b', black: 'emit b2, to 5d, to 6c' };
    play(t, [there.white, there.black, there.white]);
    expect([timesStood(t.s), outcomeOf(t)]).toEqual([2, undefined]);
    expect(outcomeOf(act(t, there.black))).toEqual(['draw', 'R18']);
  });

  test('[R18] [7.1] nothing from before the last points is stored', () => {
    const t = play(table('w2 8a, w1a 9h'), ['emit w2, to 9a, to B']);
    expect(t.s.score[0]).toBe(2);
    for (const lane of [t.s.beforeA, t.s.beforeB, t.s.beforeC]) expect(lane.indexOf(NONE)).toBe(1);
    // During a turn that has scored, nothing is stored yet.
    const on = act(table('w3 8a, w1a 9h, b5 B'), 'emit w3, to 9a, to B');
    expect([on.s.score[0], timesStood(on.s)]).toEqual([3, 0]);
  });
});

test('[R18] [D6] three hundred turns without points are all stored, and are the maximum', () => {
  const { game, s } = table('w2 4b, w5 6a', { values: { turn: 300 } });
  const file = JSON.parse(JSON.stringify(writePosition(game, s)));
  const others = Array.from({ length: 299 }, (_, i) => ({ a: i, b: i, c: i }));
  const t = {
    ...table(''),
    s: readPositionOf(game, { ...file, before: [...file.before, ...others] }),
  };
  expect(timesStood(t.s)).toBe(1);
  expect(outcomeOf(act(t, 'emit w2, to 5c, to 4b'))).toEqual(['draw', 'D6']);
});

test('[R18] every particle, face and point makes another position; equal particles do not', () => {
  const { game, s } = table('');
  const marks = new Set([markOf(s).join()]);
  const markWith = (u: number, flipped: number, n: number): string => {
    const t = s.clone();
    [t.flipped[u], t.place[u]] = [flipped, n];
    return markOf(t).join();
  };
  const ids = ['w0', 'w1a', 'w2', 'w3', 'w5', 'w8'];
  for (const id of ids)
    for (const flipped of [0, 1])
      for (let n = NONE; n < s.world.points; n++)
        marks.add(markWith(indexOf(game, id), flipped, n));
  // All of them but one: every particle at its place in the set-up gives the same position.
  expect(marks.size).toBe(ids.length * 2 * (s.world.points + 1) - ids.length + 1);
  const same = (one: string, other: string, n: number) =>
    markWith(indexOf(game, one), 0, n) === markWith(indexOf(game, other), 0, n);
  expect([same('w1a', 'w1b', 7), same('w1a', 'b1a', 7), same('w1a', 'w2', 7)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('[R18] at the start of a game its first position has occurred once', () => {
  const s = start(openGame());
  expect(timesStood(s)).toBe(1);
  expect(s.beforeA.indexOf(NONE)).toBe(1);
});

describe('the history of positions', () => {
  test('[R18] [S51] is kept by position files, and by states that are copied', () => {
    const t = play(table(''), [...OPENING, ...FIRST_ROUND, ...SECOND_ROUND.slice(0, 2)]);
    const file = JSON.parse(JSON.stringify(writePosition(t.game, t.s)));
    const read = { ...t, s: readPositionOf(t.game, file) };
    expect(hashState(read.s)).toBe(hashState(t.s));
    const copy = { ...t, s: t.s.clone() };
    for (const again of [read, copy, t])
      expect(outcomeOf(play(again, SECOND_ROUND.slice(2)))).toEqual(['draw', 'R18']);
  });

  test('[R18] [S51] is restored when moves are undone and others made', () => {
    const t = play(table(''), [...OPENING, ...FIRST_ROUND]);
    const kept = t.s.clone();
    play(t, SECOND_ROUND);
    expect(t.s.ending).toBeGreaterThan(0);
    t.s.copyFrom(kept);
    expect(timesStood(t.s)).toBe(2);
    expect(outcomeOf(play(t, SECOND_ROUND))).toEqual(['draw', 'R18']);
  });

  test('[R18] begins with the position of a file that contains no history', () => {
    const t = table('w1a W, b1a B', { values: { turn: 7 } });
    expect(timesStood(t.s)).toBe(1);
    play(t, [...FIRST_ROUND]);
    expect([timesStood(t.s), outcomeOf(t)]).toEqual([2, undefined]);
  });

  test.each(['a', 'b', 'c'])('[R18] distinguishes positions that differ only in %s', (lane) => {
    const { game, s } = table('w3 5c', { values: { turn: 8 } });
    const file = JSON.parse(JSON.stringify(writePosition(game, s)));
    const [now] = file.before;
    const other = { ...now, [lane]: now[lane] === 0 ? 1 : 0 };
    const between = { a: 1, b: 2, c: 3 };
    const stood = (...before: unknown[]) =>
      timesStood(readPositionOf(game, { ...file, before: [now, between, ...before] }));
    expect([stood(now), stood(other), stood({ ...between, [lane]: now[lane] })]).toEqual([2, 1, 1]);
    expect(faultIn(game, { ...file, before: [other] })).toContain('before[0]');
  });

  test.each([
    ['another position', [{ a: 1, b: 2, c: 3 }], 'before[0]'],
    ['more positions than turns', Array(9).fill({ a: 1, b: 2, c: 3 }), 'at most 8'],
  ])('[R18] [S49] cannot contain %s', (_, before, message) => {
    const { game, s } = table('w3 5c', { values: { turn: 8 } });
    const file = JSON.parse(JSON.stringify(writePosition(game, s)));
    expect(faultIn(game, { ...file, before })).toContain(message);
  });

  test('[R18] [S49] cannot contain the present position for the third time: that game is over', () => {
    const { game, s } = table('w3 5c', { values: { turn: 8 } });
    const file = JSON.parse(JSON.stringify(writePosition(game, s)));
    const [now] = file.before;
    const before = [now, { a: 1, b: 2, c: 3 }, now];
    expect(timesStood(readPositionOf(game, { ...file, before }))).toBe(2);
    const third = [...before, { a: 1, b: 2, c: 3 }, now];
    expect(faultIn(game, { ...file, before: third })).toContain('[R18]');
  });
});

test.each(['standard', 'learning'])(
  '[R18] [S50] is counted as with a list of full positions: %s',
  (scenario) => {
    const rng = new Sfc32(`again/${scenario}`);
    let ended = 0;
    for (let i = 0; i < 60; i++) {
      const t = table('w2 2a, w5 3c, b2 4b, b5 4c, w0 3a, b0 3d', {
        scenario,
        options: { target: 99 },
      });
      const counts = new Map<string, number>();
      const stoodNow = () => counts.get(inFull(t)) ?? 0;
      while (t.s.ending === 0) {
        counts.set(inFull(t), stoodNow() + 1);
        expect(timesStood(t.s)).toBe(stoodNow());
        takeTurn(t, rng);
      }
      const isRepeated = outcomeOf(t)?.[1] === 'R18';
      t.s.side = 1 - t.s.side;
      expect(stoodNow() === 2).toBe(isRepeated);
      if (isRepeated) ended += 1;
    }
    expect(ended).toBeGreaterThan(10);
    expect(ended).toBeLessThan(60);
  },
);

/** Plays a turn: usually a 2 moves a step and back, so that the board does not change; otherwise any action. */
function takeTurn(t: TestGame, rng: Sfc32): void {
  const { turn, side } = t.s;
  const id = side === 0 ? 'w2' : 'b2';
  const wishes = rng.below(8) === 0 ? [] : [`emit ${id}`, '', `to ${where(t, id)}`];
  for (let k = 0; t.s.turn === turn && t.s.ending === 0; k++) {
    const wish = wishes[k] ?? '';
    if (offers(t).includes(wish)) act(t, wish);
    else apply(t.game, t.s, anyAction(t, rng));
  }
}

const indexOf = ({ units }: TestGame['game'], id: string): number =>
  units.findIndex((unit) => unit.id === id);

/** Returns a position as text: the player to act, the scores, and the places of the particles. */
function inFull({ game, s }: TestGame): string {
  const particles = game.units.map((_, u) => {
    const where = s.place[u] === NONE ? 'tray' : game.board.labels[s.place[u]];
    return `${ownerOf(s, u)}/${s.world.charge[u]}/${where}`;
  });
  return [s.side, ...s.score, ...particles.sort()].join(' ');
}
