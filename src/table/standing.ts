/**
 * How a game stands: in play, given up by some, over, or stopped where the rules have changed since it was
 * begun. What the rules of today say to what was played under others is told here.
 */
import { msg } from '../kernel/text/message.ts';
import type { Outcome } from '../kernel/outcome.ts';
import type { Refusal } from '../kernel/rulebook.ts';
import type { Side } from '../kernel/side.ts';
import { type Difference, stoppedMessage } from './record/difference.ts';
import type { TableView } from './messages/messages.ts';
import { formatRulesMark, type RulesMark } from './record/rules-mark.ts';

/** Result of restoring a game. */
export interface Verdict {
  readonly outcome?: Outcome | undefined;
  /** First entry that the current rules do not lead to, if any. */
  readonly difference?: Difference | undefined;
  /** Reason why the game cannot continue, if so; it can still be read. */
  readonly stopped?: Difference | undefined;
  /** Some positions could not be compared, because the layout of the state has changed; only the moves were. */
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

  /** Somebody is to act, or dice are due. */
  get isOpen(): boolean {
    return !this.outcome && !this.stopped;
  }

  /** Other rules hold from the next entry on, and the record does not say so yet. */
  get isDue(): boolean {
    return this.#due !== undefined;
  }

  /** Why a side is refused, whatever it asks. */
  whyNot(side: Side): Refusal | undefined {
    const { outcome, stopped } = this;
    if (outcome) return { rule: outcome.rule, reason: msg('refusal.over') };
    if (stopped) return { rule: '', reason: stoppedMessage(stopped) };
    return this.resigned.has(side) ? { rule: '', reason: RESIGNED } : undefined;
  }

  /** Its part in views. */
  get view(): Pick<TableView, 'outcome' | 'difference' | 'ownRules'> {
    const { outcome, difference, stopped, ownRules } = this;
    const stops = stopped !== undefined;
    return {
      ...(outcome && { outcome }),
      ...(difference && { difference: { ...difference, stops } }),
      ...(ownRules && { ownRules }),
    };
  }

  /** Entry that the record needs before the next move, if any; once. */
  takeDue(): string | undefined {
    const due = this.#due;
    this.#due = undefined;
    return due && formatRulesMark(due);
  }
}

/** Why a side that has given up is asked nothing more. */
export const RESIGNED = msg('table.given-up');
