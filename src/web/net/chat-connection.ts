/** Chat of a table on the server, as one seat or a spectator reads it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ChatMessage } from '../../table/messages/chat.ts';
import { fetchNote, saveNote, sendChatMessage } from './api.ts';

/** Chat at a table. A connection without other people has none. */
export interface ChatConnection {
  /** All messages that this seat has received, in order. */
  readonly messages: ReadonlySignal<readonly ChatMessage[]>;
  /** Sends a message once per id. Rejects with a message for the player. */
  send(text: string, name: string, id: string): Promise<unknown>;
  /** Fetches the private note of this seat. */
  note(): Promise<string>;
  keepNote(text: string): Promise<unknown>;
}

export class ServerChat implements ChatConnection {
  readonly messages = signal<readonly ChatMessage[]>([]);
  readonly #table: string;
  readonly #token: string | undefined;

  constructor(table: string, token: string | undefined) {
    this.#table = table;
    this.#token = token;
  }

  /** Adds messages. After a reconnection, the server sends all of them again. */
  receive(received: readonly ChatMessage[]): void {
    const known = new Set(this.messages.peek().map(({ n }) => n));
    const fresh = received.filter(({ n }) => !known.has(n));
    if (fresh.length > 0)
      this.messages.value = [...this.messages.peek(), ...fresh].toSorted((a, b) => a.n - b.n);
  }

  send(text: string, name: string, id: string): Promise<unknown> {
    return sendChatMessage(this.#table, this.#token, { text, id, ...(name && { name }) });
  }

  async note(): Promise<string> {
    return (await fetchNote(this.#table, this.#token)).text;
  }

  keepNote(text: string): Promise<unknown> {
    return saveNote(this.#table, this.#token, text);
  }
}
