/** Loads games, positions and recorded games by words of the command line. */
import { gameById, games } from './games.ts';
import { start } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { gameOfPosition, POSITION_FORMAT } from '../kernel/position/position.ts';
import { throughPlay } from '../kernel/play/through-play.ts';
import { InputError, nearest } from '../kernel/setup/setup.ts';
import type { GameState } from '../kernel/state.ts';
import { foreignDice } from '../table/dice/dice.ts';
import { gameOfRecord, importRecord } from '../table/record/import.ts';
import { readPlayable } from '../table/record/position-record.ts';
import type { GameRecord } from '../table/record/record.ts';
import { parseRecord } from '../table/record/parse-record.ts';
import { Table } from '../table/table.ts';
import { type SetupOptions, setupOf } from './arguments.ts';
import type { FoundRules } from './bundle/find-rules.ts';
import { inFile, isFile, isRecord, parseJson, readRecord } from './files.ts';
import { isGameFolder } from './external-games.ts';
import { withNamesOf } from './text/messages.ts';

/** A position to show. */
export interface LoadedPosition {
  readonly game: Game;
  readonly state: GameState;
}

/** Options of the commands that show a position. */
export interface SourceOptions extends SetupOptions {
  /** With a record: how many of its entries to play. */
  readonly to?: number;
  /** With a record: its bundle. */
  readonly rules?: FoundRules | undefined;
}

/** Loads, through `Play`, a game's first position, a position file or a record, whichever `source` is. */
export function load(source: string, options: SourceOptions): LoadedPosition {
  const { scenario, option, to, rules } = options;
  if (!isFile(source)) {
    if (to !== undefined) throw new InputError('--to needs a game file, not a game');
    return firstPosition(source, options);
  }
  if (scenario !== undefined || option !== undefined)
    throw new InputError('--scenario and --option need a game: a file contains its own');
  const text = inFile(source, () => readRecord(source).record);
  if (isRecord(text)) {
    const { table } = loadRecord(source, rules);
    return to === undefined ? table : tableAt(table, to);
  }
  if (to !== undefined) throw new InputError('--to needs a game file, not a position file');
  return inFile(source, () => positionIn(parseJson(text, JSON_EXPECTED)));
}

function firstPosition(source: string, options: SetupOptions): LoadedPosition {
  const ids = games.map(({ id }) => id);
  if (!ids.includes(source) && !isGameFolder(source)) {
    const near = nearest(source, ids);
    const hint = near.length > 0 ? `did you mean ${near.join(' or ')}? ` : '';
    throw new InputError(`there is no file or game "${source}"; ${hint}games: ${ids.join(', ')}`);
  }
  const module = gameById(source);
  const game = throughPlay(module.open(setupOf(module, options)));
  return { game, state: start(game) };
}

const JSON_EXPECTED = `a position with "format": "${POSITION_FORMAT}", or a game file`;

function positionIn(file: unknown): LoadedPosition {
  const game = throughPlay(gameOfPosition(file, gameById));
  return { game, state: readPlayable(game, file) };
}

/** A recorded game: its record, and the table from the replay. */
interface LoadedRecord {
  readonly record: GameRecord;
  readonly table: Table;
}

/**
 * Reads and replays a record, which may be in one file with its rules; checks every hash and die. Throws with the wrong
 * line. `rules`: its bundle (`findRules`); absent: the current rules apply.
 */
export function loadRecord(file: string, rules?: FoundRules): LoadedRecord {
  return inFile(file, () => {
    const record = parseRecord(readRecord(file).record);
    const game = throughPlay(gameOfRecord(record, (id) => rules?.module ?? gameById(id)));
    const ownRules =
      rules && (rules.module || !rules.isFound)
        ? { bundle: rules.hash, isMissing: !rules.isFound }
        : undefined;
    const table = withNamesOf(game, () => importRecord(game, record, ownRules));
    return { record, table };
  });
}

/** Returns the table after its first `to` entries. Throws `InputError` if it has fewer. */
export function tableAt(table: Table, to: number): Table {
  const { id, game, header, seats, entries } = table;
  if (to > entries.length)
    throw new InputError(`--to ${to}: the game file has entries 1 to ${entries.length}`);
  const dice = foreignDice('');
  return Table.load({ id, game, header, seats, dice, entries: entries.slice(0, to) });
}
