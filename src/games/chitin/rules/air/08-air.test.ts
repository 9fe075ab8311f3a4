import { describe, expect, test } from 'vitest';
import { english } from '../../../../../test/english.ts';
import { AIR_ENTRY, CENTRE } from '../../data/field.ts';
import { pack } from '../../../../kernel/action.ts';
import { battleSheets } from '../../rules/battle/07-sheet.ts';
import { DEAD, GONE } from '../../state.ts';
import {
  act,
  at,
  can,
  eventsOf,
  goals,
  hex,
  inLabels,
  offers,
  refusal,
  stepNow,
  table,
  type TestGame,
  unit,
} from '../../testing.ts';
import { STEP, V } from '../names.ts';

const small = { scenario: 'small' } as const;
const combat = (lines: string) => table(lines, { ...small, step: 'combat' });
/** Centres by name, as `CENTRE` lists them: B is 3,-5, m4 8,-7, m2 6,-10, C 5,-2. */
const centres = (t: TestGame) => goals(t).map((n) => CENTRE.indexOf(n));
const holdLabel = (t: TestGame) => english(t.game, t.game.look.actionLabel(t.s, pack(V.hold)));

describe('flying', () => {
  test('[8.01] [8.011] [R32] [S58] [S59] two megahexes a turn, whatever the terrain, on centre hexes', () => {
    const t = table('red Plunge 8,-7; red Worker 1,-10', small);
    act(t, 'pick RF1');
    // m4 borders m1, m2, B and C; two moves also reach m3, G, A and D, and leave the map.
    expect(centres(t).filter((m) => m >= 0)).toHaveLength(8);
    act(t, 'to 0,0');
    expect(at(t, 'RF1')).toBe(hex(0, 0));
    expect(t.s.left[unit('RF1')]).toBe(0);
    expect(t.s.facing[unit('RF1')]).toBe(-1);
  });

  test('[8.011] one move and then another, with points kept in between', () => {
    const t = table('red Plunge 8,-7; red Worker 1,-10', small);
    act(t, 'pick RF1', 'to 5,-2', 'pick RF1');
    expect(centres(t)).toHaveLength(4);
    act(t, 'to 2,3');
    expect(refusal(t, 'pick RF1')).toMatchObject({ rule: '6.02' });
  });

  test('[8.012] [S60] any number may share a megahex', () => {
    const t = table('red 8 Plunge 8,-7; red Gantua 8,-7; red Basic 8,-7', {
      ...small,
      scenario: 'bitter-end',
    });
    act(t, ...Array.from({ length: 8 }, (_, i) => `pick RF${i + 1}`), 'to 5,-2');
    expect(at(t, 'RF8')).toBe(hex(5, -2));
  });

  test('[R37] [R7] from off the map into megahexes at the own edge, and out again for good', () => {
    const t = table('red Plunge edge; red Plunge 8,-7', small);
    act(t, 'pick RF1');
    expect(AIR_ENTRY[0]).toHaveLength(3);
    // Three entry megahexes, and one more move from them.
    for (const m of AIR_ENTRY[0]) expect(centres(t)).toContain(m);
    expect(centres(t)).toHaveLength(6);
    act(t, 'stay', 'pick RF2', 'to North');
    expect(at(t, 'RF2')).toBe(GONE);
  });

  test('[8.011] [8.013] flyers go with flyers only, and have no facing', () => {
    const t = table('red Plunge 8,-7; red Gantua 8,-7; red Basic 8,-7', small);
    act(t, 'pick RF1');
    expect(refusal(t, 'pick RG1')).toMatchObject({ rule: '8.011' });
    expect(refusal(t, 'face E')).toMatchObject({ rule: '8.013' });
    expect(offers(t)).toContain('stay');
  });
});

describe('flyers against flyers', () => {
  test('[8.014] [R33] [S62] five meet three: three must fight, two are free', () => {
    const t = table('red 5 Plunge 8,-7; blue 3 Plunge 3,-5; blue Worker 3,-6 E', {
      ...small,
      scenario: 'bitter-end',
    });
    act(t, ...[1, 2, 3, 4, 5].map((i) => `pick RF${i}`), 'to 3,-5', 'done');
    for (let i = 0; i < 3; i++) {
      expect(stepNow(t)).toBe('combat.air');
      expect(offers(t)).toEqual(['dogfight']);
      expect(refusal(t, 'hold')).toMatchObject({ rule: '8.014' });
      act(t, 'dogfight');
    }
    // The other two may join in, attack ground units, or hold.
    expect(offers(t)).toEqual(['dogfight', inLabels('strike 3,-6'), 'hold']);
    act(t, 'strike 3,-6', 'strike 3,-6');
    const sheets = battleSheets(t.s);
    expect(sheets.map(({ duel, odds }) => [duel, odds])).toEqual([
      [false, '4-1'],
      [true, '1-1'],
    ]);
  });

  test('[8.014] [R33] flyers may go on if enough stay behind', () => {
    const t = table('red 5 Plunge 8,-7; blue 3 Plunge 3,-5', { ...small, scenario: 'bitter-end' });
    act(t, ...[1, 2, 3, 4, 5].map((i) => `pick RF${i}`), 'to 3,-5');
    act(t, 'pick RF1', 'pick RF2', 'pick RF3');
    // Two would stay against three.
    expect(goals(t)).toEqual([]);
    expect(refusal(t, 'to 0,0')).toMatchObject({ rule: '8.014' });
    act(t, 'stay', 'pick RF4', 'pick RF5', 'to 0,0');
    expect(at(t, 'RF4')).toBe(hex(0, 0));
  });

  test('[8.014] flyers cannot pass straight through enemy flyers without leaving enough of theirs', () => {
    const t = table('red Plunge 1,-8; blue Plunge 3,-5; blue Plunge -2,-3', small);
    act(t, 'pick RF1');
    // m3 to A leads through B or G, both held.
    expect(can(t, 'to 0,0')).toBe(false);
    expect(can(t, 'to 3,-5')).toBe(true);
    const u = table(
      'red 2 Plunge 1,-8; red Plunge 3,-5; blue Plunge 3,-5; blue Plunge -2,-3',
      small,
    );
    act(u, 'pick RF1');
    // One own flyer is there already and can do the duty.
    expect(can(u, 'to 0,0')).toBe(true);
  });

  test('[8.014] [R33] fewer than the enemy: all of them fight; those there from the start need not', () => {
    const t = table('red 2 Plunge 8,-7; blue 3 Plunge 3,-5', small);
    act(t, 'pick RF1', 'pick RF2', 'to 3,-5', 'done', 'dogfight');
    expect(offers(t)).toEqual(['dogfight']);
    const u = combat('red 2 Plunge 3,-5; blue 3 Plunge 3,-5');
    expect(offers(u)).toEqual(['dogfight', 'hold']);
  });

  test('[R56] in one megahex duels come first, strikes by hex, and the first that holds ends the choices', () => {
    const t = combat('red 3 Plunge 3,-5; blue Plunge 3,-5; blue Worker 3,-6 E; blue Worker 4,-5 E');
    act(t, 'strike 4,-5');
    expect(offers(t)).toEqual([inLabels('strike 4,-5'), 'hold']);
    expect(refusal(t, 'strike 3,-6')).toMatchObject({ rule: 'R56' });
    expect(refusal(t, 'dogfight')).toMatchObject({ rule: 'R56' });
    expect(refusal(t, 'strike 3,-4')).toMatchObject({ rule: '8.015' });
    expect(refusal(t, 'strike 0,0')).toMatchObject({ rule: '8.015' });
    // If a unit holds, so do all after it, and the button says so.
    expect(holdLabel(t)).toBe('Don’t attack with the two remaining flyers here');
    act(t, 'hold');
    expect(stepNow(t)).toBe('combat.roll');
    expect(t.s.aim[unit('RF2')]).toBe(-1);
  });

  test('[8.013] [8.015] [R36] [S61] the same table, no facing, class or rear; no ground unit attacks them', () => {
    const t = combat('red Gantua 3,-5 E; red 2 Plunge 3,-5; blue Plunge 3,-5; red Basic 3,-4');
    act(t, 'dogfight', 'dogfight');
    const [duel] = battleSheets(t.s);
    expect([duel.attack, duel.defence, duel.odds]).toEqual([4, 2, '2-1']);
    expect(duel.attackers[0].adds).toEqual([]);
    expect(duel.attackers).toHaveLength(1);
    expect(t.s.fight[unit('RG1')]).toBe(-1);
  });

  test('[8.013] [7.065] [R22] where others are disrupted flyers retreat one megahex, by the enemy', () => {
    const t = combat('red 2 Plunge 3,-5; blue Plunge 3,-5');
    act(t, 'dogfight', 'dogfight', 'roll 3');
    // 2-1, a 3: DD, which would disrupt any other unit.
    expect(eventsOf(t, 'air-result')[0].args?.result).toBe('DD');
    expect(stepNow(t)).toBe('combat.retreat');
    expect(t.game.steps[t.s.step].who?.(t.s)).toBe(0);
    expect(centres(t)).toHaveLength(6);
    act(t, 'to 0,0');
    expect(at(t, 'BF1')).toBe(hex(0, 0));
    expect(t.s.disrupted[unit('BF1')]).toBe(0);
    // [8.013] Flyers do not advance.
    expect(t.s.mover).toBe(1);
  });

  test('[8.013] [7.065] [R22] [R36] flyers that attack are driven off by AD as by AR, never disrupted', () => {
    for (const [die, result] of [
      [2, 'AD'],
      [3, 'AR'],
    ] as const) {
      // 2 to 2 is 1-1.
      const t = combat('red Plunge 3,-5; blue Plunge 3,-5; blue Worker 0,0');
      act(t, 'dogfight', `roll ${die}`);
      expect(eventsOf(t, 'air-result')[0].args?.result).toBe(result);
      expect(t.game.steps[t.s.step].who?.(t.s)).toBe(1);
      expect(centres(t)).toHaveLength(6);
      act(t, 'to 0,0');
      expect(at(t, 'RF1')).toBe(hex(0, 0));
      expect(t.s.disrupted[unit('RF1')]).toBe(0);
    }
  });

  test('[7.065] [R22] in one battle warriors are disrupted while the flyers with them retreat', () => {
    const t = combat('red Phlanx 7,-7 E; red Plunge 8,-7; blue Gantua 8,-7 W');
    act(t, 'strike 8,-7', 'attack 7,-7/E', 'done', 'roll 1');
    // 3 + 1 + 2 against 4 is 3-2: a 1 is AD.
    expect([t.s.disrupted[unit('RP1')], t.s.disrupted[unit('RF1')]]).toEqual([1, 0]);
    expect([stepNow(t), t.game.steps[t.s.step].who?.(t.s)]).toEqual(['combat.retreat', 1]);
    act(t, 'to 5,-2');
    expect([at(t, 'RF1'), at(t, 'RP1')]).toEqual([hex(5, -2), hex(7, -7)]);
  });

  test('[8.013] [4.022] dead flyers are losses, and bodies on the centre hex of their megahex [R32]', () => {
    const t = combat('red 3 Plunge 3,-5; blue Plunge 3,-5; token F 3,-5 15; token H 3,-4 5');
    act(t, 'dogfight', 'dogfight', 'dogfight', 'roll 3');
    expect(at(t, 'BF1')).toBe(DEAD);
    expect(t.s.losses[1]).toBe(1);
    expect(t.s.tokenValue[5]).toBe(16);
  });
});

describe('flyers that have nothing to attack', () => {
  test('[8.01] [R56] are skipped, and the others are offered their targets only', () => {
    const idle = table('red Plunge 8,-7; blue Worker 0,0; blue Plunge 0,0', {
      ...small,
      step: 'combat',
    });
    expect([stepNow(idle), idle.s.mover]).toEqual(['move.pick', 1]);
    const t = combat('red Plunge 8,-7; red 2 Plunge 3,-5; blue Worker 3,-6 E; blue Worker 4,-5 E');
    expect(t.s.frame(STEP['combat.air']).flyer).toBe(unit('RF2'));
    expect(offers(t)).toEqual([inLabels('strike 3,-6'), inLabels('strike 4,-5'), 'hold']);
    // A single enemy in the air is enough, for the second player as for the first.
    const u = table('blue Plunge 3,-5; red Plunge 3,-5; red Worker 0,0', {
      ...small,
      step: 'combat',
      mover: 'blue',
    });
    expect(offers(u)).toEqual(['dogfight', 'hold']);
  });

  test('[R7] [R37] one move takes them off the map from a megahex at their edge', () => {
    const t = table('red Plunge 8,-7; red Worker 0,0; blue Worker 5,-2', small);
    act(t, 'pick RF1', 'to 6,-10', 'pick RF1', 'to North');
    expect(at(t, 'RF1')).toBe(GONE);
  });
});
