/**
 * A step is the smallest unit of the sequence of play. A game's steps form one table in printed
 * order; pending steps form the stack inside the state, so a game can be saved in mid-action.
 */
import type { Action, ActionList } from './action.ts';
import type { Log } from './text/log.ts';
import type { RollEvent } from './odds/roll-event.ts';
import type { Refusal, RuleId } from './rulebook.ts';
import type { Side } from './side.ts';
import type { GameState } from './state.ts';

/** A step of the sequence of play: who decides, what is legal, what comes of it, and why not. */
export interface Step<S extends GameState = GameState> {
  /** The rule that asks for this step; shown with its prompt. */
  readonly rule: RuleId;
  /**
   * Every verb that it ever offers to a side; steps of Chance name none. Refusals tell by it which step an
   * action belongs to.
   */
  readonly verbs?: readonly number[];
  /** Verbs that it never offers, but whose refusal `whyNot` explains. Absent: none. */
  readonly explains?: readonly number[];
  /** Deciding side. Absent: an automatic step, all of it in `enter`. */
  who?(s: S): Side;
  /**
   * Runs whenever the step is on top of the stack. An automatic step must push, goto or pop. A
   * decision step may do the same to skip itself (nothing to decide); it must be safe to repeat.
   */
  enter?(s: S, log?: Log): void;
  /** Lists what is legal: ascending, no duplicates, never empty. Chance steps list outcomes. */
  actions?(s: S, out: ActionList): void;
  /** Chance steps: relative weight of an outcome, a positive integer; absent: all equal. */
  weight?(s: S, action: Action): number;
  /** Chance steps: how many dice a number is the sum of; absent: it is the face of one. */
  readonly dice?: number;
  /**
   * Chance steps: what the die is thrown for. Odds show the dice of one event as one roll. Absent: the roll has no name,
   * and belongs to everybody.
   */
  event?(s: S): RollEvent;
  /**
   * Verbs that roll nothing themselves, since they end, decline or carry out something. The dice behind them come next in
   * the sequence of play: odds list them as rolls that follow.
   */
  readonly ends?: readonly number[];
  /** Carries out a legal action; trusts it. Must push, goto, pop or stay. */
  apply?(s: S, action: Action, log?: Log): void;
  /**
   * Why an action is not legal here, when the step can say more than its own rule number. Asked only about verbs in
   * `verbs` and `explains`, so that no sentence about one verb answers another.
   */
  whyNot?(s: S, action: Action): Refusal | undefined;
  /**
   * The decider may learn something hidden by acting: then it cannot be undone, and the page asks the
   * table before it goes on. The conformance suite finds the steps that do and do not say so.
   */
  readonly reveals?: boolean;
  /** The frame's arguments are seen by the decider only. */
  readonly secret?: boolean;
}

/** A step table by name; every name must be there, in any order. */
export type StepTable<Name extends string, S extends GameState> = Readonly<Record<Name, Step<S>>>;

/** Orders a table by its names (`STEPS.names`), giving what the engine indexes by id. */
export function stepList<N extends string, S extends GameState>(
  names: readonly N[],
  table: StepTable<N, S>,
): readonly Step<S>[] {
  return names.map((name) => table[name]);
}
