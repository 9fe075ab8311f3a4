/** Tests the requirements of a valid record, entry by entry: some are checked by positions, some by moves. */
import { describe, expect, test } from 'vitest';
import { isles, openIsles } from '../../../test/isles/index.ts';
import { faultOf } from '../../../test/english.ts';
import type { Game } from '../../kernel/game.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import type { GameState } from '../../kernel/state.ts';
import { CHANCE, NOBODY } from '../../kernel/side.ts';
import { sealedDice, seededDice, typedDice } from '../dice/dice.ts';
import { forkRecord, importRecord } from './import.ts';
import { formatRecord, type GameRecord, type RecordEntry } from './record.ts';
import { parseRecord } from './parse-record.ts';
import { layoutName, parseRulesMark } from './rules-mark.ts';
import { Table } from '../table.ts';
import { openPatrol } from '../testing/test-game.ts';
import { patrolTable, playOn } from '../testing/test-play.ts';

const [WEST, EAST] = [0, 1];
const patrol = openPatrol();

/** The same rules with another layout of the state, so that all hashes differ. */
const rewritten: Game = {
  ...patrol,
  stepNames: patrol.stepNames.map((name) => `${name}s`),
  begin: (s) => {
    patrol.begin(s);
    (s as GameState & { turn: number }).turn += 2;
  },
};

/** Returns the record with further entries after its last one, as a forger could append them. */
function withMore(record: GameRecord, ...more: Partial<RecordEntry>[]): GameRecord {
  const last = record.entries.at(-1) as RecordEntry;
  const added = more.map((entry, i) => ({ ...last, ...entry, seq: last.seq + 1 + i }));
  return { ...record, entries: [...record.entries, ...added] };
}

const refusalOf = (game: Game, record: GameRecord): string =>
  faultOf(() => importRecord(game, record), game);

function over(seed: number): GameRecord {
  const table = patrolTable(seed);
  playOn(table, new Sfc32(seed));
  return table.record();
}

describe('nothing follows the end of a game', () => {
  test.each([
    { kind: 'resign', side: WEST, text: '' },
    { kind: 'undo', side: WEST, text: '0' },
    { kind: 'action', side: EAST, text: 'walk' },
  ] as const)('not even an entry of kind $kind', (entry) => {
    expect(refusalOf(patrol, withMore(over(3), entry))).toMatch(
      /^line \d+: \[5\] The game is over/,
    );
  });

  test('not even a die that was due when a side resigned', () => {
    const table = Table.create({ id: 't', game: patrol, dice: typedDice });
    for (const text of ['bury n3', 'bury n1', 'walk']) table.act(table.actor, table.seq, [text]);
    expect(table.actor).toBe(CHANCE);
    table.resign(EAST);
    const die = { kind: 'die', side: CHANCE, text: 'roll 3' } as const;
    expect(refusalOf(patrol, withMore(table.record(), die))).toMatch(/^line 6: The game is over/);
  });
});

test('a side that has resigned cannot act while the others play on', () => {
  const game = openIsles(parseSetup(isles, { scenario: 'three' })) as unknown as Game;
  const table = Table.create({ id: 't1', game, dice: seededDice(1) });
  playOn(table, new Sfc32(1), 4);
  table.resign(EAST);
  const again = { kind: 'resign', side: EAST, text: '' } as const;
  expect(refusalOf(game, withMore(table.record(), again))).toMatch(/You have resigned/);
  importRecord(game, table.record());
});

test('shares mixed into the dice appear with the first die that uses them, and not again', () => {
  for (let seed = 0; seed < 60; seed++) {
    const table = Table.create({ id: 't1', game: patrol, dice: sealedDice('t1', '5e'.repeat(32)) });
    table.addShares(['salt', '']);
    playOn(table, new Sfc32(seed));
    const record = table.record();
    const [first, second] = record.entries.filter(({ kind }) => kind === 'die');
    if (!first || !second) continue;
    expect(first.mixed).toEqual(['salt', '']);
    const tell = (at: RecordEntry, mixed: readonly string[] | undefined) => ({
      ...record,
      entries: record.entries.map((e) => (e === at ? { ...e, mixed } : e) as RecordEntry),
    });
    expect(refusalOf(patrol, tell(second, ['salt', '']))).toMatch(/mixed: expected nothing/);
    return;
  }
  throw new Error('no game with two dice');
});

test('seat changes of an imported record are not checked against the seats here', () => {
  const bots = [
    { kind: 'bot', name: '3' },
    { kind: 'bot', name: '4' },
  ] as const;
  const table = Table.create({
    id: 't',
    game: patrol,
    dice: sealedDice('t', '5e'.repeat(32)),
    seats: bots,
  });
  expect(table.changeSeat(EAST, 0, { do: 'take-over' }).ok).toBe(true);
  const people = [
    { kind: 'human', name: 'Ann' },
    { kind: 'human', name: 'Ben' },
  ] as const;
  const dice = sealedDice('u', '77'.repeat(32));
  const fork = forkRecord(table.record(), { id: 'u', game: patrol, dice, seats: people });
  expect(importRecord(patrol, fork.record()).seq).toBe(1);
});

describe('a record that does not name its layout', () => {
  /** Returns the record without the name of its layout, as in older versions. */
  const nameless = (table: Table): GameRecord => {
    const { layout: _, ...header } = table.header;
    return { ...table.record(), header };
  };

  function walking(): Table {
    const table = patrolTable();
    for (const text of ['bury n3', 'bury n6', 'walk', 'walk', 'look', 'at n2'])
      table.act(table.actor, table.seq, [text]);
    return table;
  }

  test('has the current layout if the hash of its first entry matches: then positions are compared', () => {
    const record = nameless(walking());
    expect(importRecord({ ...patrol, version: 2 }, record).verdict).toMatchObject({
      difference: undefined,
      byMoves: false,
    });
    const entries = record.entries.with(4, { ...record.entries[4]!, state: '0'.repeat(16) });
    expect(importRecord({ ...patrol, version: 2 }, { ...record, entries }).verdict).toMatchObject({
      stopped: { seq: 5 },
    });
  });

  test('is compared by its moves otherwise', () => {
    expect(importRecord({ ...rewritten, version: 2 }, nameless(walking())).verdict).toMatchObject({
      difference: undefined,
      byMoves: true,
    });
  });
});

describe('a table continues', () => {
  const load = (game: Game, table: Table): Table => {
    const { id, header, entries, seats, dice } = table;
    return Table.load({ id, game, header, entries, seats, dice });
  };

  function begun(): Table {
    const table = patrolTable();
    for (const text of ['bury n3', 'bury n6', 'walk']) table.act(table.actor, table.seq, [text]);
    return table;
  }

  test('if only the layout of the state differs, and says so', () => {
    const table = load(rewritten, begun());
    table.act(EAST, 3, ['stay']);
    const mark = parseRulesMark(table.entries[3]?.text ?? '');
    expect(mark).toEqual({ version: 1, layout: layoutName(rewritten) });
    expect(load(rewritten, table).viewFor(WEST)).toEqual(table.viewFor(WEST));
  });

  test('with positions compared again from there on', () => {
    const table = load(rewritten, begun());
    for (const text of ['stay', 'walk']) table.act(table.actor, table.seq, [text]);
    const record = parseRecord(formatRecord(table.record()));
    const entries = record.entries.with(5, { ...record.entries[5]!, state: '0'.repeat(16) });
    expect(faultOf(() => importRecord(rewritten, { ...record, entries }))).toMatch(
      /^line 7: \[2\]/,
    );
  });

  test('under its first rules again, when the server goes back to them', () => {
    const table = load({ ...patrol, version: 2 }, begun());
    table.act(EAST, 3, ['stay']);
    const back = load(patrol, table);
    back.act(WEST, 5, ['stay']);
    expect(back.entries.map(({ kind, text }) => `${kind} ${text}`.slice(0, 7))).toEqual([
      ...['action ', 'action ', 'action ', 'rules 2', 'action ', 'rules 1', 'action '],
    ]);
  });

  test('unless the game rejects its position', () => {
    const strict: Game = {
      ...patrol,
      version: 2,
      check: () => {
        throw new Error('off the line');
      },
    };
    const table = load(strict, begun());
    expect(table.actor).toBe(NOBODY);
    expect(table.verdict.stopped).toMatchObject({
      seq: 3,
      reason: { key: 'rules.after', args: { reason: 'off the line' } },
    });
  });
});

test('a game that would end differently under the current rules keeps its result', () => {
  const record = over(3);
  const other: Game = {
    ...patrol,
    version: 2,
    outcome: (s) => {
      const outcome = patrol.outcome(s);
      return outcome && { ...outcome, winners: [WEST, EAST] };
    },
  };
  const table = importRecord(other, record);
  expect(table.outcome).toEqual(record.close.outcome);
  expect(table.verdict).toMatchObject({
    stopped: undefined,
    difference: { seq: record.entries.length, rule: '5', reason: { key: 'rules.outcome' } },
  });
});
