/**
 * Trees of variations in this browser: the operations of each table's study, in IndexedDB. Each operation is stored at
 * once, so nothing is lost when the page closes.
 */
import type { StudyOperation } from '../../../study/operations.ts';

/** Operations of one table, in order. */
export interface OperationStore {
  /** Adds operations, either all or none of them. */
  add(...operations: readonly StudyOperation[]): void;
  /** Operations so far. */
  readonly operations: readonly StudyOperation[];
  /** Whether operations are stored; false if the browser allows no storage. */
  readonly isKept: boolean;
}

const [DATABASE, STORE, BY_TABLE] = ['countermarch.studies', 'operations', 'table'];

interface Row {
  readonly table: string;
  readonly operation: StudyOperation;
}

/** Opens the operations of a table. Without IndexedDB they last only as long as the page. */
export async function openStore(table: string): Promise<OperationStore> {
  try {
    const database = await opened();
    const rows = await answerTo<Row[]>(
      database.transaction(STORE).objectStore(STORE).index(BY_TABLE).getAll(table),
    );
    return new DatabaseStore(
      database,
      table,
      rows.map(({ operation }) => operation),
    );
  } catch {
    return new MemoryStore();
  }
}

class DatabaseStore implements OperationStore {
  readonly isKept = true;
  readonly operations: readonly StudyOperation[];
  readonly #database: IDBDatabase;
  readonly #table: string;

  constructor(database: IDBDatabase, table: string, operations: readonly StudyOperation[]) {
    this.#database = database;
    this.#table = table;
    this.operations = operations;
  }

  add(...operations: readonly StudyOperation[]): void {
    if (operations.length === 0) return;
    const transaction = this.#database.transaction(STORE, 'readwrite');
    const store = transaction.objectStore(STORE);
    for (const operation of operations) store.add({ table: this.#table, operation } satisfies Row);
    // Commit at once, not when the browser is idle, because the page may be closed next.
    transaction.commit();
  }
}

class MemoryStore implements OperationStore {
  readonly isKept = false;
  readonly operations: readonly StudyOperation[] = [];
  add(): void {}
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore(STORE, { autoIncrement: true });
    store.createIndex(BY_TABLE, 'table');
  };
  return answerTo(request);
}

function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
