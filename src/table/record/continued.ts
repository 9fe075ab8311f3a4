/**
 * Continues a game elsewhere if its table cannot be reached, from the facts that one seat knows. The dice are sealed
 * anew there, and the record states which entries were played before.
 */
import { apply, start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { type GameState, hashState } from '../../kernel/state.ts';
import { hidesSomething } from '../../kernel/view.ts';
import { foreignDice } from '../dice/dice.ts';
import type { TableView } from '../messages/messages.ts';
import { recordFrom } from './position-record.ts';
import { entryHash, type GameRecord, headerHash, type RecordEntry } from './record.ts';
import { closeOf, headerOf, type NewTable, OPEN_SEAT } from '../table-parts.ts';

/** Required facts about a table. */
export type KnownTable = Pick<TableView, 'table' | 'hints' | 'ints' | 'dice'> & {
  readonly entries: readonly Pick<RecordEntry, 'seq' | 'kind' | 'side' | 'text'>[];
};

/**
 * Returns the record of a table up to now; undefined if the position contains secrets that the seat does not know. If
 * the entries cannot be replayed, the record starts at the current position.
 */
export function recordOfView(game: Game, known: KnownTable): GameRecord | undefined {
  const now = game.create();
  now.ints.set(known.ints);
  if (hidesSomething(now)) return undefined;
  const { table: id, hints, dice } = known;
  const seats = game.sides.map(() => OPEN_SEAT);
  const spec = { id, game, hints, seats, dice: foreignDice(dice.commitment) };
  return played(spec, known, now) ?? recordFrom(spec, now);
}

/** Returns a record of all entries; undefined unless they lead to the current position and none of them is hidden. */
function played(spec: NewTable, known: KnownTable, now: GameState): GameRecord | undefined {
  const { game, seats = [] } = spec;
  const header = headerOf(spec);
  const entries: RecordEntry[] = [];
  try {
    let above = headerHash(header);
    for (const [entry, s] of walk(game, known.entries)) {
      const whole = { ...entry, state: hashState(s) };
      above = entryHash(header, above, whole);
      entries.push({ ...whole, hash: above });
    }
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
  const isNow = (entries.at(-1)?.state ?? hashState(start(game))) === hashState(now);
  return isNow ? { header, entries, close: closeOf(seats, undefined, {}) } : undefined;
}

type KnownEntry = KnownTable['entries'][number];

/** Yields each entry with the position after it. Throws an `InputError` at an entry that cannot be replayed. */
function* walk(game: Game, entries: readonly KnownEntry[]): Generator<[KnownEntry, GameState]> {
  const targets = new Set(entries.filter(({ kind }) => kind === 'undo').map(({ text }) => text));
  const kept = new Map<string, GameState>();
  let s = start(game);
  if (targets.has('0')) kept.set('0', s.clone());
  for (const { seq, kind, side, text } of entries) {
    if (kind === 'undo') s = (kept.get(text) ?? s).clone();
    else if (kind === 'action' || kind === 'die') apply(game, s, parseAction(game, text));
    else throw new InputError(kind);
    if (targets.has(String(seq))) kept.set(String(seq), s.clone());
    yield [{ seq, kind, side, text }, s];
  }
}
