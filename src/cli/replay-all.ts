/** Replays stored games under the rules of this build: tables of a store, records, golden games. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, GameModule } from '../kernel/game.ts';
import type { LocalizedText } from '../kernel/text/message.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { requireDefined } from '../kernel/require-defined.ts';
import { throughPlay } from '../kernel/play/through-play.ts';
import { InputError, parseSetup } from '../kernel/setup/setup.ts';
import { DamagedTableError, type Store } from '../server/store/store.ts';
import type { Difference } from '../table/record/difference.ts';
import type { Snapshot } from '../table/history.ts';
import { diceOf } from '../table/record/import.ts';
import type { GameRecord } from '../table/record/record.ts';
import { parseRecord } from '../table/record/parse-record.ts';
import { verdictOn } from '../table/record/restore.ts';
import { retrace } from '../table/record/retrace.ts';
import { lastMark, layoutName } from '../table/record/rules-mark.ts';
import { finish } from '../table/slices.ts';
import { isGolden, parseGolden, retraceGolden } from './golden-text.ts';
import { inFile, isRecord, readRecord } from './files.ts';

/** A stored game. */
export interface StoredGame {
  readonly kind: 'table' | 'record' | 'golden';
  /** Id of the table, or path of the file. */
  readonly name: string;
  replay(rules: RulesOf): ReplayResult | Promise<ReplayResult>;
}

/** Rules of games by their ids, and of records that may name a bundle. */
export interface RulesOf {
  gameById(id: string): GameModule;
  moduleOf(
    header: GameRecord['header'],
    entries: GameRecord['entries'],
  ): GameModule | Promise<GameModule>;
}

/** The current rules for all games, whatever bundles their records name. */
export const currentRules = (gameById: RulesOf['gameById']): RulesOf => ({
  gameById,
  moduleOf: ({ game }) => gameById(game),
});

/** Result under the rules of this build, or of the bundle of the game. */
interface ReplayResult {
  /** The game as this build opens it. */
  readonly on: Game;
  readonly scenario: string;
  readonly entries: number;
  /** Latest version of the rules under which it was played. */
  readonly rules: number;
  /** Whether only the moves could be compared, because the layout of positions differs. */
  readonly byMoves: boolean;
  /** The first entry at which these rules differ. */
  readonly difference?: Difference | undefined;
  /** Whether nothing after the difference is known: a running table cannot be continued. */
  readonly stops: boolean;
}

/** One game with its result, or the fault that makes it unreadable. */
export type ReplayAllResult = Pick<StoredGame, 'kind' | 'name'> &
  (ReplayResult | { readonly fault: LocalizedText; readonly difference?: undefined });

/** Replays one game after the other. */
export async function* replayAll(
  kept: readonly StoredGame[],
  rules: RulesOf,
): AsyncGenerator<ReplayAllResult> {
  for (const one of kept) {
    const { kind, name } = one;
    try {
      yield { kind, name, ...(await one.replay(rules)) };
    } catch (error) {
      if (error instanceof InputError) yield { kind, name, fault: error.text };
      else if (error instanceof DamagedTableError) yield { kind, name, fault: error.message };
      else throw error;
    }
  }
}

/** Yields the tables of a store. */
export const storedGames = async (store: Store): Promise<StoredGame[]> =>
  (await store.ids()).map((name) => ({
    kind: 'table',
    name,
    replay: async (rules) => {
      const loaded = requireDefined(await store.load(name), 'a store loads what it lists');
      return replayPlayed(loaded, rules);
    },
  }));

/** Yields golden games and records, from files and folders; other files of a folder are skipped. */
export function keptGames(paths: readonly string[]): StoredGame[] {
  return paths.flatMap((path) => {
    if (isFolder(path)) return filesIn(path).flatMap((file) => keptIn(file) ?? []);
    const one = keptIn(path);
    if (one) return [one];
    throw new InputError(`${path}: expected a game file, a golden game, or a folder of them`);
  });
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

function keptIn(name: string): StoredGame | undefined {
  const text = inFile(name, () => readRecord(name).record);
  if (isRecord(text))
    return { kind: 'record', name, replay: (rules) => replayRecord(parseRecord(text), rules) };
  if (isGolden(text))
    return { kind: 'golden', name, replay: ({ gameById }) => replayGolden(text, gameById) };
  return undefined;
}

function replayGolden(text: string, gameById: (id: string) => GameModule): ReplayResult {
  const golden = parseGolden(text);
  const module = gameById(golden.game);
  const game = throughPlay(module.open(parseSetup(module, golden.setup)));
  const { scenario } = game.setup;
  const { entries, difference } = retraceGolden(game, golden);
  const stops = difference !== undefined;
  return {
    ...{ on: game, scenario, entries, rules: golden.rules, byMoves: false },
    ...{ difference, stops },
  };
}

const replayRecord = (
  { header, entries, close }: GameRecord,
  rules: RulesOf,
): Promise<ReplayResult> => replayPlayed({ header, entries, ...close }, rules);

/** Common parts of a record and a stored table. */
interface ReplaySource extends Pick<GameRecord, 'header' | 'entries'> {
  readonly seed?: string;
  readonly outcome?: Outcome | undefined;
  snapshot?(layout: string, size: number): Snapshot | undefined;
}

async function replayPlayed(played: ReplaySource, rules: RulesOf): Promise<ReplayResult> {
  const { header, entries, seed, outcome } = played;
  const module = await rules.moduleOf(header, entries);
  const game = throughPlay(module.open(parseSetup(module, header)));
  const snapshot = played.snapshot?.(layoutName(game), game.create().ints.length);
  const past = finish(retrace({ game, header, entries, snapshot, dice: diceOf(played, seed) }));
  const { difference, stopped, byMoves } = verdictOn({ game, header, entries, outcome }, past);
  return {
    on: game,
    scenario: header.scenario,
    entries: entries.length,
    rules: lastMark(header, entries).version,
    byMoves: byMoves ?? false,
    difference: difference ?? stopped,
    stops: stopped !== undefined,
  };
}
