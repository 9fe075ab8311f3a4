import { english } from '../../../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { annihilator } from '../../index.ts';
import {
  act,
  chances,
  copyOf,
  costOf,
  eventsOf,
  of,
  offers,
  prompt,
  refusal,
  stepNow,
  table,
  where,
} from '../../testing.ts';
import { rulebook } from '../../rulebook.ts';

const atShield = (more = '') => act(table('human.move', `A1 -5,0; A2 8,0; ${more}`), 'move A1');

describe('[7.3] auto-defend hexes', () => {
  test('[7.3] [CRT] [S30] each squad that enters is attacked at 1-1 at once', () => {
    expect(chances(atShield(), 'to -4,0').rows.map((o) => `${o.label} ${o.text}`)).toEqual([
      'NE: no effect, the squad can keep moving 1/3',
      'D: disrupted 1/3',
      'X: eliminated 1/3',
    ]);
    const t = table('human.move', 'A1 A2 -5,0');
    act(t, 'move A1, to -4,0, roll 1, stay, move A2, to -4,0, roll 6');
    expect(['A1', 'A2'].map((id) => where(t, id))).toEqual(['-4,0', 'off']);
    expect(stepNow(t)).toBe('demolition.set');
  });

  test('[7.3] [R6] [S31] NE: it continues with its remaining points', () => {
    const t = act(atShield(), 'to -4,0, roll 2');
    expect(stepNow(t)).toBe('human.move.to');
    expect(offers(t)).toContain('stay');
    expect(refusal(t, 'to -3,0').rule).toBe('');
    expect(refusal(t, 'to -2,0').rule).toBe('5.2');
    const on = act(copyOf(t), 'to -3,0');
    expect([where(on, 'A1'), stepNow(on)]).toEqual(['-3,0', 'human.move']);
    const stay = act(copyOf(t), 'stay');
    expect([where(stay, 'A1'), stepNow(stay)]).toEqual(['-4,0', 'human.move']);
    // Without any points left, the move is over.
    const spent = act(table('human.move', 'A1 -7,0; A2 8,0'), 'move A1, to -4,0, roll 1');
    expect([where(spent, 'A1'), stepNow(spent)]).toEqual(['-4,0', 'human.move']);
  });

  test('[7.3] [R6] [S31] D: it stops there, disrupted; X: it is gone, and its charges with it', () => {
    const d = act(atShield(), 'to -4,0, roll 3');
    expect([where(d, 'A1'), of(d, 'disrupted', 'A1'), stepNow(d)]).toEqual([
      '-4,0',
      1,
      'human.move',
    ]);
    const t = table('human.move', 'D1 -5,0; A2 8,0');
    act(t, 'move D1, to -4,0, roll 5');
    expect(where(t, 'D1')).toBe('off');
    expect(eventsOf(t, 'dropped')).toEqual([]);
  });

  test('[R18] [7.3] by option the attack is at 1-2: half of the squads pass unharmed', () => {
    const options = { 'auto-defend': '1-2' };
    const t = act(table('human.move', 'A1 -5,0; A2 8,0', { options }), 'move A1');
    expect(costOf(t, 'to -4,0')).toBe('2 of 4, 1 auto-defend attack at 1-2');
    expect(chances(t, 'to -4,0').rows.map((o) => `${o.label} ${o.text}`)).toEqual([
      'NE: no effect, the squad can keep moving 1/2',
      'D: disrupted 1/3',
      'X: eliminated 1/6',
    ]);
    act(t, 'to -4,0');
    expect(prompt(t)).toContain('roll for the attack at 1-2');
    act(t, 'roll 3');
    expect(eventsOf(t, 'auto-defend')).toMatchObject([
      { args: { odds: '1-2', n: 3, result: 'NE' } },
    ]);
  });

  test('[R18] [7.3] [HTC] rulebook and chart name both odds', () => {
    const { options } = annihilator;
    const text = (id: string) => rulebook.find((rule) => rule.id === id)?.text ?? '';
    expect(text('7.3')).toMatch(/1-1.*\[R18\]/);
    expect(text('R18')).toMatch(/1-1.*1-2/);
    const { game } = atShield();
    const chart = game.look.charts.find(({ rule }) => rule === 'HTC');
    const row = chart?.rows.find(([hex]) => english(game, hex) === 'auto-defend armour');
    expect(english(game, row?.[1])).toMatch(/1-1.*1-2/);
    expect(options.find(({ id }) => id === 'auto-defend')?.names).toEqual(['1-1', '1-2']);
  });

  test('[R6] [S30] from one shield hex to another is entering again', () => {
    const t = act(atShield(), 'to -4,0, roll 1, to -4,1');
    expect(stepNow(t)).toBe('auto-defend.roll');
    act(t, 'roll 6');
    expect(where(t, 'A1')).toBe('off');
  });

  test('[R6] [S32] no attack on units that stay, nor on robots', () => {
    const t = act(table('human.move', 'A1 -4,0; A2 8,0'), 'move A2, to 9,0, done');
    expect([stepNow(t), where(t, 'A1')]).toEqual(['demolition.set', '-4,0']);
    const out = act(table('human.move', 'A1 -4,0; A2 8,0'), 'move A1, to -5,0');
    expect(eventsOf(out, 'auto-defend')).toEqual([]);
    const r = act(table('robot.move', 'S1 -5,0; S2 8,0; A1 9,0'), 'move S1, to -3,0');
    expect([where(r, 'S1'), stepNow(r)]).toEqual(['-3,0', 'robot.move']);
  });

  test('[R6] [9.0] [S32] [S55] no attack under a marker, but again after repair', () => {
    for (const type of ['clear', 'ob-pas']) {
      const t = act(atShield(`${type} -4,0`), 'to -4,0');
      expect([where(t, 'A1'), stepNow(t)]).toEqual(['-4,0', 'human.move']);
    }
    const t = table('repair', 'R1 -4,0; clear -4,0; A1 -5,0; A2 -4,0');
    act(t, `repair -4,0`);
    expect([t.s.turn, stepNow(t), where(t, 'A2')]).toEqual([4, 'human.move', '-4,0']);
    act(t, 'move A1, to -4,0');
    expect(stepNow(t)).toBe('auto-defend.roll');
  });
});
