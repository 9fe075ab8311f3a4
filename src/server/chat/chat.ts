/** Chat of the tables: stored, and sent to all clients that may read it, even if another server stored the message. */
import { createHmac } from 'node:crypto';
import { InputError } from '../../kernel/setup/setup.ts';
import { type Side, SPECTATOR } from '../../kernel/side.ts';
import type { ServerMessage } from '../../table/messages/messages.ts';
import type { ChatMessage } from '../../table/messages/chat.ts';
import { Allowance } from '../http/addresses.ts';
import type { Subscriber } from '../tables/publisher.ts';
import { HttpError } from '../http/errors.ts';
import type { TableSession } from '../tables/session.ts';
import type { Limits } from '../http/limits.ts';
import { personName, plainLines, plainText } from '../accounts/names.ts';
import type { Store } from '../store/store.ts';
import { refuse } from '../http/refuse.ts';

/** Maximum number of messages stored per table: of players, and of spectators. */
const MOST_KEPT = 300;
/** Maximum number of message ids remembered per table, to recognize messages that are sent twice. */
const MOST_IDS = 200;

/** Chat of a table with connected clients. */
interface ChatState {
  readonly messages: ChatMessage[];
  /** Whether earlier messages are loaded: the connected clients have received them, or are about to. */
  loaded: boolean;
  /** The last operation; each waits for the one before it, so that messages are sent in order. */
  work: Promise<void>;
}

/** Author of a chat message, and their network address. */
export interface ChatAuthor {
  readonly side: Side;
  readonly address: string;
}

/** A message to send; its sender chose the `id`. */
interface ChatRequest {
  readonly text: string;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
}

export class Chat {
  readonly #store: Store;
  readonly #allowance: Allowance;
  readonly #states = new WeakMap<TableSession, ChatState>();
  /** Promises of recent messages, by sender and id. */
  readonly #sent = new WeakMap<TableSession, Map<string, Promise<void>>>();

  constructor(store: Store, { chatMessages, chatMessagesPerHour }: Limits) {
    this.#store = store;
    this.#allowance = new Allowance(chatMessages, chatMessagesPerHour);
  }

  /** Sends the chat so far to a client that has received the table. */
  async greet(session: TableSession, listener: Subscriber): Promise<void> {
    const { messages } = await this.#follow(session);
    sendChatMessages(listener, forSide(session, listener.side, messages));
  }

  /** Handles news that another server has stored a message. */
  onRemoteMessage(session: TableSession): void {
    if (this.#states.has(session)) this.#follow(session).catch(() => undefined);
  }

  /** Returns the chat messages that a side may read. */
  async messagesFor(session: TableSession, side: Side): Promise<readonly ChatMessage[]> {
    return forSide(session, side, (await this.#follow(session)).messages);
  }

  /**
   * Stores a message and sends it to the table. If the sender has used its `id` before, the message is not sent again.
   */
  send(session: TableSession, author: ChatAuthor, wanted: ChatRequest): Promise<void> {
    if (wanted.id === undefined) return this.#send(session, author, wanted);
    const sent = this.#sent.get(session) ?? new Map<string, Promise<void>>();
    this.#sent.set(session, sent);
    const key = `${author.side < 0 ? author.address : author.side} ${wanted.id}`;
    const known = sent.get(key);
    if (known) return known;
    const work = this.#send(session, author, wanted);
    sent.set(key, work);
    for (const [old] of sent) if (sent.size > MOST_IDS) sent.delete(old);
    // A refused message may be sent again.
    work.catch(() => sent.delete(key));
    return work;
  }

  async #send(
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
    const author = seat
      ? { side, name, who: '' }
      : { side: SPECTATOR, name: personName(wanted.name ?? ''), who: markOf(session, address) };
    await this.#store.chat.add(session.id, { ...author, text, at: Date.now() }, MOST_KEPT);
    await this.#follow(session);
  }

  /** Returns the private note of a seat for the owner of its secret. */
  note(session: TableSession, side: Side): Promise<string> {
    return this.#store.chat.note(session.id, side, ownerOf(session, side));
  }

  async keepNote(session: TableSession, side: Side, text: string): Promise<void> {
    this.#checkOpen(session);
    await this.#store.chat.storeNote(
      session.id,
      side,
      ownerOf(session, side),
      plainLines('text', text),
    );
  }

  /** Throws a 403 for an analysis board, a table with neither a host nor seats with secrets: it has no chat. */
  #checkOpen(session: TableSession): void {
    if (this.#store.fault !== undefined) throw new HttpError(503, refuse('server.only-read'));
    const { host, tokens } = session.live.hashes;
    if (host === '' && tokens.every((token) => token === ''))
      throw new HttpError(403, refuse('server.chat.nobody'));
  }

  /** Reads new messages from the store, and sends them to the connected clients. */
  async #follow(session: TableSession): Promise<ChatState> {
    const state = this.#states.get(session) ?? {
      messages: [],
      loaded: false,
      work: Promise.resolve(),
    };
    this.#states.set(session, state);
    const work = state.work.then(() => this.#fetchNew(session, state));
    state.work = work.catch(() => undefined);
    await work;
    return state;
  }

  async #fetchNew(session: TableSession, state: ChatState): Promise<void> {
    const { messages, loaded } = state;
    // A read-only store may have an older schema without chat; only its tables are needed.
    if (this.#store.fault !== undefined) return;
    const fresh = await this.#store.chat.after(session.id, messages.at(-1)?.n ?? 0);
    messages.push(...fresh);
    messages.splice(0, messages.length - 2 * MOST_KEPT);
    state.loaded = true;
    if (loaded) session.publisher.announce((side) => messageOf(forSide(session, side, fresh)));
  }
}

/**
 * Returns the chat messages that a side may read. Spectators see all. In a game with hidden information, players see
 * the messages of spectators only after its end, because spectators may know hidden information from their friends.
 */
const forSide = (
  session: TableSession,
  side: Side,
  messages: readonly ChatMessage[],
): ChatMessage[] =>
  messages.filter((message) => message.side >= 0 || side < 0 || session.publisher.mayShowRecord);

const messageOf = (messages: readonly ChatMessage[]): ServerMessage | undefined =>
  messages.length > 0 ? { type: 'chat', messages: messages } : undefined;

function sendChatMessages(listener: Subscriber, messages: readonly ChatMessage[]): void {
  const message = messageOf(messages);
  if (message) listener.send(JSON.stringify(message));
}

/**
 * Returns an id that tells spectators apart without revealing their addresses: the key of the hash is never published.
 */
const markOf = ({ id, live }: TableSession, address: string): string =>
  createHmac('sha256', live.hashes.host).update(`${id} ${address}`).digest('base64url').slice(0, 8);

function ownerOf({ live }: TableSession, side: Side): string {
  const owner = live.hashes.tokens[side];
  if (!owner) throw new HttpError(403, refuse('server.chat.notes'));
  return owner;
}
