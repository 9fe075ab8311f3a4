/** Tests clocks that sleep, and the effect of running out of time. */
import { describe, expect, test } from 'vitest';
import { inEnglish, plainEnglish } from '../../../test/english.ts';
import { carryOut } from '../seats/seat-requests.ts';
import type { ClockRule } from './clock-schemas.ts';
import { Clocks, formatTick, isAsleep, parseTick } from './clock.ts';
import { seededDice } from '../dice/dice.ts';
import { importRecord } from '../record/import.ts';
import { entryHash, formatRecord, type RecordEntry } from '../record/record.ts';
import { parseRecord } from '../record/parse-record.ts';
import { Table } from '../table.ts';
import type { Answer, Seat } from '../table-parts.ts';
import { openPatrol } from '../testing/test-game.ts';

const [WEST, EAST] = [0, 1];
const HOUR = 3600;
const DAY = 24 * HOUR;
/** Midnight, UTC. */
const ZERO = 20_000 * DAY;
const BANK: ClockRule = { kind: 'bank', seconds: HOUR, increment: 60, late: 'loss' };
const MOVE: ClockRule = { kind: 'move', seconds: DAY, late: 'stand-in random', vacation: 5 };
const PEOPLE: readonly Seat[] = [
  { kind: 'human', name: 'Ann' },
  { kind: 'human', name: 'Ben' },
];

function runs(rule: ClockRule, at = ZERO): Clocks {
  const clocks = new Clocks(rule, 2);
  clocks.apply(WEST, { do: 'runs', at });
  return clocks;
}

describe('a clock', () => {
  test('with a time per turn restarts with each turn', () => {
    const clocks = runs(MOVE);
    clocks.apply(EAST, { do: 'runs', at: ZERO + HOUR });
    expect([clocks.view(WEST)?.left, clocks.view(EAST)?.left]).toEqual([23 * HOUR, DAY]);
    clocks.apply(WEST, { do: 'runs', at: ZERO + 2 * HOUR });
    expect(clocks.deadline).toBe(ZERO + 2 * HOUR + DAY);
  });

  test('with a bank keeps the remaining time, plus the increment for each turn', () => {
    const clocks = runs(BANK);
    clocks.apply(EAST, { do: 'runs', at: ZERO + 600 });
    expect(clocks.view(WEST)?.left).toBe(HOUR - 600 + 60);
    clocks.apply(WEST, { do: 'runs', at: ZERO + 700 });
    expect(clocks.deadline).toBe(ZERO + 700 + HOUR - 540);
  });

  test('sleeps in its owner’s night, also across midnight', () => {
    const clocks = new Clocks(BANK, 2);
    // From 22:00 to 7:00.
    clocks.apply(WEST, { do: 'night', at: ZERO, from: 22 * 60, to: 7 * 60 });
    const evening = ZERO + 21 * HOUR + 1800;
    clocks.apply(WEST, { do: 'runs', at: evening });
    expect(clocks.deadline).toBe(ZERO + DAY + 7 * HOUR + 1800);
    clocks.apply(EAST, { do: 'runs', at: ZERO + DAY + 3 * HOUR });
    expect(clocks.view(WEST)?.left).toBe(1800 + 60);
    const inNight = new Clocks(BANK, 2);
    inNight.apply(WEST, { do: 'night', at: ZERO, from: 22 * 60, to: 7 * 60 });
    inNight.apply(WEST, { do: 'runs', at: ZERO + DAY + 2 * HOUR });
    expect(inNight.deadline).toBe(ZERO + DAY + 8 * HOUR);
  });

  test('of many days does not count the nights', () => {
    const clocks = new Clocks({ ...BANK, seconds: 30 * HOUR }, 2);
    clocks.apply(WEST, { do: 'night', at: ZERO, from: 0, to: 8 * 60 });
    clocks.apply(WEST, { do: 'runs', at: ZERO });
    // 16 hours on the first day, 14 on the second.
    expect(clocks.deadline).toBe(ZERO + DAY + 22 * HOUR);
  });

  test('sleeps through a vacation, and unused days are kept', () => {
    const clocks = runs(MOVE);
    clocks.apply(WEST, { do: 'vacation', at: ZERO + HOUR, days: 3 });
    expect(clocks.deadline).toBe(ZERO + DAY + 3 * DAY);
    clocks.apply(WEST, { do: 'vacation', at: ZERO + HOUR + DAY, days: 0 });
    expect(clocks.deadline).toBe(ZERO + 2 * DAY);
    const [at, four, five] = [ZERO + HOUR + DAY, 4, 5] as const;
    expect(clocks.whyNot(WEST, { do: 'vacation', at, days: four })).toBeUndefined();
    expect(clocks.whyNot(WEST, { do: 'vacation', at, days: five })).toBe('clock.vacation');
  });

  test('has no endless night, and no night that moves along with the time', () => {
    const clocks = runs(MOVE);
    const night = (from: number, to: number, at = ZERO) =>
      clocks.whyNot(WEST, { do: 'night', at, from, to });
    expect(night(1320, 480)).toBeUndefined();
    expect(night(1320, 481)).toBe('clock.night');
    expect(night(0, 1440)).toBe('clock.night');
    clocks.apply(WEST, { do: 'night', at: ZERO, from: 1320, to: 480 });
    expect(night(480, 1080, ZERO + DAY)).toBe('clock.night.week');
    expect(night(480, 1080, ZERO + 7 * DAY)).toBeUndefined();
  });

  test('cannot be flagged before its time has run out, and does not go back', () => {
    const clocks = runs(BANK);
    const flag = (at: number, side = WEST) => clocks.whyNot(side, { do: 'flag', at });
    expect(flag(ZERO + HOUR - 1)).toBe('clock.flag');
    expect(flag(ZERO + HOUR)).toBeUndefined();
    expect(flag(ZERO + HOUR, EAST)).toBe('clock.flag');
    expect(clocks.whyNot(EAST, { do: 'runs', at: ZERO - 1 })).toBe('clock.time');
    expect(new Clocks(undefined, 2).whyNot(WEST, { do: 'runs', at: ZERO })).toBe('clock.none');
  });
});

/** Converts a time to seconds since 1970. */
const at = (text: string): number => Date.parse(text) / 1000;
const BERLIN = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Berlin' } as const;

describe('hours of sleep by the local time of a zone', () => {
  test('do not shift with daylight saving: 22:00 to 7:00 stays 22:00 to 7:00', () => {
    const clocks = new Clocks({ ...BANK, seconds: 600 }, 2);
    clocks.apply(WEST, { do: 'night', at: at('2026-10-01T12:00Z'), ...BERLIN });
    // Berlin is at UTC+2 until 25 October, 2026, and at UTC+1 from then on.
    for (const [runs, until] of [
      ['2026-10-02T19:55Z', '2026-10-03T05:05Z'],
      ['2026-10-24T19:55Z', '2026-10-25T06:05Z'],
      ['2026-10-30T20:55Z', '2026-10-31T06:05Z'],
      ['2026-10-31T05:30Z', '2026-10-31T06:10Z'],
      ['2027-03-27T20:55Z', '2027-03-28T05:05Z'],
    ] as const) {
      const one = new Clocks({ ...BANK, seconds: 600 }, 2);
      one.apply(WEST, { do: 'night', at: at('2026-10-01T12:00Z'), ...BERLIN });
      one.apply(WEST, { do: 'runs', at: at(runs) });
      expect(new Date((one.deadline ?? 0) * 1000).toISOString(), runs).toBe(
        new Date(until).toISOString(),
      );
    }
    expect(clocks.view(WEST)?.sleep).toEqual(BERLIN);
  });

  test('stored in minutes of UTC by old tables keep their meaning', () => {
    const old = parseTick('night 1200 300 1759320000');
    expect(old).toEqual({ do: 'night', at: 1759320000, from: 1200, to: 300 });
    const clocks = new Clocks({ ...BANK, seconds: 600 }, 2);
    clocks.apply(WEST, old ?? expect.fail());
    clocks.apply(WEST, { do: 'runs', at: at('2026-10-30T19:55Z') });
    expect(clocks.deadline).toBe(at('2026-10-31T05:05Z'));
    expect(clocks.view(WEST)?.sleep).toEqual({ from: 1200, to: 300 });
  });

  test('may be weekends in the local time of a zone, with or without a night', () => {
    const clocks = new Clocks(MOVE, 2);
    const zone = 'America/New_York';
    clocks.apply(WEST, { do: 'night', at: ZERO, from: 0, to: 0, zone, weekends: true });
    // Friday at noon; Saturday begins at 4:00 UTC, Monday at 4:00 UTC.
    clocks.apply(WEST, { do: 'runs', at: at('2026-07-03T16:00Z') });
    expect(clocks.deadline).toBe(at('2026-07-06T16:00Z'));
    const both = new Clocks({ ...BANK, seconds: HOUR }, 2);
    both.apply(WEST, { do: 'night', at: ZERO, ...BERLIN, weekends: true });
    // Friday at 21:30 in Berlin. Half an hour passes before the night; then come the weekend and the night into Monday.
    both.apply(WEST, { do: 'runs', at: at('2026-07-03T19:30Z') });
    expect(both.deadline).toBe(at('2026-07-06T05:30Z'));
  });

  test('can be ended at any time, and changed a week after the last change', () => {
    const clocks = runs(MOVE);
    const set = (now: number) => ({ do: 'night', at: now, ...BERLIN, weekends: true }) as const;
    const end = { do: 'night', at: ZERO + DAY, from: 0, to: 0 } as const;
    clocks.apply(WEST, set(ZERO));
    expect(clocks.whyNot(WEST, set(ZERO + DAY))).toBe('clock.night.week');
    expect(clocks.whyNot(WEST, end)).toBeUndefined();
    clocks.apply(WEST, end);
    expect(clocks.view(WEST)?.sleep).toBeUndefined();
    expect(clocks.whyNot(WEST, set(ZERO + 2 * DAY))).toBe('clock.night.week');
    expect(clocks.whyNot(WEST, set(ZERO + 7 * DAY))).toBeUndefined();
    const nowhere = { ...set(ZERO + 7 * DAY), zone: 'Europe/Nowhere' };
    expect(clocks.whyNot(WEST, nowhere)).toBe('clock.night.zone');
  });

  test('show from public data whether a clock sleeps now', () => {
    const night = { left: 5, sleep: BERLIN };
    expect(isAsleep(night, at('2026-01-15T21:30Z'))).toBe(true);
    expect(isAsleep(night, at('2026-07-15T20:30Z'))).toBe(true);
    expect(isAsleep(night, at('2026-07-15T05:30Z'))).toBe(false);
    expect(isAsleep({ left: 5, paused: 100 }, 99)).toBe(true);
    expect(isAsleep({ left: 5, paused: 100 }, 100)).toBe(false);
  });
});

test.each([
  'runs 5',
  'flag 5',
  'night 0 480 5',
  'night 1320 420 Europe/Berlin 5',
  'night 1320 420 America/Argentina/Buenos_Aires weekends 5',
  'night 0 0 weekends 5',
  'vacation 3 5',
  'pause 7 5',
  'outage 3 5',
])('"%s" is read back', (text) => {
  const tick = parseTick(text);
  expect(tick && formatTick(tick)).toBe(text);
});

function accept(answer: Answer): void {
  if (!answer.ok) throw new Error(plainEnglish(answer.refusal.reason));
}

/** Returns a table where both sides have buried their mines. */
function tableWith(clock: ClockRule, seats = PEOPLE): Table {
  const table = Table.create({ id: 't', game: openPatrol(), dice: seededDice(3), seats, clock });
  table.timing.tick(ZERO);
  accept(table.act(WEST, 0, ['bury n3']));
  table.timing.tick(ZERO);
  accept(table.act(EAST, table.seq, ['bury n6']));
  table.timing.tick(ZERO + 600);
  return table;
}
const texts = (entries: readonly RecordEntry[]) =>
  entries.map((e) => `${e.side} ${e.kind} ${e.text}`);
const again = (table: Table): Table =>
  inEnglish(() =>
    importRecord(openPatrol(), parseRecord(formatRecord(table.record({ withSeed: true })))),
  );

describe('at a table', () => {
  test('the clock starts with the first decision, and changes sides with the turn', () => {
    const table = tableWith(BANK);
    expect(texts(table.entries)).toEqual([
      '0 action bury n3',
      `1 clock runs ${ZERO}`,
      '1 action bury n6',
      `0 clock runs ${ZERO + 600}`,
    ]);
    expect(table.statusFor(WEST).clock?.sides).toEqual([
      { left: HOUR, until: ZERO + 600 + HOUR },
      { left: HOUR - 600 + 60 },
    ]);
    expect(again(table).timing.deadline).toBe(ZERO + 600 + HOUR);
    // A tick is written only if the turn has passed, and does not affect the right to undo.
    table.timing.tick(ZERO + 700);
    expect(table.seq).toBe(4);
    expect(table.sideToUndo).toBe(EAST);
  });

  test('running out of time loses, if that was agreed, and not a second before', () => {
    const table = tableWith(BANK);
    expect(table.timing.flag(ZERO + 600 + HOUR - 1)).toBe(false);
    expect(table.timing.flag(ZERO + 600 + HOUR)).toBe(true);
    expect(texts(table.entries).slice(-2)).toEqual([
      `0 clock flag ${ZERO + 600 + HOUR}`,
      '0 resign ',
    ]);
    expect(table.outcome?.winners).toEqual([EAST]);
    expect(again(table).outcome?.winners).toEqual([EAST]);
    expect(table.timing.flag(ZERO + DAY)).toBe(false);
  });

  test('a substitute bot plays, if that was agreed, and a player who returns has some time', () => {
    const table = tableWith(MOVE);
    expect(table.timing.flag(ZERO + 600 + DAY)).toBe(true);
    expect(table.currentPlayer(WEST)).toEqual({ kind: 'bot', name: 'random' });
    table.timing.tick(ZERO + 600 + DAY);
    expect(table.timing.deadline).toBeUndefined();
    accept(table.act(WEST, table.seq, ['stay'], false));
    table.timing.tick(ZERO + 2 * DAY);
    accept(table.act(EAST, table.seq, ['stay']));
    accept(table.changeSeat(WEST, table.seq, { do: 'back' }));
    table.timing.tick(ZERO + 2 * DAY + 60);
    expect(table.timing.deadline).toBe(ZERO + 3 * DAY + 60);
    again(table);
  });

  test('no clock runs for a bot, for a free seat, or without a time control', () => {
    expect(tableWith(BANK, [PEOPLE[0] as Seat, { kind: 'open', name: '' }]).seq).toBe(2);
    const alone = tableWith(BANK, [PEOPLE[0] as Seat, { kind: 'bot', name: 'random' }]);
    expect(texts(alone.entries).filter((text) => /^1 clock/.test(text))).toEqual([]);
    const plain = Table.create({ id: 't', game: openPatrol(), dice: seededDice(3), seats: PEOPLE });
    accept(plain.act(WEST, 0, ['bury n3']));
    plain.timing.tick(ZERO);
    expect([plain.seq, plain.statusFor(WEST).clock]).toEqual([1, undefined]);
  });

  test('players set their own night and vacation; spectators can set neither', () => {
    const table = tableWith(MOVE);
    accept(table.timing.ask(WEST, 'night 1320 420', ZERO + 700));
    accept(table.timing.ask(EAST, 'vacation 2', ZERO + 700));
    expect(table.statusFor(WEST).clock?.sides).toMatchObject([
      { sleep: { from: 1320, to: 420 } },
      { away: ZERO + 700 + 2 * DAY },
    ]);
    expect(table.timing.ask(EAST, 'vacation 9', ZERO + 800).ok).toBe(false);
    expect(table.timing.ask(-3, 'vacation 1', ZERO + 800).ok).toBe(false);
    expect(again(table).statusFor(WEST).clock).toEqual(table.statusFor(WEST).clock);
  });

  test('a pause that all agree on stops every clock until it ends, and is in the record', () => {
    const table = tableWith(BANK);
    const msg = (side: number, text: string, now: number): void =>
      accept(carryOut(table, side, { type: 'offer', id: 1, seq: table.seq, text }, now));
    msg(WEST, 'ask pause 7', ZERO + 700);
    expect(table.statusFor(EAST).offers).toMatchObject([{ terms: { do: 'pause', days: 7 } }]);
    expect(table.timing.deadline).toBe(ZERO + 600 + HOUR);
    msg(EAST, 'agree', ZERO + 800);
    expect(texts(table.entries).slice(-3)).toEqual([
      '0 accord ask pause 7',
      '1 accord pause 7',
      `-1 clock pause 7 ${ZERO + 800}`,
    ]);
    expect(table.statusFor(EAST).offers).toEqual([]);
    expect(table.timing.deadline).toBe(ZERO + 600 + HOUR + 7 * DAY);
    expect(table.statusFor(WEST).clock?.sides).toMatchObject([
      { paused: ZERO + 800 + 7 * DAY },
      { paused: ZERO + 800 + 7 * DAY },
    ]);
    // One player cannot end the pause alone.
    msg(WEST, 'ask resume', ZERO + DAY);
    expect(table.timing.deadline).toBe(ZERO + 600 + HOUR + 7 * DAY);
    msg(EAST, 'agree', ZERO + DAY);
    expect(table.timing.deadline).toBe(ZERO + DAY + HOUR - 200);
    expect(again(table).timing.deadline).toBe(ZERO + DAY + HOUR - 200);
    const [west] = table.statusFor(WEST).clock?.sides ?? [];
    expect(west?.paused).toBeUndefined();
  });

  test('a pause needs a clock, some days and the others', () => {
    const refusalOf = (table: Table, side: number, text: string): string => {
      const answer = carryOut(
        table,
        side,
        { type: 'offer', id: 1, seq: table.seq, text },
        ZERO + 700,
      );
      return answer.ok ? '' : plainEnglish(answer.refusal.reason);
    };
    const table = tableWith(BANK);
    expect(refusalOf(table, WEST, 'ask pause 31')).toMatch(/from 1 to 30 days/);
    expect(refusalOf(table, WEST, 'ask pause 0')).toMatch(/from 1 to 30 days/);
    expect(refusalOf(table, WEST, 'ask resume')).toMatch(/not paused/);
    expect(refusalOf(table, WEST, 'ask pause 1')).toBe('');
    expect(refusalOf(table, EAST, 'decline')).toBe('');
    expect(table.timing.deadline).toBe(ZERO + 600 + HOUR);
    const plain = Table.create({ id: 't', game: openPatrol(), dice: seededDice(3), seats: PEOPLE });
    expect(refusalOf(plain, WEST, 'ask pause 1')).toMatch(/no clock/);
  });

  test.each<[string, number, string, RegExp]>([
    ['a clock that runs for the side not to act', EAST, `runs ${ZERO + 900}`, /turn/],
    ['a flag that has not fallen', WEST, `flag ${ZERO + 900}`, /not run out/],
    ['time that goes back', WEST, `runs ${ZERO - 900}`, /can’t run backwards/],
    ['nonsense', WEST, 'stops', /expected a clock event/],
  ])('a record with %s is refused', (_, side, text, reason) => {
    const { header, entries, close } = tableWith(BANK).record({ withSeed: true });
    const above = entries.at(-1) as RecordEntry;
    const body = { seq: 5, kind: 'clock', side, text, state: above.state } as const;
    const record = {
      ...{ header, close },
      entries: [...entries, { ...body, hash: entryHash(header, above.hash, body) }],
    };
    expect(() => inEnglish(() => importRecord(openPatrol(), record))).toThrow(reason);
  });
});
