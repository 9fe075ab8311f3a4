/**
 * A table without a server: the same referee and the same bots, in the page's worker. It talks as
 * the server does. Where both seats are people at this screen, the view turns to whoever is to act.
 */
import { tell } from '../words.ts';
import type { Weighed } from '../../bots/bot.ts';
import { LEVELS } from '../../bots/levels.ts';
import type { Game } from '../../kernel/game.ts';
import { formatAction } from '../../kernel/notation.ts';
import { InputError, parseSetup, requireName, type SetupRequest } from '../../kernel/setup.ts';
import { type Side, SPECTATOR } from '../../kernel/step.ts';
import { freshSeed, sealedDice } from '../../table/dice.ts';
import type { SeatChange } from '../../table/duties.ts';
import { importRecord } from '../../table/import.ts';
import type { ReplayView, ServerMessage } from '../../table/messages.ts';
import { formatRecord, parseRecord } from '../../table/record.ts';
import { Table } from '../../table/table.ts';
import type { Seat } from '../../table/table-parts.ts';
import { loadGame, openGame } from '../games/loaders.ts';
import type { Answer, SeatAnswer } from './connection.ts';
import type { Question } from './thinking.ts';

/** What to play: a new game, or (with `record`) the one that was saved. */
export interface LocalRequest extends SetupRequest {
  readonly game: string;
  /** `me` or `bot:LEVEL` by side; sides left out are bots of the last level. */
  readonly seats: readonly string[];
  readonly record?: string | undefined;
  readonly hints?: 'on' | 'off' | undefined;
}

export interface LocalListener {
  tell(message: ServerMessage): void;
  /** The whole game, to be kept; dice included, so that it can be gone on with. */
  save(record: string): void;
  /** Asks a bot, which thinks somewhere else. */
  think(question: Question): Promise<readonly Weighed[]>;
}

/** What moves when a level fails. */
const FALLBACK = 'greedy';

export class LocalTable {
  readonly #table: Table;
  readonly #listener: LocalListener;
  #told = 0;
  #toldSide: Side | undefined;
  #driving = false;

  private constructor(table: Table, listener: LocalListener) {
    this.#table = table;
    this.#listener = listener;
  }

  /** Sits down; throws `InputError` if the request or the saved record is not acceptable. */
  static async open(request: LocalRequest, listener: LocalListener): Promise<LocalTable> {
    const module = await loadGame(request.game);
    if (!module) throw new InputError(`There is no game "${request.game}" here.`);
    const game = openGame(module, parseSetup(module, setupOf(request)));
    const table = request.record
      ? importRecord(game, parseRecord(request.record))
      : create(game, request);
    const local = new LocalTable(table, listener);
    listener.tell({ type: 'table', table: table.viewFor(local.#side) });
    local.#told = table.seq;
    local.#toldSide = local.#side;
    void local.#drive();
    return local;
  }

  act(seq: number, actions: readonly string[]): Answer {
    return this.#after(this.#table.act(this.#side, seq, actions));
  }

  undo(seq: number): Answer {
    return this.#after(this.#table.undo(this.#undoer, seq));
  }

  resign(seq: number): Answer {
    return this.#after(this.#table.resign(this.#side, seq));
  }

  /** Lets the computer play a seat, or a person. Everybody here may: there is one screen. */
  changeSeat(side: string, change: SeatChange): SeatAnswer {
    const index = this.#table.game.sides.findIndex(({ id }) => id === side);
    const answer = this.#table.changeSeat(index, this.#table.seq, change);
    this.#after(answer);
    return answer.ok ? {} : { fault: tell(this.#table.game, answer.refusal.reason) };
  }

  positionAt(seq: number): ReplayView {
    return this.#table.viewAt(seq, this.#side);
  }

  record(): string {
    return formatRecord(this.#table.record());
  }

  /**
   * The person before the screen: the one to act, if it is a person; else the first one, also one for
   * whom the computer stands in; else an onlooker.
   */
  get #side(): Side {
    const { actor, seats } = this.#table;
    const plays = (side: Side): boolean => this.#table.sitter(side).kind === 'human';
    if (plays(actor)) return actor;
    const first = seats.findIndex((_, side) => plays(side));
    const owner = first >= 0 ? first : seats.findIndex(({ kind }) => kind === 'human');
    return owner >= 0 ? owner : SPECTATOR;
  }

  /** Whoever acted last may take back, though the screen has turned. */
  get #undoer(): Side {
    const { undoer } = this.#table;
    return undoer !== undefined && this.#table.sitter(undoer).kind === 'human'
      ? undoer
      : this.#side;
  }

  #after(answer: ReturnType<Table['act']>): Answer {
    this.#tell();
    void this.#drive();
    return answer.ok
      ? { played: answer.played }
      : { played: answer.played, refusal: answer.refusal };
  }

  #tell(): void {
    if (this.#table.seq === this.#told) return;
    const side = this.#side;
    const entries = this.#table.entriesFor(side, this.#told);
    const canUndo = this.#table.undoer === this.#undoer;
    this.#told = this.#table.seq;
    this.#listener.save(formatRecord(this.#table.record({ withSeed: true })));
    // Whoever sits down now is told all of it anew: the other could read more of some entries.
    if (side !== this.#toldSide)
      this.#listener.tell({ type: 'table', table: { ...this.#table.viewFor(side), canUndo } });
    else
      this.#listener.tell({
        type: 'update',
        table: { ...this.#table.headFor(side), canUndo },
        entries,
      });
    this.#toldSide = side;
  }

  /** Lets the bots act until a person or nobody is to act. */
  async #drive(): Promise<void> {
    if (this.#driving) return;
    this.#driving = true;
    try {
      while (this.#bot !== undefined) await this.#decide(this.#bot);
    } catch (error) {
      this.#listener.tell({ type: 'error', reason: `The computer does not move: ${error}` });
    }
    this.#driving = false;
  }

  /** One decision of the bot that is to act, or of a simpler one if that fails. */
  async #decide(level: string): Promise<void> {
    const { actor, seq, game } = this.#table;
    const found = await this.#weigh(level).catch(() => this.#weigh(FALLBACK));
    const [best] = found;
    // A person may have taken something back meanwhile, or the seat.
    if (this.#bot !== level || this.#table.seq !== seq) return;
    if (!best) throw new Error('it sees nothing to do');
    const answer = this.#table.act(actor, seq, [formatAction(game, best.action)], false);
    if (!answer.ok) throw new Error(tell(game, answer.refusal.reason));
    this.#tell();
  }

  #weigh(level: string): Promise<readonly Weighed[]> {
    const { id: asker, game, actor: side } = this.#table;
    const ints = Array.from(this.#table.stateFor(side).ints);
    const { id, setup } = game;
    return this.#listener.think({ game: id, setup, ints, side, level, asker });
  }

  /** Level of the bot that is to act, if one is. */
  get #bot(): string | undefined {
    const { kind, name } = this.#table.sitter(this.#table.actor);
    return kind === 'bot' ? name : undefined;
  }
}

const setupOf = ({ scenario, options }: LocalRequest): SetupRequest => ({ scenario, options });

function create(game: Game, { seats, hints }: LocalRequest): Table {
  // Long enough that nobody takes one saved game for another.
  const id = `local-${freshSeed().slice(0, 12)}`;
  return Table.create({
    id,
    game,
    dice: sealedDice(id, freshSeed()),
    hints: hints !== 'off',
    seats: game.sides.map((_, side) => seatOf(seats[side] ?? `bot:${LEVELS.at(-1)?.id}`)),
  });
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
