/** Stores the server's studies in this browser, so that they can be opened and changed without a network. */
import type { StudyChange, StudyInfo } from '../../study/messages.ts';
import type { PendingChange } from './study-log.ts';

/** A study in its last state known to this browser. */
export interface StoredStudy {
  readonly info: StudyInfo;
  readonly seq: number;
  readonly confirmed: readonly StudyChange[];
}

const DATABASE = 'countermarch.server-studies';
/** Prefix of the ids of studies that only this browser has. Ids from a server contain no hyphen. */
export const LOCAL = 'local-';
const [LOGS, PENDING] = ['logs', 'pending'];

export class StudyStore {
  readonly #id: string;
  readonly #database: Promise<IDBDatabase | undefined>;

  constructor(id: string) {
    this.#id = id;
    this.#database = opened().catch(() => undefined);
  }

  async read(): Promise<{
    readonly study?: StoredStudy;
    readonly pending: readonly PendingChange[];
  }> {
    const database = await this.#database;
    if (!database) return { pending: [] };
    const transaction = database.transaction([LOGS, PENDING]);
    const [study, pending] = await Promise.all([
      answerTo<StoredStudy | undefined>(transaction.objectStore(LOGS).get(this.#id)),
      answerTo<PendingChange[] | undefined>(transaction.objectStore(PENDING).get(this.#id)),
    ]);
    return { ...(study && { study }), pending: pending ?? [] };
  }

  /** Stores the changes that the server has confirmed. Returns false if this browser stores nothing. */
  keep(study: StoredStudy): Promise<boolean> {
    return this.#put(LOGS, study);
  }

  /** Stores the changes that are waiting to be sent. */
  async keepPending(pending: readonly PendingChange[]): Promise<void> {
    await this.#put(PENDING, pending);
  }

  async remove(): Promise<void> {
    const database = await this.#database;
    const transaction = database?.transaction([LOGS, PENDING], 'readwrite');
    for (const store of [LOGS, PENDING]) transaction?.objectStore(store).delete(this.#id);
    transaction?.commit();
  }

  async #put(store: string, value: unknown): Promise<boolean> {
    const database = await this.#database;
    if (!database) return false;
    const transaction = database.transaction(store, 'readwrite');
    transaction.objectStore(store).put(value, this.#id);
    // Commits at once, because the page may be closed next.
    transaction.commit();
    return true;
  }
}

/** Returns the studies that only this browser has, newest first. */
export async function localStudies(): Promise<readonly StoredStudy[]> {
  const database = await opened().catch(() => undefined);
  if (!database) return [];
  const range = IDBKeyRange.bound(LOCAL, `${LOCAL}\uffff`);
  const found = await answerTo<StoredStudy[]>(
    database.transaction(LOGS).objectStore(LOGS).getAll(range),
  );
  const changed = ({ confirmed }: StoredStudy) => confirmed.at(-1)?.at ?? 0;
  return found.toSorted((a, b) => changed(b) - changed(a));
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(LOGS);
    request.result.createObjectStore(PENDING);
  };
  return answerTo(request);
}

function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
