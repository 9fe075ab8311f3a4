/** Game of `simulate` and `arena`, and the position at which its games begin. */
import { gameForBots, stateForBots } from '../../kernel/play/through-play.ts';
import { actor } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { NOBODY } from '../../kernel/side.ts';
import { hashState } from '../../kernel/state.ts';
import { type SetupOptions, setupOf } from '../arguments.ts';
import { readText } from '../files.ts';
import { gameById } from '../games.ts';
import { load, type LoadedPosition } from '../load.ts';

/** A game to play many times. */
export interface StartPosition {
  readonly game: Game;
  /** Ints and hash of the first position; absent: the set-up. */
  readonly from?: readonly number[];
  readonly fromHash?: string;
}

/** Opens a game by its options, or from the position file or unfinished record `from`. */
export function startPositionOf(
  given: string,
  options: SetupOptions & { readonly from?: string },
): StartPosition {
  const module = gameById(given);
  const { id } = module;
  const { from } = options;
  if (from === undefined) return { game: module.open(setupOf(module, options)) };
  const { game, state } = positionOf(from, options);
  if (game.id !== id)
    throw new InputError(`--from: ${from} is a position of ${game.id}, not ${id}`);
  return { game, from: [...state.ints], fromHash: hashState(state) };
}

/** Returns a position for bots to continue from. Throws `InputError` if its game is over. */
export function positionOf(file: string, options: SetupOptions = {}): LoadedPosition {
  // Check for a file first: `load` would search for other names among the games.
  readText(file);
  const found = load(file, options);
  if (actor(found.game, found.state) === NOBODY)
    throw new InputError(`${file}: this game is over; use a position from which play can continue`);
  return { game: gameForBots(found.game), state: stateForBots(found.game, found.state) };
}
