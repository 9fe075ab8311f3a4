import { describe, expect, test } from 'vitest';
import { Sfc32 } from '../kernel/random.ts';
import type { Game } from '../kernel/game.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { isles } from '../../test/isles/index.ts';
import { seededDice, sealedDice } from './dice/dice.ts';
import { actor, start } from '../kernel/engine.ts';
import { SPECTATOR } from '../kernel/side.ts';
import { parseAction } from '../kernel/text/notation.ts';
import { History, activeEntries } from './history.ts';
import { carryOut } from './record/entry-effect.ts';
import type { RecordEntry } from './record/record.ts';
import { forkRecord } from './record/import.ts';
import { finish } from './slices.ts';
import { Table } from './table.ts';
import { openPatrol } from './testing/test-game.ts';
import { patrolTable, playOn } from './testing/test-play.ts';

const WEST = 0;

/** Returns a table where West looks and undoes it, `times` times. */
function wavering(times: number): Table {
  const table = patrolTable();
  for (const text of ['bury n3', 'bury n6']) table.act(table.actor, table.seq, [text]);
  for (let i = 0; i < times; i++) {
    table.act(WEST, table.seq, ['look']);
    if (!table.undo(WEST, table.seq).ok) throw new Error('not taken back');
  }
  return table;
}

/** Returns a game that counts the actions that it carries out. */
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

test('a closed table has a view after each of its entries', () => {
  const table = patrolTable();
  table.act(table.actor, table.seq, ['bury n3']);
  table.close(WEST, 'aborted');
  const { id, game, header, dice, seats, entries } = table;
  for (const each of [table, Table.load({ id, game, header, dice, seats, entries })])
    for (let seq = 0; seq <= each.seq; seq++)
      expect(each.viewAt(seq, WEST).ints).toHaveLength(each.viewAt(0, WEST).ints.length);
  expect(table.viewAt(2, WEST).ints).toEqual(table.viewAt(1, WEST).ints);
});

describe('the current line after many undos', () => {
  test('costs the same however many undos there were', () => {
    const table = wavering(2000);
    table.act(WEST, table.seq, ['look']);
    expect(table.sideToUndo).toBe(WEST);
    const { game, carried } = counting();
    const { id, header, dice, seats, entries } = table;
    const copy = Table.load({ id, game, header, dice, seats, entries });
    const before = carried();
    expect(copy.sideToUndo).toBe(WEST);
    expect(copy.viewAt(copy.seq - 1, WEST).ints).toEqual(copy.viewAt(2, WEST).ints);
    expect(carried() - before).toBe(4);
  });

  test('is loaded with a few reads of each entry, not one for each later undo', () => {
    const reads = (times: number): number => {
      const { id, game, header, dice, seats, entries } = wavering(times);
      let views = 0;
      const counted = entries.map(
        (entry) =>
          new Proxy(entry, {
            get: (target, key) => {
              views += 1;
              return Reflect.get(target, key);
            },
          }),
      );
      const copy = Table.load({ id, game, header, dice, seats, entries: counted });
      copy.act(WEST, copy.seq, ['look']);
      for (const seq of [copy.seq, copy.seq - 1, copy.seq - 2]) copy.viewAt(seq, WEST);
      copy.undo(WEST, copy.seq);
      return views / entries.length;
    };
    expect(reads(3000)).toBeLessThan(reads(30) * 1.5);
  });

  test('is never searched entry by entry in a table of 30,000 entries', () => {
    const { id, game, header, dice, seats, entries } = wavering(15_000);
    let views = 0;
    const counted = entries.map(
      (entry) =>
        new Proxy(entry, {
          get: (target, key) => {
            views += 1;
            return Reflect.get(target, key);
          },
        }),
    );
    const copy = Table.load({ id, game, header, dice, seats, entries: counted });
    views = 0;
    for (let i = 0; i < 10; i++) {
      expect(copy.act(WEST, copy.seq, ['look']).ok).toBe(true);
      expect(copy.headFor(WEST).canUndo).toBe(true);
      expect(copy.undo(WEST, copy.seq).ok).toBe(true);
      expect(copy.undo(WEST, copy.seq, 1).ok).toBe(false);
    }
    expect(views).toBeLessThan(400);
  });
});

/** Returns why a side may not go back to `target`, found by walking back as the rule states. */
function walkedBack(history: History, side: number, target: number): string {
  const { entries } = history;
  const activeAt = [0];
  for (const { seq, kind, text } of entries)
    activeAt[seq] = kind === 'undo' ? (activeAt[Number(text)] ?? 0) : seq;
  let seq = activeAt[entries.length];
  for (; seq > target; seq = activeAt[seq - 1]) {
    const { kind, side: by } = history.at(seq);
    if (kind === 'die') return 'undo.die';
    if (kind === 'resign') return 'undo.resigned';
    if (by !== side) return 'undo.decided';
    if (history.effectOf(seq).reveals) return 'undo.revealed';
  }
  return seq === activeAt[target] ? '' : 'undo.undone';
}

test('the undo limits computed directly equal those found by walking back', () => {
  const rng = new Sfc32('undo');
  const found = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const setup = parseSetup(isles, { scenario: 'three' });
    const game = n % 2 === 0 ? isles.open(setup) : openPatrol();
    const table = Table.create({ id: 't', game, dice: seededDice(n) });
    for (let i = 0; i < 40 && table.actor >= 0; i++) {
      const { entries, seq, snapshot } = table;
      const { history } = finish(History.restoring(game, entries, snapshot));
      for (let target = 0; target < seq; target++)
        for (const side of game.sides.keys()) {
          const reason = history.whyNoUndo(side, target);
          const key = typeof reason === 'object' ? reason.key : (reason ?? '');
          const walked = walkedBack(history, side, target);
          expect(key, `${n}: ${side} to ${target}`).toBe(walked);
          found.add(walked);
        }
      const [first = 0, second = 0] = [rng.below(seq + 1), rng.below(game.sides.length)];
      if (rng.below(3) > 0 || !table.undo(second, seq, rng.below(2) ? first : undefined).ok)
        playOn(table, rng, 1);
      if (rng.below(60) === 0) table.resign(second);
    }
  }
  const undo = ['decided', 'die', 'resigned', 'revealed', 'undone'].map((why) => `undo.${why}`);
  expect([...found].sort()).toEqual(['', ...undo]);
});

test('only entries that were not undone are active, however the record went back', () => {
  const entry = (seq: number, kind: 'action' | 'undo' | 'seat', text = '') => ({
    ...{ seq, kind, side: 0, text, state: '', hash: '' },
  });
  const activeSeqs = (...entries: Parameters<typeof entry>[]) => [
    ...activeEntries(entries.map((e) => entry(...e))),
  ];
  expect(activeSeqs([1, 'action'], [2, 'action'], [3, 'undo', '1'], [4, 'action'])).toEqual([4, 1]);
  expect(activeSeqs([1, 'action'], [2, 'action'], [3, 'undo', '1'], [4, 'undo', '0'])).toEqual([]);
  expect(activeSeqs([1, 'action'], [2, 'seat'], [3, 'action'], [4, 'undo', '2'])).toEqual([1]);
});

describe('any position', () => {
  test('is at most 64 plays from a snapshot, even if a side undoes so as to avoid snapshots', () => {
    const { game, carried } = counting();
    const table = Table.create({ id: 't', game, dice: seededDice(1) });
    const act = (text: string) => table.act(table.actor, table.seq, [text]);
    for (const text of ['bury n3', 'bury n6']) act(text);
    const seen = [table.stateFor(WEST).clone()];
    const effect = () => {
      seen[table.seq] = table.stateFor(WEST).clone();
    };
    // Every other choice is undone and made again, so half of all positions are later undone.
    for (let i = 0; i < 600; i++) {
      act('stay');
      effect();
      if (i % 2 === 0) continue;
      table.undo(1 - table.actor, table.seq);
      effect();
      act('stay');
      effect();
    }
    for (const [seq, s] of seen.entries()) {
      if (seq < 3 || !s) continue;
      const before = carried();
      expect(table.viewAt(seq, WEST).ints).toEqual(Array.from(s.ints));
      expect(carried() - before).toBeLessThanOrEqual(64);
    }
  });
});

describe('snapshots', () => {
  /** Returns a history, with functions that play for the side to act, and undo. */
  function played() {
    const game = openPatrol();
    const history = new History(game);
    const s = start(game);
    const states = [s.clone()];
    const push = (kind: RecordEntry['kind'], side: number, text: string) => {
      const entry = { seq: history.length + 1, kind, side, text, state: '', hash: '' };
      if (kind === 'undo') s.copyFrom(history.stateAt(Number(text)));
      const effect = kind === 'undo' ? undefined : carryOut(game, s, parseAction(game, text));
      history.push(entry, s, effect);
      states.push(s.clone());
    };
    const act = (text: string) => push('action', actor(game, s), text);
    for (const text of ['bury n3', 'bury n6']) act(text);
    return { history, act, states, back: () => push('undo', 0, String(history.length - 1)) };
  }

  test('are at most 64 plus the set-up, however long the record; the newest are 64 plays apart', () => {
    const { history, act, states } = played();
    while (history.length < 64 * 200) {
      act('stay');
      expect(history.kept.length).toBeLessThanOrEqual(65);
    }
    const { kept } = history;
    const distances = kept.slice(1).map((seq, i) => seq - kept[i]);
    expect(kept).toHaveLength(65);
    expect(distances.slice(-7)).toEqual(Array(7).fill(64));
    expect(Math.max(...distances)).toBeLessThanOrEqual(64 * 4);
    for (let seq = 0; seq <= history.length; seq += 97)
      expect(history.stateAt(seq).ints).toEqual(states[seq]?.ints);
  });

  test('of undone entries are evicted before those of active entries', () => {
    const { history, act, states, back } = played();
    while (history.length < 64 * 40 - 1) act('stay');
    const kept = [...history.kept];
    expect(kept).toHaveLength(40);
    // Each of these is 64 plays after a snapshot, so the next snapshot is due.
    const lost: number[] = [];
    for (let i = 0; i < 300; i++) {
      act('stay');
      lost.push(history.length);
      back();
    }
    expect(history.kept).toEqual([...kept, ...lost.slice(-25)]);
    for (let seq = 0; seq <= history.length; seq += 31)
      expect(history.stateAt(seq).ints).toEqual(states[seq]?.ints);
  });
});

describe('a table loaded in slices', () => {
  test('equals the table loaded at once', () => {
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
      const reading = step.value.computingEffects();
      for (let r = reading.next(); !r.done; r = reading.next()) pauses += 1;
      expect(pauses).toBeGreaterThanOrEqual(table.seq / 50);
      expect(step.value.viewFor(WEST)).toEqual(table.viewFor(WEST));
      expect(step.value.sideToUndo).toBe(table.sideToUndo);
    }
  });

  test('can be played while its record is read', () => {
    const table = wavering(100);
    const { id, game, header, dice, seats, entries, snapshot } = table;
    const copy = Table.load({ id, game, header, dice, seats, entries, snapshot });
    const reading = copy.computingEffects();
    reading.next();
    for (const each of [table, copy]) each.act(WEST, each.seq, ['stay']);
    finish(reading);
    expect(copy.viewFor(WEST)).toEqual(table.viewFor(WEST));
    expect(copy.sideToUndo).toBe(WEST);
    copy.undo(WEST, copy.seq);
    expect(copy.viewFor(WEST).ints).toEqual(table.viewAt(2, WEST).ints);
  });

  test('stays in slices if play went back to before the snapshot', () => {
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

describe('a stored table with known effects of its entries', () => {
  /** Returns a table with looks, undos and dice, and its copy from the store. */
  function known() {
    const table = wavering(150);
    playOn(table, new Sfc32(5), 10);
    const { id, header, dice, seats, entries, snapshot, history } = table;
    const effects = entries.slice(0, snapshot.seq).map(({ seq }) => history.storedEffectOf(seq));
    const { game, carried } = counting();
    const copy = Table.load({ id, game, header, dice, seats, entries, snapshot, effects });
    const since = entries.slice(snapshot.seq).length;
    return { table, copy, carried, since };
  }

  test('shows views to all sides without replaying the entries before its snapshot', () => {
    const { table, copy, carried, since } = known();
    for (const side of [WEST, 1, SPECTATOR])
      expect(JSON.stringify(copy.viewFor(side))).toBe(JSON.stringify(table.viewFor(side)));
    expect(copy.sideToUndo).toBe(table.sideToUndo);
    expect(carried()).toBeLessThanOrEqual(since);
    expect(copy.history.hasEffects).toBe(true);
  });

  test('replays those entries once when one of their positions is requested', () => {
    const { table, copy, carried, since } = known();
    for (const seq of [0, 3, 100, 7, table.seq - 1])
      expect(copy.viewAt(seq, WEST)).toEqual(table.viewAt(seq, WEST));
    expect(carried()).toBeLessThanOrEqual(plays(table) + since + 5 * 64);
    const before = carried();
    expect(finish(copy.history.computingSnapshots())).toBeUndefined();
    expect(carried()).toBe(before);
  });

  test('undoes to before its snapshot, and refuses the same undos as the original', () => {
    const table = patrolTable();
    for (const text of ['bury n3', 'bury n6', 'walk']) table.act(table.actor, table.seq, [text]);
    const { id, game, header, dice, seats, entries, snapshot, history } = table;
    expect(snapshot.seq).toBe(3);
    const effects = entries.map(({ seq }) => history.storedEffectOf(seq));
    const copy = Table.load({ id, game, header, dice, seats, entries, snapshot, effects });
    for (const each of [table, copy]) {
      expect(each.undo(WEST, 3, 1).ok).toBe(false);
      expect(each.undo(WEST, 3, 2).ok).toBe(true);
      expect(each.act(WEST, 4, ['look']).ok).toBe(true);
    }
    expect(copy.viewFor(WEST)).toEqual(table.viewFor(WEST));
    const more = { id, game, header, dice, seats, snapshot, effects };
    const again = Table.load({ ...more, entries: copy.entries });
    expect(again.viewFor(WEST)).toEqual(table.viewFor(WEST));
  });

  test('refuses to undo a revealing action without replaying it', () => {
    const table = patrolTable();
    for (const text of ['bury n3', 'bury n6', 'look', 'at n6'])
      table.act(table.actor, table.seq, [text]);
    const { id, game, header, dice, seats, entries, state, history } = table;
    const effects = entries.map(({ seq }) => history.storedEffectOf(seq));
    const snapshot = { seq: 4, ints: state.ints.slice() };
    const copy = Table.load({ id, game, header, dice, seats, entries, snapshot, effects });
    expect(copy.sideToUndo).toBe(undefined);
    expect(copy.undo(WEST, 4, 2)).toEqual(table.undo(WEST, 4, 2));
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
