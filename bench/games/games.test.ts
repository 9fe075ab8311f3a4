import { describe, expect, test } from 'vitest';
import { type Action, ActionList, nounOf } from '../../src/kernel/action.ts';
import { conformGame } from '../../src/kernel/conformance/conform.ts';
import { actor, apply, legal, promptOf, start } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { parseAction } from '../../src/kernel/text/notation.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { NOBODY } from '../../src/kernel/side.ts';
import { shared } from '../../src/i18n/en/shared.ts';
import { Translator } from '../../src/i18n/translator.ts';
import { breakthrough, HandBreakthrough } from './breakthrough.ts';
import { connectFour, HandConnectFour } from './connect-four.ts';
import { en } from './messages.ts';
import { HandHex, hex } from './hex.ts';
import { soleWinner } from '../../src/kernel/outcome.ts';

/** Returns the number of action sequences of a given length. */
function countTree(game: Game, depth: number, s: GameState = start(game)): number {
  if (depth === 0) return 1;
  if (actor(game, s) === NOBODY) return 0;
  const list = legal(game, s, new ActionList());
  if (depth === 1) return list.length;
  let sum = 0;
  for (const action of list.toArray()) {
    const child = s.clone();
    apply(game, child, action);
    sum += countTree(game, depth - 1, child);
  }
  return sum;
}

/** A game written by hand that lists its moves. */
interface Listed {
  readonly moves: Int32Array;
  readonly count: number;
  readonly winner: number;
  readonly left?: number;
  copyFrom(other: this): this;
  list(): void;
  play(move: number): void;
}

function countByHand<H extends Listed>(fresh: () => H, depth: number, h: H): number {
  if (depth === 0) return 1;
  if (h.winner >= 0 || h.left === 0) return 0;
  h.list();
  if (depth === 1) return h.count;
  let sum = 0;
  for (let i = 0; i < h.count; i++) {
    const child = fresh().copyFrom(h);
    child.play(h.moves[i]);
    sum += countByHand(fresh, depth - 1, child);
  }
  return sum;
}

function playOut<S extends GameState>(game: Game<S>, seed: number): S {
  const s = start(game);
  const list = new ActionList();
  const rng = new Sfc32(seed);
  while (actor(game, s) !== NOBODY) {
    legal(game, s, list);
    apply(game, s, list.at(rng.below(list.length)));
  }
  return s;
}

/** Plays moves given in notation from the first position. */
function reached<S extends GameState>(game: Game<S>, ...texts: string[]): S {
  const s = start(game);
  for (const text of texts) apply(game, s, parseAction(game, text));
  return s;
}

describe.each<[string, Game]>([
  ['breakthrough', breakthrough],
  ['connect four', connectFour],
  ['hex', hex],
])('%s', (_, game) => {
  test('passes the conformance suite', () => {
    for (let seed = 0; seed < 20; seed++) {
      const report = conformGame(game, new Sfc32(seed), { deepEvery: 8 });
      expect(report.refused).toBeGreaterThan(5);
    }
  });

  test('describes its decisions, positions and results', () => {
    const translator = new Translator('en', [en, shared], game);
    const [first, last] = [start(game), playOut(game, 1)];
    const panel = game.look.panel(first).map(({ label, value }) => [label, value]);
    expect([promptOf(game, first), ...panel.flat()].map((text) => translator.text(text))).toEqual([
      'White: make your move.',
      'To move',
      'White',
    ]);
    const names = game.look.markers(last).map(({ name }) => translator.text(name));
    expect([...new Set(names)].sort()).toEqual(['Black man', 'White man']);
    expect(translator.text(promptOf(game, last))).toMatch(
      /^(White|Black) has won\.$|^Nobody can win/,
    );
  });
});

describe('breakthrough', () => {
  const fresh = (): HandBreakthrough => {
    const h = new HandBreakthrough();
    h.reset();
    return h;
  };

  test('has 22, 484, 11132, 256036 sequences of 1 to 4 moves, in both versions', () => {
    for (const [i, count] of [22, 484, 11132, 256036].entries()) {
      expect(countTree(breakthrough, i + 1)).toBe(count);
      expect(countByHand(fresh, i + 1, fresh())).toBe(count);
    }
  });

  test('is won on the far row, and by capturing the last piece', () => {
    const run = ['b2/N', 'g7/S', 'b3/N', 'g6/S', 'b4/N', 'g5/S', 'b5/N', 'g4/S', 'b6/NE', 'g3/SW'];
    const s = reached(breakthrough, ...run.map((m) => `move ${m}`));
    expect(breakthrough.outcome(s)).toBeUndefined();
    apply(breakthrough, s, parseAction(breakthrough, 'move c7/NW'));
    expect(breakthrough.outcome(s)).toMatchObject({ winners: [0] });

    const last = start(breakthrough);
    last.ints.set([...last.ints].map((v, i) => (i >= last.ints.length - 64 ? 0 : v)));
    const field = (name: string) => last.layout.fields.find((f) => f.name === name)?.offset ?? -1;
    last.ints[field('left0')] = 1;
    last.ints[field('left1')] = 1;
    last.ints[field('cell') + 27] = 1;
    last.ints[field('cell') + 36] = 2;
    apply(breakthrough, last, parseAction(breakthrough, 'move d4/NE'));
    expect(breakthrough.outcome(last)).toMatchObject({ winners: [0] });
  });
});

describe('connect four', () => {
  const fresh = (): HandConnectFour => {
    const h = new HandConnectFour();
    h.reset();
    return h;
  };

  // Published counts. No win is possible before the seventh move.
  test('has 7, 49, 343, 2401, 16807, 117649, 823536 sequences of 1 to 7 moves', () => {
    for (const [i, count] of [7, 49, 343, 2401, 16807, 117649, 823536].entries()) {
      expect(countTree(connectFour, i + 1)).toBe(count);
      if (i < 6) expect(countByHand(fresh, i + 1, fresh())).toBe(count);
    }
  });

  test.each([
    ['a column', '0 1 0 1 0 1 0'],
    ['a row', '0 0 1 1 2 2 3'],
    ['a rising diagonal', '0 1 1 2 2 3 2 3 3 6 3'],
    ['a falling diagonal', '6 5 5 4 4 3 4 3 3 0 3'],
  ])('is won by four in %s', (_, columns) => {
    const drops = columns.split(' ').map((x) => `drop ${x}`);
    expect(connectFour.outcome(reached(connectFour, ...drops.slice(0, -1)))).toBeUndefined();
    expect(connectFour.outcome(reached(connectFour, ...drops))).toMatchObject({ winners: [0] });
  });
});

describe('hex', () => {
  test('has 121 * 120 * 119 sequences of three moves', () => {
    expect(countTree(hex, 3)).toBe(121 * 120 * 119);
  });

  /** Returns the winner of a final position by flood fill, without the union-find. */
  function joined(s: GameState, side: number): boolean {
    const offset = s.layout.fields.find((f) => f.name === 'cell')?.offset ?? -1;
    const cell = s.ints.subarray(offset, offset + 121);
    const along = (n: number) => (side === 0 ? Math.floor(n / 11) : n % 11);
    const open = Array.from(cell.keys()).filter((n) => cell[n] === side + 1 && along(n) === 0);
    const seen = new Set(open);
    for (const n of open) {
      for (const to of hex.board.neighbours.subarray(n * 6, n * 6 + 6)) {
        if (to < 0 || cell[to] !== side + 1 || seen.has(to)) continue;
        seen.add(to);
        open.push(to);
      }
    }
    return open.some((n) => along(n) === 10);
  }

  test('ends exactly when a side connects its edges, which one side always does', () => {
    for (let seed = 0; seed < 200; seed++) {
      const s = playOut(hex, seed);
      const winner = hex.outcome(s)?.winners[0] ?? -1;
      expect(joined(s, winner)).toBe(true);
      expect(joined(s, 1 - winner)).toBe(false);
    }
  });
});

describe('kernel and hand-written game give the same result for the same moves', () => {
  const run = (game: Game, seed: number, play: (action: Action) => void): number => {
    const s = start(game);
    const list = new ActionList();
    const rng = new Sfc32(seed);
    while (actor(game, s) !== NOBODY) {
      legal(game, s, list);
      const action = list.at(rng.below(list.length));
      apply(game, s, action);
      play(action);
    }
    const outcome = game.outcome(s);
    return outcome ? soleWinner(outcome) : -2;
  };

  test('breakthrough', () => {
    for (let seed = 0; seed < 100; seed++) {
      const h = new HandBreakthrough();
      h.reset();
      const winner = run(breakthrough, seed, (action) => {
        const [at, slot] = [nounOf(action) >> 3, nounOf(action) & 7];
        h.list();
        const to = breakthrough.board.neighbours[at * 8 + slot];
        expect(h.moves.subarray(0, h.count)).toContain((at << 6) | to);
        h.play((at << 6) | to);
      });
      expect(h.winner).toBe(winner);
    }
  });

  test('connect four', () => {
    const winners = new Set<number>();
    for (let seed = 0; seed < 2000; seed++) {
      const h = new HandConnectFour();
      h.reset();
      const winner = run(connectFour, seed, (action) => h.play(nounOf(action)));
      expect([h.winner, h.left === 0]).toEqual([winner, winner < 0 || h.left === 0]);
      winners.add(winner);
    }
    expect([...winners].sort()).toEqual([-1, 0, 1]);
  });

  test('hex', () => {
    for (let seed = 0; seed < 100; seed++) {
      const h = new HandHex();
      h.reset();
      const winner = run(hex, seed, (action) => {
        h.playAt(h.moves.subarray(0, h.count).indexOf(nounOf(action)));
      });
      expect(h.winner).toBe(winner);
    }
  });
});
