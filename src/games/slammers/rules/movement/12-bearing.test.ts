import { describe, expect, test } from 'vitest';
import { act, actorNow, nouns, refusal, table, type TestGame } from '../../testing.ts';
import { bearingOf } from './12-bearing.ts';

const unitOf = (t: TestGame, id: string): number =>
  t.game.units.findIndex((unit) => unit.id === id);
const nodeOf = (t: TestGame, hex: string): number => t.game.board.nodeOf.get(hex) ?? -1;

/** Ids of the units that can fire at a hex directly. */
function firersAt(t: TestGame, hex: string): string {
  const b = bearingOf(t.s);
  const place = b.place[nodeOf(t, hex)];
  if (place < 0) return 'nobody there';
  const units = b.direct.unit.subarray(b.direct.from[place], b.direct.from[place + 1]);
  return [...units].map((u) => t.game.units[u].id).join(' ');
}

describe('the cache for the sections of fire', () => {
  const start = () =>
    table('direct', '1', 'tTK1 tAP1 3-0505; tIN1 in tAP1; gTK1 3-0605; gIN1 3-0705');

  test('[12.6] it is reused while its inputs do not change', () => {
    const t = start();
    const b = bearingOf(t.s);
    b.range[0] = 99;
    t.s.fired.fill(1);
    expect(bearingOf(t.s).range[0]).toBe(99);
    // A copy of the position uses the same cache.
    expect(bearingOf(t.s.clone()).range[0]).toBe(99);
  });

  test('[12.6] it is computed again when a unit has moved, left, alighted, or been disrupted', () => {
    const changes: ((t: TestGame) => void)[] = [
      (t) => {
        t.s.at[unitOf(t, 'tTK1')] = nodeOf(t, '6-0101');
      },
      (t) => {
        t.s.at[unitOf(t, 'tTK1')] = -1;
      },
      (t) => {
        t.s.disrupted[unitOf(t, 'tTK1')] = 1;
      },
      (t) => {
        t.s.carrier[unitOf(t, 'tTK1')] = unitOf(t, 'tAP1');
        t.s.disrupted[unitOf(t, 'tAP1')] = 1;
      },
    ];
    for (const change of changes) {
      const t = start();
      expect(firersAt(t, '3-0605')).toBe('tTK1 tIN1 tAP1');
      change(t);
      expect(firersAt(t, '3-0605')).not.toContain('tTK1');
    }
    const carried = start();
    firersAt(carried, '3-0605');
    carried.s.disrupted[unitOf(carried, 'tAP1')] = 1;
    expect(firersAt(carried, '3-0605')).toBe('tTK1');
    carried.s.carrier[unitOf(carried, 'tIN1')] = -1;
    expect(firersAt(carried, '3-0605')).toBe('tTK1 tIN1');
    const red = table('direct', '4', 'rMI1 3-0505; bCC1 3-0805');
    expect(firersAt(red, '3-0805')).toBe('rMI1');
    red.s.mounted[unitOf(red, 'rMI1')] = 1;
    expect(firersAt(red, '3-0805')).toBe('');
  });

  test('[12.6] hexes without units are removed', () => {
    const t = start();
    expect(firersAt(t, '3-0705')).toBe('tTK1 tIN1 tAP1');
    t.s.at[unitOf(t, 'gIN1')] = nodeOf(t, '3-0704');
    expect([firersAt(t, '3-0705'), firersAt(t, '3-0704')]).toEqual([
      'nobody there',
      'tTK1 tIN1 tAP1',
    ]);
  });

  test('[12.6] the first hex of the map is treated like any other', () => {
    const t = table('indirect', '1', 'gAC1 3-0101; gSG1 3-0404; tTK1 3-0102; tTK2 3-1205');
    expect(nouns(fireOf('green', t), 'aim')).toContain('3-0102');
    const direct = table('direct', '1', 'gAC1 3-0101; tTK1 3-0102');
    expect(firersAt(direct, '3-0102')).toBe('gAC1');
  });
});

/** Passes until the side is to fire. */
function fireOf(side: string, t: TestGame): TestGame {
  while (actorNow(t) !== side) act(t, 'done');
  return t;
}

describe('why a unit does not fire', () => {
  /** Green's units beside a tank of Tan; the first two can fire. */
  const join = (text: string, unit: string) => {
    const t = table('direct', '1', `gTK1 gTK2 3-0605; tTK1 3-0705; ${text}`);
    act(fireOf('green', t), 'aim 3-0705');
    return `${refusal(t, `join ${unit}`).rule} ${refusal(t, `join ${unit}`).reason}`;
  };

  test('[12.6] it is not on the map', () => {
    expect(join('gTK3 waiting', 'gTK3')).toBe('12.6 gTK3 is not on the map.');
    expect(join('', 'gTK3')).toBe('12.6 gTK3 is not on the map.');
  });

  test('[12.5] it is too far away', () => {
    expect(join('gAC1 3-0205', 'gAC1')).toBe(
      '12.5 gAC1 can’t reach 3-0705: the distance is 5 hexes, and its extended range is only 4.',
    );
    expect(join('gAC1 3-0305', 'gAC1')).not.toMatch(/^12.5/);
  });

  test('[10.4] [18.15] [19.2] [12.7] the refusal names what keeps the unit from firing', () => {
    expect(join('gTK3 3-0606; gSG1 in gTK3', 'gSG1')).toBe(
      '10.4 gSG1 can’t fight while gTK3 is towing it.',
    );
    expect(join('gTK3 tIN1 3-0606', 'gTK3')).toBe(
      '18.15 gTK3 is in a close assault and can’t fire out of it.',
    );
    expect(join('gTK3 3-0606 disrupted', 'gTK3')).toBe('19.2 gTK3 is disrupted and can’t fire.');
    expect(join('gTK3 3-0606 fired', 'gTK3')).toBe(
      '12.7 gTK3 has already attacked this player turn.',
    );
  });

  test('[32.4] it is surprised', () => {
    const t = table('direct', '2', 'gTK1 4-0803; gTK2 gAC1 4-1003; tIN1 tIN2 4-0903');
    act(t, 'aim 4-1003, all, join tIN1, join tIN2, roll 2');
    expect(actorNow(t)).toBe('green');
    act(t, 'aim 4-0903, target tIN1, done');
    expect(nouns(t, 'join')).toBe('gTK2 gAC1');
    expect([refusal(t, 'join gTK1').rule, refusal(t, 'join gTK1').reason]).toEqual([
      '32.4',
      'gTK1 is surprised: in turn 1 it can fire only after it has been fired at or assaulted.',
    ]);
  });

  test('[36.4] [44.5] the ground is out of bounds', () => {
    const spice = fireOf(
      'red',
      table('direct', '14', 'bHT1 2-0102; rHT1 3-1202; bHT2 3-1204; rHT2 2-0104'),
    );
    expect(refusal(spice, 'aim 3-1204').reason).toBe(
      '3-1204 is not on the panel where attacks are allowed.',
    );
    expect(refusal(spice, 'aim 3-1204').rule).toBe('44.5');
  });
});
