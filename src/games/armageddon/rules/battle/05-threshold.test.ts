import { describe, expect, test } from 'vitest';
import {
  act,
  actorNow,
  copyOf,
  log,
  offers,
  refusal,
  slot,
  stepNow,
  table,
  weights,
} from '../../testing.ts';
import { STEP } from '../names.ts';
import { beginThreshold } from './05-threshold.ts';

/** Doctor Karam, Technologist 6 with three points of fate, makes a test against a number. */
function ready(needed: number, situation = {}, dice = 6) {
  const t = table('red at 0404: concord-keep; red army 0404: doctor-ilse-karam', situation);
  beginThreshold(t.s, slot(t, 'doctor-ilse-karam'), dice, needed);
  t.game.steps[t.s.step]?.enter?.(t.s);
  return t;
}

describe('[5.8] threshold challenges', () => {
  test('[S98] [5.8] as many successes as the threshold are enough, one less is not', () => {
    const margin = (needed: number, n: number) => {
      const t = ready(needed, { values: { 'red-ap': 0 } });
      act(t, `again ${n}`);
      expect(stepNow(t)).toBe('turn.act');
      return t.s.margin;
    };
    expect([margin(3, 3), margin(3, 2), margin(3, 6), margin(4, 0)]).toEqual([0, -1, 3, -4]);
  });

  test('[5.8] chances agree with those of the sheet', () => {
    const chance = (dice: number, needed: number) => {
      const ways = Object.entries(weights(ready(needed, {}, dice)));
      const all = ways.reduce((sum, [, n]) => sum + n, 0);
      const good = ways.filter(([n]) => Number(n) >= needed).reduce((sum, [, n]) => sum + n, 0);
      return (good / all).toFixed(2);
    };
    expect(
      [chance(4, 2), chance(4, 3), chance(6, 3), chance(6, 4), chance(8, 4), chance(8, 5)].join(
        ' ',
      ),
    ).toBe('0.69 0.31 0.66 0.34 0.64 0.36');
  });

  test('[5.8] the hero spends their own fate: a point rerolls one failed die and costs 1 AP', () => {
    const t = act(ready(4), 'again 2');
    expect([actorNow(t), offers(t)]).toEqual(['red', ['accept', 'fate']]);
    act(t, 'fate');
    expect(weights(t)).toEqual({ 0: 1, 1: 1 });
    act(t, 'again 1, fate, again 0, fate, again 1');
    expect([stepNow(t), t.s.margin, t.s.ap[0]]).toEqual(['turn.act', 0, 9]);
    expect(log(t, 'tested')).toEqual(['Doctor Ilse Karam: 4 successes, 4 needed.']);
    const out = act(ready(6), 'again 1, fate, again 0, fate, again 0, fate, again 0');
    expect([stepNow(out), out.s.margin]).toEqual(['turn.act', -5]);
    expect(act(ready(4), 'again 2, accept').s.margin).toBe(-2);
  });

  test('[5.8] [5.10] only tactics that need no enemy may be played', () => {
    const values = {
      'red-certain-shot': 1,
      'red-extra-weight': 1,
      'red-reset': 1,
      'red-deny': 1,
      'red-turn-the-tide': 1,
      'red-ap': 3,
    };
    const t = act(ready(4, { values }), 'again 1');
    const own = ['extra-weight', 'certain-shot', 'turn-the-tide', 'reset'].map(
      (id) => `tactic ${id}`,
    );
    expect(offers(t)).toEqual(['accept', 'fate', ...own]);
    expect(refusal(t, 'tactic deny').rule).not.toBe('');
    expect(act(copyOf(t), 'tactic certain-shot').s.frame(STEP.threshold).successes).toBe(2);
    expect(act(copyOf(t), 'tactic turn-the-tide, accept').s.margin).toBe(-1);
    expect(weights(act(copyOf(t), 'tactic extra-weight'))).toEqual({ 0: 1, 1: 3, 2: 3, 3: 1 });
    act(t, 'tactic reset, again 4');
    expect([t.s.margin, t.s.tacticsSize[0], t.s.ap[0]]).toEqual([0, 4, 2]);
  });

  test('[5.8] [10.5.1] [10.5.3] fate and dice that tactics add are the hero’s; without a failed die there is no decision', () => {
    const values = { 'red-surge': 1, 'red-extra-weight': 1 };
    const t = act(ready(6, { values }), 'again 2, tactic surge');
    expect(t.s.frame(STEP.threshold).fate).toBe(5);
    act(t, 'tactic extra-weight, again 1, fate, again 1, accept');
    expect([t.s.margin, log(t, 'tactic')]).toEqual([
      -2,
      ['Red plays Surge.', 'Red plays Extra Weight.'],
    ]);
    expect(log(t, 'again')).toEqual([
      '6 dice rolled: 2 successes.',
      '3 dice rolled: 1 success.',
      '1 die rolled: success.',
    ]);
    expect(stepNow(act(ready(7), 'again 6'))).toBe('turn.act');
  });

  test('[5.8] [R37] [D18] fate that a variant makes too expensive bars no tactic', () => {
    const values = { 'red-certain-shot': 1, 'red-ap': 2 };
    const t = act(ready(4, { values, variant: { changes: { apFate: 3 } } }), 'again 2');
    expect([actorNow(t), offers(t)]).toEqual(['red', ['accept', 'tactic certain-shot']]);
  });

  test('[5.8] if the hero has enough successes, there is no decision', () => {
    expect(stepNow(act(ready(2), 'again 2'))).toBe('turn.act');
  });
});
