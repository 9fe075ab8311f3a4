/** Shared state of the parts of the table screen, beyond the model: the open panel, the highlights. */
import { computed, effect, type Signal, signal, untracked } from '@preact/signals';
import { NOBODY, type Side } from '../../kernel/side.ts';
import { hasSecrets } from '../../kernel/view.ts';
import { side as sideNoun } from '../../kernel/text/message.ts';
import type { LocalRequest } from '../net/workers/local-table.ts';
import { msg } from '../table-messages.ts';
import { ruleNotes } from '../variant/rule-notes.ts';
import { showsSecrets } from '../session/secrets.ts';
import type { LessonStart } from '../../table/lesson.ts';
import type { ExploreParts } from './explore/explore-parts.ts';
import { saveGoalSeen, knowsGoal } from './lesson/greeting.ts';
import { saveProgress } from './lesson/lesson-result.ts';
import type { TableModel } from './model.ts';
import { OrdersModel } from './orders/orders-model.ts';
import { SOURCES } from './screen-events.ts';
import {
  afterEvent,
  type DialogName,
  firstView,
  type ScreenEvent,
  type ScreenView,
  type Tab,
  TABS,
} from './screen-view.ts';
import type { SeatView } from '../../table/messages/messages.ts';

/** Link and extras of a table that the screen shows but the model does not need. */
export interface TablePlace {
  readonly kind: 'server' | 'local' | 'record' | 'explore';
  /** Set if the board opens for analysis: the name of its tree in this browser, and its study file if there is one. */
  readonly scratch?: { readonly store: string; readonly file?: string };
  /** Set in a guided first game. */
  readonly lesson?: { readonly start: LessonStart; readonly leave: () => void };
  /** The entry after which the board is shown first. */
  readonly at?: number;
  /** Id of the side whose view spectators see with a delay, or after the end of the game. */
  readonly as?: string;
  /** Starts another game in the page, if this one is played there. */
  readonly restart?: (request: LocalRequest) => void;
  /** Ids of the sides that are played at this screen, at a table on the server. */
  readonly own?: readonly string[];
  /** Sends the player's name to the others at the table. */
  readonly setName?: (name: string) => Promise<unknown>;
  /** Secrets of the seats (by side id) and of the host that this browser has. */
  readonly secrets?: { readonly seats: Readonly<Record<string, string>>; readonly host?: string };
}

export class ScreenState {
  readonly model: TableModel;
  readonly place: TablePlace;
  readonly orders = new OrdersModel();
  /** The analysis board, or the offer to open it. */
  readonly explore: ExploreParts | undefined;
  readonly #view: Signal<ScreenView>;
  readonly tab = computed(() => this.#view.value.tab);
  readonly sheet = computed(() => this.#view.value.sheet);
  readonly rule = computed(() => this.#view.value.rule);
  readonly overlays = computed(() => this.#view.value.overlays);
  readonly lit = computed(() => this.#view.value.lit);
  readonly cursor = computed(() => this.#view.value.cursor);
  readonly dialog = computed(() => this.#view.value.dialog);
  readonly diceAway = computed(() => this.#view.value.diceAway);
  readonly isIntroOpen = computed(() => this.#view.value.isIntroOpen);
  readonly invited = computed(() => this.#view.value.invited);
  readonly knowsWatching = computed(() => this.#view.value.knowsWatching);
  readonly named = computed(() => this.#view.value.named);

  /** The side whose player has taken over this screen, if several players share it. */
  readonly #screenSide = signal<Side | undefined>(undefined);

  constructor(model: TableModel, place: TablePlace, explore?: ExploreParts) {
    this.model = model;
    this.place = place;
    this.explore = explore;
    const standing = model.game.look.overlays.filter(({ isStanding }) => isStanding);
    this.#view = signal(firstView(standing.map(({ id }) => id)));
    if (place.lesson) model.lesson.begin(place.lesson.start);
  }

  /** Reports a press of the player or a change at the table to the screen. */
  dispatch(event: ScreenEvent): void {
    const before = this.#view.peek();
    const after = afterEvent(before, event);
    // A card that was read, or left by playing on, never opens by itself again in this browser.
    if (before.isIntroOpen && !after.isIntroOpen && event.kind !== 'ended')
      saveGoalSeen(this.model.game.id);
    this.#view.value = after;
  }

  /** Reports all changes at the table from now on; returns a function that stops this. */
  follow(): () => void {
    const ends = SOURCES.map((source) =>
      effect(() => {
        const event = source(this.model);
        if (event) untracked(() => this.dispatch(event));
      }),
    );
    const end = effect(() => {
      const { seats = [] } = this.model.view.value ?? {};
      untracked(() => this.#seatsChanged(seats));
    });
    const endLesson = effect(() => saveProgress(this.model));
    return () => {
      for (const stop of [...ends, end, endLesson]) stop();
    };
  }

  /** Whether several sides are played at this screen. */
  readonly isShared = computed((): boolean => {
    const { seats = [] } = this.model.view.value ?? {};
    return seats.filter(({ side }) => this.isOwn(side)).length > 1;
  });

  /** Side to pass the screen to before anything is shown; undefined if not needed. */
  readonly handoverSide = computed((): Side | undefined => {
    const view = this.model.view.value;
    if (!view || view.side < 0 || this.#screenSide.value === view.side) return undefined;
    if (!this.isShared.value) return undefined;
    const state = this.model.session.value?.state;
    return state && showsSecrets(this.model.game, state, view.side) ? view.side : undefined;
  });

  /** Whether a seat is played at this screen; at a table in the page, every human seat is. */
  isOwn(side: Side): boolean {
    const { model, place } = this;
    const { seats = [], side: mine } = model.view.value ?? {};
    if (place.kind === 'local') return seats[side]?.kind === 'human';
    return side === mine || (place.own?.includes(model.game.sides[side]?.id ?? '') ?? false);
  }

  confirmHandover(): void {
    this.#screenSide.value = this.handoverSide.value;
  }

  /** Notes beside the rules whose values are changed in this game. */
  readonly notes = computed(() => ruleNotes(this.model.module, this.model.game.setup.variant));

  /** Last choice of this seat: later entries are new to it. */
  readonly freshFrom = computed((): number => {
    const { side, entries = [] } = this.model.view.value ?? {};
    return entries.findLast((e) => e.kind === 'action' && e.side === side)?.seq ?? 0;
  });

  /** Whether the game had secrets and is over, so that any side's view can be shown. */
  readonly showsAll = computed((): boolean => {
    const { outcome, difference } = this.model.view.value ?? {};
    return outcome !== undefined && !difference && hasSecrets(this.model.game.create());
  });

  /** Whether the game is over, or opened from a record. */
  readonly isPast = computed(
    (): boolean => this.model.view.value?.outcome !== undefined || this.place.kind === 'record',
  );

  /** Tabs that exist now; a plan or a force has a tab only while it exists. */
  readonly tabs = computed((): readonly Tab[] => {
    const { plan, force } = this.model;
    const isEnded = this.model.view.value?.outcome !== undefined;
    const isPast = this.isPast.value;
    const isThere: Partial<Record<Tab, boolean>> = {
      end: isEnded,
      // The current rules cannot judge positions that they cannot reproduce.
      review: isPast && this.model.view.value?.difference === undefined,
      explore: this.explore?.kind === 'board',
      moves: !isPast,
      plan: plan.shown.value !== undefined,
      force: force.shown.value !== undefined,
      goal: this.model.game.look.goal !== undefined,
      chat: this.model.connection.chat !== undefined,
    };
    return TABS.filter((tab) => isThere[tab] ?? true);
  });

  /** Shows the first view: the beginning of a record, or the opening card of a new game. */
  open(): void {
    const { kind, at, as } = this.place;
    const viewer = this.model.game.sides.findIndex(({ id }) => id === as);
    const { replay } = this.model;
    const late = replay.late.peek();
    const hasView = viewer >= 0 && (this.showsAll.peek() || late !== undefined);
    if (hasView) replay.viewer.value = viewer;
    if (at !== undefined) void replay.show(at, true);
    else if (hasView) void replay.show(late ?? replay.length, true);
    else if (kind === 'explore') this.openTab('explore');
    else if (kind === 'record') void replay.show(this.#beginning);
    else this.greet();
    this.#showWatchNotice();
  }

  /** Informs players, before their first decision, of spectators who see each side's view later. */
  #showWatchNotice(): void {
    const { side = NOBODY, watch, entries = [], outcome } = this.model.view.peek() ?? {};
    if (watch === undefined || side < 0 || outcome) return;
    if (entries.some((e) => e.kind === 'action' && e.side === side)) return;
    const reason = msg('watch.told', { n: watch });
    this.model.notice.value = { kind: 'info', rule: '', reason };
  }

  /** Seq at which a record begins on the board; an initial `rules` entry shows no position. */
  get #beginning(): number {
    const [first] = this.model.view.value?.entries ?? [];
    return first?.kind === 'rules' ? first.seq : 0;
  }

  /** Opens the card of the game if the player has neither seen it nor acted yet. */
  greet(): void {
    const { game, view } = this.model;
    const { side = NOBODY, entries = [], outcome } = view.peek() ?? {};
    const acts = entries.some((e) => e.kind === 'action' && e.side === side);
    const hasActed = acts && !this.model.lesson.isFresh;
    if (!game.look.goal || side < 0 || outcome || hasActed || knowsGoal(game.id)) return;
    this.dispatch({ kind: 'greeted' });
  }

  /** Marks the card as read and closes it. */
  begin(): void {
    this.dispatch({ kind: 'begun' });
  }

  /** Notifies a waiting player when somebody takes a seat. */
  #seatsChanged(seats: readonly SeatView[]): void {
    const { waiting } = this.#view.peek();
    const came = seats.find(({ side, kind }) => kind === 'human' && waiting.includes(side));
    const open = seats.flatMap(({ side, kind }) => (kind === 'open' ? side : []));
    this.dispatch({ kind: 'seats-changed', waiting: open });
    if (!came || this.isOwn(came.side)) return;
    const who = came.name || msg('occupant.somebody');
    const reason = msg('invite.came', { side: sideNoun(came.side), who });
    this.model.notice.value = { kind: 'info', rule: '', reason };
  }

  /** Closes the result; it stays in its tab. */
  leaveEnd(): void {
    this.dispatch({ kind: 'end-left' });
  }

  openTab(tab: Tab): void {
    this.dispatch({ kind: 'tab-chosen', tab });
  }

  closeSheet(): void {
    this.dispatch({ kind: 'sheet-closed' });
  }

  openDialog(dialog: DialogName): void {
    this.dispatch({ kind: 'dialog-opened', dialog });
  }

  readonly openRule = (rule: string): void => {
    this.dispatch({ kind: 'rule-opened', rule });
  };

  /** Turns the lesson into a normal game with an address of its own. */
  leaveLesson(): void {
    this.light([]);
    this.model.lesson.leave();
    this.place.lesson?.leave();
    history.replaceState(history.state, '', `/local/${this.model.game.id}`);
  }

  /** Lights nodes on the board and brings the first into view. */
  light(nodes: readonly number[]): void {
    this.dispatch({ kind: 'nodes-lit', nodes });
  }

  /** Shows the board as it stood after an entry. */
  goTo(seq: number): void {
    this.closeSheet();
    void this.model.replay.show(seq, true);
  }

  toggleOverlay(id: string): void {
    this.dispatch({ kind: 'overlay-toggled', id });
  }
}
