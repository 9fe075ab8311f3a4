/**
 * A table without a server: the same table logic and the same bots, in the page's worker. It exchanges the same
 * messages as a server, and saves the game before it sends changes. If both players are at this screen, the view
 * switches to the player to act, after the previous player has seen the result of the last action. The next player then
 * gets the whole table.
 */
import { isFromBundle } from '../../../kernel/play/through-play.ts';
import type { RatedAction } from '../../../bots/bot.ts';
import { BEGINNER_LEVEL, LEVELS } from '../../../bots/levels.ts';
import type { Game, GameModule } from '../../../kernel/game.ts';
import type { Lesson } from '../../../kernel/setup/lesson.ts';
import { formatAction } from '../../../kernel/text/notation.ts';
import {
  InputError,
  parseSetup,
  requireName,
  type SetupRequest,
} from '../../../kernel/setup/setup.ts';
import { type Side, SPECTATOR } from '../../../kernel/side.ts';
import { hasSecrets } from '../../../kernel/view.ts';
import { carryOut } from '../../../table/seats/seat-requests.ts';
import { freshSeed, sealedDice } from '../../../table/dice/dice.ts';
import type { SeatChange } from '../../../table/seats/stand-ins.ts';
import { Follower, isNews } from '../../../table/views/follower.ts';
import { forkRecord, importRecord } from '../../../table/record/import.ts';
import {
  type Course,
  type LessonStart,
  openLesson,
  playLine,
  ScriptReader,
} from '../../../table/lesson.ts';
import type {
  RequestResult,
  ReplayView,
  ServerMessage,
  TableStatus,
} from '../../../table/messages/messages.ts';
import { formatRecord } from '../../../table/record/record.ts';
import { bundleOf } from '../../../table/record/rules-mark.ts';
import { Table } from '../../../table/table.ts';
import { answerTo, givesHints, type NewTable, type Seat } from '../../../table/table-parts.ts';
import type { OwnRules } from '../../../table/game-status.ts';
import { ownRulesOf } from '../../games/own-rules.ts';
import { currentBundleOf, loadRules, openGame } from '../../games/loaders.ts';
import { errorTextOf } from '../../faults.ts';
import { msg } from '../../i18n/msg.ts';
import { readRecord } from '../read-record.ts';
import type { SeatAnswer } from '../connection.ts';
import type { TableRequestMessage } from '../table-replica.ts';
import type { Question } from './thinking.ts';

/** Game to play: a new one, or (with `record`) a saved one. */
export interface LocalRequest extends SetupRequest {
  readonly game: string;
  /** `me` or `bot:LEVEL` by side; sides left out are bots of the highest level. */
  readonly seats: readonly string[];
  readonly record?: string | undefined;
  /** Unfinished record to continue from its end, with other dice. */
  readonly from?: string | undefined;
  readonly hints?: 'on' | 'off' | undefined;
  /** Bundle of the rules, for a game in development or with rules of its own. */
  readonly bundle?: string | undefined;
  /** Plays the guided first game: by its script, then to the result. With `record`, an interrupted one is continued. */
  readonly lesson?: LessonStart | undefined;
  /** Tries out an example: nothing is saved, so that a saved game is kept. */
  readonly practice?: boolean | undefined;
}

export interface LocalListener {
  send(message: ServerMessage): void;
  /** Stores the whole game, including its dice, so that it can be continued. */
  save(record: string): void;
  /** Requests a decision from a bot, which runs in another worker. */
  think(question: Question): Promise<readonly RatedAction[]>;
}

/** Level that replaces a level that fails. */
const FALLBACK = 'greedy';

export class LocalTable {
  readonly #table: Table;
  readonly #listener: LocalListener;
  readonly #isSaved: boolean;
  /** Script of a guided first game. */
  #script: ScriptReader | undefined;
  #follower: Follower;
  #driving = false;

  private constructor(
    table: Table,
    listener: LocalListener,
    { script, isSaved = true }: { script?: ScriptReader; isSaved?: boolean } = {},
  ) {
    this.#table = table;
    this.#listener = listener;
    this.#script = script;
    this.#isSaved = isSaved;
    this.#follower = this.#show();
  }

  /** Opens the table. Throws `InputError` if the request or the saved record is not valid. */
  static async open(request: LocalRequest, listener: LocalListener): Promise<LocalTable> {
    // A lesson uses the current rules, and starts again if its stored record does not fit them.
    const isStored = request.record !== undefined && !request.lesson;
    const saved = isStored ? await readRecord(request.record ?? '') : undefined;
    const ownRules = saved
      ? await ownRulesOf(saved.header, saved.entries)
      : request.bundle !== undefined
        ? { bundle: request.bundle, isMissing: false }
        : undefined;
    const module = await loadRules(request.game, ownRules);
    if (!module) throw new InputError(msg('ui.no-game.why', { game: request.game }));
    if (request.lesson) return LocalTable.#teach(module, request, request.lesson, listener);
    const game = openGame(module, parseSetup(module, setupOf(request)));
    const table = saved
      ? importRecord(game, saved, ownRules).ready()
      : await begin(game, request, ownRules, await currentBundleOf(game.id));
    const local = new LocalTable(table, listener, { isSaved: !request.practice });
    // Saved at once: this browser has no other copy of a game that started elsewhere.
    if (request.from !== undefined) local.#save();
    void local.#drive();
    return local;
  }

  /** Opens a guided first game. */
  static async #teach(
    module: GameModule,
    { record }: LocalRequest,
    start: LessonStart,
    listener: LocalListener,
  ): Promise<LocalTable> {
    const { lesson } = module;
    if (!lesson) throw new InputError(msg('learn.none', { game: module.id }));
    const stored = record === undefined ? undefined : await resumed(module, lesson, start, record);
    const table = stored ?? taught(module, lesson, start);
    const script = new ScriptReader(table.game, lesson, start);
    const local = new LocalTable(table, listener, { script });
    void local.#drive();
    return local;
  }

  /** Handles a request of the player at the screen, and sends the answer. */
  ask(message: TableRequestMessage): void {
    if (message.type === 'table') {
      this.#turn();
      return;
    }
    const side = message.type === 'undo' ? this.#sideToUndo : this.#side;
    if (message.type === 'undo' && !this.#mayUndo) {
      this.#listener.send({
        type: 'changes',
        seq: this.#table.seq,
        entries: [],
        answer: { id: message.id, played: 0 },
      });
      return;
    }
    this.#send(answerTo(message.id, carryOut(this.#table, side, message)));
    void this.#drive();
  }

  /** Lets a bot or a person play a seat. Every seat may be changed, because there is only one screen. */
  changeSeat(side: string, change: SeatChange): SeatAnswer {
    const index = this.#table.game.sides.findIndex(({ id }) => id === side);
    const answer = this.#table.changeSeat(index, this.#table.seq, change);
    this.#send();
    void this.#drive();
    return answer.ok ? {} : { fault: answer.refusal.reason };
  }

  /** Turns a lesson into a normal game. */
  leaveLesson(): void {
    this.#script = undefined;
    this.#save();
  }

  positionAt(seq: number): ReplayView {
    return this.#table.viewAt(seq, this.#side);
  }

  record(): string {
    return formatRecord(this.#table.record());
  }

  /**
   * Side of the player at the screen: the side to act if a person plays it, otherwise the first person, even with a
   * substitute bot, otherwise a spectator.
   */
  get #side(): Side {
    const { actor, seats } = this.#table;
    const plays = (side: Side): boolean => this.#table.currentPlayer(side).kind === 'human';
    if (plays(actor)) return actor;
    const first = seats.findIndex((_, side) => plays(side));
    const owner = first >= 0 ? first : seats.findIndex(({ kind }) => kind === 'human');
    return owner >= 0 ? owner : SPECTATOR;
  }

  /** Side that may undo: the player of the last action, even after the view has switched. */
  get #sideToUndo(): Side {
    const { sideToUndo } = this.#table;
    return sideToUndo !== undefined && this.#table.currentPlayer(sideToUndo).kind === 'human'
      ? sideToUndo
      : this.#side;
  }

  /**
   * Sends the changes to the current viewer. If the view switches, it then sends the whole table to the next viewer.
   */
  #send(answer?: RequestResult): void {
    const changes = this.#follower.take(this.#status);
    if (changes.entries.length > 0) this.#save();
    if (answer || isNews(changes)) this.#listener.send({ ...changes, ...(answer && { answer }) });
    const { outcome, state } = this.#table;
    const isOpened = outcome && hasSecrets(state) && changes.status?.outcome;
    if (isOpened || this.#side !== this.#follower.side) this.#turn();
  }

  #save(): void {
    if (!this.#isSaved) return;
    this.#listener.save(formatRecord(this.#table.record({ withSeed: true })));
  }

  #turn(): void {
    this.#table.followers.delete(this.#follower);
    this.#follower = this.#show();
  }

  /** Sends the player at the screen everything that they may see. */
  #show(): Follower {
    const status = this.#status;
    this.#listener.send({
      type: 'table',
      table: { ...this.#table.viewFor(this.#side), ...status },
    });
    const { game, seq, state, followers } = this.#table;
    const follower = new Follower(game, this.#side, seq, state, status);
    followers.add(follower);
    return follower;
  }

  /** Status for the player at the screen. The last action can be undone even after the view has switched. */
  get #status(): TableStatus {
    const canUndo = this.#table.sideToUndo === this.#sideToUndo && this.#mayUndo;
    return { ...this.#table.statusFor(this.#side), canUndo };
  }

  get #course(): Course | undefined {
    return this.#script?.courseAt(this.#table.entries);
  }

  /** Whether the last action may be undone: moves before the start of a lesson may not. */
  get #mayUndo(): boolean {
    const course = this.#course;
    return !course || course.status === 'left' || course.index > (this.#script?.first ?? 0);
  }

  /** Lets bots act until a person is to act or the game is over. */
  async #drive(): Promise<void> {
    if (this.#driving) return;
    this.#driving = true;
    try {
      while (this.#bot !== undefined) await this.#decide(this.#bot);
    } catch (error) {
      const reason = msg('net.bot-failed', { fault: errorTextOf(error) });
      this.#listener.send({ type: 'error', reason });
    }
    this.#driving = false;
  }

  /** Executes one decision of the bot to act, or of a simpler bot if that one fails. */
  async #decide(level: string): Promise<void> {
    const { actor, seq, game } = this.#table;
    const course = this.#course;
    if (course?.status === 'on') {
      playLine(this.#table, course.next.text);
      this.#send();
      return;
    }
    const found = await this.#rateActions(level).catch(() => this.#rateActions(FALLBACK));
    const [best] = found;
    // Meanwhile, a person may have undone an action or taken the seat.
    if (this.#bot !== level || this.#table.seq !== seq) return;
    if (!best) throw new InputError(msg('net.bot-blank'));
    const answer = this.#table.act(actor, seq, [formatAction(game, best.action)], false);
    if (!answer.ok) throw new InputError(answer.refusal.reason);
    this.#send();
  }

  #rateActions(level: string): Promise<readonly RatedAction[]> {
    const { id: asker, game, actor: side } = this.#table;
    const ints = Array.from(this.#table.stateFor(side).ints);
    const { id, setup } = game;
    const { header, entries } = this.#table;
    const bundle = isFromBundle(game) ? bundleOf(header, entries) : undefined;
    return this.#listener.think({ game: id, bundle, setup, ints, side, level, asker });
  }

  /** Level of the bot to act; undefined if no bot is to act. */
  get #bot(): string | undefined {
    const { kind, name } = this.#table.currentPlayer(this.#table.actor);
    return kind === 'bot' ? name : undefined;
  }
}

const setupOf = ({ scenario, options, variant, document }: LocalRequest): SetupRequest => ({
  scenario,
  options,
  variant,
  document,
});

/** Continues an interrupted lesson; undefined if the rules or the script have changed since. */
async function resumed(
  module: GameModule,
  lesson: Lesson,
  start: LessonStart,
  record: string,
): Promise<Table | undefined> {
  const { scenario, options } = lesson;
  const game = openGame(module, parseSetup(module, { scenario, options }));
  try {
    const table = importRecord(game, await readRecord(record)).ready();
    const { status } = new ScriptReader(game, lesson, start).courseAt(table.entries);
    return status === 'left' || table.verdict.difference ? undefined : table;
  } catch {
    return undefined;
  }
}

/** Opens a new lesson. A second attempt after the steps gets other dice, because the script's dice would repeat. */
function taught(module: GameModule, lesson: Lesson, start: LessonStart): Table {
  const table = openLesson(module, lesson, freshId(), BEGINNER_LEVEL, start);
  if (!start.isAfter) return table;
  const { id, game, seats } = table;
  return forkRecord(table.record(), { id, game, dice: sealedDice(id, freshSeed()), seats });
}

/** Returns an id that is unique among saved games. */
const freshId = (): string => `local-${freshSeed().slice(0, 12)}`;

/** Creates a table. With rules of its own, it is built in the same way as a saved one that is opened again. */
async function begin(
  game: Game,
  request: LocalRequest,
  ownRules: OwnRules | undefined,
  current: string | undefined,
): Promise<Table> {
  const table = await create(game, request, ownRules?.bundle ?? current);
  return ownRules ? importRecord(game, table.record(), ownRules).ready() : table;
}

async function create(
  game: Game,
  { seats, hints, from }: LocalRequest,
  bundle: string | undefined,
): Promise<Table> {
  const id = freshId();
  const sitters = game.sides.map((_, side) => seatOf(seats[side] ?? `bot:${LEVELS.at(-1)?.id}`));
  const spec: NewTable = {
    id,
    game,
    dice: sealedDice(id, freshSeed()),
    hints: givesHints(hints, sitters),
    seats: sitters,
  };
  if (from === undefined) return Table.create({ ...spec, bundle });
  const record = await readRecord(from);
  return forkRecord(record, { ...spec, ...(record.header.bundle === bundle && { bundle }) });
}

function seatOf(text: string): Seat {
  if (text === 'me') return { kind: 'human', name: 'you' };
  const level = text.replace(/^bot:/, '');
  requireName(
    'level',
    level,
    LEVELS.map(({ id }) => id),
  );
  return { kind: 'bot', name: level };
}
