import { faultOf, plainEnglish } from '../../../test/english.ts';
import { keyOf } from '../../kernel/text/message.ts';
import { describe, expect, test } from 'vitest';
import { formatSeatChange, parseSeatChange, type SeatChange } from './stand-ins.ts';
import { sealedDice, freshSeed } from '../dice/dice.ts';
import { forkRecord, importRecord } from '../record/import.ts';
import { formatRecord } from '../record/record.ts';
import { parseRecord } from '../record/parse-record.ts';
import { Table } from '../table.ts';
import type { Answer, Seat } from '../table-parts.ts';
import { openPatrol } from '../testing/test-game.ts';

const [WEST, EAST] = [0, 1];
const SEATS: readonly Seat[] = [
  { kind: 'human', name: 'Ann' },
  { kind: 'bot', name: 'greedy' },
];
const STAND_IN: SeatChange = { do: 'stand-in', level: '4' };

function tableWith(seats = SEATS): Table {
  const dice = sealedDice('t', freshSeed());
  return Table.create({ id: 't', game: openPatrol(), dice, seats });
}

function accept(answer: Answer): void {
  if (!answer.ok) throw new Error(keyOf(answer.refusal.reason));
}

const change = (table: Table, side: number, wanted: SeatChange): Answer =>
  table.changeSeat(side, table.seq, wanted);

describe('the current player of a seat', () => {
  test.each<SeatChange>([STAND_IN, { do: 'back' }, { do: 'take-over' }, { do: 'give-back' }])(
    '%j reads back from its text',
    (wanted) => {
      expect(parseSeatChange(formatSeatChange(wanted))).toEqual(wanted);
    },
  );

  test.each(['', 'stand-in', 'stand-in A', 'stand-in 4 5', 'back 4', 'leave', 'stand-in  4'])(
    '"%s" is not a seat change',
    (text) => {
      expect(parseSeatChange(text)).toBeUndefined();
    },
  );

  test('a substitute bot plays for a person; the person still owns the seat', () => {
    const table = tableWith();
    accept(change(table, WEST, STAND_IN));
    expect(table.entries.at(-1)).toMatchObject({ kind: 'seat', side: WEST, text: 'stand-in 4' });
    expect(table.currentPlayer(WEST)).toEqual({ kind: 'bot', name: '4' });
    expect(table.seats[WEST]).toEqual(SEATS[WEST]);
    expect(table.viewFor(EAST).seats[WEST]).toMatchObject({ name: 'Ann', standIn: '4' });
    accept(change(table, WEST, { do: 'back' }));
    expect(table.currentPlayer(WEST)).toEqual(SEATS[WEST]);
    expect(table.viewFor(EAST).seats[WEST]?.standIn).toBeUndefined();
  });

  test('a person who acts ends the substitution first; a bot that acts does not', () => {
    const table = tableWith();
    accept(change(table, WEST, STAND_IN));
    accept(table.act(WEST, table.seq, ['bury n3'], false));
    expect(table.currentPlayer(WEST).kind).toBe('bot');
    accept(table.act(EAST, table.seq, ['bury n6'], false));
    const answer = table.act(WEST, table.seq, ['walk']);
    expect(answer).toMatchObject({ ok: true, played: 1 });
    const texts = table.entries.map((e) => `${e.kind} ${e.text}`);
    expect(texts.slice(3, 5)).toEqual(['seat back', 'action walk']);
    expect(table.currentPlayer(WEST)).toEqual(SEATS[WEST]);
  });

  test('a refused action does not end the substitution', () => {
    const table = tableWith();
    accept(change(table, WEST, STAND_IN));
    expect(table.act(WEST, table.seq, ['walk']).ok).toBe(false);
    expect(table.seq).toBe(1);
    expect(table.currentPlayer(WEST).kind).toBe('bot');
  });

  test('a person takes over a bot’s seat and gives it back', () => {
    const table = tableWith();
    accept(change(table, EAST, { do: 'take-over' }));
    expect(table.currentPlayer(EAST).kind).toBe('human');
    expect(table.viewFor(WEST).seats[EAST]).toMatchObject({ kind: 'bot', takenOver: true });
    accept(change(table, EAST, { do: 'give-back' }));
    expect(table.currentPlayer(EAST)).toEqual(SEATS[EAST]);
  });

  test.each<[string, number, SeatChange, RegExp]>([
    ['a bot needs no substitute', EAST, STAND_IN, /already playing/],
    [
      'a player who was not away cannot come back',
      WEST,
      { do: 'back' },
      /No substitute bot is playing/,
    ],
    [
      'the seat of a person cannot be taken over',
      WEST,
      { do: 'take-over' },
      /A person is playing this seat/,
    ],
    [
      'a seat that was not taken over cannot be given back',
      EAST,
      { do: 'give-back' },
      /not been taken/,
    ],
    ['a spectator cannot change a seat', -3, STAND_IN, /watching/],
  ])('%s', (_, side, wanted, reason) => {
    const table = tableWith();
    const answer = change(table, side, wanted);
    if (answer.ok) throw new Error('was accepted');
    expect(plainEnglish(answer.refusal.reason)).toMatch(reason);
    expect(table.seq).toBe(0);
  });

  test('undo reaches across a substitution, and does not restore it', () => {
    const table = tableWith();
    accept(table.act(WEST, 0, ['bury n3']));
    accept(change(table, WEST, STAND_IN));
    expect(table.sideToUndo).toBe(WEST);
    accept(table.undo(WEST, table.seq));
    expect(table.entries.map((e) => e.text)).toEqual(['bury n3', 'stand-in 4', 'back', '0']);
    expect(table.actor).toBe(WEST);
    expect(table.currentPlayer(WEST)).toEqual(SEATS[WEST]);
    expect(table.sideToUndo).toBeUndefined();
  });

  test('the record contains seat changes, and import checks them', () => {
    const table = tableWith();
    accept(change(table, WEST, STAND_IN));
    accept(table.act(WEST, table.seq, ['bury n3'], false));
    accept(change(table, EAST, { do: 'take-over' }));
    const file = formatRecord(table.record({ withSeed: true }));
    const again = importRecord(openPatrol(), parseRecord(file));
    expect(again.currentPlayer(WEST)).toEqual({ kind: 'bot', name: '4' });
    expect(again.currentPlayer(EAST).kind).toBe('human');
    expect(again.seq).toBe(3);
    const record = parseRecord(file);
    const [first, ...rest] = record.entries;
    const wrong = { ...record, entries: [{ ...first!, text: 'back' }, ...rest] };
    expect(faultOf(() => importRecord(openPatrol(), wrong))).toMatch(
      /line 2: No substitute bot is playing/,
    );
  });

  test('a fork of a game has seats of its own', () => {
    const table = tableWith();
    accept(change(table, EAST, { do: 'take-over' }));
    const record = table.record({ withSeed: true });
    const dice = sealedDice('u', freshSeed());
    const fork = forkRecord(record, { id: 'u', game: openPatrol(), dice, seats: SEATS });
    expect(fork.seq).toBe(1);
    expect(fork.currentPlayer(EAST)).toEqual(SEATS[EAST]);
    accept(change(fork, WEST, STAND_IN));
    expect(fork.currentPlayer(WEST).kind).toBe('bot');
  });
});

describe('hints', () => {
  test('are on unless the table was created without them; the record says so', () => {
    expect(tableWith().viewFor(WEST).hints).toBe(true);
    const dice = sealedDice('t', freshSeed());
    const without = Table.create({ id: 't', game: openPatrol(), dice, hints: false });
    expect(without.viewFor(WEST).hints).toBe(false);
    const file = formatRecord(without.record({ withSeed: true }));
    expect(importRecord(openPatrol(), parseRecord(file)).viewFor(WEST).hints).toBe(false);
  });
});
