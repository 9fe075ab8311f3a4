/** [S151] Each ability of units that counts in battle. */
import { describe, expect, test } from 'vitest';
import {
  act,
  actorNow,
  copyOf,
  damage,
  left,
  log,
  offers,
  pools,
  refusal,
  slot,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';
import { tallyOf } from './05-battle-flags.ts';
import { fateOf } from './05-pools.ts';
import { STEP } from '../names.ts';

/** Red attacks; both keep their rows as they are, and the given side acts first. */
function clash(red: string, blue: string, first: 'red' | 'blue' = 'red', situation = {}): TestGame {
  const t = table(
    `red army 0505: ${red}; blue army 0505: ${blue}; red at 0504: outpost; blue at 0506: outpost`,
    situation,
  );
  act(t, 'assault army.1, fight 1');
  while (stepNow(t) === 'battle.rows') act(t, 'done');
  return act(t, `first ${first === 'red' ? 1 : 0}`);
}

/** Plays on without hits until the round is over; both stay. */
function nextRound(t: TestGame): TestGame {
  while (stepNow(t) !== 'battle.go') {
    if (stepNow(t) === 'challenge.roll') act(t, 'roll 0:0, rest');
    else act(t, offers(t)[0] ?? '');
  }
  return act(t, 'stay, stay');
}

const hit = (t: TestGame, hits = 1): TestGame => act(t, `roll ${hits}:0, rest`);
/** Offered units of the side to act. */
const ready = (t: TestGame) => offers(t).map((offer) => offer.replace(/^\w+ /, ''));

describe('pools', () => {
  test('[S151] [10.2.11] [5.18] Swarm: 1 more for each other Swarm in front', () => {
    const t = clash('levy-rifles levy-rifles levy-rifles line-rifles', 'tine-walker');
    expect(pools(act(copyOf(t), 'attack levy-rifles'))).toBe('5 v 3');
    expect(pools(act(copyOf(t), 'attack line-rifles'))).toBe('4 v 3');
    t.s.marks[slot(t, 'levy-rifles.2')] |= 1;
    expect(pools(act(t, 'attack levy-rifles'))).toBe('4 v 3');
  });

  test('[S151] [10.2.15] Flank: more against the front if no unit is behind it', () => {
    expect(pools(clash('courser-light-tank', 'tine-walker'))).toBe('7 v 3');
    expect(pools(clash('courser-light-tank', 'tine-walker ogive-gun-walker'))).toBe('5 v 3');
  });

  test('[S151] [10.2.14] Assault: more attack now, then less defence, and no action in the next round', () => {
    const t = clash('titan-mauler', 'tine-walker husk-drones');
    expect(offers(t)).toEqual(['attack titan-mauler', 'storm titan-mauler']);
    expect(pools(act(copyOf(t), 'attack titan-mauler, strike tine-walker'))).toBe('8 v 3');
    act(t, 'storm titan-mauler, strike tine-walker');
    expect(pools(t)).toBe('10 v 3');
    act(t, 'roll 0:0, rest, attack tine-walker');
    expect(pools(t)).toBe('4 v 2');
    nextRound(t);
    act(t, 'first 1');
    expect(actorNow(t)).toBe('blue');
    act(t, 'attack tine-walker');
    // Its defence is back to normal.
    expect(pools(t)).toBe('4 v 4');
    nextRound(t);
    act(t, 'first 1');
    expect(offers(t)).toContain('storm titan-mauler');
  });

  test('[10.2.14] it storms from the front only, against the front', () => {
    const t = clash('titan-mauler line-rifles', 'tine-walker ogive-gun-walker');
    expect(pools(act(copyOf(t), 'storm titan-mauler'))).toBe('10 v 3');
    t.s.marks[slot(t, 'titan-mauler')] |= 1;
    expect(refusal(t, 'storm titan-mauler').rule).toBe('10.2.14');
    expect(refusal(t, 'storm line-rifles').rule).toBe('10.2.14');
  });

  test('[S151] [10.2.19] Infantry Support: a foot unit has 1 more attack and defence in this round', () => {
    const t = clash('drill-cadre line-rifles bulwark-heavy-tank', 'tine-walker');
    expect(offers(t)).toContain('support drill-cadre');
    // Only one unit on foot is with it, so there is no choice.
    act(t, 'support drill-cadre');
    expect(stepNow(t)).toBe('battle.aim');
    act(t, 'strike line-rifles');
    expect(pools(t)).toBe('4 v 4');
    act(t, 'roll 0:0, rest, attack line-rifles');
    expect(pools(t)).toBe('5 v 3');
    nextRound(t);
    act(t, 'first 1, attack line-rifles');
    expect(pools(t)).toBe('4 v 3');
  });

  test('[S151] [10.2.20] Defensive Fire: a unit in front adds its attack to its defence', () => {
    const t = clash('rampart-guns line-rifles', 'tine-walker');
    act(t, 'cover rampart-guns');
    expect(pools(t)).toBe('4 v 7');
    act(t, 'roll 0:0, rest, roll 0:0, rest, stay, stay, first 0');
    expect(pools(t)).toBe('4 v 3');
  });

  test('[S151] [10.6.5] Field Staff Kit: one more unit can be led', () => {
    const men = (kit: string) =>
      `line-rifles bulwark-heavy-tank longbow-battery doctor-ilse-karam${kit}`;
    expect(pools(act(clash(men(''), 'tine-walker'), 'attack line-rifles'))).toBe('3 v 3');
    expect(pools(act(clash(men('/field-staff-kit'), 'tine-walker'), 'attack line-rifles'))).toBe(
      '4 v 3',
    );
  });
});

describe('hits', () => {
  test('[S151] [10.2.13] Shock Attack: the unit that is hit counts as having acted', () => {
    const t = clash('shriek-host levy-rifles', 'tine-walker husk-drones');
    hit(act(t, 'attack shriek-host, strike tine-walker'));
    expect([actorNow(t), ...ready(t)]).toEqual(['blue', 'shriek-host', 'levy-rifles']);
    act(t, 'strike levy-rifles');
    expect(t.s.frame(STEP.challenge).attacker).toBe(slot(t, 'husk-drones'));
    const missed = clash('shriek-host levy-rifles', 'tine-walker husk-drones');
    act(missed, 'attack shriek-host, strike tine-walker, roll 0:0, rest');
    expect(ready(missed)).toEqual(['tine-walker', 'husk-drones']);
  });

  test('[S151] [10.2.21] Steadfast: cannot be shocked, disabled or confused, but disarmed', () => {
    const fares = (attacker: string) => {
      const t = clash(`${attacker} levy-rifles`, 'rampart-guard levy-rifles');
      hit(act(t, `attack ${attacker}, strike rampart-guard`));
      return [ready(t).includes('rampart-guard'), t.s.toll[slot(t, 'rampart-guard')] > 0];
    };
    expect(fares('shriek-host')).toEqual([true, false]);
    expect(fares('howl-drummers')).toEqual([true, false]);
    expect(fares('bile-slinger')).toEqual([true, false]);
    expect(fares('shunt-emitter')).toEqual([true, true]);
  });

  test('[S151] [10.2.35] Confusion: the unit that is hit loses its next attack, in this round or the next', () => {
    const t = clash('howl-drummers levy-rifles', 'tine-walker husk-drones');
    hit(act(t, 'attack howl-drummers, strike tine-walker'));
    expect(stepNow(t)).toBe('battle.aim');
    const late = clash('howl-drummers levy-rifles', 'tine-walker husk-drones', 'blue');
    act(late, 'attack tine-walker, strike levy-rifles, roll 0:0, rest');
    hit(act(late, 'attack howl-drummers, strike tine-walker'));
    nextRound(late);
    act(late, 'first 0');
    // Only Husk Drones can act, so the decision is about their target.
    expect([actorNow(late), ...ready(late)]).toEqual(['blue', 'howl-drummers', 'levy-rifles']);
    act(late, 'strike levy-rifles');
    expect(late.s.frame(STEP.challenge).attacker).toBe(slot(late, 'husk-drones'));
  });

  test('[S151] [10.2.16] Disable: less defence for some rounds', () => {
    const t = clash('null-emitter line-rifles', 'bulwark-heavy-tank');
    hit(act(t, 'attack null-emitter'), 2);
    act(t, 'roll 0:0, rest');
    expect(pools(t)).toBe('4 v 3');
    nextRound(t);
    act(t, 'first 1, attack line-rifles');
    expect(pools(t)).toBe('4 v 3');
    nextRound(t);
    act(t, 'first 1, attack line-rifles');
    expect(pools(t)).toBe('4 v 5');
  });

  test('[S151] [10.2.17] Disarm: less attack for some rounds', () => {
    const t = clash('shunt-emitter', 'tine-walker');
    expect(pools(hit(t))).toBe('2 v 4');
    nextRound(t);
    expect(pools(act(t, 'first 0'))).toBe('2 v 4');
    nextRound(t);
    expect(pools(act(t, 'first 0'))).toBe('4 v 4');
  });

  test('[S151] [10.2.29] Frenzy: each hit on the unit adds 1 attack and takes 1 defence', () => {
    const t = clash('line-rifles', 'brute-gang');
    hit(t, 2);
    expect(pools(t)).toBe('6 v 3');
    act(t, 'roll 0:0, rest, stay, stay, first 1');
    expect(pools(t)).toBe('4 v 2');
    act(t, 'roll 0:0, rest');
    expect(pools(t)).toBe('6 v 3');
  });

  test('[S151] [10.2.30] Growth: 1 more attack for each unit that it destroys', () => {
    const t = clash('maw-young', 'levy-rifles!2 tine-walker');
    act(t, 'strike levy-rifles');
    hit(t);
    act(t, 'roll 0:0, rest, stay, stay, first 1');
    expect(pools(t)).toBe('5 v 3');
  });

  test('[S151] [10.2.6] [10.6.8] Regenerate: heals between rounds', () => {
    const t = clash('line-rifles/reflex-graft', 'chitin-guard!3');
    t.s.damage[slot(t, 'line-rifles')] = 2;
    act(t, 'roll 0:0, rest, roll 0:0, rest');
    expect([damage(t, 'chitin-guard'), damage(t, 'line-rifles')]).toEqual([2, 1]);
  });

  test('[S151] [10.6.7] Myofibre Graft: two points more', () => {
    const t = clash('titan-mauler', 'levy-rifles/myofibre-graft tine-walker');
    act(t, 'attack titan-mauler, strike levy-rifles');
    hit(t, 4);
    expect([left(t, 'levy-rifles'), where(t, 'levy-rifles')]).toEqual([1, '0505']);
  });
});

describe('ways to strike', () => {
  test('[S151] [10.2.24] Double Attack: the same target twice, if it is still there', () => {
    const t = clash('vector-striker', 'titan-mauler');
    hit(t);
    expect(t.s.frame(STEP.challenge).defender).toBe(slot(t, 'titan-mauler'));
    hit(t);
    expect(damage(t, 'titan-mauler')).toBe(2);
    expect(actorNow(t)).toBe('blue');
    const dead = clash('vector-striker', 'levy-rifles!2 line-rifles');
    act(dead, 'strike levy-rifles');
    hit(dead);
    expect([where(dead, 'levy-rifles'), damage(dead, 'line-rifles')]).toEqual(['discarded', 0]);
    expect(log(dead, 'attacks').filter((line) => line.includes('by Vector'))).toHaveLength(1);
  });

  test('[S151] [10.2.25] Area Attack: a second target in the same row', () => {
    const t = clash(
      'longbow-battery',
      'tine-walker caltrop-frame husk-drones ogive-gun-walker lemma',
    );
    act(t, 'strike tine-walker');
    expect(pools(t)).toBe('7 v 3');
    act(t, 'roll 0:0, rest');
    expect(offers(t)).toEqual(['strike caltrop-frame', 'strike husk-drones']);
    act(t, 'strike husk-drones');
    expect(pools(t)).toBe('7 v 2');
    act(t, 'roll 0:0, rest');
    expect(actorNow(t)).toBe('blue');
  });

  test('[S151] [10.2.25] no target in another row, even if the first has fallen', () => {
    const t = clash('longbow-battery line-rifles', 'levy-rifles!2 ogive-gun-walker');
    hit(act(t, 'attack longbow-battery, strike levy-rifles'));
    expect(log(t, 'attacks').filter((line) => line.includes('by Longbow'))).toHaveLength(1);
  });

  test('[S151] [10.2.26] Breakthrough: after a hit on the front it attacks the rear', () => {
    const t = clash('auger-frame', 'tine-walker ogive-gun-walker null-emitter lemma');
    hit(t);
    expect(offers(t)).toEqual(['strike ogive-gun-walker', 'strike null-emitter']);
    act(t, 'strike null-emitter');
    expect(pools(t)).toBe('6 v 4');
    act(t, 'roll 0:0, rest');
    expect(actorNow(t)).toBe('blue');
    const missed = clash('auger-frame', 'tine-walker ogive-gun-walker null-emitter lemma');
    act(missed, 'roll 0:0, rest');
    expect(actorNow(missed)).toBe('blue');
  });

  test('[S151] [10.2.23] Multi-target: dice are split among the chosen targets', () => {
    const t = clash('bastion-colossus', 'tine-walker husk-drones caltrop-frame');
    expect(offers(t)).toEqual(['strike tine-walker', 'strike husk-drones', 'strike caltrop-frame']);
    expect(refusal(t, 'done').rule).toBe('10.2.23');
    act(t, 'strike tine-walker');
    expect(offers(t)).toEqual(['strike husk-drones', 'strike caltrop-frame', 'done']);
    expect(pools(act(copyOf(t), 'done'))).toBe('7 v 3');
    act(t, 'strike caltrop-frame, done');
    expect(pools(t)).toBe('4 v 3');
    act(t, 'roll 0:0, rest');
    expect([pools(t), t.s.frame(STEP.challenge).defender]).toEqual([
      '3 v 3',
      slot(t, 'caltrop-frame'),
    ]);
    act(t, 'roll 0:0, rest');
    expect(actorNow(t)).toBe('blue');
  });

  test('[S151] [10.6.11] Shaped Charges: one attack does 3 more on a hit, and uses them up', () => {
    const t = clash('line-rifles/shaped-charges', 'titan-mauler');
    expect(offers(t)).toEqual(['attack line-rifles', 'charge line-rifles']);
    hit(act(copyOf(t), 'attack line-rifles'));
    hit(act(t, 'charge line-rifles'));
    expect(damage(t, 'titan-mauler')).toBe(4);
    expect(t.s.load[slot(t, 'line-rifles')]).toBe(-1);
    expect(
      refusal(clash('line-rifles levy-rifles', 'titan-mauler'), 'charge line-rifles').rule,
    ).toBe('10.6.11');
  });

  test('[S151] [10.2.12] Vengeance: a last attack on the killer, if friends are left', () => {
    const t = clash('vector-striker', 'spite-thorns!3 tine-walker');
    act(t, 'strike spite-thorns');
    hit(t);
    expect([stepNow(t), pools(t)]).toEqual(['challenge.roll', '5 v 4']);
    act(t, 'roll 3:0, rest');
    expect([where(t, 'spite-thorns'), damage(t, 'vector-striker')]).toEqual(['discarded', 3]);
    // The killer's action ends.
    expect(t.s.frame(STEP.challenge).attacker).toBe(slot(t, 'tine-walker'));
    const last = clash('vector-striker', 'spite-thorns!3');
    hit(last);
    expect(log(last, 'avenges')).toEqual([]);
  });

  test('[10.2.12] [10.2.29] [3.22] revenge hits like any attack: Frenzy grows, and the army learns', () => {
    const t = clash('brute-gang', 'spite-thorns!3 tine-walker');
    hit(act(t, 'strike spite-thorns'));
    const before = t.s.experience[slot(t, 'army.2')] as number;
    act(t, 'roll 2:0, rest');
    expect(tallyOf(t.s, slot(t, 'brute-gang'), 'fury')).toBe(1);
    expect(t.s.experience[slot(t, 'army.2')]).toBe(before + 1);
  });

  test('[S151] [5.22] [10.2.18] Sniper: 1 AP, the level against the fate of the enemy hero', () => {
    const t = clash('longshot-cell', 'tine-walker captain-tamsin-roe', 'red');
    expect(offers(t)).toEqual(['attack longshot-cell', 'snipe longshot-cell']);
    const ap = t.s.ap[0];
    act(t, 'snipe longshot-cell');
    expect([pools(t), t.s.ap[0]]).toEqual(['4 v 3', ap - 1]);
    expect([t.s.frame(STEP.challenge).attackFate, t.s.frame(STEP.challenge).defenceFate]).toEqual([
      -1, -1,
    ]);
    hit(t, 2);
    expect(damage(t, 'captain-tamsin-roe')).toBe(2);
    // It has acted.
    expect(actorNow(t)).toBe('chance');
    const poor = clash('longshot-cell line-rifles', 'tine-walker captain-tamsin-roe', 'red', {
      values: { 'red-ap': 3 },
    });
    expect(refusal(poor, 'snipe longshot-cell').rule).toBe('5.22');
    const nobody = clash('longshot-cell line-rifles', 'tine-walker');
    expect(refusal(nobody, 'snipe longshot-cell').rule).toBe('5.22');
  });
});

test.each([
  [2, 3],
  [3, 4],
  [22, 4],
  [23, 5],
  [62, 5],
  [63, 6],
  [142, 6],
  [143, 7],
])('[3.21] [5.6] with %i points, and 8 for the hero, an army has %i fate', (points, fate) => {
  const t = table('red army 0505: line-rifles captain-tamsin-roe');
  t.s.experience[slot(t, 'army.1')] = points;
  expect(fateOf(t.s, slot(t, 'line-rifles'))).toBe(fate);
});
