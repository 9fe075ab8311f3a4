/**
 * Status of a game: in play, some sides resigned, over, or stopped because the rules have changed since it began. It
 * includes what the current rules say about entries that were played under other rules.
 */
import { msg } from '../kernel/text/message.ts';
import type { Outcome } from '../kernel/outcome.ts';
import type { Refusal } from '../kernel/rulebook.ts';
import type { Side } from '../kernel/side.ts';
import { type Difference, stoppedMessage } from './record/difference.ts';
import type { TableView } from './messages/messages.ts';
import type { RecordEntry } from './record/record.ts';
import { formatRulesMark, type RulesMark } from './record/rules-mark.ts';

/** Result of restoring a game. */
export interface Verdict {
  readonly outcome?: Outcome | undefined;
  /** First entry that the current rules do not lead to, if any. */
  readonly difference?: Difference | undefined;
  /** Difference that stops the game, if any; the game can still be read. */
  readonly stopped?: Difference | undefined;
  /**
   * Whether some positions could not be compared, because the layout of the state has changed; only their moves were.
   */
  readonly byMoves?: boolean;
  /** Entry to write before the next move, because the rules have changed. */
  readonly due?: RulesMark | undefined;
}

/** The bundle that a table names, if its rules are not the current ones of this program, or are not known here. */
export type OwnRules = NonNullable<TableView['ownRules']>;

export class GameStatus {
  outcome: Outcome | undefined;
  readonly difference: Difference | undefined;
  readonly stopped: Difference | undefined;
  readonly byMoves: boolean;
  readonly ownRules: OwnRules | undefined;
  readonly resigned = new Set<Side>();
  /** The last entry that changed the rules. */
  rulesEntry: RecordEntry | undefined;
  #due: RulesMark | undefined;

  constructor(
    { outcome, difference, stopped, byMoves = false, due }: Verdict,
    ownRules?: OwnRules | undefined,
  ) {
    this.ownRules = ownRules;
    this.outcome = outcome;
    this.difference = difference ?? stopped;
    this.stopped = stopped;
    this.byMoves = byMoves;
    this.#due = due;
  }

  /** Whether the game continues: a side is to act, or dice are due. */
  get isOpen(): boolean {
    return !this.outcome && !this.stopped;
  }

  /** Whether other rules apply from the next entry on, and the record does not contain that yet. */
  get isDue(): boolean {
    return this.#due !== undefined;
  }

  /** Returns the reason for which every request of a side is refused; undefined if requests are accepted. */
  whyNot(side: Side): Refusal | undefined {
    const { outcome, stopped } = this;
    if (outcome) return { rule: outcome.rule, reason: msg('refusal.over') };
    if (stopped) return { rule: '', reason: stoppedMessage(stopped) };
    return this.resigned.has(side) ? { rule: '', reason: RESIGNED } : undefined;
  }

  /** The part of table views about the status. */
  get view(): Pick<TableView, 'outcome' | 'difference' | 'ownRules'> {
    const { outcome, difference, stopped, ownRules } = this;
    const stops = stopped !== undefined;
    return {
      ...(outcome && { outcome }),
      ...(difference && { difference: { ...difference, stops } }),
      ...(ownRules && { ownRules }),
    };
  }

  /** Returns, once, the entry that the record needs before the next move, if any. */
  takeDue(): string | undefined {
    const due = this.#due;
    this.#due = undefined;
    return due && formatRulesMark(due);
  }
}

/** Reason for refusing a side that has resigned. */
export const RESIGNED = msg('table.given-up');
