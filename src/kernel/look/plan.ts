/**
 * A part of a game's look: decisions that are announced together before any takes effect, such as attacks with their
 * odds.
 */
import type { Action } from '../action.ts';
import type { PanelLine } from './panel.ts';
import type { LocalizedText } from '../text/message.ts';
import type { GameState } from '../state.ts';

/** Part of a strength, with its rule: "from the rear", "+3", "7.041". */
export interface PlanLine extends PanelLine {
  readonly rule: string;
}

/** One side of a planned fight. */
export interface PlanSide {
  readonly nodes: readonly number[];
  readonly lines: readonly PlanLine[];
  /** Sum of the lines. */
  readonly total: LocalizedText;
}

/** A fight that results from the plan so far, as it would be resolved. */
export interface PlanItem {
  readonly name: LocalizedText;
  readonly attack: PlanSide;
  readonly defence: PlanSide;
  /** Action that resolves this fight next, if the player chooses the order. */
  readonly next?: Action;
  /** Odds column as printed, and its rule. */
  readonly odds: LocalizedText;
  readonly rule: string;
  /** Exact probability of every result, as a fraction too, in the order of the die, lowest face first. */
  readonly chances: readonly {
    readonly label: LocalizedText;
    readonly p: number;
    readonly text: string;
  }[];
}

/** An action that the plan still needs before it may be announced. */
export interface PlanDuty {
  readonly node: number;
  readonly rule: string;
  readonly reason: LocalizedText;
}

/** Decisions that a side makes together before any of them takes effect. */
export interface PlanLook {
  readonly title: LocalizedText;
  readonly rule: string;
  readonly items: readonly PlanItem[];
  /** Duties that remain. Absent: the game's plans have none. */
  readonly unmet?: readonly PlanDuty[];
  /** False once the plan is announced and is being carried out. */
  readonly isOpen: boolean;
  /** Action that announces the plan; absent at steps where other decisions come first. */
  readonly end?: Action;
}

/** Part of a look that shows a plan and helps to complete it. */
export interface PlanPart<S extends GameState = GameState> {
  /** Returns the plan in progress; undefined if no plan is. */
  show(s: S): PlanLook | undefined;
  /** Returns legal actions that complete the plan, the announcement last; empty if it cannot be completed. */
  propose?(s: S): Action[];
}
