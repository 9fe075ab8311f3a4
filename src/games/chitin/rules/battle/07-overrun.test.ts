import { describe, expect, test } from 'vitest';
import { TOKENS } from '../../data/scenarios.ts';
import { DEAD } from '../../state.ts';
import { act, at, can, eventsOf, hex, refusal, table, unit } from '../../testing.ts';

describe('overruns', () => {
  const strong = 'red 3 Gantua 7,-7 E';

  test('[7.07] [R29] [S57] 6-1 or better: the defenders die, the party goes on, and may attack', () => {
    const t = table(`${strong}; blue Termagant 8,-7 W; blue Phlanx 10,-7 W`);
    // 12 + 3 for class against 2.
    act(t, 'pick RG1', 'pick RG2', 'pick RG3', 'overrun 8,-7');
    expect(at(t, 'BT1')).toBe(DEAD);
    expect(t.s.losses[1]).toBe(1);
    expect(at(t, 'RG1')).toBe(hex(8, -7));
    // Two points for plains; the zone of the Phlanx does not reach 8,-7.
    expect(t.s.left[unit('RG1')]).toBe(2);
    act(t, 'to 9,-7', 'face E');
    expect(can(t, 'attack 9,-7/E')).toBe(true);
  });

  test('[7.07] not below six to one, adds counted [7.041] [7.042]', () => {
    const t = table(`${strong}; blue Termagant 8,-7 W; blue Worker 8,-7 W`);
    act(t, 'pick RG1', 'pick RG2', 'pick RG3');
    // 15 to 3; from behind it would be 18 to 3.
    expect(refusal(t, 'overrun 8,-7')).toMatchObject({ rule: '7.07' });
    const u = table(`${strong}; blue Termagant 8,-7 E; blue Worker 8,-7 E`);
    act(u, 'pick RG1', 'pick RG2', 'pick RG3', 'overrun 8,-7');
    expect([at(u, 'BT1'), at(u, 'BW1')]).toEqual([DEAD, DEAD]);
  });

  test('[7.07] [R29] two points, one more for terrain, one more for another enemy’s zone', () => {
    const cost = (lines: string, q: number, r: number) => {
      const t = table(lines);
      act(t, 'pick RG1', 'pick RG2', 'pick RG3', `overrun ${q},${r}`);
      return 4 - t.s.left[unit('RG1')];
    };
    expect(cost(`${strong}; blue Worker 8,-7 W`, 8, -7)).toBe(2);
    expect(cost(`${strong}; blue Worker 8,-7 W; blue Phlanx 9,-7 W`, 8, -7)).toBe(3);
    // 6,-8 is rough and forest; with a zone over it as well, the four points are just enough.
    expect(cost('red 3 Gantua 7,-8 E; blue Worker 6,-8 W', 6, -8)).toBe(3);
    expect(cost('red 3 Gantua 7,-8 E; blue Worker 6,-8 W; blue Phlanx 5,-8 W', 6, -8)).toBe(4);
  });

  test('[R29] without the points it is refused', () => {
    const t = table('red 3 Gantua 6,-7 E; blue Worker 9,-7 W; blue Phlanx 10,-7 W');
    act(t, 'pick RG1', 'pick RG2', 'pick RG3', 'to 8,-7');
    // Two points are left, and 9,-7 in the zone of the Phlanx would cost 3.
    expect(refusal(t, 'overrun 9,-7')).toMatchObject({ rule: 'R29' });
  });

  test('[R29] not by disrupted units, not from afar, and only the party’s own strength', () => {
    const t = table('red 3 Gantua 7,-7 E disrupted; blue Worker 8,-7 W; blue Worker 9,-8 W');
    act(t, 'pick RG1', 'pick RG2', 'pick RG3');
    expect(refusal(t, 'overrun 8,-7').rule).toBe('R29');
    expect(refusal(t, 'overrun 9,-8').rule).toBe('R29');
    const u = table(`${strong}; blue 2 Worker 8,-7 W`);
    act(u, 'pick RG1', 'pick RG2');
    // 8 to 2 for two of the three.
    expect(refusal(u, 'overrun 8,-7').rule).toBe('7.07');
  });

  test('[R29] a charge doubles nothing in an overrun', () => {
    const lines = 'red 3 Phlanx 7,-7 E; red Basic 6,-7 E; blue Phlanx 7,-6 W; blue';
    const t = table(`${lines} 3 Worker 8,-7 W`, { scenario: 'small' });
    act(t, 'pick RP1', 'pick RP2', 'pick RP3', 'charge');
    // 9 to 3; doubled it would be 18 to 3, just 6-1.
    expect(refusal(t, 'overrun 8,-7')).toMatchObject({ rule: '7.07' });
    expect(refusal(t, 'overrun 8,-7').reason).toContain('9 to 3');
    // A charge is no obstacle for a party that is strong enough without it.
    const u = table(`${lines} Worker 8,-7 W`, { scenario: 'small' });
    act(u, 'pick RP1', 'pick RP2', 'pick RP3', 'charge', 'overrun 8,-7');
    expect(at(u, 'BW1')).toBe(DEAD);
  });

  test('[R5] [7.07] after an overrun the party looks the way it went', () => {
    const t = table('red 3 Gantua 7,-7 E; blue Worker 7,-8 W; blue Worker 0,0');
    act(t, 'pick RG1', 'pick RG2', 'pick RG3', 'overrun 7,-8');
    expect(t.game.board.directions[t.s.facing[unit('RG2')]]).toBe('NW');
  });

  test('[7.07] [D9] camouflage counts in the defence against an overrun', () => {
    const overrun = (at: string, from: string) => {
      const t = table(`red 3 Gantua ${from} E; red Basic 6,-7; blue LowHacker ${at} W`, {
        scenario: 'small',
        options: { 'low-hacker': 1 },
      });
      act(t, 'pick RG1', 'pick RG2', 'pick RG3');
      return can(t, `overrun ${at}`);
    };
    // 15 with class against 1 and 1 in the plains; 10,-11 is rough, where it is 3.
    expect(overrun('8,-7', '7,-7')).toBe(true);
    expect(overrun('10,-11', '9,-11')).toBe(false);
  });

  test('[R30] an overrun is never compulsory, and flyers take no part', () => {
    const t = table(`${strong}; red Plunge 8,-7; red Basic 8,-6; blue Worker 8,-7 W`, {
      scenario: 'small',
    });
    act(t, 'pick RF1');
    expect(refusal(t, 'overrun 8,-7')).toMatchObject({ rule: 'R30' });
    act(t, 'stay', 'pick RG1', 'face W');
    expect(at(t, 'BW1')).toBe(hex(8, -7));
  });

  test('[R31] [8.041] the dead of an overrun feed tokens at the end of the turn; carried tokens stay', () => {
    const t = table(
      `${strong}; red Basic 6,-7; red Worker 6,-6; blue Worker 8,-7 W carries A; token A 8,-7 20; blue Basic 0,0`,
      { scenario: 'small' },
    );
    act(t, 'pick RG1', 'pick RG2', 'pick RG3', 'overrun 8,-7');
    const token = TOKENS.indexOf('A');
    expect([t.s.tokenAt[token], t.s.tokenValue[token]]).toEqual([hex(8, -7), 20]);
    act(t, 'face E', 'done');
    expect(t.s.tokenValue[token]).toBe(21);
    expect(eventsOf(t, 'fed')).toHaveLength(1);
  });
});
