/** Tests that a refusal names exactly the rule that applies. */
import { describe, expect, test } from 'vitest';
import { act, inLabels, refusal, table } from '../../testing.ts';

type Case = readonly [lines: string, before: string, asked: string, rule: string];

const small = { scenario: 'small' } as const;
const pass = (cases: readonly Case[], step: 'movement' | 'combat' = 'movement') => {
  for (const [lines, before, asked, rule] of cases) {
    const t = table(lines, { ...small, step });
    act(t, ...before.split('; ').filter(Boolean));
    expect(refusal(t, asked).rule, `${asked} after ${before}`).toBe(rule);
    expect(refusal(t, asked).scope).toBeUndefined();
  }
};

const RED = 'red Gantua 7,-7 E; red Basic 6,-7 E; red Worker 6,-6 E';

describe('picking', () => {
  test('[5.00] [7.063] [6.07] [3.03] [6.02] units that cannot be picked, and why', () => {
    pass([
      [`${RED}; blue Gantua 0,0`, '', 'pick BG1', '5.00'],
      [`${RED}; red Gantua dead; blue Gantua 0,0`, '', 'pick RG2', '7.063'],
      [`${RED}; red Gantua left; blue Gantua 0,0`, '', 'pick RG2', '6.07'],
      [`${RED}; blue Gantua 0,0`, '', 'pick RP1', '3.03'],
      [`${RED}; blue Gantua 0,0`, 'pick RG1; face W', 'pick RG1', '6.02'],
    ]);
  });

  test('[6.02] [R4] [8.011] [6.05] [6.051] [R41] units that cannot join a party, and why', () => {
    const stack = 'red 2 Gantua 7,-7 E; red Basic 7,-7 E; red Plunge 8,-7; blue Gantua 0,0';
    pass([
      [stack, 'pick RG1', 'pick RG1', '6.02'],
      [stack, 'pick RG2', 'pick RG1', 'R4'],
      [stack, 'pick RG1', 'pick RF1', '8.011'],
      [stack, 'pick RG1', 'pick BG1', '5.00'],
      ['red 3 Gantua 7,-7 E; red Basic 6,-7', 'pick RG1; pick RG3', 'pick RG2', 'R4'],
      [`${RED}; blue Gantua 0,0`, 'pick RG1', 'pick RW1', 'R4'],
      // The party is fixed once it has declared a charge.
      [
        'red 2 Gantua 7,-7 E; red Basic 6,-7; blue Worker 8,-7 W',
        'pick RG1; charge',
        'pick RG2',
        'R4',
      ],
      ['red 2 Gantua edge; red 2 Basic edge', 'pick RG1; pick RG2; pick RB1', 'pick RB2', '6.05'],
      ['red Gantua edge; red Phlanx edge', 'pick RG1', 'pick RP1', '6.051'],
    ]);
  });
});

describe('going', () => {
  test('[6.02] [6.09] [6.04] [6.082] obstacles between a party and a hex that is near enough', () => {
    // Three Phlanxes block the way from 7,-7 to the east.
    const wall = 'blue Phlanx 8,-7 E; blue Phlanx 8,-8 E; blue Phlanx 7,-6 E';
    pass([
      [`${RED}; blue Gantua 0,0`, 'pick RG1', 'to 7,-7', '6.02'],
      [`${RED}; blue Gantua 0,0`, 'pick RG1', 'to 0,1', '6.02'],
      ['red 2 Gantua 7,-7 E; red Basic 6,-7', 'pick RG1; pick RG2', 'to 7,-7', '6.02'],
      [`${RED}; ${wall}`, 'pick RG1', 'to 9,-7', '6.09'],
      [`${RED}; blue Gantua 9,-7 W`, 'pick RG1', 'to 9,-7', '6.09'],
      // 10,-7 costs three points, and two more in the zone of the Gantua.
      [`${RED}; blue Gantua 9,-6 W`, 'pick RG1', 'to 10,-7', '6.04'],
      ['red Worker 7,-7 E; blue Gantua 9,-7 W', 'pick RW1', 'to 8,-7', '6.082'],
      ['red Worker 7,-7 E; blue Gantua 9,-6 W', 'pick RW1', 'to 9,-7', '6.082'],
      [`${RED}; blue Gantua 0,0`, 'pick RG1', 'stay', '6.06'],
      [`${RED}; blue Gantua 0,0`, 'pick RG1', 'take A', '6.081'],
    ]);
  });

  test('[6.05] [6.051] [8.021] where a party may not stop', () => {
    pass([
      [`${RED}; red 3 Basic 8,-7 E; blue Gantua 0,0`, 'pick RG1', 'to 8,-7', '6.05'],
      [`${RED}; red Phlanx 8,-7 E; blue Gantua 0,0`, 'pick RG1', 'to 8,-7', '6.051'],
      [`${RED}; blue Gantua 9,-7 W`, 'pick RG1; charge', 'to 6,-8', '8.021'],
    ]);
  });

  test('[6.07] [6.01] [R7] [8.021] [6.02] leaving the map', () => {
    pass([
      [`${RED}; blue Gantua 0,0`, 'pick RG1', 'to South', '6.07'],
      [`${RED}; blue Gantua 0,0`, 'pick RG1', 'to North', 'R7'],
      ['red Gantua edge; blue Gantua 0,0', 'pick RG1', 'to North', '6.01'],
      // Charging beside the edge.
      [
        'red Gantua 3,-10 E; red Basic 1,-9; blue Worker 2,-9 E',
        'pick RG1; charge',
        'to North',
        '8.021',
      ],
      [
        'red Worker 3,-9 E; red Gantua 3,-8; blue Gantua 0,0',
        'pick RW1; to 3,-10; face E; pick RW1',
        'to 9,-9',
        '6.02',
      ],
      // At an entry hex with no points left.
      ['red Worker 4,-6 E; token H 4,-10 5', 'pick RW1; to 4,-10; take H', 'to North', '6.02'],
    ]);
  });

  test('[6.06] [8.013] [8.021] facing and staying', () => {
    pass([
      ['red Gantua edge; blue Gantua 0,0', 'pick RG1', 'face E', '6.06'],
      ['red Plunge 8,-7; red Gantua 7,-7', 'pick RF1', 'face E', '8.013'],
      [`${RED}; blue Gantua 8,-7 W`, 'pick RG1; charge', 'face W', '8.021'],
      ['red Gantua 8,-7; blue Gantua 0,0', 'pick RG1; to 8,-6', 'to 8,-5', '6.06'],
      ['red Gantua edge; blue Worker 3,-9 E', 'pick RG1; charge', 'stay', '8.021'],
    ]);
  });
});

describe('flying', () => {
  const over = 'red Plunge 1,-8; blue Plunge 3,-5; blue Plunge -2,-3; red Gantua 7,-7';

  test('[R32] [8.011] [8.014] [6.07] obstacles between flyers and a megahex', () => {
    pass([
      [over, 'pick RF1', 'to 2,-8', 'R32'],
      [over, 'pick RF1', 'to 1,-8', '8.011'],
      [over, 'pick RF1', 'to -1,8', '8.011'],
      // A is behind B and G, which the enemy holds.
      [over, 'pick RF1', 'to 0,0', '8.014'],
      [over, 'pick RF1', 'to South', '6.07'],
      ['red Plunge 0,0; red Gantua 7,-7', 'pick RF1', 'to North', '8.011'],
      ['red Plunge 0,0; red Gantua 7,-7', 'pick RF1', 'to 0,0', '8.011'],
      [over, 'pick RF1; to 3,-5; pick RF1', 'to 0,0', '8.014'],
      [over, 'pick RF1', 'charge', '8.02'],
      [over, 'pick RF1', 'overrun 3,-5', 'R30'],
    ]);
  });
});

describe('tokens and overruns', () => {
  const worker = 'red Worker 7,-7 E; red Worker 7,-7 E; red Basic 6,-7; token A 7,-7; token C 7,-7';

  test('[6.081] [R10] why a token cannot be taken', () => {
    pass([
      [`${RED}; token A 7,-7`, 'pick RG1', 'take A', '6.081'],
      [worker, 'pick RW1', 'take B', '6.081'],
      [worker, 'pick RW1; take A', 'take C', '6.081'],
      [worker, 'pick RW1; take A; to 8,-7; face E; pick RW2; to 8,-7', 'take A', 'R10'],
    ]);
  });

  test('[7.07] [R29] why an enemy cannot be overrun', () => {
    pass([
      [`${RED}; blue Worker 9,-7 W`, 'pick RG1', 'overrun 9,-7', 'R29'],
      [`${RED}; blue Gantua 0,0`, 'pick RG1', 'overrun 8,-7', 'R29'],
      [`${RED}; blue Gantua 8,-7 W`, 'pick RG1', 'overrun 8,-7', '7.07'],
    ]);
  });
});

describe('battles', () => {
  const pair =
    'red Gantua 7,-7 E; red Gantua 4,-7 W; blue Phlanx 8,-7 W; blue Phlanx 3,-7 E; red Basic 6,-6';

  test('[5.00] which battle is next', () => {
    const begun = 'attack 4,-7/W; attack 7,-7/E; done';
    pass(
      [
        [pair, begun, 'resolve 0,0', '5.00'],
        [pair, begun, 'duel 8,-7', '5.00'],
      ],
      'combat',
    );
  });

  test('[6.07] [7.07] for the second player as for the first', () => {
    const of = (lines: string) => table(lines, { ...small, mover: 'blue' });
    const fly = act(of('blue Plunge 8,-7; blue Basic 7,-7; red Worker 0,0'), 'pick BF1');
    expect(refusal(fly, 'to North').rule).toBe('6.07');
    const ride = of('blue Gantua 7,-7 E; blue Basic 6,-7; red Gantua 8,-7 W');
    act(ride, 'pick BG1');
    expect(refusal(ride, 'overrun 8,-7').rule).toBe('7.07');
  });

  test('[2.023] [7.02] the first hex of the map is attacked like any other', () => {
    const t = table(
      'red Worker 11,-13 NW; red Gantua 7,-7 E; blue Worker 11,-14 W; blue Phlanx 8,-7 W',
      { step: 'combat' },
    );
    expect(refusal(t, 'attack 11,-13/NW').rule).toBe('2.023');
  });

  test('[5.00] [8.014] [8.015] [R56] targets that flyers cannot attack', () => {
    const air = 'red 2 Plunge 3,-5; blue Plunge 3,-5; blue Worker 3,-6 E; blue Worker 4,-5 E';
    pass(
      [
        ['red Plunge 3,-5; blue Worker 3,-6 E', '', 'dogfight', '8.014'],
        [air, 'strike 4,-5', 'dogfight', 'R56'],
        [air, 'strike 4,-5', 'strike 3,-6', 'R56'],
        [air, '', 'strike 2,-5', '8.015'],
        [air, '', 'strike 8,-7', '8.015'],
      ],
      'combat',
    );
    const owing = 'red 2 Plunge 8,-7; blue Plunge 3,-5; blue Worker 3,-6 E';
    pass([
      [owing, 'pick RF1; pick RF2; to 3,-5; done', 'hold', '8.014'],
      [owing, 'pick RF1; pick RF2; to 3,-5; done', 'strike 3,-6', '8.014'],
    ]);
  });

  test('[7.02] [R55] an enemy behind is refused as such, even after the turn of its hex in the order', () => {
    const t = table(
      'red Gantua 7,-7 E; red Gantua 4,-6 E; blue Worker 8,-8 W; blue Worker 6,-7 E; blue Worker 5,-6 W',
      { step: 'combat' },
    );
    act(t, 'attack 7,-7/NE');
    expect(refusal(t, 'attack 7,-7/W').rule).toBe('7.02');
    // The refusal is about the second stack, whose enemy is due east of it.
    expect(refusal(t, 'done').reason).toContain(`Gantuas at ${inLabels('4,-6')}`);
    expect(refusal(t, 'done').reason).toContain(`stack at ${inLabels('5,-6')}`);
  });

  test('[7.063] [7.05] [7.066] units that cannot be chosen as losses', () => {
    const many =
      'red 3 Gantua 7,-7 E; blue 2 Termagant 8,-7 W; blue Worker 8,-7 W; blue Worker 0,0';
    const lost = 'attack 7,-7/E; done; roll 4';
    const back = 'red 2 Gantua 7,-7 W; red Worker 7,-7 W; red Worker 0,0; blue Phlanx 8,-7 W';
    pass(
      [
        [many, lost, 'lose RG1', '7.063'],
        [many, lost, 'lose BW2', '7.063'],
        // BT1 equals BT2, which represents both.
        [many, lost, 'lose BT1', '7.063'],
        [back, '', 'lose RW2', '7.05'],
        [back, '', 'lose BP1', '7.063'],
      ],
      'combat',
    );
  });

  test('[7.066] [R25] [6.09] [6.05] [6.051] [8.013] hexes that units cannot be sent to', () => {
    const retreat =
      'red 3 Gantua 7,-7 E; blue 3 Phlanx 8,-7 W; blue Gantua 9,-8 E; blue Phlanx 9,-7 E; red Basic 8,-8 W';
    const lost = 'attack 7,-7/E; done; roll 4';
    pass(
      [
        [retreat, lost, 'to North', 'R25'],
        [retreat, lost, 'to 0,0', '7.066'],
        [retreat, lost, 'to 7,-7', '6.09'],
        [retreat, lost, 'to 9,-7', '6.05'],
        [
          retreat.replace('3 Phlanx', '2 Phlanx').replace('3 Gantua', '2 Gantua'),
          lost,
          'to 9,-8',
          '6.051',
        ],
        ['red 2 Plunge 3,-5; blue Plunge 3,-5', 'dogfight; dogfight; roll 3', 'to 3,-4', '8.013'],
      ],
      'combat',
    );
  });
});
