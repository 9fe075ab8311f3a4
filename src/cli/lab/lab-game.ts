/** One game of an experiment: everything about it follows from what is asked. */
import type { Game } from '../../kernel/game.ts';
import type { Side } from '../../kernel/side.ts';
import { keyedDice } from '../../lab/keyed-dice.ts';
import { type Observations, observe } from '../../lab/observe.ts';
import { type GameRow, rowOf } from '../../lab/row.ts';
import { type Contender, nameOf, playFairly } from '../contenders.ts';
import { gameById } from '../games.ts';
import { openingOf, stateOf } from '../arena/opening.ts';

/** A game of an experiment to be played. */
export interface LabGame {
  readonly stage: number;
  readonly arm: string;
  readonly number: number;
  readonly seed: string;
  /** Which random opening it has. */
  readonly beginning: string;
  readonly opening: number;
  readonly from?: readonly number[] | undefined;
  /** By side; of ours only in a thread. */
  readonly seated: readonly Contender[];
  readonly side: Side;
  readonly dice: 'keyed' | 'stream';
  readonly luck: boolean;
}

/** A game of an experiment as its line in the file. */
export interface LabRow extends GameRow, Observations {
  /** 0 for the comparison, then the number of the repetition. */
  readonly stage: number;
  /** Id of the arm, or the levels of all factors. */
  readonly arm: string;
}

/** Games opened a second time for looking at what was played. */
const observers = new WeakMap<Game, Game>();

function observerOf(game: Game): Game {
  const known = observers.get(game) ?? gameById(game.id).open(game.setup);
  observers.set(game, known);
  return known;
}

/** Plays it. Between bots of ours it goes alike in any thread and after any other game. */
export async function playLabGame(game: Game, asked: LabGame): Promise<LabRow> {
  const { stage, arm, number, seed, seated, side, dice, luck } = asked;
  const given = stateOf(game, asked.from);
  const begin = openingOf(game, asked.opening, asked.beginning, given);
  const result = await playFairly(
    game,
    seated,
    seed,
    begin?.state,
    dice === 'keyed' ? keyedDice(seed) : seed,
  );
  const seats = seated.map(nameOf);
  const actions = [...(begin?.actions ?? []), ...result.actions];
  return {
    stage,
    arm,
    ...rowOf(game, result, { game: number, seed, seats, side }),
    ...observe(observerOf(game), actions, { side, luck, from: given }),
  };
}
