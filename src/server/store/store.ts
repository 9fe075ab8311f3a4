/** Store of the server's tables: one interface for the embedded store and for a shared database. */
import type { DatabaseSync } from 'node:sqlite';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Side } from '../../kernel/side.ts';
import type { Snapshot } from '../../table/history.ts';
import type { RecordEntry } from '../../table/record/record.ts';
import type { Rematch } from '../../table/messages/messages.ts';
import { finish, type Slices } from '../../table/slices.ts';
import type { ChatMessage } from '../../table/messages/chat.ts';
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

/** Thrown for a stored table whose entries are not intact. */
export class DamagedTableError extends Error {
  override readonly name = 'DamagedTableError';
}

/**
 * Thrown when another server has written to the table since it was read: read it again, and check the request again.
 */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';

  constructor(id: string) {
    super(`Table ${id} has been written by another server in the meantime.`);
  }
}

/** A table with all its entries, and a snapshot if one with the current layout of the state is stored. */
export interface LoadedTable extends StoredHead {
  readonly entries: readonly RecordEntry[];
  /** Revision of its last write; 0 for a new table. */
  readonly revision: number;
  /** Outcome of the game; undefined if it is not over, or if it ended before outcomes were stored. */
  readonly outcome: Outcome | undefined;
  snapshot(schema: string, size: number): KeptSnapshot | undefined;
  /** Effects of entries, in order, as far as they are stored. */
  effects(): readonly StoredEffect[];
  /** Whether a bot was to act at the last write, after a person had been at the table. */
  readonly attended: boolean;
  /** Whether orders of a seat may be left to play. */
  readonly hasPendingOrders: boolean;
}

/** A write of another server. */
export interface RemoteWrite
  extends Pick<LoadedTable, 'entries' | 'revision' | 'attended' | 'hasPendingOrders'> {
  /** All seats after the write; absent if it has not changed any. */
  readonly seats?: readonly StoredSeat[];
}

/** Everything that has been added to a table after an entry. */
export type Tail = Required<RemoteWrite>;

/** Data of one write to a table. */
export interface Change {
  readonly entries?: readonly RecordEntry[];
  readonly progress: TableProgress;
  /** The newest snapshot, if it has changed. */
  readonly snapshot?: Snapshot & Partial<KeptSnapshot> & { readonly schema: string };
  /** Effects of entries, which replace the stored ones. */
  readonly effects?: readonly StoredEffect[];
  /** Seats that have changed, by side. */
  readonly seats?: ReadonlyMap<number, StoredSeat>;
  /** The revision after the write; random, so that no other server uses it. */
  readonly revision?: number;
  /** Whether the write is secret: no other player may learn that something was written, or when. */
  readonly quiet?: boolean;
  /**
   * Whether something is due without a person: a bot's move at a table of bots (1) or with people (2), or more orders
   * of a seat, which the next write plays (3). Absent: no.
   */
  readonly bot?: 0 | 1 | 2 | 3;
}

/** A table where a bot is to act (in its own seat or as a substitute), or where orders are left to play. */
export interface BotTurn {
  readonly id: string;
  /** Whether people have seats there. */
  readonly people: boolean;
}

/** Notification of a write of another server. */
export interface RemoteChange {
  /** Revision after the write. */
  readonly revision: number;
  /** The write itself, and the revision before it; absent if it is long or has changed seats. */
  readonly known?: { readonly expected: number; readonly write: RemoteWrite } | undefined;
}

/** Handles the writes of other servers, in order; without an id, any table may have changed. */
export type RevisionListener = (id: string | undefined, change?: RemoteChange) => void;

/** Handles a change outside the game of a table, or in a study, with the text of its notification. */
export type SideChangeListener = (id: string | undefined, text?: string) => void;

/** A table that has been untouched for long, and its last revision. */
export interface StaleTable {
  readonly id: string;
  readonly revision: number;
}

/** Runs work that comes in slices. */
export type Runner = <T>(work: Slices<T>) => Promise<T>;

/** Runs all slices at once. */
export const atOnce: Runner = async (work) => finish(work);

/** Chat of tables, and private notes of seats. */
export interface ChatStore {
  /**
   * Stores a chat message after the existing ones, and returns its number. If players or spectators have more than
   * `most` messages, their oldest one is deleted. Rejects with `NoTableError` if the table does not exist.
   */
  add(id: string, message: Omit<ChatMessage, 'n'>, most: number): Promise<number>;
  /** Chat messages after message `n`, in order. */
  after(id: string, n: number): Promise<ChatMessage[]>;
  /** Returns the private note of a seat, if `owner` is the hash of its secret; else an empty text. */
  note(id: string, side: Side, owner: string): Promise<string>;
  storeNote(id: string, side: Side, owner: string, text: string): Promise<void>;
}

/** A side that has a client at a table. */
export interface ConnectedSide {
  readonly id: string;
  readonly side: Side;
}

/** Presence of players at the tables, if several servers share them. */
export interface PresenceStore {
  /** Stores that a side has its first client at this server; it counts as connected for this many milliseconds. */
  connect(connected: ConnectedSide, lease: number): Promise<void>;
  /** Stores that the last client of a side has left this server. */
  disconnect(connected: ConnectedSide): Promise<void>;
  /** Renews the presence of these sides. */
  renew(connected: readonly ConnectedSide[], lease: number): Promise<void>;
  /** Returns the sides connected to these tables at other servers. */
  connectedElsewhere(ids: readonly string[]): Promise<ConnectedSide[]>;
  /** Stores that this server has no clients. */
  disconnectAll(): Promise<void>;
}

/** Thrown if a table does not exist. */
export class NoTableError extends Error {
  override readonly name = 'NoTableError';

  constructor(id: string) {
    super(`There is no table “${id}” here.`);
  }
}

export interface Store {
  readonly chat: ChatStore;
  /** Presence of players by server; only with several servers. */
  readonly presence?: PresenceStore;
  /** Notification settings of seats and accounts. */
  readonly notifications: NotificationStore;
  /** Queries on the data about accounts, beside the tables. */
  readonly db: Database;
  /** Statements that notify the other servers of a write. */
  readonly announce: Announce;
  /** Why nothing can be written, and what to do; undefined if all is well. */
  readonly fault: string | undefined;
  /** Number of changes that wait for the write before them. */
  readonly waiting: number;
  /**
   * Stores a new table, as revision 0, with the entries that it already has. It is visible only when it is complete.
   */
  insert(head: StoredHead, change: Change): Promise<void>;
  /**
   * Stores a change of a table, all of it or nothing, as revision `change.revision` or else `expected` + 1. Rejects
   * with `ConflictError`, and writes nothing, if the table has another revision than `expected`: so two servers never
   * write the same move, or seat, twice. A write that fails does not fail others in its transaction.
   */
  append(id: string, expected: number, change: Change): Promise<void>;
  /** Stores the rematch of a table, unless it has one already; returns the stored one. */
  setRematch(id: string, rematch: Rematch): Promise<Rematch>;
  /** Returns the rematch of a table, if it has one. */
  rematchOf(id: string): Promise<Rematch | undefined>;
  /** Deletes a table; with a revision, only if it is still at that revision, else rejects with `ConflictError`. */
  remove(id: string, expected?: number): Promise<void>;
  /** Returns finished tables untouched since `over`, and unfinished ones untouched since `inPlay`; the oldest first. */
  findStale(over: number, inPlay: number): Promise<StaleTable[]>;
  /** Copies everything about these tables into an open embedded store. */
  copyTo(db: DatabaseSync, ids: readonly string[]): Promise<void>;
  /** Deletes tables that a process left half written, or half removed, when it died. */
  clearPartial(): Promise<void>;
  /** Returns a table by its id; rejects with `DamagedTableError` if its hash chain is broken. */
  load(id: string, run?: Runner): Promise<LoadedTable | undefined>;
  /** Returns a table's entries after `seq`, with what else may have changed; undefined if the table is gone. */
  tail(id: string, seq: number): Promise<Tail | undefined>;
  /** Returns the ids of all complete tables, the oldest first. */
  ids(): Promise<string[]>;
  /**
   * Returns tables in play, the last touched first; with `open`, only those with a free seat; only those touched since
   * `since`, in milliseconds since 1970.
   */
  list(limit: number, open: boolean, since?: number): Promise<TableListing[]>;
  /**
   * Stores when the clock of a table runs out, if the table is still at this revision; rows of older schemas lack it.
   */
  setDeadline(id: string, revision: number, due: number): Promise<void>;
  /** Returns these tables, finished or not, as far as they exist. */
  find(ids: readonly string[]): Promise<TableListing[]>;
  /**
   * Returns tables where a bot is to act or orders are left to play, and which have been untouched for this many
   * milliseconds.
   */
  botTurns(untouched?: number): Promise<BotTurn[]>;
  /** Stores that a bot is to act because a person has connected, without an entry being written. */
  markBotTurn(turn: BotTurn): Promise<void>;
  /**
   * Starts reporting each table that another server has written, each with a change outside the game (chat, rematch),
   * and each where a player has connected or left; without an id, any table may have changed.
   */
  watch(
    onWrite: RevisionListener,
    onSideChange?: SideChangeListener,
    onPresence?: SideChangeListener,
  ): Promise<void>;
  /** Rejects if the store cannot be reached. */
  check(): Promise<void>;
  /**
   * Returns why nothing can be written now, and what to do: `fault`, a full disk, a standby; undefined if all is well.
   */
  writeFault(): Promise<string | undefined>;
  /** Closes the store, after all requested changes are stored. */
  close(): Promise<void>;
}

/** Returns the error for a broken hash chain. */
export const damagedFrom = (id: string, seq: number): DamagedTableError =>
  new DamagedTableError(`Table ${id} is damaged in the store, from entry ${seq} on.`);
