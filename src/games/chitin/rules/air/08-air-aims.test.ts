import { describe, expect, test } from 'vitest';
import { CENTRE } from '../../data/field.ts';
import { battleSheets } from '../../rules/battle/07-sheet.ts';
import { GONE } from '../../state.ts';
import {
  act,
  at,
  can,
  goals,
  hex,
  inLabels,
  offers,
  refusal,
  stepNow,
  table,
  unit,
} from '../../testing.ts';
import { flyersLeft } from './08-air-combat.ts';

const small = { scenario: 'small' } as const;
const combat = (lines: string) => table(lines, { ...small, step: 'combat' });

describe('ways through the air', () => {
  const bit = (q: number, r: number) => 1 << CENTRE.indexOf(hex(q, r));

  test('[8.011] [R33] the entered megahexes of each flyer are stored, and no others', () => {
    const t = table('red 2 Plunge 8,-7; red Worker 1,-10', small);
    act(t, 'pick RF1', 'to 5,-2', 'pick RF2', 'to 0,0');
    expect(t.s.arrived[unit('RF1')]).toBe(bit(5, -2));
    expect([t.s.left[unit('RF1')], t.s.left[unit('RF2')]]).toEqual([1, 0]);
    const [b, c] = [bit(3, -5), bit(5, -2)].map((via) => via | bit(0, 0));
    expect([b, c]).toContain(t.s.arrived[unit('RF2')]);
  });

  test('[8.014] [R33] flying through A creates the same duty as elsewhere', () => {
    const t = table('red Plunge 3,-5; red Worker 1,-10', small);
    act(t, 'pick RF1', 'to -3,5');
    expect(t.s.arrived[unit('RF1')]).toBe(bit(0, 0) | bit(-3, 5));
    // One flyer flies over two enemies if one own flyer stays to fight there.
    const u = table(
      'red Plunge 1,-8; red Plunge 3,-5; blue 2 Plunge 3,-5; blue Plunge -2,-3',
      small,
    );
    act(u, 'pick RF1');
    expect(can(u, 'to 0,0')).toBe(true);
  });

  test('[R37] [R7] off the map with the last move, from megahexes at the own edge only', () => {
    const t = table('red 2 Plunge 3,-5; red Worker 1,-10; red Worker 2,-10', small);
    act(t, 'pick RF1', 'to 6,-10', 'pick RF1');
    expect(can(t, 'to North')).toBe(true);
    act(t, 'to North', 'pick RF2');
    expect(at(t, 'RF1')).toBe(GONE);
    // Two moves: over m2 or m3 and off the map. From m4, one move does not lead off the map.
    expect(can(t, 'to North')).toBe(true);
    act(t, 'to 8,-7', 'pick RF2');
    expect(can(t, 'to North')).toBe(false);
    // One of two points is left, and leaving spends it.
    const u = table('red Plunge 6,-10; red Worker 1,-10', small);
    act(u, 'pick RF1', 'to North');
    expect([at(u, 'RF1'), u.s.left[unit('RF1')]]).toEqual([GONE, 0]);
  });

  test('[8.014] [R33] Blue is bound in the same way by the flyers of Red', () => {
    const t = table('blue 2 Plunge 8,-7; red 3 Plunge 3,-5; blue Worker -3,5', {
      ...small,
      mover: 'blue',
    });
    act(t, 'pick BF1', 'pick BF2', 'to 3,-5', 'pick BF1');
    expect(goals(t)).toEqual([]);
    act(t, 'stay', 'done');
    expect(offers(t)).toEqual(['dogfight']);
    act(t, 'dogfight');
    expect(offers(t)).toEqual(['dogfight']);
  });
});

describe('flyers in several megahexes', () => {
  const fight = 'blue Plunge 0,0; blue Worker 0,1 E; blue Plunge 3,-5; blue Worker 3,-6 E';

  test('[R56] [8.013] a declaration binds only flyers in the same megahex', () => {
    const t = combat(`red 2 Plunge 0,0; red Plunge 3,-5; ${fight}`);
    act(t, 'strike 0,1', 'hold');
    expect(offers(t)).toEqual(['dogfight', inLabels('strike 3,-6'), 'hold']);
    expect(refusal(t, 'strike 0,1')).toMatchObject({ rule: '8.015' });
    const u = combat(`red Plunge 0,0; red Plunge 3,-5; ${fight}`);
    act(u, 'strike 0,1');
    expect(offers(u)).toEqual(['dogfight', inLabels('strike 3,-6'), 'hold']);
  });

  test('[8.014] a fight in one megahex does not pay for another', () => {
    const t = table(`red Plunge 1,-8; red Plunge 8,-7; ${fight}`, small);
    act(t, 'pick RF1', 'to 3,-5', 'pick RF2', 'to 5,-2', 'pick RF2', 'to 0,0', 'done');
    expect(offers(t)).toEqual(['dogfight']);
    act(t, 'dogfight');
    expect(offers(t)).toEqual(['dogfight']);
    expect(refusal(t, 'strike 0,1')).toMatchObject({ rule: '8.014' });
  });

  test('[8.015] a flyer without a target is skipped', () => {
    const t = combat('red Plunge 5,-2; red Plunge 3,-5; blue Worker 3,-6 E; blue Plunge 0,0');
    act(t, 'strike 3,-6');
    expect(stepNow(t)).toBe('combat.roll');
    expect(t.s.aim[unit('RF1')]).toBe(-1);
  });

  test('[8.014] [8.015] [R56] Blue strikes and duels with what Red has there', () => {
    const t = table(
      'blue 2 Plunge 3,-5; red Plunge 3,-5; red Worker 3,-6 E; red Worker 4,-5 E; blue Worker 2,-5 E',
      { ...small, step: 'combat', mover: 'blue' },
    );
    expect(offers(t)).toEqual([
      'dogfight',
      inLabels('strike 3,-6'),
      inLabels('strike 4,-5'),
      'hold',
    ]);
    expect(refusal(t, 'strike 2,-5')).toMatchObject({
      rule: '8.015',
      reason: expect.stringContaining('no enemy ground units'),
    });
    act(t, 'strike 4,-5');
    expect(refusal(t, 'dogfight')).toMatchObject({ rule: 'R56' });
    expect(refusal(t, 'strike 3,-6')).toMatchObject({
      rule: 'R56',
      reason: expect.stringContaining(
        inLabels('The strike on 4,-5 has already been declared, so it is too late for 3,-6'),
      ),
    });
  });

  test('[8.014] [8.015] refusals of what flyers cannot attack', () => {
    const t = combat('red Plunge 3,-5; blue Worker 3,-6 E; blue Worker 6,-7 E');
    expect(refusal(t, 'dogfight')).toMatchObject({
      rule: '8.014',
      reason: expect.stringContaining('no enemy flyers'),
    });
    expect(refusal(t, 'strike 6,-7')).toMatchObject({
      rule: '8.015',
      reason: expect.stringContaining('own megahex'),
    });
    const moving = table('red Plunge 3,-5', small);
    for (const text of ['dogfight', 'strike 3,-6', 'hold'])
      expect(refusal(moving, text)).toMatchObject({ rule: '8.014', scope: 'elsewhere' });
    expect(refusal(t, 'pick RF1')).toMatchObject({ rule: '6.02', scope: 'elsewhere' });
    const owing = table('red Plunge 8,-7; blue Plunge 3,-5; blue Worker 3,-6 E', small);
    act(owing, 'pick RF1', 'to 3,-5', 'done');
    for (const text of ['hold', 'strike 3,-6'])
      expect(refusal(owing, text).reason).toContain('must first fight');
    expect(refusal(owing, 'pick RF1')).toMatchObject({ rule: '6.02', scope: 'elsewhere' });
  });

  test('[8.015] Blue is asked where Red has ground units only', () => {
    const t = table('blue Plunge 3,-5; red Worker 3,-6 E', {
      ...small,
      step: 'combat',
      mover: 'blue',
    });
    expect(offers(t)).toEqual([inLabels('strike 3,-6'), 'hold']);
  });

  test('[7.02] after the flyers every edge can be declared, that of the first hex too', () => {
    const t = combat('red Gantua 11,-14 E; red Plunge 11,-12; blue Worker 12,-14 W');
    act(t, 'hold', 'attack 11,-14/E', 'done');
    expect(battleSheets(t.s)[0].attack).toBe(4 + 0);
  });

  test('[R56] after a strike at the first hex of the map, no flyer duels', () => {
    const t = combat('red 2 Plunge 11,-12; blue Plunge 11,-12; blue Worker 11,-14 E');
    act(t, 'strike 11,-14');
    expect(offers(t)).toEqual([inLabels('strike 11,-14'), 'hold']);
  });

  test('[R56] holding applies to the flyers of the same megahex from that one on, and to no others', () => {
    const t = combat('red 3 Plunge 3,-5; red Plunge 0,0; red Basic 3,-5 E; blue Worker 3,-6 E');
    expect(flyersLeft(t.s, unit('RF1'))).toBe(3);
    expect(flyersLeft(t.s, unit('RF2'))).toBe(2);
    expect(flyersLeft(t.s, unit('RF4'))).toBe(1);
  });
});
