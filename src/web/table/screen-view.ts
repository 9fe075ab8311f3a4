/**
 * The open parts of the table screen, as one value, and the events that change it. `afterEvent` is a pure function: it
 * handles both presses of the player and changes at the table, and nothing else opens a tab.
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

export type DialogName = 'help' | 'settings' | 'resign' | 'from-here' | 'variant';

/** Facts about the plan of a battle. */
interface PlanFacts {
  /** Whether there is a plan, open or carried out. */
  readonly isShown: boolean;
  /** Whether the player at this screen makes it. */
  readonly isMine: boolean;
  /** Whether the player at this screen must choose its next item. */
  readonly isAsked: boolean;
  /** Whether a lesson gives the instructions. */
  readonly isTaught: boolean;
  /** Node of the first duty still to be met. */
  readonly unmet?: number;
}

export interface ScreenView {
  readonly tab: Tab;
  /**
   * Whether the panel is open in layouts where it shares a sheet with the decision; beside a wide board it is always
   * open.
   */
  readonly sheet: boolean;
  /** Number of the rule at which the rulebook is open. */
  readonly rule: string | undefined;
  readonly overlays: ReadonlySet<string>;
  /** Nodes that the log or a panel points at. */
  readonly lit: readonly number[];
  /** Node that is scrolled into view. */
  readonly cursor: number | undefined;
  readonly dialog: DialogName | undefined;
  /** Seq of the last die that was hidden; later dice are shown. */
  readonly diceAway: number;
  /** Whether the opening card of the game is open. */
  readonly isIntroOpen: boolean;
  /** Whether the invitation, the explanation for spectators and the question for a name have been closed. */
  readonly invited: boolean;
  readonly knowsWatching: boolean;
  readonly named: boolean;
  /** Seats that wait for a player. */
  readonly waiting: readonly Side[];
  readonly isForceMine: boolean;
  readonly plan: PlanFacts;
  /** Id of the rematch that was shown with the result; empty if there is none, undefined before the end. */
  readonly endSeen: string | undefined;
}

/** A press of the player at this screen. */
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

/** Returns the initial view. `overlays`: ids of the overlays that are on from the start. */
export const firstView = (overlays: readonly string[]): ScreenView => ({
  tab: 'log',
  sheet: false,
  rule: undefined,
  overlays: new Set(overlays),
  lit: [],
  cursor: undefined,
  dialog: undefined,
  diceAway: 0,
  isIntroOpen: false,
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
  greeted: (view) => opened({ ...view, isIntroOpen: true }, 'goal'),
  // The first pick ends the greeting, and hides the dice already shown, which would be beside the next decision.
  picked: (view, { lastDie = view.diceAway }) => ({ ...begun(view), diceAway: lastDie }),
  'plan-changed': (view, { kind: _, ...plan }) => withPlan({ ...view, plan }),
  'force-changed': (view, { isMine }) => withForce({ ...view, isForceMine: isMine }),
  // Rows of a battle open only while no other tab has been opened.
  'rows-shown': (view) => (view.tab === 'log' ? { ...view, tab: 'state' } : view),
  // A card needs the sheet that the panel occupies, but never hides the result.
  'card-opened': (view) => (view.tab === 'end' ? view : { ...view, sheet: false }),
  'seats-changed': (view, { waiting }) => ({ ...view, waiting }),
  ended: (view, { rematch }) =>
    view.endSeen === rematch
      ? view
      : opened({ ...view, endSeen: rematch, isIntroOpen: false }, 'end'),
};

/** Returns the view after an event; the same object if nothing has changed. */
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

/** Returns to the log and closes the sheet. */
function left(view: ScreenView): ScreenView {
  return { ...view, tab: 'log', sheet: false };
}

/** Closes the greeting; then opens a plan or a force that waits for the player. */
function begun(view: ScreenView): ScreenView {
  if (!view.isIntroOpen) return view;
  const greeted = { ...view, isIntroOpen: false };
  return withForce(withPlan(view.tab === 'goal' ? left(greeted) : greeted));
}

/** Opens a plan that the player has to make, and returns to the log when there is no plan. */
function withPlan(view: ScreenView): ScreenView {
  if (view.isIntroOpen) return view;
  const { isShown, isMine, isAsked, isTaught, unmet } = view.plan;
  if (isMine && !isTaught) return { ...opened(view, 'plan'), cursor: unmet };
  // The sheet stays as it is in a lesson, whose target must stay visible, and when the next item is to be chosen,
  // because the board accepts that answer as well.
  if (isMine || isAsked) return { ...view, tab: 'plan' };
  return isShown || view.tab !== 'plan' ? view : left(view);
}

/** Opens the choice of a force that the player has to make, and returns to the log afterwards. */
function withForce(view: ScreenView): ScreenView {
  if (view.isIntroOpen || view.isForceMine === (view.tab === 'force')) return view;
  return view.isForceMine ? opened(view, 'force') : left(view);
}

function toggled(all: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(all);
  if (!next.delete(id)) next.add(id);
  return next;
}
