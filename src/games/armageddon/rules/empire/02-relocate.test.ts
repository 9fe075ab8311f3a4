import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../../kernel/state.ts';
import { viewOf } from '../../../../kernel/view.ts';
import { FLAG } from '../../state/pieces.ts';
import { act, log, offers, refusal, slot, stepNow, table } from '../../testing.ts';
import { lose } from '../battle/05-damage.ts';

const land = (values = {}, more = '') =>
  table(
    `red at 0404: concord-keep laboratory; red at 0405: outpost; red at 0503: bunkered-outpost; blue at 0606: axle-zero${more}`,
    { values },
  );

describe('[2.23] relocation of the headquarters', () => {
  test('[S168] [2.23] 6 AP and 3 M, 3 E, 3 T make another base the headquarters', () => {
    const t = act(land(), 'relocate');
    expect(offers(t)).toEqual(['base outpost', 'base bunkered-outpost']);
    act(t, 'base outpost');
    expect([t.s.headquarters[0], stepNow(t)]).toEqual([slot(t, 'outpost'), 'turn.act']);
    expect([t.s.ap[0], ...t.s.stock.slice(0, 4)]).toEqual([6, 9, 6, 6, 6]);
    expect(log(t, 'relocated')).toEqual(['Waystation is now the headquarters.']);
    act(t, 'relocate');
    expect(offers(t)).toEqual(['base concord-keep', 'base bunkered-outpost']);
  });

  test('[S168] [9.2] [10.3.1] the loss of the new headquarters, not of the stronghold, eliminates the owner', () => {
    const t = act(land(), 'relocate, base outpost');
    lose(t.s, slot(t, 'concord-keep'));
    expect([t.s.beheaded[0], t.s.headquarters[0]]).toEqual([0, slot(t, 'outpost')]);
    lose(t.s, slot(t, 'outpost'));
    expect(t.s.beheaded[0]).toBe(1);
    expect(refusal(t, 'relocate').rule).toBe('9.1');
    expect(stepNow(act(t, 'end-turn'))).toBe('game.over');
  });

  test('[2.23] it is refused without the price, or without another free base', () => {
    for (const values of [
      { 'red-ap': 5 },
      { 'red-materials': 2 },
      { 'red-energy': 2 },
      { 'red-technology': 2 },
    ])
      expect(refusal(land(values), 'relocate').rule).toBe('2.23');
    expect(refusal(land({ 'red-ap': 5 }), 'relocate').reason).toBe(
      'Moving the headquarters costs 6 AP, 3 M, 3 E and 3 T; you have 5 AP, 9 M, 9 E and 9 T.',
    );
    expect(refusal(land({ 'red-ap': 6, 'red-humans': 0 }), 'relocate').rule).toBe('');
    const t = land({}, '; blue army 0405: husk-drones; blue army 0503: husk-drones');
    act(t, 'relocate');
    expect(offers(t)).toHaveLength(2);
    const siege = land({}, '; blue army 0405: husk-drones; blue army 0503: husk-drones');
    for (const army of ['army.1', 'army.2']) siege.s.flags[slot(siege, army)] |= FLAG.besieging;
    expect(refusal(siege, 'relocate').rule).toBe('2.23');
  });

  test('[2.23] [R55] an impossible place is refused with the reason', () => {
    const t = act(land(), 'relocate');
    expect(refusal(t, 'base concord-keep')).toEqual({
      rule: '2.23',
      reason: 'Concord Keep is already the headquarters. Choose another base.',
    });
    expect(refusal(t, 'base laboratory')).toEqual({
      rule: '2.23',
      reason: 'Test Foundry is not one of your bases. Choose one of your bases.',
    });
    expect(refusal(t, 'base axle-zero').reason).toContain('is not one of your bases.');
    const siege = act(land({}, '; blue army 0405: husk-drones'), 'relocate');
    siege.s.flags[slot(siege, 'army.1')] |= FLAG.besieging;
    expect(refusal(siege, 'base outpost').reason).toBe(
      'Waystation can’t become your headquarters: the base is besieged or not supplied. Choose another base.',
    );
  });

  test('[R55] [4.6] no other side learns where it is', () => {
    const t = act(land(), 'relocate');
    expect(t.game.steps[t.s.step]?.secret).toBe(true);
    act(t, 'base outpost');
    expect(t.events.find(({ type }) => type === 'relocated')?.to).toEqual([0]);
    expect(viewOf(t.game, t.s, 1).headquarters[0]).toBe(UNKNOWN);
  });
});
