/** One game of an experiment: everything about it follows from the request. */
import type { Game } from '../../kernel/game.ts';
import type { Side } from '../../kernel/side.ts';
import { keyedDice } from '../../lab/keyed-dice.ts';
import { type Observations, observe } from '../../lab/observe.ts';
import { type GameRow, rowOf } from '../../lab/row.ts';
import { type ComputerPlayer, nameOf, playOrForfeit } from '../players.ts';
import { gameById } from '../games.ts';
import { openingOf, stateOf } from '../arena/opening.ts';

/** Request for a game of an experiment. */
export interface LabGame {
  readonly stage: number;
  readonly arm: string;
  readonly number: number;
  readonly seed: string;
  /** Number of the random opening. */
  readonly beginning: string;
  readonly opening: number;
  readonly from?: readonly number[] | undefined;
  /** Players by side; in a thread, only bots. */
  readonly seated: readonly ComputerPlayer[];
  readonly side: Side;
  readonly dice: 'keyed' | 'stream';
  readonly luck: boolean;
}

/** A game of an experiment as a line of the file. */
export interface LabRow extends GameRow, Observations {
  /** 0 for the comparison, else the number of the repetition. */
  readonly stage: number;
  /** Id of the arm, or the levels of all factors. */
  readonly arm: string;
}

/** Second instances of games, for analysing the played games. */
const observers = new WeakMap<Game, Game>();

function observerOf(game: Game): Game {
  const known = observers.get(game) ?? gameById(game.id).open(game.setup);
  observers.set(game, known);
  return known;
}

/** Plays the game. Between bots, the result is the same in any thread and after any other game. */
export async function playLabGame(game: Game, asked: LabGame): Promise<LabRow> {
  const { stage, arm, number, seed, seated, side, dice, luck } = asked;
  const given = stateOf(game, asked.from);
  const begin = openingOf(game, asked.opening, asked.beginning, given);
  const result = await playOrForfeit(
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
