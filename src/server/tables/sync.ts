/**
 * A table in memory and what the store has of it, kept alike: what happens here is written, then told; what
 * another server has written is taken in; and where both have written, what stands is read again.
 */
import type { Side } from '../../kernel/side.ts';
import { goesBackTo } from '../../table/record/meta-entries.ts';
import { layoutName } from '../../table/record/rules-mark.ts';
import type { Table } from '../../table/table.ts';
import { extend } from './remote-entries.ts';
import { HttpError } from '../http/errors.ts';
import { withConflictRetry, TableWriter } from './writer.ts';
import { ViewPublisher } from './views.ts';
import type { CooperativeScheduler } from '../operations/cooperative-scheduler.ts';
import type { StoredSeat } from '../store/rows.ts';
import type { Outage } from '../store/uptime.ts';
import { ConflictError, type Store } from '../store/store.ts';
import type { RestoredTable } from './stored-table.ts';
import type { Uptime } from '../operations/uptime.ts';
import { refuse } from '../http/refuse.ts';

/** Changes that another server may have written to a table beside its record. */
export type ExternalChange = Pick<RestoredTable, 'tokens' | 'orders' | 'attended' | 'cutOff'>;

/** Owner of the table. */
export interface SyncHost {
  readonly store: Store;
  readonly scheduler: CooperativeScheduler;
  readonly uptime: Uptime;
  /** A seat as the store keeps it. */
  storedSeat(side: Side): StoredSeat;
  /** Whether somebody is to act who is no person, as the store keeps it. */
  botDue(): 0 | 1 | 2 | 3;
  /** Something has changed and is on disk. */
  changed(): void;
  /** Carries out what seats have left word for; those that have left another word now. */
  ordered(): readonly Side[];
  /** Another server has written this of the seats; whether somebody has been there. */
  taken(written: ExternalChange): void;
  /** Somebody has come for a side, or the last one for it has gone. */
  seen(side: Side): void;
  /** The table as it stands in the store; undefined if it is gone. */
  reload(): Promise<RestoredTable | undefined>;
  /** The write failed: memory is ahead of the disk for good. */
  failed(error: unknown): void;
}

/** An outage as records say it. */
const inSeconds = ({ since, until }: Outage) => ({
  from: Math.floor(since / 1000),
  at: Math.ceil(until / 1000),
});

export class TableSync {
  table: Table;
  readonly layout: string;
  readonly publisher: ViewPublisher;
  readonly #owner: SyncHost;
  readonly #writer: TableWriter;
  #version = 0;
  /** The write failed: memory is ahead of the disk for good. */
  #dead = false;
  #saving: Promise<void> = Promise.resolve();
  #following: Promise<void> = Promise.resolve();
  /** Read again, since another server was first. */
  #renewing: Promise<void> | undefined;

  constructor(
    table: Table,
    owner: SyncHost,
    kept: Partial<Pick<RestoredTable, 'revision' | 'noted'>> = {},
  ) {
    this.table = table;
    this.layout = layoutName(table.game);
    this.#owner = owner;
    this.publisher = new ViewPublisher(table, owner.scheduler, {
      settled: () => this.settled(),
      seen: (side) => owner.seen(side),
    });
    this.#writer = new TableWriter(owner.store, table, this.layout, kept);
  }

  /** Something is on its way to the disk. */
  get busy(): boolean {
    return this.#writer.busy;
  }

  /** Resolves when everything that has been carried out is on disk. */
  async settled(): Promise<void> {
    do await this.#saving;
    while (this.#writer.busy);
  }

  /** Holders of a table that could not be written must not build on it. */
  checkAlive(): void {
    if (this.#dead) throw new HttpError(503, refuse('server.not-written'));
  }

  /** Throws a 503 if nothing can be written. */
  checkWritable(): void {
    this.checkAlive();
    if (this.#owner.store.fault !== undefined) throw new HttpError(503, refuse('server.only-read'));
  }

  /**
   * Puts on disk what has changed, and what was ordered for when it would; then tells it, unless more has changed
   * by then. With `quiet` nobody may learn of it, if nothing was played.
   */
  save(changed: readonly Side[], quiet = false): Promise<void> {
    const before = this.table.seq;
    const seats = new Set([...changed, ...this.#owner.ordered()]);
    const isQuiet = quiet && this.table.seq === before;
    if (!isQuiet) this.table.timing.tick(Date.now() / 1000);
    this.#version += 1;
    const rows = new Map([...seats].map((side) => [side, this.#owner.storedSeat(side)]));
    const write = this.#writer.write({
      ...(seats.size > 0 && { seats: rows }),
      ...(isQuiet && { quiet: true }),
      bot: this.#owner.botDue(),
    });
    const saving = this.#tellAfter(write, this.#version, this.table);
    this.#saving = saving.catch(() => undefined);
    return saving;
  }

  async #tellAfter(write: Promise<void>, version: number, table: Table): Promise<void> {
    try {
      await write;
    } catch (error) {
      if (!(error instanceof ConflictError)) {
        this.#die(error);
        throw new HttpError(503, refuse('server.not-written'));
      }
      // Dependent changes fail with it, and the table is read again once.
      if (this.table === table) void this.#renew();
      throw error;
    }
    if (version === this.#version) this.#tellChange();
    // Changes in between are on their way to the disk, and are sent together with this.
    else await this.#saving;
  }

  #die(error: unknown): void {
    this.#dead = true;
    this.#owner.failed(error);
  }

  /**
   * Does what is asked, and once more from the start whenever another server was first. Clocks get the time of
   * outages back before; what only `looks` is also done while the store does not answer.
   */
  judged<T>(work: () => Promise<T>, looks = false): Promise<T> {
    return withConflictRetry(
      async () => {
        const givingBack = this.table.header.clock && this.#giveBack(looks);
        if (givingBack) await givingBack;
        return work();
      },
      () => this.#renewing,
    );
  }

  async #giveBack(looks: boolean): Promise<void> {
    const { store, uptime } = this.#owner;
    if (store.fault !== undefined || this.#dead) return;
    try {
      await uptime.settled();
    } catch {
      if (looks) return;
      throw new HttpError(503, refuse('server.not-written'));
    }
    if (this.table.timing.giveBack(uptime.outages.map(inSeconds))) await this.save([]);
  }

  /** Goes on as another server has, at a revision if that is known. */
  follow(revision?: number): Promise<void> {
    this.#following = this.#following.then(() => this.#catchUp(revision)).catch(() => undefined);
    return this.#following;
  }

  async #catchUp(revision: number | undefined): Promise<void> {
    await this.#renewing;
    await this.settled();
    if (this.#dead || revision === this.#writer.revision) return;
    await this.publisher.recall();
    const { table } = this;
    const known = this.#writer.revision;
    const tail = await this.#owner.store.tail(table.id, table.seq);
    if (!tail || tail.revision === known) return;
    if (tail.entries.some((entry) => goesBackTo(entry) !== undefined)) await this.publisher.walk();
    // A change made here meanwhile is in progress: its write decides whether it is valid.
    if (this.table !== table || this.#writer.revision !== known) return;
    if (!extend(table, tail)) {
      await this.#renew();
      return;
    }
    this.#writer.wentOn(tail.revision);
    this.#version += 1;
    const [tokens, orders] = [tail.seats.map((s) => s.token), tail.seats.map((s) => s.orders)];
    const { attended, cutOff } = tail;
    this.#owner.taken({ tokens, orders, attended, cutOff });
    this.#tellChange();
  }

  /** The table of the store in the place of the one that is here; everybody is shown it anew. Never rejects. */
  #renew(): Promise<void> {
    this.#renewing ??= this.#readAgain().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #readAgain(): Promise<void> {
    try {
      const kept = await this.#owner.reload();
      if (!kept) throw new HttpError(404, refuse('server.no-table', { id: this.table.id }));
      this.table = kept.table;
      this.#version += 1;
      this.#writer.renew(kept);
      const shown = this.publisher.renew(kept.table);
      this.#owner.taken(kept);
      await shown;
      this.#owner.changed();
    } catch (error) {
      this.#die(error);
    }
  }

  #tellChange(): void {
    this.publisher.tellChange();
    this.publisher.showOpened().catch((error: unknown) => this.#owner.failed(error));
    this.#owner.changed();
  }
}
