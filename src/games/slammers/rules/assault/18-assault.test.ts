import { describe, expect, test } from 'vitest';
import { settle } from '../../../../kernel/engine.ts';
import { Log } from '../../../../kernel/text/log.ts';
import {
  act,
  actorNow,
  log,
  of,
  offers,
  on,
  prompt,
  refusal,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';
import { beginSection, SECTION } from '../sequence.ts';

/** Clear ground in scenario 12, which has nearly all kinds of units. */
const HEX = '1-0101';
const at = (text: string, values = {}) => fight('12', text, values);
/** The section of close assaults from its start, with its events. */
function fight(scenario: string, text: string, values = {}, options = {}): TestGame {
  const t = table('assault', scenario, text, { values, options });
  const log = new Log();
  t.s.role.fill(0);
  beginSection(t.s, SECTION.assault);
  settle(t.game, t.s, log);
  t.events.push(...log.take());
  return t;
}
/** Attacks of this player turn, with their odds. */
const attacks = (t: TestGame): string[] => {
  const end = t.events.findIndex(({ type }) => type === 'turn');
  const events = end < 0 ? t.events : t.events.slice(0, end);
  return log({ ...t, events }, 'assault').map((text) => text.replace(/^.*?: (.*)\.$/, '$1'));
};
/** Odds of the attacks announced so far, as shown before the roll. */
const odds = (t: TestGame): string[] => attacks(t).map((text) => text.replace(/^.*, odds /, ''));
/** Rolls without effect until a side has a decision or the player turn is over. */
const rollOn = (t: TestGame): TestGame => {
  const { round, mover } = t.s;
  while (actorNow(t) === 'chance' && t.s.round === round && t.s.mover === mover) act(t, 'roll 2');
  return t;
};

/** Plays the first offered action until the player turn is over; dice have no effect. */
const playOut = (t: TestGame): TestGame => {
  const { round, mover } = t.s;
  while (t.s.round === round && t.s.mover === mover && actorNow(t) !== 'nobody')
    act(t, offers(t)[0]);
  return t;
};

describe('[18.1] units in close assault', () => {
  test('[18.1] [S145] only where units of opposing players share a hex', () => {
    const t = at(`gTK1 ${HEX}; tAC1 1-0102; tAC2 rCC1 1-0301; gTK2 1-0301`);
    expect(stepNow(t)).toBe('assault.targets');
    expect(prompt(t)).toBe('choose the targets at 1-0301.');
    expect(stepNow(at(`gTK1 ${HEX}; tAC1 1-0102`))).not.toMatch(/^assault/);
  });

  test('[18.2] [S146] all units of both sides must attack in every player turn', () => {
    for (const mover of ['green', 'tan+blue+red'])
      expect(attacks(rollOn(at(`gTK1 tAC1 ${HEX}`, { mover })))).toEqual([
        'gTK1 against tAC1, odds 3-1',
        'tAC1 against gTK1, odds 1-1',
      ]);
    const t = at(`gTK1 gTK2 tAC1 tAC2 ${HEX}`);
    expect(offers(t)).toEqual(['all', 'target tAC1', 'target tAC2']);
    expect(refusal(t, 'done').rule).toBe('18.2');
    expect(refusal(t, 'done').reason).toBe(`All units at ${HEX} must attack: choose a target.`);
  });

  test('[18.3] [S147] [12.2] the attacks are simultaneous: an eliminated unit still attacks', () => {
    const t = act(at(`gTK1 tAC1 ${HEX}`), 'roll 12');
    expect(where(t, 'tAC1')).toBe(HEX);
    act(t, 'roll 12');
    expect([where(t, 'gTK1'), where(t, 'tAC1')]).toEqual(['dead', 'dead']);
  });

  test('[5.4] the order of attacks is that of fire, hex by hex', () => {
    const t = at(`gTK1 tAC1 ${HEX}; gTK2 tAC2 1-0301`, { mover: 'tan+blue+red' });
    expect(attacks(rollOn(t)).map((text) => text.slice(0, -', odds 1-1'.length))).toEqual([
      'gTK1 against tAC1',
      'tAC1 against gTK1',
      'gTK2 against tAC2',
      'tAC2 against gTK2',
    ]);
  });

  test('[12.7] [8.9] [R17] no unit attacks twice, nor after firing at a drop or at shells', () => {
    const t = rollOn(at(`gTK1 ${HEX} fired; tAC1 ${HEX}`));
    expect(attacks(t)).toEqual(['tAC1 against gTK1, odds 1-1']);
  });

  test('[R39] [S234] [13.8] howitzers attack with their printed value, calliopes with nothing', () => {
    const t = fight('14', 'gHO1 gCA1 2-0101; rHT1 2-0101');
    expect(attacks(rollOn(t))).toEqual(['gHO1 against rHT1, odds 2-1']);
    // The howitzer is a target, and so is the calliope.
    expect(offers(t)).toEqual(['all', 'target gHO1', 'target gCA1']);
  });

  test('[R27] a towed gun neither attacks nor is attacked', () => {
    const t = at(`tAC1 ${HEX}; tSG1 in tAC1; gTK1 ${HEX}`);
    rollOn(t);
    expect(attacks(t)).toEqual(['gTK1 against tAC1, odds 3-1', 'tAC1 against gTK1, odds 1-1']);
  });

  test('[44.5] in scenario 14 there is combat on panel 2 only', () => {
    const t = fight('14', 'gTK1 rHT1 5-0101; gTK2 rHT2 2-0101');
    expect(attacks(rollOn(t)).map((text) => text.slice(0, 4))).toEqual(['gTK2', 'rHT2']);
  });
});

describe('[18.3] targets', () => {
  test('[18.3] [S148] [16.7] one, some or all of the enemies, defences added up', () => {
    const t = at(`gTK1 tAC1 tAC2 tAP1 ${HEX}`);
    // 5 against 2 + 2 + 3 is 1-2, shifted 1-1.
    expect(odds(act(copy(t), 'all'))).toEqual(['1-1']);
    expect(odds(act(copy(t), 'target tAC1, done'))).toEqual(['3-1']);
    // 5 against 4 is 1-1, shifted 2-1.
    expect(odds(act(copy(t), 'target tAC1, target tAC2, done'))).toEqual(['2-1']);
    expect(refusal(t, 'target gTK1').rule).toBe('18.1');
    act(t, 'target tAC2');
    expect(offers(t)).toEqual(['target tAP1', 'done']);
    expect(refusal(t, 'target tAC1').rule).toBe('18.3');
    expect(refusal(t, 'target tAC1').reason).toContain('must come after tAC2');
    expect(refusal(t, 'all').rule).toBe('18.3');
    expect(refusal(t, 'target tAC3').rule).toBe('18.3');
  });

  test('[R29] [R27] infantry in a carrier is no target of its own, and does not add to its defence', () => {
    const t = at(`tAP1 ${HEX}; tIN1 in tAP1; gTK1 ${HEX}; tAC1 ${HEX}`);
    expect(offers(t)).toEqual(['all', 'target tAC1', 'target tAP1']);
    expect(refusal(t, 'target tIN1').rule).toBe('R27');
    // 5 against 3 is 1-1, shifted 2-1.
    expect(odds(act(t, 'target tAP1'))).toEqual(['2-1']);
  });

  test('[R4] a unit noted as eliminated can be named, but is left out of "all"', () => {
    const t = at(`gTK1 tAC1 tAC2 ${HEX}; tAP1 ${HEX} mark=eliminated`);
    expect(offers(t)).toEqual(['all', 'target tAC1', 'target tAC2', 'target tAP1']);
    // 5 against 2 + 2 is 1-1, shifted 2-1.
    expect(odds(act(t, 'all'))).toEqual(['2-1']);
  });

  test('[R50] three sides in a hex: each chooses among all enemies, allies fight together', () => {
    const t = fight('11', 'bHT1 rCC1 gIN1 tIN1 4-0101');
    // Blue's player also commands Tan, and each of the two has enemies of its own.
    expect([actorNow(t), offers(t)]).toEqual([
      'blue',
      ['all', 'target gIN1', 'target tIN1', 'target rCC1', 'target bHT1'],
    ]);
    act(t, 'target rCC1');
    expect(offers(t)).toEqual(['target bHT1', 'done']);
    const mixed = act(copy(t), 'done');
    expect(offers(mixed)).toEqual(['join tIN1', 'join bHT1']);
    act(mixed, 'join tIN1');
    // Infantry 2 doubled against 4, shifted; the hover tank is its enemy.
    expect(log(mixed, 'assault')).toEqual([
      'Close assault at 4-0101: tIN1 against rCC1, odds 2-1.',
    ]);
  });
});

describe('[18.4] odds', () => {
  test('[18.4] [18.5] [S149] [S150] [S277] [R48] infantry doubles, then the odds, then the shift', () => {
    const t = at(`gIN1 bHT1 ${HEX}`);
    // 2 doubled against 8 is 1-2, shifted 1-1.
    expect(log(act(t, 'roll 2'), 'assault')[0]).toContain('gIN1 against bHT1, odds 1-1');
    // 8 against 2 is 4-1, shifted 5-1; 5-1 stays 5-1.
    expect(attacks(t)[1]).toContain('bHT1 against gIN1, odds 5-1');
    const more = act(at(`gTK1 gTK2 gIN1 tAC1 ${HEX}`), 'join gTK1, join gTK2, fire');
    expect(odds(more)).toEqual(['5-1']);
  });

  test('[18.6] [19.6] [S151] [S277] an armoured car against a hover tank: 1-2, and disrupted 1-3', () => {
    const fresh = at(`gAC1 bHT1 ${HEX}`);
    expect(log(act(fresh, 'roll 2'), 'assault')[0]).toContain('gAC1 against bHT1, odds 1-2');
    const shaken = at(`gAC1 ${HEX} disrupted; bHT1 ${HEX}`);
    expect(log(act(shaken, 'roll 2'), 'assault')[0]).toContain('gAC1 against bHT1, odds 1-3');
  });

  test('[18.6] [R30] [S152] infantry in a disrupted carrier keeps both, and the carrier has neither', () => {
    const t = at(`tAP1 ${HEX} disrupted; tIN1 in tAP1; gAC1 ${HEX}`, {});
    rollOn(act(rollOn(t), 'join tIN1'));
    expect(attacks(t)).toEqual([
      'gAC1 against tAP1, odds 2-1',
      // 2 doubled against 2 is 2-1, shifted 3-1; 1 against 2.
      'tIN1 against gAC1, odds 3-1',
      'tAP1 against gAC1, odds 1-2',
    ]);
  });

  test('[18.5] mounted infantry doubles too', () => {
    const t = at(`rMI1 ${HEX} mounted; gTK1 ${HEX}`);
    rollOn(t);
    // 2 doubled against 5.
    expect(attacks(t)[1]).toContain('rMI1 against gTK1, odds 1-1');
  });

  test('[18.13] [S156] neither terrain nor rubble helps', () => {
    const t = at('gTK1 tAC1 1-0605; rubble 1-0605');
    expect(log(act(t, 'roll 2'), 'assault')[0]).toContain('gTK1 against tAC1, odds 3-1');
  });

  test('[R40] [S240] the limit of 1-4 applies after the shift', () => {
    // A carrier's 1 against a tank's 5 is 1-5, shifted 1-4; a disrupted carrier has no attack.
    expect(attacks(rollOn(at(`tAP1 gTK1 ${HEX}`)))).toContain('tAP1 against gTK1, odds 1-4');
    expect(attacks(rollOn(at(`tAP1 ${HEX} disrupted; gTK1 ${HEX}`)))).toHaveLength(1);
    // 1 against 8 is too little for one carrier; 2 against 8 is 1-4 for two, then shifted.
    expect(attacks(rollOn(at(`gAP1 bHT1 ${HEX}`)))).toEqual(['bHT1 against gAP1, odds 3-1']);
    const two = at(`gAP1 gAP2 bHT1 ${HEX}`);
    expect(attacks(two)).toEqual(['gAP1 and gAP2 against bHT1, odds 1-3']);
  });

  test('[7.10] [R13] [S35] a unit landed among enemies has no shift; infantry doubles, and the defenders shift', () => {
    const t = fight('2', 'tIN1 4-0605 landed=among-enemies; gTK1 4-0605');
    rollOn(t);
    expect(attacks(t)).toEqual(['tIN1 against gTK1, odds 1-2', 'gTK1 against tIN1, odds 3-1']);
    // A unit that landed elsewhere and walked there has the shift.
    const walked = fight('2', 'tIN1 4-0605 landed=dropped; gTK1 4-0605');
    rollOn(walked);
    expect(attacks(walked)[0]).toBe('tIN1 against gTK1, odds 1-1');
  });

  test('[R72] a unit landed among enemies attacks apart from units with the shift', () => {
    const t = fight('2', 'tIN1 4-0605 landed=among-enemies; tIN2 tIN3 gTK1 4-0605');
    expect(offers(t)).toEqual(['join tIN1', 'join tIN2', 'join tIN3']);
    const first = act(copy(t), 'join tIN1');
    expect(odds(first)).toEqual(['1-2']);
    act(t, 'join tIN2');
    expect(offers(t)).toEqual(['join tIN3', 'fire']);
    expect(refusal(t, 'join tIN1').rule).toBe('R72');
  });
});

const copy = (t: TestGame): TestGame => ({ game: t.game, s: t.s.clone(), events: [] });

describe('[18.9] units that attack together', () => {
  test('[18.9] [S153] disrupted and undisrupted units attack separately', () => {
    const t = at(`gTK1 gTK2 ${HEX}; gTK3 ${HEX} disrupted; tAC1 ${HEX}`);
    expect(offers(t)).toEqual(['join gTK1', 'join gTK2', 'join gTK3']);
    act(t, 'join gTK1');
    expect(offers(t)).toEqual(['join gTK2', 'fire']);
    expect(refusal(t, 'join gTK3').rule).toBe('18.9');
    expect(refusal(t, 'join gTK3').reason).toBe(
      'gTK3 and gTK1 must attack separately, because only one of them is disrupted.',
    );
    act(t, 'fire, roll 2');
    expect(offers(t)).toEqual(['join gTK2', 'join gTK3']);
    // A disrupted unit does not attack with a unit that has just landed either, though neither has the shift.
    const text = 'tAC1 4-0605 landed=among-enemies; tAC2 4-0605 disrupted; gIN1 4-0605';
    expect(offers(act(fight('10', text), 'join tAC1'))).not.toContain('join tAC2');
  });

  test('[R2] [19.1] [S249] a unit disrupted in this turn still shifts, doubles and combines', () => {
    const t = at(`gTK1 ${HEX}; gTK2 ${HEX} mark=disrupted; tAC1 ${HEX}`);
    expect(offers(act(t, 'join gTK1'))).toEqual(['join gTK2', 'fire']);
    expect(odds(act(t, 'join gTK2'))).toEqual(['5-1']);
  });

  test('[23.3] jammed units combine with no other unit', () => {
    const t = at(`gTK1 gTK2 ${HEX}; gTK3 ${HEX} jammed; tAC1 ${HEX}`);
    act(t, 'join gTK1');
    expect(refusal(t, 'join gTK3').rule).toBe('23.3');
    expect(refusal(t, 'join gTK3').reason).toContain('gTK3 is jammed');
  });

  test('[23.3] [R47] tanks jam combined close assaults too; jammed units attack alone, or not at all', () => {
    const jam = (text: string) =>
      act(fight('5', text, {}, { electronics: 1 }), 'join gTK1, join gTK2');
    const t = jam('gTK1 gTK2 bHT1 5-0101');
    expect([actorNow(t), offers(t)]).toEqual(['blue', ['jam bHT1', 'pass']]);
    expect(attacks(t)).toEqual(['gTK1 and gTK2 against bHT1, odds 2-1']);
    act(t, 'jam bHT1, target gTK1');
    expect([stepNow(t), of(t, 'role', 'gTK1'), of(t, 'role', 'gTK2')]).toEqual([
      'attack.roll',
      0,
      2,
    ]);
    act(t, 'roll 2');
    // 5 against 8 is 1-2, shifted 1-1.
    expect(attacks(t).at(-1)).toBe('gTK1 against bHT1, odds 1-1');
    // Two carriers have legal odds against a tank only together.
    const weak = fight('5', 'gAP1 gAP2 bHT1 5-0101', {}, { electronics: 1 });
    act(weak, 'jam bHT1, target gAP2');
    expect(attacks(weak)).toEqual(['gAP1 and gAP2 against bHT1, odds 1-3']);
    expect([stepNow(weak), offers(weak)]).toEqual([
      'assault.targets',
      ['all', 'target gAP1', 'target gAP2'],
    ]);
  });

  test('[R73] no unit that could take part is left without an attack', () => {
    // A tank's 5 is enough against 8 alone; the carriers are only together: 1 and 1 are 1-4.
    const t = at(`gTK1 gAP1 gAP2 bHT1 ${HEX}`);
    expect(offers(t)).toEqual(['join gTK1', 'join gAP1']);
    act(t, 'join gTK1');
    expect(offers(t)).toEqual(['join gAP1', 'fire']);
    const apart = act(copy(t), 'fire, roll 2');
    expect(attacks(apart)[1]).toContain('gAP1 and gAP2 against bHT1, odds 1-3');
    // 7 against 8 is 1-2, shifted: the second carrier has to join as well.
    act(t, 'join gAP1');
    expect(attacks(t)).toEqual(['gTK1, gAP1, and gAP2 against bHT1, odds 1-1']);
  });

  test('[18.3] refusals say which units cannot join', () => {
    const t = at(`gTK1 gTK2 ${HEX}; gTK3 ${HEX} fired; tAC1 ${HEX}; gTK4 1-0102`);
    const answers = ['join gTK4', 'join tAC1', 'join gTK3', 'fire'].map((a) => refusal(t, a).rule);
    expect(answers).toEqual(['18.1', '18.3', '12.7', '18.3']);
    act(t, 'join gTK2');
    expect(odds(t)).toEqual(['3-1']);
  });
});

describe('[18.14] fortresses', () => {
  const held = (text = '') => at(`tAC1 ${HEX} inside; gTK1 gTK2 ${HEX}; fortress ${HEX}${text}`);

  test('[18.14] [R49] [S157] [S246] defenders have 12 in the first turn only, then the attackers are inside', () => {
    const t = held();
    act(t, 'join gTK1, join gTK2');
    // 10 against 2 + 12 is 1-2, shifted 1-1; a single tank has 1-3.
    expect(odds(t)).toEqual(['1-1']);
    playOut(t);
    expect(['gTK1', 'gTK2', 'tAC1'].map((u) => of(t, 'inside', u))).toEqual([1, 1, 1]);
    expect(on(t, 'fought', HEX)).toBe(1);
    const next = held(`; fought ${HEX}`);
    expect(odds(act(next, 'join gTK1, fire'))).toEqual(['3-1']);
  });

  test('[R49] only survivors end up in the fortress, at most three of a party', () => {
    const t = at(`gTK1 ${HEX} inside; tAC1 ${HEX}; tAC2 ${HEX} mark=eliminated; fortress ${HEX}`);
    playOut(t);
    expect([where(t, 'tAC2'), of(t, 'inside', 'tAC1')]).toEqual(['dead', 1]);
  });

  test('[R49] [22.3] at most three attackers are in it from then on', () => {
    const t = playOut(
      fight('2', 'gTK1 4-0104 inside; tIN1 tIN2 tIN3 tIN4 4-0104; fortress 4-0104'),
    );
    expect(['tIN1', 'tIN2', 'tIN3', 'tIN4'].map((u) => of(t, 'inside', u))).toEqual([1, 1, 1, 0]);
  });

  test('[R49] a unit beside a fortress has no 12, and does not go in', () => {
    const t = at(`tAC1 ${HEX} inside; tAC2 ${HEX}; gTK1 ${HEX}; fortress ${HEX}`);
    expect(odds(act(copy(t), 'target tAC2'))).toEqual(['3-1']);
    // 5 against 14 is 1-3, shifted 1-2.
    expect(odds(act(t, 'target tAC1, done'))).toEqual(['1-2']);
    playOut(t);
    expect([of(t, 'inside', 'tAC2'), of(t, 'inside', 'gTK1')]).toEqual([0, 1]);
  });

  test('[R51] [20.1] [20.7] an R result turns the hex and its fortress to rubble', () => {
    const t = at(`tAC1 ${HEX} inside; gTK1 gTK2 ${HEX}; fortress ${HEX}; fought ${HEX}`);
    act(t, 'join gTK1, join gTK2');
    expect(odds(t)).toEqual(['5-1']);
    act(t, 'roll 9');
    expect([on(t, 'razed', HEX), on(t, 'fortress', HEX)]).toEqual([1, 1]);
    playOut(t);
    expect([on(t, 'rubble', HEX), on(t, 'fortress', HEX), of(t, 'inside', 'gTK1')]).toEqual([
      1, 0, 0,
    ]);
  });

  test('[20.1] a star makes no rubble in close assault', () => {
    const t = act(at(`gTK1 gTK2 tAC1 ${HEX}`), 'join gTK1, join gTK2');
    expect(odds(t)).toEqual(['5-1']);
    act(t, 'roll 8');
    expect([on(t, 'razed', HEX), on(t, 'struck', HEX)]).toEqual([0, 1]);
  });
});

describe('units that are surprised or have no commander', () => {
  test('[32.4] [R59] a unit in a close assault is no longer surprised, target or not', () => {
    const t = fight('2', 'gTK1 gIN1 4-0605; tIN1 4-0605; gTK2 4-0505');
    expect(stepNow(t)).toBe('assault.targets');
    expect(['gTK1', 'gIN1', 'gTK2'].map((u) => of(t, 'freed', u))).toEqual([1, 1, 0]);
  });

  test('[36.4] [R71] partisans attack the weakest unit of Blue together; among equals, the most expensive', () => {
    const t = fight('6', 'gIN1 gIN2 6-0102; bHT1 bCC1 bMI1 6-0102');
    act(t, 'all, join bHT1, join bCC1, join bMI1');
    rollOn(t);
    // 8 against 4 or against 3 is 2-1, shifted 3-1; the car is more expensive.
    expect(attacks(t).at(-1)).toBe('gIN1 and gIN2 against bCC1, odds 3-1');
  });
});
