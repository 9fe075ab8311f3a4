import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { spawnCommand, scratchFolder } from './test-run.ts';

const folder = scratchFolder();
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Input that always plays the first action; the rest is not read after the end of the game. */
const FIRST = '1\n'.repeat(60);

afterEach(() => vi.unstubAllEnvs());

/** Runs a command line with external games, in the folder that their relative paths start from. */
function withGames(games: string, args: readonly string[], input?: string) {
  vi.stubEnv('COUNTERMARCH_GAMES', games);
  return spawnCommand(args, input, ROOT);
}

test('an external game can be played in the terminal by its folder, in its own words', async () => {
  const { code, out, err } = await withGames('test/isles', ['play', 'isles'], FIRST);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Isles. Red: you, Blue: 3, Green: 3.');
  expect(out).toContain('[3] Red: play a card, or pass.');
  expect(out).toMatch(/\[5\] .* (wins?|A draw), \d+ to \d+ to \d+\.$/m);
});

test('every command knows an external game, beside the listed ones', async () => {
  const { out } = await withGames('test/isles', ['games']);
  expect(out).toMatch(/^annihilator .*^isles +Two units, a few cards, and fog\.$/ms);
  const { code } = await withGames('test/isles', [
    'fuzz',
    'isles',
    '--games',
    '3',
    '--ladder',
    '0',
  ]);
  expect(code).toBe(0);
  const coverage = await withGames('test/isles', ['rules', 'isles']);
  expect(coverage.out).toContain('gap: isles has no statements.ts');
});

test('options are listed in their own column, also with long names, with the scenarios that have them', async () => {
  const { out } = await withGames('test/isles', ['games', 'armageddon']);
  expect(out).toMatch(/^ {2}red-faction {1}\[D1\] Red’s faction: .* usually compact\. /m);
  expect(out).toMatch(
    /^ {2}green-faction\n {14}\[D1\] Green’s faction: .* only in\s+three, four\./m,
  );
});

test('a path without a game is refused by name', async () => {
  const nowhere = await withGames('test/nowhere', ['games']);
  expect(nowhere.code).toBe(2);
  expect(nowhere.err).toMatch(
    /^countermarch: COUNTERMARCH_GAMES: .*nowhere.index\.ts cannot be loaded: /,
  );
  writeFileSync(join(folder, 'index.ts'), 'export const other = {};\n');
  const empty = await withGames(folder, ['games']);
  expect(empty.code).toBe(2);
  expect(empty.err).toContain(`index.ts exports no game "${basename(folder)}"`);
});
