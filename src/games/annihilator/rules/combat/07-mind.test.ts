import { describe, expect, test } from 'vitest';
import {
  act,
  chances,
  copyOf,
  inLabels,
  nouns,
  of,
  refusal,
  stepNow,
  table,
  where,
} from '../../testing.ts';

describe('[7.2] the mind weapon', () => {
  test('[7.2] [S27] strikes any hex with a squad, once a turn, without a robot', () => {
    const t = table('robot.combat', 'A1 -8,0; A2 5,0; S1 -8,0; S2 -8,0');
    expect(nouns(t, 'mind')).toBe(inLabels('-8,0 5,0'));
    expect(refusal(t, 'mind 6,0').rule).toBe('7.2');
    act(t, 'mind 5,0, roll 1');
    expect(refusal(t, 'mind -8,0').rule).toBe('R5');
    act(t, 'done');
    expect([t.s.turn, t.s.mindUsed]).toEqual([4, 0]);
  });

  test('[7.2] [CRT] [S27] always at 1-2', () => {
    const one = chances(table('robot.combat', 'A1 5,0; A2 -8,0'), 'mind 5,0').rows;
    const three = chances(table('robot.combat', 'A1 D1 A2 5,0'), 'mind 5,0').rows;
    for (const rows of [one, three])
      expect(rows.map((o) => `${o.label} ${o.text}`)).toEqual([
        'NE: no effect 1/2',
        'D: disrupted 1/3',
        'X: eliminated 1/6',
      ]);
  });

  test('[7.2] [R5] [S28] it hits all squads in the hex and no robot there', () => {
    const t = act(table('robot.combat', 'A1 D1 5,0; S1 5,0; A2 -8,0'), 'mind 5,0');
    const x = act(copyOf(t), 'roll 6');
    expect(['A1', 'D1', 'S1', 'A2'].map((id) => where(x, id))).toEqual([
      'off',
      'off',
      '5,0',
      '-8,0',
    ]);
    const d = act(copyOf(t), 'roll 5');
    expect(['A1', 'D1', 'A2'].map((id) => of(d, 'disrupted', id))).toEqual([1, 1, 0]);
    expect(where(d, 'S1')).toBe('5,0');
  });

  test('[R5] robots may attack the same hex, before it or after', () => {
    const start = table('robot.combat', 'A1 5,0; S1 S2 5,0; A2 -8,0');
    const first = act(copyOf(start), 'mind 5,0, roll 1, attack 5,0, roll 1');
    const second = act(copyOf(start), 'attack 5,0, roll 1, mind 5,0, roll 1');
    expect([first.s.turn, second.s.turn]).toEqual([4, 4]);
  });

  test('[7.2] [R5] [R17] [S29] it works on impact hexes, and with no robot alive', () => {
    const t = table('robot.combat', 'A1 A2 A3 A4 5,-11; ship 5,-11; A5 8,0');
    act(t, 'mind 5,-11, roll 4');
    expect([t.s.turn, of(t, 'disrupted', 'A4')]).toEqual([4, 1]);
  });

  test('[D7] without it the robots fight alone', () => {
    const options = { 'mind-weapon': 'off' };
    const t = table('robot.combat', 'A1 5,0; S1 S2 5,0', { options });
    expect(refusal(t, 'mind 5,0').rule).toBe('D7');
    expect(stepNow(table('robot.combat', 'A1 5,0', { options }))).toBe('human.move');
  });
});
