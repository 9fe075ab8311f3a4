import { describe, expect, test } from 'vitest';
import { battleSheets } from '../plan.ts';
import { act, at, can, goals, hex, offers, refuse, stepName, table, unit } from '../testing.ts';

const small = { scenario: 'small' } as const;

describe('charges', () => {
  test('[8.02] [R41] [S65] Gantuas and Phlanxes declare a charge while they move, others do not', () => {
    const t = table(
      'red Gantua 7,-7 E; red Phlanx 7,-6 E; red Termagant 6,-7 E; red Basic 8,-8 W; blue Termagant 10,-7 W',
      small,
    );
    for (const id of ['RG1', 'RP1']) {
      act(t, `pick ${id}`);
      expect(can(t, 'charge')).toBe(true);
      act(t, 'face E');
    }
    act(t, 'pick RT1');
    expect(refuse(t, 'charge')).toMatchObject({ rule: '8.02' });
    act(t, 'face E', 'pick RB1');
    expect(refuse(t, 'charge')).toMatchObject({ rule: '8.02' });
  });

  test('[R40] [8.02] nobody charges in basic games', () => {
    const t = table('red Gantua 7,-7 E; blue Termagant 8,-7 W');
    act(t, 'pick RG1');
    expect(refuse(t, 'charge')).toMatchObject({ rule: 'R40' });
  });

  test('[8.021] [R41] [S66] two more points for the warriors, which must end with an enemy in front', () => {
    const t = table(
      'red 2 Gantua 4,-7 E; red Basic 4,-7 E; blue Termagant 10,-9 W; blue Worker 8,-7 W',
      small,
    );
    act(t, 'pick RG1', 'pick RG2', 'charge');
    expect([t.s.left[unit('RG1')], t.s.left[unit('RB1')]]).toEqual([6, 6]);
    // Only hexes beside an enemy, and only facings with one in front.
    const beside = [hex(7, -7), hex(8, -8), hex(9, -8), hex(9, -7), hex(8, -6), hex(7, -6)];
    expect(goals(t).length).toBeGreaterThan(1);
    for (const n of goals(t)) expect(beside).toContain(n);
    expect(refuse(t, 'to 5,-7')).toMatchObject({ rule: '8.021' });
    expect(can(t, 'face E')).toBe(false);
    act(t, 'to 7,-7');
    expect(refuse(t, 'face W')).toMatchObject({ rule: '8.021' });
    act(t, 'face NE', 'done');
    expect(refuse(t, 'done').rule).toBe('7.02');
    act(t, 'attack 7,-7/E', 'done');
    expect(t.s.attack[0]).toBe(16);
  });

  test('[R41] [8.021] a charge needs no move, and who cannot reach an enemy may not declare it', () => {
    const t = table(
      'red Gantua 7,-7 E; red Basic 6,-7; red Gantua 0,1 E; red Basic 0,1; blue Phlanx 8,-7 W',
      small,
    );
    act(t, 'pick RG1', 'charge', 'face E', 'pick RG2');
    expect(refuse(t, 'charge')).toMatchObject({ rule: '8.021' });
    act(t, 'face E', 'done', 'attack 7,-7/E', 'done');
    expect(t.s.attack[0]).toBe(8);
  });

  test('[8.021] who has charged must attack, also where others attack the same enemy', () => {
    const t = table(
      'red 3 Gantua 7,-7 E; red Phlanx 7,-6 NE; red Basic 6,-7; blue Phlanx 8,-7 W',
      small,
    );
    act(t, 'pick RP1', 'charge', 'face NE', 'done', 'attack 7,-7/E');
    expect(refuse(t, 'done')).toMatchObject({ rule: '8.021' });
    act(t, 'attack 7,-6/NE', 'done');
    expect(battleSheets(t.s)[0].attack).toBe(12 + 6);
  });

  test('[8.021] [R41] an overrun that leaves a charging stack without an enemy is refused', () => {
    const t = table(
      'red Phlanx 7,-6 NE; red 3 Gantua 7,-7 E; red Basic 6,-7; blue Worker 8,-7 W',
      small,
    );
    act(t, 'pick RP1', 'charge', 'face NE', 'pick RG1', 'pick RG2', 'pick RG3');
    expect(refuse(t, 'overrun 8,-7')).toMatchObject({ rule: '8.021' });
  });

  test('[8.022] [R42] [S67] warriors are doubled before adds; a Basic with them is not', () => {
    const t = table('red 2 Phlanx 7,-7 E; red Basic 7,-7 E; blue 2 Gantua 8,-7 E', small);
    act(t, 'pick RP1', 'pick RP2', 'pick RB1', 'charge', 'face E', 'attack 7,-7/E', 'done');
    // 6 doubled, 1 for the Basic, 3 for the rear, 2 for class.
    const [share] = battleSheets(t.s)[0].attackers;
    expect(share.base).toBe(7);
    expect(share.adds.map(({ rule, value }) => [rule, value])).toEqual([
      ['8.022', 6],
      ['7.041', 3],
      ['7.042', 2],
    ]);
    expect(share.total).toBe(18);
  });

  test('[8.023] [8.024] [R27] [S68] [S69] results and advance first, then the chargers are disrupted', () => {
    const t = table('red 3 Gantua 7,-7 E; red Basic 6,-7; blue 2 Phlanx 8,-7 W', small);
    act(t, 'pick RG1', 'pick RG2', 'pick RG3', 'charge', 'face E', 'done', 'attack 7,-7/E', 'done');
    // 24 to 6 is 4-1: a 6 is D-3.
    act(t, 'roll 6');
    expect(stepName(t)).toBe('combat.advance');
    expect(t.s.disrupted[unit('RG1')]).toBe(0);
    act(t, 'advance RG1', 'done');
    for (const id of ['RG1', 'RG2', 'RG3']) expect(t.s.disrupted[unit(id)]).toBe(1);
    expect(at(t, 'RG1')).toBe(hex(8, -7));
    // A charge that fails loses units like any attack.
    const u = table('red Phlanx 7,-7 E; red Basic 6,-7; blue 3 Gantua 8,-7 W', small);
    act(u, 'pick RP1', 'charge', 'face E', 'done', 'attack 7,-7/E', 'done', 'roll 1');
    expect(u.s.losses[0]).toBe(1);
  });

  test('[8.025] [S70] who begins its move disrupted cannot charge, so nobody charges twice running', () => {
    const t = table(
      'red 3 Gantua 7,-7 E; red Basic 6,-7; blue 3 Phlanx 8,-7 W; blue Basic 9,-8',
      small,
    );
    act(t, 'pick RG1', 'pick RG2', 'pick RG3', 'charge', 'face E', 'done', 'attack 7,-7/E', 'done');
    // 24 to 9 is 2-1: a 3 disrupts the defender. Blue turns away and does nothing.
    act(t, 'roll 3', 'pick BP1', 'face E', 'done');
    if (stepName(t) === 'combat.backstab') act(t, offers(t)[0]);
    act(t, 'pick RG1');
    expect(refuse(t, 'charge')).toMatchObject({ rule: '8.025' });
  });

  test('[8.026] [S71] three Gantuas in command: 6 points, 24 strength, out of command, then 6 in defence', () => {
    const t = table(
      'red 3 Gantua 5,-7 E; red Basic 3,-6; blue 2 Phlanx 10,-7 W; blue Basic 9,-9 E',
      small,
    );
    act(t, 'pick RG1', 'pick RG2', 'pick RG3', 'charge');
    expect(t.s.left[unit('RG1')]).toBe(6);
    // Five points to a hex that 4 would not reach, in a megahex without a Basic.
    act(t, 'to 9,-7', 'face E', 'done', 'attack 9,-7/E', 'done');
    expect(t.s.attack[0]).toBe(24);
    // 24 to 6 is 4-1: a 2 is D-1; then it is Blue's turn.
    act(t, 'roll 2');
    expect(t.s.disrupted[unit('RG1')]).toBe(1);
    act(t, 'done', 'attack 10,-7/W', 'done');
    expect(t.s.defence[0]).toBe(6);
  });
});
