import { describe, expect, test } from 'vitest';
import {
  act,
  actorNow,
  begin,
  chances,
  copyOf,
  log,
  nouns,
  of,
  offers,
  prompt,
  refusal,
  setUpUsually,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';
import { UNIT_KINDS } from '../../data/units.ts';

/** Tan of scenario 10 drops onto panel 4; Green is far away. */
const tan = (text: string, more = ''): TestGame =>
  table('drops', '10', `${text} waiting drops; gIN1 3-0101; rHT1 6-0101${more}`);

/** Drops a unit at a zone and rolls for it. */
const drop = (zone: string, rolls: string, u = 'tIN1', more = ''): TestGame =>
  act(tan(u, more), `to ${zone}, ${rolls}`);

describe('units that drop, and their zones', () => {
  test('[7.1] [S24] infantry, small guns, armoured cars and personnel carriers, and nothing else', () => {
    const kinds = new Set(UNIT_KINDS.flatMap(({ id, drops }) => (drops ? [id] : [])));
    expect([...kinds].join(' ')).toBe('AC IN AP SG ML MI');
    expect(() => tan('rHT2')).toThrow();
  });

  test('[32.2] [40.3] [S218] in scenarios 2 and 10 all units are dropped in turn 1, one after the other', () => {
    const t = setUpUsually(begin('2'));
    expect([stepNow(t), actorNow(t), prompt(t)]).toEqual([
      'drop.zone',
      'tan',
      'choose a drop zone for tIN1.',
    ]);
    for (let i = 1; i <= 16; i++) act(t, `to E-0${(i % 3) + 3}01, roll 1`);
    expect(stepNow(t)).toBe('move.pick');
    expect(t.s.at.filter((n) => n < 0)).toHaveLength(0);
  });

  test('[7.2] [R10] [S25] a drop zone is any hex of the area without enemies', () => {
    const t = tan('tIN1', '; gIN2 4-0501');
    // A river, a city and a forest.
    for (const n of ['4-0601', '4-0202', '4-0401']) expect(refusal(t, `to ${n}`).rule).toBe('');
    expect([refusal(t, 'to 4-0501').rule, refusal(t, 'to 5-0101').rule]).toEqual(['7.2', '7.2']);
    expect(refusal(t, 'to 4-0501').reason).toBe(
      'There are enemies at 4-0501, so it can’t be a drop zone.',
    );
    expect(refusal(t, 'to 5-0101').reason).toBe(
      'tIN1 can’t be dropped at 5-0101: the scenario doesn’t allow drops there.',
    );
  });

  test('[7.2] [7.12] [R10] [S26] [S252] each unit has a zone and dice of its own', () => {
    const t = act(tan('tIN1 tSG1'), 'to 4-0101, roll 1');
    expect([where(t, 'tIN1'), prompt(t)]).toEqual(['4-0101', 'choose a drop zone for tSG1.']);
    // The zone is a city: the gun is eliminated, and no other unit with it.
    act(t, 'to 4-0909, roll 2');
    expect([where(t, 'tSG1'), where(t, 'tIN1')]).toEqual(['dead', '4-0101']);
  });

  test('[24.8] [S216] units bought for a drop come in any turn, and wait off the map until then', () => {
    const t = table('drops', '14', 'gIN1 gAC1 waiting drops; gTK1 5-0505; rCC1 4-0101', {
      values: { mover: 'green', round: 3 },
    });
    expect(offers(t)).toEqual(['drop gAC1', 'drop gIN1', 'done']);
    const none = act(copyOf(t), 'done');
    expect([stepNow(none), where(none, 'gIN1')]).toEqual(['move.pick', 'waiting']);
    expect(refusal(none, 'move gIN1').rule).toBe('7.2');
    act(t, 'drop gIN1');
    // [44.5] Not onto an opponent's panel.
    expect([refusal(t, 'to 4-0101').rule, refusal(t, 'to 2-0201').rule]).toEqual(['44.5', '']);
    act(t, 'to 2-0201, roll 3');
    expect(offers(t)).toEqual(['drop gAC1', 'done']);
  });

  test('[24.8] a unit on the map cannot be dropped', () => {
    const t = table('drops', '14', 'gIN1 gIN2 waiting drops; gTK1 5-0505; rCC1 4-0101; gAC1 dead', {
      values: { mover: 'green' },
    });
    expect(refusal(t, 'drop gTK1')).toMatchObject({
      rule: '24.8',
      reason:
        'gTK1 is already on the map, so it can’t be dropped. Choose a unit that waits off the map.',
    });
    act(t, 'drop gIN1, to 2-0201, roll 3');
    expect(refusal(t, 'drop gIN1').rule).toBe('24.8');
    expect(refusal(t, 'drop gAC1').rule).toBe('7.2');
    expect(refusal(t, 'drop rCC1').rule).toBe('5.2');
  });
});

describe('the landing hex', () => {
  test('[7.3] [S27] with a roll of 1 to 3 it lands in its zone', () => {
    for (const die of [1, 2, 3])
      expect(where(drop('4-0102', `roll ${die}`), 'tIN1')).toBe('4-0102');
    expect(stepNow(drop('4-0102', 'roll 4'))).toBe('drop.way');
    expect(log(drop('4-0102', 'roll 4'))).toEqual(['tIN1 is blown off course, away from 4-0102.']);
  });

  test('[7.3] with equal chances it lands in its zone or off course', () => {
    const odds = chances(tan('tIN1'), 'to 4-0102');
    expect(Object.keys(odds).some((text) => text.includes('stays on course for 4-0102'))).toBe(
      true,
    );
    expect(odds['tIN1 stays on course for 4-0102']).toBe('1/2');
  });

  test('[7.4] [7.5] [S28] [S29] off course in the direction of one die, as far as another says', () => {
    // 1 is north; the other numbers follow clockwise.
    expect(where(drop('4-0105', 'roll 4, roll 1, roll 2'), 'tIN1')).toBe('4-0103');
    expect(where(drop('4-0104', 'roll 6, roll 4, roll 1'), 'tIN1')).toBe('4-0105');
    expect(where(drop('4-0105', 'roll 5, roll 2, roll 2'), 'tIN1')).toBe('4-0304');
  });

  test('[R76] [44.5] a unit blown onto an opponent’s panel lands on the nearest open hex', () => {
    const text = 'gIN1 waiting drops; gTK1 5-0101; tTK1 6-0508; bHT1 3-0101; rHT1 4-0101';
    const t = table('drops', '14', text, { values: { mover: 'green' } });
    act(t, 'drop gIN1, to 2-0502, roll 4, roll 1, roll 4');
    expect([where(t, 'gIN1'), of(t, 'landed', 'gIN1')]).toEqual(['2-0501', 1]);
  });

  test('[7.6] [R11] [S30] [S233] a unit blown off the map lands in the nearest hex, whatever its terrain', () => {
    const t = drop('4-0602', 'roll 4, roll 1, roll 6');
    // A river, where a unit that lands on course would be eliminated.
    expect([where(t, 'tIN1'), log(t, 'landed')]).toEqual(['4-0601', ['tIN1 lands at 4-0601.']]);
    const car = drop('4-0402', 'roll 4, roll 1, roll 6', 'tAC1');
    expect(where(car, 'tAC1')).toBe('4-0401');
  });

  test('[7.7] [S31] lake, swamp and river eliminate', () => {
    const t = drop('4-0602', 'roll 1');
    expect([where(t, 'tIN1'), t.s.losses[1]]).toEqual(['dead', 1]);
    expect(log(t).at(-1)).toBe('tIN1 is eliminated at 4-0602.');
    // [R55] A destroyed bridge is a river; an intact one is not.
    expect(where(drop('4-0605', 'roll 1'), 'tIN1')).toBe('4-0605');
    expect(where(drop('4-0605', 'roll 1', 'tIN1', '; rubble 4-0605'), 'tIN1')).toBe('dead');
  });

  test('[7.8] [R12] [S32] vehicles and guns survive on clear ground only', () => {
    const fate = (u: string, zone: string, more = '') => where(drop(zone, 'roll 1', u, more), u);
    for (const u of ['tAC1', 'tSG1']) {
      expect([fate(u, '4-0102'), fate(u, '4-0105')]).toEqual(['4-0102', '4-0105']);
      for (const zone of ['4-0401', '4-0202', '4-0110', '4-0605'])
        expect(fate(u, zone)).toBe('dead');
      expect(fate(u, '4-0102', '; rubble 4-0102')).toBe('dead');
      expect(fate(u, '4-0102', '; fortress 4-0102')).toBe('dead');
    }
    for (const zone of ['4-0401', '4-0202', '4-0110']) expect(fate('tIN1', zone)).toBe(zone);
  });

  test('[R15] infantry of Red and Blue lands on foot', () => {
    const t = table('drops', '14', 'rMI1 waiting drops; rCC1 4-0101; gTK1 5-0101', {
      values: { mover: 'red' },
    });
    act(t, 'drop rMI1, to 2-0201, roll 1');
    expect(of(t, 'mounted', 'rMI1')).toBe(0);
  });
});

describe('afterwards', () => {
  test('[7.9] [S33] it may use its whole movement in the same turn', () => {
    const t = act(drop('4-0102', 'roll 1'), 'move tIN1');
    expect([refusal(t, 'to 4-0301').rule, refusal(t, 'to 4-0401').rule]).toEqual(['', '9.4']);
    expect(of(t, 'landed', 'tIN1')).toBe(1);
  });

  test('[7.9] [7.10] [R13] [S34] not if it landed among enemies, off course', () => {
    const t = drop('4-0105', 'roll 4, roll 1, roll 2', 'tIN1', '; gIN2 4-0103');
    expect([where(t, 'tIN1'), of(t, 'landed', 'tIN1')]).toEqual(['4-0103', 2]);
    expect(refusal(t, 'move tIN1').rule).toBe('7.9');
  });

  test('[7.11] [S36] a drop may overstack a hex', () => {
    const t = act(
      tan('tIN1 tIN2 tIN3 tIN4 tIN5'),
      [1, 2, 3, 4, 5].map(() => 'to 4-0102, roll 1').join(', '),
    );
    expect(t.s.at.filter((n) => n === t.game.board.nodeOf.get('4-0102'))).toHaveLength(5);
    expect(() => t.game.check(t.s)).not.toThrow();
    expect(nouns(t, 'move')).toBe('tIN1 tIN2 tIN3 tIN4 tIN5');
  });
});
