/** Connection to a record or position opened from a file: a read-only table. */
import { signal } from '@preact/signals';
import { SPECTATOR, type Side } from '../../kernel/side.ts';
import type { GameState } from '../../kernel/state.ts';
import { hasSecrets } from '../../kernel/view.ts';
import { kindOfOther, linesOf } from '../../table/record/file-text.ts';
import { importRecord } from '../../table/record/import.ts';
import type { ReplayView, TableView } from '../../table/messages/messages.ts';
import { freshSeed, sealedDice } from '../../table/dice/dice.ts';
import { readPlayable, recordFrom } from '../../table/record/position-record.ts';
import { formatRecord, type GameRecord } from '../../table/record/record.ts';
import { RECORD_FORMAT } from '../../table/record/file-text.ts';
import type { Table } from '../../table/table.ts';
import type { Game } from '../../kernel/game.ts';
import { POSITION_FORMAT, type PositionFile } from '../../kernel/position/position.ts';
import { readJson } from '../../kernel/setup/read-json.ts';
import {
  InputError,
  parseSetup,
  requireName,
  type SetupRequest,
} from '../../kernel/setup/setup.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { PageError } from '../faults.ts';
import { msg } from '../i18n/msg.ts';
import type { OwnRules } from '../../table/game-status.ts';
import { ownRulesOf } from '../games/own-rules.ts';
import { GAME_IDS, openGame } from '../games/loaders.ts';
import { loadTranslatedGame } from '../games/messages.ts';
import type { ConnectionStatus } from './connection.ts';
import { readRecord } from './read-record.ts';
import { type FileConnection, WatchOnly } from './file-connection.ts';

export class RecordConnection extends WatchOnly implements FileConnection {
  readonly status = signal<ConnectionStatus>('open');
  readonly fault = signal<LocalizedText>('');
  readonly view;
  readonly #table: Table;
  /** Side whose view is shown. */
  #viewer: Side = SPECTATOR;

  private constructor(table: Table) {
    super();
    this.#table = table;
    this.view = signal<TableView | undefined>(table.viewFor(SPECTATOR));
  }

  /**
   * Opens a record, which it checks by a replay, or a position file. Throws `InputError` with the line or field at
   * fault.
   */
  static async open(file: string): Promise<RecordConnection> {
    const position = positionIn(file);
    if (!position && !isRecord(file))
      throw new PageError(kindOfOther(file) ?? msg('net.no-record'));
    const record = position ? await recordAt(position) : await readRecord(file);
    const ownRules = await ownRulesOf(record.header, record.entries);
    const game = await gameOf(record.header, ownRules);
    return new RecordConnection(importRecord(game, record, ownRules));
  }

  /** Opens a position before any move; `ownRules`: the bundle of its rules, if they are not those of this page. */
  static at(game: Game, state: GameState, ownRules?: OwnRules): RecordConnection {
    const id = `position-${freshSeed().slice(0, 12)}`;
    const dice = sealedDice(id, freshSeed());
    return new RecordConnection(
      importRecord(game, recordFrom({ id, game, dice }, state), ownRules),
    );
  }

  get game(): Game {
    return this.#table.game;
  }

  get lacksRules(): boolean {
    return this.view.peek()?.ownRules?.isMissing === true;
  }

  get viewers(): readonly Side[] {
    const { game, state, outcome } = this.#table;
    return outcome || !hasSecrets(state) ? [] : game.sides.map((_, side) => side as Side);
  }

  lookAs(viewer: Side): void {
    this.#viewer = viewer;
    this.view.value = { ...this.#table.viewFor(viewer), side: SPECTATOR };
  }

  async positionAt(seq: number): Promise<ReplayView> {
    return { ...this.#table.viewAt(seq, this.#viewer), side: SPECTATOR };
  }

  async record(): Promise<string> {
    return formatRecord(this.#table.record());
  }

  close(): void {
    this.status.value = 'closed';
  }
}

/** Returns the file as a position, if it has the format of one. */
function positionIn(file: string): PositionFile | undefined {
  try {
    const json = readJson(file) as PositionFile | null;
    return json?.format === POSITION_FORMAT ? json : undefined;
  } catch (error) {
    if (error instanceof InputError) throw error;
    // A record's lines are not one JSON document.
    return undefined;
  }
}

/** Returns whether the first line claims to be a record of any version, valid or not. */
function isRecord(file: string): boolean {
  const kind = RECORD_FORMAT.slice(0, RECORD_FORMAT.lastIndexOf('/'));
  return (linesOf(file)[0] ?? '').includes(`"${kind}/`);
}

/** Returns a record without moves that starts at the position. */
async function recordAt(position: PositionFile): Promise<GameRecord> {
  const game = await gameOf(position);
  const id = `position-${freshSeed().slice(0, 12)}`;
  const dice = sealedDice(id, freshSeed());
  return recordFrom({ id, game, dice }, readPlayable(game, position));
}

async function gameOf(
  head: SetupRequest & { readonly game: string },
  ownRules?: OwnRules,
): Promise<Game> {
  const module = await loadTranslatedGame(head.game, ownRules);
  if (!module) {
    requireName('game', head.game, GAME_IDS);
    throw new Error(`no loader for ${head.game}`);
  }
  return openGame(module, parseSetup(module, head));
}
