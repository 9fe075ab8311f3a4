import { describe, expect, test } from 'vitest';
import {
  act,
  log,
  nouns,
  of,
  offers,
  refusal,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';

/** Red of scenario 4 moves on panel 3, whose row 4 is clear; one more unit remains to be moved. */
const red = (text: string): TestGame =>
  table('movement', '4', `${text}; rMI16 3-1201; bHT1 4-0101`, { values: { mover: 'red' } });

describe('skimmers', () => {
  test('[11.10] [11.11] [R31] [S91] [S92] mounting, four clear hexes and dismounting use up the points', () => {
    const t = act(red('rMI1 3-0104'), 'move rMI1, mount');
    expect([of(t, 'walked', 'rMI1'), of(t, 'rode', 'rMI1')]).toEqual([2, 2]);
    expect(nouns(t, 'to').split(' ')).toContain('3-0404');
    act(t, 'to 3-0404, dismount');
    expect(log(t)).toEqual([
      'rMI1 mounts its skimmers.',
      'rMI1 moves to 3-0404.',
      'rMI1 dismounts.',
    ]);
    expect([of(t, 'walked', 'rMI1'), of(t, 'mounted', 'rMI1'), where(t, 'rMI1')]).toEqual([
      4,
      0,
      '3-0404',
    ]);
    expect([stepNow(t), of(t, 'moved', 'rMI1')]).toEqual(['move.pick', 1]);
  });

  test('[R31] points on foot and on skimmers are counted separately', () => {
    // One hex on foot leaves 1 to mount, then 5 to ride.
    const t = act(red('rMI1 3-0104'), 'move rMI1, to 3-0204');
    expect(offers(t)).toEqual(['mount', 'stay']);
    act(t, 'mount');
    expect([of(t, 'walked', 'rMI1'), of(t, 'rode', 'rMI1')]).toEqual([4, 2]);
    expect(nouns(t, 'to').split(' ').length).toBeGreaterThan(30);
    expect(refusal(t, 'dismount').rule).toBe('11.10');
    expect(refusal(t, 'dismount').reason).toBe(
      'rMI1 doesn’t have enough movement points: mounting or dismounting takes 1 from its points on foot and 1 from its points on skimmers.',
    );
  });

  test('[11.12] [9.15] [S237] mounted infantry hovers, dismounted infantry walks', () => {
    const spent = (column: 'walked' | 'rode', text: string) =>
      of(act(red(text), 'move rMI1, to 3-0802'), column, 'rMI1');
    // A city off the road costs 1 either way; conventional infantry pays 1/2.
    expect([spent('walked', 'rMI1 3-0801'), spent('rode', 'rMI1 3-0801 mounted')]).toEqual([2, 2]);
    const conventional = table('movement', '1', 'tIN1 3-0801; tIN6 E-0601; gTK1 6-0101');
    expect(of(act(conventional, 'move tIN1, to 3-0802'), 'walked', 'tIN1')).toBe(1);
    const ride = act(red('rMI1 3-0101 mounted'), 'move rMI1');
    expect(nouns(ride, 'to').split(' ')).toContain('3-0106');
  });

  test('[3.3] infantry without skimmers cannot mount', () => {
    const t = act(table('movement', '1', 'tIN1 6-0805; tIN6 E-0601; gTK1 3-0101'), 'move tIN1');
    expect([refusal(t, 'mount').rule, refusal(t, 'dismount').rule]).toEqual(['3.3', '3.3']);
  });

  test('[R25] no infantry dismounts on a lake', () => {
    const t = table('movement', '14', 'rMI1 6-0506 mounted; gTK1 5-0101; rMI2 2-0101', {
      values: { mover: 'red' },
    });
    expect(refusal(act(t, 'move rMI1'), 'dismount').rule).toBe('R25');
  });

  test('[18.10] [S244] nor in a close assault: entering it ends the move', () => {
    const t = table('movement', '4', 'rMI1 3-0105 mounted; rMI16 3-1201; bHT1 3-0405', {
      values: { mover: 'red' },
    });
    act(t, 'move rMI1, to 3-0405');
    expect([stepNow(t), of(t, 'mounted', 'rMI1')]).toEqual(['move.pick', 1]);
  });

  test('[R15] infantry that landed in this turn may mount', () => {
    const t = act(red('rMI1 3-0105 landed=dropped'), 'move rMI1');
    expect(refusal(t, 'mount').rule).toBe('');
  });

  test('[3.3] [R69] units without skimmers, or already on them, cannot mount, on the map or off it', () => {
    const t = table('movement', '6', 'bMI1 waiting; bHT1 waiting; bCC1 6-0101');
    expect(nouns(act(t, 'move bHT1'), 'to')).not.toBe('');
    expect(offers(t)).not.toContain('mount');
    expect(refusal(t, 'mount').rule).toBe('3.3');
    act(t, 'stay, move bMI1, mount');
    expect(offers(t)).not.toContain('mount');
    expect(refusal(t, 'mount').rule).toBe('3.3');
    act(t, 'to 6-0810, stay, move bCC1');
    expect(offers(t)).not.toContain('mount');
  });

  test('[R69] a unit enters the map on either face, at no extra cost', () => {
    const t = table('movement', '6', 'bMI1 waiting; bMI2 6-0101');
    act(t, 'move bMI1, mount');
    expect([of(t, 'rode', 'bMI1'), of(t, 'mounted', 'bMI1')]).toEqual([0, 1]);
    expect(refusal(t, 'dismount').rule).toBe('R69');
    act(t, 'to 6-0804');
    // The hex at the edge costs 1; five points remain.
    expect([where(t, 'bMI1'), of(t, 'walked', 'bMI1')]).toEqual(['6-0804', 0]);
  });
});
