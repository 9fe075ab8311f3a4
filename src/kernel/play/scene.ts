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

/** What a page, a picture or a text board shows of a view. Parts that a game does not have are absent. */
export interface Scene {
  /** Prompt for the side to act, without its name; at dice and at the end, the status of the game. */
  readonly prompt: LocalizedText;
  readonly rule: RuleId;
  /** Thing that Chance draws here. Absent: dice. */
  readonly drawn?: LocalizedText;
  readonly focus: Focus;
  /** Lowest in each stack first. */
  readonly counters: readonly CounterLook[];
  readonly markers: readonly MarkerLook[];
  /** Units out of the game, at node -1. */
  readonly lost?: readonly CounterLook[];
  readonly panel: readonly PanelLine[];
  readonly zones?: readonly ZoneLook[];
  readonly plan?: PlanLook;
  readonly muster?: MusterLook;
  /** Areas of the overlays that are shown from the start, by their ids. */
  readonly standing: Readonly<Record<string, readonly AreaLook[]>>;
  /** Number of the terrain of each node, where it changes in play. */
  readonly terrain?: Int16Array;
  /** Legal actions, ascending, with their labels: where the viewer decides. Empty elsewhere. */
  readonly choices: readonly SceneChoice[];
  /** Actions that are not legal now, but are shown disabled. */
  readonly barred: readonly SceneChoice[];
}

/** An action with its label. */
export interface SceneChoice {
  readonly action: Action;
  readonly label: LocalizedText;
}
