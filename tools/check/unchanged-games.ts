/** Games whose suites `npm test` leaves out, because neither they nor their dependencies have changed. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const GAMES = 'src/games';

/** Folders and files that no game suite depends on. */
const APART = [
  /^(src\/(web|server|cli)|test\/browser|docs|python|bench|translations|examples|templates)\//,
  /^[^/]+\.md$/,
];

/** Names of the folders of games. */
export const gameFolders = (): string[] =>
  readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${GAMES}/${entry.name}/rulebook.ts`))
    .map(({ name }) => name);

/** Returns those of these games that are not affected by changed files, given as paths from the root. */
export function unchangedGames(games: readonly string[], changed: readonly string[]): string[] {
  const isOf = (game: string, path: string): boolean =>
    [`${GAMES}/${game}/`, `test/${game}/`, `test/golden/${game}/`].some((folder) =>
      path.startsWith(folder),
    );
  const isForAll = (path: string): boolean =>
    !APART.some((pattern) => pattern.test(path)) && !games.some((game) => isOf(game, path));
  if (changed.some(isForAll)) return [];
  return games.filter((game) => !changed.some((path) => isOf(game, path)));
}

/** Patterns of the test files of a game, for Vitest. */
export const suiteOf = (game: string): string[] => [
  `${GAMES}/${game}/**`,
  `test/${game}/**`,
  `test/conformance/${game}.*`,
];

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Base commit of the changes: where the branch left `main`; on `main` itself, the commit before. */
function baseCommit(): string {
  const head = git('rev-parse', 'HEAD');
  for (const main of ['origin/main', 'main'])
    try {
      const base = git('merge-base', 'HEAD', main);
      if (base !== head) return base;
    } catch {
      // The branch does not exist.
    }
  return git('rev-parse', 'HEAD^');
}

/** Paths that differ from the base commit, new files included; undefined outside of a repository. */
export function changedPaths(): { readonly base: string; readonly paths: string[] } | undefined {
  try {
    const base = baseCommit();
    const differing = git('diff', '--name-only', '--no-renames', base);
    const added = git('ls-files', '--others', '--exclude-standard');
    const paths = `${differing}\n${added}`.split('\n').filter((path) => path !== '');
    return { base, paths };
  } catch {
    return undefined;
  }
}
