/** Restores a table from its entries: directly if they were played under these rules, by retracing them otherwise. */
import type { Game } from '../../kernel/game.ts';
import { type Message, msg } from '../../kernel/text/message.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { type GameState, hashState } from '../../kernel/state.ts';
import { History, type RestoredHistory, type Snapshot } from '../history.ts';
import type { EntryEffect } from './entry-effect.ts';
import { type RecordEntry, writeOutcome } from './record.ts';
import type { RecordHeader } from './record-schemas.ts';
import { retrace, type RetraceResult } from './retrace.ts';
import { lastMark, markOf } from './rules-mark.ts';
import type { Slices } from '../slices.ts';
import { type NewTable, resignation } from '../table-parts.ts';
import type { OwnRules, Verdict } from '../game-status.ts';

/** Input for restoring a table from a store or a record. */
export interface StoredTable extends NewTable {
  readonly header: RecordHeader;
  readonly entries: readonly RecordEntry[];
  readonly snapshot?: Snapshot;
  /** Effects of the entries up to the snapshot, if this program stored them under these rules. */
  readonly effects?: readonly EntryEffect[] | undefined;
  /** Recorded outcome, which holds even if the current rules lead to another. */
  readonly outcome?: Outcome | undefined;
  /** Bundle of the table, if its rules are not those of this program, or are missing. */
  readonly ownRules?: OwnRules | undefined;
  /** Result of retracing these entries, if that has been done. */
  readonly past?: RetraceResult;
}

/** A table as restored under the current rules. */
export interface RevivedTable extends RestoredHistory {
  readonly verdict: Verdict;
}

export function* revive(stored: StoredTable): Slices<RevivedTable> {
  const trusted = !stored.past && usesCurrentRules(stored) ? yield* trust(stored) : undefined;
  if (trusted) return trusted;
  const { game, header, entries, snapshot } = stored;
  const past = stored.past ?? (yield* retrace({ game, header, entries, snapshot }));
  const { history, state } = past;
  return { history, state, verdict: verdictOn(stored, past) };
}

/** Returns how the game stands under the current rules. A recorded end stays the end, whatever these rules lead to. */
export function verdictOn(
  { game, header, entries, outcome }: Pick<StoredTable, 'game' | 'header' | 'entries' | 'outcome'>,
  past: RetraceResult,
): Verdict {
  const { difference, stopped, state, byMoves } = past;
  const mark = lastMark(header, entries);
  const at = { seq: entries.length, played: mark.version, now: game.version };
  const otherEnd = outcome && !stopped ? outcomeDifference(game, outcome, past.outcome) : undefined;
  const first = difference ?? (otherEnd && { ...at, rule: outcome?.rule ?? '', reason: otherEnd });
  const known = { outcome: outcome ?? past.outcome, difference: first, stopped, byMoves };
  const isOther = mark.version !== game.version || past.sameLayout === false;
  if (stopped || known.outcome || !(isOther || past.fromSnapshot)) return known;
  const reason = faultOf(game, state);
  if (reason !== undefined) return { ...known, stopped: { ...at, rule: '', reason } };
  const ints = past.fromSnapshot && { ints: state.ints.slice() };
  return { ...known, due: { ...markOf(game), ...ints } };
}

/**
 * Returns how a recorded outcome differs from the computed one. The text of its reason may differ, the result may not.
 */
export function outcomeDifference(
  { sides }: Game,
  recorded: Outcome | undefined,
  found: Outcome | undefined,
): Message | undefined {
  const textOf = (outcome: Outcome | undefined): string => {
    if (!outcome) return 'none';
    const ids = sides.map(({ id }) => id);
    const { reason: _, ...result } = writeOutcome(outcome, ids);
    return JSON.stringify(result);
  };
  const [expected, actual] = [textOf(found), textOf(recorded)];
  return expected === actual ? undefined : msg('rules.outcome', { expected, found: actual });
}

/** Returns whether a table was played under these rules from its first entry on, according to its header. */
export function usesCurrentRules({
  game,
  header,
  entries,
}: Pick<StoredTable, 'game' | 'header' | 'entries'>): boolean {
  const { version, layout } = markOf(game);
  if (header.rules !== version || (header.layout ?? layout) !== layout) return false;
  return entries.every(({ kind }) => kind !== 'rules');
}

/** Restores entries that this program stored itself; undefined if its rules were changed under the same version. */
function* trust(stored: StoredTable): Slices<RevivedTable | undefined> {
  const { game, entries, snapshot, effects } = stored;
  try {
    const { history, state } = yield* History.restoring(game, entries, snapshot, effects);
    const last = entries.at(-1);
    if (last && last.state !== hashState(state)) return undefined;
    // The position does not show an agreed end, or one from outside.
    const outcome = stored.outcome ?? outcomeAt(game, state, last);
    return { history, state, verdict: { outcome } };
  } catch {
    return undefined;
  }
}

function outcomeAt(game: Game, s: GameState, last: RecordEntry | undefined): Outcome | undefined {
  if (last?.kind === 'resign' && !game.dropOut) return resignation(game, last.side);
  return game.outcome(s);
}

/** Returns why a position is invalid under the current rules. */
function faultOf(game: Game, s: GameState): Message | undefined {
  try {
    game.check(s);
    return undefined;
  } catch (error) {
    return msg('rules.after', { reason: error instanceof Error ? error.message : String(error) });
  }
}
