import { describe, expect, test } from 'vitest';
import { SECTION } from '../sequence.ts';
import {
  act,
  actorNow,
  copyOf,
  log,
  nouns,
  of,
  offers,
  prompt,
  refusal,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';

/** Hexes that a unit can move to, once it is picked. */
const goals = (t: TestGame, u: string): string[] =>
  nouns(act(copyOf(t), `move ${u}`), 'to').split(' ');

const canGo = (t: TestGame, u: string, n: string): boolean => goals(t, u).includes(n);

describe('choice of units', () => {
  const start = () => table('movement', '1', 'tTK1 6-0601; tIN1 6-0602; gTK1 3-0101; gSG1 3-0102');

  test('[9.1] [S47] any, all or none of the units, in any order', () => {
    const t = start();
    expect([actorNow(t), prompt(t)]).toEqual(['tan', 'choose a unit to move, or press Done.']);
    expect(nouns(t, 'move')).toBe('tTK1 tIN1');
    expect(of(act(copyOf(t), 'done'), 'walked', 'tTK1')).toBe(0);
    act(t, 'move tIN1, to 6-0603, move tTK1, to 6-0701');
    expect([where(t, 'tIN1'), where(t, 'tTK1')]).toEqual(['6-0603', '6-0701']);
    expect(log(t, 'moved')).toEqual(['tIN1 moves to 6-0603.', 'tTK1 moves to 6-0701.']);
  });

  test('[9.1] movement ends automatically when all have moved', () => {
    const t = act(start(), 'move tTK1, stay');
    expect([stepNow(t), t.s.section]).toEqual(['move.pick', SECTION.movement]);
    act(t, 'move tIN1, stay');
    expect([actorNow(t), t.s.mover]).toEqual(['green', 1]);
  });

  test('[5.2] [9.1] units of other players do not move', () => {
    const t = start();
    expect(refusal(t, 'move gTK1').rule).toBe('5.2');
    expect(refusal(t, 'move gTK1').reason).toBe(
      'gTK1 can’t move now: only units of the moving player can move.',
    );
  });

  test('[9.6] [S52] a unit with movement 0 can only be towed', () => {
    const t = table('movement', '1', 'gSG1 3-0101; gTK1 3-0102; tTK1 6-0101', {
      values: { mover: 'green' },
    });
    expect(nouns(t, 'move')).toBe('gTK1');
    expect(refusal(t, 'move gSG1').rule).toBe('9.6');
  });

  test('[9.3] [S49] unspent points are lost: no unit moves twice', () => {
    const t = act(start(), 'move tTK1, to 6-0701');
    expect(of(t, 'walked', 'tTK1')).toBe(2);
    expect(refusal(t, 'move tTK1').rule).toBe('9.1');
    expect(refusal(t, 'move tTK1').reason).toBe('tTK1 has already ended its move.');
  });

  test('[32.4] in the first turn of scenario 2 Green cannot move, except freed units', () => {
    const green = (round: number, text: string) =>
      table('movement', '2', text, { values: { mover: 'green', round } });
    const t = green(1, 'gTK1 4-0705 freed; gTK2 4-0805; tIN1 4-0101');
    expect(nouns(t, 'move')).toBe('gTK1');
    expect(refusal(t, 'move gTK2').rule).toBe('32.4');
    expect(nouns(green(2, 'gTK1 4-0705; gTK2 4-0805; tIN1 4-0101'), 'move')).toBe('gTK1 gTK2');
  });
});

describe('how far', () => {
  test('[9.2] [9.4] [S50] every hex costs points; without them it cannot be entered', () => {
    // Two clear hexes and a forest cost four points.
    const t = table('movement', '1', 'tTK1 6-0901; tIN6 E-0601; gTK1 3-0101');
    expect(canGo(t, 'tTK1', '6-0904')).toBe(true);
    act(t, 'move tTK1');
    expect(refusal(t, 'to 6-0909').rule).toBe('9.4');
    expect(refusal(t, 'to 6-0909').reason).toBe(
      'tTK1 doesn’t have enough movement points to reach 6-0909.',
    );
    act(t, 'to 6-0904');
    expect(of(t, 'walked', 'tTK1')).toBe(8);
  });

  test('[9.11] [25.3] half points along a road', () => {
    const t = table('movement', '1', 'tTK1 6-0105; tIN6 E-0601; gTK1 3-0101');
    act(t, 'move tTK1, to 6-0605');
    expect(of(t, 'walked', 'tTK1')).toBe(5);
  });

  test('[9.5] [S51] one hex can always be moved, which ends the move', () => {
    // Forest with rubble costs three points.
    const t = table('movement', '1', 'tIN1 6-0201; tIN6 E-0601; gTK1 3-0101; rubble 6-0202');
    act(t, 'move tIN1, to 6-0202');
    expect([where(t, 'tIN1'), of(t, 'walked', 'tIN1')]).toEqual(['6-0202', 4]);
    expect(stepNow(t)).not.toBe('move.unit');
  });

  test('[19.3] [R9] [S161] disrupted units have half, rounded down', () => {
    const t = table('movement', '1', 'tAC1 6-0801 disrupted; tAC2 6-0801; gTK1 3-0101');
    expect(canGo(t, 'tAC2', '6-0804')).toBe(true);
    expect([canGo(t, 'tAC1', '6-0803'), canGo(t, 'tAC1', '6-0804')]).toEqual([true, false]);
  });

  test('[9.7] [25.4] [25.5] [S53] [S54] the refusal names impassable terrain', () => {
    const t = table('movement', '1', 'tTK1 tIN1 6-0605; gTK1 3-0101');
    expect(refusal(act(copyOf(t), 'move tTK1'), 'to 6-0606').rule).toBe('9.7');
    expect(refusal(act(copyOf(t), 'move tIN1'), 'to 6-0606').rule).toBe('25.4');
    expect(refusal(act(copyOf(t), 'move tIN1'), 'to 6-0605').rule).toBe('9.2');
  });

  test('[19.11] [S167] disrupted units enter no river', () => {
    const t = act(table('movement', '1', 'tTK1 6-0208 disrupted; gTK1 3-0101'), 'move tTK1');
    expect(refusal(t, 'to 6-0108').rule).toBe('19.11');
    expect(refusal(t, 'to 6-0108').reason).toBe(
      'tTK1 is disrupted and can’t enter a river or lake.',
    );
  });

  test('[23.4] [S204] a jammed unit moves as usual: jamming ends with the section of fire', () => {
    const t = table('movement', '1', 'tTK1 6-0601; gTK1 3-0101');
    t.s.jams.fill(1);
    expect(canGo(t, 'tTK1', '6-0604')).toBe(true);
  });
});

describe('among enemies', () => {
  test('[9.10] [R23] [S62] entering their hex ends the move', () => {
    const t = table('movement', '1', 'tTK1 6-0605; tIN1 6-0101; gTK1 6-0505');
    expect(canGo(t, 'tTK1', '6-0505')).toBe(true);
    // The road beyond the enemies is out of reach.
    const beyond = act(copyOf(t), 'move tTK1');
    expect(refusal(beyond, 'to 6-0105').rule).toBe('9.10');
    expect(refusal(beyond, 'to 6-0105').reason).toContain('a hex with enemies on the way');
    act(t, 'move tTK1, to 6-0505');
    expect([stepNow(t), of(t, 'moved', 'tTK1')]).toEqual(['move.pick', 1]);
  });

  test('[9.10] [18.11] [S63] [S155] no unit leaves while an enemy is there, disrupted or not', () => {
    for (const condition of ['', ' disrupted']) {
      const t = table('movement', '1', `tTK1 6-0605; tIN1 6-0101; gTK1 6-0605${condition}`);
      expect(nouns(t, 'move')).toBe('tIN1');
      expect(refusal(t, 'move tTK1').rule).toBe('9.10');
    }
  });

  test('[9.12] [S64] units may pass through friends', () => {
    const t = table('movement', '1', 'tTK1 6-0105; tTK2 tTK3 tTK4 6-0205; gTK1 3-0101');
    expect(canGo(t, 'tTK1', '6-0305')).toBe(true);
  });

  test('[18.12] [R23] [S65] units may not pass through a close assault', () => {
    // The river blocks the way around for a disrupted unit.
    const t = table('movement', '1', 'tTK1 6-0405; tIN1 6-0505; gTK1 6-0505');
    const far = act(copyOf(t), 'move tTK1');
    expect(refusal(far, 'to 6-1005').rule).toBe('9.10');
    expect(canGo(t, 'tTK1', '6-0505')).toBe(true);
  });

  test('[19.12] [S159] [S168] disrupted units enter no close assault', () => {
    const t = table('movement', '1', 'tTK1 6-0405 disrupted; gTK1 6-0505');
    act(t, 'move tTK1');
    expect(refusal(t, 'to 6-0505').rule).toBe('19.12');
  });

  test('[18.7] [9.14] [S67] [S69] an assault can be reinforced up to three counters of a side', () => {
    const text = (count: number) =>
      `tTK1 6-0405; ${['tTK2', 'tTK3', 'tTK4'].slice(0, count).join(' ')} 6-0505; gTK1 gTK2 gTK3 6-0505`;
    const t = table('movement', '1', text(2));
    act(t, 'move tTK1, to 6-0505');
    expect(t.s.at.filter((n) => n === t.game.board.nodeOf.get('6-0505'))).toHaveLength(6);
    expect(() => t.game.check(t.s)).not.toThrow();
    const full = act(table('movement', '1', text(3)), 'move tTK1');
    expect(refusal(full, 'to 6-0505').rule).toBe('18.7');
    // [R22] A carrier with infantry needs room for two.
    const assault = 'tTK1 tTK2 6-0505; gTK1 6-0505; tAP1 6-0405';
    const loaded = table('movement', '1', `${assault}; tIN1 in tAP1`);
    expect(refusal(act(loaded, 'move tAP1'), 'to 6-0505').rule).toBe('18.7');
    expect(canGo(table('movement', '1', assault), 'tAP1', '6-0505')).toBe(true);
    // There is room for one more, but the hex is too far.
    const far = table('movement', '1', text(2).replace('6-0405', '6-0101'));
    expect(refusal(act(far, 'move tTK1'), 'to 6-0505').rule).toBe('9.4');
  });

  test('[41.3] Tan is an enemy of Blue, although one player commands both', () => {
    const t = table(
      'movement',
      '11',
      'bHT1 4-0105; bHT2 2-0101; tTK1 4-0205; rHT1 3-1205; gTK1 4-1205',
    );
    act(t, 'move bHT1');
    expect(refusal(t, 'to 4-0405').rule).toBe('');
    act(t, 'to 4-0205');
    expect(refusal(t, 'move tTK1').rule).toBe('9.10');
  });
});

describe('stacking', () => {
  const three = 'tTK2 tTK3 tTK4 6-0505';

  test('[9.13] [R21] [S66] three counters in a hex', () => {
    const t = table('movement', '1', 'tTK1 6-0405; tTK2 tTK3 6-0505; gTK1 3-0101');
    expect(canGo(t, 'tTK1', '6-0505')).toBe(true);
    // All units there have moved.
    const full = table('movement', '1', 'tTK1 6-0405; tTK2 tTK3 tTK4 6-0505 moved; gTK1 3-0101');
    act(full, 'move tTK1');
    expect(refusal(full, 'to 6-0505').rule).toBe('9.13');
    expect(refusal(full, 'to 6-0505').reason).toContain('a hex can hold at most three counters');
  });

  test('[11.7] [R22] [S68] a carrier with infantry counts as two, and so does a vehicle with its gun', () => {
    const with2 = 'tTK2 tTK3 6-0505 moved; gTK1 3-0101';
    const loaded = table('movement', '1', `tAP1 6-0405; tIN1 in tAP1; ${with2}`);
    expect(canGo(loaded, 'tAP1', '6-0505')).toBe(false);
    const empty = table('movement', '1', `tAP1 6-0405; ${with2}`);
    expect(canGo(empty, 'tAP1', '6-0505')).toBe(true);
    const tower = table(
      'movement',
      '9',
      'tTK1 4-0205; tSG1 in tTK1; tIN1 tIN2 4-0305 moved; gTK1 5-0101',
      {
        values: { mover: 'tan' },
      },
    );
    expect(canGo(tower, 'tTK1', '4-0305')).toBe(false);
    expect(canGo(tower, 'tTK1', '4-0405')).toBe(true);
  });

  test('[9.13] [41.3] allied colours share the three', () => {
    const t = table(
      'movement',
      '12',
      'tTK1 moved 4-0405; tAC1 4-0305; rCC1 rCC2 bHT1 4-0405 moved; gTK1 6-0101'.replace(
        'tTK1 moved 4-0405; ',
        '',
      ),
      {
        values: { mover: 'tan+blue+red' },
      },
    );
    expect(canGo(t, 'tAC1', '4-0405')).toBe(false);
  });

  test('[R68] a unit that could enter the map waits until a full hex has been relieved', () => {
    const t = table('movement', '6', 'bHT1 6-0405; bCC1 bCC2 bCC3 6-0505; bMI1 waiting');
    act(t, 'move bHT1, to 6-0505');
    expect([refusal(t, 'move bMI1').rule, refusal(t, 'move bMI1').reason]).toEqual([
      '9.13',
      refusal(t, 'done').reason,
    ]);
  });

  test('[R68] a unit enters a full hex if a unit there can step out, which then moves next', () => {
    const t = table('movement', '1', `tTK1 6-0405; tIN1 6-0101; ${three}; gTK1 3-0101`);
    expect(canGo(t, 'tTK1', '6-0505')).toBe(true);
    act(t, 'move tTK1, to 6-0505');
    expect(offers(t)).toEqual(['move tTK2', 'move tTK3', 'move tTK4']);
    expect([refusal(t, 'done').rule, refusal(t, 'move tIN1').rule]).toEqual(['9.13', '9.13']);
    act(t, 'move tTK3');
    expect(offers(t)).not.toContain('stay');
    expect(refusal(t, 'stay').rule).toBe('9.13');
    act(t, 'to 6-0405');
    expect(nouns(t, 'move')).toBe('tTK2 tTK4 tIN1');
    expect(offers(t)).toContain('done');
  });

  test('[R68] a unit that has entered a full hex may do more there, or stay; another unit leaves', () => {
    const t = table('movement', '4', 'rMI1 3-0405 mounted; rMI2 rMI3 rMI4 3-0505; bHT1 4-0101', {
      values: { mover: 'red' },
    });
    act(t, 'move rMI1, to 3-0505');
    expect(offers(t)).toEqual(['dismount', 'stay']);
    expect(nouns(act(t, 'stay'), 'move')).toBe('rMI2 rMI3 rMI4');
  });

  test('[R68] not if the unit that could step out has no room beside the hex', () => {
    const around = (last: string) =>
      'gTK1 gTK2 gTK3 6-0504 moved; gTK4 gTK5 gTK6 6-0604 moved; gTK7 gTK8 gTK9 6-0605 moved; ' +
      `gAC1 gAC2 gAC3 6-0405 moved; gAC4 gAC5 ${last} 6-0404 moved`;
    const full = (last: string) =>
      table('movement', '8', `gTK10 6-0305; gAP1 gAP2 gAP3 6-0505; ${around(last)}; tTK1 1-0101`);
    expect(canGo(full('gAC6'), 'gTK10', '6-0505')).toBe(false);
    expect(canGo(full(''), 'gTK10', '6-0505')).toBe(true);
  });

  test('[R68] the hex that the entering unit left has room for the unit that steps out', () => {
    const t = table(
      'movement',
      '8',
      'gTK1 gTK2 gTK3 6-0504 moved; gTK4 gTK5 gTK6 6-0604 moved; gTK7 gTK8 gTK9 6-0605 moved; ' +
        'gAC1 gAC2 gAC3 6-0404 moved; gAC4 gAC5 gAC6 6-0506 moved; gAC7 gAC8 6-0405 moved; ' +
        'gTK10 6-0405; gAP1 gAP2 gAP3 6-0505; tTK1 1-0101',
    );
    expect(canGo(t, 'gTK10', '6-0505')).toBe(true);
    act(t, 'move gTK10, to 6-0505, move gAP1');
    expect(nouns(t, 'to')).toContain('6-0405');
  });

  test('[R68] not with a unit that has already spent points: it may not have enough to step out', () => {
    const t = table(
      'movement',
      '1',
      'tTK1 6-0405; tAP1 6-0505 moved; tIN1 6-0505 walked=4 alighted; tIN2 6-0505 moved; gTK1 3-0101',
    );
    expect(canGo(t, 'tTK1', '6-0505')).toBe(false);
  });

  test('[R14] [7.11] [S36] [S236] units dropped onto a full hex leave it first; units that cannot leave stay', () => {
    const t = table(
      'movement',
      '2',
      'tIN1 tIN2 tIN3 tIN4 4-0405 landed=dropped; tIN5 4-0101; gTK1 4-0909',
    );
    expect(nouns(t, 'move')).toBe('tIN1 tIN2 tIN3 tIN4');
    act(t, 'move tIN2, to 4-0404');
    expect(nouns(t, 'move')).toBe('tIN1 tIN3 tIN4 tIN5');
    const guns = table(
      'movement',
      '10',
      'tIN1 tIN2 4-0405 moved; tSG1 tSG2 4-0405 landed=dropped; gIN1 3-0101; rCC1 6-0101 moved',
    );
    expect(() => guns.game.check(guns.s)).not.toThrow();
    expect(guns.s.mover).toBe(1);
  });
});
