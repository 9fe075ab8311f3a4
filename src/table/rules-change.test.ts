import { describe, expect, test } from 'vitest';
import { faultOf, plainEnglish } from '../../test/english.ts';
import type { Game } from '../kernel/game.ts';
import { Sfc32 } from '../kernel/random.ts';
import { type GameState, hashState } from '../kernel/state.ts';
import { NOBODY } from '../kernel/side.ts';
import { sealedDice, seededDice } from './dice/dice.ts';
import { stoppedMessage } from './record/difference.ts';
import { forkRecord, importRecord } from './record/import.ts';
import { formatRecord, RecordError } from './record/record.ts';
import { parseRecord } from './record/parse-record.ts';
import type { StoredTable } from './record/restore.ts';
import { formatRulesMark, layoutName, parseRulesMark } from './record/rules-mark.ts';
import { finish } from './slices.ts';
import { Table } from './table.ts';
import { openPatrol } from './testing/test-game.ts';
import { patrolTable, playOn } from './testing/test-play.ts';

const [WEST, EAST] = [0, 1];
const [LOOK_STEP, BLAST_STEP] = [2, 3];
const patrol = openPatrol();

/** The same rules with the next version number. */
const renumbered: Game = { ...patrol, version: 2 };
/** The same rules with another layout of the state, so that all hashes differ. */
const rewritten: Game = {
  ...renumbered,
  stepNames: patrol.stepNames.map((name) => `${name}s`),
  begin: (s) => {
    patrol.begin(s);
    (s as GameState & { turn: number }).turn += 2;
  },
};

/** Returns rules with one change: step `at` also runs `more`. */
const changed = (at: number, more: (s: GameState & Record<string, number>) => void): Game => ({
  ...renumbered,
  steps: patrol.steps.map((step, i) =>
    i === at
      ? {
          ...step,
          apply: (s, action, log) => {
            step.apply?.(s, action, log);
            more(s as never);
          },
        }
      : step,
  ),
});
/** Rules in which each look changes the turn counter; only hashes show it. */
const marked = changed(LOOK_STEP, (s) => {
  s.turn = s.turn + 2;
});

/** Returns a table where West has walked to n2, which both sides know; the first look is entry 4. */
function looking(): Table {
  const table = patrolTable();
  for (const text of ['bury n3', 'bury n6', 'look', 'at n6', 'walk'])
    table.act(table.actor, table.seq, [text]);
  expect(table.entries.map(({ kind }) => kind)).toEqual(Array(5).fill('action'));
  return table;
}

const stored = (table: Table, game: Game, more: Partial<StoredTable> = {}): StoredTable => {
  const { id, header, entries, seats, dice } = table;
  return { id, game, header, entries, seats, dice, ...more };
};

/** Returns the table under other rules, as restored from a store. */
const under = (game: Game, table: Table, more?: Partial<StoredTable>): Table =>
  Table.load(stored(table, game, more));

const texts = (table: Table): string[] => table.entries.map(({ kind, text }) => `${kind} ${text}`);

describe('a mark of the rules', () => {
  test('reads back from its text', () => {
    for (const ints of [undefined, Int16Array.from([0, -1, -2, 32767, -32768])]) {
      const mark = { version: 3, layout: layoutName(patrol), ...(ints && { ints }) };
      expect(parseRulesMark(formatRulesMark(mark))).toEqual(mark);
    }
  });

  test.each(['', '2', 'two a', '2 a 1,', '2 a 1 2', '2 a 99999', '-2 a'])(
    '"%s" is not a mark of the rules',
    (text) => {
      expect(parseRulesMark(text)).toBeUndefined();
    },
  );

  test('the name of a layout changes with everything that gives the integers their meaning', () => {
    expect(layoutName(renumbered)).toBe(layoutName(patrol));
    expect(layoutName(patrol)).toMatch(/^patrol\/2:[0-9a-f]{8}$/);
    expect(layoutName(rewritten)).not.toBe(layoutName(patrol));
  });
});

describe('a table of an older version continues', () => {
  test.each([
    ['if nothing has changed', renumbered],
    ['if the state has another layout', rewritten],
  ])('%s, and says so before the next move', (_, game) => {
    for (let seed = 0; seed < 100; seed++) {
      const old = patrolTable(seed);
      playOn(old, new Sfc32(seed), 1 + (seed % 20));
      if (old.outcome) continue;
      const table = under(game, old);
      const before = old.seq;
      expect(table.verdict).toMatchObject({ difference: undefined, stopped: undefined });
      expect([table.seq, table.actor]).toEqual([before, old.actor]);
      playOn(table, new Sfc32(seed));
      expect(table.outcome).toBeDefined();
      expect(table.entries.slice(0, before)).toEqual(old.entries);
      const mark = { version: 2, layout: layoutName(game) };
      expect(table.entries.filter(({ kind }) => kind === 'rules').map(({ seq }) => seq)).toEqual([
        before + 1,
      ]);
      expect(parseRulesMark(table.entries[before]?.text ?? '')).toEqual(mark);
      // The record reads back as it was written, and a store returns the same table.
      const file = formatRecord(table.record());
      expect(formatRecord(parseRecord(file))).toBe(file);
      expect(formatRecord(importRecord(game, parseRecord(file)).record())).toBe(file);
      expect(under(game, table).viewFor(WEST)).toEqual(table.viewFor(WEST));
    }
  });

  test('everybody sees the change with its version', () => {
    const table = under(renumbered, looking());
    table.act(EAST, table.seq, ['stay']);
    expect(table.entriesFor(WEST)[5]).toMatchObject({ kind: 'rules', text: '2', events: [] });
  });

  test('no undo reaches across the change', () => {
    const table = under(renumbered, looking());
    const refused = { ok: false, refusal: { reason: { key: 'undo.rules' } } };
    expect(looking().sideToUndo).toBe(WEST);
    expect(table.sideToUndo).toBeUndefined();
    expect(table.undo(WEST, table.seq)).toMatchObject(refused);
    expect(table.seq).toBe(5);
    table.act(EAST, 5, ['look']);
    expect(table.sideToUndo).toBe(EAST);
    expect(table.undo(EAST, table.seq, 6)).toMatchObject({ ok: true });
    expect(table.undo(EAST, table.seq, 4)).toMatchObject(refused);
  });

  test('the change is also written before a seat change or a resignation', () => {
    const seat = under(renumbered, looking());
    seat.changeSeat(WEST, seat.seq, { do: 'stand-in', level: '4' });
    expect(texts(seat).slice(5)).toEqual([expect.stringMatching(/^rules 2 /), 'seat stand-in 4']);
    const given = under(renumbered, looking());
    given.resign(WEST);
    expect(given.entries.slice(5).map(({ kind }) => kind)).toEqual(['rules', 'resign']);
    expect(given.outcome?.winners).toEqual([EAST]);
  });

  test('a refused action writes nothing', () => {
    const table = under(renumbered, looking());
    expect(table.act(EAST, table.seq, ['bury n4']).ok).toBe(false);
    expect(table.seq).toBe(5);
  });
});

describe('a table that cannot be replayed under the new rules', () => {
  const difference = { seq: 4, rule: '3', played: 1, now: 2 };

  test('is readable to its end and says why it stopped, with entry and rule', () => {
    const table = under(marked, looking());
    expect(table.verdict.stopped).toMatchObject(difference);
    expect(table.actor).toBe(NOBODY);
    expect(table.sideToUndo).toBeUndefined();
    const view = table.viewFor(EAST);
    expect(view.difference).toMatchObject({ ...difference, stops: true });
    expect(view.seq).toBe(5);
    expect(view.entries).toHaveLength(5);
    expect(view.ints).toEqual(looking().viewAt(3, EAST).ints);
    const why = stoppedMessage(table.verdict.stopped!);
    expect(plainEnglish(why)).toMatch(
      /^This game can be replayed only as far as the position before move 4\. .*version 1 of the rules, and that move fails under version 2: \[3\] expected the pos/,
    );
    const refused = { ok: false, refusal: { rule: '', reason: why } };
    expect(table.act(EAST, 5, ['stay'])).toMatchObject(refused);
    expect(table.undo(WEST, 5)).toMatchObject(refused);
    expect(table.resign(WEST)).toMatchObject(refused);
    expect(table.changeSeat(WEST, 5, { do: 'stand-in', level: '4' })).toMatchObject(refused);
    expect(table.seq).toBe(5);
  });

  test('positions are known up to there; later secrets stay secret', () => {
    const table = under(marked, looking());
    expect(table.viewAt(3, WEST)).toEqual(looking().viewAt(3, WEST));
    expect(table.viewAt(4, WEST)).toMatchObject({ seq: 4, lost: true });
    const told = (side: number) => table.entriesFor(side).map(({ text }) => text);
    expect(told(WEST)).toEqual(['bury n3', '', 'look', 'at n6', 'walk']);
    // The secret entries cannot be told apart, so the others see none of them.
    expect(told(EAST)).toEqual(['', 'bury n6', 'look', '', '']);
  });

  test('an action that is no longer legal is named with its rule', () => {
    const strict: Game = {
      ...renumbered,
      steps: patrol.steps.map((step, i) =>
        i === 1 ? { ...step, actions: (_, out) => void out.add(patrol.verbs.id.stay) } : step,
      ),
    };
    expect(under(strict, looking()).verdict.stopped).toMatchObject({ seq: 3, rule: '2' });
  });

  test('rules that were changed under the same number are found as well', () => {
    expect(under({ ...marked, version: 1 }, looking()).verdict.stopped).toMatchObject({
      ...difference,
      now: 1,
    });
  });

  test('if the rules throw at an entry, the game stops there', () => {
    const broken = changed(LOOK_STEP, () => {
      throw new Error('off the line');
    });
    expect(under(broken, looking()).verdict.stopped).toMatchObject({
      seq: 4,
      reason: 'off the line',
    });
  });

  test('a game that was over stays over, with the result on record', () => {
    const old = patrolTable(3);
    playOn(old, new Sfc32(3));
    const { outcome } = old;
    const table = under(marked, old, { outcome });
    expect(table.verdict.stopped).toBeDefined();
    expect(table.outcome).toEqual(outcome);
    const record = parseRecord(formatRecord(old.record()));
    const read = importRecord(marked, record);
    expect(read.verdict.stopped).toEqual(table.verdict.stopped);
    expect(read.outcome).toEqual(outcome);
    expect(formatRecord(read.record())).toBe(formatRecord(old.record()));
  });
});

describe('a table with a snapshot after the difference', () => {
  /** Returns a table where West has looked and walked, and East stayed; the snapshot is after entry 6. */
  function withSnapshot(): { old: Table; table: Table } {
    const old = looking();
    old.act(EAST, 5, ['stay']);
    const { snapshot } = old;
    expect(snapshot.seq).toBe(6);
    old.act(WEST, 6, ['walk']);
    return { old, table: under(marked, old, { snapshot }) };
  }

  test('continues from there: the record carries the position', () => {
    const { old, table } = withSnapshot();
    expect(table.verdict).toMatchObject({ stopped: undefined, difference: { seq: 4, rule: '3' } });
    expect(table.viewFor(WEST).difference).toMatchObject({ seq: 4, stops: false });
    expect(table.state.ints).toEqual(old.state.ints);
    table.act(EAST, 7, ['look']);
    const mark = parseRulesMark(table.entries[7]?.text ?? '');
    expect(mark?.ints).toEqual(old.state.ints);
    expect(table.entriesFor(EAST)[7]?.text).toBe('2');
    // The snapshot is no longer needed, except to know the entries between it and the change.
    const again = under(marked, table);
    expect(again.headFor(EAST)).toEqual(table.headFor(EAST));
    expect(again.entriesFor(EAST, 7)).toEqual(table.entriesFor(EAST, 7));
    expect(again.viewAt(7, EAST).lost).toBe(true);
    playOn(again, new Sfc32(1));
    expect(again.outcome).toBeDefined();
    const read = importRecord(marked, parseRecord(formatRecord(again.record())));
    expect(read.outcome).toEqual(again.outcome);
    expect(read.verdict.difference).toMatchObject({ seq: 4, rule: '3' });
  });

  test('positions in between are unknown; earlier and later ones are known', () => {
    const { old, table } = withSnapshot();
    const lost = [...Array(8).keys()].map((seq) => table.viewAt(seq, WEST).lost ?? false);
    expect(lost).toEqual([false, false, false, false, true, true, false, false]);
    expect(table.viewAt(7, WEST).ints).toEqual(old.viewAt(7, WEST).ints);
  });

  test('a snapshot of other entries, or with an invalid position, is rejected', () => {
    const { old } = withSnapshot();
    const { snapshot } = old;
    const ints = snapshot.ints.slice();
    ints[ints.length - 1] = 7;
    for (const wrong of [
      { seq: 6, ints },
      { seq: 5, ints: snapshot.ints },
      { seq: 6, ints: snapshot.ints.slice(1) },
    ])
      expect(under(marked, old, { snapshot: wrong }).verdict.stopped).toMatchObject({ seq: 4 });
    const strict: Game = {
      ...marked,
      check: () => {
        throw new Error('never');
      },
    };
    expect(under(strict, old, { snapshot }).verdict.stopped).toMatchObject({ seq: 4 });
  });

  test('with another layout of the state, the stored position is lost again', () => {
    const { table } = withSnapshot();
    table.act(EAST, 7, ['stay']);
    const last = { ...rewritten, version: 3 };
    expect(under(last, table).verdict.stopped).toMatchObject({ seq: 8, played: 1, now: 3 });
  });

  test('a position inserted into a record is refused', () => {
    const { old } = withSnapshot();
    const table = under(renumbered, old);
    table.act(EAST, 7, ['stay']);
    const record = table.record();
    const ints = old.viewAt(3, WEST).ints;
    const text = formatRulesMark({
      version: 2,
      layout: layoutName(patrol),
      ints: Int16Array.from(ints),
    });
    const entries = record.entries.map((e) => (e.kind === 'rules' ? { ...e, text } : e));
    const read = (changed: typeof entries) =>
      importRecord(renumbered, { ...record, entries: changed }).verdict.difference;
    expect(read(entries)).toMatchObject({ seq: 8 });
    // With its own hash the record is consistent, but its position differs from that of the entry before.
    const s = renumbered.create();
    s.ints.set(ints);
    const state = hashState(s);
    expect(read(entries.map((e) => (e.kind === 'rules' ? { ...e, state } : e)))).toMatchObject({
      seq: 8,
      reason: { key: 'rules.position', args: { state: record.entries[6]?.state } },
    });
  });

  test('can be read elsewhere but not played on, because its position cannot be verified', () => {
    const { table } = withSnapshot();
    table.act(EAST, 7, ['stay']);
    const record = parseRecord(formatRecord(table.record()));
    expect(importRecord(marked, record).actor).toBe(WEST);
    const spec = { id: 'u', game: marked, dice: sealedDice('u', '77'.repeat(32)) };
    expect(() => forkRecord(record, spec)).toThrow(RecordError);
    expect(faultOf(() => forkRecord(record, spec))).toMatch(/^line 5: \[3\] expected the position/);
  });
});

describe('a fork of an older record', () => {
  test('keeps the version that its entries were played with, and changes it', () => {
    const record = parseRecord(formatRecord(looking().record()));
    const spec = { id: 'u', game: rewritten, dice: sealedDice('u', '77'.repeat(32)) };
    const fork = forkRecord(record, spec);
    expect(fork.header).toMatchObject({ rules: 1, layout: layoutName(patrol), imported: 5 });
    fork.act(EAST, 5, ['stay']);
    expect(texts(fork)[5]).toMatch(/^rules 2 /);
    const file = formatRecord(fork.record());
    expect(formatRecord(importRecord(rewritten, parseRecord(file)).record())).toBe(file);
  });
});

describe('dice of an older record', () => {
  test('are rolled again and compared', () => {
    for (let seed = 0; seed < 40; seed++) {
      const dice = seededDice(seed);
      const old = Table.create({ id: 't1', game: patrol, dice });
      playOn(old, new Sfc32(seed));
      const at = old.entries.findIndex(({ kind }) => kind === 'die');
      if (at < 0) continue;
      const record = old.record();
      expect(importRecord(rewritten, record).verdict.difference).toBeUndefined();
      const die = record.entries[at]?.text === 'roll 3' ? 'roll 4' : 'roll 3';
      const entries = record.entries.map((e, i) => (i === at ? { ...e, text: die } : e));
      expect(importRecord(rewritten, { ...record, entries }).verdict.stopped).toMatchObject({
        seq: at + 1,
        reason: expect.stringMatching(/^text: expected roll/),
      });
    }
  });

  test('a result that the new rules do not know stops the game with the rule', () => {
    const old = Table.create({ id: 't1', game: patrol, dice: seededDice(4) });
    for (const text of ['bury n1', 'bury n1', 'walk']) old.act(old.actor, old.seq, [text]);
    expect(old.entries[3]).toMatchObject({ kind: 'die' });
    const none: Game = {
      ...renumbered,
      steps: patrol.steps.map((step, i) =>
        i === BLAST_STEP
          ? { ...step, actions: (_, out) => void out.add(patrol.verbs.id.roll, 9) }
          : step,
      ),
    };
    expect(under(none, old).verdict.stopped).toMatchObject({ seq: 4, rule: '4' });
  });
});

test('loading an older table pauses between slices', () => {
  const table = patrolTable();
  for (const text of ['bury n3', 'bury n6', ...Array(200).fill('stay')])
    table.act(table.actor, table.seq, [text]);
  const work = Table.loading(stored(table, renumbered));
  let pauses = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) pauses += 1;
  expect(pauses).toBeGreaterThanOrEqual(20);
  expect(finish(step.value.computingEffects())).toBeUndefined();
});
