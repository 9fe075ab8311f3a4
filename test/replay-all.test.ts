/** Replays all stored games under the rules of this build and under changed rules. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  currentRules,
  type StoredGame,
  keptGames,
  replayAll,
  type ReplayAllResult,
  storedGames,
} from '../src/cli/replay-all.ts';
import { runCommand } from '../src/cli/test-run.ts';
import { gameById } from '../src/games/registry.ts';
import type { Game, GameModule } from '../src/kernel/game.ts';
import { apply, start, stepOf } from '../src/kernel/engine.ts';
import { parseAction } from '../src/kernel/text/notation.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import type { GameState } from '../src/kernel/state.ts';
import { SqliteStore } from '../src/server/store/sqlite/sqlite.ts';
import { progressOf, storedSeatOf } from '../src/server/tables/live-table.ts';
import { sealedDice } from '../src/table/dice/dice.ts';
import { layoutName } from '../src/table/record/rules-mark.ts';
import { Table } from '../src/table/table.ts';
import { playOn } from '../src/table/testing/test-play.ts';
import { plainEnglish } from './english.ts';
import { byTier } from './tier.ts';

const TABLES = byTier(500, 50);
const GOLDEN = new URL(byTier('./golden/', './golden/annihilator/'), import.meta.url).pathname;
/** Minimum number of golden games. */
const GAMES = byTier(14, 4);
const SETUPS = [
  ['annihilation', 'learning'],
  ['annihilator', 'learning'],
  ['chitin', 'learning'],
] as const;

const data = mkdtempSync(join(tmpdir(), 'countermarch-replay-all-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Creates tables at all stages, one in ten of them over, with dice, undos and resignations. */
function playedTable(i: number): Table {
  const [id, scenario] = SETUPS[i % SETUPS.length] as (typeof SETUPS)[number];
  const module = gameById(id);
  const game = module.open(parseSetup(module, { scenario }));
  const [name, seed] = [`table-${i}`, (i + 1).toString(16).padStart(64, '0')];
  const table = Table.create({ id: name, game, dice: sealedDice(name, seed) });
  const rng = new Sfc32(i);
  playOn(table, rng, 5 + rng.below(60));
  if (i % 10 === 0) table.resign(rng.below(game.sides.length));
  return table;
}

async function put(store: SqliteStore, table: Table): Promise<void> {
  const { id, header, game, dice, entries, snapshot } = table;
  const seats = game.sides.map((_, side) => storedSeatOf(table, side, { token: '', orders: '' }));
  const schema = layoutName(game);
  const head = { id, header, seats, host: '', ...(dice.seed !== undefined && { seed: dice.seed }) };
  await store.insert(head, {
    entries,
    progress: progressOf(table),
    snapshot: { ...snapshot, schema },
  });
}

const tables = new Map<string, Table>();
beforeAll(async () => {
  const store = await SqliteStore.open(data);
  for (let i = 0; i < TABLES; i++) tables.set(`table-${i}`, playedTable(i));
  await Promise.all([...tables.values()].map((table) => put(store, table)));
  await store.close();
});

async function off(results: AsyncIterable<ReplayAllResult>): Promise<ReplayAllResult[]> {
  const found: ReplayAllResult[] = [];
  for await (const result of results)
    if ('fault' in result || result.difference) found.push(result);
  return found;
}

async function withStore<T>(work: (kept: StoredGame[]) => Promise<T>): Promise<T> {
  const store = SqliteStore.forReading(data);
  try {
    return await work(await storedGames(store));
  } finally {
    await store.close();
  }
}

describe('under the rules of this build', () => {
  test('no golden game differs', async () => {
    const { code, out } = await runCommand('replay-all', GOLDEN);
    const files = readdirSync(GOLDEN, { recursive: true }).filter((name) =>
      /\.txt$/.test(String(name)),
    );
    expect(files.length).toBeGreaterThanOrEqual(GAMES);
    expect(out).toMatch(new RegExp(`^${files.length} games, \\d{3,} entries, 0 differences\n$`));
    expect(code).toBe(0);
  });

  test(`no table of a store of ${TABLES} differs`, async () => {
    const { code, out } = await runCommand('replay-all', '--data', data, '--json');
    const entries = [...tables.values()].reduce((sum, { seq }) => sum + seq, 0);
    expect(entries).toBeGreaterThan(20 * TABLES);
    const [older, own, byMoves] = [0, 0, 0];
    expect(JSON.parse(out)).toEqual({
      games: TABLES,
      entries,
      older,
      own,
      byMoves,
      differences: [],
    });
    expect(code).toBe(0);
  });
});

/** Returns a game in which one step does a little more than its rule says. */
const changed = (step: string): ((id: string) => GameModule) => {
  const alter = (game: Game): Game => {
    const steps = game.steps.map((one, i) => {
      if (game.stepNames[i] !== step) return one;
      const apply: typeof one.apply = (s, action, log) => {
        one.apply?.(s, action, log);
        const last = s.ints.length - 1;
        s.ints[last] = (s.ints[last] as number) + 1;
      };
      return { ...one, apply };
    });
    return { ...game, steps };
  };
  return (id) => {
    const module = gameById(id);
    return { ...module, open: (setup) => alter(module.open(setup)) };
  };
};

/** Returns the first entry of a table at which a step is carried out, and the rule of the step. */
function firstAt(
  { game, entries }: Table,
  step: string,
): { seq: number; rule: string } | undefined {
  const s = start(game);
  const positions = [s.clone()];
  for (const { seq, kind, text } of entries) {
    if (kind === 'undo') s.copyFrom(positions[Number(text)] as GameState);
    else if (kind !== 'resign') {
      if (game.stepNames[s.step] === step) return { seq, rule: stepOf(game, s).rule };
      apply(game, s, parseAction(game, text));
    }
    positions[seq] = s.clone();
  }
  return undefined;
}

describe('a rule that was changed without a new version', () => {
  const STEP = 'human.move.to';

  test('is reported with table, entry and rule, and other games are not reported', async () => {
    const results = await withStore((kept) => off(replayAll(kept, currentRules(changed(STEP)))));
    const found = new Map(
      results.map((r) => [
        r.name,
        r.difference && { seq: r.difference.seq, rule: r.difference.rule },
      ]),
    );
    const expected = new Map<string, { seq: number; rule: string }>();
    for (const [name, table] of tables) {
      const at = table.game.id === 'annihilator' ? firstAt(table, STEP) : undefined;
      if (at) expected.set(name, at);
    }
    expect(expected.size).toBeGreaterThan(TABLES / 5);
    expect(found).toEqual(expected);
  });

  test('is reported with golden game, entry and rule', async () => {
    const results = await off(replayAll(keptGames([GOLDEN]), currentRules(changed(STEP))));
    expect(results.map(({ name }) => name.slice(name.lastIndexOf('annihilator/')))).toEqual([
      'annihilator/learning-first.txt',
      'annihilator/learning-second.txt',
      'annihilator/standard-first.txt',
      'annihilator/standard-second.txt',
    ]);
    for (const { difference } of results) {
      const words = plainEnglish(difference?.reason ?? '');
      const [, last] = / up to (\d+), under .*\[5\.2\].*: state: expected/.exec(words) ?? [];
      expect(difference?.seq).toBeLessThan(Number(last));
    }
  });
});
