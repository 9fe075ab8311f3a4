/** A record that was opened as a file: a table at which nothing more happens. */
import { signal } from '@preact/signals';
import { SPECTATOR } from '../../kernel/side.ts';
import { importRecord } from '../../table/import.ts';
import type { ReplayView, TableView } from '../../table/messages.ts';
import { formatRecord, parseRecord } from '../../table/record.ts';
import type { Table } from '../../table/table.ts';
import { parseSetup, requireName } from '../../kernel/setup.ts';
import type { Said } from '../../kernel/message.ts';
import { say } from '../words/say.ts';
import { GAME_IDS, openGame } from '../games/loaders.ts';
import { loadSpokenGame } from '../games/words.ts';
import type { Answer, Connection, Line, SeatAnswer } from './connection.ts';

const OVER = { rule: '', reason: say('net.record-only') };

export class RecordConnection implements Connection {
  readonly line = signal<Line>('open');
  readonly fault = signal<Said>('');
  readonly view;
  readonly #table: Table;

  private constructor(table: Table) {
    this.#table = table;
    this.view = signal<TableView | undefined>(table.viewFor(SPECTATOR));
  }

  /** Checks a record by playing it again; throws `InputError` with the line at fault. */
  static async open(file: string): Promise<RecordConnection> {
    const record = parseRecord(file);
    const { game: id } = record.header;
    requireName('game', id, GAME_IDS);
    const module = await loadSpokenGame(id);
    if (!module) throw new Error(`no loader for ${id}`);
    const game = openGame(module, parseSetup(module, record.header));
    return new RecordConnection(importRecord(game, record));
  }

  async act(): Promise<Answer> {
    return { played: 0, refusal: OVER };
  }

  undo = this.act;
  resign = this.act;

  async changeSeat(): Promise<SeatAnswer> {
    return { fault: OVER.reason };
  }

  async positionAt(seq: number): Promise<ReplayView> {
    return this.#table.viewAt(seq, SPECTATOR);
  }

  async record(): Promise<string> {
    return formatRecord(this.#table.record());
  }

  close(): void {
    this.line.value = 'closed';
  }
}
