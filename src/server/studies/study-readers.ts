/** Connected readers of studies: at this server, and at others, which send only their cursors. */
import { remarksAfter } from './study-repository.ts';
import type { Store } from '../store/store.ts';
import type { StudyMessage, StudyVisitor } from '../../study/messages.ts';

/** Prefix of study ids in notifications of the store, which are otherwise about tables. */
const PREFIX = 'study-';
/** Milliseconds after which a reader at another server counts as gone, without further news of them. */
const AWAY = 30_000;

/** A connected reader. */
export interface StudyReader {
  readonly visitor: StudyVisitor;
  send(message: StudyMessage): void;
  /** Closes the connection if the reader may no longer see the study. */
  check(): void;
}

interface Remote {
  readonly visitor: StudyVisitor;
  readonly at: number;
}

export class StudyReaders {
  readonly #store: Store;
  readonly #catchUp: (id: string) => Promise<unknown>;
  readonly #here = new Map<string, Set<StudyReader>>();
  /** Readers at other servers, by study and id. */
  readonly #elsewhere = new Map<string, Map<string, Remote>>();
  /** Number of the last chat message that was sent to the readers of a study. */
  readonly #remarks = new Map<string, number>();

  constructor(store: Store, catchUp: (id: string) => Promise<unknown>) {
    this.#store = store;
    this.#catchUp = catchUp;
  }

  /** Returns the name of a study in notifications. */
  nameOf = (id: string): string => PREFIX + id;

  join(id: string, reader: StudyReader): void {
    const readers = this.#here.get(id) ?? new Set();
    this.#here.set(id, readers);
    for (const { visitor } of readers) if (visitor.node) reader.send({ type: 'visitor', visitor });
    for (const { visitor, at } of this.#elsewhere.get(id)?.values() ?? [])
      if (Date.now() - at < AWAY) reader.send({ type: 'visitor', visitor });
    readers.add(reader);
  }

  leave(id: string, reader: StudyReader): void {
    const readers = this.#here.get(id);
    if (!readers?.delete(reader)) return;
    if (readers.size === 0) {
      this.#here.delete(id);
      this.#elsewhere.delete(id);
      this.#remarks.delete(id);
    }
    this.#share(id, { type: 'gone', id: reader.visitor.id });
  }

  /** Sends the cursor of a reader to the other readers. */
  move(id: string, { visitor }: StudyReader): void {
    this.#share(id, { type: 'visitor', visitor });
  }

  #share(id: string, message: StudyMessage): void {
    this.send(id, message);
    const { db, announce } = this.#store;
    const writes = announce(this.nameOf(id), JSON.stringify(message));
    if (writes.length > 0) db.write(...writes).catch(() => undefined);
  }

  /** Sends a message to all readers at this server. */
  send(id: string, message: StudyMessage): void {
    if (message.type === 'remark') this.#remarks.set(id, message.remark.n);
    for (const reader of this.#here.get(id) ?? []) {
      reader.send(message);
      if (message.type === 'settings') reader.check();
    }
  }

  /** Handles news of another server; without a name, any study may have changed. */
  heard(name: string | undefined, text = ''): void {
    if (name !== undefined && !name.startsWith(PREFIX)) return;
    const ids = name === undefined ? [...this.#here.keys()] : [name.slice(PREFIX.length)];
    for (const id of ids) {
      if (!this.#here.has(id)) continue;
      if (text.startsWith('{')) this.#hearVisitor(id, JSON.parse(text) as StudyMessage);
      else {
        if (text !== 'remark') this.#catchUp(id).catch(() => undefined);
        if (text === 'remark' || name === undefined) void this.#hearRemarks(id);
      }
    }
  }

  #hearVisitor(id: string, message: StudyMessage): void {
    const known = this.#elsewhere.get(id) ?? new Map<string, Remote>();
    this.#elsewhere.set(id, known);
    if (message.type === 'visitor')
      known.set(message.visitor.id, { visitor: message.visitor, at: Date.now() });
    if (message.type === 'gone') known.delete(message.id);
    this.send(id, message);
  }

  async #hearRemarks(id: string): Promise<void> {
    const after = this.#remarks.get(id);
    // If it is unknown which messages the readers have, send the latest ones; they ignore those that they have.
    const remarks = await remarksAfter(this.#store.db, id, after ?? 0).catch(() => []);
    for (const remark of after === undefined ? remarks.slice(-5) : remarks)
      this.send(id, { type: 'remark', remark });
  }
}
