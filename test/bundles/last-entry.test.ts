/**
 * After a change of rules, every finished game can be replayed to its last entry under its own rules: golden games, and
 * the tables of a store. All games of the program have other rules here, from the first decision on (`changed.ts`).
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBundle } from '../../src/cli/bundle/build.ts';
import { moduleFinder } from '../../src/cli/bundle/find-rules.ts';
import { entryFileOf, gameById } from '../../src/cli/games.ts';
import { parseGolden } from '../../src/cli/golden-text.ts';
import {
  currentRules,
  replayAll,
  type ReplayAllResult,
  type RulesOf,
  type StoredGame,
  keptGames,
  storedGames,
} from '../../src/cli/replay-all.ts';
import { writeText } from '../../src/cli/files.ts';
import { games } from '../../src/games/registry.ts';
import { CHANCE } from '../../src/kernel/side.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { BundleRepository } from '../../src/server/bundles/bundle-repository.ts';
import { SqliteStore } from '../../src/server/store/sqlite/sqlite.ts';
import { progressOf, storedSeatOf } from '../../src/server/tables/live-table.ts';
import { request, testServer, viewOf } from '../../src/server/testing/test-client.ts';
import { typedDice } from '../../src/table/dice/dice.ts';
import { formatRecord } from '../../src/table/record/record.ts';
import { Table } from '../../src/table/table.ts';
import { byTier } from '../tier.ts';
import { gameById as changedById } from './changed/registry.ts';
import { playRandomly } from './play.ts';

const GOLDEN = new URL('../golden/', import.meta.url).pathname;
/** Maximum number of golden games of each game. */
const EACH = byTier(2, 1, Number.POSITIVE_INFINITY);
const TABLES = byTier(50, 10, 500);
const CHANGED = new URL('./changed/registry.ts', import.meta.url);
/**
 * Games in the store. Games of Chitin have ten times as many entries, so most games in the long tier are of the others.
 */
const GAMES = ['annihilation', 'annihilator', 'chitin'] as const;
const WITH_CHITIN = byTier(20, 10, 500);
const gameOf = (n: number): string => GAMES[n % (n < WITH_CHITIN ? 3 : 2)] ?? '';
/** Hides the bundles of this program, whether they have been built or not. */
const NONE = { folder: '', byGame: new Map<string, never>() };

const home = mkdtempSync(join(tmpdir(), 'last-entry-'));
const [bundles, records, data] = [join(home, 'bundles'), join(home, 'records'), join(home, 'data')];
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Bundles of the games before the change of rules, by game. */
const built = new Map<string, Awaited<ReturnType<typeof buildBundle>>>();
const hashOf = (game: string): string => built.get(game)?.hash ?? '';

beforeAll(async () => {
  for (const folder of [bundles, records]) mkdirSync(folder);
  for (const module of games) {
    const bundle = await buildBundle({ module, path: entryFileOf(module.id) });
    built.set(module.id, bundle);
    writeText(join(bundles, `${bundle.hash}.mjs`), bundle.code);
  }
});

/** Returns a golden game as a record that names the bundle of its rules. */
function recordOf(text: string, name: string): string {
  const golden = parseGolden(text);
  const module = gameById(golden.game);
  const game = module.open(parseSetup(module, golden.setup));
  const bundle = hashOf(game.id);
  const table = Table.create({ id: name, game, dice: typedDice, bundle });
  for (const line of golden.lines) {
    if (!('action' in line) || table.outcome) continue;
    const { actor, seq } = table;
    const answer =
      actor === CHANCE ? table.roll(line.action) : table.act(actor, seq, [line.action]);
    expect(answer, `${name}, entry ${seq + 1}`).toMatchObject({ ok: true });
  }
  expect(table.outcome, name).toBeDefined();
  return formatRecord(table.record());
}

async function all(kept: readonly StoredGame[], rules: RulesOf): Promise<ReplayAllResult[]> {
  const results: ReplayAllResult[] = [];
  for await (const result of replayAll(kept, rules)) results.push(result);
  return results;
}

const isOff = (result: ReplayAllResult): boolean =>
  'fault' in result || result.difference !== undefined;

/**
 * Expects each game to replay to its last entry in its bundle, with all hashes equal, and none under the changed rules.
 */
async function expectOwnRules(kept: readonly StoredGame[], rules: RulesOf): Promise<void> {
  const own = await all(kept, rules);
  expect(own.filter(isOff)).toEqual([]);
  for (const result of own) expect(result).toMatchObject({ byMoves: false, stops: false });
  for (const result of own) expect('on' in result && result.on.play).toBeDefined();
  const other = await all(kept, currentRules(changedById));
  expect(other.filter(isOff)).toHaveLength(kept.length);
}

test('golden games are replayed to their last entry under their own rules', async () => {
  for (const { id } of games) {
    const files = await readdir(join(GOLDEN, id), { recursive: true });
    const names = files.filter((name) => name.endsWith('.txt')).sort();
    for (const name of names.slice(0, EACH)) {
      const [text, title] = [await readFile(join(GOLDEN, id, name), 'utf8'), `${id}-${name}`];
      writeText(join(records, `${title.replaceAll('/', '-')}.cmr`), recordOf(text, title));
    }
  }
  const kept = keptGames([records]);
  expect(kept.length).toBeGreaterThanOrEqual(games.length);
  await expectOwnRules(kept, moduleFinder({ bundles }, NONE));
});

/** Puts finished games into a store, with the bundles that they name. */
async function fillStore(): Promise<string[]> {
  const store = await SqliteStore.open(data);
  const repository = new BundleRepository(store.db);
  for (const [game, { hash, rulesHash: rules, code }] of built)
    await repository.keep({ hash, game, rules, version: 1, api: 1, origin: 'release' }, code);
  const ids: string[] = [];
  for (let n = 0; n < TABLES; n++) {
    const id = gameOf(n);
    const module = gameById(id);
    const game = module.open(parseSetup(module, { scenario: 'learning' }));
    const table = playRandomly(game, hashOf(id), `store-${n}`);
    expect(table.outcome, table.id).toBeDefined();
    const seats = table.seats.map((_, side) =>
      storedSeatOf(table, side, { token: '', orders: '' }),
    );
    const { header, entries } = table;
    const head = { id: table.id, header, seats, host: '' };
    await store.insert(head, { entries, progress: progressOf(table) });
    ids.push(table.id);
  }
  await store.close();
  return ids;
}

test('the tables of a store are replayed and shown to their last entry', async () => {
  const ids = await fillStore();
  const store = SqliteStore.forReading(data);
  await expectOwnRules(await storedGames(store), moduleFinder({ data }, NONE));
  await store.close();

  const { address } = await testServer({ data, registry: CHANGED });
  for (const id of ids.slice(0, 6)) {
    const view = await viewOf(address, id);
    expect(view.ownRules, id).toEqual({ bundle: view.bundle, isMissing: false });
    expect(view.difference, id).toBeUndefined();
    for (const seq of [1, view.seq - 1, view.seq]) {
      const { body } = await request(address, 'GET', `/api/tables/${id}/views/${seq}`);
      expect(body, `${id}, entry ${seq}`).toMatchObject({ seq });
      expect(body.lost, `${id}, entry ${seq}`).toBeUndefined();
    }
  }
});
