/** Shared state of the parts of the table screen, beside the model: the open panel, the highlights. */
import { batch, computed, type Signal, signal } from '@preact/signals';
import { NOBODY, type Side } from '../../kernel/side.ts';
import { hasSecrets } from '../../kernel/view.ts';
import { side as sideNoun } from '../../kernel/text/message.ts';
import type { Rule } from '../../kernel/rulebook.ts';
import { ruleWords } from '../games/phrases.ts';
import type { LocalRequest } from '../net/workers/local-table.ts';
import { msg } from '../table-messages.ts';
import { showsSecrets } from '../session/secrets.ts';
import { keepGoal, knowsGoal } from './lesson/greeting.ts';
import type { TableModel } from './model.ts';
import { OrdersModel } from './orders/orders-model.ts';

const TABS = [
  'end',
  'review',
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

/** Link and extras of a table that the screen shows but the model does not need. */
export interface TablePlace {
  readonly kind: 'server' | 'local' | 'record';
  /** Set in a guided first game; continues it as a normal game. */
  readonly leaveLesson?: () => void;
  /** The entry after which the board is shown first. */
  readonly at?: number;
  /** Id of the side whose view is shown when the game is over. */
  readonly as?: string;
  /** Starts another game in the page, if this one is played there. */
  readonly restart?: (request: LocalRequest) => void;
  /** Ids of the sides that are played at this screen, at a table on the server. */
  readonly own?: readonly string[];
  /** Sends the player's name to the others at the table. */
  readonly callMyself?: (name: string) => Promise<unknown>;
  /** Secrets of seats (by id of the side) and of the host that this browser has. */
  readonly secrets?: { readonly seats: Readonly<Record<string, string>>; readonly host?: string };
}

export class ScreenState {
  readonly model: TableModel;
  readonly place: TablePlace;
  readonly tab = signal<Tab>('log');
  /** On a narrow screen the panels lie over the board and can be put away. */
  readonly sheet = signal(false);
  readonly rule = signal<string | undefined>(undefined);
  readonly overlays: Signal<ReadonlySet<string>>;
  readonly orders = new OrdersModel();
  readonly lit = signal<readonly number[]>([]);
  readonly cursor = signal<number | undefined>(undefined);
  readonly dialog = signal<'help' | 'settings' | 'resign' | 'from-here' | undefined>(undefined);
  /** Last die that was put away; the tray shows later ones only. */
  readonly diceAway = signal(0);
  /** Whether the card that greets a new player of the game is open. */
  readonly greets = signal(false);
  /** The invitation has been put away. */
  readonly invited = signal(false);

  /** A spectator has dismissed the explanation. */
  readonly knowsWatching = signal(false);

  /** Whether the player has been asked for a name. */
  readonly named = signal(false);

  /** Sides whose seats were open at the last update. */
  #waiting: readonly Side[] = [];

  /** Id of the rematch that was shown with the result; empty if there was none. */
  #endSeen: string | undefined;

  /** The side whose player has taken over this screen, where several share it. */
  readonly #seated = signal<Side | undefined>(undefined);

  constructor(model: TableModel, place: TablePlace) {
    this.model = model;
    this.place = place;
    const standing = model.game.look.overlays.filter(({ isStanding }) => isStanding);
    this.overlays = signal(new Set(standing.map(({ id }) => id)));
    if (place.leaveLesson) model.lesson.begin();
  }

  /** Whether several sides are played at this screen. */
  readonly isShared = computed((): boolean => {
    const { seats = [] } = this.model.view.value ?? {};
    return seats.filter(({ side }) => this.isOwn(side)).length > 1;
  });

  /** Side to pass the screen to before anything is shown; undefined if not needed. */
  readonly veiled = computed((): Side | undefined => {
    const view = this.model.view.value;
    const state = this.model.session.value?.state;
    if (!view || !state || view.side < 0 || this.#seated.value === view.side) return undefined;
    if (!this.isShared.value) return undefined;
    return showsSecrets(this.model.game, state, view.side) ? view.side : undefined;
  });

  /** Whether a seat is played at this screen; at a table in the page, every human seat is. */
  isOwn(side: Side): boolean {
    const { model, place } = this;
    const { seats = [], side: mine } = model.view.value ?? {};
    if (place.kind === 'local') return seats[side]?.kind === 'human';
    return side === mine || (place.own?.includes(model.game.sides[side]?.id ?? '') ?? false);
  }

  unveil(): void {
    this.#seated.value = this.veiled.value;
  }

  /** The rulebook in the page's language. */
  readonly rules = computed((): readonly Rule[] => {
    const { module } = this.model;
    return module.rulebook.map((rule) => ruleWords(module, rule));
  });

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

  /** Tabs that exist now; those of a plan or a force only while there is one. */
  readonly tabs = computed((): readonly Tab[] => {
    const { plan, muster } = this.model;
    const isEnded = this.model.view.value?.outcome !== undefined;
    const isPast = this.isPast.value;
    const isThere: Partial<Record<Tab, boolean>> = {
      end: isEnded,
      // The current rules cannot judge positions that they cannot reproduce.
      review: isPast && this.model.view.value?.difference === undefined,
      moves: !isPast,
      plan: plan.shown.value !== undefined,
      force: muster.shown.value !== undefined,
      goal: this.model.game.look.goal !== undefined,
      chat: this.model.connection.chat !== undefined,
    };
    return TABS.filter((tab) => isThere[tab] ?? true);
  });

  /** Shows the first view: of a record its beginning, of a new game its card. */
  open(): void {
    const { kind, at, as } = this.place;
    const eyes = this.model.game.sides.findIndex(({ id }) => id === as);
    if (eyes >= 0 && this.showsAll.peek()) this.model.replay.eyes.value = eyes;
    if (at !== undefined) void this.model.replay.show(at, true);
    else if (kind === 'record') void this.model.replay.show(this.#beginning);
    else this.greet();
    this.#tellWatched();
  }

  /** Informs players, before their first decision, of spectators who see each side's view later. */
  #tellWatched(): void {
    const { side = NOBODY, watch, entries = [], outcome } = this.model.view.peek() ?? {};
    if (watch === undefined || side < 0 || outcome) return;
    if (entries.some((e) => e.kind === 'action' && e.side === side)) return;
    const reason = msg('watch.told', { n: watch });
    this.model.notice.value = { kind: 'info', rule: '', reason };
  }

  /** Entries before the first position of a record were never on a board. */
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
    this.greets.value = true;
    this.openTab('goal');
  }

  /** Marks the card as read and closes it. */
  begin(): void {
    keepGoal(this.model.game.id);
    batch(() => {
      this.greets.value = false;
      if (this.tab.peek() === 'goal') this.#leaveTab();
    });
  }

  /** The first choice counts as the start. */
  followGreeting(): void {
    if (this.greets.value && (this.model.session.value?.picks.length ?? 0) > 0) this.begin();
  }

  /** Opens the selection of a force when the player has to make it, and returns to the log after it. */
  followMuster(): void {
    if (this.greets.value) return;
    const isMine = this.model.muster.shown.value !== undefined;
    if (isMine && this.tab.peek() !== 'force') this.openTab('force');
    if (!isMine && this.tab.peek() === 'force') this.#leaveTab();
  }

  #leaveTab(): void {
    batch(() => {
      this.tab.value = 'log';
      this.sheet.value = false;
    });
  }

  /** Opens the plan when the player has to make it, and returns to the log when there is none. */
  followPlan(): void {
    if (this.greets.value) return;
    const { isMine, shown } = this.model.plan;
    // A lesson gives its own instructions, and its target must stay visible: the sheet stays closed.
    if (isMine.value && this.model.lesson.course.value) this.tab.value = 'plan';
    else if (isMine.value) {
      this.openTab('plan');
      this.cursor.value = shown.peek()?.unmet?.[0]?.node;
    }
    const isAsked = this.model.choices.value.all.some(({ action }) =>
      shown.value?.items.some(({ next }) => next === action),
    );
    // The sheet stays closed: it would cover the board, where the player can answer as well.
    if (isAsked) this.tab.value = 'plan';
    if (!isMine.value && !shown.value && this.tab.peek() === 'plan') this.#leaveTab();
  }

  /** Opens the rows of a battle while it goes on and nothing else has been opened. */
  followRows(): void {
    const { game, shown } = this.model;
    const state = shown.value;
    const hasRows = state && game.look.zones?.show(state).some(({ isRow }) => isRow);
    if (hasRows && this.tab.peek() === 'log') this.tab.value = 'state';
  }

  /** Closes the sheet while the card with the odds is open: on a narrow screen that card lies on the board. */
  followOdds(): void {
    if (this.model.oddsCard.value) this.sheet.value = false;
  }

  /** Hides the dice when the player continues: they would cover the next decision. */
  followDice(): void {
    if ((this.model.session.value?.picks.length ?? 0) === 0) return;
    const last = this.model.entries.peek().findLast((e) => e.kind === 'die');
    if (last) this.diceAway.value = last.seq;
  }

  /** Notifies a waiting player when somebody takes a seat. */
  followSeats(): void {
    const seats = this.model.view.value?.seats ?? [];
    const came = seats.find(({ side, kind }) => kind === 'human' && this.#waiting.includes(side));
    this.#waiting = seats.flatMap(({ side, kind }) => (kind === 'open' ? side : []));
    if (!came || this.isOwn(came.side)) return;
    const who = came.name || msg('occupant.somebody');
    const reason = msg('invite.came', { side: sideNoun(came.side), who });
    this.model.notice.value = { kind: 'info', rule: '', reason };
  }

  /** Opens the result as soon as the end is on the board, and again when a rematch is created. */
  followEnd(): void {
    const { outcome, next: { table: next } = { table: '' } } = this.model.view.value ?? {};
    if (!outcome || !this.model.isOver.value || this.#endSeen === next) return;
    this.#endSeen = next;
    this.greets.value = false;
    this.openTab('end');
  }

  /** Closes the result; it stays in its tab. */
  leaveEnd(): void {
    this.#leaveTab();
  }

  openTab(tab: Tab): void {
    batch(() => {
      this.tab.value = tab;
      this.sheet.value = true;
    });
  }

  /** Opens the tab that the player chose. */
  turnTo(tab: Tab): void {
    if (this.greets.value) this.begin();
    this.openTab(tab);
  }

  readonly openRule = (rule: string): void => {
    batch(() => {
      this.rule.value = rule;
      this.openTab('rules');
    });
  };

  /** Turns the lesson into a normal game with an address of its own. */
  leaveLesson(): void {
    this.light([]);
    this.model.lesson.leave();
    this.place.leaveLesson?.();
    history.replaceState(history.state, '', `/local/${this.model.game.id}`);
  }

  /** Lights nodes on the board and brings the first into view. */
  light(nodes: readonly number[]): void {
    batch(() => {
      this.lit.value = nodes;
      this.cursor.value = nodes[0];
      this.sheet.value = false;
    });
  }

  /** Shows the board as it stood after an entry. */
  goTo(seq: number): void {
    this.sheet.value = false;
    void this.model.replay.show(seq, true);
  }

  toggleOverlay(id: string): void {
    const next = new Set(this.overlays.value);
    if (!next.delete(id)) next.add(id);
    this.overlays.value = next;
  }
}
