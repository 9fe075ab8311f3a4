/** Store of the server's tables: one interface, for the embedded store and for a database of many machines. */
import type { DatabaseSync } from 'node:sqlite';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Side } from '../../kernel/side.ts';
import type { Snapshot } from '../../table/history.ts';
import type { RecordEntry } from '../../table/record/record.ts';
import type { Next } from '../../table/messages/messages.ts';
import { finish, type Slices } from '../../table/slices.ts';
import type { Remark } from '../../table/messages/chat.ts';
import type { NotificationStore } from './notification-store.ts';
import type { Announce, Database } from './database.ts';
import type {
  KeptSnapshot,
  TableListing,
  StoredEffect,
  TableProgress,
  StoredHead,
  StoredSeat,
} from './rows.ts';

/** A stored table that cannot be trusted any more. */
export class DamagedTableError extends Error {
  override readonly name = 'DamagedTableError';
}

/** Somebody else has written to the table since it was read: read it again, and judge again. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';

  constructor(id: string) {
    super(`Table ${id} has been written by another server in the meantime.`);
  }
}

/** A table with all its entries, and a snapshot if there is one of this layout of the state. */
export interface LoadedTable extends StoredHead {
  readonly entries: readonly RecordEntry[];
  /** Of its last write; 0 if it has only been made. */
  readonly revision: number;
  /** How it ended; undefined if it has not, or if that was not kept yet when it did. */
  readonly outcome: Outcome | undefined;
  snapshot(schema: string, size: number): KeptSnapshot | undefined;
  /** Meanings of entries, in order, as far as they are stored. */
  meanings(): readonly StoredEffect[];
  /** A bot is to act, and somebody had been there when that was written. */
  readonly attended: boolean;
  /** The orders of a seat may not have been played to their end. */
  readonly cutOff: boolean;
}

/** A write of another server. */
export interface RemoteWrite
  extends Pick<LoadedTable, 'entries' | 'revision' | 'attended' | 'cutOff'> {
  /** All seats after it; absent if it has changed none. */
  readonly seats?: readonly StoredSeat[];
}

/** Everything that a table has gained since an entry. */
export type Tail = Required<RemoteWrite>;

/** Statements for one change of a table. */
export interface Change {
  readonly entries?: readonly RecordEntry[];
  readonly progress: TableProgress;
  /** The newest snapshot, if it has changed. */
  readonly snapshot?: Snapshot & Partial<KeptSnapshot> & { readonly schema: string };
  /** Meanings of entries, which replace the stored ones. */
  readonly meanings?: readonly StoredEffect[];
  /** Seats that have changed, by side. */
  readonly seats?: ReadonlyMap<number, StoredSeat>;
  /** The revision that it makes; one that nobody else draws. */
  readonly revision?: number;
  /** Nobody but who has asked for it may learn that something was written, or when. */
  readonly quiet?: boolean;
  /**
   * Whether somebody is to act who is no person: a bot where only bots sit (1) or among people (2), or what a seat
   * has left word for, of which more is played with the next write (3). Absent: no.
   */
  readonly bot?: 0 | 1 | 2 | 3;
}

/** A table where a bot is to act, in its own seat or in an absent person's, or where word left is to be carried out. */
export interface BotTurn {
  readonly id: string;
  /** Whether people sit there. */
  readonly people: boolean;
}

/** Notification of a write of another server. */
export interface RemoteNews {
  /** Revision that it has made. */
  readonly revision: number;
  /** The write itself, and the revision on which it stands; absent if it is long or has changed seats. */
  readonly known?: { readonly expected: number; readonly write: RemoteWrite } | undefined;
}

/** Receives the writes of other servers, in order; without an id, any table may have changed. */
export type RevisionListener = (id: string | undefined, news?: RemoteNews) => void;

/** Takes the news of something beside the game of a table, or at a study, with the text that came with it. */
export type SideListener = (id: string | undefined, text?: string) => void;

/** A table that nobody has touched for long, at its last revision. */
export interface OldTable {
  readonly id: string;
  readonly revision: number;
}

/** Does work that comes in slices. */
export type Runner = <T>(work: Slices<T>) => Promise<T>;

/** All of it at once. */
export const atOnce: Runner = async (work) => finish(work);

/** Chat of tables, and private notes of seats. */
export interface ChatStore {
  /**
   * Keeps a remark behind those that are there, and gives its number. Of each circle the oldest goes
   * where there are more than `most`. Rejects with `NoTableError` if there is no such table.
   */
  say(id: string, remark: Omit<Remark, 'n'>, most: number): Promise<number>;
  /** Chat messages after message `n`, in order. */
  after(id: string, n: number): Promise<Remark[]>;
  /** Private note of a seat, if this is the hash of its secret; else empty. */
  note(id: string, side: Side, owner: string): Promise<string>;
  keepNote(id: string, side: Side, owner: string, text: string): Promise<void>;
}

/** Somebody is at a table for a side. */
export interface Present {
  readonly id: string;
  readonly side: Side;
}

/** People at the tables, if several servers share them. */
export interface PresenceStore {
  /** Somebody has come to this server, and counts as there for so many milliseconds. */
  come(who: Present, lease: number): Promise<void>;
  /** The last one of a side has left this server. */
  go(who: Present): Promise<void>;
  /** All these are still here. */
  renew(here: readonly Present[], lease: number): Promise<void>;
  /** People at these tables at other servers. */
  elsewhere(ids: readonly string[]): Promise<Present[]>;
  /** Nobody is at this server any more. */
  leave(): Promise<void>;
}

/** There is no such table, or no more. */
export class NoTableError extends Error {
  override readonly name = 'NoTableError';

  constructor(id: string) {
    super(`There is no table “${id}” here.`);
  }
}

export interface Store {
  readonly chat: ChatStore;
  /** People by server; only with several servers. */
  readonly presence?: PresenceStore;
  /** Accounts that want notifications of their turns. */
  readonly notifications: NotificationStore;
  /** Stored data about accounts, beside the tables. */
  readonly db: Database;
  /** Statements of a write that notify the other servers of it. */
  readonly announce: Announce;
  /** Why nothing can be written, and what to do; undefined if all is well. */
  readonly fault: string | undefined;
  /** Changes that are asked to be written and wait for the write before them. */
  readonly waiting: number;
  /**
   * Puts a new table on disk, as revision 0, with what has been played of it. Nobody is shown it
   * before it is all there.
   */
  insert(head: StoredHead, change: Change): Promise<void>;
  /**
   * Puts what has happened at a table on disk, all of it or nothing, and makes the revision of the
   * change of it, or else `expected` + 1. Rejects with `ConflictError`, and writes nothing, if another revision is
   * there: so no two servers ever write the same move, or seat, twice. A write that fails does not
   * fail those that share its transaction.
   */
  append(id: string, expected: number, change: Change): Promise<void>;
  /** Has the people of a table play on at another, unless they do at some other already: where they do. */
  passOn(id: string, next: Next): Promise<Next>;
  /** Where the people of a table play on, if they do. */
  next(id: string): Promise<Next | undefined>;
  /**
   * Takes a table off the disk; with a revision only if it still is at that, or else rejects with
   * `ConflictError`.
   */
  remove(id: string, expected?: number): Promise<void>;
  /** Tables that are over and untouched since `over`, or in play and untouched since `inPlay`; the oldest first. */
  old(over: number, inPlay: number): Promise<OldTable[]>;
  /** Copies all that is kept of tables into an embedded store that is open. */
  copyTo(db: DatabaseSync, ids: readonly string[]): Promise<void>;
  /** Clears away what a process left half written, or half removed, when it died. */
  clearPartial(): Promise<void>;
  /** A table by its id; rejects with `DamagedTableError` if its entries do not hang together. */
  load(id: string, run?: Runner): Promise<LoadedTable | undefined>;
  /** A table's entries behind `seq`, with what else may have changed; undefined if it is gone. */
  tail(id: string, seq: number): Promise<Tail | undefined>;
  /** Every table that is all here, the oldest first. */
  ids(): Promise<string[]>;
  /**
   * Tables in play, the ones last touched first; with `open` only those with a free seat; none that nobody has
   * touched since then, in milliseconds of the clock.
   */
  list(limit: number, open: boolean, since?: number): Promise<TableListing[]>;
  /** Stores when the clock of a table runs out, if the table is still at this revision; rows of older layouts lack it. */
  noteDue(id: string, revision: number, due: number): Promise<void>;
  /** These tables, over or not, as far as they are there. */
  find(ids: readonly string[]): Promise<TableListing[]>;
  /** Tables where a bot is to act, or what is left word for, and which nobody has touched for so many milliseconds. */
  botTurns(untouched?: number): Promise<BotTurn[]>;
  /** A bot is to act now that somebody has come, though nothing is written. */
  wake(turn: BotTurn): Promise<void>;
  /**
   * From now on tells of each table that another server has written, and of each with something new beside the
   * game (what is said, where its people play on), or where somebody has come or gone; without an id when any may
   * have been.
   */
  watch(told: RevisionListener, heard?: SideListener, present?: SideListener): Promise<void>;
  /** Rejects if the store cannot be reached. */
  check(): Promise<void>;
  /** Why nothing can be written just now, and what to do: `fault`, a full disk, a standby; undefined if all is well. */
  writeFault(): Promise<string | undefined>;
  /** Lets go, once what was asked to be written is on disk. */
  close(): Promise<void>;
}

/** An error for a chain of hashes that breaks. */
export const damagedFrom = (id: string, seq: number): DamagedTableError =>
  new DamagedTableError(`Table ${id} is damaged in the store, from entry ${seq} on.`);
