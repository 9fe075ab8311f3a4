import { describe, expect, test } from 'vitest';
import { act, eventsOf, stepNow, table } from '../testing.ts';

describe('the turn', () => {
  test('[5.00] [S26] movement, recovery, combat, bodies, then the other player', () => {
    const t = table(
      'red 3 Gantua 7,-7 E; red Basic 7,-8; blue Phlanx 8,-7 W; blue Worker 0,0; token C 8,-6 15',
      {
        scenario: 'small',
      },
    );
    expect(stepNow(t)).toBe('move.pick');
    act(t, 'done');
    expect(stepNow(t)).toBe('combat.declare');
    act(t, 'attack 7,-7/E', 'done', 'roll 6', 'done');
    // The body was assigned before the turn passed.
    expect(eventsOf(t, 'fed')).toHaveLength(1);
    expect(t.s.losses[1]).toBe(1);
    expect([t.s.mover, stepNow(t)]).toEqual([1, 'move.pick']);
  });

  test('[5.00] rounds are counted by the side that moves first', () => {
    const t = table('red Worker 0,0; blue Worker 5,-2', { values: { first: 'red' } });
    act(t, 'done');
    expect(t.s.round).toBe(1);
    act(t, 'done');
    expect([t.s.round, t.s.mover]).toEqual([2, 0]);
  });

  test('[5.00] the data of a turn is cleared at its end', () => {
    const t = table('red Gantua 7,-7 E; blue Phlanx 8,-7 W; blue Worker 0,0');
    act(t, 'done', 'attack 7,-7/E', 'done', 'roll 5');
    expect(t.s.mover).toBe(1);
    for (const column of [t.s.aim, t.s.fight, t.s.attack, t.s.defence, t.s.menace])
      expect(column.every((x) => x === -1)).toBe(true);
    for (const column of [t.s.charging, t.s.marked, t.s.arrived])
      expect(column.every((x) => x === 0)).toBe(true);
  });
});
