/**
 * Everything the table screen knows: the seat's session on the latest view, what is being shown of
 * the others' moves, the position looked back at, and what the rules answered last. Signals out,
 * methods in; no drawing here.
 */
import type { Said } from '../../kernel/message.ts';
import { failureOf } from '../faults.ts';
import { say } from '../table-words.ts';
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { Action } from '../../kernel/action.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import type { Odds } from '../../kernel/odds.ts';
import { oddsOf } from '../../kernel/odds.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Held } from '../../table/held.ts';
import { isClosed } from '../../table/difference.ts';
import type { Entry, TableView } from '../../table/messages.ts';
import { hasSecrets } from '../../kernel/view.ts';
import type { PickKind } from '../board/props.ts';
import type { Answer, Connection } from '../net/connection.ts';
import { type Choice, choicesOf, meaningOf, NO_CHOICES, nodesOfUnits } from '../session/choices.ts';
import { keepDraft, resume, storedDraft } from '../session/drafts.ts';
import { keptDirection, turnsAt } from '../session/facing.ts';
import { clickSet, type SetChange } from '../session/plan.ts';
import { refusalOfClick } from '../session/refusal.ts';
import {
  batchOf,
  click,
  openSession,
  pick,
  type Session,
  stateFrom,
  unpick,
  unpickAll,
} from '../session/session.ts';
import { settings } from '../ui/settings.ts';
import { EndingModel } from './ending-model.ts';
import { HintModel } from './hint-model.ts';
import { MusterModel } from './muster-model.ts';
import { CarryModel } from './carry-model.ts';
import { PlanModel } from './plan-model.ts';
import { Player } from './player.ts';
import { ReplayModel } from './replay-model.ts';

/** A sentence for the player, with its rule ('' if none). */
export interface Notice extends Refusal {
  readonly kind: 'refusal' | 'info';
}

/** The odds of the dice that the last pick leads to. */
export interface OddsCard {
  readonly title: Said;
  readonly rule: string;
  /** Undefined while they are being worked out. */
  readonly odds: Odds | undefined;
}

/** The table takes so many actions at once (see the protocol); a little room is left. */
const LONGEST_BATCH = 150;

export class TableModel {
  readonly connection: Connection;
  readonly module: GameModule;
  readonly game: Game;
  readonly session = signal<Session | undefined>(undefined);
  readonly player: Player;
  readonly replay: ReplayModel;
  readonly plan = new PlanModel(this);
  readonly carry = new CarryModel(this);
  readonly muster = new MusterModel(this);
  readonly hint = new HintModel(this);
  readonly ending = new EndingModel(this);
  readonly notice = signal<Notice | undefined>(undefined);
  /** Actions of which a click could mean any. */
  readonly menu = signal<readonly Choice[] | undefined>(undefined);
  /** What the pointer or the board's cursor is on. */
  readonly hovered = signal<{ readonly kind: PickKind; readonly index: number } | undefined>(
    undefined,
  );
  /** The action whose button the pointer or the focus is on. */
  readonly weighed = signal<Choice | undefined>(undefined);
  readonly oddsCard = signal<OddsCard | undefined>(undefined);
  readonly sending = signal(false);
  readonly #stop: () => void;
  #seen: Held | undefined;

  constructor(connection: Connection, module: GameModule, game: Game) {
    this.connection = connection;
    this.module = module;
    this.game = game;
    this.player = new Player(game);
    this.replay = new ReplayModel(game, connection);
    const stops = [
      effect(() => {
        const view = connection.view.value;
        if (view) untracked(() => this.#receive(view));
      }),
      effect(() => {
        const session = this.session.value;
        const view = this.view.peek();
        if (session && view) keepDraft(view.table, view.seq, session);
      }),
    ];
    this.#stop = () => {
      for (const stop of stops) stop();
    };
  }

  readonly view = computed(() => this.connection.view.value);

  /** The state on the board: looked back at, being shown, or the seat's own with its picks. */
  readonly shown = computed((): GameState | undefined => {
    const past = this.replay.position.value;
    return past ?? this.player.frame.value?.state ?? this.session.value?.state;
  });

  /** The end of the game is on the board: nothing is asked, lit or planned any more. */
  readonly isOver = computed((): boolean => {
    const isPast = this.player.frame.value || this.replay.position.value;
    return !isPast && this.session.value?.stage === 'over';
  });

  /** Nothing can be done: an answer is awaited, or what is shown is not the present, or was just so. */
  readonly isBusy = computed((): boolean => {
    const isShowing = this.player.frame.value !== undefined || this.player.resting.value;
    return this.sending.value || isShowing || this.replay.position.value !== undefined;
  });

  /** True while the seat can pick. */
  readonly isChoosing = computed(
    (): boolean => !this.isBusy.value && this.session.value?.stage === 'choose',
  );

  readonly choices = computed(() => {
    const session = this.session.value;
    return session && this.isChoosing.value ? choicesOf(this.game, session.state) : NO_CHOICES;
  });

  /** Entries whose result is on the board; those still to be shown are not told yet. */
  readonly entries = computed((): readonly Entry[] => {
    const all = this.view.value?.entries ?? [];
    const upTo = this.replay.seq.value ?? this.player.upTo.value;
    return upTo === undefined ? all : all.filter((e) => e.seq <= upTo);
  });

  /** Lets go of the connection, which belongs to whoever opened it. */
  close(): void {
    this.#stop();
    this.player.close();
    this.replay.leave();
  }

  /** Something on the board was clicked. */
  clickBoard(kind: PickKind, index: number): void {
    const session = this.session.value;
    if (this.player.frame.value) this.player.skip();
    else if (this.replay.position.value) this.replay.leave();
    else if (session && !this.isBusy.value) this.#click(session, kind, index);
  }

  #click(session: Session, kind: PickKind, index: number): void {
    if (this.plan.click(session, kind, index)) return;
    const kept = this.#keeps(session, kind, index);
    if (kept) {
      this.choose(kept);
      return;
    }
    const change = this.#isLegal(session, kind, index) ? undefined : clickSet(session, kind, index);
    if (change?.type === 'changed') {
      this.changeSet(change);
      return;
    }
    const result = click(session, kind, index);
    if (result.type === 'none') {
      const refusal = change?.refusal ?? refusalOfClick(session, kind, index);
      this.notice.value = { kind: 'refusal', ...refusal };
      return;
    }
    batch(() => {
      this.session.value = result.session;
      this.notice.value = undefined;
      this.menu.value = result.type === 'several' ? result.choices : undefined;
    });
    if (result.type === 'picked') this.#goOn(result.choice);
    else this.#forecast();
  }

  /** A click on what is to be turned leaves it as it faces. */
  #keeps(session: Session, kind: PickKind, index: number): Choice | undefined {
    const kept = keptDirection(session);
    if (!kept || (kind !== 'node' && kind !== 'unit')) return undefined;
    const node = kind === 'node' ? index : nodesOfUnits(this.game, session.state).get(index);
    return node === this.game.look.focus(session.state).node ? kept : undefined;
  }

  /** Directions that a pull out of a node may choose; see `turnsAt`. */
  directionsAt(node: number): ReadonlySet<number> {
    const session = this.session.value;
    return new Set(session && this.isChoosing.value ? turnsAt(session, node).keys() : []);
  }

  /** Something was sent to a node and turned there, or just turned, by one pull. */
  turn(node: number, direction: number): void {
    const session = this.session.value;
    if (!session || !this.isChoosing.value) return;
    const turn = turnsAt(session, node).get(direction) ?? [];
    const last = turn.at(-1);
    if (!last) return;
    this.#set(turn.reduce((now, { action }) => pick(now, action), session));
    this.#goOn(last);
  }

  #isLegal({ game, state }: Session, kind: PickKind, index: number): boolean {
    return meaningOf(this.choices.value, nodesOfUnits(game, state), kind, index).length > 0;
  }

  /** A set that is being picked was changed, or the rules refused to. */
  changeSet(change: SetChange): void {
    if (change.type === 'refused') {
      this.notice.value = { kind: 'refusal', ...change.refusal };
      return;
    }
    const { session, filled } = change;
    this.replaceSession(session);
    if (filled.length === 0) return;
    const before = session.picks.find((p) => p.action === filled[0])?.before ?? session.state;
    const actions = { clauses: filled.map((a) => this.game.look.actionLabel(before, a)) };
    const rule = this.game.steps[before.step]?.rule ?? '';
    this.notice.value = { kind: 'info', rule, reason: say('notice.as-well', { actions }) };
  }

  /** A legal action was chosen by button, menu, key or list; what ends too much is asked about. */
  choose(choice: Choice): void {
    if (!this.ending.asks(choice)) this.take(choice);
  }

  /** A legal action was chosen, and no question is left. */
  take(choice: Choice): void {
    const session = this.session.value;
    if (!session || !this.isChoosing.value) return;
    batch(() => {
      this.session.value = pick(session, choice.action);
      this.notice.value = undefined;
      this.menu.value = undefined;
      this.weighed.value = undefined;
    });
    this.#goOn(choice);
  }

  /** Actions that belong together, one after the other, as far as they are one's own to choose. */
  chooseAll(actions: readonly Action[]): void {
    for (const action of actions) {
      const choice = this.choices.value.all.find((c) => c.action === action);
      if (!choice) return;
      this.choose(choice);
    }
  }

  /** Sends what has been picked. */
  async commit(): Promise<void> {
    const session = this.session.value;
    const view = this.view.value;
    if (!session || !view || session.picks.length === 0 || this.sending.value) return;
    const actions = batchOf(session);
    const answer = await this.#send(() => this.connection.act(view.seq, actions));
    if (answer.refusal || answer.played === actions.length) return;
    const { played } = answer;
    const reason = say('notice.partly', { played, all: actions.length });
    this.notice.value = { kind: 'info', rule: '', reason };
  }

  /** Takes back the last pick; with none, asks the table to take back the last action. */
  async undo(): Promise<void> {
    const session = this.session.value;
    const view = this.view.value;
    if (!session || !view || this.isBusy.value) return;
    if (session.picks.length > 0) {
      this.#set(unpick(session));
      return;
    }
    if (view.canUndo) await this.#send(() => this.connection.undo(view.seq));
  }

  /** Drops all picks that have not been sent. */
  cancel(): void {
    const session = this.session.value;
    if (!session || this.sending.value) return;
    this.#set(unpickAll(session));
  }

  readonly canUndo = computed((): boolean => {
    const local = (this.session.value?.picks.length ?? 0) > 0;
    return !this.sending.value && (local || this.view.value?.canUndo === true);
  });

  async resign(): Promise<void> {
    const view = this.view.value;
    if (view) await this.#send(() => this.connection.resign(view.seq));
  }

  /** Other picks than before: a plan changed, proposed, cleared. */
  replaceSession(session: Session): void {
    this.#set(session);
  }

  #set(session: Session): void {
    batch(() => {
      this.session.value = session;
      this.notice.value = undefined;
      this.menu.value = undefined;
    });
    this.#forecast();
  }

  /** After a pick: what needs no asking is sent. */
  #goOn({ verb }: Choice): void {
    this.#forecast();
    const session = this.session.value;
    if (!session) return;
    const { showOdds, confirm, sendAtOnce } = settings.value;
    const isPlain = verb.noun === 'none';
    const long = session.picks.length >= LONGEST_BATCH;
    const asks =
      (session.stage === 'dice' && showOdds) ||
      (session.stage === 'handover' && confirm && !isPlain);
    if (asks) return;
    if (session.stage !== 'choose' || sendAtOnce || long) void this.commit();
  }

  /** Works out the odds card if dice are next, after the picture has been drawn. */
  #forecast(): void {
    const session = this.session.value;
    const last = session?.picks.at(-1);
    if (session?.stage !== 'dice' || !last || !settings.value.showOdds) {
      this.oddsCard.value = undefined;
      return;
    }
    const { game } = this;
    const title = game.look.actionLabel(last.before, last.action);
    const rule = game.steps[session.state.step]?.rule ?? '';
    const card: OddsCard = { title, rule, odds: undefined };
    this.oddsCard.value = card;
    setTimeout(() => {
      if (this.oddsCard.value !== card) return;
      this.oddsCard.value = { ...card, odds: oddsOf(game, last.before, last.action) };
    });
  }

  async #send(ask: () => Promise<Answer>): Promise<Answer> {
    this.sending.value = true;
    this.oddsCard.value = undefined;
    const answer = await ask().catch((error): Answer => ({ played: 0, refusal: failureOf(error) }));
    this.sending.value = false;
    if (answer.refusal) {
      this.#restore();
      this.notice.value = { kind: 'refusal', ...answer.refusal };
    }
    return answer;
  }

  /** Back to what the table says. */
  #restore(): void {
    const view = this.view.value;
    if (view) this.#set(this.#open(view));
  }

  #open(view: TableView): Session {
    return openSession(this.game, stateFrom(this.game, view.ints), view.side, isClosed(view));
  }

  #receive(view: Held): void {
    const before = this.#seen;
    this.#seen = view;
    if (before && isSamePosition(before, view)) return;
    const session = this.#open(view);
    const known = this.session.peek();
    batch(() => {
      if (before?.side !== view.side && hasSecrets(session.base)) this.player.drop();
      if (before && known) this.player.play(known, before.seq, view, session.base);
      this.session.value = before ? session : resume(session, view.seq, storedDraft(view.table));
      this.menu.value = undefined;
      // That it was not one's turn is no longer so, nor is there anything to be done after the end.
      const isMyTurn = session.stage === 'choose' && known?.stage !== 'choose';
      const isStale = isMyTurn || session.stage === 'over';
      if (isStale && this.notice.value?.kind === 'refusal') this.notice.value = undefined;
    });
    this.#forecast();
  }
}

/** The end of a game may show more of the last position than was seen of it. */
const isSamePosition = (before: TableView, { seq, side, ints }: TableView): boolean =>
  before.seq === seq && before.side === side && ints.every((v, i) => v === before.ints[i]);
