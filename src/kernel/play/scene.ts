/** Scenes: a position as its viewer sees it, as plain data. */
import type { Action } from '../action.ts';
import type { Focus } from '../look/focus.ts';
import type { AreaLook, CounterLook, MarkerLook } from '../look/look.ts';
import type { MusterLook } from '../look/muster.ts';
import type { PanelLine } from '../look/panel.ts';
import type { PlanLook } from '../look/plan.ts';
import type { ZoneLook } from '../look/zones.ts';
import type { LocalizedText } from '../text/message.ts';
import type { RuleId } from '../rulebook.ts';

/** Everything that a page, a picture or a text board shows of a view. Parts that a game does not have are absent. */
export interface Scene {
  /** Prompt for the side to act, without its name. When dice are due, and at the end, it is the status of the game. */
  readonly prompt: LocalizedText;
  readonly rule: RuleId;
  /** Thing that Chance draws here. Absent: it rolls dice. */
  readonly drawn?: LocalizedText;
  readonly focus: Focus;
  /** Counters on the board, lowest in each stack first. */
  readonly counters: readonly CounterLook[];
  readonly markers: readonly MarkerLook[];
  /** Units out of the game, at node -1. */
  readonly lost?: readonly CounterLook[];
  readonly panel: readonly PanelLine[];
  readonly zones?: readonly ZoneLook[];
  readonly plan?: PlanLook;
  readonly muster?: MusterLook;
  /** Areas of the overlays that are always shown, by the id of the overlay. */
  readonly standing: Readonly<Record<string, readonly AreaLook[]>>;
  /** Index of each node's terrain. Absent: terrain never changes in play. */
  readonly terrain?: Int16Array;
  /** Legal actions, ascending, with their labels, if the viewer decides; empty otherwise. */
  readonly choices: readonly SceneChoice[];
  /** Actions that are not legal now but are shown, disabled. */
  readonly barred: readonly SceneChoice[];
}

/** An action with its label. */
export interface SceneChoice {
  readonly action: Action;
  readonly label: LocalizedText;
}
