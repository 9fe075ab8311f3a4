/**
 * Advances tournaments: creates tables, ends rounds, pairs the next ones. The next step follows from the store alone,
 * and is written only if no other server has taken it, so any server may run this at any time. Workers do not: only
 * servers store which variants are rated.
 */
import { parseSetup } from '../../kernel/setup/setup.ts';
import { CHANCE, NOBODY, type Side } from '../../kernel/side.ts';
import type { Beacon } from '../../table/dice/beacon.ts';
import { freshSeed, sealedDice } from '../../table/dice/dice.ts';
import { WITHOUT } from '../../table/dice/shares.ts';
import { Table } from '../../table/table.ts';
import { TOO_LATE } from '../../table/table-parts.ts';
import type { TableSession } from '../tables/session.ts';
import type { RatingWatch } from '../accounts/rating-watch.ts';
import { copyChannelsToSeat } from '../notifications/channels.ts';
import { freshId, freshToken, hashToken } from '../seats/access-tokens.ts';
import { requireRow, PreconditionError } from '../store/database.ts';
import type { Tables } from '../tables/tables.ts';
import type { Turns } from '../bots/turns.ts';
import { withdrawalOf } from './actions.ts';
import { BYE, type PlayerPair } from './pairing-input.ts';
import { obstacleOf } from './obstacle.ts';
import { roundsOf } from './pairing.ts';
import { pairRound } from './pairing-thread.ts';
import {
  beginningOf,
  endingOf,
  type Pairing,
  playedNow,
  readTournament,
  type Tournament,
} from './repository.ts';

/** Polling interval in seconds. */
const EVERY = 10;
/** Milliseconds that a server has to create a table before another server may do so. */
const CLAIM = 60_000;
const DAY = 86_400_000;

interface WatchOptions {
  readonly beacon?: Beacon;
  log(line: string): void;
}

export class TournamentWatch {
  readonly #tables: Tables;
  readonly #ratings: RatingWatch;
  readonly #options: WatchOptions;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;
  #isClosed = false;

  constructor(tables: Tables, ratings: RatingWatch, options: WatchOptions) {
    this.#tables = tables;
    this.#ratings = ratings;
    this.#options = options;
  }

  /** Starts polling; if several servers share a database, only one of them runs the job at a time. */
  async begin(turns: Turns | undefined): Promise<void> {
    if (this.#tables.store.fault !== undefined) return;
    this.#ratings.settledTables.push(() => void this.look());
    if (turns) await turns.every('tournaments', EVERY, () => this.look());
    else this.#timer = setInterval(() => void this.look(), 1000 * EVERY).unref();
    void this.look();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Takes all steps that are due, also those that become due meanwhile. Never rejects. */
  look(): Promise<void> {
    this.#again = true;
    this.#looking ??= this.#lookOn().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #lookOn(): Promise<void> {
    while (this.#again && !this.#isClosed) {
      this.#again = false;
      try {
        // Outages move deadlines, so settle outages first.
        await this.#tables.uptime.settled();
        for (const id of await playedNow(this.#tables.store.db)) await this.#advance(id);
      } catch (error) {
        this.#options.log(`tournaments: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  async #advance(id: string): Promise<void> {
    try {
      for (;;) {
        const t = await readTournament(this.#tables.store.db, id);
        if (t?.state !== 'playing') return;
        const open = t.past.filter(({ scores }) => !scores);
        if (open.some(({ isReady }) => !isReady) && (await this.#endIfBlocked(t))) return;
        if (open.length > 0) return await this.#attendAll(t, open);
        await this.#pairNext(t);
      }
    } catch (error) {
      // Another server has taken the step meanwhile.
      if (error instanceof PreconditionError) return;
      // The other tournaments do not wait for this one.
      this.#options.log(`tournament ${id}: ${error instanceof Error ? error.message : error}`);
    }
  }

  async #attendAll(t: Tournament, open: readonly Pairing[]): Promise<void> {
    for (const pairing of open)
      try {
        await this.#attend(t, pairing);
      } catch (error) {
        if (!(error instanceof PreconditionError)) throw error;
      }
  }

  /** Starts the next round, or ends the tournament. */
  async #pairNext(t: Tournament): Promise<void> {
    const { db } = this.#tables.store;
    const pairs = await pairRound(t, t.round + 1);
    if (!pairs) {
      await db.write(endingOf(db, t));
      if (t.round < roundsOf(t)) this.#options.log(endedEarly(t));
      return;
    }
    if (await this.#endIfBlocked(t)) return;
    const withTables = pairs.map((pair) => ({ ...pair, table: isPlayed(pair) ? freshId() : '' }));
    await db.write(...beginningOf(db, t, withTables, Date.now() + t.days * DAY));
  }

  /** Ends a tournament if no further game of it can be created; returns whether it did. */
  async #endIfBlocked(t: Tournament): Promise<boolean> {
    const { registry, store } = this.#tables;
    const obstacle = await obstacleOf(store.db, registry, t);
    if (!obstacle) return false;
    await store.db.write(endingOf(store.db, t, obstacle.ended));
    const when = `round ${t.round} of ${roundsOf(t)}`;
    this.#options.log(`tournament ${t.id} ended early (${when}): ${obstacle.why}`);
    return true;
  }

  /** Takes the next step for a game without a result. */
  async #attend(t: Tournament, pairing: Pairing): Promise<void> {
    if (!pairing.isReady) return this.#setUp(t, pairing);
    const session = await this.#tables.get(pairing.table);
    if (session.table.outcome) return this.#ratings.consider(session);
    const gone = [pairing.first, pairing.second].findIndex((n) => hasLeft(t, n));
    if (gone >= 0)
      await session.update((table) => table.outcome === undefined && table.resign(gone).ok);
    else if (Date.now() >= t.deadline && this.#tables.uptime.isUp)
      await this.#endLate(t, pairing, session);
    return undefined;
  }

  /** At the end of a round, the player to move loses the game; a player who never came is withdrawn. */
  async #endLate(t: Tournament, pairing: Pairing, session: TableSession): Promise<void> {
    const late = lateSides(session.table);
    if (late.length === 0) return;
    const away = awaySides(session.table);
    const numbers = [pairing.first, pairing.second];
    const { db } = this.#tables.store;
    await db.write(...away.map((side) => withdrawalOf(db, t, numbers[side] ?? 0)));
    const [loser = CHANCE] = late;
    await session.update((table) => table.close(late.length === 1 ? loser : CHANCE, TOO_LATE));
  }

  /** Creates the table of a game with both players seated; only one server at a time does so. */
  async #setUp(t: Tournament, pairing: Pairing): Promise<void> {
    const { db } = this.#tables.store;
    const now = Date.now();
    await db.write(
      requireRow(
        db
          .updateTable('pairings')
          .set({ claimed: now })
          .where((eb) => eb.and({ table_id: pairing.table, ready: 0 }))
          .where('claimed', '<', now - CLAIM),
      ),
    );
    const players = [pairing.first, pairing.second].map((n) => t.entrants.find((e) => e.n === n));
    const there = await this.#tables.find([pairing.table]);
    if (there.length === 0)
      await this.#make(
        t,
        pairing.table,
        players.map((p) => p?.name ?? ''),
      );
    const seats = players.flatMap((player, side) =>
      player?.account ? [{ table: pairing.table, side, account: player.account }] : [],
    );
    const preferences = await Promise.all(seats.map((seat) => copyChannelsToSeat(db, seat, true)));
    await db.write(
      ...preferences.flat(),
      ...seats.map(({ table, side, account }) =>
        db
          .insertInto('sitters')
          .values({ table_id: table, side, account_id: account })
          .onConflict((c) => c.doNothing()),
      ),
      db
        .insertInto('rated')
        .values({ table_id: pairing.table })
        .onConflict((c) => c.doNothing()),
      requireRow(
        db.updateTable('pairings').set({ ready: 1 }).where('table_id', '=', pairing.table),
      ),
    );
  }

  async #make(t: Tournament, id: string, names: readonly string[]): Promise<void> {
    const module = this.#tables.registry.gameById(t.game);
    const game = module.open(parseSetup(module, t));
    const seats = names.map((name) => ({ kind: 'human', name }) as const);
    const dice = sealedDice(id, freshSeed(), this.#options.beacon);
    const made = Table.create({ id, game, seats, hints: false, dice, clock: t.clock, seals: [] });
    // These tokens are sent to nobody: a player's account opens the seat.
    const tokens = seats.map(() => hashToken(freshToken()));
    await this.#tables.creator.put(made, { tokens, host: '' });
  }
}

const endedEarly = (t: Tournament): string =>
  `tournament ${t.id} ended after round ${t.round} of ${roundsOf(t)}: with the players who are left, every further round would repeat a game or a bye`;

const isPlayed = ({ second, scores }: PlayerPair): boolean => second !== BYE && !scores;

const hasLeft = ({ entrants }: Tournament, n: number): boolean =>
  entrants.find((one) => one.n === n)?.hasLeft ?? true;

/** Sides that a game waits for: the side to act, or sides whose share in the dice is missing. */
function lateSides({ actor, shares, seats }: Table): Side[] {
  if (actor >= 0) return [actor];
  if (actor === NOBODY) return [...seats.keys()];
  const { seals = [], contributions = [] } = shares;
  const without = (texts: readonly string[]) =>
    [...seats.keys()].filter((side) => texts[side] === '' && seals[side] !== WITHOUT);
  const unsealed = without(seals);
  return unsealed.length > 0 ? unsealed : without(contributions);
}

/** Sides whose players never came: they neither moved nor sealed a share. */
function awaySides({ entries, shares, seats }: Table): Side[] {
  const { seals, contributions = [] } = shares;
  return [...seats.keys()].filter(
    (side) =>
      !entries.some((entry) => entry.side === side && entry.kind === 'action') &&
      (seals?.[side] ?? contributions[side] ?? '') === '',
  );
}
