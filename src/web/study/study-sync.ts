/**
 * Synchronizes a study with the server. Changes arrive over a socket; this page's changes are sent one at a time, and
 * stored while there is no network.
 */
import { batch, signal } from '@preact/signals';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type {
  StudyChange,
  StudyInfo,
  StudyMessage,
  StudyChatMessage,
  StudyCursor,
} from '../../study/messages.ts';
import type { StudyOperation } from '../../study/operations.ts';
import { freshSeed } from '../../table/dice/dice.ts';
import { PageError } from '../faults.ts';
import { faultOf } from '../table-messages.ts';
import {
  fetchChanges,
  fetchChatMessages,
  fetchStudy,
  removeStudy,
  saveStudy,
  sendToStudy,
  sendChange,
  studySocketUrl,
} from './api.ts';
import { ClientStudyLog } from './study-log.ts';
import { StudyStore } from './study-store.ts';

/** Time during which operations are collected into one change, in milliseconds. */
const GATHER = 250;
const [FIRST_WAIT, LONGEST_WAIT] = [500, 8000];
/** Interval between reports of this reader's position, even if it has not changed, in milliseconds. */
const STILL_HERE = 15_000;
/** Time after which a silent reader counts as gone, in milliseconds. */
const AWAY = 40_000;
/** Close codes after which a reconnection is useless: the study does not exist, or is no longer shared. */
const NO_STUDY = 4404;
const KEY_LENGTH = 24;

/** Receiver of other readers' changes. */
export interface StudyListener {
  more(operations: readonly StudyOperation[]): void;
  /** Called when the study must be rebuilt from all `operations`. */
  rebase(): void;
}

/** Name and readers of a study. */
export type StudySettings = Parameters<typeof saveStudy>[1];

export class StudySync {
  readonly id: string;
  /** Whether other people can read it. */
  readonly isShared: boolean = true;
  readonly info = signal<StudyInfo | undefined>(undefined);
  /** State of the connection. `closed`: the study is gone or no longer shared. */
  readonly line = signal<'connecting' | 'open' | 'lost' | 'closed'>('connecting');
  /** Number of changes that were not sent yet. */
  readonly unsent = signal(0);
  readonly fault = signal<LocalizedText>('');
  readonly cursors = signal<readonly (StudyCursor & { readonly at: number })[]>([]);
  readonly chatMessages = signal<readonly StudyChatMessage[]>([]);
  readonly #log = new ClientStudyLog(() => freshSeed().slice(0, KEY_LENGTH));
  readonly #store: StudyStore;
  readonly #ends: (() => void)[] = [];
  /** Counter of confirmed changes. Components that read the history subscribe to it. */
  readonly confirmed = signal(0);
  #listener: StudyListener | undefined;
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #flush: ReturnType<typeof setTimeout> | undefined;
  #keep: ReturnType<typeof setTimeout> | undefined;
  #reading: Promise<void> | undefined;
  #place = { chapter: '', node: '' };
  #placing: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.#store = new StudyStore(id);
  }

  /** Opens the study, from this browser if there is no network. Rejects if neither has it. */
  async open(): Promise<void> {
    const { study, pending } = await this.#store
      .read()
      .catch(() => ({ study: undefined, pending: [] }));
    if (study) {
      this.#log.restore({ ...study, pending });
      this.info.value = study.info;
      this.unsent.value = pending.length;
    }
    try {
      await this.#refresh();
    } catch (error) {
      const isSilent = !(error instanceof PageError) || error.status === undefined;
      if (!study || !isSilent) throw error;
    }
    this.#connect();
    const wake = () => void this.#check();
    // Closes the socket, which may otherwise take minutes to notice that the network is gone.
    const sleep = () => this.#socket?.close();
    addEventListener('online', wake);
    addEventListener('offline', sleep);
    const timer = setInterval(() => this.#tick(), STILL_HERE);
    this.#ends.push(
      () => removeEventListener('online', wake),
      () => removeEventListener('offline', sleep),
      () => clearInterval(timer),
    );
  }

  close(): void {
    for (const end of this.#ends) end();
    clearTimeout(this.#retry);
    this.line.value = 'closed';
    this.#socket?.close();
  }

  /** Loads changes from a source other than the server. */
  protected load(confirmed: readonly StudyChange[]): void {
    this.#log.restore({ seq: confirmed.at(-1)?.n ?? 0, confirmed, pending: [] });
  }

  listen(listener: StudyListener): void {
    this.#listener = listener;
  }

  /** All operations in order, including unsent ones. */
  get operations(): readonly StudyOperation[] {
    return this.#log.operations;
  }

  get history(): readonly StudyChange[] {
    return this.#log.confirmed;
  }

  /** Whether this reader may change the study. */
  get mayWrite(): boolean {
    const { role = 'viewer' } = this.info.peek() ?? {};
    return role !== 'viewer';
  }

  /**
   * Adds an operation that this page has applied. Viewers' operations are not sent, so they can try moves privately.
   */
  add(operation: StudyOperation): void {
    if (!this.mayWrite) return;
    this.#log.add(operation);
    this.#pendingChanged();
    this.#flush ??= setTimeout(() => void this.#send(), GATHER);
  }

  #pendingChanged(): void {
    this.unsent.value = this.#log.pending.length;
    void this.#store.keepPending(this.#log.pending).catch(() => undefined);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#flush);
    this.#flush = undefined;
    if (this.line.peek() === 'closed') return;
    const change = this.#log.next();
    if (!change) return;
    try {
      const { n, refused, near } = await sendChange(this.id, change);
      const info = this.info.peek();
      if (info && near.join() !== info.near.join()) this.info.value = { ...info, near };
      const [first] = refused;
      if (first) this.fault.value = first.message ?? first.reason;
      if (n === 0) {
        this.#log.drop(change.key);
        this.#listener?.rebase();
      } else await this.read();
      this.#pendingChanged();
      if (this.#log.pending.length > 0) void this.#send();
    } catch (error) {
      this.#log.failed();
      this.#notSent(error, change.key);
    }
  }

  #notSent(error: unknown, key: string): void {
    const status = error instanceof PageError ? error.status : undefined;
    // There are too many requests, or the server cannot write at the moment.
    const isLater = status === undefined || status === 409 || status === 429 || status >= 500;
    if (!isLater) {
      this.#log.drop(key);
      this.#pendingChanged();
      this.#listener?.rebase();
    }
    if (status === undefined) this.#lost();
    else this.fault.value = faultOf(error);
    this.#later();
  }

  /** Reads the changes that this page does not have yet. */
  read(): Promise<void> {
    this.#reading ??= fetchChanges(this.id, this.#log.seq)
      .then((changes) =>
        batch(() => {
          for (const change of changes) this.#take(change);
        }),
      )
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }

  async #refresh(): Promise<void> {
    this.info.value = await fetchStudy(this.id);
    await this.read();
    this.chatMessages.value = await fetchChatMessages(this.id);
  }

  #take(change: StudyChange): void {
    const effect = this.#log.confirm(change);
    if (effect.kind === 'gap') {
      void this.read().catch(() => undefined);
      return;
    }
    if (effect.kind === 'more') this.#listener?.more(effect.operations);
    if (effect.kind === 'rebase') this.#listener?.rebase();
    this.confirmed.value++;
    this.#pendingChanged();
    this.#keep ??= setTimeout(() => this.#storeNow(), 1000);
  }

  #storeNow(): void {
    this.#keep = undefined;
    const info = this.info.peek();
    const { seq, confirmed } = this.#log;
    if (info) void this.#store.keep({ info, seq, confirmed }).catch(() => undefined);
  }

  #connect(): void {
    const socket = new WebSocket(studySocketUrl(this.id));
    this.#socket = socket;
    socket.onopen = () => void this.#opened().catch(() => socket.close());
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as StudyMessage);
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket || this.line.peek() === 'closed') return;
      this.#lost();
      if (code === NO_STUDY) this.line.value = 'closed';
      else this.#later();
    };
  }

  #lost(): void {
    this.line.value = 'lost';
    this.cursors.value = [];
  }

  async #opened(): Promise<void> {
    await this.#refresh();
    this.#wait = FIRST_WAIT;
    this.line.value = 'open';
    this.#sendPlace();
    await this.#send();
  }

  #later(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#check(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** Reconnects if necessary, and sends pending changes. */
  async #check(): Promise<void> {
    if (this.line.peek() === 'closed') return;
    const state = this.#socket?.readyState ?? WebSocket.CLOSED;
    if (state >= WebSocket.CLOSING) this.#connect();
    else if (state === WebSocket.OPEN) await this.#opened().catch(() => this.#later());
  }

  #hear(message: StudyMessage): void {
    const failed = () => undefined;
    if (message.type === 'change') this.#take(message.change);
    else if (message.type === 'behind') this.read().catch(failed);
    else if (message.type === 'chat') this.#addChatMessage(message.message);
    else if (message.type === 'cursor') this.#see(message.cursor);
    else if (message.type === 'gone')
      this.cursors.value = this.cursors.peek().filter(({ id }) => id !== message.id);
    else {
      this.#log.skip(message.n);
      this.#refresh().catch(failed);
    }
  }

  #addChatMessage(message: StudyChatMessage): void {
    const known = this.chatMessages.peek();
    if (!known.some(({ n }) => n === message.n)) this.chatMessages.value = [...known, message];
  }

  #see(cursor: StudyCursor): void {
    const others = this.cursors.peek().filter(({ id }) => id !== cursor.id);
    const all = [...others, { ...cursor, at: Date.now() }];
    this.cursors.value = all.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  #tick(): void {
    const now = Date.now();
    const here = this.cursors.peek().filter(({ at }) => now - at < AWAY);
    if (here.length < this.cursors.peek().length) this.cursors.value = here;
    this.#sendPlace();
  }

  /** Reports the node on this reader's board to the other readers. */
  lookAt(chapter: string, node: string): void {
    this.#place = { chapter, node };
    this.#placing ??= setTimeout(() => {
      this.#placing = undefined;
      this.#sendPlace();
    }, GATHER);
  }

  #sendPlace(): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.#place.node !== '')
      this.#socket.send(JSON.stringify({ type: 'at', ...this.#place }));
  }

  /** Sets name and readers. Rejects if the server refuses. */
  async save(settings: StudySettings): Promise<void> {
    this.info.value = await saveStudy(this.id, settings);
  }

  /** Deletes the study. */
  remove(): Promise<unknown> {
    return removeStudy(this.id);
  }

  send(text: string): Promise<unknown> {
    return sendToStudy(this.id, text);
  }
}
