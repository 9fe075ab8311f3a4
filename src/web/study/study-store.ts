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

  /** Stores the changes that the server has confirmed. */
  async keep(study: StoredStudy): Promise<void> {
    await this.#put(LOGS, study);
  }

  /** Stores the changes that are waiting to be sent. */
  async keepPending(pending: readonly PendingChange[]): Promise<void> {
    await this.#put(PENDING, pending);
  }

  async #put(store: string, value: unknown): Promise<void> {
    const database = await this.#database;
    if (!database) return;
    const transaction = database.transaction(store, 'readwrite');
    transaction.objectStore(store).put(value, this.#id);
    // Commits at once, because the page may be closed next.
    transaction.commit();
  }
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
