import { describe, expect, test } from 'vitest';
import { act, refusal, table, where } from '../testing.ts';

describe('[6.0] stacking', () => {
  test('[6.0] [S14] no move ends above three squads', () => {
    const t = act(table('human.move', 'A1 A2 D1 -8,0; A3 -9,0'), 'move A3');
    expect(refusal(t, 'to -8,0').rule).toBe('6.0');
    const room = act(table('human.move', 'A1 A2 -8,0; A3 -9,0'), 'move A3, to -8,0');
    expect(where(room, 'A3')).toBe('-8,0');
  });

  test('[6.0] [S14] no move ends above six robots', () => {
    const six = 'S1 S2 S3 S4 S5 S6 -8,0';
    const t = act(table('robot.move', `${six}; R1 -9,0; A1 9,0`), 'move R1');
    expect(refusal(t, 'to -8,0').rule).toBe('6.0');
    const room = act(
      table('robot.move', 'S1 S2 S3 S4 S5 -8,0; R1 -9,0; A1 9,0'),
      'move R1, to -8,0',
    );
    expect(where(room, 'R1')).toBe('-8,0');
  });

  test('[6.0] [S14] three squads and six robots may be in one hex', () => {
    const robots = 'S1 S2 S3 S4 S5 -8,0; S6 -9,0';
    const t = act(table('robot.move', `A1 A2 A3 -8,0; ${robots}`), 'move S6, to -8,0');
    expect(where(t, 'S6')).toBe('-8,0');
    const back = act(table('human.move', `A1 A2 -8,0; A3 -9,0; S7 -8,0; ${robots}`), 'move A3');
    expect(refusal(back, 'to -8,0').rule).toBe('');
  });

  test('[6.0] [R7] [S15] by a ship any number of squads may be, but six robots', () => {
    const t = table('human.move', 'A1 A2 A3 A4 D1 5,-11; ship 5,-11; D2 5,-10');
    act(t, 'move D2, to 5,-11');
    expect(where(t, 'D2')).toBe('5,-11');
    const six = 'S1 S2 S3 S4 S5 S6 5,-11; ship 5,-11; R1 5,-10; A1 9,0';
    expect(refusal(act(table('robot.move', six), 'move R1'), 'to 5,-11').rule).toBe('6.0');
  });

  test('[R7] a hex that may end the move cannot be entered without room', () => {
    const enemy = act(table('human.move', 'A1 A2 A3 -8,0; S1 -8,0; A4 -9,0'), 'move A4');
    expect(refusal(enemy, 'to -8,0').rule).toBe('6.0');
    expect(refusal(enemy, 'to -7,0').rule).toBe('R7');
    const shield = act(table('human.move', 'A1 A2 A3 -4,0; A4 -5,0'), 'move A4');
    expect(refusal(shield, 'to -4,0').rule).toBe('6.0');
    expect(refusal(shield, 'to -3,0').rule).toBe('R7');
    // Under a marker the shield does not attack, and a full hex of it can be passed through.
    const silent = act(table('human.move', 'A1 A2 A3 -4,0; clear -4,0; A4 -5,0'), 'move A4');
    expect(refusal(silent, 'to -3,0').rule).toBe('');
  });
});
