/** Beginnings drawn by lot, so that games without dice differ from each other. */
import { type Action, ActionList } from '../../kernel/action.ts';
import { hasDice, legal } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { Match } from '../../bots/match.ts';
import { Sfc32 } from '../../kernel/random.ts';
import type { GameState } from '../../kernel/state.ts';
import { NOBODY } from '../../kernel/side.ts';

/** Beginnings that end the game are drawn again so often. */
const DRAWS = 20;

/** Without dice, bots that draw no lots play one and the same game again and again. */
const USUAL = 8;

/** Decisions drawn by lot if nobody says how many. */
export const usualOpening = (game: Game): number => (hasDice(game) ? 0 : USUAL);

/** How games begin, in a sentence; undefined if as usual, with the set-up. */
export function openingWords(game: Game, decisions: number): string | undefined {
  const why = hasDice(game) ? '' : 'no dice: ';
  if (decisions > 0) return `${why}the first ${decisions} decisions of every game are random`;
  return hasDice(game)
    ? undefined
    : 'no dice and no random decisions: deterministic bots repeat the same game';
}

interface Opening {
  readonly state: GameState;
  /** Actions that led to it, dice included. */
  readonly actions: readonly Action[];
}

/**
 * A position after `decisions` decisions at random; the same for the same seed. For none, and if a game is
 * always over by then: `from`, or nothing for the set-up.
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

/** A position from its ints; undefined for none. */
export function stateOf(game: Game, ints: readonly number[] | undefined): GameState | undefined {
  if (ints === undefined) return undefined;
  const state = game.create();
  state.ints.set(ints);
  return state;
}
