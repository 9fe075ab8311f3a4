/** A part of a game's look: what is decided together before any of it happens, such as attacks with their odds. */
import type { Action } from '../action.ts';
import type { PanelLine } from './panel.ts';
import type { LocalizedText } from '../text/message.ts';
import type { GameState } from '../state.ts';

/** Part of a strength, with the rule that gives it: "from the rear", "+3", "7.041". */
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

/** A fight that the plan so far leads to, as it would be resolved. */
export interface PlanItem {
  readonly name: LocalizedText;
  readonly attack: PlanSide;
  readonly defence: PlanSide;
  /** Unit that fights it next, if the player has to choose one. */
  readonly next?: Action;
  /** Odds column as printed, and the rule that makes it. */
  readonly odds: LocalizedText;
  readonly rule: string;
  /** Exact chances of every result, as fractions too; in the order of the die, lowest face first. */
  readonly chances: readonly {
    readonly label: LocalizedText;
    readonly p: number;
    readonly text: string;
  }[];
}

/** Something that has to be done before the plan may be announced. */
export interface PlanDuty {
  readonly node: number;
  readonly rule: string;
  readonly reason: LocalizedText;
}

/** Decisions that are made together before any of them takes effect. */
export interface PlanLook {
  readonly title: LocalizedText;
  readonly rule: string;
  readonly items: readonly PlanItem[];
  /** Remaining duty; absent: there is never one. */
  readonly unmet?: readonly PlanDuty[];
  /** False once it is announced and merely carried out. */
  readonly isOpen: boolean;
  /** The action that announces it; absent at steps where other things are decided first. */
  readonly end?: Action;
}

/** The part of a look by which a plan is shown and made as a whole. */
export interface PlanPart<S extends GameState = GameState> {
  /** The plan in the making, or being carried out; undefined while there is none. */
  show(s: S): PlanLook | undefined;
  /** Legal actions that complete the plan from here on, the announcement last; empty if none. */
  propose?(s: S): Action[];
}
