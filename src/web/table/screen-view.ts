/**
 * The parts of the table screen that are open, as one value, and the events that change it. `afterEvent` is a pure
 * function: a press of the player and a change at the table are told to it alike, and nothing else opens a tab.
 */
import type { Side } from '../../kernel/side.ts';

export const TABS = [
  'end',
  'review',
  'explore',
  'force',
  'plan',
  'log',
  'state',
  'moves',
  'goal',
  'rules',
  'charts',
  'chat',
  'table',
] as const;
export type Tab = (typeof TABS)[number];

export type DialogName = 'help' | 'settings' | 'resign' | 'from-here';

/** What is known of the plan of a battle. */
interface PlanFacts {
  /** Whether there is one, be it open or carried out. */
  readonly isShown: boolean;
  /** Whether the player here makes it. */
  readonly isMine: boolean;
  /** Whether the player here is asked which item of it is next. */
  readonly isAsked: boolean;
  /** Whether a lesson tells what to do. */
  readonly isTaught: boolean;
  /** Node of the first duty that is still to be met. */
  readonly unmet?: number;
}

export interface ScreenView {
  readonly tab: Tab;
  /** Whether the panel is open where it shares a sheet with the decision; beside a wide board it always is. */
  readonly sheet: boolean;
  /** Number of the rule that the rulebook is open at. */
  readonly rule: string | undefined;
  readonly overlays: ReadonlySet<string>;
  /** Nodes that the log or a panel points at. */
  readonly lit: readonly number[];
  /** Node that is brought into view. */
  readonly cursor: number | undefined;
  readonly dialog: DialogName | undefined;
  /** Number of the last die that was put away; later ones are shown. */
  readonly diceAway: number;
  /** Whether the card that greets a new player of the game is open. */
  readonly greets: boolean;
  /** Whether the invitation, the explanation for spectators and the question for a name have been put away. */
  readonly invited: boolean;
  readonly knowsWatching: boolean;
  readonly named: boolean;
  /** Seats that wait for somebody. */
  readonly waiting: readonly Side[];
  readonly isForceMine: boolean;
  readonly plan: PlanFacts;
  /** Id of the rematch that was shown with the result; empty without one, undefined before the end. */
  readonly endSeen: string | undefined;
}

/** A press of the player here. */
type Press =
  | { readonly kind: 'tab-pressed'; readonly tab: Tab }
  | { readonly kind: 'tab-chosen'; readonly tab: Tab }
  | { readonly kind: 'sheet-closed' }
  | { readonly kind: 'rule-opened'; readonly rule: string }
  | { readonly kind: 'nodes-lit'; readonly nodes: readonly number[] }
  | { readonly kind: 'overlay-toggled'; readonly id: string }
  | { readonly kind: 'dialog-opened'; readonly dialog: DialogName }
  | { readonly kind: 'dialog-closed' }
  | { readonly kind: 'dice-dismissed'; readonly seq: number }
  | { readonly kind: 'begun' }
  | { readonly kind: 'end-left' }
  | { readonly kind: 'invitation-dismissed' }
  | { readonly kind: 'watching-understood' }
  | { readonly kind: 'name-answered' };

/** A change at the table. */
type Change =
  | { readonly kind: 'greeted' }
  | { readonly kind: 'picked'; readonly lastDie?: number }
  | ({ readonly kind: 'plan-changed' } & PlanFacts)
  | { readonly kind: 'force-changed'; readonly isMine: boolean }
  | { readonly kind: 'rows-shown' }
  | { readonly kind: 'card-opened' }
  | { readonly kind: 'seats-changed'; readonly waiting: readonly Side[] }
  | { readonly kind: 'ended'; readonly rematch: string };

export type ScreenEvent = Press | Change;

const NO_PLAN: PlanFacts = { isShown: false, isMine: false, isAsked: false, isTaught: false };

/** `overlays`: ids of those that are on from the start. */
export const firstView = (overlays: readonly string[]): ScreenView => ({
  tab: 'log',
  sheet: false,
  rule: undefined,
  overlays: new Set(overlays),
  lit: [],
  cursor: undefined,
  dialog: undefined,
  diceAway: 0,
  greets: false,
  invited: false,
  knowsWatching: false,
  named: false,
  waiting: [],
  isForceMine: false,
  plan: NO_PLAN,
  endSeen: undefined,
});

type Of<K extends ScreenEvent['kind']> = Extract<ScreenEvent, { readonly kind: K }>;

const AFTER: {
  readonly [K in ScreenEvent['kind']]: (view: ScreenView, event: Of<K>) => ScreenView;
} = {
  'tab-pressed': (view, { tab }) =>
    tab === view.tab ? { ...view, sheet: !view.sheet } : opened(begun(view), tab),
  'tab-chosen': opensTab,
  'sheet-closed': (view) => ({ ...view, sheet: false }),
  'rule-opened': (view, { rule }) => opened({ ...view, rule }, 'rules'),
  'nodes-lit': (view, { nodes }) => ({ ...view, lit: nodes, cursor: nodes[0], sheet: false }),
  'overlay-toggled': (view, { id }) => ({ ...view, overlays: toggled(view.overlays, id) }),
  'dialog-opened': (view, { dialog }) => ({ ...view, dialog }),
  'dialog-closed': (view) => ({ ...view, dialog: undefined }),
  'dice-dismissed': (view, { seq }) => ({ ...view, diceAway: seq }),
  begun,
  'end-left': left,
  'invitation-dismissed': (view) => ({ ...view, invited: true }),
  'watching-understood': (view) => ({ ...view, knowsWatching: true }),
  'name-answered': (view) => ({ ...view, named: true }),
  greeted: (view) => opened({ ...view, greets: true }, 'goal'),
  // The first pick counts as the start; dice that were read would stand beside the next decision.
  picked: (view, { lastDie = view.diceAway }) => ({ ...begun(view), diceAway: lastDie }),
  'plan-changed': (view, { kind: _, ...plan }) => withPlan({ ...view, plan }),
  'force-changed': (view, { isMine }) => withForce({ ...view, isForceMine: isMine }),
  // Rows of a battle open while nothing else has been opened.
  'rows-shown': (view) => (view.tab === 'log' ? { ...view, tab: 'state' } : view),
  // A card needs the sheet that the panel has; nothing that is told goes before the result.
  'card-opened': (view) => (view.tab === 'end' ? view : { ...view, sheet: false }),
  'seats-changed': (view, { waiting }) => ({ ...view, waiting }),
  ended: (view, { rematch }) =>
    view.endSeen === rematch ? view : opened({ ...view, endSeen: rematch, greets: false }, 'end'),
};

/** The view after an event; the same object if nothing has changed. */
export function afterEvent<K extends ScreenEvent['kind']>(
  view: ScreenView,
  event: Of<K>,
): ScreenView {
  const next = AFTER[event.kind as K](view, event);
  const keys = Object.keys(next) as (keyof ScreenView)[];
  return keys.every((key) => next[key] === view[key]) ? view : next;
}

function opensTab(view: ScreenView, { tab }: { readonly tab: Tab }): ScreenView {
  return opened(view, tab);
}

const opened = (view: ScreenView, tab: Tab): ScreenView => ({ ...view, tab, sheet: true });

/** Back to the log, the sheet put away. */
function left(view: ScreenView): ScreenView {
  return { ...view, tab: 'log', sheet: false };
}

/** The greeting is put away; a plan or a force that waits for the player opens then. */
function begun(view: ScreenView): ScreenView {
  if (!view.greets) return view;
  const greeted = { ...view, greets: false };
  return withForce(withPlan(view.tab === 'goal' ? left(greeted) : greeted));
}

/** Opens a plan that the player has to make, and returns to the log when there is none any more. */
function withPlan(view: ScreenView): ScreenView {
  if (view.greets) return view;
  const { isShown, isMine, isAsked, isTaught, unmet } = view.plan;
  if (isMine && !isTaught) return { ...opened(view, 'plan'), cursor: unmet };
  // A lesson gives its own instructions, and its target must stay visible; where it is asked which item is next, the
  // board answers as well: the sheet stays as it is.
  if (isMine || isAsked) return { ...view, tab: 'plan' };
  return isShown || view.tab !== 'plan' ? view : left(view);
}

/** Opens the choice of a force that the player has to make, and returns to the log after it. */
function withForce(view: ScreenView): ScreenView {
  if (view.greets || view.isForceMine === (view.tab === 'force')) return view;
  return view.isForceMine ? opened(view, 'force') : left(view);
}

function toggled(all: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(all);
  if (!next.delete(id)) next.add(id);
  return next;
}
