import { describe, expect, test } from 'vitest';
import { actor } from '../../../kernel/engine.ts';
import { CHANCE } from '../../../kernel/step.ts';
import { battleSheets } from '../plan.ts';
import { DEAD } from '../state.ts';
import { act, can, hex, offers, refuse, stepName, table, told, unit } from '../testing.ts';

const combat = (lines: string, scenario = 'learning') => table(lines, { step: 'combat', scenario });

describe('compulsory attacks', () => {
  test('[7.02] [R14] [S43] every enemy in front must be attacked, and the refusal says which', () => {
    const t = combat('red Termagant 7,-7 E; blue Phlanx 8,-7 W');
    expect(stepName(t)).toBe('combat.declare');
    const refusal = refuse(t, 'done');
    expect(refusal.rule).toBe('7.02');
    expect(refusal.reason).toMatch(
      /at \d{4} is in front of your Termagants at \d{4} and nothing attacks it/,
    );
    act(t, 'attack 7,-7/E', 'done');
    expect(stepName(t)).toBe('combat.roll');
  });

  test('[7.02] what is behind is not attacked', () => {
    const t = combat(
      'red Termagant 7,-7 E; red Phlanx 6,-8 W; blue Phlanx 6,-7 W; blue Gantua 8,-7 W',
    );
    expect(refuse(t, 'attack 7,-7/W')).toMatchObject({ rule: '7.02' });
    expect(offers(t).filter((text) => text.startsWith('attack'))).toHaveLength(1);
  });

  test('[7.00] [R14] [S41] nothing in front, no duty, and combat comes after movement', () => {
    const t = combat('red Termagant 7,-7 W; blue Phlanx 8,-7 W');
    // No attack, and no enemy behind to strike: 8,-7 is behind, an undisrupted warrior, so one is lost.
    expect(told(t, 'battle')).toEqual([]);
    expect(t.s.mover).toBe(1);
    const u = table('red Termagant 7,-7 E; blue Phlanx 8,-7 W');
    expect(stepName(u)).toBe('move.pick');
    act(u, 'done');
    expect(stepName(u)).toBe('combat.declare');
  });

  test('[2.023] [R14] [R16] Workers alone attack nobody; with others they are involved', () => {
    const t = combat('red Worker 7,-7 E; blue Phlanx 8,-7 E');
    expect(t.s.mover).toBe(1);
    const u = combat('red Worker 7,-7 E; red Gantua 7,-7 E; blue Phlanx 8,-7 W');
    act(u, 'attack 7,-7/E', 'done');
    expect(u.s.fight[unit('RW1')]).toBe(0);
  });

  test('[7.01] [R53] Basics alone attack, and must', () => {
    const t = combat('red Basic 7,-7 E; blue Worker 8,-7 W', 'intermediate');
    expect(can(t, 'done')).toBe(false);
    act(t, 'attack 7,-7/E', 'done');
    expect(t.s.attack[0]).toBe(1);
  });
});

describe('shape of battles', () => {
  test('[7.03] [R15] [S44] several stacks attack one, one attacks several', () => {
    const t = combat('red Gantua 7,-7 E; red Phlanx 7,-6 NE; blue Phlanx 8,-7 W');
    act(t, 'attack 7,-7/E', 'attack 7,-6/NE', 'done');
    expect(battleSheets(t.s)).toHaveLength(1);
    const u = combat(
      'red Gantua 7,-7 E; blue Phlanx 8,-7 W; blue Gantua 8,-8 W; blue Worker 7,-6 W',
    );
    act(u, 'attack 7,-7/E', 'attack 7,-7/SE', 'attack 7,-7/NE', 'done');
    expect(battleSheets(u.s)[0].targets).toHaveLength(3);
  });

  test('[7.03] [R15] many against many only where each has each in front', () => {
    // 7,-7 faces both enemies, 9,-8 only one of them.
    const t = combat(
      'red Gantua 7,-7 E; red Phlanx 9,-8 W; blue Phlanx 8,-7 W; blue Gantua 8,-8 W',
    );
    const lines = offers(t);
    expect(lines.some((text) => text.startsWith('attack'))).toBe(true);
    const u = combat(
      'red Gantua 7,-7 E; red Phlanx 9,-7 W; red Phlanx 8,-6 NW; blue Phlanx 8,-7 W; blue Gantua 8,-8 W; blue Gantua 7,-6 W',
    );
    act(u, 'attack 7,-7/SE', 'attack 7,-7/NE');
    // 9,-7 has neither of the two enemies of the Gantua, only the third.
    act(u, 'attack 9,-7/W', 'done');
    expect(battleSheets(u.s)).toHaveLength(2);
  });

  test('[7.02] [7.03] [R14] only attacks are offered after which all can still be attacked', () => {
    // The Gantua at 7,-7 alone faces 8,-8; both face 8,-7.
    const t = combat(
      'red Gantua 7,-7 E; red Phlanx 7,-6 E; blue Phlanx 8,-7 W; blue Gantua 8,-8 W',
    );
    // Hexes come north to south: 7,-7 declares first. If it took 8,-7 alone, 8,-8 would be left...
    expect(can(t, 'attack 7,-7/E')).toBe(true);
    act(t, 'attack 7,-7/E');
    expect(can(t, 'done')).toBe(false);
    // ...but it can add 8,-8, as the only attacker of both. The Phlanx cannot join them then.
    act(t, 'attack 7,-7/NE');
    expect(refuse(t, 'attack 7,-6/NE')).toMatchObject({ rule: '7.03' });
    expect(can(t, 'done')).toBe(true);
  });

  test('[R55] attacks are declared in ascending order, each set in one way', () => {
    const t = combat('red Gantua 7,-7 E; red Phlanx 7,-6 NE; blue Phlanx 8,-7 W');
    act(t, 'attack 7,-6/NE');
    expect(refuse(t, 'attack 7,-7/E')).toMatchObject({ rule: 'R55' });
  });

  test('[R14] nobody has to attack what another attacks already', () => {
    const t = combat('red Gantua 7,-7 E; red Phlanx 7,-6 NE; blue Phlanx 8,-7 W');
    act(t, 'attack 7,-7/E');
    expect(can(t, 'done')).toBe(true);
    expect(can(t, 'attack 7,-6/NE')).toBe(true);
  });
});

describe('the announcement', () => {
  test('[5.00] [R19] the attacker picks the order of battles, one die each', () => {
    const t = combat(
      'red Gantua 7,-7 E; blue Phlanx 8,-7 W; red Gantua 4,-7 W; blue Phlanx 3,-7 E',
    );
    act(t, 'attack 4,-7/W', 'attack 7,-7/E', 'done');
    expect(told(t, 'battle')).toHaveLength(2);
    expect(stepName(t)).toBe('combat.next');
    act(t, 'resolve 8,-7');
    expect(actor(t.game, t.s)).toBe(CHANCE);
    expect(t.game.look.focus(t.s).node).toBe(
      t.game.board.nodeOf.get(t.game.board.labels[t.s.at[unit('BP1')]]),
    );
  });

  test('[R19] a stack retreated into a hex still to be attacked has no part in that battle', () => {
    const t = combat(
      'red Phlanx 7,-7 E; blue Phlanx 8,-7 W; red 3 Gantua 10,-8 W; red 2 Gantua 9,-9 SE; blue Phlanx 9,-8 W',
    );
    // Phlanx against Phlanx is 1-1, where a 4 sends the defender away: onto the other Phlanx.
    act(t, 'attack 9,-9/SE', 'attack 10,-8/W', 'attack 7,-7/E', 'done');
    expect(battleSheets(t.s)).toHaveLength(2);
    act(t, 'resolve 8,-7', 'roll 4', 'to 9,-8', 'done');
    expect(t.s.at[unit('BP1')]).toBe(t.s.at[unit('BP2')]);
    // 12 + 3 from behind and 8 against 3 is 6-1: the defender loses three, but only one unit is in that battle.
    act(t, 'roll 1');
    expect(t.s.at[unit('BP1')]).toBe(hex(9, -8));
    expect(t.s.at[unit('BP2')]).toBe(DEAD);
  });
});
