/** Stores the last view of each seat at a server's table in this browser, so that the table opens without a network. */
import type { TableView } from '../../../table/messages/messages.ts';
import type { ClientTable } from '../../../table/views/client-table.ts';

const [DATABASE, STORE] = ['countermarch.views', 'views'];
/** Maximum number of seats whose views are stored. */
const MOST = 30;

interface Row {
  readonly key: string;
  /** Time of storing, in milliseconds since 1970. */
  readonly at: number;
  readonly view: TableView;
}

const keyOf = (table: string, token: string | undefined): string => `${table} ${token ?? ''}`;

/** Stores a view in place of an earlier one. Does nothing if the browser has no storage. */
export async function saveView(token: string | undefined, view: ClientTable): Promise<void> {
  try {
    const database = await opened();
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
    const row: Row = { key: keyOf(view.table, token), at: Date.now(), view };
    await answerTo(store.put(row));
    const rows = await answerTo<Row[]>(store.getAll());
    const old = rows.toSorted((a, b) => b.at - a.at).slice(MOST);
    for (const { key } of old) store.delete(key);
  } catch {
    // Without storage, the table cannot be shown offline.
  }
}

/** Returns the last view of a seat; undefined if none is stored. */
export async function loadView(
  table: string,
  token: string | undefined,
): Promise<TableView | undefined> {
  try {
    const store = (await opened()).transaction(STORE).objectStore(STORE);
    return (await answerTo<Row | undefined>(store.get(keyOf(table, token))))?.view;
  } catch {
    return undefined;
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
  return answerTo(request);
}

function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
