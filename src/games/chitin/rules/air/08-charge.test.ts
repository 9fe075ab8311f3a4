import { describe, expect, test } from 'vitest';
import { battleSheets } from '../../rules/battle/07-sheet.ts';
import {
  act,
  at,
  can,
  goals,
  hex,
  offers,
  refusal,
  stepNow,
  table,
  type TestGame,
  unit,
} from '../../testing.ts';

const small = { scenario: 'small' } as const;

describe('charges', () => {
  test('[8.02] [R41] [S65] Gantuas and Phlanxes declare a charge while they move, others do not', () => {
    const t = table(
      'red Gantua 7,-7 E; red Phlanx 7,-6 E; red Termagant 6,-7 E; red Basic 8,-8 W; blue Termagant 10,-7 W',
      small,
    );
    for (const id of ['RG1', 'RP1']) {
      act(t, `pick ${id}`);
      expect(can(t, 'charge')).toBe(true);
      act(t, 'face E');
    }
    act(t, 'pick RT1');
    expect(refusal(t, 'charge')).toMatchObject({ rule: '8.02' });
    act(t, 'face E', 'pick RB1');
    expect(refusal(t, 'charge')).toMatchObject({ rule: '8.02' });
  });

  test('[R40] [8.02] basic games have no charges', () => {
    const t = table('red Gantua 7,-7 E; blue Termagant 8,-7 W');
    act(t, 'pick RG1');
    expect(refusal(t, 'charge')).toMatchObject({ rule: 'R40' });
  });

  test('[8.021] [R41] [S66] two more points for the warriors, which must end with an enemy in front', () => {
    const t = table(
      'red 2 Gantua 4,-7 E; red Basic 4,-7 E; blue Termagant 10,-9 W; blue Worker 8,-7 W',
      small,
    );
    act(t, 'pick RG1', 'pick RG2', 'charge');
    expect([t.s.left[unit('RG1')], t.s.left[unit('RB1')]]).toEqual([6, 6]);
    // Only hexes beside an enemy, and only facings with one in front.
    const beside = [hex(7, -7), hex(8, -8), hex(9, -8), hex(9, -7), hex(8, -6), hex(7, -6)];
    expect(goals(t).length).toBeGreaterThan(1);
    for (const n of goals(t)) expect(beside).toContain(n);
    expect(refusal(t, 'to 5,-7')).toMatchObject({ rule: '8.021' });
    expect(can(t, 'face E')).toBe(false);
    act(t, 'to 7,-7');
    expect(refusal(t, 'face W')).toMatchObject({ rule: '8.021' });
    act(t, 'face NE', 'done');
    expect(refusal(t, 'done').rule).toBe('7.02');
    act(t, 'attack 7,-7/E', 'done');
    expect(t.s.attack[0]).toBe(16);
  });

  test('[R41] [8.021] a charge needs no move, but units that cannot reach an enemy may not declare one', () => {
    const t = table(
      'red Gantua 7,-7 E; red Basic 6,-7; red Gantua 0,1 E; red Basic 0,1; blue Phlanx 8,-7 W',
      small,
    );
    act(t, 'pick RG1', 'charge', 'face E', 'pick RG2');
    expect(refusal(t, 'charge')).toMatchObject({ rule: '8.021' });
    act(t, 'face E', 'done', 'attack 7,-7/E', 'done');
    expect(t.s.attack[0]).toBe(8);
  });

  test('[8.021] charging units must attack, even if others attack the same enemy', () => {
    const t = table(
      'red 3 Gantua 7,-7 E; red Phlanx 7,-6 NE; red Basic 6,-7; blue Phlanx 8,-7 W',
      small,
    );
    act(t, 'pick RP1', 'charge', 'face NE', 'done', 'attack 7,-7/E');
    expect(refusal(t, 'done')).toMatchObject({ rule: '8.021' });
    act(t, 'attack 7,-6/NE', 'done');
    expect(battleSheets(t.s)[0].attack).toBe(12 + 6);
  });

  test('[8.021] [R41] an overrun that leaves a charging stack without an enemy is refused', () => {
    const t = table(
      'red Phlanx 7,-6 NE; red 3 Gantua 7,-7 E; red Basic 6,-7; blue Worker 8,-7 W',
      small,
    );
    act(t, 'pick RP1', 'charge', 'face NE', 'pick RG1', 'pick RG2', 'pick RG3');
    expect(refusal(t, 'overrun 8,-7')).toMatchObject({ rule: '8.021' });
  });

  test('[8.02] [R41] a charge may be declared after points were spent, and adds two to the rest', () => {
    const t = table('red Phlanx 4,-7 E; red Basic 3,-7 E; blue Termagant 10,-7 W', small);
    // 6,-7 costs two of five points. The facing ends the move, and the unit continues later.
    act(t, 'pick RP1', 'to 6,-7', 'face E', 'pick RP1');
    expect(t.s.left[unit('RP1')]).toBe(3);
    act(t, 'charge');
    expect(t.s.left[unit('RP1')]).toBe(5);
    act(t, 'to 9,-7', 'face E', 'done', 'attack 9,-7/E', 'done');
    expect(t.s.attack[0]).toBe(6);
  });

  test('[8.02] [8.021] it is declared in the facing step too, and the party may go on', () => {
    const t = table('red Gantua 4,-7 E; red Basic 3,-7 E; blue Termagant 10,-7 W', small);
    act(t, 'pick RG1', 'to 8,-7');
    expect([stepNow(t), t.s.left[unit('RG1')]]).toEqual(['move.face', 0]);
    act(t, 'charge');
    expect([stepNow(t), t.s.left[unit('RG1')]]).toEqual(['move.party', 2]);
    // It may not stop here, where no enemy is in front, and may only move to hexes beside an enemy.
    expect(offers(t).every((text) => text.startsWith('to'))).toBe(true);
    expect(refusal(t, 'face E')).toMatchObject({ rule: '8.021' });
    act(t, 'to 9,-7', 'face E');
    expect(t.s.left[unit('RG1')]).toBe(0);
  });

  test('[8.02] [R41] it is declared with no points left, as long as the phase lasts, and by whole parties', () => {
    const t = table('red 2 Gantua 4,-7 E; red Basic 3,-7 E; blue Phlanx 10,-7 W', small);
    act(t, 'pick RG1', 'pick RG2', 'to 8,-7', 'face E', 'pick RB1', 'face E');
    expect(stepNow(t)).toBe('move.pick');
    expect(offers(t)).toEqual(['pick RG1', 'pick RG2', 'done']);
    act(t, 'pick RG1');
    expect(offers(t)).toEqual(['pick RG2', 'charge']);
    expect(refusal(t, 'face W')).toMatchObject({ rule: 'R41' });
    act(t, 'pick RG2', 'charge');
    expect([t.s.left[unit('RG1')], t.s.left[unit('RG2')]]).toEqual([2, 2]);
    act(t, 'to 9,-7', 'face E', 'attack 9,-7/E', 'done');
    expect(t.s.attack[0]).toBe(16);
  });

  test('[8.021] [R41] a unit without points and without an enemy in reach is not picked again', () => {
    const t = table('red Gantua 3,-7 E; red Basic 3,-6 E; blue Termagant 10,-7 W', small);
    act(t, 'pick RG1', 'to 7,-7', 'face E');
    // 8,-7 costs one point, 9,-7 beside the enemy two more.
    expect(refusal(t, 'pick RG1')).toMatchObject({ rule: '6.02' });
    expect(refusal(t, 'pick RG1').reason).toContain('8.021');
  });

  test('[R41] a unit that cannot charge may not join a party that can only charge', () => {
    const t = table(
      'red Gantua 7,-7 E; red Gantua 6,-7 E; red Worker 7,-7 E; red Basic 7,-6 E; blue Termagant 8,-7 W',
      small,
    );
    act(t, 'pick RG1', 'face E', 'pick RG2', 'to 7,-7', 'charge', 'face E', 'pick RW1', 'face E');
    act(t, 'pick RG1');
    // The other Gantua charges already, and the Worker has no points left.
    expect(offers(t)).toEqual(['pick RG2', 'charge']);
    expect(refusal(t, 'pick RW1')).toMatchObject({ rule: '6.02' });
    act(t, 'charge', 'face E');
    expect([t.s.charging[unit('RG1')], t.s.charging[unit('RG2')]]).toEqual([1, 1]);
  });

  test('[8.021] [R41] a unit may not join a party that could then not stop beside an enemy', () => {
    // Of the hexes beside the Worker, only 9,-7 has room, and only for one more unit.
    const others = ['8,-8', '9,-8', '8,-6', '7,-6', '7,-7'].map((n) => `red Termagant ${n} E`);
    const t = table(
      [
        'red 3 Gantua 10,-8 W; red 2 Gantua 9,-7 E; red Basic 6,-7; blue Worker 8,-7 W',
        ...others,
      ].join('; '),
      small,
    );
    act(t, 'pick RG1', 'face W', 'pick RG2', 'face W', 'pick RG1');
    expect(offers(t)).toEqual(['charge']);
    expect(refusal(t, 'pick RG2')).toMatchObject({ rule: 'R41' });
    act(t, 'charge', 'to 9,-7', 'face W');
    // A unit that is already beside the enemy charges without moving.
    act(t, 'pick RG4', 'charge');
    expect(goals(t)).toEqual([]);
    act(t, 'face W');
    expect(refusal(t, 'pick RG2')).toMatchObject({ rule: '6.02' });
  });

  test('[8.02] [8.026] a party in which some charge declares for the others, once each', () => {
    const t = table('red 2 Gantua 7,-7 E; red Basic 6,-7 E; blue Termagant 9,-7 W', small);
    act(t, 'pick RG1', 'charge', 'to 8,-7', 'face E', 'pick RG2', 'to 8,-7', 'face E');
    act(t, 'pick RG1', 'pick RG2', 'charge');
    expect([t.s.left[unit('RG1')], t.s.left[unit('RG2')]]).toEqual([4, 4]);
    expect(refusal(t, 'charge')).toMatchObject({ rule: '8.02' });
  });

  test('[8.021] after declaring a charge off the map, a unit may not stay there', () => {
    const t = table(
      'red Gantua edge; red Basic 3,-9 E; blue Worker 2,-8 W; blue Worker 0,0',
      small,
    );
    act(t, 'pick RG1', 'charge');
    expect(refusal(t, 'stay')).toMatchObject({ rule: '8.021' });
    expect(offers(t).every((text) => text.startsWith('to'))).toBe(true);
    act(t, 'to 2,-9');
    for (const text of offers(t)) expect(text).toMatch(/^(face|overrun)/);
  });

  test('[8.021] [8.024] no unit charges outside its owner’s movement and combat', () => {
    const charging = (step: 'movement' | 'combat', mover: 'red' | 'blue', more = '') =>
      table(`red Gantua 7,-7 E charging ${more}; red Basic 6,-7 E; blue Phlanx 8,-7 W`, {
        ...small,
        step,
        mover,
      });
    expect(charging('combat', 'red').s.charging[unit('RG1')]).toBe(1);
    expect(() => charging('movement', 'red')).toThrow('[8.021]');
    expect(() => charging('combat', 'blue')).toThrow('[8.021]');
    expect(() => charging('combat', 'red', 'disrupted')).toThrow('[8.025]');
    const away = 'red Gantua 7,-7 W charging; red Basic 6,-7 E; blue Phlanx 8,-7 W';
    expect(() => table(away, { ...small, step: 'combat' })).toThrow('[8.021]');
    const basic = 'red Gantua 7,-7 E charging; blue Phlanx 8,-7 W';
    expect(() => table(basic, { step: 'combat' })).toThrow('[8.02]');
  });

  test('[8.021] [R41] a charging party may overrun one enemy to get at another', () => {
    const lines = (other: string) =>
      `red 3 Gantua 4,-7 E; red Basic 3,-7; blue Worker 5,-7 W; blue Phlanx ${other} W`;
    const t = table(lines('8,-7'), small);
    act(t, 'pick RG1', 'pick RG2', 'pick RG3', 'charge');
    // The overrun costs two of six points; 7,-7 beside the Phlanx costs one and two more.
    act(t, 'overrun 5,-7');
    expect(goals(t)).toContain(hex(7, -7));
    expect(refusal(t, 'face E')).toMatchObject({ rule: '8.021' });
    act(t, 'to 7,-7', 'face E', 'done', 'attack 7,-7/E', 'done');
    expect(t.s.attack[0]).toBe(24);
    const u = table(lines('0,0'), small);
    act(u, 'pick RG1', 'pick RG2', 'pick RG3', 'charge');
    expect(refusal(u, 'overrun 5,-7')).toMatchObject({ rule: '8.021' });
    expect(can(u, 'face E')).toBe(true);
  });

  test('[8.022] [R42] [S67] warriors are doubled before adds; a Basic with them is not', () => {
    const t = table('red 2 Phlanx 7,-7 E; red Basic 7,-7 E; blue 2 Gantua 8,-7 E', small);
    act(t, 'pick RP1', 'pick RP2', 'pick RB1', 'charge', 'face E', 'attack 7,-7/E', 'done');
    // 6 doubled, 1 for the Basic, 3 for the rear, 2 for class.
    const [share] = battleSheets(t.s)[0].attackers;
    expect(share.base).toBe(7);
    expect(share.adds.map(({ rule, value }) => [rule, value])).toEqual([
      ['8.022', 6],
      ['7.041', 3],
      ['7.042', 2],
    ]);
    expect(share.total).toBe(18);
  });

  test('[8.023] [8.024] [R27] [S68] [S69] results and advance first, then the chargers are disrupted', () => {
    const t = table('red 3 Gantua 7,-7 E; red Basic 6,-7; blue 2 Phlanx 8,-7 W', small);
    act(t, 'pick RG1', 'pick RG2', 'pick RG3', 'charge', 'face E', 'done', 'attack 7,-7/E', 'done');
    // 24 to 6 is 4-1: a 6 is D-3.
    act(t, 'roll 6');
    expect(stepNow(t)).toBe('combat.advance');
    expect(t.s.disrupted[unit('RG1')]).toBe(0);
    act(t, 'advance RG1', 'done');
    for (const id of ['RG1', 'RG2', 'RG3']) expect(t.s.disrupted[unit(id)]).toBe(1);
    expect(at(t, 'RG1')).toBe(hex(8, -7));
    // A charge that fails loses units like any other attack.
    const u = table('red Phlanx 7,-7 E; red Basic 6,-7; blue 3 Gantua 8,-7 W', small);
    act(u, 'pick RP1', 'charge', 'face E', 'done', 'attack 7,-7/E', 'done', 'roll 1');
    expect(u.s.losses[0]).toBe(1);
  });

  test('[8.024] all charging units are disrupted, whatever the result, and no others in that battle', () => {
    // 6 + 1 + 4 + 1 + 1 for the charging Phlanx, its Basic and the Gantua against 12 is 1-1.
    const lines =
      'red Phlanx 7,-7 E; red Basic 7,-7 E; red Gantua 7,-6 NE; red Worker 7,-6 NE; blue 3 Gantua 8,-7 SW; blue Basic 9,-9';
    const charge = (die: number) => {
      const t = table(lines, small);
      act(t, 'pick RP1', 'charge', 'face E', 'done', 'attack 7,-7/E', 'attack 7,-6/NE', 'done');
      expect(battleSheets(t.s)[0].odds).toBe('1-1');
      return act(t, `roll ${die}`);
    };
    const state = (t: TestGame) =>
      ['RP1', 'RG1', 'RB1', 'BG1'].map((id) => [t.s.disrupted[unit(id)], t.s.charging[unit(id)]]);
    const onlyCharger = [
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ];
    // A-1, paid with the Worker; no unit advances.
    expect(state(act(charge(1), 'lose RW1'))).toEqual(onlyCharger);
    // AR: both stacks retreat.
    const retreated = act(charge(3), 'to 6,-6', 'to 6,-7', 'done');
    expect(state(retreated)).toEqual(onlyCharger);
    expect(at(retreated, 'RP1')).toBe(hex(6, -7));
    // D-1: a Gantua dies, two remain, and no unit advances.
    expect(state(charge(6))).toEqual(onlyCharger.with(3, [0, 0]));
  });

  test('[8.025] [S70] a unit that begins its move disrupted cannot charge, so no unit charges in two turns running', () => {
    const t = table(
      'red 3 Gantua 7,-7 E; red Basic 6,-7; blue 3 Phlanx 8,-7 W; blue Basic 9,-8',
      small,
    );
    act(t, 'pick RG1', 'pick RG2', 'pick RG3', 'charge', 'face E', 'done', 'attack 7,-7/E', 'done');
    // 24 to 9 is 2-1: a 3 disrupts the defender. Blue turns away and does nothing else.
    act(t, 'roll 3', 'pick BP1', 'face E', 'done');
    if (stepNow(t) === 'combat.backstab') act(t, offers(t)[0]);
    act(t, 'pick RG1');
    expect(refusal(t, 'charge')).toMatchObject({ rule: '8.025' });
  });

  test('[8.026] [S71] three Gantuas in command: 6 points, 24 strength, out of command, then 6 in defence', () => {
    const t = table(
      'red 3 Gantua 5,-7 E; red Basic 3,-6; blue 2 Phlanx 10,-7 W; blue Basic 9,-9 E',
      small,
    );
    act(t, 'pick RG1', 'pick RG2', 'pick RG3', 'charge');
    expect(t.s.left[unit('RG1')]).toBe(6);
    // Five points allow a hex that 4 would not reach, in a megahex without a Basic.
    act(t, 'to 9,-7', 'face E', 'done', 'attack 9,-7/E', 'done');
    expect(t.s.attack[0]).toBe(24);
    // 24 to 6 is 4-1: a 2 is D-1; then Blue's turn begins.
    act(t, 'roll 2');
    expect(t.s.disrupted[unit('RG1')]).toBe(1);
    act(t, 'done', 'attack 10,-7/W', 'done');
    expect(t.s.defence[0]).toBe(6);
  });
});
