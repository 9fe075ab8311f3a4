import { describe, expect, test } from 'vitest';
import { Sfc32 } from '../kernel/random.ts';
import type { Game } from '../kernel/game.ts';
import { seededDice, sealedDice } from './dice.ts';
import { standingLine } from './history.ts';
import { forkRecord } from './import.ts';
import { finish } from './slices.ts';
import { Table } from './table.ts';
import { openPatrol } from './test-game.ts';
import { patrolTable, playOn } from './test-play.ts';

const WEST = 0;

/** West looks and takes it back, `times` over. */
function wavering(times: number): Table {
  const table = patrolTable();
  for (const text of ['bury n3', 'bury n6']) table.act(table.actor, table.seq, [text]);
  for (let i = 0; i < times; i++) {
    table.act(WEST, table.seq, ['look']);
    if (!table.undo(WEST, table.seq).ok) throw new Error('not taken back');
  }
  return table;
}

/** A game that counts what is carried out. */
function counting(): { game: Game; carried: () => number } {
  let carried = 0;
  const game = openPatrol();
  const steps = game.steps.map((step) => ({
    ...step,
    ...(step.apply && {
      apply: (...args: Parameters<NonNullable<typeof step.apply>>) => {
        carried += 1;
        step.apply?.(...args);
      },
    }),
  }));
  return { game: { ...game, steps }, carried: () => carried };
}

const plays = ({ entries }: Table): number =>
  entries.filter(({ kind }) => kind === 'action' || kind === 'die').length;

describe('what stands after many undos', () => {
  test('costs the same however many there were', () => {
    const table = wavering(2000);
    table.act(WEST, table.seq, ['look']);
    expect(table.undoer).toBe(WEST);
    const { game, carried } = counting();
    const { id, header, dice, seats, entries } = table;
    const copy = Table.load({ id, game, header, dice, seats, entries });
    const before = carried();
    expect(copy.undoer).toBe(WEST);
    expect(copy.viewAt(copy.seq - 1, WEST).ints).toEqual(copy.viewAt(2, WEST).ints);
    expect(carried() - before).toBe(4);
  });

  test('an entry is looked at a few times when it is loaded, not once for each undo behind it', () => {
    const reads = (times: number): number => {
      const { id, game, header, dice, seats, entries } = wavering(times);
      let looks = 0;
      const counted = entries.map(
        (entry) =>
          new Proxy(entry, {
            get: (target, key) => {
              looks += 1;
              return Reflect.get(target, key);
            },
          }),
      );
      const copy = Table.load({ id, game, header, dice, seats, entries: counted });
      copy.act(WEST, copy.seq, ['look']);
      for (const seq of [copy.seq, copy.seq - 1, copy.seq - 2]) copy.viewAt(seq, WEST);
      copy.undo(WEST, copy.seq);
      return looks / entries.length;
    };
    expect(reads(3000)).toBeLessThan(reads(30) * 1.5);
  });
});

test('the line holds what stands: undone entries are not in it, however the record went back', () => {
  const entry = (seq: number, kind: 'action' | 'undo' | 'seat', text = '') => ({
    ...{ seq, kind, side: 0, text, state: '', hash: '' },
  });
  const line = (...entries: Parameters<typeof entry>[]) => [
    ...standingLine(entries.map((e) => entry(...e))),
  ];
  expect(line([1, 'action'], [2, 'action'], [3, 'undo', '1'], [4, 'action'])).toEqual([4, 1]);
  expect(line([1, 'action'], [2, 'action'], [3, 'undo', '1'], [4, 'undo', '0'])).toEqual([]);
  expect(line([1, 'action'], [2, 'seat'], [3, 'action'], [4, 'undo', '2'])).toEqual([1]);
});

describe('any position', () => {
  test('is at most 64 plays away, also where a side has steered round the snapshots', () => {
    const { game, carried } = counting();
    const table = Table.create({ id: 't', game, dice: seededDice(1) });
    const act = (text: string) => table.act(table.actor, table.seq, [text]);
    for (const text of ['bury n3', 'bury n6']) act(text);
    const seen = [table.stateFor(WEST).clone()];
    const note = () => {
      seen[table.seq] = table.stateFor(WEST).clone();
    };
    // Every other choice is taken back and made again, so half of all positions do not stand.
    for (let i = 0; i < 600; i++) {
      act('stay');
      note();
      if (i % 2 === 0) continue;
      table.undo(1 - table.actor, table.seq);
      note();
      act('stay');
      note();
    }
    for (const [seq, s] of seen.entries()) {
      if (seq < 3 || !s) continue;
      const before = carried();
      expect(table.viewAt(seq, WEST).ints).toEqual(Array.from(s.ints));
      expect(carried() - before).toBeLessThanOrEqual(64);
    }
  });
});

describe('a table from the store, in slices', () => {
  test('is the one that is loaded at once', () => {
    const table = wavering(300);
    playOn(table, new Sfc32(5), 10);
    const { id, game, header, dice, seats, entries, snapshot } = table;
    for (const stored of [
      { id, game, header, dice, seats, entries },
      { id, game, header, dice, seats, entries, snapshot },
    ]) {
      const work = Table.loading(stored);
      let pauses = 0;
      let step = work.next();
      for (; !step.done; step = work.next()) pauses += 1;
      if (!('snapshot' in stored)) expect(pauses).toBeGreaterThanOrEqual(table.seq / 50);
      const reading = step.value.reading();
      for (let r = reading.next(); !r.done; r = reading.next()) pauses += 1;
      expect(pauses).toBeGreaterThanOrEqual(table.seq / 50);
      expect(step.value.viewFor(WEST)).toEqual(table.viewFor(WEST));
      expect(step.value.undoer).toBe(table.undoer);
    }
  });

  test('plays on while it is read', () => {
    const table = wavering(100);
    const { id, game, header, dice, seats, entries, snapshot } = table;
    const copy = Table.load({ id, game, header, dice, seats, entries, snapshot });
    const reading = copy.reading();
    reading.next();
    for (const each of [table, copy]) each.act(WEST, each.seq, ['stay']);
    finish(reading);
    expect(copy.viewFor(WEST)).toEqual(table.viewFor(WEST));
    expect(copy.undoer).toBe(WEST);
    copy.undo(WEST, copy.seq);
    expect(copy.viewFor(WEST).ints).toEqual(table.viewAt(2, WEST).ints);
  });

  test('stays in slices where play went back behind the snapshot', () => {
    const table = wavering(300);
    table.act(WEST, table.seq, ['stay']);
    const { snapshot } = table;
    expect(snapshot.seq).toBe(table.seq);
    table.undo(WEST, table.seq);
    table.act(WEST, table.seq, ['walk']);
    const { id, game, header, dice, seats, entries } = table;
    const work = Table.loading({ id, game, header, dice, seats, entries, snapshot });
    let pauses = 0;
    let step = work.next();
    for (; !step.done; step = work.next()) pauses += 1;
    expect(pauses).toBeGreaterThanOrEqual(table.seq / 50);
    expect(step.value.viewFor(WEST)).toEqual(table.viewFor(WEST));
  });
});

test('a fork plays the record once', () => {
  const table = patrolTable();
  for (const text of ['bury n3', 'bury n6', ...Array(200).fill('stay')])
    table.act(table.actor, table.seq, [text]);
  const { game, carried } = counting();
  const dice = sealedDice('u', '77'.repeat(32));
  const fork = forkRecord(table.record(), { id: 'u', game, dice, seats: table.seats });
  expect(fork.stateFor(WEST).ints).toEqual(table.stateFor(WEST).ints);
  expect(carried()).toBeGreaterThanOrEqual(plays(table));
  expect(carried()).toBeLessThanOrEqual(plays(table) + 64);
});
