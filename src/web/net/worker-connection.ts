/** A table in a worker of the page: no server is needed, and nothing leaves the machine. */
import { signal } from '@preact/signals';
import { proxy, type Remote, wrap } from 'comlink';
import type { SeatChange } from '../../table/duties.ts';
import type { ReplayView, ServerMessage, TableView } from '../../table/messages.ts';
import { renewIfStale } from '../renewal.ts';
import { readStored, writeStored } from '../ui/settings.ts';
import {
  type Answer,
  type Connection,
  type Line,
  type SeatAnswer,
  withUpdate,
} from './connection.ts';
import type { LocalRequest, LocalTable } from './local-table.ts';
import { think } from './thinker.ts';
import type { Question } from './thinking.ts';
import type { api } from './worker.ts';

const keyOf = (game: string): string => `countermarch.local.${game}`;

/** What is kept of a game played here. */
export interface SavedGame {
  readonly request: LocalRequest;
  readonly record: string;
}

export const savedGame = (game: string): SavedGame | undefined => readStored(keyOf(game));

export class WorkerConnection implements Connection {
  readonly line = signal<Line>('connecting');
  readonly view = signal<TableView | undefined>(undefined);
  readonly fault = signal('');
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #table: Promise<Remote<LocalTable>>;

  constructor(request: LocalRequest) {
    const listener = proxy({
      tell: (message: ServerMessage) => this.#receive(message),
      save: (record: string) => writeStored(keyOf(request.game), { request, record }),
      think: (question: Question) => think(question),
    });
    this.#table = wrap<typeof api>(this.#worker).open(request, listener) as never;
    this.#table.catch((error: Error) => this.#fail(error.message));
    this.#worker.onerror = () => {
      if (this.line.value === 'connecting')
        this.#fail('The part of the page that runs a game did not load. The server may be down.');
    };
  }

  async act(seq: number, actions: readonly string[]): Promise<Answer> {
    return (await this.#table).act(seq, actions);
  }

  async undo(seq: number): Promise<Answer> {
    return (await this.#table).undo(seq);
  }

  async resign(seq: number): Promise<Answer> {
    return (await this.#table).resign(seq);
  }

  async changeSeat(side: string, change: SeatChange): Promise<SeatAnswer> {
    return (await this.#table).changeSeat(side, change);
  }

  async positionAt(seq: number): Promise<ReplayView> {
    return (await this.#table).positionAt(seq);
  }

  async record(): Promise<string> {
    return (await this.#table).record();
  }

  close(): void {
    this.line.value = 'closed';
    this.#worker.terminate();
  }

  #fail(reason: string): void {
    void renewIfStale();
    this.fault.value = reason;
    this.close();
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'table') this.view.value = message.table;
    if (message.type === 'update')
      this.view.value = withUpdate(this.view.value, message.table, message.entries);
    this.fault.value = message.type === 'error' ? message.reason : '';
    this.line.value = 'open';
  }
}
