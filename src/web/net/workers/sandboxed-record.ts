/** The page's connection to a record whose rules came from a file; see `record-table.ts`. */
import { signal } from '@preact/signals';
import { type ProxyMarked, type Remote, wrap } from 'comlink';
import type { Game } from '../../../kernel/game.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { type Side, SPECTATOR } from '../../../kernel/side.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import type { ReplayView, TableView } from '../../../table/messages/messages.ts';
import { PageError } from '../../faults.ts';
import { openGame } from '../../games/loaders.ts';
import { loadTranslatedGame } from '../../games/messages.ts';
import { msg } from '../../messages.ts';
import type { ConnectionStatus } from '../connection.ts';
import '../error-transfer.ts';
import { type FileConnection, WatchOnly } from '../file-connection.ts';
import type { RecordTable } from './record-table.ts';
import { startWorker } from './start-worker.ts';
import type { api } from './worker.ts';

/** Time limit for the replay of a whole record, in milliseconds. */
const PATIENCE = 120_000;

interface RecordParts {
  readonly worker: Worker;
  readonly table: Remote<RecordTable & ProxyMarked>;
  readonly game: Game;
  readonly viewers: readonly Side[];
  readonly first: TableView;
}

export class SandboxedRecord extends WatchOnly implements FileConnection {
  readonly status = signal<ConnectionStatus>('open');
  readonly fault = signal<LocalizedText>('');
  readonly view;
  readonly game: Game;
  readonly viewers: readonly Side[];
  readonly lacksRules = false;
  readonly #table: RecordParts['table'];
  readonly #worker: Worker;
  #viewer: Side = SPECTATOR;

  private constructor({ worker, table, game, viewers, first }: RecordParts) {
    super();
    this.#worker = worker;
    this.#table = table;
    this.game = game;
    this.viewers = viewers;
    this.view = signal<TableView | undefined>(first);
  }

  /** Replays a record in a worker. Rejects if the record or its rules fail, or if they take too long. */
  static async open(record: string): Promise<SandboxedRecord> {
    const worker = startWorker();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const failure = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new PageError(msg('bundles.silent'))), PATIENCE);
      worker.onerror = () => fail(new PageError(msg('net.no-worker')));
    });
    try {
      return new SandboxedRecord(await Promise.race([openIn(worker, record), failure]));
    } catch (error) {
      worker.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async lookAs(viewer: Side): Promise<void> {
    this.#viewer = viewer;
    this.view.value = await this.#table.viewFor(viewer);
  }

  async positionAt(seq: number): Promise<ReplayView> {
    return this.#table.viewAt(seq, this.#viewer);
  }

  async record(): Promise<string> {
    return this.#table.record();
  }

  close(): void {
    this.status.value = 'closed';
    this.#worker.terminate();
  }
}

async function openIn(worker: Worker, record: string): Promise<RecordParts> {
  const table = await wrap<typeof api>(worker).openRecord(record);
  const [viewers, first] = await Promise.all([table.viewers(), table.viewFor(SPECTATOR)]);
  const module = await loadTranslatedGame(first.game, first.ownRules);
  if (!module) throw new PageError(msg('ui.no-game.why', { game: first.game }));
  return { worker, table, viewers, first, game: openGame(module, parseSetup(module, first.setup)) };
}
