import { describe, expect, test } from 'vitest';
import {
  act,
  inLabels,
  marker,
  nouns,
  of,
  offers,
  refusal,
  stepNow,
  table,
  where,
} from '../testing.ts';

describe('[9.0] repair', () => {
  test.each([
    ['outer armour', '-11,3', 'ob-pas'],
    ['impassable', '-7,1', 'clear'],
    ['obstructed passable', '-3,3', 'clear'],
    ['auto-defend armour', '-4,0', 'ob-pas'],
    ['passageway', '-8,0', 'clear'],
  ])('[9.0] [S51] %s loses its marker and is restored', (_, hex, type) => {
    const t = table('repair', `${type} ${hex}; R1 R2 ${hex}; ${type} 8,0; R3 8,0; A1 9,0`);
    expect(nouns(t, 'repair').split(' ')).toHaveLength(2);
    act(t, `repair ${hex}`);
    expect(marker(t, hex)).toBe('');
    // The second bot there has nothing left to repair.
    expect(offers(t)).toEqual([`repair ${inLabels('8,0')}`, 'done']);
  });

  test('[9.0] [S51] the hex has its original cost again', () => {
    const t = act(table('repair', 'clear -7,1; R1 -7,1; A1 -7,0'), 'repair -7,1');
    act(t, 'move A1');
    expect(refusal(t, 'to -7,1').rule).toBe('HTC');
  });

  test('[9.0] [R14] is optional, for Repairbots only, and only in their own hex', () => {
    const t = table('repair', 'clear -8,0 -7,0 6,0; R1 -8,0; S1 -7,0; A1 9,0');
    expect(refusal(t, 'repair -7,0').rule).toBe('9.0');
    expect(refusal(t, 'repair 6,0').rule).toBe('9.0');
    expect(refusal(t, 'repair 7,0').rule).toBe('9.0');
    act(t, 'done');
    expect([t.s.turn, marker(t, '-8,0')]).toEqual([4, 'clear']);
  });

  test('[R4] the end of the repair step leaves squads disrupted, however it ends', () => {
    const at = 'clear -8,0; R1 -8,0; A1 9,0 disrupted; A2 -9,0';
    for (const how of ['done', 'repair -8,0']) {
      const t = act(table('repair', at), how);
      expect([t.s.turn, stepNow(t), of(t, 'disrupted', 'A1')]).toEqual([4, 'human.move', 1]);
      expect(refusal(t, 'move A1').rule).toBe('R4');
    }
  });

  test('[9.0] [R1b] [R10b] [S52] brain and ship hexes are not repaired', () => {
    const t = table('repair', 'clear 0,0 -8,0; R1 0,0; ship 5,-11; R2 5,-11; R3 -8,0; A1 9,0');
    expect(refusal(t, 'repair 0,0').rule).toBe('9.0');
    expect(refusal(t, 'repair 5,-11').rule).toBe('R1b');
    expect(nouns(t, 'repair')).toBe(inLabels('-8,0'));
  });

  test('[R14] [S53] after moving and attacking', () => {
    const t = table('robot.move', 'R1 -9,0; S1 -8,0; clear -8,0; A1 -8,0; A2 9,0');
    act(t, 'move R1, to -8,0, done, attack -8,0, roll 1, done');
    expect(stepNow(t)).toBe('repair');
    act(t, 'repair -8,0');
    expect(marker(t, '-8,0')).toBe('');
  });

  test('[R14] [S54] with squads in the hex, which stay unharmed and may leave but not return', () => {
    const t = act(table('repair', 'clear -7,1; R1 -7,1; A1 A2 -7,1'), 'repair -7,1');
    expect([where(t, 'A1'), stepNow(t)]).toEqual(['-7,1', 'human.move']);
    act(t, 'move A1');
    expect(refusal(t, 'to -7,0').rule).toBe('');
    act(t, 'to -7,0, done, done, done, done, done');
    expect([t.s.turn, stepNow(t)]).toEqual([5, 'human.move']);
    act(t, 'move A1');
    expect(refusal(t, 'to -7,1').rule).toBe('HTC');
  });
});

test('[9.0] [R10b] refusals: not damaged, the brain core, no Repairbot there', () => {
  const t = table('repair', 'R1 -8,0; R2 0,0; A1 9,0; clear -8,0 -7,0 0,0');
  const why = (hex: string) => refusal(t, `repair ${hex}`).reason;
  expect(why('-6,0')).toMatch(/is not damaged/);
  expect(why('0,0')).toBe('The brain core can’t be repaired.');
  expect(why('-7,0')).toMatch(/There is no Repairbot/);
});

test('[9.0] the first hex of the map is repaired like any other', () => {
  const t = table('repair', 'R1 0,-11; A1 9,0; clear 0,-11');
  expect(nouns(t, 'repair')).toBe(inLabels('0,-11'));
  expect(marker(act(t, 'repair 0,-11'), '0,-11')).toBe('');
});
