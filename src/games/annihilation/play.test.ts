import { describe, expect, test } from 'vitest';
import { expectGolden, goldenGame } from '../../../test/golden.ts';
import { byTier } from '../../../test/tier.ts';
import { ActionList } from '../../kernel/action.ts';
import { conformGame } from '../../kernel/conformance/conform.ts';
import { actor, apply, legal, start } from '../../kernel/engine.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { NOBODY } from '../../kernel/side.ts';
import { isDraw, soleWinner } from '../../kernel/outcome.ts';
import { endingsOf } from './data/endings.ts';
import { VALUES } from './data/values.ts';
import { anyAction, openGame } from './testing.ts';

/** Games of the balance: at 400 the limits are four standard deviations from one half. */
const GAMES = byTier(400, 400, 2000);

describe.each(['standard', 'learning'])('the %s scenario', (scenario) => {
  const game = openGame({ scenario });

  test('[S49] [S50] [S51] 25 random games keep the contract and every invariant', () => {
    let decisions = 0;
    for (let seed = 0; seed < 25; seed++)
      decisions += conformGame(game, new Sfc32(`${scenario}/${seed}`), { deepEvery: 64 }).decisions;
    expect(decisions).toBeGreaterThan(25 * 50);
  });

  test.each(['first', 'second'])('the golden game "%s"', (seed) => {
    expectGolden(`annihilation/${scenario}-${seed}.txt`, goldenGame(game, seed));
  });

  test('[S50] random games end by a rule, and neither side has more than 60 in 100', () => {
    const rng = new Sfc32(`balance/${scenario}`);
    const list = new ActionList();
    const first = start(game);
    const s = first.clone();
    const wins = [0, 0];
    for (let i = 0; i < GAMES; i++) {
      s.copyFrom(first);
      while (actor(game, s) !== NOBODY) apply(game, s, anyAction({ game, s }, rng, list));
      const outcome = game.outcome(s)!;
      expect(endingsOf(VALUES.defaults).map((e) => e.rule)).toContain(outcome.rule);
      if (!isDraw(outcome, 2)) wins[soleWinner(outcome)]! += 1;
    }
    for (const share of wins) {
      expect(share).toBeGreaterThan(0.4 * GAMES);
      expect(share).toBeLessThan(0.6 * GAMES);
    }
  });
});

test('[R14] [S50] a game that Black starts is the same game with the colours changed', () => {
  const white = openGame();
  const black = openGame({ options: { starter: 'black' } });
  const [a, b] = [start(white), start(black)];
  const rng = new Sfc32('colours');
  const [listA, listB] = [new ActionList(), new ActionList()];
  while (actor(white, a) !== NOBODY) {
    legal(white, a, listA);
    legal(black, b, listB);
    expect([...listB.toArray().map(turned)].sort((x, y) => x - y)).toEqual(listA.toArray());
    const action = anyAction({ game: white, s: a }, rng);
    apply(white, a, action);
    apply(black, b, turned(action));
  }
  expect([...a.score]).toEqual([...b.score].reverse());

  /** Returns an action after half a turn of the board, with the other player's particle. */
  function turned(action: number): number {
    const noun = action & 0xffff;
    const kind = white.verbs.list[action >> 16]?.noun;
    const { points, units } = a.world;
    if (kind === 'unit') return (action - noun) | ((noun + units.length / 2) % units.length);
    return kind === 'node' ? (action - noun) | mirrored(noun, points) : action;
  }
  function mirrored(n: number, points: number): number {
    const { x, y } = white.board.points[n]!;
    const height = white.board.points[0]!.y;
    const near = (m: number) =>
      Math.abs(white.board.points[m]!.x + x) + Math.abs(white.board.points[m]!.y - (height - y)) <
      1e-9;
    return Array.from({ length: points }, (_, m) => m).find(near)!;
  }
});
