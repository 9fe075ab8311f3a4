/** Connected readers of studies: at this server, and at others, which send only their cursors. */
import { chatMessagesAfter } from './study-repository.ts';
import type { Store } from '../store/store.ts';
import type { StudyMessage, StudyCursor } from '../../study/messages.ts';

/** Prefix of study ids in notifications of the store, which are otherwise about tables. */
const PREFIX = 'study-';
/** Milliseconds after which a reader at another server counts as gone, without further news of them. */
const AWAY = 30_000;

/** A connected reader. */
export interface StudyReader {
  readonly cursor: StudyCursor;
  send(message: StudyMessage): void;
  /** Closes the connection if the reader may no longer see the study. */
  check(): void;
}

interface RemoteCursor {
  readonly cursor: StudyCursor;
  readonly at: number;
}

export class StudyReaders {
  readonly #store: Store;
  readonly #catchUp: (id: string) => Promise<unknown>;
  readonly #here = new Map<string, Set<StudyReader>>();
  /** Readers at other servers, by study and id. */
  readonly #elsewhere = new Map<string, Map<string, RemoteCursor>>();
  /** Number of the last chat message that was sent to the readers of a study. */
  readonly #lastMessages = new Map<string, number>();

  constructor(store: Store, catchUp: (id: string) => Promise<unknown>) {
    this.#store = store;
    this.#catchUp = catchUp;
  }

  /** Returns the name of a study in notifications. */
  nameOf = (id: string): string => PREFIX + id;

  join(id: string, reader: StudyReader): void {
    const readers = this.#here.get(id) ?? new Set();
    this.#here.set(id, readers);
    for (const { cursor } of readers) if (cursor.node) reader.send({ type: 'cursor', cursor });
    for (const { cursor, at } of this.#elsewhere.get(id)?.values() ?? [])
      if (Date.now() - at < AWAY) reader.send({ type: 'cursor', cursor });
    readers.add(reader);
  }

  leave(id: string, reader: StudyReader): void {
    const readers = this.#here.get(id);
    if (!readers?.delete(reader)) return;
    if (readers.size === 0) {
      this.#here.delete(id);
      this.#elsewhere.delete(id);
      this.#lastMessages.delete(id);
    }
    this.#share(id, { type: 'gone', id: reader.cursor.id });
  }

  /** Sends the cursor of a reader to the other readers. */
  move(id: string, { cursor }: StudyReader): void {
    this.#share(id, { type: 'cursor', cursor });
  }

  #share(id: string, message: StudyMessage): void {
    this.send(id, message);
    const { db, announce } = this.#store;
    const writes = announce(this.nameOf(id), JSON.stringify(message));
    if (writes.length > 0) db.write(...writes).catch(() => undefined);
  }

  /** Sends a message to all readers at this server. */
  send(id: string, message: StudyMessage): void {
    if (message.type === 'chat') this.#lastMessages.set(id, message.message.n);
    for (const reader of this.#here.get(id) ?? []) {
      reader.send(message);
      if (message.type === 'settings') reader.check();
    }
  }

  /** Handles news of another server; without a name, any study may have changed. */
  onNotification(name: string | undefined, text = ''): void {
    if (name !== undefined && !name.startsWith(PREFIX)) return;
    const ids = name === undefined ? [...this.#here.keys()] : [name.slice(PREFIX.length)];
    for (const id of ids) {
      if (!this.#here.has(id)) continue;
      if (text.startsWith('{')) this.#applyCursor(id, JSON.parse(text) as StudyMessage);
      else {
        if (text !== 'chat') this.#catchUp(id).catch(() => undefined);
        if (text === 'chat' || name === undefined) void this.#sendNewMessages(id);
      }
    }
  }

  #applyCursor(id: string, message: StudyMessage): void {
    const known = this.#elsewhere.get(id) ?? new Map<string, RemoteCursor>();
    this.#elsewhere.set(id, known);
    if (message.type === 'cursor')
      known.set(message.cursor.id, { cursor: message.cursor, at: Date.now() });
    if (message.type === 'gone') known.delete(message.id);
    this.send(id, message);
  }

  async #sendNewMessages(id: string): Promise<void> {
    const after = this.#lastMessages.get(id);
    // If it is unknown which messages the readers have, send the latest ones; they ignore those that they have.
    const messages = await chatMessagesAfter(this.#store.db, id, after ?? 0).catch(() => []);
    for (const message of after === undefined ? messages.slice(-5) : messages)
      this.send(id, { type: 'chat', message });
  }
}
