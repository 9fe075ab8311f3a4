/**
 * Positions set up by hand at a table. The first entry of the record contains the position, as after a change of the
 * rules (`rules-mark.ts`). Everything that reads records can therefore continue from a position file too.
 */
import { actor, apply, legal } from '../../kernel/engine.ts';
import { ActionList } from '../../kernel/action.ts';
import type { Game } from '../../kernel/game.ts';
import { msg } from '../../kernel/text/message.ts';
import { readPositionOf } from '../../kernel/position/position.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { CHANCE, NOBODY } from '../../kernel/side.ts';
import { type GameState, hashState } from '../../kernel/state.ts';
import { entryHash, type GameRecord, headerHash } from './record.ts';
import { formatRulesMark, markOf } from './rules-mark.ts';
import { closeOf, headerOf, type NewTable, OPEN_SEAT } from '../table-parts.ts';

/**
 * Reads a position that can be played on. Any error that its game throws is reported as an `InputError` of the file.
 */
export function readPlayable(game: Game, file: unknown): GameState {
  try {
    const s = readPositionOf(game, file);
    game.check(s);
    tryEveryAction(game, s);
    return s;
  } catch (error) {
    if (error instanceof InputError) throw new InputError(error.text, error.about ?? game);
    if (!(error instanceof Error)) throw error;
    throw new InputError(msg('fault.unreachable', { fault: error.message }), game);
  }
}

function tryEveryAction(game: Game, s: GameState): void {
  const over = actor(game, s) === NOBODY;
  if (over && game.outcome(s) === undefined) throw new Error('nobody is to act');
  const actions = over ? [] : legal(game, s, new ActionList()).toArray();
  if (!over && actions.length === 0) throw new Error('nothing is legal');
  for (const action of actions) apply(game, s.clone(), action);
}

/** Returns the record of a new table that starts at this position. */
export function recordFrom(spec: NewTable, s: GameState): GameRecord {
  const { game, seats = [] } = spec;
  const header = headerOf(spec);
  const mark = formatRulesMark({ ...markOf(game), ints: s.ints });
  const entry = { seq: 1, kind: 'rules', side: CHANCE, text: mark, state: hashState(s) } as const;
  const hash = entryHash(header, headerHash(header), entry);
  const sitting = game.sides.map((_, side) => seats[side] ?? OPEN_SEAT);
  return { header, entries: [{ ...entry, hash }], close: closeOf(sitting, game.outcome(s), {}) };
}
