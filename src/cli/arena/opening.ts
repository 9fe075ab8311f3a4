/** Random openings, so that games without dice differ from each other. */
import { type Action, ActionList } from '../../kernel/action.ts';
import { hasDice, legal } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { Match } from '../../bots/match.ts';
import { Sfc32 } from '../../kernel/random.ts';
import type { GameState } from '../../kernel/state.ts';
import { NOBODY } from '../../kernel/side.ts';

/** Attempts to find an opening that does not end the game. */
const DRAWS = 20;

/** Random decisions in games without dice, where deterministic bots would repeat the same game. */
const USUAL = 8;

/** Returns the default number of random decisions. */
export const usualOpening = (game: Game): number => (hasDice(game) ? 0 : USUAL);

/** Returns a sentence on how games begin; undefined for the default in games with dice, the set-up. */
export function openingText(game: Game, decisions: number): string | undefined {
  const why = hasDice(game) ? '' : 'no dice: ';
  if (decisions > 0) return `${why}the first ${decisions} decisions of every game are random`;
  return hasDice(game)
    ? undefined
    : 'no dice and no random decisions: deterministic bots repeat the same game';
}

interface Opening {
  readonly state: GameState;
  /** Actions that led to the position, dice included. */
  readonly actions: readonly Action[];
}

/**
 * Returns a position after `decisions` random decisions; equal for equal seeds. With zero decisions, or if all attempts
 * end the game, returns `from`, or undefined for the set-up.
 */
export function openingOf(
  game: Game,
  decisions: number,
  seed: string,
  from?: GameState,
): Opening | undefined {
  if (decisions === 0) return from && { state: from, actions: [] };
  const list = new ActionList();
  for (let draw = 0; draw < DRAWS; draw++) {
    const rng = new Sfc32(`opening/${seed}/${draw}`);
    const match = new Match(game, `opening/${seed}/${draw}`, from);
    for (let i = 0; i < decisions && match.actor !== NOBODY; i++) {
      legal(game, match.state, list);
      match.act(list.at(rng.below(list.length)));
    }
    if (match.actor !== NOBODY) return match;
  }
  return from && { state: from, actions: [] };
}

/** Returns a position from its ints; undefined without ints. */
export function stateOf(game: Game, ints: readonly number[] | undefined): GameState | undefined {
  if (ints === undefined) return undefined;
  const state = game.create();
  state.ints.set(ints);
  return state;
}
