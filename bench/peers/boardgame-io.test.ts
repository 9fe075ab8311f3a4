import { expect, test } from 'vitest';
import { type Action, ActionList, nounOf } from '../../src/kernel/action.ts';
import { apply, legal, start } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { breakthrough } from '../games/breakthrough.ts';
import { connectFour } from '../games/connect-four.ts';
import { hex } from '../games/hex.ts';

process.env.NODE_ENV = 'production';
const { Peer, peerBreakthrough, peerConnectFour, peerHex } = await import('./boardgame-io.ts');

/** Arguments of boardgame.io's move for an action. */
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
      expect(winner === undefined ? -1 : Number(winner)).toBe(game.outcome(s)?.winner);
    }
  },
);
