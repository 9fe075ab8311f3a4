/** All tables: made, imported, read from disk when somebody comes, and forgotten when nobody does. */
import { createBot } from '../bots/create-bot.ts';
import type { Game, GameModule } from '../kernel/game.ts';
import { parseSetup, requireName } from '../kernel/setup.ts';
import { hashInts, hashState } from '../kernel/state.ts';
import {
  type Dice,
  foreignDice,
  freshSeed,
  sealedDice,
  seededDice,
  typedDice,
} from '../table/dice.ts';
import type { Snapshot } from '../table/history.ts';
import { forkRecord, gameOfRecord, importRecord } from '../table/import.ts';
import type { TableCreated, TableRequest, TableSummary } from '../table/messages.ts';
import type { GameRecord, RecordEntry } from '../table/record.ts';
import { Table } from '../table/table.ts';
import { OPEN_SEAT, type Seat } from '../table/table-parts.ts';
import { HttpError } from './http-error.ts';
import { Hub, type HubKeeper } from './hub.ts';
import { freshId, freshToken, hashToken } from './secrets.ts';
import type { Listed } from './store/rows.ts';
import { DamagedTableError, type LoadedTable, type Store } from './store/store.ts';

/** The games on offer, and how to find one. */
export interface Registry {
  readonly games: readonly GameModule[];
  gameById(id: string): GameModule;
}

export interface TablesOptions {
  /** Most tables kept in memory; those with people at them stay beyond that. */
  readonly capacity: number;
  /** Milliseconds after which a table that nobody attends leaves the memory. */
  readonly idle: number;
  /** Told of faults that no visitor can mend. */
  log(line: string): void;
}

const LONGEST_LIST = 50;

export class Tables implements HubKeeper {
  readonly store: Store;
  readonly registry: Registry;
  readonly #options: TablesOptions;
  /** The least recently used first. */
  readonly #live = new Map<string, Hub>();
  /** Told after every change that is on disk; the bots listen here. */
  onChange: (hub: Hub) => void = () => undefined;

  constructor(store: Store, registry: Registry, options: TablesOptions) {
    this.store = store;
    this.registry = registry;
    this.#options = options;
  }

  /** Tables in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** A table by its id, read from disk if need be; throws a 404, or a 500 if it is damaged. */
  get(id: string): Hub {
    const hub = this.#live.get(id) ?? this.#load(id);
    this.#live.delete(id);
    this.#live.set(id, hub);
    this.#trim();
    return hub;
  }

  /** Makes a table; throws `InputError` with the nearest names for anything unknown. */
  async create(request: TableRequest): Promise<TableCreated> {
    const module = this.registry.gameById(request.game);
    const game = module.open(parseSetup(module, request));
    const seats = seatsOf(game, request);
    const id = freshId();
    const hints = request.hints !== 'off';
    return this.#add(Table.create({ id, game, seats, hints, dice: sealedDice(id, freshSeed()) }));
  }

  /**
   * Takes in a record: a finished game to be looked at, an unfinished one to be played on from its
   * end with new dice. Throws `RecordError` with the line at fault.
   */
  async import(record: GameRecord, request: Pick<TableRequest, 'seats' | 'name'>) {
    const game = gameOfRecord(record, this.registry.gameById);
    const id = freshId();
    if (record.close.end === 'unfinished') {
      const seats = seatsOf(game, request);
      return this.#add(forkRecord(record, { id, game, seats, dice: sealedDice(id, freshSeed()) }));
    }
    const { header, entries, seats, dice } = importRecord(game, record);
    return this.#add(Table.load({ id, game, header, entries, seats, dice }), true);
  }

  list(openOnly: boolean): TableSummary[] {
    return this.store.list(LONGEST_LIST, openOnly).map(summaryOf);
  }

  changed(hub: Hub): void {
    this.onChange(hub);
  }

  failed(hub: Hub, error: unknown): void {
    this.#options.log(`table ${hub.id} could not be written: ${error}`);
    this.#live.delete(hub.id);
    hub.dismiss('The server could not write this table down; the page will come back to it.');
  }

  /** Forgets the tables that nobody has attended for a while. */
  sweep(now = Date.now()): void {
    for (const [id, hub] of this.#live)
      if (hub.idle && now - hub.touched > this.#options.idle) this.#live.delete(id);
  }

  /** Sends everybody away. */
  close(): void {
    for (const hub of this.#live.values()) hub.dismiss('The server is shutting down.');
    this.#live.clear();
  }

  /** Puts a table on disk, then in memory. */
  async #add(table: Table, readOnly = false): Promise<TableCreated> {
    const sides = table.game.sides.map((side) => side.id);
    const secrets = table.seats.map((seat) =>
      seat.kind === 'bot' || readOnly ? '' : freshToken(),
    );
    const host = readOnly ? '' : freshToken();
    const hashes = { tokens: secrets.map((s) => s && hashToken(s)), host: host && hashToken(host) };
    const hub = new Hub(table, hashes, this);
    const { seq, actor, outcome, header, dice, snapshot } = table;
    const schema = table.state.layout.schema;
    await this.store.insert(
      {
        id: table.id,
        header,
        ...(dice.seed !== undefined && { seed: dice.seed }),
        seats: hub.storedSeats(),
        host: hashes.host,
      },
      {
        entries: table.entries,
        progress: { seq, actor, over: outcome !== undefined },
        snapshot: { ...snapshot, schema },
      },
    );
    this.#live.set(table.id, hub);
    this.#trim();
    this.onChange(hub);
    const given = sides.flatMap((side, i) => (secrets[i] ? [[side, secrets[i]] as const] : []));
    return { table: table.id, seats: Object.fromEntries(given), host };
  }

  #load(id: string): Hub {
    try {
      const stored = this.store.load(id);
      if (!stored) throw new HttpError(404, `There is no table "${id}" here.`);
      const tokens = stored.seats.map((s) => s.token);
      return new Hub(this.#tableOf(stored), { tokens, host: stored.host }, this);
    } catch (error) {
      if (!(error instanceof DamagedTableError)) throw error;
      this.#options.log(error.message);
      throw new HttpError(500, error.message);
    }
  }

  #tableOf(stored: LoadedTable): Table {
    const { id, header, entries, seats } = stored;
    const module = this.registry.gameById(header.game);
    const game = module.open(parseSetup(module, header));
    const { schema, size } = game.create().layout;
    const found = header.rules === game.version ? stored.snapshot(schema, size) : undefined;
    const table = Table.load({
      ...{ id, game, header, entries, seats, dice: diceOf(stored) },
      ...(found && fits(found, entries) && { snapshot: found }),
      contributions: seats.map((seat) => seat.contribution),
    });
    const last = entries.at(-1);
    if (last && last.state !== hashState(table.state))
      throw new DamagedTableError(
        `Table ${id} cannot be played on: it was played with rules version ${header.rules} of ${game.id}, and these (version ${game.version}) do not lead to the same position.`,
      );
    return table;
  }

  /** Keeps the memory bounded: the least recently used tables go, unless somebody is there. */
  #trim(): void {
    if (this.#live.size <= this.#options.capacity) return;
    for (const [id, hub] of this.#live) {
      if (this.#live.size <= this.#options.capacity) return;
      if (hub.idle) this.#live.delete(id);
    }
  }
}

function diceOf({ header, seed }: LoadedTable): Dice {
  const { scheme, commitment } = header.dice;
  if (scheme === 'typed') return typedDice;
  if (scheme === 'seeded') return seededDice(header.dice.seed ?? '');
  return seed === undefined ? foreignDice(commitment) : sealedDice(header.table, seed);
}

/** Only saves work, so one that does not fit the record is left alone. */
function fits({ seq, ints }: Snapshot, entries: readonly RecordEntry[]): boolean {
  return seq > 0 && entries[seq - 1]?.state === hashInts(ints);
}

function summaryOf({ id, header, seats, seq, over }: Listed): TableSummary {
  return {
    table: id,
    game: header.game,
    scenario: header.scenario,
    seats: seats.map(({ kind, name }, side) => ({ side, kind, name, connected: kind === 'bot' })),
    seq,
    over,
  };
}

function seatsOf(
  game: Game,
  { seats = {}, name = '' }: Pick<TableRequest, 'seats' | 'name'>,
): Seat[] {
  const ids = game.sides.map((side) => side.id);
  for (const id of Object.keys(seats)) requireName('side', id, ids);
  return ids.map((id) => {
    const wanted = seats[id] ?? 'open';
    if (wanted === 'open') return OPEN_SEAT;
    if (wanted === 'me') return { kind: 'human', name };
    return botSeat(wanted.slice('bot:'.length));
  });
}

function botSeat(level: string): Seat {
  checkLevel(level);
  return { kind: 'bot', name: level };
}

/** Throws `InputError` with the nearest names for a level that does not exist. */
export function checkLevel(level: string): void {
  createBot(level, 0);
}
