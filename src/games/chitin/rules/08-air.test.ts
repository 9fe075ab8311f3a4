import { describe, expect, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import { AIR_ENTRY, CENTRE, isForest, MEGAHEX_COUNT } from '../data/field.ts';
import { pack } from '../../../kernel/action.ts';
import { battleSheets, weighPlan } from '../plan.ts';
import { AIR, DEAD, GONE } from '../state.ts';
import {
  act,
  at,
  can,
  goals,
  hex,
  inLabels,
  offers,
  refuse,
  stepName,
  type Table,
  table,
  told,
  unit,
} from '../testing.ts';
import { type Group, weighBattle } from './07-strength.ts';
import { STEP, V } from './names.ts';

const small = { scenario: 'small' } as const;
const combat = (lines: string) => table(lines, { ...small, step: 'combat' });
/** Centres by name, as `CENTRE` lists them: B is 3,-5, m4 8,-7, m2 6,-10, C 5,-2. */
const centres = (t: Table) => goals(t).map((n) => CENTRE.indexOf(n));
const holdLabel = (t: Table) => english(t.game, t.game.look.actionLabel(t.s, pack(V.hold)));
const edge = (text: string, t: Table) => {
  const [node, d] = inLabels(text).split('/');
  return t.game.board.labels.indexOf(node) * 6 + t.game.board.directions.indexOf(d);
};

describe('flying', () => {
  test('[8.01] [8.011] [R32] [S58] [S59] two megahexes a turn, whatever the terrain, on centre hexes', () => {
    const t = table('red Plunge 8,-7; red Worker 1,-10', small);
    act(t, 'pick RF1');
    // m4 borders m1, m2, B and C; two moves reach m3, G, A and D as well, and home is two away.
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
    expect(refuse(t, 'pick RF1')).toMatchObject({ rule: '6.02' });
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
    // Three doors, and from them one more move.
    for (const m of AIR_ENTRY[0]) expect(centres(t)).toContain(m);
    expect(centres(t)).toHaveLength(6);
    act(t, 'stay', 'pick RF2', 'to North');
    expect(at(t, 'RF2')).toBe(GONE);
  });

  test('[8.011] [8.013] flyers go with flyers only, and have no facing', () => {
    const t = table('red Plunge 8,-7; red Gantua 8,-7; red Basic 8,-7', small);
    act(t, 'pick RF1');
    expect(refuse(t, 'pick RG1')).toMatchObject({ rule: '8.011' });
    expect(refuse(t, 'face E')).toMatchObject({ rule: '8.013' });
    expect(offers(t)).toContain('stay');
  });
});

describe('flyers against flyers', () => {
  test('[8.014] [R33] [S62] five come upon three: three must fight, two are free', () => {
    const t = table('red 5 Plunge 8,-7; blue 3 Plunge 3,-5; blue Worker 3,-6 E', {
      ...small,
      scenario: 'bitter-end',
    });
    act(t, ...[1, 2, 3, 4, 5].map((i) => `pick RF${i}`), 'to 3,-5', 'done');
    for (let i = 0; i < 3; i++) {
      expect(stepName(t)).toBe('combat.air');
      expect(offers(t)).toEqual(['dogfight']);
      expect(refuse(t, 'hold')).toMatchObject({ rule: '8.014' });
      act(t, 'dogfight');
    }
    // The other two join, attack on the ground, or do nothing.
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
    expect(refuse(t, 'to 0,0')).toMatchObject({ rule: '8.014' });
    act(t, 'stay', 'pick RF4', 'pick RF5', 'to 0,0');
    expect(at(t, 'RF4')).toBe(hex(0, 0));
  });

  test('[8.014] nobody flies straight through enemy flyers without leaving enough there', () => {
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
    // One of ours is there already and can meet the duty.
    expect(can(u, 'to 0,0')).toBe(true);
  });

  test('[8.014] [R33] fewer than the enemy: all of them fight; those there from the start need not', () => {
    const t = table('red 2 Plunge 8,-7; blue 3 Plunge 3,-5', small);
    act(t, 'pick RF1', 'pick RF2', 'to 3,-5', 'done', 'dogfight');
    expect(offers(t)).toEqual(['dogfight']);
    const u = combat('red 2 Plunge 3,-5; blue 3 Plunge 3,-5');
    expect(offers(u)).toEqual(['dogfight', 'hold']);
  });

  test('[R56] in one megahex duels come first, strikes by hex, and who holds ends it', () => {
    const t = combat('red 3 Plunge 3,-5; blue Plunge 3,-5; blue Worker 3,-6 E; blue Worker 4,-5 E');
    act(t, 'strike 4,-5');
    expect(offers(t)).toEqual([inLabels('strike 4,-5'), 'hold']);
    expect(refuse(t, 'strike 3,-6')).toMatchObject({ rule: 'R56' });
    expect(refuse(t, 'dogfight')).toMatchObject({ rule: 'R56' });
    expect(refuse(t, 'strike 3,-4')).toMatchObject({ rule: '8.015' });
    expect(refuse(t, 'strike 0,0')).toMatchObject({ rule: '8.015' });
    // Whoever holds speaks for all behind it, and the button says so.
    expect(holdLabel(t)).toBe('Attack nothing, nor does the other flyer here');
    act(t, 'hold');
    expect(stepName(t)).toBe('combat.roll');
    expect(t.s.aim[unit('RF2')]).toBe(-1);
  });

  test('[8.013] [8.015] [R36] [S61] the same table, no facing, class or rear; nobody on the ground attacks them', () => {
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
    // 2-1, a 3: DD, which would disrupt anybody else.
    expect(told(t, 'air-result')[0].args?.result).toBe('DD');
    expect(stepName(t)).toBe('combat.retreat');
    expect(t.game.steps[t.s.step].who?.(t.s)).toBe(0);
    expect(centres(t)).toHaveLength(6);
    act(t, 'to 0,0');
    expect(at(t, 'BF1')).toBe(hex(0, 0));
    expect(t.s.disrupted[unit('BF1')]).toBe(0);
    // [8.013] No advance of flyers.
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
      expect(told(t, 'air-result')[0].args?.result).toBe(result);
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
    expect([stepName(t), t.game.steps[t.s.step].who?.(t.s)]).toEqual(['combat.retreat', 1]);
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
  test('[8.01] [R56] are not asked, and those that have are offered that and nothing else', () => {
    const idle = table('red Plunge 8,-7; blue Worker 0,0; blue Plunge 0,0', {
      ...small,
      step: 'combat',
    });
    expect([stepName(idle), idle.s.mover]).toEqual(['move.pick', 1]);
    const t = combat('red Plunge 8,-7; red 2 Plunge 3,-5; blue Worker 3,-6 E; blue Worker 4,-5 E');
    expect(t.s.frame(STEP['combat.air']).flyer).toBe(unit('RF2'));
    expect(offers(t)).toEqual([inLabels('strike 3,-6'), inLabels('strike 4,-5'), 'hold']);
    // The enemy in the air alone is enough, for the second player as for the first.
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

describe('flyers against the ground', () => {
  test('[R58] [8.015] a stack does not advance into a hex that is not beside it', () => {
    // The Plunge brings in 9,-7, two hexes from the Gantuas.
    const t = combat(
      'red 3 Gantua 7,-7 E; red 3 Plunge 8,-7; blue Worker 8,-7 W; blue Worker 9,-7 W',
    );
    act(t, 'strike 8,-7', 'strike 8,-7', 'strike 8,-7', 'attack 7,-7/E', 'done', 'roll 1');
    act(t, 'advance RG1');
    expect(at(t, 'RG1')).toBe(hex(8, -7));
    expect(refuse(t, 'advance RG1')).toMatchObject({ rule: 'R26' });
  });

  test('[7.066] [R26] [R58] a hex that some of the enemy still hold is not entered, nor a far one', () => {
    const t = combat(
      'red 3 Gantua 7,-7 E; red Plunge 8,-7; blue 2 Worker 8,-7 W; blue Worker 9,-7 W; blue Basic 0,0',
    );
    // 12 and 2 against 3 is 4-1: a 2 costs one unit, and Blue gives that in the far hex.
    act(t, 'strike 8,-7', 'attack 7,-7/E', 'done', 'roll 2', 'lose BW3');
    expect(stepName(t)).toBe('combat.advance');
    expect(offers(t).filter((text) => text.startsWith('advance'))).toEqual([]);
    expect(refuse(t, 'advance RG1')).toMatchObject({ rule: 'R58' });
  });

  test('[7.066] [R26] [8.013] flyers that are driven off leave no hex to enter', () => {
    // The centre of the megahex, where flyers are drawn, lies beside 8,-6.
    const t = combat(
      'red Phlanx 7,-6 E; red Plunge 8,-7; blue 2 Termagant 8,-6 SW; blue Basic 0,0',
    );
    act(t, 'strike 8,-6', 'attack 7,-6/E', 'done', 'roll 3', 'to 6,-6', 'to 5,-2');
    act(t, 'advance BT1');
    expect([stepName(t), at(t, 'BT1')]).toEqual(['combat.advance', hex(7, -6)]);
  });

  test('[7.066] [8.013] flyers and the stack below them retreat each by themselves', () => {
    // 3 and 2 against 4 is 1-1: a 3 drives the attackers off.
    const t = combat('red Phlanx 8,-7 E; red Plunge 8,-7; blue 2 Termagant 9,-7 SW');
    act(t, 'strike 9,-7', 'attack 8,-7/E', 'done');
    expect([t.s.attack[0], t.s.defence[0]]).toEqual([5, 4]);
    act(t, 'roll 3', 'to 7,-7');
    expect([at(t, 'RP1'), at(t, 'RF1')]).toEqual([hex(7, -7), hex(8, -7)]);
    act(t, 'to 5,-2');
    expect([at(t, 'RP1'), at(t, 'RF1')]).toEqual([hex(7, -7), hex(5, -2)]);
  });

  test('[8.015] [R34] [S63] the enemies beside the target belong to it, not those beside them, nor other megahexes', () => {
    // 5,-6 is at the rim of B; 6,-7 beside it lies in m4.
    const t = combat(
      'red Plunge 3,-5; blue Worker 5,-6 E; blue Worker 5,-5 E; blue Worker 4,-4 E; blue Worker 6,-7 E',
    );
    act(t, 'strike 5,-6');
    const [sheet] = battleSheets(t.s);
    expect(sheet.targets.map(({ node }) => node)).toEqual([hex(5, -6), hex(5, -5)]);
    expect([sheet.attack, sheet.defence]).toEqual([2, 2]);
  });

  test('[8.015] not the neighbours that somebody else attacks', () => {
    const lines =
      'red Plunge 3,-5; red Termagant 5,-4 NE; red Basic 3,-6; blue Worker 5,-6 E; blue Worker 5,-5 E';
    const t = combat(lines);
    act(t, 'strike 5,-6');
    // 5,-5 is attacked from the air now, so the Termagant may hold...
    expect(can(t, 'done')).toBe(true);
    // ...or attack it by itself.
    act(t, 'attack 5,-4/NW', 'done');
    expect(battleSheets(t.s).map(({ targets }) => targets.length)).toEqual([1, 1]);
  });

  test('[R54] an enemy beside two stricken stacks is in the battle of the lower hex', () => {
    const t = combat(
      'red 2 Plunge 3,-5; blue Worker 2,-5 E; blue Worker 3,-5 E; blue Worker 4,-5 E',
    );
    act(t, 'strike 2,-5', 'strike 4,-5');
    expect(battleSheets(t.s).map(({ targets }) => targets.length)).toEqual([2, 1]);
  });

  test('[R15] [R34] flyers and ground against one stack are one battle, and not across megahexes', () => {
    const t = combat(
      'red Plunge 3,-5; red 2 Gantua 4,-6 E; red Basic 3,-6; blue Phlanx 5,-6 W; blue Worker 5,-7 W',
    );
    act(t, 'strike 5,-6', 'attack 4,-6/E');
    expect(weighPlan(t.s, { edges: [] })).toHaveLength(1);
    const u = combat(
      'red Plunge 3,-5; red 2 Gantua 5,-6 E; red Basic 3,-6; blue Phlanx 5,-5 W; blue Worker 6,-6 W',
    );
    // 5,-5 lies in B with the flyers, 6,-6 in m4 where they cannot reach.
    act(u, 'strike 5,-5');
    expect(refuse(u, 'attack 5,-6/SE')).toMatchObject({ rule: '7.02' });
    act(u, 'attack 5,-6/E');
    expect(refuse(u, 'attack 5,-6/SE')).toMatchObject({ rule: 'R34' });
    expect(can(u, 'done')).toBe(true);
  });

  test('[2.01] [R35] [S1] forest halves flyers, if any stack they attack is in it', () => {
    // 0,-2 and 1,-2 are forest, 1,-1 is plains.
    const t = combat('red 3 Plunge 0,0; blue Gantua 0,-2 E; blue Worker 0,-1 E');
    act(t, 'strike 0,-1', 'strike 0,-1', 'strike 0,-1');
    const [sheet] = battleSheets(t.s);
    expect([sheet.attack, sheet.defence]).toEqual([3, 5]);
    expect(sheet.attackers[0].adds).toMatchObject([{ rule: '2.01', value: -3 }]);
    const u = combat('red 3 Plunge 0,0; blue Gantua 1,-1 E; blue Worker 0,-1 E');
    act(u, 'strike 0,-1', 'strike 0,-1', 'strike 0,-1');
    expect(battleSheets(u.s)[0].attack).toBe(6);
  });

  test('[2.01] [R35] any forest hex halves flyers, also one that is not the first of those attacked', () => {
    // 0,-2 and 0,2 are forest, 0,-1 and 1,-1 are plains; 0,2 is the last of them.
    const t = combat(
      'red 4 Plunge 0,0; blue Gantua 0,-2 E; blue Worker 0,-1 E; blue Worker 1,-1 E; blue Phlanx 0,2 E',
    );
    const flyers = { node: hex(0, 0), units: ['RF1', 'RF2'].map(unit) };
    const others = { node: hex(0, 0), units: ['RF3', 'RF4'].map(unit) };
    const [first, plain, level, last] = ['BG1', 'BW1', 'BW2', 'BP1'].map((id) => ({
      node: at(t, id),
      units: [unit(id)],
    }));
    const attackOf = (...targets: Group[]) =>
      weighBattle(t.s, { attackers: [flyers, others], targets }).attackers.map((one) => one.total);
    expect(isForest(last.node) && isForest(first.node)).toBe(true);
    expect(attackOf(plain, level)).toEqual([4, 4]);
    expect(attackOf(plain, last)).toEqual([2, 2]);
    expect(attackOf(first, plain)).toEqual([2, 2]);
    expect(attackOf(first, plain, last)).toEqual([2, 2]);
  });

  test('[R36] attacking flyers that are driven off go one megahex, by the defender', () => {
    const t = combat('red Plunge 3,-5; blue Phlanx 3,-6 E');
    act(t, 'strike 3,-6', 'roll 5');
    // 2 to 3 is 1-2; a 5 is AR.
    expect(t.game.steps[t.s.step].who?.(t.s)).toBe(1);
    expect(goals(t)).toHaveLength(6);
  });

  test('[8.013] flyers never advance, ground units of the battle do', () => {
    const t = combat('red 3 Plunge 3,-5; red Termagant 4,-5 W; red Basic 5,-5; blue Worker 3,-5 W');
    act(t, 'strike 3,-5', 'strike 3,-5', 'strike 3,-5', 'attack 4,-5/W', 'done', 'roll 1');
    expect(offers(t).filter((text) => text.startsWith('advance'))).toEqual(['advance RT1']);
  });

  test('[7.00] [8.016] [S64] three battles in one megahex', () => {
    // m2 around 6,-10: Gantuas in the middle, two charging Phlanx stacks, three Plunges helping.
    const lines = [
      'red 3 Phlanx 5,-10 E charging',
      'red 3 Phlanx 5,-9 NE charging',
      'red 4 Plunge 6,-10',
      'red 3 LowRender 8,-11 W',
      'red Basic 8,-10 E',
      'blue 3 Gantua 6,-10 W',
      'blue 3 Termagant 7,-11 E',
      'blue Worker 6,-8 E',
      'blue Basic 5,-8 E',
      'blue Worker 4,-8 E',
    ].join(';');
    const t = combat(lines);
    act(t, 'strike 6,-10', 'strike 6,-10', 'strike 6,-10', 'strike 6,-8');
    act(t, 'attack 8,-11/W', 'attack 5,-10/E', 'attack 5,-9/NE', 'done');
    const sheets = battleSheets(t.s);
    const by = (node: number) => sheets.find(({ targets }) => targets.some((x) => x.node === node));
    const gantuas = by(hex(6, -10));
    expect(gantuas?.attackers.map(({ total }) => total)).toEqual([21, 21, 6]);
    expect([gantuas?.attack, gantuas?.defence, gantuas?.odds]).toEqual([48, 12, '4-1']);
    const termagants = by(hex(7, -11));
    expect([termagants?.attack, termagants?.defence, termagants?.odds]).toEqual([6, 6, '1-1']);
    // The forest of our map at 6,-8 and 5,-8 halves the lone Plunge; its strength would be 2.
    const workers = by(hex(6, -8));
    expect([workers?.attackers[0].base, workers?.defence]).toEqual([2, 2]);
    expect(workers?.targets.map(({ node }) => node)).toEqual([hex(5, -8), hex(6, -8)]);
    expect(by(hex(4, -8))).toBeUndefined();
    expect(edge('5,-10/E', t)).toBeGreaterThan(0);
  });

  test('[8.016] the lone Plunge on open ground: 2 to 2 on the Worker, 2 to 3 on the Basic', () => {
    const row = 'red Plunge 8,-7; blue Worker 7,-7 E; blue Basic 8,-7 E; blue Worker 9,-7 E';
    const t = combat(row);
    act(t, 'strike 7,-7');
    expect(battleSheets(t.s)[0]).toMatchObject({ attack: 2, defence: 2, odds: '1-1' });
    const u = combat(row);
    act(u, 'strike 8,-7');
    expect(battleSheets(u.s)[0]).toMatchObject({ attack: 2, defence: 3, odds: '1-2' });
    expect(MEGAHEX_COUNT).toBe(15);
    expect(u.s.aim[unit('RF1')]).not.toBe(AIR);
  });
});
