import { english, inEnglish } from '../../test/english.ts';
import { keyOf } from '../kernel/text/message.ts';
import { describe, expect, test } from 'vitest';
import { Sfc32 } from '../kernel/random.ts';
import { hashState, UNKNOWN } from '../kernel/state.ts';
import { CHANCE, NOBODY, SPECTATOR } from '../kernel/side.ts';
import { sealedDice, seededDice, typedDice } from './dice/dice.ts';
import { Table } from './table.ts';
import type { Answer } from './table-parts.ts';
import { openPatrol } from './testing/test-game.ts';
import { patrolTable, playOn } from './testing/test-play.ts';

const [WEST, EAST] = [0, 1];
const OPENING = ['bury n3', 'bury n6'];

/** Returns a table after some actions, each played by the side to act. */
function tableAfter(actions: readonly string[], seed?: number): Table {
  const table = patrolTable(seed);
  for (const text of actions) accept(table.act(table.actor, table.seq, [text]));
  return table;
}

function accept(answer: Answer): void {
  if (!answer.ok) throw new Error(keyOf(answer.refusal.reason));
}

/** Checks that a request is refused for this reason and changes nothing. */
function refused(table: Table, ask: () => Answer, reason: RegExp, rule = ''): void {
  const before = JSON.stringify([table.viewFor(WEST), table.viewFor(EAST), table.record()]);
  const answer = ask();
  if (answer.ok) throw new Error('was accepted');
  expect(english(table.game, answer.refusal.reason)).toMatch(reason);
  expect(answer.refusal.rule).toBe(rule);
  expect(answer).toMatchObject({ seq: table.seq, played: 0 });
  expect(JSON.stringify([table.viewFor(WEST), table.viewFor(EAST), table.record()])).toBe(before);
}

describe('acting', () => {
  test('an action of the side to act is played and recorded in notation', () => {
    const table = patrolTable();
    expect(table.act(WEST, 0, ['bury n3'])).toEqual({ ok: true, seq: 1, played: 1 });
    expect(table.entries[0]).toMatchObject({ seq: 1, kind: 'action', side: WEST, text: 'bury n3' });
    expect(table.actor).toBe(EAST);
  });

  test('an action out of turn, stale, unreadable or illegal is refused and changes nothing', () => {
    const table = tableAfter(OPENING);
    refused(table, () => table.act(EAST, 2, ['walk']), /West’s turn/, '2');
    refused(
      table,
      () => table.act(WEST, 1, ['walk']),
      /moved on: .* after move 1, but the table is now at move 2/,
    );
    refused(table, () => table.act(WEST, 3, ['walk']), /moved on/);
    refused(table, () => table.act(WEST, Number.NaN, ['walk']), /moved on/);
    refused(table, () => table.act(SPECTATOR, 2, ['walk']), /watching/);
    refused(table, () => table.act(CHANCE, 2, ['roll 1']), /watching/);
    refused(table, () => table.act(7, 2, ['walk']), /watching/);
    refused(table, () => table.act(WEST, 2, ['wlak']), /did you mean walk/);
    refused(table, () => table.act(WEST, 2, ['__proto__']), /no verb "__proto__"/);
    refused(table, () => table.act(WEST, 2, ['roll 5']), /You can’t do that now/, '2');
    refused(table, () => table.roll('roll 5'), /no dice to roll/, '2');
  });

  test('a batch with an unreadable action is refused whole', () => {
    const table = tableAfter(OPENING);
    refused(table, () => table.act(WEST, 2, ['walk', 'dance']), /no verb "dance"/);
  });

  test('a batch stops at an illegal action and reports how many were played', () => {
    const table = tableAfter(OPENING);
    const answer = table.act(WEST, 2, ['look', 'walk']);
    expect(answer).toMatchObject({ ok: false, played: 1, seq: 3, refusal: { rule: '2' } });
  });

  test('a batch stops where the other side, a die or a reveal comes in between', () => {
    const turn = tableAfter(OPENING);
    expect(turn.act(WEST, 2, ['walk', 'walk'])).toEqual({ ok: true, seq: 3, played: 1 });
    const reveal = tableAfter(OPENING);
    expect(reveal.act(WEST, 2, ['look', 'at n6', 'walk'])).toEqual({ ok: true, seq: 4, played: 2 });
    const die = tableAfter(['bury n3', 'bury n1']);
    expect(die.act(WEST, 2, ['walk', 'walk'])).toEqual({ ok: true, seq: 4, played: 1 });
  });

  test('dice that an action leads to are rolled and recorded as entries of Chance', () => {
    const table = tableAfter(['bury n3', 'bury n1', 'walk']);
    expect(table.entries.at(-1)).toMatchObject({ seq: 4, kind: 'die', side: CHANCE });
    expect(table.entries.at(-1)?.text).toMatch(/^roll [1-5]$/);
    expect(table.actor).toBe(EAST);
  });

  test('the same seed rolls the same dice, another seed others', () => {
    const dice = (seed: number) => {
      const table = patrolTable(seed);
      playOn(table, new Sfc32(9));
      return table.entries.filter((e) => e.kind === 'die').map((e) => e.text);
    };
    const games = Array.from({ length: 12 }, (_, seed) => dice(seed).join());
    expect(dice(3).join()).toBe(games[3]);
    expect(new Set(games).size).toBeGreaterThan(1);
  });

  test('a game that breaks an invariant leaves the table as it was', () => {
    const game = openPatrol();
    const broken = { ...game, outcome: () => (armed ? boom() : undefined) };
    let armed = false;
    const boom = (): never => {
      throw new Error('boom');
    };
    const table = Table.create({ id: 't', game: broken, dice: seededDice(1) });
    const hash = hashState(table.state);
    armed = true;
    expect(() => table.act(WEST, 0, ['bury n3'])).toThrow('boom');
    expect(hashState(table.state)).toBe(hash);
    expect(table.seq).toBe(0);
    armed = false;
    accept(table.act(WEST, 0, ['bury n3']));
  });
});

describe('the end', () => {
  test('the game’s own outcome ends it, and nothing is accepted afterwards', () => {
    const table = patrolTable();
    playOn(table, new Sfc32(2));
    expect(table.outcome).toMatchObject({ rule: '5' });
    expect(table.actor).toBe(NOBODY);
    refused(table, () => table.act(WEST, table.seq, ['walk']), /game is over/, '5');
    refused(table, () => table.undo(WEST, table.seq), /game is over/, '5');
    refused(table, () => table.resign(WEST), /game is over/, '5');
  });

  test('a side may resign out of turn, and the other wins', () => {
    const table = tableAfter(OPENING);
    refused(table, () => table.resign(SPECTATOR), /watching/);
    accept(table.resign(EAST));
    expect(table.outcome).toMatchObject({ winners: [WEST], rule: '' });
    expect(english(table.game, table.outcome?.reason)).toBe('East resigned.');
    expect(table.entries.at(-1)).toMatchObject({ kind: 'resign', side: EAST });
    expect(table.actor).toBe(NOBODY);
  });

  test('the seed is revealed when the game is over and not before', () => {
    const seed = 'ab'.repeat(32);
    const table = Table.create({ id: 't', game: openPatrol(), dice: sealedDice('t', seed) });
    expect(JSON.stringify([table.viewFor(WEST), table.record()])).not.toContain(seed);
    accept(table.resign(WEST));
    expect(table.viewFor(EAST).dice.seed).toBe(seed);
    expect(table.record().close.seed).toBe(seed);
  });

  test('everything hidden is shown to all sides once the game is over', () => {
    const table = tableAfter(OPENING);
    accept(table.resign(WEST));
    const view = table.viewFor(SPECTATOR);
    expect(view.entries[0]?.text).toBe('bury n3');
    expect(view.entries[0]?.events).toHaveLength(1);
    expect(view.ints).not.toContain(UNKNOWN);
  });
});

describe('undo', () => {
  test('takes back the last action by a new entry, and erases nothing', () => {
    const table = tableAfter([...OPENING, 'walk']);
    const before = table.viewAt(2, WEST);
    expect(table.sideToUndo).toBe(WEST);
    expect(table.undo(WEST, 3)).toEqual({ ok: true, seq: 4, played: 0 });
    expect(table.entries.map((e) => e.text)).toEqual([...OPENING, 'walk', '2']);
    expect(table.viewFor(WEST).ints).toEqual(before.ints);
    expect(table.actor).toBe(WEST);
    accept(table.act(WEST, 4, ['stay']));
  });

  test('stops at another side’s decision, a die and a reveal, and at the set-up', () => {
    const other = tableAfter([...OPENING, 'walk']);
    refused(other, () => other.undo(EAST, 3), /other side has moved since/);
    const die = tableAfter(['bury n3', 'bury n1', 'walk']);
    refused(die, () => die.undo(WEST, 4), /dice have been rolled/);
    const reveal = tableAfter([...OPENING, 'look', 'at n6']);
    refused(reveal, () => reveal.undo(WEST, 4), /hidden information has been revealed/);
    expect(reveal.sideToUndo).toBeUndefined();
    const empty = patrolTable();
    refused(empty, () => empty.undo(WEST, 0), /nothing to undo/);
    refused(empty, () => empty.undo(SPECTATOR, 0), /watching/);
    const stale = tableAfter([...OPENING, 'walk']);
    refused(stale, () => stale.undo(WEST, 2), /moved on/);
  });

  test('after an undo the actions before it can be undone too, but no further than the barrier', () => {
    const table = tableAfter([...OPENING, 'walk', 'stay', 'look']);
    accept(table.undo(WEST, 5));
    refused(table, () => table.undo(WEST, 6), /other side has moved since/);
    accept(table.act(WEST, 6, ['look']));
    accept(table.act(WEST, 7, ['at n1']));
    refused(table, () => table.undo(WEST, 8), /hidden information has been revealed/);
  });

  test('a side may undo the last choice of its turn until another side has acted', () => {
    // West's `stay` has ended West's turn: East is to act, and only West may undo.
    const table = tableAfter([...OPENING, 'look', 'at n1', 'stay']);
    expect([table.actor, table.sideToUndo]).toEqual([EAST, WEST]);
    expect(table.viewFor(WEST).canUndo).toBe(true);
    expect(table.viewFor(EAST).canUndo).toBe(false);
    expect(table.viewFor(SPECTATOR).canUndo).toBe(false);
    accept(table.undo(WEST, 5));
    expect([table.actor, table.sideToUndo]).toEqual([WEST, undefined]);
    accept(table.act(WEST, 6, ['walk']));
    accept(table.act(EAST, 7, ['stay']));
    expect(table.sideToUndo).toBe(EAST);
    refused(table, () => table.undo(WEST, 8), /other side has moved since/);
  });

  test('undo also reaches the earlier choices, one side’s turn at a time', () => {
    const table = tableAfter([...OPENING, 'walk', 'stay', 'look']);
    expect(table.sideToUndo).toBe(WEST);
    accept(table.undo(WEST, 5));
    expect(table.sideToUndo).toBe(EAST);
    accept(table.undo(EAST, 6));
    expect(table.sideToUndo).toBe(WEST);
    accept(table.undo(WEST, 7));
    expect(table.viewFor(WEST).ints).toEqual(table.viewAt(2, WEST).ints);
    expect(table.sideToUndo).toBe(EAST);
  });

  test('nobody undoes in a game that is over, nor a die that ended a turn', () => {
    const die = tableAfter(['bury n3', 'bury n1', 'walk']);
    expect(die.sideToUndo).toBeUndefined();
    const over = tableAfter([...OPENING, 'walk']);
    accept(over.resign(EAST));
    expect(over.sideToUndo).toBeUndefined();
  });

  test('several actions can be taken back at once, to a position that still stands', () => {
    // Walking home and burying again is not possible, so the only long turn here is before a look.
    const table = tableAfter(OPENING);
    accept(table.act(WEST, 2, ['look']));
    accept(table.undo(WEST, 3));
    accept(table.act(WEST, 4, ['look']));
    refused(table, () => table.undo(WEST, 5, 3), /has been undone/);
    refused(table, () => table.undo(WEST, 5, 5), /nothing to undo/);
    refused(table, () => table.undo(WEST, 5, -1), /nothing to undo/);
    refused(table, () => table.undo(WEST, 5, 1.5), /nothing to undo/);
    accept(table.undo(WEST, 5, 2));
    expect(table.viewFor(WEST).ints).toEqual(table.viewAt(2, WEST).ints);
  });
});

describe('views', () => {
  test('a secret decision and its events are hidden from the others while the game runs', () => {
    const table = tableAfter(OPENING);
    expect(table.entriesFor(WEST).map((e) => e.text)).toEqual(['bury n3', '']);
    expect(table.entriesFor(EAST).map((e) => e.text)).toEqual(['', 'bury n6']);
    expect(table.entriesFor(SPECTATOR).map((e) => e.text)).toEqual(['', '']);
    expect(table.entriesFor(WEST).map((e) => e.events.length)).toEqual([1, 0]);
    expect(table.entriesFor(SPECTATOR).map((e) => e.events.length)).toEqual([0, 0]);
  });

  test('games that differ only in what a side cannot see give that side the same bytes', () => {
    const [a, b] = [tableAfter(['bury n3', 'bury n6']), tableAfter(['bury n3', 'bury n5'])];
    expect(JSON.stringify(a.viewFor(WEST))).toBe(JSON.stringify(b.viewFor(WEST)));
    expect(JSON.stringify(a.viewFor(SPECTATOR))).toBe(JSON.stringify(b.viewFor(SPECTATOR)));
    expect(JSON.stringify(a.viewAt(2, WEST))).toBe(JSON.stringify(b.viewAt(2, WEST)));
    expect(JSON.stringify(a.viewFor(EAST))).not.toBe(JSON.stringify(b.viewFor(EAST)));
  });

  test('every earlier position can be viewed, as each side saw it', () => {
    const table = patrolTable(4);
    const seen = [table.viewFor(WEST).ints];
    const rng = new Sfc32(4);
    while (table.seq < 40 && !table.outcome) {
      playOn(table, rng, 1);
      seen[table.seq] = table.viewFor(WEST).ints;
    }
    // Once a game is over, earlier positions are shown with their secrets, and could not be compared.
    expect(table.outcome).toBeUndefined();
    expect(new Set(table.entries.map((e) => e.kind))).toEqual(new Set(['action', 'die', 'undo']));
    for (const [seq, ints] of seen.entries())
      if (ints) expect(table.viewAt(seq, WEST).ints).toEqual(ints);
    expect(() => inEnglish(() => table.viewAt(table.seq + 1, WEST))).toThrow(/no position/);
    expect(() => inEnglish(() => table.viewAt(0.5, WEST))).toThrow(/no position/);
  });

  test('entries can be requested from any point on', () => {
    const table = tableAfter([...OPENING, 'walk']);
    expect(table.entriesFor(WEST, 2).map((e) => e.seq)).toEqual([3]);
    expect(table.entriesFor(WEST, 3)).toEqual([]);
  });
});

describe('storage', () => {
  test('a table loaded from entries and a snapshot is the same table', () => {
    for (let seed = 0; seed < 20; seed++) {
      const table = patrolTable(seed);
      playOn(table, new Sfc32(seed), 40);
      const { id, game, header, dice, seats, entries, snapshot, shares } = table;
      const parts = { id, game, header, dice, seats, entries, ...shares };
      for (const copy of [Table.load(parts), Table.load({ ...parts, snapshot })]) {
        expect(copy.viewFor(EAST)).toEqual(table.viewFor(EAST));
        expect(copy.viewAt(3, WEST)).toEqual(table.viewAt(3, WEST));
        playOn(copy, new Sfc32(seed + 1), 10);
        expect(copy.seq).toBeGreaterThanOrEqual(table.seq);
      }
    }
  });

  test('seats can change hands without touching the record', () => {
    const table = tableAfter(OPENING);
    const hash = table.entries.at(-1)?.hash;
    table.seat(EAST, { kind: 'bot', name: 'greedy' });
    expect(table.viewFor(WEST).seats[EAST]).toMatchObject({ kind: 'bot', name: 'greedy' });
    expect(table.record().close.seats).toEqual(['Ann', 'bot:greedy']);
    expect(table.entries.at(-1)?.hash).toBe(hash);
  });
});

describe('typed dice', () => {
  test('the table waits for the die and refuses impossible rolls', () => {
    const table = Table.create({ id: 't', game: openPatrol(), dice: typedDice });
    for (const text of ['bury n3', 'bury n1', 'walk'])
      accept(table.act(table.actor, table.seq, [text]));
    expect(table.actor).toBe(CHANCE);
    refused(table, () => table.act(EAST, 3, ['walk']), /Roll the dice first/, '4');
    refused(table, () => table.roll('roll 6'), /You can’t do that now/, '4');
    refused(table, () => table.roll('six'), /no verb/);
    accept(table.roll('roll 2'));
    expect(table.actor).toBe(EAST);
    expect(table.entries.at(-1)).toMatchObject({ kind: 'die', side: CHANCE, text: 'roll 2' });
  });
});
