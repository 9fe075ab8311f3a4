/** Connection to a table in a worker of the page. It needs no server, and no data leaves the device. */
import { failureOf, faultOf } from '../../table-messages.ts';
import { signal } from '@preact/signals';
import { type ProxyMarked, proxy, type Remote, wrap } from 'comlink';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { msg } from '../../messages.ts';
import type { SeatChange } from '../../../table/seats/stand-ins.ts';
import type { ReplayView, ServerMessage } from '../../../table/messages/messages.ts';
import { renewIfStale } from '../../update-check.ts';
import { readStored, removeStored, writeStored } from '../../ui/settings.ts';
import type { RequestAnswer, Connection, ConnectionStatus, SeatAnswer } from '../connection.ts';
import { storeRules } from '../stored/stored-rules.ts';
import { saveLesson } from '../lesson-progress.ts';
import type { LocalRequest, LocalTable } from './local-table.ts';
import { TableReplica, type TableRequestMessage } from '../table-replica.ts';
import { think } from './thinker.ts';
import type { Question } from './thinking.ts';
import { startWorker } from './start-worker.ts';
import type { api } from './worker.ts';
import '../error-transfer.ts';

const keyOf = (game: string): string => `countermarch.local.${game}`;

/** Stored data of a local game. */
export interface SavedGame {
  readonly request: LocalRequest;
  readonly record: string;
}

export const savedGame = (game: string): SavedGame | undefined => readStored(keyOf(game));

export const forgetGame = (game: string): void => removeStored(keyOf(game));

export class WorkerConnection implements Connection {
  readonly status = signal<ConnectionStatus>('connecting');
  readonly fault = signal<LocalizedText>('');
  readonly #replica = new TableReplica((message) => void this.#send(message));
  readonly view = this.#replica.view;
  readonly #worker = startWorker();
  readonly #table: Promise<Remote<LocalTable & ProxyMarked>>;
  /** Whether the game is a guided first game, which is stored separately from other games. */
  #isLesson: boolean;

  constructor(request: LocalRequest) {
    // The record contains the start of the game, and a lesson that was left is an ordinary game.
    const { from: _, bundle: __, lesson, ...kept } = request;
    this.#isLesson = lesson !== undefined;
    if (request.bundle !== undefined) storeRules(request.game, request.bundle);
    const keep = (record: string) =>
      lesson && this.#isLesson
        ? saveLesson(request.game, lesson, record)
        : void writeStored(keyOf(request.game), { request: kept, record });
    const listener = proxy({
      send: (message: ServerMessage) => this.#receive(message),
      save: keep,
      think: (question: Question) => think(question),
    });
    this.#table = wrap<typeof api>(this.#worker).open(request, listener);
    this.#table.catch((error) => this.#fail(faultOf(error, request.game)));
    this.#worker.onerror = () => {
      if (this.status.value === 'connecting') this.#fail(msg('net.no-worker'));
    };
  }

  act(seq: number, actions: readonly string[]): Promise<RequestAnswer> {
    return this.#replica.act(seq, actions);
  }

  undo(seq: number): Promise<RequestAnswer> {
    return this.#replica.undo(seq);
  }

  setClock(text: string): Promise<RequestAnswer> {
    return this.#replica.setClock(text);
  }

  sendOffer(seq: number, text: string): Promise<RequestAnswer> {
    return this.#replica.sendOffer(seq, text);
  }

  resign(): Promise<RequestAnswer> {
    return this.#replica.resign();
  }

  async changeSeat(side: string, change: SeatChange): Promise<SeatAnswer> {
    return (await this.#table).changeSeat(side, change);
  }

  /** Turns a lesson into an ordinary game, which is saved as one. */
  async leaveLesson(): Promise<void> {
    this.#isLesson = false;
    await (await this.#table).leaveLesson();
  }

  async positionAt(seq: number): Promise<ReplayView> {
    return (await this.#table).positionAt(seq);
  }

  async record(): Promise<string> {
    return (await this.#table).record();
  }

  close(): void {
    this.status.value = 'closed';
    this.#worker.terminate();
  }

  async #send(message: TableRequestMessage): Promise<void> {
    try {
      await (await this.#table).ask(message);
    } catch (error) {
      this.#replica.settle(message.id, { played: 0, refusal: failureOf(error) });
    }
  }

  #fail(reason: LocalizedText): void {
    void renewIfStale();
    this.fault.value = reason;
    this.close();
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'table') this.#replica.show(message.table);
    if (message.type === 'changes') this.#replica.take(message);
    this.fault.value = message.type === 'error' ? message.reason : '';
    this.status.value = 'open';
  }
}
