/** Tests offers to the other players at a table, and their effects. */
import { describe, expect, test } from 'vitest';
import { inEnglish, plainEnglish } from '../../../test/english.ts';
import { formatOfferAction, parseOfferAction } from './offers.ts';
import { seededDice } from '../dice/dice.ts';
import { importRecord } from '../record/import.ts';
import { entryHash, formatRecord, type GameRecord, headerHash } from '../record/record.ts';
import { parseRecord } from '../record/parse-record.ts';
import { Table } from '../table.ts';
import type { Answer, Seat } from '../table-parts.ts';
import { openPatrol } from '../testing/test-game.ts';

const [WEST, EAST] = [0, 1];
const PEOPLE: readonly Seat[] = [
  { kind: 'human', name: 'Ann' },
  { kind: 'human', name: 'Ben' },
];

function accept(answer: Answer): void {
  if (!answer.ok) throw new Error(plainEnglish(answer.refusal.reason));
}
const refusal = (answer: Answer): string =>
  answer.ok ? 'was accepted' : plainEnglish(answer.refusal.reason);

/** Returns a table after two mines and a walk onto the first of them: a die has fallen, and East is to act. */
function tableAfterDie(seats = PEOPLE): Table {
  const table = Table.create({ id: 't', game: openPatrol(), dice: seededDice(3), seats });
  for (const text of ['bury n3', 'bury n1', 'walk'])
    accept(table.act(table.actor, table.seq, [text]));
  expect(table.entries.at(-1)?.kind).toBe('die');
  return table;
}
const msg = (table: Table, side: number, text: string): Answer =>
  table.handleOffer(side, table.seq, text);
const last = (table: Table) => `${table.entries.at(-1)?.kind} ${table.entries.at(-1)?.text}`;

/** Returns the table, read back and replayed from its record file. */
const again = (table: Table): Table =>
  inEnglish(() =>
    importRecord(openPatrol(), parseRecord(formatRecord(table.record({ withSeed: true })))),
  );

describe('a takeback beyond the reach of an undo', () => {
  test('goes back to before the die if the opponent agrees, and the next die is another number', () => {
    const table = tableAfterDie();
    expect(refusal(table.undo(WEST, table.seq))).toMatch(/can’t undo this/);
    const before = table.viewAt(2, WEST).ints;
    accept(msg(table, WEST, 'ask takeback'));
    expect(table.statusFor(EAST).offers).toEqual([
      { by: WEST, terms: { do: 'takeback', to: 2 }, agreed: [] },
    ]);
    accept(msg(table, EAST, 'agree'));
    expect(last(table)).toBe('accord takeback 2');
    expect([table.actor, table.viewFor(WEST).ints]).toEqual([WEST, before]);
    expect(table.statusFor(EAST).offers).toEqual([]);
    accept(table.act(WEST, table.seq, ['walk']));
    const loaded = again(table);
    expect(loaded.state.ints).toEqual(table.state.ints);
    expect(loaded.entries.filter(({ kind }) => kind === 'die')).toHaveLength(2);
  });

  test('does not happen if the opponent declines, and cannot be requested again until the game continues', () => {
    const table = tableAfterDie();
    accept(msg(table, WEST, 'ask takeback'));
    accept(msg(table, EAST, 'decline'));
    expect(table.actor).toBe(EAST);
    expect(refusal(msg(table, WEST, 'ask takeback'))).toMatch(/declined/);
    expect(refusal(msg(table, EAST, 'agree'))).toMatch(/no longer open/);
    accept(table.act(EAST, table.seq, ['stay']));
    accept(msg(table, WEST, 'ask takeback'));
    again(table);
  });

  test('is restored from its entries, with the offer that is open', () => {
    const table = tableAfterDie();
    accept(msg(table, WEST, 'ask takeback'));
    const { header, entries, game, dice, seats } = table;
    const loaded = Table.load({ id: 't', game, dice, seats, header, entries });
    accept(msg(loaded, EAST, 'agree'));
    expect(loaded.actor).toBe(WEST);
    const more = Table.load({
      ...{ id: 't', game, dice, seats, header, entries: loaded.entries },
      snapshot: table.snapshot,
    });
    expect(more.state.ints).toEqual(loaded.state.ints);
  });

  test('cannot be requested where there is nothing to undo', () => {
    const table = Table.create({ id: 't', game: openPatrol(), dice: seededDice(3), seats: PEOPLE });
    expect(refusal(msg(table, WEST, 'ask takeback'))).toMatch(/nothing to undo/);
  });
});

describe('a draw', () => {
  test('ends the game if both players agree', () => {
    const table = tableAfterDie();
    accept(msg(table, EAST, 'ask draw'));
    accept(msg(table, WEST, 'agree'));
    expect(table.outcome).toMatchObject({ winners: [WEST, EAST], rule: '' });
    expect(plainEnglish(table.outcome?.reason ?? '')).toBe('All sides agreed to a draw.');
    expect(again(table).outcome).toEqual(table.outcome);
    expect(refusal(table.act(EAST, table.seq, ['stay']))).toMatch(/over/);
  });

  test('lapses when the game continues, and can be withdrawn', () => {
    const table = tableAfterDie();
    accept(msg(table, WEST, 'ask draw'));
    accept(table.act(EAST, table.seq, ['stay']));
    expect(table.statusFor(EAST).offers).toEqual([]);
    accept(msg(table, WEST, 'ask draw'));
    expect(refusal(msg(table, EAST, 'withdraw'))).toMatch(/Only the player who made/);
    accept(msg(table, WEST, 'withdraw'));
    expect(refusal(msg(table, EAST, 'agree'))).toMatch(/no longer open/);
  });

  test('cannot be accepted by the player who offered it, nor offered to a bot', () => {
    const table = tableAfterDie();
    accept(msg(table, WEST, 'ask draw'));
    expect(refusal(msg(table, WEST, 'agree'))).toMatch(/other players still have/);
    const alone = tableAfterDie([PEOPLE[0] as Seat, { kind: 'bot', name: 'random' }]);
    expect(refusal(msg(alone, WEST, 'ask draw'))).toMatch(/no other player/);
    expect(refusal(msg(alone, -3, 'ask draw'))).toMatch(/watching/);
  });
});

describe('a substitute bot for another player', () => {
  test('starts when that player agrees, however much is played meanwhile', () => {
    const table = tableAfterDie();
    accept(msg(table, WEST, 'ask stand-in 1 greedy'));
    accept(table.act(EAST, table.seq, ['stay']));
    accept(msg(table, EAST, 'agree'));
    expect(table.entries.slice(-2).map((e) => `${e.side} ${e.kind} ${e.text}`)).toEqual([
      '1 accord agree',
      '1 seat stand-in greedy',
    ]);
    expect(table.currentPlayer(EAST)).toEqual({ kind: 'bot', name: 'greedy' });
    expect(again(table).currentPlayer(EAST).kind).toBe('bot');
  });

  test('can be requested only for another player, not for your own seat or a bot', () => {
    const table = tableAfterDie();
    expect(refusal(msg(table, EAST, 'ask stand-in 1 greedy'))).toMatch(/without asking/);
    const alone = tableAfterDie([PEOPLE[0] as Seat, { kind: 'bot', name: 'random' }]);
    expect(refusal(msg(alone, WEST, 'ask stand-in 1 greedy'))).toMatch(/no other player/);
  });
});

test.each([
  'ask draw',
  'ask takeback 17',
  'ask stand-in 1 greedy',
  'agree',
  'decline',
  'withdraw',
  'draw',
  'takeback 0',
])('"%s" is read back as it is written', (text) => {
  const accord = parseOfferAction(text);
  expect(accord && formatOfferAction(accord)).toBe(text);
});

test.each<[string, string]>([
  ['a draw that nobody offered', 'draw'],
  ['a takeback that nobody asked for', 'takeback 2'],
  ['an agreement to nothing', 'agree'],
  ['nonsense', 'perhaps'],
  ['a substitute bot that nobody requested', 'stand-in 1 greedy'],
])('a record with %s is refused', (_, text) => {
  const { header, entries, close }: GameRecord = tableAfterDie().record({ withSeed: true });
  const forged = { seq: entries.length + 1, kind: 'accord', side: EAST, text } as const;
  const above = entries.at(-1);
  const body = { ...forged, state: above?.state ?? '' };
  const hash = entryHash(header, above?.hash ?? headerHash(header), body);
  const record = { header, entries: [...entries, { ...body, hash }], close };
  expect(() => inEnglish(() => importRecord(openPatrol(), record))).toThrow(/line 6/);
});
