/** From words on the command line to games, positions and recorded games. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gameById, games } from './games.ts';
import { start } from '../kernel/engine.ts';
import type { Game, GameModule } from '../kernel/game.ts';
import { gameOfPosition, POSITION_FORMAT } from '../kernel/position/position.ts';
import { InputError, nearest, requireName } from '../kernel/setup/setup.ts';
import { msg } from '../kernel/text/message.ts';
import { readBundleFile } from '../server/bundles/bundle-files.ts';
import { type LoadedBundle, loadBundle } from '../server/bundles/load.ts';
import type { GameState } from '../kernel/state.ts';
import { foreignDice } from '../table/dice/dice.ts';
import { gameOfRecord, importRecord } from '../table/record/import.ts';
import { readPlayable } from '../table/record/position-record.ts';
import { type GameRecord, parseRecord } from '../table/record/record.ts';
import { Table } from '../table/table.ts';
import { type SetupOptions, setupOf } from './arguments.ts';
import { inFile, isRecord, parseJson, readText } from './files.ts';
import { inWordsOf } from './text/speech.ts';

/** A position to look at. */
export interface LoadedPosition {
  readonly game: Game;
  readonly state: GameState;
}

/** Options of the commands that look at a position. */
export interface SourceOptions extends SetupOptions {
  /** With a record: how many of its entries to play. */
  readonly to?: number;
}

/** Loads a game's first position, a position file or a record, whichever `source` is. */
export function load(source: string, options: SourceOptions): LoadedPosition {
  const { scenario, option, to } = options;
  if (!existsSync(source)) {
    if (to !== undefined) throw new InputError('--to needs a record, not a game');
    return firstPosition(source, options);
  }
  if (scenario !== undefined || option !== undefined)
    throw new InputError('--scenario and --option need a game: a file contains its own');
  const text = readText(source);
  if (isRecord(text)) {
    const { table } = loadRecord(source);
    return to === undefined ? table : tableAt(table, to);
  }
  if (to !== undefined) throw new InputError('--to needs a record, not a position');
  return inFile(source, () => positionIn(parseJson(text, JSON_EXPECTED)));
}

function firstPosition(source: string, options: SetupOptions): LoadedPosition {
  const ids = games.map(({ id }) => id);
  if (!ids.includes(source)) {
    const near = nearest(source, ids);
    const hint = near.length > 0 ? `did you mean ${near.join(' or ')}? ` : '';
    throw new InputError(`there is no file or game "${source}"; ${hint}games: ${ids.join(', ')}`);
  }
  const module = gameById(source);
  const game = module.open(setupOf(module, options));
  return { game, state: start(game) };
}

const JSON_EXPECTED = `a position with "format": "${POSITION_FORMAT}", or a record`;

function positionIn(file: unknown): LoadedPosition {
  const game = gameOfPosition(file, gameById);
  return { game, state: readPlayable(game, file) };
}

/** A recorded game: the record as it was read, and the table it was played at. */
interface LoadedRecord {
  readonly record: GameRecord;
  readonly table: Table;
  /** The bundle that it names, if it names one, and whether it was replayed under its rules. */
  readonly bundle?: { readonly hash: string; readonly isFound: boolean };
}

/**
 * Reads and replays a record; every hash and die is checked. Throws with the line at fault. A record that names a bundle is
 * replayed under its rules if that is in the folder `bundles`, else under those of today.
 */
export function loadRecord(file: string, bundles?: string): LoadedRecord {
  const text = readText(file);
  return inFile(file, () => {
    const record = parseRecord(text);
    const { bundle: hash } = record.header;
    const bundle = hash === undefined ? undefined : readBundle(hash, bundles);
    const game = gameOfRecord(record, (id) => (bundle ? gameOfBundle(bundle, id) : gameById(id)));
    const table = inWordsOf(game, () => importRecord(game, record));
    return { record, table, ...(hash !== undefined && { bundle: { hash, isFound: !!bundle } }) };
  });
}

/** The bundle of a hash in a folder; undefined if it is not there. */
function readBundle(hash: string, folder: string | undefined): LoadedBundle | undefined {
  const code = folder === undefined ? undefined : readBundleFile(folder, hash);
  if (folder === undefined || code === undefined) return undefined;
  return inFile(join(folder, hash), () => loadBundle(code, hash));
}

function gameOfBundle({ module }: LoadedBundle, id: string): GameModule {
  requireName(msg('kind.game'), id, [module.id]);
  return module;
}

/** The table as it stood after its first `to` entries. Throws `InputError` if it has not so many. */
export function tableAt(table: Table, to: number): Table {
  const { id, game, header, seats, entries } = table;
  if (to > entries.length)
    throw new InputError(`--to ${to}: the record has entries 1 to ${entries.length}`);
  const dice = foreignDice('');
  return Table.load({ id, game, header, seats, dice, entries: entries.slice(0, to) });
}
