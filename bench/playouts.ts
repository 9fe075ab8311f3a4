/** Random playouts of the benchmark games: kernel, by hand, boardgame.io. */
import { ActionList } from '../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { type Rng, Sfc32 } from '../src/kernel/random.ts';
import { CHANCE, NOBODY } from '../src/kernel/step.ts';
import { breakthrough, HandBreakthrough } from './games/breakthrough.ts';
import { connectFour, HandConnectFour } from './games/connect-four.ts';
import { HandHex, hex } from './games/hex.ts';
import { race, rate, ratio, type Subject } from './measure.ts';
import {
  Peer,
  type PeerGame,
  peerBreakthrough,
  peerConnectFour,
  peerHex,
} from './peers/boardgame-io.ts';
import { figure, percent, type Row, target, times } from './table.ts';

/** A benchmark game in all its versions, with what OpenSpiel (C++) did on such a machine. */
export interface Contest {
  readonly name: string;
  readonly game: Game;
  readonly peer: PeerGame;
  readonly openSpielPlayouts: number;
  byHand(): { playout(rng: Rng): number };
}

export const CONTESTS: readonly Contest[] = [
  {
    name: 'Breakthrough 8x8',
    game: breakthrough,
    peer: peerBreakthrough,
    openSpielPlayouts: 13_300,
    byHand: () => new HandBreakthrough(),
  },
  {
    name: 'Connect Four',
    game: connectFour,
    peer: peerConnectFour,
    openSpielPlayouts: 83_000,
    byHand: () => new HandConnectFour(),
  },
  {
    name: 'Hex 11x11',
    game: hex,
    peer: peerHex,
    openSpielPlayouts: 11_700,
    byHand: () => new HandHex(),
  },
];

/** Plays a game at random through the generic interface, again and again in the same memory. */
export function kernelPlayout(game: Game, rng: Rng): () => { decisions: number; dice: number } {
  const root = start(game);
  const s = game.create();
  const list = new ActionList();
  const below = (n: number): number => rng.below(n);
  return () => {
    let decisions = 0;
    let dice = 0;
    s.copyFrom(root);
    for (let who = actor(game, s); who !== NOBODY; who = actor(game, s)) {
      legal(game, s, list);
      if (who === CHANCE) {
        dice += 1;
        apply(game, s, drawOutcome(game, s, list, below));
      } else {
        decisions += 1;
        apply(game, s, list.at(rng.below(list.length)));
      }
    }
    return { decisions, dice };
  };
}

/** Does something `n` times a run, so that looking at the clock costs nothing. */
const repeat = (name: string, n: number, once: () => void): Subject => ({
  name,
  run() {
    for (let i = 0; i < n; i++) once();
    return n;
  },
});

export async function comparePlayouts(contest: Contest, rounds: number): Promise<Row[]> {
  const { name, game, openSpielPlayouts } = contest;
  const rng = new Sfc32(1);
  const hand = contest.byHand();
  const peer = new Peer(contest.peer);
  const rows = await race(
    [
      repeat('kernel', 50, kernelPlayout(game, rng)),
      repeat('by hand', 50, () => hand.playout(rng)),
      repeat('boardgame.io', 2, () => peer.playout(rng)),
    ],
    { rounds },
  );
  const [kernel, byHand, other] = [0, 1, 2].map((i) => rate(rows, i));
  const [share, gain] = [ratio(rows, 0, 1), ratio(rows, 0, 2)];
  const isMain = game === breakthrough;
  const what = `${name}: random playouts on the kernel`;
  const mine = `${figure(kernel)}/s`;
  return [
    {
      what,
      figure: mine,
      against: `by hand ${figure(byHand)}/s`,
      ratio: percent(share),
      target: isMain ? target('60 %', share >= 0.6) : '',
    },
    {
      what,
      figure: mine,
      against: `boardgame.io ${figure(other)}/s`,
      ratio: times(gain),
      target: isMain ? target('300 x', gain >= 300) : '',
    },
    {
      what,
      figure: mine,
      against: `OpenSpiel ${figure(openSpielPlayouts)}/s (orientation)`,
      ratio: times(kernel / openSpielPlayouts),
      target: target('ahead', kernel > openSpielPlayouts),
    },
  ];
}
