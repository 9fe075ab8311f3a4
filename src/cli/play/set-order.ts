/** Puts a set that was typed in any order into the order of the rules; its earlier picks are taken back for that. */
import { type Action, nounOf, verbOf } from '../../kernel/action.ts';
import type { Game } from '../../kernel/game.ts';
import { formatAction, parseAction } from '../../kernel/text/notation.ts';
import { type Pick, pickOn } from '../../kernel/picks.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import { sequenceOf, startOfSet } from '../../kernel/sets.ts';
import type { Side } from '../../kernel/side.ts';
import type { GameState } from '../../kernel/state.ts';
import { activeEntries } from '../../table/history.ts';
import type { Table } from '../../table/table.ts';

/** Order that makes a set with one more element legal: undo to entry `to`, then play `texts`; or the refusal. */
type SetOrder =
  | { readonly to: number; readonly texts: readonly string[] }
  | { readonly refusal: Refusal };

/**
 * Returns the order for an action that is refused as the next one; undefined if it belongs to no set that has been
 * begun.
 */
export function orderWith(table: Table, side: Side, action: Action): SetOrder | undefined {
  const { game } = table;
  const verb = verbOf(action);
  const trail = trailOf(table, side, verb);
  const start = startOfSet(
    game,
    { picks: trail.map(({ pick }) => pick), state: table.stateFor(side) },
    verb,
  );
  const [first, ...others] = trail.slice(start);
  if (!first) return undefined;
  const chosen = [first, ...others].map(({ pick }) => nounOf(pick.action));
  const found = sequenceOf(game, first.pick.before, { verb, nouns: [...chosen, nounOf(action)] });
  if ('refusal' in found) return found;
  return { to: first.seq - 1, texts: found.actions.map((a) => formatAction(game, a)) };
}

interface Made {
  readonly seq: number;
  readonly pick: Pick;
}

/** Returns the last consecutive actions of a side with a verb, without those taken back. */
function trailOf(table: Table, side: Side, verb: number): Made[] {
  const { game, entries } = table;
  const made: Made[] = [];
  for (const seq of [...activeEntries(entries)].sort((a, b) => b - a)) {
    const {
      kind,
      side: by,
      text,
    } = requireDefined(entries[seq - 1], 'every active entry is in the record');
    if (kind !== 'action' || by !== side) break;
    const action = parseAction(game, text);
    if (verbOf(action) !== verb) break;
    const before = stateOf(game, table.viewAt(seq - 1, side).ints);
    made.unshift({ seq, pick: pickOn(game, before, action).pick });
  }
  return made;
}

function stateOf(game: Game, ints: readonly number[]): GameState {
  const s = game.create();
  s.ints.set(ints);
  return s;
}
