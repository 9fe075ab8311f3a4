/**
 * A table without a server: the same referee and the same bots, in the page's worker. It talks as
 * the server does. Where both seats are people at this screen, the view turns to whoever is to act.
 */
import { createBot, LEVELS } from '../../bots/levels.ts';
import type { Game } from '../../kernel/game.ts';
import { formatAction } from '../../kernel/notation.ts';
import { InputError, parseSetup, requireName, type SetupRequest } from '../../kernel/setup.ts';
import { CHANCE, NOBODY, type Side } from '../../kernel/step.ts';
import { freshSeed, sealedDice } from '../../table/dice.ts';
import { importRecord } from '../../table/import.ts';
import type { ReplayView, ServerMessage } from '../../table/messages.ts';
import { formatRecord, parseRecord } from '../../table/record.ts';
import { Table } from '../../table/table.ts';
import type { Seat } from '../../table/table-parts.ts';
import { loadGame, openGame } from '../games/loaders.ts';
import type { Answer } from './connection.ts';

/** What to play: a new game, or (with `record`) the one that was saved. */
export interface LocalRequest extends SetupRequest {
  readonly game: string;
  /** `me` or `bot:LEVEL` by side; sides left out are bots of the last level. */
  readonly seats: readonly string[];
  readonly record?: string | undefined;
}

export interface LocalListener {
  tell(message: ServerMessage): void;
  /** The whole game, to be kept; dice included, so that it can be gone on with. */
  save(record: string): void;
}

export class LocalTable {
  readonly #table: Table;
  readonly #listener: LocalListener;
  #told = 0;
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

  positionAt(seq: number): ReplayView {
    return this.#table.viewAt(seq, this.#side);
  }

  record(): string {
    return formatRecord(this.#table.record());
  }

  /** The person before the screen: the one to act, if it is a person; else the first one. */
  get #side(): Side {
    const { actor, seats } = this.#table;
    return seats[actor]?.kind === 'human' ? actor : seats.findIndex((s) => s.kind === 'human');
  }

  /** Whoever acted last may take back, though the screen has turned. */
  get #undoer(): Side {
    const own = this.#table.seats.findIndex((s, i) => s.kind === 'human' && this.#table.canUndo(i));
    return own < 0 ? this.#side : own;
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
    const canUndo = this.#table.canUndo(this.#undoer);
    this.#told = this.#table.seq;
    this.#listener.save(formatRecord(this.#table.record({ withSeed: true })));
    this.#listener.tell({
      type: 'update',
      table: { ...this.#table.headFor(side), canUndo },
      entries,
    });
  }

  /** Lets the bots act until a person or nobody is to act. */
  async #drive(): Promise<void> {
    if (this.#driving) return;
    this.#driving = true;
    for (let side = this.#bot; side !== undefined; side = this.#bot) {
      const { game, seats, seq } = this.#table;
      const level = seats[side]?.name ?? '';
      const action = createBot(level, freshSeed()).choose(game, this.#table.stateFor(side), side);
      this.#table.act(side, seq, [formatAction(game, action)]);
      this.#tell();
      // Requests of the person are answered between the bot's decisions.
      await new Promise((resolve) => setTimeout(resolve));
    }
    this.#driving = false;
  }

  get #bot(): Side | undefined {
    const { actor, seats } = this.#table;
    if (actor === NOBODY || actor === CHANCE) return undefined;
    return seats[actor]?.kind === 'bot' ? actor : undefined;
  }
}

const setupOf = ({ scenario, options }: LocalRequest): SetupRequest => ({ scenario, options });

function create(game: Game, { seats }: LocalRequest): Table {
  // Long enough that nobody takes one saved game for another.
  const id = `local-${freshSeed().slice(0, 12)}`;
  return Table.create({
    id,
    game,
    dice: sealedDice(id, freshSeed()),
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
