import { describe, expect, test } from 'vitest';
import { HEXES, NORTH } from '../../data/field.ts';
import { TOKENS, WORKERS } from '../../data/scenarios.ts';
import { DEAD, GONE } from '../../state.ts';
import { act, at, can, eventsOf, goals, hex, offers, refusal, table, unit } from '../../testing.ts';

const A = TOKENS.indexOf('A');
const C = TOKENS.indexOf('C');
const H = TOKENS.indexOf('H');

describe('harvest tokens', () => {
  test('[6.081] [R9] [S37] a Worker takes a token by entering its hex, and carries it along', () => {
    const t = table('red Worker 6,-7; token A 7,-7 20');
    act(t, 'pick RW1', 'to 7,-7', 'take A', 'to 8,-7', 'face E');
    expect(t.s.tokenAt[A]).toBe(hex(8, -7));
    expect(t.s.carries[unit('RW1')]).toBe(A);
    // Taking the token was free: two hexes of plains, two points left.
    expect(t.s.left[unit('RW1')]).toBe(2);
  });

  test('[6.081] [R9] taking is optional, and may happen where the Worker starts', () => {
    const t = table('red Worker 6,-7; red Worker 7,-7; token A 7,-7 20');
    act(t, 'pick RW1', 'to 7,-7', 'face E');
    expect(t.s.carries[unit('RW1')]).toBe(-1);
    act(t, 'pick RW2', 'take A', 'to 6,-6', 'face E');
    expect(t.s.tokenAt[A]).toBe(hex(6, -6));
  });

  test('[6.081] [2.023] [S5] Workers alone take tokens, one each', () => {
    const t = table(
      'red Gantua 7,-7; red Worker 6,-7 E carries C; token A 7,-7 20; token C 6,-7 15',
    );
    act(t, 'pick RG1');
    expect(refusal(t, 'take A')).toMatchObject({ rule: '6.081' });
    act(t, 'face E', 'pick RW1', 'to 7,-7');
    expect(refusal(t, 'take A').reason).toContain('one token');
    // 2.023: it defends with 1, moves 4 and cannot attack.
    act(t, 'face E');
    expect(t.s.left[unit('RW1')]).toBe(3);
  });

  test('[R10] no relay: a token once moved is not taken again in that turn', () => {
    const t = table('red Worker 6,-7; red Worker 8,-7; token A 7,-7 20');
    act(t, 'pick RW1', 'to 7,-7', 'take A', 'to 8,-7', 'face E', 'pick RW2');
    expect(refusal(t, 'take A')).toMatchObject({ rule: 'R10' });
    // In the next turn, another Worker may take it too.
    act(t, 'face W', 'done', 'done', 'pick RW2');
    expect(can(t, 'take A')).toBe(true);
  });

  test('[R9] two Workers may carry one token; the one that moves takes it along', () => {
    const t = table('red Worker 7,-7 E carries A; red Worker 7,-7 E carries A; token A 7,-7 20');
    act(t, 'pick RW1', 'to 8,-7', 'face E');
    expect(t.s.carries[unit('RW2')]).toBe(-1);
    expect(t.s.tokenAt[A]).toBe(hex(8, -7));
    const u = table('red Worker 7,-7 E carries A; red Worker 7,-7 E carries A; token A 7,-7 20');
    act(u, 'pick RW1', 'pick RW2', 'to 8,-7', 'face E');
    expect([u.s.carries[unit('RW1')], u.s.carries[unit('RW2')]]).toEqual([A, A]);
  });

  test('[R13] [6.081] a carrier that retreats takes its token along', () => {
    const fight = 'red 3 Gantua 7,-7 E; blue 2 Phlanx 8,-7 W; token A 8,-7 20; blue Worker 8,-7 W';
    // 12 against 7 is 3-2: a 3 makes the defenders retreat.
    const t = table(`${fight} carries A`, { step: 'combat' });
    act(t, 'attack 7,-7/E', 'done', 'roll 3', 'to 9,-8');
    expect(t.s.carries[unit('BW1')]).toBe(A);
    expect(t.s.tokenAt[A]).toBe(hex(9, -8));
    // A token that lies in the hex uncarried stays there.
    const u = table(fight, { step: 'combat' });
    act(u, 'attack 7,-7/E', 'done', 'roll 3', 'to 9,-8');
    expect(u.s.tokenAt[A]).toBe(hex(8, -7));
  });

  test('[6.081] [S37] it stays in the hex if the carrier dies; a second Worker there keeps it', () => {
    // One Termagant behind a Worker: 2 + 1 against 1 is 3-1; a 3 kills one unit.
    const fight = 'red Termagant 7,-7 E; blue Worker 8,-7 E carries A; token A 8,-7 20';
    const t = table(fight, { step: 'combat' });
    act(t, 'attack 7,-7/E', 'done', 'roll 3');
    expect(at(t, 'BW1')).toBe(DEAD);
    expect(t.s.tokenAt[A]).toBe(hex(8, -7));
    expect(t.s.carries[unit('BW1')]).toBe(-1);
    const u = table(`${fight}; blue Worker 8,-7 E carries A; red Basic 6,-7`, {
      step: 'combat',
      scenario: 'intermediate',
    });
    act(u, 'attack 7,-7/E', 'done', 'roll 5');
    // Blue's turn has begun, so the dead Worker is at the edge again.
    const dead = [unit('BW1'), unit('BW2')].filter((w) => u.s.at[w] >= HEXES);
    expect(dead).toHaveLength(1);
    const other = dead[0] === unit('BW1') ? unit('BW2') : unit('BW1');
    expect(u.s.carries[other]).toBe(A);
    // [8.041] The dead Worker's body has been added to the token.
    expect(u.s.tokenValue[A]).toBe(21);
  });

  test('[6.081] each token goes with its own Worker, and the others stay', () => {
    const t = table(
      'red Worker 7,-7 E carries A; red Worker 5,-6 E carries C; token A 7,-7 20; token C 5,-6 15',
    );
    act(t, 'pick RW1', 'to 8,-7', 'face E');
    expect([t.s.carries[unit('RW1')], t.s.carries[unit('RW2')]]).toEqual([A, C]);
    expect([t.s.tokenAt[A], t.s.tokenAt[C]]).toEqual([hex(8, -7), hex(5, -6)]);
  });

  test('[6.081] only the token of their own hex can be taken, and by a Worker that is with them', () => {
    const t = table('red Worker 6,-7; token A 7,-7 20; token C 6,-7 15');
    act(t, 'pick RW1');
    expect([can(t, 'take C'), can(t, 'take A')]).toEqual([true, false]);
    // The Worker that moved before is not a member of the next party.
    const u = table('red Gantua 6,-7; red Gantua 8,-7; red Worker 6,-7; token A 8,-7 20');
    act(u, 'pick RG1', 'pick RW1', 'to 6,-6', 'face E', 'pick RG2');
    expect(can(u, 'take A')).toBe(false);
  });

  test('[4.01] [6.081] another carrier of that token is free again, the carrier of a different one is not', () => {
    const t = table(
      'red Worker 1,-10 E carries A; red Worker 2,-10 E carries C; token A 1,-10 20; token C 2,-10 15',
    );
    act(t, 'pick RW1', 'to North');
    expect([t.s.carries[unit('RW1')], t.s.carries[unit('RW2')]]).toEqual([-1, C]);
  });

  test('[R11] [4.021] it counts when the carrier leaves by the own end', () => {
    const t = table(
      'red Worker 1,-10 E carries A; red Basic 0,-9; token A 1,-10 23; token B 0,0 10',
      {
        scenario: 'intermediate',
      },
    );
    act(t, 'pick RW1', 'to North');
    expect(t.s.tokenAt[A]).toBe(GONE);
    expect([t.s.harvest[0], t.s.tokensOff[0]]).toEqual([23, 1]);
    expect(eventsOf(t, 'home')).toHaveLength(1);
  });

  test('[R11] any unit may be on a token, and enemies cannot take one from an occupied hex', () => {
    const t = table(
      'red Gantua 6,-7; red Worker 5,-7; blue Gantua 8,-7; token A 7,-7 20; token C 8,-7 15',
    );
    act(t, 'pick RG1');
    expect(can(t, 'to 7,-7')).toBe(true);
    expect(can(t, 'to 8,-7')).toBe(false);
    expect(t.s.tokenAt[C]).toBe(hex(8, -7));
  });

  test('[2.024] [R44] tokens beyond G have no number and only come from dead units', () => {
    const t = table('', { scenario: 'intermediate' });
    for (let token = H; token < TOKENS.length; token++) expect(t.s.tokenAt[token]).toBe(-1);
  });
});

describe('Workers and zones of control', () => {
  const zone = 'blue Gantua 9,-7 W';

  test('[6.08] [6.082] [S36] [S38] a Worker alone never enters an enemy zone of control', () => {
    const t = table(`red Worker 7,-7; ${zone}`);
    act(t, 'pick RW1');
    expect(refusal(t, 'to 8,-7')).toMatchObject({ rule: '6.082' });
    expect(goals(t)).not.toContain(hex(8, -6));
    expect(goals(t)).toContain(hex(7, -6));
  });

  test('[6.082] [R12] it does with a combat unit, or onto one', () => {
    const t = table(`red Worker 7,-7; red Termagant 7,-7; red Termagant 8,-7; ${zone}`);
    act(t, 'pick RW1');
    expect(can(t, 'to 8,-7')).toBe(true);
    expect(can(t, 'to 8,-6')).toBe(false);
    act(t, 'face E');
    const u = table(`red Worker 7,-7; red Termagant 7,-7; ${zone}`);
    act(u, 'pick RT1', 'pick RW1');
    expect(can(u, 'to 8,-6')).toBe(true);
    expect(can(u, 'to 8,-7')).toBe(true);
  });

  test('[R12] a Basic escorts, a flyer does not, and a Worker may stay where it is', () => {
    const t = table(`red Worker 7,-7; red Basic 7,-7; ${zone}`, { scenario: 'intermediate' });
    act(t, 'pick RB1', 'pick RW1');
    expect(can(t, 'to 8,-7')).toBe(true);
    const u = table(`red Worker 7,-7; red Plunge 8,-7; ${zone}`, { scenario: 'intermediate' });
    act(u, 'pick RW1');
    expect(can(u, 'to 8,-7')).toBe(false);
    const v = table(`red Worker 8,-7; ${zone}`);
    act(v, 'pick RW1');
    expect(offers(v)).toContain('face E');
    // It needs an escort again to move from zone to zone.
    expect(can(v, 'to 8,-6')).toBe(false);
  });
});

describe('replacing Workers', () => {
  test('[6.083] [R8] [S39] a dead Worker is replaced off the map when its owner next moves', () => {
    const t = table('red Worker dead; red Termagant 0,0; blue Worker dead; blue Termagant 5,-2');
    expect(at(t, 'RW1')).toBe(NORTH);
    expect(at(t, 'BW1')).toBe(DEAD);
    act(t, 'done');
    expect(at(t, 'BW1')).toBeGreaterThan(HEXES);
  });

  test('[6.083] [4.022] six at most, and each dead one is a loss', () => {
    const t = table('red Termagant 7,-7 E; blue Worker 8,-7 E', { step: 'combat' });
    act(t, 'attack 7,-7/E', 'done', 'roll 6');
    expect(t.s.losses[1]).toBe(1);
    expect(() => table('red 7 Worker edge')).toThrow('no more counters');
    expect(WORKERS).toBe(6);
  });
});
