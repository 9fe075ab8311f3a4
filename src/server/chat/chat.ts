/** Chat of the tables: stored, and sent to everyone who may read it, also if another server stored it. */
import { createHmac } from 'node:crypto';
import { InputError } from '../../kernel/setup/setup.ts';
import { type Side, SPECTATOR } from '../../kernel/side.ts';
import type { ServerMessage } from '../../table/messages/messages.ts';
import type { Remark } from '../../table/messages/chat.ts';
import { Allowance } from '../http/addresses.ts';
import type { Subscriber } from '../tables/publisher.ts';
import { HttpError } from '../http/errors.ts';
import type { TableSession } from '../tables/session.ts';
import type { Limits } from '../http/limits.ts';
import { personName, plainLines, plainText } from '../accounts/names.ts';
import type { Store } from '../store/store.ts';
import { refuse } from '../http/refuse.ts';

/** Remarks of each circle that are kept of a table. */
const MOST_KEPT = 300;
/** Ids of messages that are kept of a table, to tell one that is sent twice. */
const MOST_IDS = 200;

/** Chat of a table with listeners. */
interface ChatState {
  readonly remarks: Remark[];
  /** Earlier entries are known: everybody present has got them, or is about to. */
  loaded: boolean;
  /** One after the other, so that nobody is told anything out of order. */
  work: Promise<void>;
}

/** Author of a chat message, and the address. */
export interface ChatAuthor {
  readonly side: Side;
  readonly address: string;
}

/** A message as it is sent; `id` is its sender's own. */
interface ChatRequest {
  readonly text: string;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
}

export class Chat {
  readonly #store: Store;
  readonly #allowance: Allowance;
  readonly #heard = new WeakMap<TableSession, ChatState>();
  /** Messages that were sent lately, by their senders' ids. */
  readonly #sent = new WeakMap<TableSession, Map<string, Promise<void>>>();

  constructor(store: Store, { remarks, remarksPerHour }: Limits) {
    this.#store = store;
    this.#allowance = new Allowance(remarks, remarksPerHour);
  }

  /** Tells somebody who has been shown the table what has been said there. */
  async greet(session: TableSession, listener: Subscriber): Promise<void> {
    const { remarks } = await this.#follow(session);
    tell(listener, forSide(session, listener.side, remarks));
  }

  /** Something has been said at a table, on another server. */
  heard(session: TableSession): void {
    if (this.#heard.has(session)) this.#follow(session).catch(() => undefined);
  }

  /** Chat messages that a side may read. */
  async remarks(session: TableSession, side: Side): Promise<readonly Remark[]> {
    return forSide(session, side, (await this.#follow(session)).remarks);
  }

  /** Sends a message; it is told when it is on disk. One with an id that this sender has used before is sent no second time. */
  say(session: TableSession, speaker: ChatAuthor, wanted: ChatRequest): Promise<void> {
    if (wanted.id === undefined) return this.#say(session, speaker, wanted);
    const sent = this.#sent.get(session) ?? new Map<string, Promise<void>>();
    this.#sent.set(session, sent);
    const key = `${speaker.side < 0 ? speaker.address : speaker.side} ${wanted.id}`;
    const known = sent.get(key);
    if (known) return known;
    const work = this.#say(session, speaker, wanted);
    sent.set(key, work);
    for (const [old] of sent) if (sent.size > MOST_IDS) sent.delete(old);
    // A refused message may be sent again.
    work.catch(() => sent.delete(key));
    return work;
  }

  async #say(
    session: TableSession,
    { side, address }: ChatAuthor,
    wanted: ChatRequest,
  ): Promise<void> {
    this.#checkOpen(session);
    const text = plainText('text', wanted.text);
    if (text === '') throw new InputError(refuse('server.chat.empty'));
    if (!this.#allowance.take(side < 0 ? address : `${session.id} ${side}`))
      throw new HttpError(429, refuse('server.chat.fast'));
    const seat = session.table.seats[side];
    const name = seat?.kind === 'human' ? seat.name : '';
    const speaker = seat
      ? { side, name, who: '' }
      : { side: SPECTATOR, name: personName(wanted.name ?? ''), who: markOf(session, address) };
    await this.#store.chat.say(session.id, { ...speaker, text, at: Date.now() }, MOST_KEPT);
    await this.#follow(session);
  }

  /** Private note of a seat, for the owner of its secret. */
  note(session: TableSession, side: Side): Promise<string> {
    return this.#store.chat.note(session.id, side, ownerOf(session, side));
  }

  async keepNote(session: TableSession, side: Side, text: string): Promise<void> {
    this.#checkOpen(session);
    await this.#store.chat.keepNote(
      session.id,
      side,
      ownerOf(session, side),
      plainLines('text', text),
    );
  }

  /** A table with neither a host nor seats that anybody can open is an analysis board: it has no chat. */
  #checkOpen(session: TableSession): void {
    if (this.#store.fault !== undefined) throw new HttpError(503, refuse('server.only-read'));
    const { host, tokens } = session.live.hashes;
    if (host === '' && tokens.every((token) => token === ''))
      throw new HttpError(403, refuse('server.chat.nobody'));
  }

  /** Takes in what is new, and tells it to those who are here. */
  async #follow(session: TableSession): Promise<ChatState> {
    const heard = this.#heard.get(session) ?? {
      remarks: [],
      loaded: false,
      work: Promise.resolve(),
    };
    this.#heard.set(session, heard);
    const work = heard.work.then(() => this.#takeIn(session, heard));
    heard.work = work.catch(() => undefined);
    await work;
    return heard;
  }

  async #takeIn(session: TableSession, heard: ChatState): Promise<void> {
    const { remarks, loaded } = heard;
    // A store that can only be read may be of an older layout; its tables are what counts.
    if (this.#store.fault !== undefined) return;
    const fresh = await this.#store.chat.after(session.id, remarks.at(-1)?.n ?? 0);
    remarks.push(...fresh);
    remarks.splice(0, remarks.length - 2 * MOST_KEPT);
    heard.loaded = true;
    if (loaded) session.publisher.announce((side) => messageOf(forSide(session, side, fresh)));
  }
}

/**
 * Chat that a side may read. Spectators see as much as their own friends tell them: where there are secrets,
 * seats hear nothing of them before the game is over.
 */
const forSide = (session: TableSession, side: Side, remarks: readonly Remark[]): Remark[] =>
  remarks.filter((remark) => remark.side >= 0 || side < 0 || session.publisher.mayShowRecord);

const messageOf = (remarks: readonly Remark[]): ServerMessage | undefined =>
  remarks.length > 0 ? { type: 'talk', remarks } : undefined;

function tell(listener: Subscriber, remarks: readonly Remark[]): void {
  const message = messageOf(remarks);
  if (message) listener.tell(JSON.stringify(message));
}

/** Tells onlookers apart without telling where they come from: the key is never given out. */
const markOf = ({ id, live }: TableSession, address: string): string =>
  createHmac('sha256', live.hashes.host).update(`${id} ${address}`).digest('base64url').slice(0, 8);

function ownerOf({ live }: TableSession, side: Side): string {
  const owner = live.hashes.tokens[side];
  if (!owner) throw new HttpError(403, refuse('server.chat.notes'));
  return owner;
}
