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
  where,
} from '../../testing.ts';
import { downingChance } from './25-intercept.ts';

/** Red flies against Blue's laboratory; Blue has a base next to it and fighters in hand. */
const sky = (flyer: string, hand = 'kestrel-fighter', more = {}) =>
  table(
    `red at 0303: concord-keep; red hand: ${flyer}; blue at 0505: outpost laboratory; blue hand: ${hand}`,
    more,
  );

/** The sortie in progress, with Blue's decision about interceptors. */
const met = (flyer: string, hand?: string, more = {}) => {
  const t = sky(flyer, hand, more);
  const [name] = flyer.split(/[/!]/);
  act(t, `fly ${name}, to 0505`);
  if (stepNow(t) === 'fly.at') act(t, offers(t).includes('bomb 1') ? 'bomb 1' : 'strike outpost');
  return t;
};

describe('[25.1] [25.2] [25.3] air to air', () => {
  test('[S1] [25.1] [10.4.1] the interceptor rolls its Air-To-Air, not its attack', () => {
    // The fighter has attack 3 and Air-To-Air 6; the bomber defends with 3.
    expect(pools(act(met('pelican-bomber'), 'intercept kestrel-fighter'))).toBe('6 v 3');
  });

  test('[S2] [R1] the target rolls its defence, or its Air-To-Air if it has that ability', () => {
    expect(pools(act(met('glide-drake'), 'intercept kestrel-fighter'))).toBe('6 v 4');
    expect(pools(act(met('gnat-interceptor'), 'intercept kestrel-fighter'))).toBe('6 v 5');
    const kite = act(met('kite-raiders'), 'intercept kestrel-fighter');
    expect(pools(kite)).toBe('6 v 3');
    const options = { 'air-pool': 'defence' };
    expect(
      pools(act(met('kite-raiders', undefined, { options }), 'intercept kestrel-fighter')),
    ).toBe('6 v 4');
  });

  test('[S3] [25.2] it ends by prerogative, or when both accept, not before', () => {
    const t = act(met('pelican-bomber'), 'intercept kestrel-fighter');
    // The bomber takes no damage: it uses the prerogative, and Blue may send another interceptor.
    expect(stepNow(act(copyOf(t), 'roll 2:2'))).toBe('sortie.intercept');
    act(t, 'roll 4:2');
    expect([actorNow(t), offers(t)]).toEqual(['red', ['accept', 'fate']]);
    act(t, 'accept');
    expect([actorNow(t), offers(t)]).toEqual(['blue', ['accept', 'fate']]);
    expect(damage(t, 'pelican-bomber')).toBe(0);
    act(t, 'accept');
    expect([stepNow(t), damage(t, 'pelican-bomber')]).toEqual(['sortie.intercept', 2]);
  });

  test('[S4] [25.3] more successes do the difference as damage', () => {
    const t = act(met('pelican-bomber'), 'intercept kestrel-fighter, roll 5:2, accept, accept');
    expect([damage(t, 'pelican-bomber'), left(t, 'pelican-bomber')]).toEqual([3, 1]);
  });

  test('[5.1] [25.3] the chance shown beforehand agrees with rolling each die', () => {
    const t = met('pelican-bomber');
    const shown = () => downingChance(t.s, slot(t, 'kestrel-fighter'));
    const ones = (bits: number): number => bits.toString(2).replaceAll('0', '').length;
    const share = (needed: number): number => {
      let enough = 0;
      for (let bits = 0; bits < 2 ** 9; bits++)
        if (ones(bits & 63) - ones(bits >> 6) >= needed) enough += 1;
      return enough / 2 ** 9;
    };
    expect(left(t, 'pelican-bomber')).toBe(4);
    expect(shown()).toBeCloseTo(share(4), 12);
    // Chance for a card with the given hit points left; the dice do at most 6.
    for (const points of [1, 3, 6, 7]) {
      t.s.damage[slot(t, 'pelican-bomber')] = 4 - points;
      expect(shown()).toBeCloseTo(share(points), 12);
    }
  });

  test.each(['roll 2:2', 'roll 0:3', 'roll 0:0'])(
    '[S5] [25.3] equal or fewer successes do no damage: %s',
    (dice) => {
      const t = act(met('pelican-bomber'), `intercept kestrel-fighter, ${dice}`);
      expect([damage(t, 'pelican-bomber'), damage(t, 'kestrel-fighter')]).toEqual([0, 0]);
    },
  );

  test('[S6] [25.4] [1.4] damage equal to its hit points destroys it: discarded, no strike', () => {
    const t = act(met('pelican-bomber'), 'intercept kestrel-fighter, roll 5:1, accept');
    expect(where(t, 'pelican-bomber')).toBe('discarded');
    expect([stepNow(t), t.s.handSize[0]]).toEqual(['turn.act', 0]);
    expect(log(t, 'challenge')).toHaveLength(1);
    const worn = met('pelican-bomber!3');
    act(worn, 'intercept kestrel-fighter, roll 1:0, accept');
    expect(where(worn, 'pelican-bomber')).toBe('discarded');
  });

  test('[S7] [R2] with less it flies on, and the damage stays', () => {
    const t = act(
      met('pelican-bomber'),
      'intercept kestrel-fighter, roll 4:1, accept, accept, pass',
    );
    expect(stepNow(t)).toBe('sortie.pick');
    act(t, 'pick laboratory, roll 0:0');
    expect([where(t, 'pelican-bomber'), left(t, 'pelican-bomber')]).toEqual(['hand', 1]);
  });

  test('[S8] [25.5] without Air-To-Air it never hurts the interceptor', () => {
    const t = act(met('locust-strike-frame'), 'intercept kestrel-fighter, roll 0:4');
    expect([damage(t, 'kestrel-fighter'), where(t, 'kestrel-fighter')]).toEqual([0, 'hand']);
  });

  test('[S9] [25.5] with Air-To-Air its surplus hits the interceptor', () => {
    const t = act(met('glide-drake'), 'intercept kestrel-fighter, roll 1:3');
    expect([actorNow(t), offers(t)]).toEqual(['red', ['accept', 'fate']]);
    act(t, 'accept');
    expect([damage(t, 'kestrel-fighter'), damage(t, 'glide-drake')]).toEqual([2, 0]);
  });

  test('[S10] [25.6] in a duel the prerogative is the target’s too: it ends at once, without a response', () => {
    const t = act(met('glide-drake'), 'intercept kestrel-fighter, roll 2:3');
    expect(actorNow(t)).toBe('red');
    act(t, 'accept');
    // Blue had fate and could have reduced the damage, but has no decision.
    expect([stepNow(t), damage(t, 'kestrel-fighter')]).toEqual(['sortie.intercept', 1]);
  });

  test('[S11] [25.5] an interceptor is destroyed at its hit points, and the intruder flies on', () => {
    const t = met('glide-drake', 'gnat-interceptor line-rifles');
    act(t, 'intercept gnat-interceptor, roll 0:2');
    expect([where(t, 'gnat-interceptor'), stepNow(t)]).toEqual(['discarded', 'sortie.intercept']);
    expect(t.s.handSize[1]).toBe(1);
    expect(stepNow(act(t, 'pass'))).toBe('sortie.pick');
  });
});

describe('[R3] [R5] [R7] [R21] [R33] interceptors', () => {
  test('[R33] a player under attack with cards and AP has a decision, whatever the cards are', () => {
    const t = met('pelican-bomber', 'line-rifles');
    expect([actorNow(t), offers(t)]).toEqual(['blue', ['pass']]);
    expect(refusal(t, 'intercept line-rifles').rule).toBe('25.1');
    expect(stepNow(met('pelican-bomber', 'line-rifles', { values: { 'blue-ap': 0 } }))).toBe(
      'sortie.pick',
    );
    expect(
      stepNow(
        act(
          table('red at 0303: concord-keep; red hand: pelican-bomber; blue at 0505: outpost'),
          'fly pelican-bomber, to 0505',
        ),
      ),
    ).toBe('sortie.pick');
  });

  test('[R3] at their usual cost, in range, one after another, against missiles too', () => {
    const t = met('javelin-rocket', 'kestrel-fighter kite-raiders');
    expect(offers(t)).toEqual(['intercept kestrel-fighter', 'intercept kite-raiders', 'pass']);
    act(t, 'intercept kestrel-fighter, roll 1:0, accept');
    expect([t.s.ap[1], t.s.stock[4 + 2]]).toEqual([11, 7]);
    expect(offers(t)).toEqual(['intercept kite-raiders', 'pass']);
    expect(refusal(t, 'intercept kestrel-fighter').rule).toBe('R21');
    const poor = met('javelin-rocket', undefined, { values: { 'blue-energy': 1 } });
    expect(refusal(poor, 'intercept kestrel-fighter').rule).toBe('R3');
    const far = table(
      'red at 0303: concord-keep; red hand: pelican-bomber; blue at 0505: laboratory; blue at 1109: outpost; blue hand: kestrel-fighter',
    );
    act(far, 'fly pelican-bomber, to 0505');
    expect([offers(far), refusal(far, 'intercept kestrel-fighter').rule]).toEqual([['pass'], 'R3']);
  });

  test('[25.1] refusals say why a card cannot intercept', () => {
    const t = met('javelin-rocket', 'kestrel-fighter pelican-bomber');
    expect(refusal(t, 'intercept pelican-bomber').reason).toBe(
      'Pelican Bomber can’t intercept. Choose a card with Air-To-Air from your hand, or let the enemy pass.',
    );
    expect(refusal(t, 'intercept javelin-rocket').rule).toBe('25.1');
    // Guns belong to another decision.
    expect(refusal(t, 'fire kestrel-fighter').rule).toBe('R32');
    const poor = met('javelin-rocket', undefined, { values: { 'blue-energy': 1 } });
    expect(refusal(poor, 'intercept kestrel-fighter').reason).toBe(
      'Flying Kestrel Fighter costs 1 AP and 2 E; you have 12 AP and 1 E.',
    );
    const besieged = met('javelin-rocket', 'kestrel-fighter', {});
    besieged.s.place[slot(besieged, 'outpost')] = 0;
    expect(refusal(besieged, 'intercept kestrel-fighter').reason).toBe(
      'Kestrel Fighter can’t intercept: the hex is out of range. Choose another card, or let the enemy pass.',
    );
  });

  test('[R39] [R41] an interceptor is visible to all sides, and in the log of all', () => {
    const t = table(
      'red at 0303: concord-keep; red hand: pelican-bomber; blue at 0505: outpost; blue hand: kestrel-fighter; green at 0909: the-first-nest',
      { scenario: 'three' },
    );
    act(t, 'fly pelican-bomber, to 0505, intercept kestrel-fighter');
    expect(log(t, 'intercepts')).toEqual(['Interception of Pelican Bomber by Kestrel Fighter.']);
    expect(t.s.world.pieceRows.has(t.s.known, 2, slot(t, 'kestrel-fighter'))).toBe(true);
  });

  test('[R5] attack cards use their own fate; by option no card uses any', () => {
    const t = act(met('pelican-bomber'), 'intercept kestrel-fighter, roll 4:2, fate');
    expect([stepNow(t), t.s.ap[0]]).toEqual(['challenge.again', 9]);
    act(t, 'again 1, accept');
    expect(damage(t, 'pelican-bomber')).toBe(1);
    const options = { 'air-fate': 'no' };
    const strict = met('pelican-bomber', undefined, { options });
    act(strict, 'intercept kestrel-fighter, roll 4:2');
    expect([stepNow(strict), damage(strict, 'pelican-bomber')]).toEqual(['sortie.intercept', 2]);
  });

  test('[R7] terrain has no effect in the air, except by option', () => {
    const hills = (options: Record<string, string>) => {
      const t = table(
        'red at 0303: concord-keep; red hand: pelican-bomber; blue at 0505: outpost; blue hand: kestrel-fighter; hills 0505',
        { options },
      );
      return pools(act(t, 'fly pelican-bomber, to 0505, intercept kestrel-fighter'));
    };
    expect([hills({}), hills({ 'air-terrain': 'yes' })]).toEqual(['6 v 3', '6 v 5']);
  });
});
