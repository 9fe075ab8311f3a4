import { expect, test, vi } from 'vitest';
import { type Action, ActionList, nounOf } from '../../src/kernel/action.ts';
import { apply, legal, start } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { breakthrough } from '../games/breakthrough.ts';
import { connectFour } from '../games/connect-four.ts';
import { hex } from '../games/hex.ts';
import { BENCHMARK_GAMES } from '../benchmark-games.ts';
import { jobOf } from '../jobs.ts';

process.env.NODE_ENV = 'production';
const { Peer, peerBreakthrough, peerConnectFour, peerHex } = await import('./boardgame-io.ts');

/** Returns the arguments of boardgame.io's move for an action. */
const edge = (action: Action): number[] => {
  const noun = nounOf(action);
  return [noun >> 3, breakthrough.board.neighbours[noun]];
};
const one = (action: Action): number[] => [nounOf(action)];

test.each([
  ['breakthrough', breakthrough, peerBreakthrough, edge],
  ['connect four', connectFour, peerConnectFour, one],
  ['hex', hex, peerHex, one],
] as [string, Game, typeof peerHex, typeof one][])(
  '%s on boardgame.io lists the same moves and ends the same way',
  (_, game, peerGame, argsOf) => {
    const peer = new Peer(peerGame);
    for (let seed = 0; seed < 10; seed++) {
      const rng = new Sfc32(seed);
      const s = start(game);
      const list = new ActionList();
      let state = peer.first;
      while (legal(game, s, list).length > 0) {
        const moves = peer.moves(state);
        const mine = list.toArray().map((action) => argsOf(action).join());
        expect(moves.map(({ args }) => args.join()).sort()).toEqual(mine.toSorted());
        const action = list.at(rng.below(list.length));
        const move = moves.find(({ args }) => args.join() === argsOf(action).join());
        apply(game, s, action);
        state = peer.play(state, move ?? moves[0]);
      }
      const winner = state.ctx.gameover?.winner;
      expect(winner === undefined ? [0, 1] : [Number(winner)]).toEqual(game.outcome(s)?.winners);
    }
  },
);

test.each([
  ['a man that is not there', peerBreakthrough, 'move', [[20, 28]]],
  ['a man of the other side', peerBreakthrough, 'move', [[48, 40]]],
  ['straight ahead onto a man', peerBreakthrough, 'move', [[0, 8]]],
  ['sideways', peerBreakthrough, 'move', [[8, 9]]],
  ['beyond the edge', peerBreakthrough, 'move', [[15, 24]]],
  ['a full column', peerConnectFour, 'drop', Array.from({ length: 7 }, () => [3])],
  ['a cell taken', peerHex, 'place', [[60], [60]]],
] as const)('boardgame.io refuses %s', (_, game, move, turns) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const peer = new Peer(game);
  let state = peer.first;
  for (const args of turns.slice(0, -1)) state = peer.play(state, { move, args });
  const after = peer.play(state, { move, args: turns[turns.length - 1] });
  expect(told).toHaveBeenCalledWith('ERROR:', expect.stringContaining('invalid move'));
  expect(after.G).toEqual(state.G);
  expect(after.ctx.currentPlayer).toBe(state.ctx.currentPlayer);
});

test.each([peerBreakthrough, peerConnectFour, peerHex])(
  "boardgame.io's own bot finds a move in $name",
  async (game) => {
    const peer = new Peer(game);
    const { payload } = await peer.search(20, 'seed');
    expect(peer.moves(peer.first)).toContainEqual({ move: payload.type, args: payload.args });
  },
);

test.each(BENCHMARK_GAMES.map(({ game }) => [`playouts/${game.id}/boardgame.io`]))(
  '%s can be measured',
  async (name) => {
    const job = await jobOf(name, 1);
    expect(await job()).toBeGreaterThan(1);
  },
);
