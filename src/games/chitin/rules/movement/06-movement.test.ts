import { describe, expect, test } from 'vitest';
import { distance, ENTRY, NORTH, SOUTH } from '../../data/field.ts';
import { GONE } from '../../state.ts';
import {
  act,
  at,
  can,
  goals,
  hex,
  offers,
  refusal,
  stepNow,
  table,
  type TestGame,
  unit,
} from '../../testing.ts';

/** Returns the points that a lone unit has left in a hex, by moving it there. */
function leftAt(lines: string, id: string, q: number, r: number): number {
  const t = table(lines);
  act(t, `pick ${id}`, `to ${q},${r}`);
  return t.s.left[unit(id)];
}

describe('entering and leaving', () => {
  test('[6.01] [R6] [S27] units start beside their own short edge and pay for the hex they enter', () => {
    const t = table('red Gantua edge; red Termagant edge; blue Gantua edge');
    act(t, 'pick RG1');
    // Gantuas move 4: every hex they reach is within 4 of an entry hex of the north.
    expect(goals(t).length).toBeGreaterThan(17);
    for (const n of ENTRY[0]) expect(goals(t)).toContain(n);
    for (const n of goals(t))
      expect(Math.min(...ENTRY[0].map((e) => distance(e, n)))).toBeLessThan(4);
    expect(goals(t).some((n) => ENTRY[1].includes(n))).toBe(false);
    act(t, 'to 3,-10', 'face SE');
    // A river costs a Gantua 1 of its 4 points, and a Termagant 2 of its 6.
    expect(t.s.left[unit('RG1')]).toBe(3);
    act(t, 'pick RT1', 'to 2,-10', 'face SE');
    expect(t.s.left[unit('RT1')]).toBe(5);
  });

  test('[6.01] entering by rough costs 2', () => {
    const t = table('red Phlanx edge');
    act(t, 'pick RP1', 'to 13,-13');
    expect(t.s.left[unit('RP1')]).toBe(4);
    const u = table('red Phlanx edge');
    act(u, 'pick RP1', 'to 3,-10');
    expect(u.s.left[unit('RP1')]).toBe(3);
  });

  test('[6.07] [R7] [S35] units leave by their own end for 1 point; combat units never return', () => {
    const t = table(
      'red Gantua 1,-10 SE; red Worker 2,-10 SE; red Gantua 0,0; blue Gantua 10,-13 W',
    );
    act(t, 'pick RG1', 'to North');
    expect(at(t, 'RG1')).toBe(GONE);
    expect(refusal(t, 'pick RG1')).toMatchObject({ rule: '6.07' });
    act(t, 'pick RW1', 'to North');
    expect(at(t, 'RW1')).toBe(NORTH);
    // 4 points, 1 spent; back over a plains hex, 2 left.
    expect(t.s.left[unit('RW1')]).toBe(3);
    act(t, 'pick RW1', 'to 2,-10', 'face SE');
    expect(t.s.left[unit('RW1')]).toBe(2);
    // Not by another side's edge, and not from the middle of the map.
    act(t, 'pick RG2');
    expect(refusal(t, 'to South').rule).toBe('6.07');
    expect(refusal(t, 'to North').rule).toBe('R7');
  });

  test('[6.07] an enemy standing at our end does not leave there', () => {
    const t = table('blue Gantua 1,-10 NW; red Gantua 0,0', { mover: 'blue' });
    act(t, 'pick BG1');
    expect(can(t, 'to North')).toBe(false);
    expect(can(t, 'to South')).toBe(false);
    expect(SOUTH).toBe(NORTH + 1);
  });
});

describe('costs', () => {
  test('[6.02] [S28] an allowance is never exceeded, and moving is optional', () => {
    const t = table('red Termagant 7,-7 SE; red Gantua 10,-10');
    expect(can(t, 'done')).toBe(true);
    act(t, 'pick RT1');
    for (const n of goals(t).filter((to) => to < NORTH))
      expect(distance(n, hex(7, -7))).toBeLessThanOrEqual(6);
    expect(goals(t)).toContain(hex(3, -7));
    expect(refusal(t, 'to 0,0')).toMatchObject({ rule: '6.02' });
    act(t, 'to 8,-7', 'face E');
    expect(t.s.left[unit('RT1')]).toBe(5);
    // The rest may be used in a second move of the same turn, but not beyond it.
    act(t, 'pick RT1', 'to 8,-8', 'face E', 'pick RT1', 'face W');
    expect(t.s.left[unit('RT1')]).toBe(0);
    expect(refusal(t, 'pick RT1')).toMatchObject({ rule: '6.02' });
  });

  test('[6.02] nothing is saved for the next turn', () => {
    const t = table('red Termagant 7,-7 SE; blue Termagant -7,7 NW');
    act(t, 'done', 'done');
    expect(t.s.mover).toBe(0);
    expect(t.s.left[unit('RT1')]).toBe(6);
  });

  test('[6.03] [2.01] [S29] plains 1; river 1 for Gantuas, else 2; rough, forest 1 for Low Renders', () => {
    // 1,0 is river, 2,-5 rough, 0,-2 forest, 8,-7 plains.
    expect(leftAt('red Gantua 0,0', 'RG1', 1, 0)).toBe(3);
    expect(leftAt('red Phlanx 0,0', 'RP1', 1, 0)).toBe(3);
    expect(leftAt('red LowRender 0,0', 'RR1', 1, 0)).toBe(3);
    expect(leftAt('red Gantua 3,-5', 'RG1', 2, -5)).toBe(2);
    expect(leftAt('red LowRender 3,-5', 'RR1', 2, -5)).toBe(4);
    expect(leftAt('red LowRender 0,-1', 'RR1', 0, -2)).toBe(4);
    expect(leftAt('red Termagant 0,-1', 'RT1', 0, -2)).toBe(4);
    expect(leftAt('red Worker 0,-1', 'RW1', -1, 0)).toBe(2);
    expect(leftAt('red Phlanx 7,-7', 'RP1', 8, -7)).toBe(4);
  });

  test('[6.031] [R1] [S30] river and rough cost all units 2, rough and forest 1 for a Low Render', () => {
    for (const [type, id, moves] of [
      ['Gantua', 'RG1', 4],
      ['LowRender', 'RR1', 5],
      ['Phlanx', 'RP1', 5],
    ] as const)
      expect(leftAt(`red ${type} 0,-1`, id, -1, -1)).toBe(moves - 2);
    expect(leftAt('red LowRender 7,-8', 'RR1', 6, -8)).toBe(4);
    expect(leftAt('red Gantua 7,-8', 'RG1', 6, -8)).toBe(2);
    // River and forest.
    expect(leftAt('red Gantua 5,-2', 'RG1', 6, -2)).toBe(2);
    expect(leftAt('red LowRender 5,-2', 'RR1', 6, -2)).toBe(3);
  });

  test('[6.04] [R1] [R2] [S31] each hex in an enemy zone costs 1 more, river and rough there 3', () => {
    expect(leftAt('red Phlanx 7,-7; blue Gantua 9,-8 E', 'RP1', 8, -7)).toBe(3);
    // Two enemies cost no more than one.
    expect(leftAt('red Phlanx 7,-7; blue Gantua 9,-8; blue Gantua 9,-7', 'RP1', 8, -7)).toBe(3);
    expect(leftAt('red Phlanx 0,-1; blue Termagant -2,0 SW', 'RP1', -1, -1)).toBe(2);
    // The same behind it and in front of it, and for a Basic or a disrupted unit.
    expect(leftAt('red Phlanx 7,-7; blue Gantua 9,-8 W disrupted', 'RP1', 8, -7)).toBe(3);
    expect(leftAt('red Phlanx 7,-7; blue Worker 9,-8 W', 'RP1', 8, -7)).toBe(4);
  });

  test('[6.04] [R1] leaving a zone is free, and zones do not stop units', () => {
    const t = table('red Termagant 7,-7; blue Gantua 8,-7 E');
    act(t, 'pick RT1');
    expect(goals(t)).toContain(hex(9, -8));
    act(t, 'to 6,-7');
    // 6,-7 is not beside 8,-7.
    expect(t.s.left[unit('RT1')]).toBe(5);
  });
});

describe('stacking', () => {
  test('[6.05] [R3] [S32] three units in a hex at most, Workers and Basics counted', () => {
    const t = table('red 2 Gantua 7,-7; red Worker 7,-7; red Gantua 6,-7; red Worker 5,-7');
    act(t, 'pick RG3');
    expect(refusal(t, 'to 7,-7')).toMatchObject({ rule: '6.05' });
    // Passing through is allowed.
    expect(goals(t)).toContain(hex(8, -7));
    act(t, 'face E', 'pick RW2');
    expect(refusal(t, 'to 7,-7').rule).toBe('6.05');
    expect(can(t, 'to 6,-7')).toBe(true);
  });

  test('[6.05] [R4] a party is never more than a stack', () => {
    const t = table('red 4 Gantua edge; red Phlanx edge; red Worker edge', { scenario: 'basic' });
    act(t, 'pick RG1', 'pick RG2');
    expect(refusal(t, 'pick RP1')).toMatchObject({ rule: '6.051' });
    act(t, 'pick RG3');
    expect(refusal(t, 'pick RG4')).toMatchObject({ rule: '6.05' });
    expect(refusal(t, 'pick RW1')).toMatchObject({ rule: '6.05' });
  });

  test('[6.051] [S33] two types of warriors never share a hex; Basics and Workers mix', () => {
    const t = table(
      'red Gantua 7,-7; red Phlanx 6,-7; red Worker 6,-6; red Basic 7,-6; red Basic 0,0',
      { scenario: 'intermediate' },
    );
    act(t, 'pick RP1');
    expect(refusal(t, 'to 7,-7')).toMatchObject({ rule: '6.051' });
    act(t, 'face E', 'pick RW1', 'to 7,-7', 'face E', 'pick RB1');
    expect(can(t, 'to 7,-7')).toBe(true);
  });

  test('[R3] limits are tested where units stop, not where they pass', () => {
    const t = table('red 3 Gantua 7,-7; red 3 Phlanx 6,-7');
    act(t, 'pick RP1', 'pick RP2', 'pick RP3');
    expect(can(t, 'to 7,-7')).toBe(false);
    expect(goals(t)).toContain(hex(10, -7));
  });

  test('[R4] units leave and join stacks as they move, each with its own points', () => {
    const t = table('red 3 Termagant 7,-7 E');
    act(t, 'pick RT1', 'pick RT2', 'to 8,-7', 'face E');
    act(t, 'pick RT1', 'to 9,-7', 'face NE', 'pick RT3', 'to 9,-7', 'face SE');
    expect([t.s.left[unit('RT1')], t.s.left[unit('RT2')], t.s.left[unit('RT3')]]).toEqual([
      4, 5, 4,
    ]);
    expect([at(t, 'RT1'), at(t, 'RT2'), at(t, 'RT3')]).toEqual([
      hex(9, -7),
      hex(8, -7),
      hex(9, -7),
    ]);
  });

  test('[R4] in a mixed party each pays its own way', () => {
    // Basic 6 points, Low Render 5: forest costs the Basic 2 and the Low Render 1.
    const t = table('red Basic 0,-1; red LowRender 0,-1; red Basic -2,-3', {
      scenario: 'intermediate',
    });
    act(t, 'pick RR1', 'pick RB1', 'to 0,-2', 'face E');
    expect([t.s.left[unit('RR1')], t.s.left[unit('RB1')]]).toEqual([4, 4]);
    act(t, 'pick RR1', 'pick RB1', 'to 1,-2', 'face E');
    expect([t.s.left[unit('RR1')], t.s.left[unit('RB1')]]).toEqual([3, 2]);
  });
});

describe('facing', () => {
  test('[R5] until it is faced a party looks the way it came, or as the friends it joins', () => {
    const facing = (t: TestGame, id: string) => t.game.board.directions[t.s.facing[unit(id)]];
    const t = table('red Gantua 7,-7 W; red Worker 6,-6 SW; red Gantua edge; blue Worker 0,0');
    act(t, 'pick RG1', 'to 8,-7');
    expect(facing(t, 'RG1')).toBe('E');
    act(t, 'face NW', 'pick RG1', 'to 9,-8');
    expect(facing(t, 'RG1')).toBe('NE');
    act(t, 'face W', 'pick RW1', 'to 7,-6');
    expect(facing(t, 'RW1')).toBe('E');
    act(t, 'face SW', 'pick RW1', 'to 7,-8');
    // Two hexes to the north-west and north-east: the last step decides.
    expect(facing(t, 'RW1')).toMatch(/^N/);
    act(t, 'face SE', 'pick RG2', 'to 5,-11');
    expect(facing(t, 'RG2')).toBe('E');
    const u = table('red Gantua 7,-7 W; red Worker 8,-7 SW; blue Worker 0,0');
    act(u, 'pick RG1', 'to 8,-7');
    expect(facing(u, 'RG1')).toBe('SW');
  });

  test('[6.06] the log joins a facing to the move before it, and not to the move of another stack', () => {
    const t = table('red Gantua 7,-7 W; red Gantua 5,-5 W; blue Worker 0,0');
    act(t, 'pick RG1', 'to 8,-7', 'face NW', 'pick RG2', 'face NE');
    const facings = t.events.filter(({ type }) => type === 'face');
    expect(facings.map(({ joins }) => joins)).toEqual([true, undefined]);
  });

  test('[6.01] [6.02] [R6] units off the map may stay there', () => {
    const t = table('red Gantua edge; red Worker edge; blue Worker 0,0');
    act(t, 'pick RG1');
    expect(can(t, 'stay')).toBe(true);
    act(t, 'stay', 'pick RW1', 'stay');
    expect([t.s.mover, stepNow(t)]).toEqual([1, 'move.pick']);
  });

  test('[8.013] [6.06] flyers that stay do not turn the units below them', () => {
    const t = table('red Plunge 8,-7; red Gantua 8,-7 W; red Basic 6,-7; blue Gantua 0,0', {
      scenario: 'small',
    });
    act(t, 'pick RF1', 'stay');
    expect(t.game.board.directions[t.s.facing[unit('RG1')]]).toBe('W');
    expect(t.s.facing[unit('RF1')]).toBe(-1);
  });

  test('[6.06] [R5] [S34] a stack faces one side; the last unit to turn decides for all', () => {
    const t = table('red 2 Gantua 7,-7 SW; red Gantua 6,-7 W');
    act(t, 'pick RG3', 'to 7,-7');
    expect(stepNow(t)).toBe('move.face');
    expect(offers(t)).toEqual(['face E', 'face SE', 'face SW', 'face W', 'face NW', 'face NE']);
    act(t, 'face NE');
    for (const id of ['RG1', 'RG2', 'RG3']) expect(t.s.facing[unit(id)]).toBe(5);
  });

  test('[R5] a unit that does not move may turn, which counts as its move; disrupted units too', () => {
    const t = table('red 2 Gantua 7,-7 SW disrupted; red Gantua 6,-7 W');
    act(t, 'pick RG1', 'face E');
    expect(t.s.facing[unit('RG2')]).toBe(0);
    expect(t.s.left[unit('RG1')]).toBe(0);
    expect(t.s.left[unit('RG2')]).toBe(1);
  });

  test('[R5] units that pass or leave do not turn others', () => {
    const t = table('red Gantua 7,-7 SW; red Gantua 6,-7 W');
    act(t, 'pick RG2', 'to 8,-7', 'face E');
    expect(t.s.facing[unit('RG1')]).toBe(2);
  });
});

describe('enemy units', () => {
  test('[6.09] [S40] ground units never enter a hex of enemy ground units; flyers pass', () => {
    const t = table(
      'red Gantua 7,-7; blue Worker 8,-7; red Plunge 8,-7; red Basic 8,-8; blue Plunge 11,-12',
      {
        scenario: 'intermediate',
      },
    );
    act(t, 'pick RG1');
    expect(refusal(t, 'to 8,-7')).toMatchObject({ rule: '6.09' });
    act(t, 'face W', 'pick RF1');
    expect(can(t, 'to 6,-10')).toBe(true);
    act(t, 'stay');
    // An enemy flyer does not block the hex.
    const u = table('red Gantua 11,-11; red Basic 11,-11; blue Plunge 11,-12', {
      scenario: 'intermediate',
    });
    act(u, 'pick RG1');
    expect(can(u, 'to 11,-12')).toBe(true);
  });

  test('[5.00] [S22] flyers and ground units move in the same phase, in any order', () => {
    const t = table('red Gantua 7,-7; red Plunge 8,-7; red Basic 8,-8', {
      scenario: 'intermediate',
    });
    act(t, 'pick RF1', 'to 3,-5', 'pick RG1', 'to 8,-7', 'face E', 'pick RB1', 'to 9,-8', 'face E');
    expect(at(t, 'RF1')).toBe(hex(3, -5));
    expect(stepNow(t)).toBe('move.pick');
  });
});
