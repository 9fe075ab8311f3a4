/** Creation of tables: new ones, rematches, and imported records. */
import { isFromBundle } from '../../kernel/play/through-play.ts';
import type { Game } from '../../kernel/game.ts';
import { InputError, parseSetup } from '../../kernel/setup/setup.ts';
import type { Side } from '../../kernel/side.ts';
import type { ClockRule } from '../../table/clock/clock-schemas.ts';
import type { Beacon } from '../../table/dice/beacon.ts';
import { freshSeed, sealedDice } from '../../table/dice/dice.ts';
import type { Rematch, TableCreated } from '../../table/messages/messages.ts';
import type { TableRequest } from '../../table/messages/requests.ts';
import { parseEffect } from '../../table/record/entry-effect.ts';
import { rulesNamedIn } from '../../table/record/rules-named.ts';
import { bundleOf } from '../../table/record/rules-mark.ts';
import { Table } from '../../table/table.ts';
import { givesHints, type Seat } from '../../table/table-parts.ts';
import type { Bundles } from '../bundles/bundles.ts';
import { Allowance } from '../http/addresses.ts';
import { HttpError } from '../http/errors.ts';
import { LiveTable, progressOf } from './live-table.ts';
import { TableSession, type SessionHost } from './session.ts';
import { Imports } from '../imports/imports.ts';
import type { Limits } from '../http/limits.ts';
import { effectsOf } from './entry-effects.ts';
import { checkDocument, seatOfStranger } from '../accounts/names.ts';
import type { Registry } from './registry.ts';
import { freshId, freshToken, hashToken, type Secrets } from '../seats/access-tokens.ts';
import { adviceOf } from '../store/faults.ts';
import { seatsOf, shifted, watchWanted } from '../seats/request.ts';
import { diceOf, openRecorded } from './reader.ts';
import { refuse } from '../http/refuse.ts';

/** Takes the new tables, and connects them to the rest of the server. */
export interface TableHost extends SessionHost {
  /** Rules of records. */
  readonly bundles: Bundles;
  /** Called with a table that has been stored, to load it into memory. */
  admit(session: TableSession): void;
  /** Called after a table was removed from the store, to remove it from memory. */
  forget(id: string): void;
}

export interface CreatorOptions {
  /** Address of the module with the games, for threads. */
  readonly registry: string;
  readonly limits: Limits;
  /** Beacon for the dice of new tables, if any. */
  readonly beacon?: Beacon;
  log(line: string): void;
}

export class TableCreator {
  readonly #host: TableHost;
  readonly #games: Registry;
  readonly #options: CreatorOptions;
  readonly #imports: Imports;
  readonly #botTables: Allowance;
  /** Rematches being created, by the finished table. */
  readonly #rematches = new WeakMap<TableSession, Promise<Rematch>>();

  constructor(host: TableHost, games: Registry, options: CreatorOptions) {
    const { limits } = options;
    this.#host = host;
    this.#games = games;
    this.#options = options;
    this.#imports = new Imports(limits);
    this.#botTables = new Allowance(limits.botTables, limits.botTablesPerHour);
  }

  /** Records that are being checked or wait for it. */
  get importsWaiting(): number {
    return this.#imports.waiting;
  }

  close(): Promise<void> {
    return this.#imports.close();
  }

  /** Creates a table; throws `InputError` with the nearest names for unknown ids. */
  async create(request: TableRequest, address: string): Promise<TableCreated> {
    checkDocument(request.document);
    checkDocument(request.variant);
    const module = this.#games.gameById(request.game);
    const game = module.open(parseSetup(module, request));
    const seats = seatsOf(game, request);
    this.#allowBots(seats, address);
    const id = freshId();
    const hints = givesHints(request.hints, seats);
    const dice = sealedDice(id, freshSeed(), this.#options.beacon);
    const watch = watchWanted(game, request);
    const bundle = this.#host.bundles.currentOf(game.id);
    const { clock } = request;
    return this.#add(
      Table.create({ id, game, seats, hints, dice, clock, watch, bundle, seals: [] }),
    );
  }

  /**
   * Creates a table with all seats taken; `tokens`: hashes of the seat secrets, by side. It has no hints, because
   * people play. Returns its id.
   */
  async seat(
    game: Game,
    { seats, tokens, clock }: { seats: readonly Seat[]; tokens: string[]; clock: ClockRule },
  ): Promise<string> {
    const id = freshId();
    const dice = sealedDice(id, freshSeed(), this.#options.beacon);
    const bundle = this.#host.bundles.currentOf(game.id);
    const made = Table.create({ id, game, seats, hints: false, dice, clock, bundle, seals: [] });
    await this.put(made, { tokens, host: '' });
    return id;
  }

  /** Removes a table that no player has seen. */
  async discard(id: string): Promise<void> {
    await this.#host.store.remove(id);
    this.#host.forget(id);
  }

  /**
   * Creates a rematch: a game with the same settings and players, who keep their secrets, notifications, nights and
   * standing orders, and move `shift` seats further. `casual`: the last game was rated, and the rematch may not be. The
   * first request at any server creates it; later ones get the same table.
   */
  createRematch(session: TableSession, shift: number, casual: boolean): Promise<Rematch> {
    const known = this.#rematches.get(session);
    if (known) return known;
    const made = this.#findOrCreateRematch(session, shift, casual);
    this.#rematches.set(session, made);
    made.catch(() => this.#rematches.delete(session));
    return made;
  }

  async #findOrCreateRematch(
    session: TableSession,
    shift: number,
    casual: boolean,
  ): Promise<Rematch> {
    if (!session.table.outcome) throw new HttpError(409, refuse('server.again.early'));
    const known = await this.#host.store.rematchOf(session.id);
    const rematch = known ?? (await this.#makeRematch(session, shift, casual));
    session.publisher.publishRematch(rematch);
    return rematch;
  }

  async #makeRematch(session: TableSession, shift: number, casual: boolean): Promise<Rematch> {
    const { header, entries, seats } = session.table;
    const game = this.#gameOfRematch(session.table);
    const table = freshId();
    const { tokens, host } = session.live.hashes;
    const { timing } = session.table;
    const made = Table.create({
      ...{ id: table, game, seats: shifted(seats, shift), hints: header.hints !== 'off' },
      ...{ dice: sealedDice(table, freshSeed(), this.#options.beacon), clock: header.clock },
      ...{ watch: header.watch, seals: [] },
      ...(!isFromBundle(game) && { bundle: this.#host.bundles.currentOf(game.id) }),
      ...(isFromBundle(game) && { bundle: bundleOf(header, entries) }),
    });
    const onward = (side: Side): Side => (side + shift) % seats.length;
    const asleep = timing.sleep(Date.now() / 1000);
    made.timing.sleepOn(asleep.map((event) => ({ ...event, side: onward(event.side) })));
    const orders = shifted(session.live.wills, shift);
    await this.put(made, { tokens: shifted(tokens, shift), host }, { orders });
    await this.#host.store.notifications.copyTo(session.id, table, onward);
    const wanted = { table, shift, ...(casual && { casual }) };
    const rematch = await this.#host.store.setRematch(session.id, wanted);
    if (rematch.table === table) return rematch;
    // Another server was first, and this table is unknown to players.
    await this.discard(table);
    return rematch;
  }

  /**
   * Returns the game for a rematch: under the current rules if they know its set-up, else under the rules of the last
   * game.
   */
  #gameOfRematch({ game, header }: Table): Game {
    if (!isFromBundle(game)) return game;
    try {
      return openRecorded(this.#games.gameById(header.game), header);
    } catch (error) {
      if (error instanceof InputError) return game;
      throw error;
    }
  }

  /**
   * Imports a record: a finished game for replay, or an unfinished one to continue from its end with new dice. Throws
   * `RecordError` with the wrong line.
   */
  async import(
    file: string,
    request: Pick<TableRequest, 'seats' | 'name'>,
    address: string,
  ): Promise<TableCreated> {
    const [id, seed] = [freshId(), freshSeed()];
    const { registry, beacon } = this.#options;
    const { bundles } = this.#host;
    const named = rulesNamedIn(file);
    const bundle = named && (await bundles.bundleFor(named.game, named.bundle));
    const isCurrent = named !== undefined && bundles.currentOf(named.game) === named.bundle;
    const parts = await this.#imports.check(
      { registry, file, id, seed, bundle, isCurrent, ...(beacon && { chain: beacon.chain }) },
      address,
    );
    checkDocument(parts.header.document);
    checkDocument(parts.header.variant);
    const { module, ownRules } = await bundles.rulesOf(parts.header, parts.entries);
    const game = openRecorded(module, parts.header);
    const goesOn = parts.header.table === id;
    const seats = goesOn ? seatsOf(game, request) : parts.seats.map(seatOfStranger);
    if (goesOn) this.#allowBots(seats, address);
    const dice = diceOf(parts, beacon);
    const seals = goesOn ? { seals: [] } : {};
    const effects = parts.effects.map(parseEffect);
    const stored = { ...parts, id, game, seats, dice, effects, ownRules, ...seals };
    const table = await this.#host.scheduler.run(Table.loading(stored));
    if (goesOn) table.ready();
    return this.#add(table, !goesOn);
  }

  /** Limits tables with only bots per address, because they take time from bots that play people. */
  #allowBots(seats: readonly Seat[], address: string): void {
    if (seats.some(({ kind }) => kind !== 'bot') || this.#botTables.take(address)) return;
    throw new HttpError(429, refuse('server.bots.many'));
  }

  /** Stores a table with new secrets, then loads it into memory. */
  async #add(table: Table, readOnly = false): Promise<TableCreated> {
    if (this.#host.store.fault !== undefined) throw new HttpError(503, refuse('server.only-read'));
    const sides = table.game.sides.map((side) => side.id);
    const secrets = table.seats.map((seat) =>
      seat.kind === 'bot' || readOnly ? '' : freshToken(),
    );
    const host = readOnly ? '' : freshToken();
    const hashes = { tokens: secrets.map((s) => s && hashToken(s)), host: host && hashToken(host) };
    await this.put(table, hashes, { readOnly });
    const given = sides.flatMap((side, i) => (secrets[i] ? [[side, secrets[i]] as const] : []));
    return { table: table.id, seats: Object.fromEntries(given), host };
  }

  /** Stores a table with its secrets, then loads it into memory. */
  async put(
    table: Table,
    hashes: Secrets,
    { readOnly = false, orders = [] }: { readOnly?: boolean; orders?: readonly string[] } = {},
  ): Promise<void> {
    const { effects, fingerprint } = effectsOf(table);
    const live = new LiveTable({ table, ...hashes, orders, hasEffects: fingerprint !== '' });
    const { header, dice, snapshot } = table;
    const progress = progressOf(table);
    await this.#host.bundles.keep(header.bundle);
    const written = this.#host.store.insert(
      {
        id: table.id,
        header,
        ...(dice.seed !== undefined && { seed: dice.seed }),
        seats: live.storedSeats(),
        host: hashes.host,
      },
      {
        entries: table.entries,
        effects,
        // A table that can only be viewed is not active.
        progress: { ...progress, over: progress.over || readOnly },
        snapshot: { ...snapshot, schema: live.layout, fingerprint },
        bot: live.due,
      },
    );
    await written.catch((error: unknown) => {
      this.#options.log(`a new table could not be written: ${adviceOf(error)}`);
      throw new HttpError(503, refuse('server.no-table-made'));
    });
    this.#host.admit(new TableSession(live, this.#host));
  }
}
