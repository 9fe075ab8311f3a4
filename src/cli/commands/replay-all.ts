/** `countermarch replay-all`: compares stored games with the rules of this build. */
import { isFromBundle } from '../../kernel/play/through-play.ts';
import type { Command } from 'commander';
import { moduleFinder } from '../bundle/find-rules.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { SqliteStore } from '../../server/store/sqlite/sqlite.ts';
import { CheckFailedError } from '../check-failed.ts';
import { print, printJson, progressBar } from '../output.ts';
import {
  type StoredGame,
  keptGames,
  replayAll,
  type RulesOf,
  type ReplayAllResult,
  storedGames,
} from '../replay-all.ts';
import { format, formatPlain } from '../text/messages.ts';

interface Options {
  readonly bundles?: string;
  readonly data?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  countermarch replay-all --data data        replays every table of a server, even while it runs
  countermarch replay-all test/golden games  replays golden games, and the game files in a folder
The command replays each game entry by entry, and names the first entry that the current rules contradict.
If there is such an entry, the exit code is 1.`;

export function addReplayAll(program: Command): void {
  program
    .command('replay-all')
    .description('replay stored tables, game files and golden games, and report differences')
    .argument('[path...]', 'game files, golden games, or folders of them')
    .option('--data <dir>', 'data folder of a server: replay all its tables')
    .option(
      '--bundles <dir>',
      'folder of bundles that you trust, to replay games under their own rules',
    )
    .option('--json', 'print as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (paths: readonly string[], { json, ...places }: Options) => {
      const { data } = places;
      const rules = moduleFinder(places);
      if (data === undefined && paths.length === 0)
        throw new InputError('replay-all: name files or folders, or a data folder with --data');
      const files = keptGames(paths);
      const results = await (data === undefined
        ? replay(files, rules)
        : withStore(data, files, rules));
      if (json) printJson(summary(results));
      else report(results);
      if (results.some(isOff)) throw new CheckFailedError();
    });
}

async function withStore(
  data: string,
  files: readonly StoredGame[],
  rules: RulesOf,
): Promise<ReplayAllResult[]> {
  const store = SqliteStore.forReading(data);
  try {
    return await replay([...(await storedGames(store)), ...files], rules);
  } finally {
    await store.close();
  }
}

async function replay(kept: readonly StoredGame[], rules: RulesOf): Promise<ReplayAllResult[]> {
  const results: ReplayAllResult[] = [];
  const bar = progressBar('replay-all', kept.length, 'games');
  for await (const result of replayAll(kept, rules)) {
    results.push(result);
    bar.at(results.length);
  }
  bar.end();
  return results;
}

const isOff = (result: ReplayAllResult): boolean =>
  'fault' in result || result.difference !== undefined;

/** The first difference of a game, for programs. */
function differenceJson(result: ReplayAllResult) {
  const { kind, name } = result;
  if ('fault' in result) return { kind, name, fault: formatPlain(result.fault) };
  const { on, scenario, difference, stops } = result;
  const reason = difference && format(on, difference.reason);
  return { kind, name, game: on.id, scenario, ...difference, reason, stops };
}

function summary(results: readonly ReplayAllResult[]) {
  const replayed = results.flatMap((result) => ('fault' in result ? [] : [result]));
  return {
    games: results.length,
    entries: replayed.reduce((sum, { entries }) => sum + entries, 0),
    /** Games played under other versions of the rules. */
    older: replayed.filter(({ rules, on }) => rules !== on.version).length,
    /** Games replayed under the rules of their bundles. */
    own: replayed.filter(({ on }) => isFromBundle(on)).length,
    /** Games compared by their moves alone, because the layout of their states differs. */
    byMoves: replayed.filter(({ byMoves }) => byMoves).length,
    differences: results.filter(isOff).map(differenceJson),
  };
}

function report(results: readonly ReplayAllResult[]): void {
  const { games, entries, older, own, byMoves, differences } = summary(results);
  for (const result of results) if (isOff(result)) print(lineOf(result));
  if (own > 0) print(`Games replayed under their own rules, from bundles: ${own}`);
  if (older > 0) print(`Games played under other versions of the rules: ${older}`);
  if (byMoves > 0)
    print(`Games compared by moves only, because the data layout has changed: ${byMoves}`);
  const found = `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}`;
  print(`${games} ${games === 1 ? 'game' : 'games'}, ${entries} entries, ${found}`);
}

function lineOf(result: ReplayAllResult): string {
  const what = `${result.kind} ${result.name}`;
  if ('fault' in result) return `${what}: ${formatPlain(result.fault)}`;
  const { on, scenario, difference, stops } = result;
  if (!difference) return what;
  const { seq, rule, reason, played, now } = difference;
  const rules = played === now ? `rules version ${now}` : `rules version ${played}, now ${now}`;
  const end = stops ? 'replay stops there' : 'replay continues after it';
  return `${what} (${on.id}, ${scenario}), entry ${seq}: ${rule && `[${rule}] `}${format(on, reason)} (${rules}; ${end})`;
}
