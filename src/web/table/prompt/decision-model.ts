/**
 * The current decision of a seat: its session on the latest view, the moves of others being shown, the earlier position
 * on the board, and the last answer of the rules. The other models of the table screen build on this one, which knows
 * none of them. It exposes signals and methods, and draws nothing.
 */
import { failureOf, msg } from '../../table-messages.ts';
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { verbOf } from '../../../kernel/action.ts';
import { actor } from '../../../kernel/engine.ts';
import type { Game, GameModule } from '../../../kernel/game.ts';
import type { PanelLine } from '../../../kernel/look/panel.ts';
import { hasOdds, oddsOf } from '../../../kernel/odds/odds.ts';
import type { ShownOdds } from '../../../kernel/odds/samples.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import type { Side } from '../../../kernel/side.ts';
import type { GameState } from '../../../kernel/state.ts';
import type { ClientTable } from '../../../table/views/client-table.ts';
import { isClosed } from '../../../table/record/difference.ts';
import type { Entry, TableView } from '../../../table/messages/messages.ts';
import { hasSecrets } from '../../../kernel/view.ts';
import type { RequestAnswer, Connection } from '../../net/connection.ts';
import { type Choice, choicesOf, NO_CHOICES } from '../../session/choices.ts';
import { missedTurns } from '../../session/log/recap.ts';
import { saveDraft, resume, storedDraft } from '../../session/drafts.ts';
import type { GestureMeaning } from '../../session/gesture.ts';
import {
  batchOf,
  openSession,
  rowNow,
  type Session,
  stateFrom,
  take,
  unpick,
  unpickAll,
} from '../../session/session.ts';
import { canSend } from '../../session/set-up/set-up.ts';
import { GameRulebook } from '../../games/game-rulebook.ts';
import { computedByContent } from '../../ui/equality.ts';
import { settings } from '../../ui/settings.ts';
import type { OddsCard, OddsSource } from '../odds/odds-source.ts';
import { certainResult } from './certain-roll.ts';
import { MoveAnimator } from '../board/move-animator.ts';
import { ReplayModel } from '../log/replay-model.ts';

/** A message for the player, with its rule ('' if there is none). */
export interface Notice extends Refusal {
  readonly kind: 'refusal' | 'info' | 'lesson';
}

/** Maximum number of actions sent at once: a little below the limit of the protocol. */
const LONGEST_BATCH = 150;

export class DecisionModel {
  readonly connection: Connection;
  readonly module: GameModule;
  readonly game: Game;
  readonly rulebook: GameRulebook;
  readonly session = signal<Session | undefined>(undefined);
  readonly player: MoveAnimator;
  readonly replay: ReplayModel;
  readonly notice = signal<Notice | undefined>(undefined);
  /** Choices among which the last click was ambiguous. */
  readonly menu = signal<readonly Choice[] | undefined>(undefined);
  /** Origin of an attack whose target is still to be chosen. */
  readonly from = signal<number | undefined>(undefined);
  /** The action whose button the pointer or the focus is on. */
  readonly weighed = signal<Choice | undefined>(undefined);
  readonly oddsCard = signal<OddsCard | undefined>(undefined);
  readonly sending = signal(false);
  /** True while the analysis board opens: a click meant for that board must not be a move of the game. */
  readonly openingAnalysis = signal(false);
  /** Entries that report turns lost entirely, until the player has read them. */
  readonly missed = signal<readonly Entry[]>([]);
  /** Checks picks before they are made; if it returns a notice, the picks are rejected with it. */
  readonly guard = signal<((session: Session) => Notice | undefined) | undefined>(undefined);
  readonly #stop: () => void;
  readonly #oddsAt: OddsSource | undefined;
  #seen: ClientTable | undefined;

  /** `oddsAt`: source of odds; absent: the page calculates exact odds itself. */
  constructor(connection: Connection, module: GameModule, game: Game, oddsAt?: OddsSource) {
    this.#oddsAt = oddsAt;
    this.connection = connection;
    this.module = module;
    this.game = game;
    this.rulebook = new GameRulebook(module);
    this.player = new MoveAnimator(game);
    this.replay = new ReplayModel(game, connection);
    const stops = [
      effect(() => {
        const view = connection.view.value;
        if (view) untracked(() => this.#receive(view));
      }),
      effect(() => {
        const session = this.session.value;
        const view = this.view.peek();
        if (session && view) saveDraft(view.table, view.seq, session);
      }),
    ];
    this.#stop = () => {
      for (const stop of stops) stop();
    };
  }

  readonly view = computed(() => this.connection.view.value);

  // Parts of the session that most picks leave unchanged: components that use only these are not rendered again.

  readonly stage = computed(() => this.session.value?.stage);
  /** The table's view, without the picks. */
  readonly base = computed(() => this.session.value?.base);
  /** Number of picks that can be seen on the board. */
  readonly unsent = computed(() => this.session.value?.picks.filter((p) => p.shows).length ?? 0);
  readonly hasPicks = computed(() => (this.session.value?.picks.length ?? 0) > 0);

  /** The state on the board: an earlier position, a move being shown, or the seat's own state with its picks. */
  readonly shown = computed((): GameState | undefined => {
    const past = this.replay.position.value;
    return past ?? this.player.frame.value?.state ?? this.session.value?.state;
  });

  /** The game's own panel lines for the state on the board. */
  readonly lines = computedByContent((): readonly PanelLine[] => {
    const state = this.shown.value;
    return state ? this.game.look.panel(state) : [];
  });

  /** Panel lines with a figure for each side. */
  readonly tallies = computedByContent(() =>
    this.lines.value.filter(({ tally }) => tally !== undefined),
  );

  /** The side to act on the board; a pending confirmation is still up to the player who picked it. */
  readonly acting = computed((): Side | undefined => {
    if (this.isOver.value) return undefined;
    const stage = this.stage.value;
    if (stage === 'handover' || stage === 'dice') return this.view.value?.side;
    return this.shown.value && actor(this.game, this.shown.value);
  });

  /** Whether the end of the game is on the board; then there are no prompts, highlights or plans. */
  readonly isOver = computed((): boolean => {
    const isPast = this.player.frame.value || this.replay.position.value;
    return !isPast && this.stage.value === 'over';
  });

  /** Whether the player cannot act, such as while a request is pending or the board does not show the present. */
  readonly isBusy = computed((): boolean => {
    const isShowing = this.player.frame.value !== undefined || this.player.resting.value;
    const isHeld = this.missed.value.length > 0 || this.openingAnalysis.value;
    return this.sending.value || isShowing || isHeld || this.replay.position.value !== undefined;
  });

  /** True while the seat can pick. */
  readonly isChoosing = computed(
    (): boolean => !this.isBusy.value && this.stage.value === 'choose',
  );

  readonly choices = computed(() => {
    const session = this.session.value;
    return session && this.isChoosing.value ? choicesOf(this.game, session.state) : NO_CHOICES;
  });

  /** Entries whose result is on the board, without those still to be shown. */
  readonly entries = computed((): readonly Entry[] => {
    const all = this.view.value?.entries ?? [];
    const upTo = this.replay.seq.value ?? this.player.upTo.value;
    return upTo === undefined ? all : all.filter((e) => e.seq <= upTo);
  });

  /** The rule of the current decision, by number, and by name once the rulebook is loaded. */
  readonly ruleAsked = computed((): string => {
    const { game, rulebook, session } = this;
    const rule = session.value && game.steps[session.value.state.step]?.rule;
    return rule === undefined ? '' : rulebook.nameOf(rule);
  });

  /** Ends this model, but not the connection, which belongs to the caller. */
  close(): void {
    this.#stop();
    this.player.close();
    this.replay.leave();
  }

  /** Marks lost turns as read, so that the game continues. */
  readMissed(): void {
    this.missed.value = [];
  }

  /** Carries out a gesture on the board. */
  perform(meaning: GestureMeaning): void {
    const objection = 'session' in meaning && this.guard.peek()?.(meaning.session);
    if (objection) {
      batch(() => {
        this.notice.value = objection;
        this.menu.value = undefined;
      });
      return;
    }
    batch(() => {
      this.from.value = meaning.type === 'from' ? meaning.node : undefined;
      this.notice.value = noticeOf(meaning);
      if (!('session' in meaning)) return;
      this.session.value = meaning.session;
      this.menu.value = meaning.type === 'ask' ? meaning.choices : undefined;
      if (meaning.type === 'take') this.weighed.value = undefined;
    });
    if (meaning.type === 'take') this.#goOn(meaning.choice);
    else if ('session' in meaning) this.#forecast();
  }

  /** Takes a legal action that needs no further confirmation. */
  take(choice: Choice): void {
    const session = this.session.value;
    if (!session || !this.isChoosing.value) return;
    this.perform({ type: 'take', session: take(session, choice.action), choice });
  }

  /** Sends the picks. */
  async commit(): Promise<void> {
    const session = this.session.value;
    const view = this.view.value;
    if (!session || !view || session.picks.length === 0 || this.sending.value) return;
    if (!canSend(session)) return;
    const actions = batchOf(session);
    const answer = await this.#send(() => this.connection.act(view.seq, actions));
    if (answer.refusal || answer.played === actions.length) return;
    const { played } = answer;
    const reason = msg('notice.partly', { played, all: actions.length });
    this.notice.value = { kind: 'info', rule: '', reason };
  }

  /** Takes back the last pick; with none, asks the table to take back the last action. */
  async undo(): Promise<void> {
    const session = this.session.value;
    const view = this.view.value;
    if (!session || !view || this.isBusy.value) return;
    const back = unpick(session);
    if (back !== session) {
      this.replaceSession(back);
      return;
    }
    if (view.canUndo) await this.#send(() => this.connection.undo(view.seq));
  }

  /** Drops all picks that have not been sent. */
  cancel(): void {
    const session = this.session.value;
    if (!session || this.sending.value) return;
    this.replaceSession(unpickAll(session));
  }

  readonly canUndo = computed((): boolean => {
    return !this.sending.value && (this.hasPicks.value || this.view.value?.canUndo === true);
  });

  async resign(): Promise<void> {
    await this.#send(() => this.connection.resign());
  }

  /** Changes the sleeping hours of this seat's clock. */
  async setClock(text: string): Promise<void> {
    await this.#send(() => this.connection.setClock(text));
  }

  /** Sends an offer to the others, or an answer to one. */
  async agree(text: string): Promise<void> {
    const view = this.view.value;
    if (view) await this.#send(() => this.connection.sendOffer(view.seq, text));
  }

  /** Replaces the picks, such as by a proposed or cleared plan, or after an undo. */
  replaceSession(session: Session): void {
    this.perform({ type: 'stage', session, filled: [] });
  }

  /** After a pick, sends the batch if it needs no confirmation. */
  #goOn({ verb, action }: Choice): void {
    this.#forecast();
    const session = this.session.value;
    if (!session) return;
    const { showOdds, confirm, sendAtOnce } = settings.value;
    const isAuto = this.game.look.auto?.includes(verbOf(action)) === true;
    const isPlain = verb.noun === 'none' && !isAuto;
    const long = session.picks.length >= LONGEST_BATCH;
    const { stage } = session;
    // Dice of others, or dice that no player sees, have no odds to show.
    const isHandedOver = stage === 'handover' || (stage === 'dice' && !isRoll(session));
    const asks = isHandedOver ? confirm && !isPlain : stage === 'dice' && showOdds;
    // A set-up can be changed until its player confirms it.
    if (asks || rowNow(session)) return;
    if (session.stage !== 'choose' || sendAtOnce || long) void this.commit();
  }

  /** Calculates the odds card after the next rendering if a roll is next. A roll that cannot fail is made at once. */
  #forecast(): void {
    const session = this.session.value;
    const last = session?.picks.at(-1);
    // While a set-up waits for confirmation, its card keeps the room.
    if (!session || !last || session.setUp || !isRoll(session) || !settings.value.showOdds) {
      this.oddsCard.value = undefined;
      return;
    }
    const { game } = this;
    const title = game.look.actionLabel(last.before, last.action);
    const rule = game.steps[session.state.step]?.rule ?? '';
    const isDrawn = game.look.drawn?.(session.state) !== undefined;
    const card: OddsCard = { title, rule, isDrawn, odds: undefined };
    this.oddsCard.value = card;
    const show = (odds: ShownOdds | undefined) => {
      if (this.oddsCard.value !== card) return;
      const result = isDrawn ? undefined : certainResult(session, odds);
      const reason = msg('notice.certain', { title, result: result ?? '' });
      if (result === undefined) this.oddsCard.value = { ...card, odds };
      else void this.#rollCertain({ kind: 'info', rule, reason });
    };
    setTimeout(() => {
      if (this.oddsCard.value !== card) return;
      const { before, action } = last;
      if (this.#oddsAt) void this.#oddsAt(before, action).then(show);
      else show(oddsOf(game, before, action));
    });
  }

  /** Rolls without a press, and shows the result. */
  async #rollCertain(notice: Notice): Promise<void> {
    await this.commit();
    this.notice.value ??= notice;
  }

  async #send(ask: () => Promise<RequestAnswer>): Promise<RequestAnswer> {
    this.sending.value = true;
    this.oddsCard.value = undefined;
    const answer = await ask().catch(
      (error): RequestAnswer => ({ played: 0, refusal: failureOf(error) }),
    );
    this.sending.value = false;
    if (answer.refusal) {
      this.#restore();
      this.notice.value = { kind: 'refusal', ...answer.refusal };
    }
    return answer;
  }

  /** Returns to the table's view, without picks. */
  #restore(): void {
    const view = this.view.value;
    if (view) this.replaceSession(this.#open(view));
  }

  #open(view: TableView): Session {
    return openSession(this.game, stateFrom(this.game, view.ints), view.side, isClosed(view));
  }

  #receive(view: ClientTable): void {
    const before = this.#seen;
    this.#seen = view;
    if (before && isSamePosition(before, view)) return;
    const session = this.#open(view);
    const known = this.session.peek();
    batch(() => {
      if (before?.side !== view.side && hasSecrets(session.base)) this.player.drop();
      if (before && known) this.player.play(known, before.seq, view, session.base);
      if (before && view.side >= 0)
        this.missed.value = [...this.missed.value, ...missedTurns(view.entries, before.seq)];
      this.session.value = before ? session : resume(session, view.seq, storedDraft(view.table));
      this.menu.value = undefined;
      // A refusal is out of date once the player's turn comes or the game ends.
      const isMyTurn = session.stage === 'choose' && known?.stage !== 'choose';
      const isStale = isMyTurn || session.stage === 'over';
      if (isStale && this.notice.value?.kind === 'refusal') this.notice.value = undefined;
    });
    this.#forecast();
  }
}

/** Whether the last pick leads to a roll whose odds are known. */
function isRoll({ game, picks, stage }: Session): boolean {
  const last = picks.at(-1);
  return stage === 'dice' && last !== undefined && hasOdds(game, last.before, last.action);
}

/** Whether two views show the same position; the end of the game may reveal more of the last one. */
const isSamePosition = (before: TableView, { seq, side, ints }: TableView): boolean =>
  before.seq === seq && before.side === side && ints.every((v, i) => v === before.ints[i]);

/** Returns the notice about a refusal, or about picks that the rules added. */
function noticeOf(meaning: GestureMeaning): Notice | undefined {
  if (meaning.type === 'refuse') return { kind: 'refusal', ...meaning.refusal };
  if (meaning.type !== 'stage' || meaning.filled.length === 0) return undefined;
  const { session, filled } = meaning;
  const { game } = session;
  const before = session.picks.find((p) => p.action === filled[0])?.before ?? session.state;
  const actions = { clauses: filled.map((a) => game.look.actionLabel(before, a)) };
  const rule = game.steps[before.step]?.rule ?? '';
  return { kind: 'info', rule, reason: msg('notice.as-well', { actions }) };
}
