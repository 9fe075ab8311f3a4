/**
 * Whether a game has the same history under other rules: equal positions after every entry, and equal
 * legal actions at every decision. Then the whole record replays under either of them, and the game may go on under
 * the others.
 */
import { ActionList } from '../../kernel/action.ts';
import { actor, legal } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { NOBODY } from '../../kernel/side.ts';
import { hashState, type GameState } from '../../kernel/state.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import { type LocalizedText, msg } from '../../kernel/text/message.ts';
import type { Slices } from '../slices.ts';
import type { RecordEntry } from './record.ts';
import type { RecordHeader } from './record-schemas.ts';
import { retrace } from './retrace.ts';
import { layoutName } from './rules-mark.ts';

/** A game in progress, and the rules that it could go on under. */
interface GameUnderBothRules {
  /** Rules of the record so far. */
  readonly from: Game;
  readonly to: Game;
  readonly header: RecordHeader;
  readonly entries: readonly RecordEntry[];
}

/** Positions between two pauses. */
const SLICE = 8;

/** Returns the first difference in the history; undefined if there is none. */
export function* findHistoryDifference(
  both: GameUnderBothRules,
): Slices<LocalizedText | undefined> {
  const { from, to, header, entries } = both;
  if (layoutName(from) !== layoutName(to)) return msg('rules.move.layout');
  const { history, difference } = yield* retrace({ game: to, header, entries });
  if (difference) {
    const { seq, rule, reason } = difference;
    return msg('rules.move.position', { seq, rule: rule || 'none', reason });
  }
  const own = from.create();
  for (let seq = 0; seq <= entries.length; seq++) {
    const s = history.stateAt(seq);
    own.ints.set(s.ints);
    const isSame = hashState(own) === hashState(s) && haveSameChoices(both, own, s, seq);
    if (!isSame) return msg('rules.move.choices', { seq: seq + 1 });
    if (seq % SLICE === 0) yield;
  }
  return undefined;
}

/** Whether both rules let the same side choose among the same actions. At the present position it only has to be the same side. */
function haveSameChoices(
  { from, to, entries }: GameUnderBothRules,
  own: GameState,
  s: GameState,
  seq: number,
): boolean {
  const side = actor(from, own);
  if (side !== actor(to, s)) return false;
  if (side === NOBODY || seq === entries.length) return true;
  return choicesAt(from, own) === choicesAt(to, s);
}

/** Legal actions as text: other rules may number them otherwise. */
function choicesAt(game: Game, s: GameState): string {
  const list = new ActionList();
  legal(game, s, list);
  return list
    .toArray()
    .map((action) => formatAction(game, action))
    .sort()
    .join('\n');
}
