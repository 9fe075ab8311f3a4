import type { LocalizedText } from '../../../../kernel/text/message.ts';
import { english } from '../../../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { HUMAN } from '../../data/units.ts';
import {
  act,
  chances,
  copyOf,
  ending,
  eventsOf,
  inLabels,
  label,
  nouns,
  of,
  offers,
  refusal,
  stepNow,
  table,
  type TestGame,
  where,
  whyNot,
} from '../../testing.ts';

/** Returns the odds in the label of the attack at -8,0, or the rule that forbids it. */
function odds(t: TestGame): string {
  const rule = refusal(t, 'attack -8,0').rule;
  if (rule !== '') return `[${rule}]`;
  return label(t, 'attack -8,0').slice(-3);
}

const squads = (text: string) => table('human.combat', `${text} -8,0; A6 8,0; S10 8,0`);
const robots = (text: string) => table('robot.combat', `${text} -8,0; A6 8,0; S10 8,0`);

describe('[7.1] odds', () => {
  test.each([
    ['4 against 2', 'A1 S1', '2-1'],
    ['8 against 6', 'A1 A2 S1 S2 S3', '1-1'],
    ['4 against 8', 'A1 S1 S2 S3 S4', '1-2'],
    ['6 against 2', 'A1 D1 S1', '3-1'],
    ['8 against 2', 'A1 A2 S1', '4-1'],
  ])('[7.1] [CRT] [UTL] [2.2] [S18] squads, %s', (_, units, column) => {
    expect(odds(squads(units))).toBe(column);
  });

  test.each([
    ['7 against 4', 'A1 S1 S2 S3 R1', '1-1'],
    ['3 against 4', 'A1 S1 R1', '1-2'],
    ['1 against 4', 'A1 R1', '[R2]'],
    ['8 against 12', 'A1 A2 D1 S1 S2 S3 S4', '1-2'],
  ])('[7.1] [R2] [S18] robots, %s', (_, units, column) => {
    expect(odds(robots(units))).toBe(column);
  });

  test('[R2] [S18] 20 against 2 is 4-1, the best column', () => {
    const t = table('human.combat', 'A1 A2 A3 A4 A5 S1 5,-11; ship 5,-11');
    expect(label(t, 'attack 5,-11')).toContain('4-1');
  });
});

describe('[CRT] results', () => {
  test.each([
    ['1-2', 'A1 S1 S2 S3 S4', 'NE NE NE D D X'],
    ['1-1', 'A1 S1 S2', 'NE NE D D X X'],
    ['2-1', 'A1 S1', 'NE D D X X X'],
    ['3-1', 'A1 D1 S1', 'D D X X X X'],
    ['4-1', 'A1 A2 S1', 'D X X X X X'],
  ])('[CRT] [S19] the column %s', (column, units, results) => {
    const t = squads(units);
    expect(odds(t)).toBe(column);
    act(t, 'attack -8,0');
    const found = [1, 2, 3, 4, 5, 6].map((die) => {
      const after = act(copyOf(t), `roll ${die}`);
      return english(
        after.game,
        eventsOf(after, 'combat')[0]?.args?.['outcome'] as LocalizedText,
      ).split(':')[0];
    });
    expect(found.join(' ')).toBe(results);
  });

  test('[CRT] the odds of an attack follow from the table, with one line for results that are equal for robots', () => {
    const one = chances(squads('A1 S1'), 'attack -8,0');
    expect(one.rows.map((o) => `${o.label} ${o.text}`)).toEqual([
      'NE: no effect 1/6',
      'D or X: eliminated 5/6',
    ]);
    const back = chances(robots('A1 S1'), 'attack -8,0');
    expect(back.rows.map((o) => `${o.label} ${o.text}`)).toEqual([
      'NE: no effect 1/2',
      'D: disrupted 1/3',
      'X: eliminated 1/6',
    ]);
  });

  test('[7.1] [CET] [S20] [S23] all defenders suffer it, robots die on D, attackers never suffer', () => {
    for (const die of [3, 4, 5, 6]) {
      const t = act(squads('A1 S1 R1'), `attack -8,0, roll ${die}`);
      expect(['S1', 'R1'].map((id) => where(t, id))).toEqual(['off', 'off']);
      expect(where(t, 'A1')).toBe('-8,0');
      expect(where(t, 'S10')).toBe('8,0');
    }
    const none = act(squads('A1 S1 R1'), 'attack -8,0, roll 1');
    expect(where(none, 'S1')).toBe('-8,0');
    expect(of(none, 'disrupted', 'A1')).toBe(0);
  });

  test('[CET] [R3] [S20] [S24] humans are disrupted on D and eliminated on X, all of them', () => {
    const t = act(robots('A1 D1 S1 S2 S3 S4'), 'attack -8,0');
    const d = act(copyOf(t), 'roll 3');
    expect(['A1', 'D1'].map((id) => of(d, 'disrupted', id))).toEqual([1, 1]);
    expect(where(d, 'A1')).toBe('-8,0');
    const x = act(copyOf(t), 'roll 5');
    expect(['A1', 'D1', 'A6', 'S1'].map((id) => where(x, id))).toEqual([
      'off',
      'off',
      '8,0',
      '-8,0',
    ]);
    expect(['S1', 'S2'].map((id) => of(x, 'disrupted', id))).toEqual([0, 0]);
  });
});

describe('[7.1] who attacks', () => {
  test('[7.1] [S21] attacking is voluntary', () => {
    const t = act(squads('A1 S1'), 'done');
    expect(stepNow(t)).toBe('demolition.set');
    expect(where(t, 'S1')).toBe('-8,0');
  });

  test('[7.1] [S22] only units in the same hex fight', () => {
    const t = squads('A1 S1');
    expect(nouns(t, 'attack').split(' ')).toHaveLength(2);
    expect(refusal(t, 'attack -7,0').rule).toBe('7.1');
    const apart = table('human.combat', 'A1 -8,0; S1 -7,0');
    expect(stepNow(apart)).toBe('demolition.set');
  });

  test('[R2] one attack for a hex and step, the hexes in any order', () => {
    const t = act(squads('A1 S1'), 'attack 8,0, roll 1');
    expect(refusal(t, 'attack 8,0').rule).toBe('R2');
    act(t, 'attack -8,0, roll 1');
    expect(stepNow(t)).toBe('demolition.set');
  });

  test('[R4] [S26] the disrupted defend at full strength and add nothing to an attack', () => {
    const weak = table('human.combat', 'A1 -8,0; A2 -8,0 disrupted; S1 -8,0');
    expect(odds(weak)).toBe('2-1');
    const none = table('human.combat', 'A1 -8,0 disrupted; S1 -8,0; A2 S2 8,0');
    expect(odds(none)).toBe('[R4]');
    const whole = table('robot.combat', 'A1 -8,0 disrupted; S1 S2 -8,0; A6 8,0');
    expect(odds(whole)).toBe('1-1');
  });

  test('[7.1] the death of the last squad ends the game at once', () => {
    const t = table('robot.combat', 'A1 -8,0; S1 S2 S3 S4 -8,0');
    expect(ending(act(t, 'attack -8,0, roll 6'))?.winners).toEqual([1]);
  });
});

describe('[R4] disruption', () => {
  test('[R4] a turn in which all squads are disrupted is logged as lost, with the rule; others are not', () => {
    const lost = (units: string) => {
      const t = act(table('repair', `R1 -8,0; clear -8,0; ${units}`), 'done');
      return t.events.filter((e) => e.missed !== undefined).map((e) => [e.rule, e.missed]);
    };
    expect(lost('A1 9,0 disrupted; D1 8,0 disrupted')).toEqual([['R4', HUMAN]]);
    expect(lost('A1 9,0 disrupted; D1 8,0')).toEqual([]);
  });

  test('[R17] [D7] without robots and without the mind weapon the Annihilator loses its steps', () => {
    const lost = (mind: string) => {
      const t = table('human.advance', 'A1 9,0; clear 8,0; blasted 8,0', {
        options: { 'mind-weapon': mind },
      });
      act(t, 'done');
      return t.events.flatMap((e) => (e.missed === undefined ? [] : [e.rule]));
    };
    expect([lost('off'), lost('on')]).toEqual([['R17'], []]);
  });

  test('[R4] [S25] after an attack in step 5: no move, attack, charge or advance in the next turn', () => {
    const t = table('robot.combat', 'A1 -8,0; S1 S2 -8,0; A2 8,0; S3 8,0; charge -7,0 A E');
    t.s.chargeTurn[0] = 3;
    act(t, 'attack -8,0, roll 4, done');
    expect([t.s.turn, stepNow(t), of(t, 'disrupted', 'A1')]).toEqual([4, 'human.move', 1]);
    expect(refusal(t, 'move A1').rule).toBe('R4');
    act(t, 'done');
    expect(refusal(t, 'attack -8,0').rule).toBe('R4');
    act(t, 'done');
    expect(refusal(t, 'charge A1').rule).toBe('R4');
    act(t, 'done, roll 6, roll 6, roll 6');
    // Only A1 could have advanced, so the robots decide at once; after that, A1 has recovered.
    expect(stepNow(t)).toBe('robot.advance');
    expect(of(t, 'disrupted', 'A1')).toBe(1);
    act(t, 'done');
    expect(of(t, 'disrupted', 'A1')).toBe(0);
    act(t, 'done, done');
    expect([t.s.turn, stepNow(t)]).toEqual([5, 'human.move']);
    expect(offers(t)).toContain('move A1');
  });

  test('[R4] [7.3] [S25] after auto-defence in step 1: idle for the rest of steps 1 to 3', () => {
    const t = table('human.move', 'A1 -5,0; S1 -4,0; A2 8,0');
    act(t, 'move A1, to -4,0, roll 4');
    expect(refusal(t, 'move A1').rule).toBe('R4');
    act(t, 'done');
    expect(stepNow(t)).toBe('demolition.set');
    expect(refusal(t, 'charge A1').rule).toBe('R4');
    act(t, 'done');
    expect([stepNow(t), of(t, 'disrupted', 'A1')]).toEqual(['robot.move', 0]);
  });

  test('[R4] a second D adds nothing', () => {
    const t = table('robot.combat', 'A1 -8,0; S1 S2 -8,0; A2 8,0');
    act(t, 'attack -8,0, roll 4, mind -8,0, roll 4');
    expect([t.s.turn, of(t, 'disrupted', 'A1')]).toEqual([4, 1]);
    act(t, 'done, done');
    expect([stepNow(t), of(t, 'disrupted', 'A1')]).toEqual(['robot.move', 0]);
  });
});

describe('why an attack is not possible', () => {
  test('[7.1] only where units of both sides are', () => {
    const t = table('human.combat', 'A1 -9,0; S1 9,0; A2 S2 -7,0');
    for (const hex of ['-9,0', '9,0', '0,9'])
      expect(whyNot(t, `attack ${hex}`)).toMatch(
        /^\[7\.1\] You can’t attack in \d+: that hex does not hold units of both sides/,
      );
    const r = table('robot.combat', 'A1 -9,0; S1 9,0; A2 S2 -7,0');
    for (const hex of ['-9,0', '9,0', '0,9'])
      expect(whyNot(r, `attack ${hex}`)).toMatch(
        /^\[7\.1\] You can’t attack in \d+: that hex does not hold units of both sides/,
      );
  });

  test('[R4] [R2] all disrupted; too weak; attacked already', () => {
    const robots = 'S1 S2 S3 S4 S5 -9,0';
    const t = table('human.combat', `A1 A2 -9,0 disrupted; ${robots}; A3 S6 -7,0`);
    expect(whyNot(t, 'attack -9,0')).toMatch(/^\[R4\] All your units/);
    const weak = table('human.combat', `A1 -9,0 disrupted; A2 -9,0; ${robots}; A3 S6 -7,0`);
    expect(whyNot(weak, 'attack -9,0')).toMatch(/^\[R2\] The odds in \d+ are below 1-2/);
    act(weak, 'attack -7,0, roll 1');
    expect(stepNow(weak)).toBe('demolition.set');
    const twice = act(
      table('human.combat', 'A1 A2 S1 S2 S3 S4 -9,0; A3 S6 -7,0'),
      'attack -9,0, roll 1',
    );
    expect(whyNot(twice, 'attack -9,0')).toMatch(/^\[R2\] \d+ has already been attacked/);
    const some = act(
      table('human.combat', 'A1 -9,0 disrupted; A2 S1 S2 -9,0; A3 S6 -7,0'),
      'attack -9,0, roll 1',
    );
    expect(whyNot(some, 'attack -9,0')).toMatch(/^\[R2\] \d+ has already been attacked/);
    // Disrupted units took no part.
    expect([of(some, 'acted', 'A1'), of(some, 'acted', 'A2')]).toEqual([0, 1]);
  });

  test('[7.2] [R5] [D7] the mind weapon: no squad there, used already, not in play', () => {
    const t = table('robot.combat', 'A1 -9,0; A2 S1 9,0');
    expect(whyNot(t, 'mind 0,9')).toMatch(/^\[7\.2\] There is no squad/);
    act(t, 'mind -9,0, roll 1');
    expect(whyNot(t, 'mind -9,0')).toMatch(/^\[R5\]/);
    const off = table('robot.combat', 'A1 -9,0; A2 S1 9,0', { options: { 'mind-weapon': 'off' } });
    expect(whyNot(off, 'mind -9,0')).toMatch(/^\[D7\]/);
  });

  test('[7.1] [R4] robots are asked for attacks on squads that are all disrupted', () => {
    const t = table('robot.combat', 'A1 -9,0 disrupted; A2 8,0; S1 -9,0', {
      values: { mindUsed: true },
    });
    expect(offers(t)).toEqual([inLabels('attack -9,0'), 'done']);
  });
});
