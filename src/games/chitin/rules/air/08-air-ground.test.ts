import { describe, expect, test } from 'vitest';
import { isForest, MEGAHEX_COUNT } from '../../data/field.ts';
import { battleSheets, weighPlan } from '../../rules/battle/07-sheet.ts';
import { AIR } from '../../state.ts';
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
  type TestGame,
  unit,
} from '../../testing.ts';
import { type StrengthGroup, weighBattle } from '../battle/07-strength.ts';

const small = { scenario: 'small' } as const;
const combat = (lines: string) => table(lines, { ...small, step: 'combat' });
const edge = (text: string, t: TestGame) => {
  const [node, d] = inLabels(text).split('/');
  return t.game.board.labels.indexOf(node) * 6 + t.game.board.directions.indexOf(d);
};

describe('flyers against the ground', () => {
  test('[R58] [8.015] a stack does not advance into a hex that is not beside it', () => {
    // The Plunge brings 9,-7 into the battle, two hexes from the Gantuas.
    const t = combat(
      'red 3 Gantua 7,-7 E; red 3 Plunge 8,-7; blue Worker 8,-7 W; blue Worker 9,-7 W',
    );
    act(t, 'strike 8,-7', 'strike 8,-7', 'strike 8,-7', 'attack 7,-7/E', 'done', 'roll 1');
    act(t, 'advance RG1');
    expect(at(t, 'RG1')).toBe(hex(8, -7));
    expect(refusal(t, 'advance RG1')).toMatchObject({ rule: 'R26' });
  });

  test('[7.066] [R26] [R58] neither a hex still held by the enemy nor a distant one is entered', () => {
    const t = combat(
      'red 3 Gantua 7,-7 E; red Plunge 8,-7; blue 2 Worker 8,-7 W; blue Worker 9,-7 W; blue Basic 0,0',
    );
    // 12 and 2 against 3 is 4-1: a 2 costs one unit, and Blue loses it in the far hex.
    act(t, 'strike 8,-7', 'attack 7,-7/E', 'done', 'roll 2', 'lose BW3');
    expect(stepNow(t)).toBe('combat.advance');
    expect(offers(t).filter((text) => text.startsWith('advance'))).toEqual([]);
    expect(refusal(t, 'advance RG1')).toMatchObject({ rule: 'R58' });
  });

  test('[7.066] [R26] [8.013] flyers that retreat leave no hex to enter', () => {
    // The centre of the megahex, where flyers are drawn, lies beside 8,-6.
    const t = combat(
      'red Phlanx 7,-6 E; red Plunge 8,-7; blue 2 Termagant 8,-6 SW; blue Basic 0,0',
    );
    act(t, 'strike 8,-6', 'attack 7,-6/E', 'done', 'roll 3', 'to 6,-6', 'to 5,-2');
    act(t, 'advance BT1');
    expect([stepNow(t), at(t, 'BT1')]).toEqual(['combat.advance', hex(7, -6)]);
  });

  test('[7.066] [8.013] flyers and the stack below them retreat each by themselves', () => {
    // 3 and 2 against 4 is 1-1: a 3 makes the attackers retreat.
    const t = combat('red Phlanx 8,-7 E; red Plunge 8,-7; blue 2 Termagant 9,-7 SW');
    act(t, 'strike 9,-7', 'attack 8,-7/E', 'done');
    expect([t.s.attack[0], t.s.defence[0]]).toEqual([5, 4]);
    act(t, 'roll 3', 'to 7,-7');
    expect([at(t, 'RP1'), at(t, 'RF1')]).toEqual([hex(7, -7), hex(8, -7)]);
    act(t, 'to 5,-2');
    expect([at(t, 'RP1'), at(t, 'RF1')]).toEqual([hex(7, -7), hex(5, -2)]);
  });

  test('[8.015] [R34] [S63] the enemies beside the target belong to it, not those beside them, nor other megahexes', () => {
    // 5,-6 is at the edge of B; 6,-7 beside it is in m4.
    const t = combat(
      'red Plunge 3,-5; blue Worker 5,-6 E; blue Worker 5,-5 E; blue Worker 4,-4 E; blue Worker 6,-7 E',
    );
    act(t, 'strike 5,-6');
    const [sheet] = battleSheets(t.s);
    expect(sheet.targets.map(({ node }) => node)).toEqual([hex(5, -6), hex(5, -5)]);
    expect([sheet.attack, sheet.defence]).toEqual([2, 2]);
  });

  test('[8.015] but not neighbours that another stack attacks', () => {
    const lines =
      'red Plunge 3,-5; red Termagant 5,-4 NE; red Basic 3,-6; blue Worker 5,-6 E; blue Worker 5,-5 E';
    const t = combat(lines);
    act(t, 'strike 5,-6');
    // 5,-5 is now attacked from the air, so the Termagant may hold...
    expect(can(t, 'done')).toBe(true);
    // ...or attack it alone.
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
    // 5,-5 is in B with the flyers, 6,-6 in m4, where they cannot reach.
    act(u, 'strike 5,-5');
    expect(refusal(u, 'attack 5,-6/SE')).toMatchObject({ rule: '7.02' });
    act(u, 'attack 5,-6/E');
    expect(refusal(u, 'attack 5,-6/SE')).toMatchObject({ rule: 'R34' });
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
    const attackOf = (...targets: StrengthGroup[]) =>
      weighBattle(t.s, { attackers: [flyers, others], targets }).attackers.map((one) => one.total);
    expect(isForest(last.node) && isForest(first.node)).toBe(true);
    expect(attackOf(plain, level)).toEqual([4, 4]);
    expect(attackOf(plain, last)).toEqual([2, 2]);
    expect(attackOf(first, plain)).toEqual([2, 2]);
    expect(attackOf(first, plain, last)).toEqual([2, 2]);
  });

  test('[R36] attacking flyers that retreat move one megahex, chosen by the defender', () => {
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
