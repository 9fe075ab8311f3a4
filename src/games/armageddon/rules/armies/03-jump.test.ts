import { describe, expect, test } from 'vitest';
import {
  act,
  drawHidden,
  offers,
  refusal,
  slot,
  table,
  type TestGame,
  where,
} from '../../testing.ts';
import { isOutOfSupply } from './03-speed.ts';

const KEEP = 'red at 0404: concord-keep; blue at 1008: axle-zero; ';
const field = (text: string, values = {}): TestGame => table(KEEP + text, { values });
const landings = (cards: string, more = ''): string[] =>
  offers(act(field(`red army 0404: ${cards}; ${more}`), 'jump army.1'), 'to');

describe('[3.27] air assault', () => {
  test('[3.27] [10.2.10] as far as all its units can, across any terrain', () => {
    const all = landings('skyhook-company', 'mountains 0405 0505; blue army 0406: husk-drones');
    expect(all).toContain('to 0408');
    expect(all).not.toContain('to 0409');
    expect(all).not.toContain('to 0404');
  });

  test('[10.1.19] the level of an Air Ranger adds to the range', () => {
    const all = landings('skyhook-company jump-major-pell');
    expect(all).toContain('to 0807');
    expect(landings('skyhook-company axiom')).not.toContain('to 0807');
  });

  test('[3.27] every unit must have Air Assault', () => {
    const t = field('red army 0404: skyhook-company line-rifles; red army 0405: jump-major-pell');
    expect([refusal(t, 'jump army.1').rule, refusal(t, 'jump army.2').rule]).toEqual([
      '3.27',
      '3.27',
    ]);
    const led = field('red army 0404: line-rifles jump-major-pell; red army 0405: skyhook-company');
    expect(refusal(led, 'jump army.1').rule).toBe('3.27');
    act(led, 'jump army.2');
    expect([refusal(led, 'to 1101').rule, led.game.steps[led.s.step]?.secret]).toEqual([
      '3.27',
      true,
    ]);
  });

  test('[3.27] [10.1.20] 1 AP per card, less with a Jump Master, at least 1', () => {
    const price = (cards: string) => {
      const t = field(`red army 0404: ${cards}`);
      drawHidden(act(t, 'jump army.1, to 0406'), 1);
      return 12 - (t.s.ap[0] as number);
    };
    const skyhooks = (n: number) => Array(n).fill('skyhook-company').join(' ');
    expect(price(skyhooks(3))).toBe(3);
    expect(price(`${skyhooks(3)} jump-major-pell`)).toBe(2);
    expect(price(`${skyhooks(1)} jump-major-pell`)).toBe(1);
    expect(
      refusal(field(`red army 0404: ${skyhooks(3)}`, { 'red-ap': 2 }), 'jump army.1').rule,
    ).toBe('3.27');
  });

  test('[S124] [3.27] it is the army’s move of the turn', () => {
    const t = field('red army 0404: skyhook-company');
    drawHidden(act(t, 'jump army.1, to 0406'), 1);
    expect([
      where(t, 'skyhook-company'),
      refusal(t, 'jump army.1').rule,
      refusal(t, 'march army.1').rule,
    ]).toEqual(['0406', '3.9', '3.9']);
    const begun = field('red army 0404: skyhook-company');
    drawHidden(act(begun, 'march army.1, to 0405'), 1);
    expect(refusal(begun, 'jump army.1').rule).toBe('3.9');
  });

  test('[3.27] [3.15] the army enters the hex like any other', () => {
    const t = field('red army 0404: skyhook-company; blue at 0406: outpost');
    drawHidden(act(t, 'jump army.1, to 0406'), 1);
    expect(t.s.owner[slot(t, 'outpost')]).toBe(0);
  });

  test('[3.27] [10.2.10] it does not need supply', () => {
    const lost = field('red army 0809: skyhook-company');
    expect(isOutOfSupply(lost.s, slot(lost, 'army.1'))).toBe(true);
    expect(offers(act(lost, 'jump army.1'), 'to')).toContain('to 0409');
  });

  test('[3.27] [3.11] not into a full hex, or one that the side has not mapped', () => {
    const eight = Array.from({ length: 8 }, () => 'red army 0406: wren').join('; ');
    expect(landings('skyhook-company', eight)).not.toContain('to 0406');
    const t = field('red army 0404: skyhook-company');
    t.s.mapped.fill(0);
    expect(refusal(t, 'jump army.1').rule).toBe('3.27');
  });
});
