import { englishEvent } from '../../../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { actor } from '../../../../kernel/engine.ts';
import { CHANCE } from '../../../../kernel/side.ts';
import { battleSheets } from '../../rules/battle/07-sheet.ts';
import { dutiesLeft } from './07-declare.ts';
import { readFronts } from './07-fronts.ts';
import { DEAD } from '../../state.ts';
import {
  act,
  can,
  eventsOf,
  hex,
  inLabels,
  offers,
  refusal,
  stepNow,
  table,
  type TestGame,
  unit,
} from '../../testing.ts';

const combat = (lines: string, scenario = 'learning') => table(lines, { step: 'combat', scenario });

describe('compulsory attacks', () => {
  test('[7.02] [R14] [S43] every enemy in front must be attacked, and the refusal says which', () => {
    const t = combat('red Termagant 7,-7 E; blue Phlanx 8,-7 W');
    expect(stepNow(t)).toBe('combat.declare');
    expect(refusal(t, 'done').rule).toBe('7.02');
    expect(refusal(t, 'done').reason).toMatch(
      /at \d{4} is in front of your Termagants at \d{4}, so you must attack it/,
    );
    act(t, 'attack 7,-7/E', 'done');
    expect(stepNow(t)).toBe('combat.roll');
  });

  test('[7.02] enemies behind are not attacked', () => {
    const t = combat(
      'red Termagant 7,-7 E; red Phlanx 6,-8 W; blue Phlanx 6,-7 W; blue Gantua 8,-7 W',
    );
    expect(refusal(t, 'attack 7,-7/W')).toMatchObject({ rule: '7.02' });
    expect(offers(t).filter((text) => text.startsWith('attack'))).toHaveLength(1);
  });

  test('[7.00] [R14] [S41] nothing in front, no duty, and combat comes after movement', () => {
    const t = combat('red Termagant 7,-7 W; blue Phlanx 8,-7 W');
    // No attack is declared, and the enemy behind is an undisrupted warrior at 8,-7, so one unit is lost.
    expect(eventsOf(t, 'battle')).toEqual([]);
    expect(t.s.mover).toBe(1);
    const u = table('red Termagant 7,-7 E; blue Phlanx 8,-7 W');
    expect(stepNow(u)).toBe('move.pick');
    act(u, 'done');
    expect(stepNow(u)).toBe('combat.declare');
  });

  test('[2.023] [R14] [R16] lone Workers cannot attack; stacked with others they take part', () => {
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
    // 9,-7 has only the third enemy in front, neither of the Gantua's two.
    act(u, 'attack 9,-7/W', 'done');
    expect(battleSheets(u.s)).toHaveLength(2);
  });

  test('[7.02] [7.03] [R14] only attacks are offered after which all can still be attacked', () => {
    // Only the Gantua at 7,-7 faces 8,-8; both face 8,-7.
    const t = combat(
      'red Gantua 7,-7 E; red Phlanx 7,-6 E; blue Phlanx 8,-7 W; blue Gantua 8,-8 W',
    );
    // Hexes are ordered from north to south: 7,-7 declares first. If it attacked only 8,-7, 8,-8 would be left...
    expect(can(t, 'attack 7,-7/E')).toBe(true);
    act(t, 'attack 7,-7/E');
    expect(can(t, 'done')).toBe(false);
    // ...but it can add 8,-8, as the only attacker of both. The Phlanx cannot join them then.
    act(t, 'attack 7,-7/NE');
    expect(refusal(t, 'attack 7,-6/NE')).toMatchObject({ rule: '7.03' });
    expect(can(t, 'done')).toBe(true);
  });

  test('[8.021] [7.03] an attack that would keep a charge from attacking names the charge', () => {
    const t = combat(
      'red Gantua 7,-7 E; red Phlanx 9,-7 W charging; red Basic 9,-8 E; blue Termagant 8,-7 W; blue Worker 8,-8 W',
      'small',
    );
    // The Phlanx has only 8,-7 in front. If the Gantua attacked that too, 8,-8 would have to be in the same battle,
    // which the Phlanx could not join.
    expect(refusal(t, 'attack 7,-7/E')).toMatchObject({ rule: '8.021' });
    act(t, 'attack 7,-7/NE', 'attack 9,-7/W', 'done');
    expect(battleSheets(t.s)).toHaveLength(2);
  });

  test('[R55] attacks are declared in ascending order, each set in one way', () => {
    const t = combat('red Gantua 7,-7 E; red Phlanx 7,-6 NE; blue Phlanx 8,-7 W');
    act(t, 'attack 7,-6/NE');
    expect(refusal(t, 'attack 7,-7/E')).toMatchObject({ rule: 'R55' });
  });

  test('[R14] a stack need not attack an enemy that another stack attacks already', () => {
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
    expect(eventsOf(t, 'battle')).toHaveLength(2);
    expect(stepNow(t)).toBe('combat.next');
    act(t, 'resolve 8,-7');
    expect(actor(t.game, t.s)).toBe(CHANCE);
    expect(t.game.look.focus(t.s).node).toBe(
      t.game.board.nodeOf.get(t.game.board.labels[t.s.at[unit('BP1')]]),
    );
  });

  const texts = (t: TestGame, ...types: readonly string[]) =>
    t.events.filter(({ type }) => types.includes(type)).map((event) => englishEvent(t.game, event));

  test('[5.00] it names attackers and targets: all stacks of both sides, and flyers by their megahex', () => {
    const t = combat(
      'red Plunge 8,-7; red 3 Gantua 7,-7 E; red Phlanx 9,-7 W; red Basic 7,-6 E; blue Termagant 8,-7 W; blue Worker 8,-8 W',
      'small',
    );
    act(t, 'strike 8,-7', 'attack 7,-7/E', 'attack 7,-7/NE', 'done');
    expect(texts(t, 'joint-battle')).toEqual([
      inLabels(
        'Attack on 8,-8, 8,-7 from 7,-7, joined by Plunge RF1 from megahex m4: 17 against 3, odds 5-1.',
      ),
    ]);
    const u = combat('red 2 Plunge 3,-5; blue Plunge 3,-5; blue Gantua 0,-2', 'small');
    act(u, 'dogfight', 'dogfight');
    expect(texts(u, 'duel')).toEqual([
      'Attack on Plunge BF1 by Plunges RF1, RF2 in megahex B: 4 against 2, odds 2-1.',
    ]);
    act(u, 'roll 3', 'to 0,0');
    expect(texts(u, 'air-result', 'air-retreat')).toEqual([
      'Duel in megahex B, odds 2-1: rolled 3, the defender is disrupted (DD).',
      'Plunge BF1 retreats from megahex B to megahex A.',
    ]);
  });

  test('[5.00] [R33] battles are numbered by their lowest hex, duels after them', () => {
    // 8,-8 comes before 3,-7, but 2,-7, which 3,-7 attacks, comes before 8,-7.
    const t = combat(
      'red Gantua 8,-8 SE; red Gantua 3,-7 W; blue Phlanx 8,-7 W; blue Phlanx 2,-7 E; red 2 Plunge 0,0; blue Plunge 0,0',
      'small',
    );
    act(t, 'dogfight', 'dogfight', 'attack 8,-8/SE', 'attack 3,-7/W', 'done');
    expect([...t.s.place.subarray(0, 4)]).toEqual([hex(2, -7), hex(8, -7), hex(0, 0), -1]);
    expect(offers(t)).toEqual(['resolve 2,-7', 'resolve 8,-7', 'duel 0,0'].map(inLabels));
  });

  test('[8.021] [7.02] a charge that attacks has no further duty, others have', () => {
    const t = combat(
      'red Gantua 7,-7 E charging; red Basic 7,-7 E; red Gantua 4,-7 W charging; blue Phlanx 8,-7 W; blue Phlanx 3,-7 E',
      'small',
    );
    const owed = () => dutiesLeft(t.s, readFronts(t.s)).map(({ rule, node }) => [rule, node]);
    expect(owed()).toEqual([
      ['7.02', hex(3, -7)],
      ['7.02', hex(8, -7)],
      ['8.021', hex(4, -7)],
      ['8.021', hex(7, -7)],
    ]);
    act(t, 'attack 4,-7/W');
    expect(owed()).toEqual([
      ['7.02', hex(8, -7)],
      ['8.021', hex(7, -7)],
    ]);
  });

  test('[5.00] [2.01] flyers alone, over forest, and where they die', () => {
    // 0,-2 is forest.
    const t = combat('red Plunge 0,0; blue Gantua 0,-2 E; blue Worker -2,-1 E', 'small');
    act(t, 'strike 0,-2');
    expect(texts(t, 'strike', 'air-add')).toEqual([
      inLabels('Attack on 0,-2 by Plunge RF1 from megahex A: 1 against 4, odds under 1-2.'),
      'Plunge RF1: −1, strength of flyers halved by forest.',
    ]);
    act(t, 'roll 1');
    expect(texts(t, 'result', 'air-died')).toEqual([
      inLabels('Battle at 0,-2, odds under 1-2: rolled 1, the attacker loses 2 units (A-2).'),
      'Plunge RF1 dies in megahex A.',
    ]);
  });

  test('[5.00] [R19] a battle is marked where it was announced, whatever becomes of its defenders', () => {
    const t = combat('red 3 Gantua 7,-7 E; blue Worker 8,-7 W; blue Gantua 0,0');
    const place = () =>
      t.game.look.markers(t.s).flatMap(({ type, node }) => (type === 'battle' ? [node] : []));
    act(t, 'attack 7,-7/E', 'done', 'roll 1');
    expect(stepNow(t)).toBe('combat.advance');
    expect(place()).toEqual([hex(8, -7)]);
    act(t, 'done');
    expect(place()).toEqual([]);
    const u = combat(
      'red 2 Plunge 3,-5; blue Plunge 3,-5; red Worker 4,-5 W; blue Worker 0,0',
      'small',
    );
    act(u, 'dogfight', 'dogfight', 'roll 3');
    const [duel] = u.game.look.markers(u.s);
    expect([duel.type, duel.node]).toEqual(['duel', hex(3, -5)]);
  });

  test('[R19] a stack retreated into a hex still to be attacked has no part in that battle', () => {
    const t = combat(
      'red Phlanx 7,-7 E; blue Phlanx 8,-7 W; red 3 Gantua 10,-8 W; red 2 Gantua 9,-9 SE; blue Phlanx 9,-8 W',
      'basic',
    );
    // Phlanx against Phlanx is 1-1, where a 4 makes the defender retreat, into the hex of the other Phlanx.
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
