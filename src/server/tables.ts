import type { Game } from '../kernel/game.ts';
import type { Said } from '../kernel/message.ts';
import { InputError, parseSetup } from '../kernel/setup.ts';
import type { Side } from '../kernel/side.ts';
import type { Beacon } from '../table/beacon.ts';
import { freshSeed, sealedDice } from '../table/dice.ts';
import { stoppedMessage } from '../table/difference.ts';
import type { Next, TableCreated, TableRequest, TableSummary } from '../table/messages.ts';
import type { RecordHeader } from '../table/record.ts';
import { layoutName } from '../table/rules-mark.ts';
import type { Slices } from '../table/slices.ts';
import { Table } from '../table/table.ts';
import type { Seat } from '../table/table-parts.ts';
import { shared } from '../words/en/shared.ts';
import { Speakers } from '../words/speakers.ts';
import { Allowance } from './addresses.ts';
import { HttpError, ONLY_READ } from './http-error.ts';
import { botDue, botToAct, hasPeople } from './bot-due.ts';
import { Hub, type HubKeeper } from './hub.ts';
import { Imports } from './imports.ts';
import type { Limits } from './limits.ts';
import { Metrics } from './metrics.ts';
import { seatOfStranger } from './names.ts';
import type { Registry } from './registry.ts';
import { notLeft, summaryOf } from './listing.ts';
import { freshId, freshToken, hashToken, type Secrets } from './secrets.ts';
import { Slicer } from './slicer.ts';
import { adviceOf } from './store/database.ts';
import { Talk } from './talk.ts';
import { seatsOf, shifted, watchWanted } from './seat-request.ts';
import { diceOf, fits, type Kept, progressOf, sharesOf } from './stored-table.ts';
import { DamagedTableError, type LoadedTable, type Store } from './store/store.ts';

interface TablesOptions {
  /** Most tables kept in memory; those with people at them stay beyond that. */
  readonly capacity: number;
  /** Milliseconds after which a table that nobody attends leaves the memory. */
  readonly idle: number;
  /** Address of the module with the games, for threads. */
  readonly registry: string;
  readonly limits: Limits;
  /** What the dice of new tables wait for, if for any. */
  readonly beacon?: Beacon;
  /** Told of faults that no visitor can mend. */
  log(line: string): void;
}

export class Tables implements HubKeeper {
  readonly store: Store;
  readonly registry: Registry;
  readonly slicer = new Slicer();
  readonly metrics = new Metrics();
  readonly talk: Talk;
  readonly #options: TablesOptions;
  readonly #imports: Imports;
  readonly #botTables: Allowance;
  /** The least recently used first. */
  readonly #live = new Map<string, Hub>();
  /** On their way from the disk. */
  readonly #opening = new Map<string, Promise<Hub>>();
  /** By table that is over, that at which its people play on. */
  readonly #again = new WeakMap<Hub, Promise<Next>>();
  /** Told after every change that is on disk: bots, beacons. */
  readonly watchers: ((hub: Hub) => void)[] = [];

  constructor(store: Store, registry: Registry, options: TablesOptions) {
    this.store = store;
    this.registry = registry;
    this.#options = options;
    const { limits } = options;
    this.#imports = new Imports(limits);
    this.talk = new Talk(store, limits);
    this.#botTables = new Allowance(limits.botTables, limits.botTablesPerHour);
  }

  /** Tables in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** Records that are checked, or wait for it. */
  get importsWaiting(): number {
    return this.#imports.waiting;
  }

  get recordEntries(): number {
    return this.#options.limits.recordEntries;
  }

  /** A table by its id, read from disk if need be; throws a 404, or a 500 if it is damaged. */
  async get(id: string): Promise<Hub> {
    const hub = this.#live.get(id) ?? (await this.#open(id));
    this.#live.delete(id);
    this.#live.set(id, hub);
    this.#trim();
    return hub;
  }

  /** Makes a table; throws `InputError` with the nearest names for anything unknown. */
  async create(request: TableRequest, address: string): Promise<TableCreated> {
    const module = this.registry.gameById(request.game);
    const game = module.open(parseSetup(module, request));
    const seats = seatsOf(game, request);
    this.#allowBots(seats, address);
    const id = freshId();
    const hints = request.hints !== 'off';
    const dice = sealedDice(id, freshSeed(), this.#options.beacon);
    const watch = watchWanted(game, request);
    return this.#add(
      Table.create({ id, game, seats, hints, dice, clock: request.clock, watch, seals: [] }),
    );
  }

  /**
   * Another game like one that is over, with the same people, who keep their secrets and sit so many seats further
   * on. Whoever asks first, at any server, makes it; the others are told, and get the same one.
   */
  again(hub: Hub, shift: number): Promise<Next> {
    const known = this.#again.get(hub);
    if (known) return known;
    const made = this.#playOn(hub, shift);
    this.#again.set(hub, made);
    made.catch(() => this.#again.delete(hub));
    return made;
  }

  async #playOn(hub: Hub, shift: number): Promise<Next> {
    if (!hub.table.outcome) throw new HttpError(409, 'This game is not over yet.');
    const known = await this.store.next(hub.id);
    const next = known ?? (await this.#makeNext(hub, shift));
    hub.passOn(next);
    return next;
  }

  async #makeNext(hub: Hub, shift: number): Promise<Next> {
    const { game, header, seats } = hub.table;
    const table = freshId();
    const { tokens, host } = hub.hashes;
    const made = Table.create({
      ...{ id: table, game, seats: shifted(seats, shift), hints: header.hints !== 'off' },
      ...{ dice: sealedDice(table, freshSeed(), this.#options.beacon), clock: header.clock },
      ...{ watch: header.watch, seals: [] },
    });
    await this.#put(made, { tokens: shifted(tokens, shift), host });
    const next = await this.store.passOn(hub.id, { table, shift });
    if (next.table === table) return next;
    // Another server was first: nobody knows of this one.
    this.#live.delete(table);
    await this.store.remove(table);
    return next;
  }

  /**
   * Takes in a record: a finished game to be looked at, an unfinished one to be played on from its
   * end with new dice. Throws `RecordError` with the line at fault.
   */
  async import(
    file: string,
    request: Pick<TableRequest, 'seats' | 'name'>,
    address: string,
  ): Promise<TableCreated> {
    const [id, seed] = [freshId(), freshSeed()];
    const { registry, beacon } = this.#options;
    const parts = await this.#imports.check(
      { registry, file, id, seed, ...(beacon && { chain: beacon.chain }) },
      address,
    );
    const game = this.#gameOf(parts.header);
    const goesOn = parts.header.table === id;
    const seats = goesOn ? seatsOf(game, request) : parts.seats.map(seatOfStranger);
    if (goesOn) this.#allowBots(seats, address);
    const dice = diceOf(parts, beacon);
    const seals = goesOn ? { seals: [] } : {};
    const stored = { ...parts, id, game, seats, dice, ...seals };
    const table = await this.slicer.run(Table.loading(stored));
    if (goesOn) table.ready();
    return this.#add(table, !goesOn);
  }

  /** Tables in play that have not been left. */
  async list(openOnly: boolean): Promise<TableSummary[]> {
    return notLeft(this.store, openOnly, Date.now());
  }

  /** These tables, over or not, as far as they are here. */
  async find(ids: readonly string[]): Promise<TableSummary[]> {
    return (await this.store.find(ids)).map(summaryOf);
  }

  changed(hub: Hub): void {
    for (const watch of this.watchers) watch(hub);
  }

  visited(hub: Hub): void {
    const turn = { id: hub.id, people: hasPeople(hub.table) };
    if (botToAct(hub))
      this.store.wake(turn).catch((error: unknown) => this.#options.log(adviceOf(error)));
    this.changed(hub);
  }

  /** Another server has written at a table, or at any if none is named. */
  follow(id: string | undefined, revision: number): void {
    for (const hub of this.#known(id))
      void hub.follow(id === undefined ? undefined : revision).catch(() => undefined);
    // One that is being read may have been read too early.
    const opening = id === undefined ? [...this.#opening.values()] : [this.#opening.get(id)];
    for (const hub of opening) void hub?.then((open) => open.follow()).catch(() => undefined);
  }

  /** Something is new beside a game, by another server, or may be beside any. */
  heard(id: string | undefined): void {
    for (const hub of this.#known(id)) {
      this.talk.heard(hub);
      this.#findNext(hub).catch(() => undefined);
    }
  }

  /** Those who are here are told where they play on. */
  async #findNext(hub: Hub): Promise<void> {
    const next = hub.table.outcome && (await this.store.next(hub.id));
    if (next) hub.passOn(next);
  }

  #known(id: string | undefined): readonly Hub[] {
    if (id === undefined) return [...this.#live.values()];
    const hub = this.#live.get(id);
    return hub ? [hub] : [];
  }

  async reload(id: string): Promise<Kept | undefined> {
    const stored = await this.store.load(id, (work) => this.slicer.run(work));
    if (!stored) return undefined;
    const tokens = stored.seats.map((s) => s.token);
    const table = await this.slicer.run(this.#tableOf(stored));
    const { host, revision, attended } = stored;
    return { table, tokens, host, revision, attended };
  }

  failed(hub: Hub, error: unknown): void {
    this.#options.log(`table ${hub.id} could not be written: ${adviceOf(error)}`);
    this.#live.delete(hub.id);
    hub.dismiss('The server could not write this table down; the page will come back to it.');
  }

  /** Whether somebody is at a table in this process, or something is under way there. */
  isAttended(id: string): boolean {
    return this.#live.get(id)?.idle === false;
  }

  /** Whether somebody is at a table for a side, in this process. */
  isSeated(id: string, side: Side): boolean {
    return this.#live.get(id)?.audience.has(side) ?? false;
  }

  /** A table that has been taken off the disk. */
  forget(id: string): void {
    this.#live.get(id)?.dismiss('This table has been archived by the host.');
    this.#live.delete(id);
  }

  /** Forgets the tables that nobody has attended for a while. */
  sweep(now = performance.now()): void {
    for (const [id, hub] of this.#live)
      if (hub.idle && now - hub.touched > this.#options.idle) this.#live.delete(id);
  }

  /** Sends everybody away. */
  async close(): Promise<void> {
    for (const hub of this.#live.values()) hub.dismiss('The server is shutting down.');
    this.#live.clear();
    await this.#imports.close();
  }

  /** Bots that play each other take time from those who play people. */
  #allowBots(seats: readonly Seat[], address: string): void {
    if (seats.some(({ kind }) => kind !== 'bot') || this.#botTables.take(address)) return;
    throw new HttpError(
      429,
      'Your address has made many tables where computers play each other; try again later.',
    );
  }

  /** Puts a table on disk, then in memory. */
  async #add(table: Table, readOnly = false): Promise<TableCreated> {
    if (this.store.fault !== undefined) throw new HttpError(503, ONLY_READ);
    const sides = table.game.sides.map((side) => side.id);
    const secrets = table.seats.map((seat) =>
      seat.kind === 'bot' || readOnly ? '' : freshToken(),
    );
    const host = readOnly ? '' : freshToken();
    const hashes = { tokens: secrets.map((s) => s && hashToken(s)), host: host && hashToken(host) };
    await this.#put(table, hashes, readOnly);
    const given = sides.flatMap((side, i) => (secrets[i] ? [[side, secrets[i]] as const] : []));
    return { table: table.id, seats: Object.fromEntries(given), host };
  }

  async #put(table: Table, hashes: Secrets, readOnly = false): Promise<void> {
    const hub = new Hub(table, hashes, this);
    const { header, dice, snapshot } = table;
    const progress = progressOf(table);
    const written = this.store.insert(
      {
        id: table.id,
        header,
        ...(dice.seed !== undefined && { seed: dice.seed }),
        seats: hub.storedSeats(),
        host: hashes.host,
      },
      {
        entries: table.entries,
        // What can only be looked at is not in play.
        progress: { ...progress, over: progress.over || readOnly },
        snapshot: { ...snapshot, schema: hub.layout },
        bot: botDue(hub),
      },
    );
    await written.catch((error: unknown) => {
      this.#options.log(`a new table could not be written: ${adviceOf(error)}`);
      throw new HttpError(503, 'The server could not write this down; no table was made.');
    });
    this.#live.set(table.id, hub);
    this.#trim();
    this.changed(hub);
  }

  /** A table from the disk; those who ask for it at the same time get the same one. */
  #open(id: string): Promise<Hub> {
    const known = this.#opening.get(id);
    if (known) return known;
    const opening = this.#load(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  async #load(id: string): Promise<Hub> {
    try {
      const kept = await this.reload(id);
      if (!kept) throw new HttpError(404, `There is no table "${id}" here.`);
      const hub = new Hub(kept.table, kept, this, kept.revision);
      hub.attended = kept.attended;
      await this.#findNext(hub);
      this.#live.set(id, hub);
      return hub;
    } catch (error) {
      if (!(error instanceof DamagedTableError)) throw error;
      this.#options.log(error.message);
      throw new HttpError(500, error.message);
    }
  }

  *#tableOf(stored: LoadedTable): Slices<Table> {
    const { id, header, entries, seats, outcome } = stored;
    const game = this.#gameOfStored(stored);
    const found = stored.snapshot(layoutName(game), game.create().ints.length);
    const table = yield* Table.loading({
      ...{ id, game, header, entries, seats, outcome, dice: diceOf(stored, this.#options.beacon) },
      ...(found && fits(found, entries) && { snapshot: found }),
      ...sharesOf(stored),
    });
    const { stopped } = table.verdict;
    if (stopped) void this.#tellHost(table, stoppedMessage(stopped));
    return table;
  }

  /** Writes something about a table into the log, in English. */
  async #tellHost({ id, game }: Table, said: Said): Promise<void> {
    const speakers = Speakers.english(shared);
    await speakers.ready(this.registry.gameById(game.id));
    this.#options.log(`table ${id} (${game.id}): ${speakers.of(game).text(said)}`);
  }

  /** The same of a table on disk, whose set-up the rules of today may not know any more. */
  #gameOfStored({ id, header }: LoadedTable): Game {
    try {
      return this.#gameOf(header);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const [{ game, rules }, why] = [header, Speakers.english(shared).text(error.said)];
      throw new DamagedTableError(
        `Table ${id} cannot be shown: its set-up, of rules version ${rules} of ${game}, is not known any more (${why}).`,
      );
    }
  }

  #gameOf(header: RecordHeader): Game {
    const module = this.registry.gameById(header.game);
    return module.open(parseSetup(module, header));
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
