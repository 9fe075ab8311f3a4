import { describe, expect, test } from 'vitest';
import { english } from '../../../../../test/english.ts';
import { VALUES } from '../../data/values.ts';
import { type ChartResult, ODDS, RESULTS } from '../../data/charts.ts';
import { DEAD } from '../../state.ts';
import {
  act,
  at,
  can,
  eventsOf,
  goals,
  hex,
  offers,
  refusal,
  stepNow,
  table,
  unit,
} from '../../testing.ts';

const combat = (lines: string, scenario = 'learning') => table(lines, { step: 'combat', scenario });
const { crt: CRT } = VALUES.defaults;
const resultOf = (column: number, die: number): ChartResult => CRT[die - 1][column];
const cell = (odds: string, die: number): ChartResult =>
  resultOf(
    ODDS.findIndex((name) => name === odds),
    die,
  );

describe('the table', () => {
  test('[7.06] [7.062] [S50] [S52] one die a battle; a 2 at 1-2 costs the attacker one unit', () => {
    expect(cell('1-2', 2)).toBe('A-1');
    const t = combat('red 2 Phlanx 7,-7 E; blue 3 Gantua 8,-7 SW; blue Basic 8,-8 NW', 'small');
    act(t, 'attack 7,-7/E', 'attack 7,-7/NE', 'done');
    // 6 + 2 against 12 + 1: 1-2.
    expect(offers(t)).toHaveLength(6);
    act(t, 'roll 2');
    expect(english(t.game, eventsOf(t, 'result')[0].outcome)).toContain('A-1');
    expect(t.s.losses).toEqual(new Int16Array([1, 0]));
    expect(new Set(CRT.flat())).toEqual(new Set(RESULTS));
  });

  test('[D1] every cell, as the rulebook page prints it', () => {
    const columns = ['<1-2', '1-2', '1-1', '3-2', '2-1', '3-1', '4-1', '5-1', '6-1'];
    expect(ODDS).toEqual(columns);
    const cells = [
      'A-2 A-2 A-1 AD AR DR DD D-1 D-3',
      'A-2 A-1 AD AR DR DD D-1 D-1 D-3',
      'A-2 A-1 AR DR DD D-1 D-1 D-2 D-3',
      'A-1 AD DR DD D-1 D-1 D-2 D-2 D-3',
      'A-1 AR DD D-1 D-1 D-2 D-2 D-3 D-3',
      'AD DR D-1 D-1 D-2 D-2 D-3 D-3 D-3',
    ];
    cells.forEach((row, i) => {
      expect(columns.map((odds) => cell(odds, i + 1)).join(' ')).toBe(row);
    });
  });

  test('[D1] never worse with better odds or a higher die; mirrors', () => {
    const rank = (odds: number, die: number) => RESULTS.indexOf(resultOf(odds, die));
    for (let die = 1; die <= 6; die++)
      for (let column = 0; column < ODDS.length; column++) {
        if (column > 0) expect(rank(column, die)).toBeGreaterThanOrEqual(rank(column - 1, die));
        if (die > 1) expect(rank(column, die)).toBeGreaterThanOrEqual(rank(column, die - 1));
      }
    const mirror = (r: ChartResult) => RESULTS[RESULTS.length - 1 - RESULTS.indexOf(r)];
    // D-3 has no mirror image; the other results run from A-2 to D-2.
    const swap = (r: ChartResult): ChartResult => mirror(RESULTS[RESULTS.indexOf(r) + 1]);
    for (let die = 1; die <= 6; die++) {
      expect(swap(cell('1-1', die))).toBe(cell('1-1', 7 - die));
      expect(swap(cell('1-2', die))).toBe(cell('2-1', 7 - die));
    }
    expect([1, 2, 3, 4, 5, 6].map((die) => cell('6-1', die))).toEqual(new Array(6).fill('D-3'));
  });
});

describe('losses', () => {
  test('[7.063] [R21] [S53] the owner picks among all units in the battle', () => {
    const t = combat(
      'red 3 Gantua 7,-7 E; blue 2 Termagant 8,-7 W; blue Worker 8,-7 W; blue Worker 8,-8 W',
    );
    // 12 against 6 is 2-1: a 5 costs the defender one unit of four.
    act(t, 'attack 7,-7/E', 'attack 7,-7/NE', 'done', 'roll 5');
    expect(stepNow(t)).toBe('combat.losses');
    expect(t.game.steps[t.s.step].who?.(t.s)).toBe(1);
    // Equal units are one choice: a Termagant, the Worker with it, the lone Worker.
    expect(offers(t)).toEqual(['lose BT2', 'lose BW1', 'lose BW2']);
    act(t, 'lose BW2');
    expect(at(t, 'BW2')).toBe(DEAD);
    expect(at(t, 'BT2')).toBe(hex(8, -7));
  });

  test('[7.063] losses beyond the number of units are ignored, and equal units are lost without a choice', () => {
    const t = combat('red 3 Gantua 7,-7 E; blue Worker 8,-7 W');
    act(t, 'attack 7,-7/E', 'done', 'roll 1');
    expect(t.s.losses[1]).toBe(1);
    const u = combat('red 3 Gantua 7,-7 E; blue 3 Phlanx 8,-7 W');
    // 12 to 9 is 1-1; a 6 is D-1.
    act(u, 'attack 7,-7/E', 'done', 'roll 6');
    expect(u.s.losses[1]).toBe(1);
    expect(u.s.mover).toBe(1);
  });

  test('[7.063] two of several kinds are picked one by one', () => {
    const t = combat('red 3 Gantua 7,-7 E; blue 2 LowRender 8,-7 W; blue Worker 8,-7 W');
    // 12 to 5 is 2-1; a 6 is D-2.
    act(t, 'attack 7,-7/E', 'done', 'roll 6', 'lose BW1');
    // The two remaining Low Renders are equal: one dies.
    expect([at(t, 'BR1'), at(t, 'BR2')].filter((n) => n === DEAD)).toHaveLength(1);
  });
});

describe('disruption', () => {
  const even = 'red 3 Phlanx 7,-7 E; blue 2 Gantua 8,-7 W; blue Worker 8,-7 W; blue Basic 8,-8 W';

  test('[7.064] [7.065] [R22] [S54] [S55] warriors are disrupted, units stacked with them stay; lone Basics retreat', () => {
    const t = combat(even, 'small');
    // 9 + 3 against 8 + 1 + 1: 1-1, a 5 disrupts the defender.
    act(t, 'attack 7,-7/E', 'attack 7,-7/NE', 'done', 'roll 5');
    expect(stepNow(t)).toBe('combat.retreat');
    expect([
      t.s.disrupted[unit('BG1')],
      t.s.disrupted[unit('BG2')],
      t.s.disrupted[unit('BW1')],
    ]).toEqual([1, 1, 0]);
    act(t, 'to 9,-9');
    expect(stepNow(t)).not.toBe('combat.retreat');
    expect(at(t, 'BB1')).toBe(hex(9, -9));
    expect(at(t, 'BW1')).toBe(hex(8, -7));
    expect(t.s.disrupted[unit('BB1')]).toBe(0);
  });

  test('[7.065] [R22] Workers and Basics in a stack of disrupted warriors stay, and no hex is asked for', () => {
    const lines = 'red 3 Phlanx 7,-7 E; blue Gantua 8,-7 W; blue Worker 8,-7 W; blue Basic 8,-7 W';
    const rolled = [1, 2, 3, 4, 5, 6].map((die) =>
      act(combat(lines, 'small'), 'attack 7,-7/E', 'done', `roll ${die}`),
    );
    const disrupted = rolled.filter((t) => t.s.disrupted[unit('BG1')] === 1);
    expect(disrupted).not.toEqual([]);
    for (const t of disrupted) {
      expect(stepNow(t)).not.toBe('combat.retreat');
      expect(eventsOf(t, 'retreat')).toEqual([]);
      for (const id of ['BG1', 'BW1', 'BB1']) expect(at(t, id)).toBe(hex(8, -7));
    }
  });

  test('[7.064] all attackers of the battle are disrupted by AD', () => {
    const t = combat(
      'red Phlanx 7,-7 E; red 2 LowRender 7,-6 NE; blue 2 Gantua 8,-7 SW; blue Worker 8,-7 SW',
    );
    // 3 + 1 + 4 against 9 is 1-2; a 4 disrupts the attackers.
    act(t, 'attack 7,-7/E', 'attack 7,-6/NE', 'done', 'roll 4');
    for (const id of ['RP1', 'RR1', 'RR2']) expect(t.s.disrupted[unit(id)]).toBe(1);
  });

  test('[7.064] [R24] [S54] a disrupted unit moves one hex, whatever the terrain, never into a zone', () => {
    const t = table('red 2 Gantua 7,-8 E disrupted; red Worker 7,-8 E; blue Gantua 9,-8 W');
    act(t, 'pick RG1', 'pick RG2', 'pick RW1');
    // The zone of 9,-8 covers 8,-8; all other neighbours are open.
    expect(goals(t)).not.toContain(hex(8, -8));
    expect(goals(t)).toContain(hex(6, -8));
    for (const n of goals(t))
      expect([hex(7, -9), hex(6, -8), hex(6, -7), hex(7, -7), hex(8, -9)]).toContain(n);
    act(t, 'to 6,-8', 'face E');
    expect(t.s.left[unit('RG1')]).toBe(0);
    expect(refusal(t, 'pick RG1').rule).toBe('6.02');
    // The Worker in the stack has paid 2 of its 4 points.
    expect(t.s.left[unit('RW1')]).toBe(2);
  });

  test('[7.064] it may leave the map from an entry hex [R24], and refusals name the rule', () => {
    const t = table(
      'red Gantua 1,-10 E disrupted; red Gantua 7,-7 E disrupted; blue Gantua 9,-7 W',
    );
    act(t, 'pick RG1');
    expect(can(t, 'to North')).toBe(true);
    act(t, 'face E', 'pick RG2');
    expect(refusal(t, 'to 8,-7')).toMatchObject({ rule: '7.064' });
    expect(refusal(t, 'to 5,-7')).toMatchObject({ rule: '7.064' });
  });

  test('[7.064] [R24] a unit that moves with a disrupted one pays its full costs', () => {
    // 6,-8, rough and forest, costs a Worker two points.
    const t = table('red Gantua 7,-8 E disrupted; red Worker 8,-8 W; blue Worker 0,0');
    act(t, 'pick RW1', 'to 7,-8', 'face E', 'pick RG1', 'pick RW1');
    expect(can(t, 'to 6,-8')).toBe(true);
    const u = table('red Gantua 7,-8 E disrupted; red Worker 9,-7 W; blue Worker 0,0');
    act(u, 'pick RW1', 'to 7,-8', 'face E');
    expect(u.s.left[unit('RW1')]).toBe(1);
    act(u, 'pick RG1', 'pick RW1');
    expect(can(u, 'to 6,-8')).toBe(false);
    expect(can(u, 'to 8,-8')).toBe(true);
  });

  test('[5.00] [7.064] [R23] [S23] only the mover recovers, after moving, and may attack then', () => {
    const t = table('red 3 Gantua 7,-7 E disrupted; blue 3 Gantua 8,-7 W disrupted');
    act(t, 'done');
    expect(t.s.disrupted[unit('RG1')]).toBe(0);
    expect(t.s.disrupted[unit('BG1')]).toBe(1);
    act(t, 'attack 7,-7/E', 'done');
    // The attack on the disrupted unit has full strength.
    expect([t.s.attack[0], t.s.defence[0]]).toEqual([12, 6]);
  });

  test('[R23] disrupted in its own attack, a unit is still so in the enemy turn and its next move', () => {
    const t = combat('red Phlanx 7,-7 E; blue Phlanx 8,-7 W');
    act(t, 'attack 7,-7/E', 'done', 'roll 2');
    expect(t.s.disrupted[unit('RP1')]).toBe(1);
    expect(t.s.mover).toBe(1);
    act(t, 'pick BP1', 'to 9,-7', 'face E', 'done');
    expect(t.s.disrupted[unit('RP1')]).toBe(1);
    act(t, 'pick RP1');
    for (const n of goals(t))
      expect([hex(8, -7), hex(6, -7), hex(7, -8), hex(7, -6), hex(8, -8), hex(6, -6)]).toContain(n);
  });
});

describe('enemies behind', () => {
  test('[7.05] [R20] [S49] a stack with an undisrupted warrior behind it loses one unit', () => {
    const t = combat(
      'red 2 Gantua 7,-7 W; red Worker 7,-7 W; blue Phlanx 8,-7 W; blue Termagant 0,0',
    );
    expect(stepNow(t)).toBe('combat.backstab');
    expect(t.game.steps[t.s.step].who?.(t.s)).toBe(0);
    expect(offers(t)).toEqual(['lose RG2', 'lose RW1']);
    act(t, 'lose RW1');
    expect(t.s.losses[0]).toBe(1);
  });

  test('[7.05] the second player’s stacks likewise', () => {
    const t = table('blue Gantua 7,-7 W; red Phlanx 8,-7 W; red Worker 0,0', {
      step: 'combat',
      mover: 'blue',
    });
    expect([...t.s.losses]).toEqual([0, 1]);
  });

  test('[7.05] not by disrupted ones, Workers or Basics, nor by flyers [R20]', () => {
    for (const behind of ['Phlanx 8,-7 W disrupted', 'Worker 8,-7 W', 'Basic 8,-7 W']) {
      const t = combat(`red Gantua 7,-7 W; blue ${behind}`, 'small');
      expect(t.s.losses[0]).toBe(0);
    }
    const u = combat('red Gantua 7,-7 W; blue Plunge 8,-7', 'small');
    expect(u.s.losses[0]).toBe(0);
  });

  test('[7.05] not if all enemies behind it are attacked, wherever from', () => {
    const lines = 'red Gantua 7,-7 W; blue 3 Phlanx 8,-7 W; red 2 LowRender 9,-7 W';
    const t = combat(lines);
    // 4 + 2 + 2 against 9 is 1-2: on a 5 the attackers retreat, but no stack was stabbed.
    act(t, 'attack 9,-7/W', 'done', 'roll 5', 'to 10,-7', 'done');
    expect(t.s.losses[0]).toBe(0);
    const u = combat(`${lines}; blue Worker 7,-6 W`);
    act(u, 'attack 9,-7/W', 'done', 'roll 5', 'to 10,-7', 'done');
    expect(u.s.losses[0]).toBe(1);
  });

  test('[R20] Worker stacks are stabbed too, after all battles, if they still exist', () => {
    const t = combat('red Worker 7,-7 W; blue Phlanx 8,-7 W');
    expect(t.s.losses[0]).toBe(1);
  });
});
