/**
 * Studies of the server: reads, checks and stores changes, and sends them to the readers, also those of other servers.
 */
import type {
  ChangeAnswer,
  StudyChange,
  StudyMessage,
  StudyRole,
  StudyVisibility,
} from '../../study/messages.ts';
import type { Compilable } from 'kysely';
import { MOST_SIZE } from '../../study/messages.ts';
import { faultOfFile } from '../../study/enclosed.ts';
import type { StudyOperation } from '../../study/operations.ts';
import { type LocalizedText, msg } from '../../kernel/text/message.ts';
import { Allowance } from '../http/addresses.ts';
import { HttpError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import type { Limits } from '../http/limits.ts';
import { plainText } from '../accounts/names.ts';
import { english } from '../english.ts';
import { freshId, freshToken } from '../seats/access-tokens.ts';
import { PreconditionError, type Write } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { StudyLog } from './study-log.ts';
import { StudyReaders } from './study-readers.ts';
import {
  type Author,
  changeOf,
  changesAfter,
  changeWrites,
  creationOf,
  findStudy,
  memberOf,
  membersOf,
  chatMessagesAfter,
  chatMessageWrites,
  roleOf,
  type StudyRow,
} from './study-repository.ts';

/** Maximum number of studies in memory. */
const MOST_LOGS = 30;
/** Maximum number of stored chat messages of a study. */
const MOST_CHAT_MESSAGES = 300;
/** Changes of one author: at once, and per hour. */
const CHANGES = [200, 7200] as const;
/** Attempts to check a change again because another server was first. */
const TRIES = 8;

/** A study with the rights of one reader. */
export interface OpenStudy {
  readonly row: StudyRow;
  readonly role: StudyRole;
  /** Name of the reader at this study; empty if they are not a member. */
  readonly me: string;
}

/** A requested change. */
interface WantedChange {
  readonly key: string;
  readonly operations: readonly StudyOperation[];
}

type Extra = readonly (Write | Compilable)[];

export class Studies {
  readonly readers: StudyReaders;
  readonly #store: Store;
  readonly #allowed = new Allowance(...CHANGES);
  readonly #chatAllowance: Allowance;
  /** Logs in memory, the least recently used first. */
  readonly #logs = new Map<string, StudyLog>();
  /** Running work by study; each waits for the one before it. */
  readonly #work = new Map<string, Promise<unknown>>();

  constructor(
    { store, sideChangeListeners }: Pick<Tables, 'store' | 'sideChangeListeners'>,
    { chatMessages, chatMessagesPerHour }: Limits,
  ) {
    this.#store = store;
    this.#chatAllowance = new Allowance(chatMessages, chatMessagesPerHour);
    this.readers = new StudyReaders(store, (id) => this.#inTurn(id, () => this.#catchUp(id)));
    sideChangeListeners.push((id, text) => this.readers.onNotification(id, text));
  }

  /** Returns a study if this reader may see it; else throws a 404, as if it did not exist. */
  async open(id: string, member: string, atLeast: StudyRole = 'viewer'): Promise<OpenStudy> {
    const row = await findStudy(this.#store.db, id);
    const own = row && (await roleOf(this.#store.db, id, member));
    if (!row || (!own && row.visibility === 'private'))
      throw new HttpError(404, refuse('server.study.none', { id }));
    const role = own?.role ?? 'viewer';
    const enough = atLeast === 'viewer' || role === 'owner' || role === atLeast;
    if (!enough)
      throw new HttpError(
        403,
        atLeast === 'owner' ? refuse('server.study.owner') : refuse('server.study.contributor'),
      );
    return { row, role, me: own?.name ?? '' };
  }

  /** Returns a study by the secret part of its link; throws a 404 if that is wrong. */
  async byCode(id: string, code: string): Promise<StudyRow> {
    const row = await findStudy(this.#store.db, id);
    if (!row || row.code !== code) throw new HttpError(404, refuse('server.study.link'));
    return row;
  }

  /** Creates a study; returns its id. */
  async create(
    wanted: {
      readonly name: string;
      readonly visibility: StudyVisibility;
      readonly table?: string;
      readonly operations: readonly StudyOperation[];
    },
    author: Author,
  ): Promise<string> {
    const { name, visibility, table = '', operations } = wanted;
    const [id, now, isGame] = [freshId(), Date.now(), table !== ''];
    const row: StudyRow = {
      ...{ id, name: plainText('name', name), visibility, table_id: table },
      ...{ owner: isGame ? '' : author.member, owner_name: isGame ? '' : author.name },
      ...{ games: '', code: freshToken(), seq: 0, size: 0, chapters: 0, made: now, touched: now },
    };
    const { db } = this.#store;
    await db.write(
      ...creationOf(db, row),
      memberOf(db, id, author, isGame ? 'contributor' : 'owner'),
    );
    if (operations.length > 0) await this.change(id, author, { key: freshId(), operations });
    return id;
  }

  /** Carries out operations of a contributor. Throws a 409 if the study is full or busy, and a 429 after many changes. */
  async change(id: string, author: Author, wanted: WantedChange): Promise<ChangeAnswer> {
    if (!this.#allowed.take(author.member)) throw new HttpError(429, refuse('server.study.often'));
    const faults = await faultsIn(wanted.operations);
    return this.#inTurn(id, () => this.#change(id, author, wanted, faults));
  }

  async #change(
    id: string,
    author: Author,
    { key, operations }: WantedChange,
    faults: ReadonlyMap<StudyOperation, LocalizedText>,
  ) {
    const { db } = this.#store;
    for (let tries = 0; tries < TRIES; tries++) {
      const log = await this.#catchUp(id);
      const row = await findStudy(db, id);
      if (!row) throw new HttpError(404, refuse('server.study.none', { id }));
      const known = await changeOf(db, id, key);
      if (known !== undefined) return { n: known, refused: [], near: log.near(row.size) };
      if (row.size > MOST_SIZE) throw new HttpError(409, refuse('server.study.large'));
      if (row.seq !== log.seq) continue;
      const isForeign = await this.#foreignTables(row, operations);
      const { accepted, refused } = this.#withConflictRetry(id, () =>
        log.judge(operations, author.name, isForeign, faults),
      );
      const change = {
        n: row.seq + 1,
        key,
        name: author.name,
        at: Date.now(),
        operations: accepted,
      };
      const reasons = refused.map(({ index, why }) => ({
        index,
        reason: english(why),
        message: why,
      }));
      if (accepted.length === 0) return { n: 0, refused: reasons, near: log.near(row.size) };
      if (await this.#write(id, log, change))
        return { n: change.n, refused: reasons, near: log.near(row.size) };
    }
    throw new HttpError(409, refuse('server.study.busy'));
  }

  /** Discards the log: half of a change was carried out in it. */
  #withConflictRetry<T>(id: string, work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.#logs.delete(id);
      throw error;
    }
  }

  /**
   * Returns the tables of which this study may have no chapter: games in progress, unless the author is the only
   * reader.
   */
  async #foreignTables(row: StudyRow, operations: readonly StudyOperation[]) {
    const tables = operations.flatMap((operation) =>
      operation.op === 'chapter' && operation.from && 'table' in operation.from
        ? operation.from.table
        : [],
    );
    const live = await this.#liveOf(tables);
    const members = live.size > 0 ? await membersOf(this.#store.db, row.id) : [];
    const isAlone = row.visibility === 'private' && members.length === 1;
    return (table: string) => live.has(table) && !isAlone;
  }

  /** Returns those of these tables whose games are in progress. */
  async #liveOf(tables: readonly string[]): Promise<ReadonlySet<string>> {
    if (tables.length === 0) return new Set();
    const live = this.#store.db.selectFrom('tables').select('id').where('id', 'in', tables);
    const rows = await live.where('over', '<>', 1).execute();
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Writes a change of the study's readers, as a change without operations, so that it is ordered among the others.
   * `letsIn`: throws a 409 if the study has a chapter of a game in progress.
   */
  async settle(
    id: string,
    author: Author,
    { letsIn, writes }: { readonly letsIn: boolean; readonly writes: Extra },
  ): Promise<void> {
    await this.#inTurn(id, async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const log = await this.#catchUp(id);
        if (letsIn && (await this.#liveOf(log.tables)).size > 0)
          throw new HttpError(409, refuse('server.study.live'));
        const at = Date.now();
        const change = { n: log.seq + 1, key: freshId(), name: author.name, at, operations: [] };
        if (await this.#write(id, log, change, writes)) return;
      }
      throw new HttpError(409, refuse('server.study.busy'));
    });
  }

  /** Writes a change and sends it; returns false if another server was first. */
  async #write(
    id: string,
    log: StudyLog,
    change: StudyChange,
    extra: Extra = [],
  ): Promise<boolean> {
    const { db, announce } = this.#store;
    try {
      const writes = changeWrites(db, id, change, log.listed);
      await db.write(...writes, ...extra, ...announce(this.readers.nameOf(id)));
    } catch (error) {
      this.#logs.delete(id);
      if (error instanceof PreconditionError) return false;
      throw error;
    }
    log.follow({ n: change.n, operations: [] });
    this.readers.send(id, messageOf(change));
    return true;
  }

  /** Sends a chat message of a member. */
  async send(id: string, author: Author, given: string): Promise<void> {
    if (!this.#chatAllowance.take(author.member))
      throw new HttpError(429, refuse('server.chat.fast'));
    const text = plainText('text', given);
    if (text === '') throw new HttpError(400, refuse('server.chat.empty'));
    const { db, announce } = this.#store;
    const message = { name: author.name, text, at: Date.now() };
    const [, rows] = await db.write(
      ...chatMessageWrites(db, id, message, MOST_CHAT_MESSAGES),
      ...announce(this.readers.nameOf(id), 'chat'),
    );
    const [{ n }] = rows as [{ n: number }];
    this.readers.send(id, { type: 'chat', message: { n, ...message } });
  }

  chatMessages(id: string) {
    return chatMessagesAfter(this.#store.db, id, 0);
  }

  /** Returns the limits that a study has used to nine tenths. */
  async near({ id, size }: StudyRow) {
    return (await this.#inTurn(id, () => this.#catchUp(id))).near(size);
  }

  /** Returns the log of a study with all stored changes; sends new ones to the readers. */
  async #catchUp(id: string): Promise<StudyLog> {
    const known = this.#logs.get(id);
    const log = known ?? new StudyLog(id);
    for (const change of await changesAfter(this.#store.db, id, log.seq)) {
      log.follow(change);
      if (known) this.readers.send(id, messageOf(change));
    }
    if (!known) this.readers.send(id, { type: 'behind' });
    this.#logs.delete(id);
    this.#logs.set(id, log);
    const [oldest] = this.#logs.keys();
    if (this.#logs.size > MOST_LOGS && oldest !== undefined) this.#logs.delete(oldest);
    return log;
  }

  #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#work.get(id) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(work);
    this.#work.set(id, mine);
    const forget = () => {
      if (this.#work.get(id) === mine) this.#work.delete(id);
    };
    mine.then(forget, forget);
    return mine;
  }
}

/** Returns the faults of the records and bundles in operations. */
async function faultsIn(
  operations: readonly StudyOperation[],
): Promise<ReadonlyMap<StudyOperation, LocalizedText>> {
  const found = new Map<StudyOperation, LocalizedText>();
  for (const operation of operations) {
    const wrong = operation.op === 'file' && (await faultOfFile(operation));
    if (wrong) found.set(operation, msg('fault.at', { ...wrong }));
  }
  return found;
}

/** Whether a change is about the readers: it has no operations. */
const messageOf = (change: StudyChange): StudyMessage =>
  change.operations.length > 0 ? { type: 'change', change } : { type: 'settings', n: change.n };
