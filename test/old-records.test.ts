/**
 * Records made by commit fa86d9d, with version 1 of the rules of each game; they never change. They contain whole
 * games, resignations and games in progress, with dice, undos, substitute bots and options. They are replayed for as
 * long as records can be read; where the rules have changed since, the replay says so.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../src/cli/test-run.ts';
import { gameById } from '../src/games/registry.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { NOBODY } from '../src/kernel/side.ts';
import { gameOfRecord, importRecord } from '../src/table/record/import.ts';
import { formatRecord } from '../src/table/record/record.ts';
import { parseRecord } from '../src/table/record/parse-record.ts';
import type { Table } from '../src/table/table.ts';
import { playOn } from '../src/table/testing/test-play.ts';
import { english } from './english.ts';

const FOLDER = new URL('./fixtures/records/', import.meta.url);

/** The first entry that the current rules do not lead to, and the rule that has changed since. */
const STOPS: Readonly<Record<string, { seq: number; rule: string; reason: RegExp }>> = {
  // [R19] A squad that has met robots in step 1 no longer moves on.
  'annihilator-given-up': {
    seq: 138,
    rule: 'R19',
    reason: /^Assault Squad A3 can’t advance: it entered a hex with robots in step 1/,
  },
  // [8.2] Charges now go off automatically; previously, their owner named them one by one.
  'annihilator-simulated': { seq: 87, rule: '8.2', reason: /^Roll the dice first/ },
  // The learning game now has one robot fewer.
  'annihilator-whole': { seq: 36, rule: '5.1', reason: /^Security Robot S5 is not on the map/ },
};

const names = readdirSync(FOLDER).map((file) => file.replace(/\.cmr$/, ''));
const textOf = (name: string): string => readFileSync(new URL(`${name}.cmr`, FOLDER), 'utf8');

function read(name: string): Table {
  const record = parseRecord(textOf(name));
  return importRecord(gameOfRecord(record, gameById), record);
}

test('there are records of every game, with everything that a record can contain', () => {
  const records = names.map((name) => parseRecord(textOf(name)));
  const entries = records.flatMap((record) => record.entries);
  expect([...new Set(records.map(({ header }) => header.game))].sort()).toEqual([
    'annihilation',
    'annihilator',
    'chitin',
  ]);
  expect(records.every(({ header }) => header.rules === 1)).toBe(true);
  expect([...new Set(entries.map(({ kind }) => kind))].sort()).toEqual([
    'action',
    'die',
    'resign',
    'seat',
    'undo',
  ]);
  expect([...new Set(records.map(({ close }) => close.end))].sort()).toEqual([
    'over',
    'unfinished',
  ]);
});

describe.each(names)('%s', (name) => {
  const stop = STOPS[name];

  test(stop ? `is readable, and says that [${stop.rule}] stops it` : 'replays to its end', () => {
    const record = parseRecord(textOf(name));
    const table = read(name);
    const { difference, stopped } = table.verdict;
    expect(stopped).toEqual(difference);
    if (stop) {
      expect(stopped).toMatchObject({ seq: stop.seq, rule: stop.rule, played: 1 });
      expect(english(table.game, stopped?.reason)).toMatch(stop.reason);
    } else expect(difference).toBeUndefined();
    expect(table.outcome).toEqual(record.close.outcome);
    expect(table.entries).toEqual(record.entries);
    expect(formatRecord(table.record({ withSeed: true }))).toBe(textOf(name));
    for (let seq = 0; seq <= table.seq; seq += 7) {
      const isLost = stop !== undefined && seq >= stop.seq;
      expect(table.viewAt(seq, 0).lost ?? false).toBe(isLost);
    }
  });

  test('is shown by the command line from its first entry to its last', async () => {
    const { code, out } = await runCommand(
      'replay',
      new URL(`${name}.cmr`, FOLDER).pathname,
      '--moves',
    );
    expect(code).toBe(stop ? 1 : 0);
    const { entries } = parseRecord(textOf(name));
    const told = out.split('\n').filter((line) => /^ *\d+ {2}[a-z]+ /.test(line));
    expect(told).toHaveLength(entries.length);
    if (stop)
      expect(out).toContain(`replayed only as far as the position before move ${stop.seq}. `);
    else expect(out).toContain(`entry ${entries.length} of ${entries.length}, every move as rec`);
  });
});

test.each(names.filter((name) => name.endsWith('-open')))(
  '%s continues under the current rules, and its record can be read again',
  (name) => {
    const table = read(name);
    const before = table.seq;
    playOn(table, new Sfc32(name), 200);
    const changes = table.entries.filter(({ kind }) => kind === 'rules');
    expect(changes.map(({ seq }) => seq)).toEqual([before + 1]);
    expect(changes[0]?.text).toMatch(/^[2-9]\d* \S+$/);
    expect(table.seq).toBeGreaterThan(before + 50);
    const file = formatRecord(table.record({ withSeed: true }));
    const again = importRecord(table.game, parseRecord(file));
    expect(again.viewFor(NOBODY)).toEqual(table.viewFor(NOBODY));
    expect(again.verdict.difference).toBeUndefined();
  },
);
