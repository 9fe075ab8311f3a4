import { describe, expect, test } from 'vitest';
import { AIR_ENTRY, CENTRE, MEGAHEX_COUNT } from '../data/field.ts';
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
  unit,
} from '../testing.ts';

const small = { scenario: 'small' } as const;
const combat = (lines: string) => table(lines, { ...small, step: 'combat' });
/** Centres by name, as `CENTRE` lists them: B is 3,-5, m4 8,-7, m2 6,-10, C 5,-2. */
const centres = (t: Table) => goals(t).map((n) => CENTRE.indexOf(n));
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
    const t = table('red 8 Plunge 8,-7; red Gantua 8,-7; red Basic 8,-7', small);
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
    const t = table('red 5 Plunge 8,-7; blue 3 Plunge 3,-5; blue Worker 3,-6 E', small);
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
    const t = table('red 5 Plunge 8,-7; blue 3 Plunge 3,-5', small);
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
    act(t, 'dogfight', 'dogfight', 'roll 2');
    // 2-1, a 2: DD.
    expect(stepName(t)).toBe('combat.retreat');
    expect(t.game.steps[t.s.step].who?.(t.s)).toBe(0);
    expect(centres(t)).toHaveLength(6);
    act(t, 'to 0,0');
    expect(at(t, 'BF1')).toBe(hex(0, 0));
    expect(t.s.disrupted[unit('BF1')]).toBe(0);
    // [8.013] No advance of flyers.
    expect(t.s.mover).toBe(1);
  });

  test('[8.013] [4.022] dead flyers are losses, and bodies on the centre hex of their megahex [R32]', () => {
    const t = combat('red 3 Plunge 3,-5; blue Plunge 3,-5; token B 3,-5 10; token H 3,-4 5');
    act(t, 'dogfight', 'dogfight', 'dogfight', 'roll 3');
    expect(at(t, 'BF1')).toBe(DEAD);
    expect(t.s.losses[1]).toBe(1);
    expect(t.s.tokenValue[1]).toBe(11);
  });
});

describe('flyers against the ground', () => {
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
    expect(refuse(u, 'attack 5,-6/SE')).toMatchObject({ rule: '7.03' });
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
