/** Visible chat of a table in this browser, without muted authors, and its unread part. */
import { computed, signal } from '@preact/signals';
import { readStored, writeStored } from '../../ui/settings.ts';
import type { ChatMessage } from '../../../table/messages/chat.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

const MUTED = 'countermarch.muted';
const SEEN = 'countermarch.talk';
/** Maximum number of stored entries in each list. */
const MOST = 200;

/** Returns the author of a chat message: a seat, or a spectator. */
export const authorOf = ({ side, who }: ChatMessage): string => (side < 0 ? who : `${side}`);

export class ChatModel {
  readonly #model: Pick<DecisionModel, 'view' | 'connection'>;
  /** Muted authors, by table and author. */
  readonly #muted = signal<readonly string[]>(readStored<string[]>(MUTED) ?? []);
  /** Number of the last message seen, by table. */
  readonly #seen = signal<Readonly<Record<string, number>>>(readStored(SEEN) ?? {});

  constructor(model: Pick<DecisionModel, 'view' | 'connection'>) {
    this.#model = model;
  }

  /** The chat connection, if the table has one. */
  get line() {
    return this.#model.connection.chat;
  }

  get #table(): string {
    return this.#model.view.value?.table ?? '';
  }

  /** Visible messages. */
  readonly messages = computed((): readonly ChatMessage[] =>
    // Reading the view tracks the seat, which determines the connection.
    this.#table === '' ? [] : (this.line?.messages.value ?? []).filter((r) => !this.isMuted(r)),
  );

  /** Unread messages of others. */
  readonly unread = computed((): readonly ChatMessage[] => {
    const seen = this.#seen.value[this.#table] ?? 0;
    const mine = this.#model.view.value?.side;
    return this.messages.value.filter(({ n, side }) => n > seen && (side < 0 || side !== mine));
  });

  /** All authors, muted or not, each by their last message. */
  readonly authors = computed((): readonly ChatMessage[] => {
    const all = this.#table === '' ? [] : (this.line?.messages.value ?? []);
    return [...new Map(all.map((message) => [authorOf(message), message])).values()];
  });

  isMuted(message: ChatMessage): boolean {
    return this.#muted.value.includes(`${this.#table} ${authorOf(message)}`);
  }

  /** Mutes or unmutes an author. */
  mute(message: ChatMessage, muted: boolean): void {
    const key = `${this.#table} ${authorOf(message)}`;
    const others = this.#muted.value.filter((each) => each !== key);
    this.#muted.value = muted ? [...others, key].slice(-MOST) : others;
    writeStored(MUTED, this.#muted.value);
  }

  /** Marks all messages as read. */
  see(): void {
    const last = this.messages.peek().at(-1)?.n ?? 0;
    const { [this.#table]: seen = 0, ...others } = this.#seen.peek();
    if (last <= seen) return;
    const kept = Object.entries(others).slice(1 - MOST);
    this.#seen.value = { ...Object.fromEntries(kept), [this.#table]: last };
    writeStored(SEEN, this.#seen.value);
  }
}
