import { describe, expect, test } from 'vitest';
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
  type TestGame,
  unit,
} from '../../testing.ts';

const combat = (lines: string, scenario = 'learning') => table(lines, { step: 'combat', scenario });
const facing = (t: TestGame, id: string) => t.game.board.directions[t.s.facing[unit(id)]];

describe('retreat', () => {
  const pair = 'red Phlanx 7,-7 E; blue Phlanx 8,-7 W; blue Worker 8,-7 W';

  test('[7.066] [R25] [S56] one hex, by the enemy, unsplit; facing is kept', () => {
    const t = combat('red 3 Gantua 7,-7 E; blue 3 Phlanx 8,-7 W');
    // 12 to 9 is 1-1; a 4 makes the defenders retreat.
    act(t, 'attack 7,-7/E', 'done', 'roll 4');
    expect(t.game.steps[t.s.step].who?.(t.s)).toBe(0);
    expect(goals(t).length).toBe(5);
    expect(goals(t)).not.toContain(hex(7, -7));
    act(t, 'to 9,-7');
    for (const id of ['BP1', 'BP2', 'BP3']) expect(at(t, id)).toBe(hex(9, -7));
    expect(facing(t, 'BP1')).toBe('W');
  });

  test('[R25] zones of control do not matter, stacking does; friends give their facing', () => {
    const t = combat(
      `${pair}; blue Phlanx 9,-7 NE; blue Gantua 9,-8 E; red Gantua 8,-5 W; red Phlanx 7,-5 W`,
    );
    // 3 against 4 is 1-2: a 6 makes the defender retreat.
    act(t, 'attack 7,-7/E', 'done', 'roll 6');
    expect(goals(t)).toContain(hex(8, -6));
    expect(goals(t)).not.toContain(hex(9, -8));
    act(t, 'to 9,-7');
    expect(facing(t, 'BP1')).toBe('NE');
    expect(facing(t, 'BP2')).toBe('NE');
  });

  test('[7.066] [R25] blocked on all sides, a stack loses one unit and stays', () => {
    // Two sides are blocked by the enemy, three by friends that the stack cannot join.
    const friends = ['9,-8', '9,-7', '8,-6'].map((h) => `blue Gantua ${h} E`).join(';');
    const t = combat(`${pair}; ${friends}; red Worker 8,-8 NW; red Worker 7,-6 SW`);
    act(t, 'attack 7,-7/E', 'done', 'roll 6');
    expect(stepNow(t)).toBe('combat.trapped');
    expect(t.game.steps[t.s.step].who?.(t.s)).toBe(1);
    act(t, 'lose BW1');
    expect(at(t, 'BP1')).toBe(hex(8, -7));
    expect(t.s.losses[1]).toBe(1);
    expect(eventsOf(t, 'advance')).toEqual([]);
  });

  test('[7.066] the map edge blocks retreat as well: no unit retreats off the map', () => {
    const t = combat(
      'red 2 Gantua 12,-13 NE; red Gantua 12,-14 E; red Gantua 13,-13 NW; blue Gantua 13,-14 SW; blue Worker 13,-14 SW',
      'basic',
    );
    act(t, 'attack 12,-13/NE', 'done');
    expect([t.s.attack[0], t.s.defence[0]]).toEqual([8, 5]);
    act(t, 'roll 2');
    // 3-2: a 2 makes the attackers retreat, who have room; a 3 the defenders, who have none.
    expect(stepNow(t)).toBe('combat.retreat');
    const u = combat(
      'red 2 Gantua 12,-13 NE; red Gantua 12,-14 W; red Gantua 13,-13 SE; blue Gantua 13,-14 SW; blue Worker 13,-14 SW',
      'basic',
    );
    act(u, 'attack 12,-13/NE', 'done', 'roll 3');
    expect(stepNow(u)).toBe('combat.trapped');
  });

  test('[7.066] [R19] a trapped stack loses one of its own units, none of those that retreated into its hex', () => {
    // 8,-7 retreats to 9,-7, which is then attacked from 10,-7 and cannot retreat.
    const t = combat(
      [
        'red Phlanx 7,-7 E; red 2 Gantua 10,-7 W; red Worker 9,-6 SE; red Worker 10,-8 NE',
        'blue 2 Phlanx 9,-7 E; blue Phlanx 8,-7 W; blue Gantua 8,-6 W; blue Gantua 9,-8 W',
      ].join('; '),
    );
    act(t, 'attack 7,-7/E', 'attack 10,-7/W', 'done');
    act(t, 'resolve 8,-7', 'roll 4', 'to 9,-7', 'advance RP1', 'done', 'roll 4');
    expect(eventsOf(t, 'trapped')).toHaveLength(1);
    expect([at(t, 'BP1'), at(t, 'BP2'), at(t, 'BP3')]).toEqual([hex(9, -7), DEAD, hex(9, -7)]);
  });

  // A corner of the map with friends on the two other sides that Phlanxes may not stack with.
  const corner =
    'red Gantua 13,-13 E; red Termagant 12,-14 NW; blue Gantua 12,-13 NE; blue Worker 0,0; red';

  test('[7.066] [R25] attackers with nowhere to go lose a unit of their own choice and stay', () => {
    const t = combat(`${corner} Phlanx 13,-14 SW; red Worker 13,-14 SW`);
    // 3 and 1 for class against 4 is 1-1: a 3 makes the attackers retreat.
    act(t, 'attack 13,-14/SW', 'done', 'roll 3');
    expect(stepNow(t)).toBe('combat.trapped');
    expect(t.game.steps[t.s.step].who?.(t.s)).toBe(0);
    expect(offers(t)).toEqual(['lose RP1', 'lose RW1']);
    act(t, 'lose RW1');
    expect(at(t, 'RP1')).toBe(hex(13, -14));
    expect([...t.s.losses]).toEqual([1, 0]);
    // No unit has left, so none advances.
    expect([t.s.mover, stepNow(t)]).toEqual([1, 'move.pick']);
  });

  test('[7.066] [R26] a lone attacker with nowhere to go is dead, and the defender may advance', () => {
    const t = combat(`${corner} Phlanx 13,-14 SW`);
    act(t, 'attack 13,-14/SW', 'done', 'roll 3');
    expect(at(t, 'RP1')).toBe(DEAD);
    expect(t.game.steps[t.s.step].who?.(t.s)).toBe(1);
    act(t, 'advance BG1');
    expect(at(t, 'BG1')).toBe(hex(13, -14));
  });

  test('[7.066] attackers retreat by the defender’s choice', () => {
    const t = combat('red 3 Gantua 7,-7 E; blue 3 Phlanx 8,-7 W');
    act(t, 'attack 7,-7/E', 'done', 'roll 3');
    expect(t.game.steps[t.s.step].who?.(t.s)).toBe(1);
    act(t, 'to 6,-7');
    expect(at(t, 'RG3')).toBe(hex(6, -7));
  });
});

describe('advance', () => {
  test('[7.066] [5.00] [R26] [S25] victors enter a hex the enemy left, singly, free, and may turn', () => {
    const t = combat('red 3 Gantua 7,-7 E; blue 3 Phlanx 8,-7 W; blue Gantua 9,-8 E');
    act(t, 'attack 7,-7/E', 'done', 'roll 4', 'to 9,-7');
    expect(stepNow(t)).toBe('combat.advance');
    act(t, 'advance RG1', 'advance RG3');
    expect([at(t, 'RG1'), at(t, 'RG2'), at(t, 'RG3')]).toEqual([
      hex(8, -7),
      hex(7, -7),
      hex(8, -7),
    ]);
    act(t, 'turn 8,-7/NE', 'done');
    expect([facing(t, 'RG1'), facing(t, 'RG2')]).toEqual(['NE', 'E']);
    // [R26] This does not create a new attack.
    expect(t.s.mover).toBe(1);
  });

  test('[7.066] [R26] advancing and turning go in any order, one unit after the other', () => {
    const t = combat('red 3 Gantua 7,-7 E; blue 3 Phlanx 8,-7 W; blue Gantua 9,-8 E');
    act(t, 'attack 7,-7/E', 'done', 'roll 4', 'to 9,-7');
    // The last unit advances first; turning ends nothing; then the first unit advances after all.
    act(t, 'advance RG3', 'turn 7,-7/NW', 'turn 8,-7/NE', 'advance RG1');
    expect([at(t, 'RG1'), at(t, 'RG2'), at(t, 'RG3')]).toEqual([
      hex(8, -7),
      hex(7, -7),
      hex(8, -7),
    ]);
    expect([facing(t, 'RG1'), facing(t, 'RG2')]).toEqual(['NE', 'NW']);
    // Each unit advances once: only the stack that a unit has joined may turn again.
    expect(refusal(t, 'advance RG3')).toMatchObject({ rule: 'R26' });
    expect(refusal(t, 'turn 7,-7/E')).toMatchObject({ rule: 'R26' });
    expect(refusal(t, 'turn 8,-7/NE')).toMatchObject({ rule: '6.06' });
    act(t, 'turn 8,-7/SE', 'advance RG2');
    expect(facing(t, 'RG2')).toBe('SE');
    act(t, 'turn 8,-7/E');
    expect(offers(t)).toEqual(['done']);
    act(t, 'done');
    expect(t.s.mover).toBe(1);
    expect(facing(t, 'RG2')).toBe('E');
    expect(t.s.followed.includes(1)).toBe(false);
  });

  test('[7.066] [R26] [R58] refusals of an advance name the obstacle', () => {
    const t = combat(
      'red 2 Gantua 7,-7 E; red Phlanx 9,-8 SW; red Gantua 6,-7 E; blue Worker 8,-7 W; blue Worker 0,0',
    );
    act(t, 'attack 9,-8/SW', 'attack 7,-7/E', 'done', 'roll 1');
    expect(refusal(t, 'advance BW2')).toMatchObject({ rule: 'R28' });
    expect(refusal(t, 'advance RG3')).toMatchObject({ rule: 'R26' });
    act(t, 'advance RP1');
    expect(refusal(t, 'advance RG1')).toMatchObject({ rule: '6.051' });
    expect(refusal(t, 'turn 6,-7/W')).toMatchObject({ rule: 'R26' });
    expect(refusal(t, 'turn 0,0/W')).toMatchObject({ rule: 'R26' });
  });

  test('[7.066] [R26] the first hex of the map is a hex like others', () => {
    const t = combat('red 3 Gantua 11,-13 NW; blue Worker 11,-14 W; blue Worker 0,0');
    expect(hex(11, -14)).toBe(0);
    act(t, 'attack 11,-13/NW', 'done', 'roll 1', 'advance RG1', 'turn 11,-14/E', 'done');
    expect([at(t, 'RG1'), facing(t, 'RG1')]).toEqual([0, 'E']);
  });

  test('[R28] [R26] the defender advances when the attackers are driven off', () => {
    const t = combat('red 3 Gantua 7,-7 E; blue 3 Phlanx 8,-7 W');
    act(t, 'attack 7,-7/E', 'done', 'roll 3', 'to 6,-7', 'advance BP2', 'turn 7,-7/NW', 'done');
    expect(at(t, 'BP2')).toBe(hex(7, -7));
    expect(facing(t, 'BP2')).toBe('NW');
    expect(facing(t, 'BP1')).toBe('W');
  });

  test('[7.066] [R26] a hex is entered after its stack died, not if some of it is left', () => {
    const t = combat('red 3 Gantua 7,-7 E; blue Phlanx 8,-7 W; blue Worker 8,-7 W');
    // 12 to 4 is 3-1: a 4 is D-1, a 6 D-2.
    act(t, 'attack 7,-7/E', 'done', 'roll 4', 'lose BW1');
    expect(t.s.mover).toBe(1);
    const u = combat('red 3 Gantua 7,-7 E; blue Phlanx 8,-7 W; blue Worker 8,-7 W');
    act(u, 'attack 7,-7/E', 'done', 'roll 6');
    expect(can(u, 'advance RG1')).toBe(true);
  });

  test('[R3] [R58] stacking binds, and a unit enters only a hex beside its own', () => {
    const t = combat(
      'red 3 Gantua 7,-7 E; blue Worker 8,-7 W; blue Worker 8,-8 W; red Phlanx 7,-6 NE',
    );
    act(t, 'attack 7,-7/E', 'attack 7,-7/NE', 'done', 'roll 6');
    expect(can(t, 'advance RG1')).toBe(true);
    // The unit can choose between two hexes.
    act(t, 'advance RG1');
    expect(stepNow(t)).toBe('combat.enter');
    expect(goals(t)).toEqual([hex(8, -8), hex(8, -7)].sort((a, b) => a - b));
    act(t, 'to 8,-8');
    expect(can(t, 'advance RP1')).toBe(false);
    const u = combat('red 2 Gantua 7,-7 E; red 2 Gantua 7,-6 NE; blue Worker 8,-7 W', 'basic');
    act(
      u,
      'attack 7,-7/E',
      'attack 7,-6/NE',
      'done',
      'roll 1',
      'advance RG1',
      'advance RG2',
      'advance RG3',
    );
    expect(can(u, 'advance RG4')).toBe(false);
    expect(refusal(u, 'advance RG4')).toMatchObject({ rule: '6.05' });
  });
});
