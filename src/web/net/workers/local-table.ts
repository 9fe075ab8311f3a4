/**
 * A table without a server: the same referee and the same bots, in the page's worker. It receives and
 * sends the messages that a server would, and saves the game before it sends changes. If both seats are people
 * at this screen, the view turns to the player to act. They get the whole table, after the player before them
 * has seen the result of the last action.
 */
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
import { formatRecord, parseRecord } from '../../../table/record/record.ts';
import { bundleOf } from '../../../table/record/rules-mark.ts';
import { Table } from '../../../table/table.ts';
import { answerTo, givesHints, type NewTable, type Seat } from '../../../table/table-parts.ts';
import type { OwnRules } from '../../../table/standing.ts';
import { ownRulesOf } from '../../games/own-rules.ts';
import { currentBundleOf, loadRules, openGame } from '../../games/loaders.ts';
import { saidOf } from '../../faults.ts';
import { msg } from '../../i18n/msg.ts';
import type { SeatAnswer } from '../connection.ts';
import type { TableRequestMessage } from '../table-replica.ts';
import type { Question } from './thinking.ts';

/** Game to play: a new one, or (with `record`) the one that was saved. */
export interface LocalRequest extends SetupRequest {
  readonly game: string;
  /** `me` or `bot:LEVEL` by side; sides left out are bots of the last level. */
  readonly seats: readonly string[];
  readonly record?: string | undefined;
  /** Unfinished record, to be continued from its end with other dice. */
  readonly from?: string | undefined;
  readonly hints?: 'on' | 'off' | undefined;
  /** Bundle of the rules, if a game in development is played. */
  readonly bundle?: string | undefined;
  /** Plays the guided first game: by its script, then on to the result. With `record`, one that was interrupted. */
  readonly lesson?: LessonStart | undefined;
  /** Tries an example out: nothing is saved, so that a saved game stays. */
  readonly practice?: boolean | undefined;
}

export interface LocalListener {
  tell(message: ServerMessage): void;
  /** Stores the whole game, dice included, so that it can be continued. */
  save(record: string): void;
  /** Asks a bot, which thinks somewhere else. */
  think(question: Question): Promise<readonly RatedAction[]>;
}

/** Substitute for a level that fails. */
const FALLBACK = 'greedy';

export class LocalTable {
  readonly #table: Table;
  readonly #listener: LocalListener;
  readonly #isSaved: boolean;
  /** Reads the script of a guided first game. */
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

  /** Sits down; throws `InputError` if the request or the saved record is not acceptable. */
  static async open(request: LocalRequest, listener: LocalListener): Promise<LocalTable> {
    // A lesson keeps to the current rules, and begins anew if its stored record does not fit them.
    const isStored = request.record !== undefined && !request.lesson;
    const saved = isStored ? parseRecord(request.record ?? '') : undefined;
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
      : begin(game, request, ownRules, await currentBundleOf(game.id));
    const local = new LocalTable(table, listener, { isSaved: !request.practice });
    // This browser has no other copy of a game that began elsewhere.
    if (request.from !== undefined) local.#save();
    void local.#drive();
    return local;
  }

  /** A guided first game. */
  static #teach(
    module: GameModule,
    { record }: LocalRequest,
    start: LessonStart,
    listener: LocalListener,
  ): LocalTable {
    const { lesson } = module;
    if (!lesson) throw new InputError(msg('learn.none', { game: module.id }));
    const stored = record === undefined ? undefined : resumed(module, lesson, start, record);
    const table = stored ?? taught(module, lesson, start);
    const script = new ScriptReader(table.game, lesson, start);
    const local = new LocalTable(table, listener, { script });
    void local.#drive();
    return local;
  }

  /** Handles a request of the person at the screen, and sends the answer. */
  ask(message: TableRequestMessage): void {
    if (message.type === 'table') {
      this.#turn();
      return;
    }
    const side = message.type === 'undo' ? this.#undoer : this.#side;
    if (message.type === 'undo' && !this.#mayUndo) {
      this.#listener.tell({
        type: 'changes',
        seq: this.#table.seq,
        entries: [],
        answer: { id: message.id, played: 0 },
      });
      return;
    }
    this.#tell(answerTo(message.id, carryOut(this.#table, side, message)));
    void this.#drive();
  }

  /** Lets a bot or a person play a seat. Everybody here may do so: there is one screen. */
  changeSeat(side: string, change: SeatChange): SeatAnswer {
    const index = this.#table.game.sides.findIndex(({ id }) => id === side);
    const answer = this.#table.changeSeat(index, this.#table.seq, change);
    this.#tell();
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
   * Side of the person at the screen: the side to act, if a person plays it; else the first person, even
   * with a substitute bot; else a spectator.
   */
  get #side(): Side {
    const { actor, seats } = this.#table;
    const plays = (side: Side): boolean => this.#table.sitter(side).kind === 'human';
    if (plays(actor)) return actor;
    const first = seats.findIndex((_, side) => plays(side));
    const owner = first >= 0 ? first : seats.findIndex(({ kind }) => kind === 'human');
    return owner >= 0 ? owner : SPECTATOR;
  }

  /** The player of the last action may take it back, though the screen has turned. */
  get #undoer(): Side {
    const { undoer } = this.#table;
    return undoer !== undefined && this.#table.sitter(undoer).kind === 'human'
      ? undoer
      : this.#side;
  }

  /** Sends the changes to the current viewer; then, if the view turns, the whole table to the next one. */
  #tell(answer?: RequestResult): void {
    const changes = this.#follower.take(this.#status);
    if (changes.entries.length > 0) this.#save();
    if (answer || isNews(changes)) this.#listener.tell({ ...changes, ...(answer && { answer }) });
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

  /** Sends the person at the screen everything that they may see. */
  #show(): Follower {
    const status = this.#status;
    this.#listener.tell({
      type: 'table',
      table: { ...this.#table.viewFor(this.#side), ...status },
    });
    const { game, seq, state, followers } = this.#table;
    const follower = new Follower(game, this.#side, seq, state, status);
    followers.add(follower);
    return follower;
  }

  /** Status for the person at the screen: the last action can be undone, though the screen has turned. */
  get #status(): TableStatus {
    const canUndo = this.#table.undoer === this.#undoer && this.#mayUndo;
    return { ...this.#table.statusFor(this.#side), canUndo };
  }

  get #course(): Course | undefined {
    return this.#script?.courseAt(this.#table.entries);
  }

  /** Moves before the start of a lesson stay. */
  get #mayUndo(): boolean {
    const course = this.#course;
    return !course || course.status === 'left' || course.index > (this.#script?.first ?? 0);
  }

  /** Lets the bots act until a person or nobody is to act. */
  async #drive(): Promise<void> {
    if (this.#driving) return;
    this.#driving = true;
    try {
      while (this.#bot !== undefined) await this.#decide(this.#bot);
    } catch (error) {
      const reason = msg('net.bot-failed', { fault: saidOf(error) });
      this.#listener.tell({ type: 'error', reason });
    }
    this.#driving = false;
  }

  /** One decision of the bot that is to act, or of a simpler one if that fails. */
  async #decide(level: string): Promise<void> {
    const { actor, seq, game } = this.#table;
    const course = this.#course;
    if (course?.status === 'on') {
      playLine(this.#table, course.next.text);
      this.#tell();
      return;
    }
    const found = await this.#weigh(level).catch(() => this.#weigh(FALLBACK));
    const [best] = found;
    // Meanwhile a person may have undone an action or taken the seat.
    if (this.#bot !== level || this.#table.seq !== seq) return;
    if (!best) throw new InputError(msg('net.bot-blank'));
    const answer = this.#table.act(actor, seq, [formatAction(game, best.action)], false);
    if (!answer.ok) throw new InputError(answer.refusal.reason);
    this.#tell();
  }

  #weigh(level: string): Promise<readonly RatedAction[]> {
    const { id: asker, game, actor: side } = this.#table;
    const ints = Array.from(this.#table.stateFor(side).ints);
    const { id, setup } = game;
    const bundle = game.play && bundleOf(this.#table.header, this.#table.entries);
    return this.#listener.think({ game: id, bundle, setup, ints, side, level, asker });
  }

  /** Level of the bot that is to act, if one is. */
  get #bot(): string | undefined {
    const { kind, name } = this.#table.sitter(this.#table.actor);
    return kind === 'bot' ? name : undefined;
  }
}

const setupOf = ({ scenario, options, document }: LocalRequest): SetupRequest => ({
  scenario,
  options,
  document,
});

/** A lesson that was interrupted; undefined if the rules or the script have changed since. */
function resumed(
  module: GameModule,
  lesson: Lesson,
  start: LessonStart,
  record: string,
): Table | undefined {
  const { scenario, options } = lesson;
  const game = openGame(module, parseSetup(module, { scenario, options }));
  try {
    const table = importRecord(game, parseRecord(record)).ready();
    const { status } = new ScriptReader(game, lesson, start).courseAt(table.entries);
    return status === 'left' || table.verdict.difference ? undefined : table;
  } catch {
    return undefined;
  }
}

/** A new lesson. A second attempt after the steps has other dice: those of the script would fall the same again. */
function taught(module: GameModule, lesson: Lesson, start: LessonStart): Table {
  const table = openLesson(module, lesson, freshId(), BEGINNER_LEVEL, start);
  if (!start.isAfter) return table;
  const { id, game, seats } = table;
  return forkRecord(table.record(), { id, game, dice: sealedDice(id, freshSeed()), seats });
}

/** Long enough to be unique among saved games. */
const freshId = (): string => `local-${freshSeed().slice(0, 12)}`;

/** A new table; under rules of its own, as one that was saved and opened again. */
function begin(
  game: Game,
  request: LocalRequest,
  ownRules: OwnRules | undefined,
  current: string | undefined,
): Table {
  const table = create(game, request, ownRules?.bundle ?? current);
  return ownRules ? importRecord(game, table.record(), ownRules).ready() : table;
}

function create(
  game: Game,
  { seats, hints, from }: LocalRequest,
  bundle: string | undefined,
): Table {
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
  const record = parseRecord(from);
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
