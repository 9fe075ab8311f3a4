import { describe, expect, test } from 'vitest';
import { english } from '../../../../../test/english.ts';
import { forget } from '../knowledge.ts';
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
  weights,
  where,
} from '../../testing.ts';

const base = 'red at 0404: concord-keep';
const enemy =
  'blue at 0505: outpost laboratory; blue army 0505: line-rifles levy-rifles marshal-orsine-vale';

/** Red has cards in hand; Blue has pieces in 0505. */
const ready = (hand: string, more = '', situation = {}) =>
  table(`${base}; red hand: ${hand}; ${enemy}; ${more}`, situation);

/** The position just before a strike on the only piece there. */
function over(hand: string, there: string, situation = {}) {
  const t = table(`${base}; red hand: ${hand}; ${there}`, situation);
  act(t, `fly ${hand.split(/[/!]/)[0]}, to 0505`);
  return t;
}

describe('[25.15] [25.16] [25.17] targets', () => {
  test('[S30] [25.15] [6.6] the strike comes after interceptors and guns', () => {
    const t = ready('pelican-bomber', 'blue hand: kestrel-fighter; blue army 0505: flak-crawler');
    act(t, 'fly pelican-bomber, to 0505, bomb 1');
    expect(stepNow(t)).toBe('sortie.intercept');
    act(t, 'intercept kestrel-fighter, roll 0:0, pass');
    expect(pools(t)).toBe('5 v 3');
    act(t, 'roll 0:0');
    expect([stepNow(t), log(t, 'drawn')]).toEqual(['sortie.pick', []]);
  });

  test('[S31] [25.15] a card that was shot down does not strike', () => {
    const t = over('pelican-bomber', 'blue at 0505: air-defence');
    act(t, 'roll 6:1, accept');
    // The gun has fired, took no damage back, and is unharmed.
    expect([stepNow(t), damage(t, 'air-defence'), log(t, 'challenge').length]).toEqual([
      'turn.act',
      0,
      1,
    ]);
  });

  test('[S32] [25.16] without Precision all targets have equal chances', () => {
    const t = act(ready('pelican-bomber'), 'fly pelican-bomber, to 0505');
    const facilities = act(copyOf(t), 'bomb 1');
    expect(offers(facilities)).toEqual(['pick outpost', 'pick laboratory']);
    expect(Object.values(weights(facilities))).toEqual([1, 1]);
    // [R6] Heroes are never drawn.
    expect(offers(act(t, 'strike army.1'))).toEqual(['pick line-rifles', 'pick levy-rifles']);
  });

  test('[R6] by option heroes can be drawn too', () => {
    const t = ready('pelican-bomber', '', { options: { 'heroes-drawn': 'yes' } });
    act(t, 'fly pelican-bomber, to 0505, strike army.1');
    expect(offers(t)).toHaveLength(3);
    expect(pools(act(t, 'pick marshal-orsine-vale'))).toBe('7 v 4');
  });

  test('[S33] [25.16] an aircraft chooses between a unit of an army and a facility', () => {
    expect(offers(act(ready('pelican-bomber'), 'fly pelican-bomber, to 0505'))).toEqual([
      'strike army.1',
      'bomb 1',
    ]);
  });

  test('[S34] [25.16] so does a helo', () => {
    expect(offers(act(ready('dragonfly-rotor'), 'fly dragonfly-rotor, to 0505'))).toEqual([
      'strike army.1',
      'bomb 1',
    ]);
  });

  test('[S35] [25.16] a missile automatically targets facilities', () => {
    const t = act(ready('javelin-rocket'), 'fly javelin-rocket, to 0505');
    expect(offers(t)).toEqual(['pick outpost', 'pick laboratory']);
  });

  test('[S36] [25.17] [10.4.3] [10.6.18] with Precision aircraft and helos choose the unit or facility', () => {
    const cards = ['outpost', 'laboratory', 'line-rifles', 'levy-rifles'].map(
      (id) => `strike ${id}`,
    );
    expect(offers(act(ready('kite-raiders'), 'fly kite-raiders, to 0505'))).toEqual(cards);
    expect(offers(act(ready('wasp-gunship'), 'fly wasp-gunship, to 0505'))).toEqual(cards);
    expect(
      offers(act(ready('pelican-bomber/guidance-pod'), 'fly pelican-bomber, to 0505')),
    ).toEqual(cards);
    const t = act(
      ready('kite-raiders'),
      'fly kite-raiders, to 0505, strike levy-rifles, roll 3:1, rest',
    );
    expect([left(t, 'levy-rifles'), left(t, 'line-rifles')]).toEqual([1, 4]);
  });

  test('[S37] [25.17] a missile with Precision chooses the facility', () => {
    const t = act(ready('needle-missile'), 'fly needle-missile, to 0505');
    expect(offers(t)).toEqual(['strike outpost', 'strike laboratory']);
    expect(refusal(t, 'strike line-rifles').rule).toBe('6.5');
    expect(pools(act(t, 'strike laboratory'))).toBe('7 v 2');
  });

  test('[R36] a random unit is drawn from an unidentified army', () => {
    const t = table(
      `${base}; red hand: kite-raiders; hidden blue army 0505: line-rifles; blue at 0505: outpost`,
    );
    act(t, 'fly kite-raiders, to 0505');
    // Not even the army's counter is known: only the outpost is a target.
    expect(log(t, 'flies')).toEqual(['Sortie by Kite Raiders against Blue in 0505.']);
    expect([stepNow(t), pools(t)]).toEqual(['challenge.roll', '4 v 3']);
  });

  test('[R36] with Precision an army known only by its counter can be the target', () => {
    const t = table(
      `${base}; red hand: kite-raiders; blue army 0505: line-rifles wren; blue at 0505: outpost`,
    );
    forget(t.s, slot(t, 'line-rifles'), 0);
    act(t, 'fly kite-raiders, to 0505');
    expect(offers(t)).toEqual(['strike outpost', 'strike army.1']);
    expect(offers(act(t, 'strike army.1'))).toEqual(['pick line-rifles']);
  });

  test('[R29] [R38] facilities are drawn among the observed ones of the chosen owner', () => {
    const t = table(
      `${base}; red hand: pelican-bomber; blue at 0505: outpost; hidden blue at 0505: minefield; independents at 0505: laboratory`,
    );
    act(t, 'fly pelican-bomber, to 0505');
    expect(offers(t)).toEqual(['bomb 1', 'bomb 2']);
    expect(offers(act(t, 'bomb 1'))).toEqual(['pick outpost']);
  });

  test('[R44] [25.21] without a target the card returns with its munition', () => {
    const t = over('pelican-bomber/cluster-load', 'blue army 0505: marshal-orsine-vale');
    expect([stepNow(t), where(t, 'pelican-bomber')]).toEqual(['turn.act', 'hand']);
    expect(log(t, 'no-target')).toHaveLength(1);
    expect(t.s.load[t.s.load.findIndex((code) => code >= 0)]).toBeGreaterThan(0);
  });
});

test('[R44] [25.11] the target may be a gun that was destroyed in its duel before', () => {
  const t = table(`${base}; red hand: sabre-suppressor; blue army 0505: flak-crawler line-rifles`);
  act(
    t,
    'fly sabre-suppressor, to 0505, strike flak-crawler, fire flak-crawler, roll 0:5, rest, pass',
  );
  expect([stepNow(t), where(t, 'flak-crawler'), log(t, 'no-target').length]).toEqual([
    'turn.act',
    'discarded',
    1,
  ]);
});

test('[25.16] [R41] both sides see the drawn target, and the attacker knows it from then on', () => {
  const t = table(
    `${base}; red hand: pelican-bomber; blue army 0505: line-rifles; green at 0909: outpost`,
    {
      scenario: 'three',
    },
  );
  for (const side of [0, 2]) forget(t.s, slot(t, 'line-rifles'), side);
  act(t, 'fly pelican-bomber, to 0505, pick line-rifles');
  expect(log(t, 'drawn')).toEqual(['Target drawn: Line Rifles.']);
  const [event] = t.events.filter(({ type }) => type === 'drawn');
  expect([event?.to, english(t.game, event?.outcome)]).toEqual([[0, 1], 'Line Rifles']);
  const isKnown = (side: number) =>
    t.s.world.pieceRows.has(t.s.known, side, slot(t, 'line-rifles'));
  expect([isKnown(0), isKnown(2)]).toEqual([true, false]);
});

describe('[25.18] [25.19] [25.20] the challenge', () => {
  test('[S38] [25.18] the attack is the card’s attack', () => {
    expect(
      pools(act(over('pelican-bomber', 'blue army 0505: line-rifles'), 'pick line-rifles')),
    ).toBe('7 v 3');
  });

  test.each([
    ['hills 0505', '7 v 5'],
    ['works 0505', '7 v 4'],
    ['mountains 0505; tunnels 0505', '7 v 8'],
    // Works help only the side that controls the hex.
    ['works 0505; red army 0505: line-rifles', '7 v 3'],
    ['scrub 0505', '7 v 3'],
  ])(
    '[S39] [25.18] [3.2] [3.7] [S140] terrain and works add to the defence: %s',
    (ground, expected) => {
      const t = over('pelican-bomber', `blue army 0505: line-rifles; ${ground}`);
      expect(pools(act(t, 'pick line-rifles'))).toBe(expected);
    },
  );

  test('[25.18] [10.3.15] [10.6.2] plates, shields and upgrades count', () => {
    const plates = over('pelican-bomber', 'blue army 0505: line-rifles/composite-plates');
    expect(pools(act(plates, 'pick line-rifles'))).toBe('7 v 4');
    const shield = over('pelican-bomber', 'blue at 0505: laboratory shield-generator');
    expect(pools(act(copyOf(shield), 'pick laboratory'))).toBe('7 v 3');
    expect(pools(act(shield, 'pick shield-generator'))).toBe('7 v 2');
    const apart = over(
      'pelican-bomber',
      'blue at 0505: laboratory; blue at 0506: shield-generator',
    );
    expect(pools(act(apart, 'pick laboratory'))).toBe('7 v 2');
    // Upgrades of a stronghold add only slots and structure.
    expect(
      pools(
        act(over('pelican-bomber', 'blue at 0505: axle-zero^2'), 'roll 0:0, rest, pick axle-zero'),
      ),
    ).toBe('7 v 5');
    const grown = over('pelican-bomber', 'blue at 0505: outpost^2');
    expect(pools(act(grown, 'pick outpost'))).toBe('7 v 4');
  });

  test('[S40] [25.2] it ends by prerogative, or when both accept', () => {
    const t = act(over('pelican-bomber', 'blue army 0505: line-rifles'), 'pick line-rifles');
    expect(stepNow(act(copyOf(t), 'roll 2:2'))).toBe('turn.act');
    act(t, 'roll 4:2');
    expect([actorNow(t), offers(t)]).toEqual(['red', ['accept', 'fate']]);
    expect(stepNow(act(t, 'accept'))).toBe('turn.act');
  });

  test('[S41] [25.19] the difference is damage', () => {
    const t = over('pelican-bomber', 'blue army 0505: line-rifles');
    act(t, 'pick line-rifles, roll 4:1, accept');
    expect([damage(t, 'line-rifles'), left(t, 'line-rifles')]).toEqual([3, 1]);
  });

  test('[S42] [25.19] at its points the target is destroyed and discarded', () => {
    const t = over('pelican-bomber', 'blue army 0505: line-rifles levy-rifles');
    act(t, 'pick line-rifles, roll 5:1');
    expect([where(t, 'line-rifles'), where(t, 'army.1')]).toEqual(['discarded', '0505']);
    const alone = over('pelican-bomber', 'blue at 0505: laboratory!3');
    expect(where(act(alone, 'pick laboratory, roll 4:1'), 'laboratory')).toBe('discarded');
    expect([...alone.s.beheaded]).toEqual([0, 0]);
  });

  test('[1.4] [2.16] a field army is removed with its last card', () => {
    const t = over('pelican-bomber', 'blue army 0505: line-rifles');
    act(t, 'pick line-rifles, roll 7:0, rest');
    expect([where(t, 'army.1'), t.s.owner[slot(t, 'army.1')]]).toEqual(['free', -1]);
    expect(t.s.group[slot(t, 'line-rifles')]).toBe(-1);
  });

  test('[S43] [25.20] the unit that is struck has no fate, hero or not', () => {
    const t = over('pelican-bomber', 'blue army 0505: line-rifles wren');
    act(t, 'pick line-rifles, roll 4:1');
    // Two heroes with six points of fate are there, but only the attacker decides.
    expect(actorNow(t)).toBe('red');
    act(t, 'fate, again 1');
    expect([stepNow(t), where(t, 'line-rifles')]).toEqual(['turn.act', 'discarded']);
  });

  test('[R42] independents spend no fate, and use the prerogative', () => {
    const t = over('pelican-bomber', 'independents army 0505: rust-knights');
    expect(stepNow(act(copyOf(t), 'pick rust-knights, roll 3:3'))).toBe('turn.act');
    act(t, 'pick rust-knights, roll 5:3');
    // One damage is pending, so only the attacker decides.
    expect(actorNow(t)).toBe('red');
    expect(damage(act(t, 'accept'), 'rust-knights')).toBe(2);
  });

  test('[S44] [R5] the attack card uses its own', () => {
    const t = act(
      over('pelican-bomber', 'blue army 0505: rampart-guard'),
      'pick rampart-guard, roll 4:2, fate, again 1',
    );
    expect([damage(t, 'rampart-guard'), t.s.ap[0]]).toEqual([3, 9]);
  });

  test('[R5] by option it uses none', () => {
    const t = over('pelican-bomber', 'blue army 0505: rampart-guard', {
      options: { 'air-fate': 'no' },
    });
    act(t, 'pick rampart-guard, roll 4:2');
    expect([stepNow(t), damage(t, 'rampart-guard')]).toEqual(['turn.act', 2]);
  });

  test('[R28] leaders, command and supply do not count in a strike', () => {
    // A Military Genius, more units than a hero could command, and no base of their side.
    const led = over('pelican-bomber', 'blue army 0505: line-rifles marshal-orsine-vale');
    expect(pools(act(led, 'pick line-rifles'))).toBe('7 v 3');
    const crowd = Array<string>(8).fill('line-rifles').join(' ');
    expect(pools(act(over('pelican-bomber', `blue army 0505: ${crowd}`), 'pick line-rifles'))).toBe(
      '7 v 3',
    );
  });

  test('[6.8] [S106] [10.2.5] each air controller of the side in the hex adds three dice', () => {
    const t = over('pelican-bomber', 'blue army 0505: line-rifles; red army 0505: beacon-cell');
    expect(pools(act(t, 'pick line-rifles'))).toBe('10 v 3');
    const elsewhere = over(
      'pelican-bomber',
      'blue army 0505: line-rifles; red army 0506: beacon-cell',
    );
    expect(pools(act(elsewhere, 'pick line-rifles'))).toBe('7 v 3');
    const theirs = over('pelican-bomber', 'blue army 0505: line-rifles beacon-cell');
    expect(pools(act(theirs, 'pick line-rifles'))).toBe('7 v 3');
  });
});

describe('[25.21] [25.22] [25.23] munitions and missiles', () => {
  const loaded = () =>
    act(over('pelican-bomber/cluster-load', 'blue army 0505: rampart-guard'), 'pick rampart-guard');
  const isLoaded = (t: ReturnType<typeof loaded>) => t.s.load.some((code) => code >= 0);

  test('[S45] [25.21] a munition is spent on a hit', () => {
    const t = loaded();
    expect(isLoaded(t)).toBe(true);
    expect(isLoaded(act(t, 'roll 4:2, accept'))).toBe(false);
  });

  test('[S46] [25.21] a munition is also spent on a miss', () => {
    expect(isLoaded(act(loaded(), 'roll 2:2, rest'))).toBe(false);
  });

  test('[S47] [25.22] [R8] [10.6.15] [10.6.16] its damage is added to a hit, and only to a hit', () => {
    expect(damage(act(loaded(), 'roll 3:2, accept'), 'rampart-guard')).toBe(3);
    expect(damage(act(loaded(), 'roll 2:2, rest'), 'rampart-guard')).toBe(0);
    // Deep Penetrator is only for facilities.
    const deep = over('pelican-bomber/deep-penetrator', 'blue at 0505: outpost');
    expect(damage(act(deep, 'pick outpost, roll 1:0, accept'), 'outpost')).toBe(5);
    const soft = over('pelican-bomber/deep-penetrator', 'blue army 0505: rampart-guard');
    expect(damage(act(soft, 'pick rampart-guard, roll 1:0, accept'), 'rampart-guard')).toBe(1);
  });

  test('[S48] [25.23] no missile on a hex without a base', () => {
    const t = table(`${base}; red hand: javelin-rocket; blue army 0505: line-rifles`);
    expect(refusal(t, 'fly javelin-rocket').rule).toBe('6.5');
    const two = table(
      `${base}; red hand: javelin-rocket; blue army 0505: line-rifles; blue at 0506: outpost`,
    );
    act(two, 'fly javelin-rocket');
    expect([offers(two), refusal(two, 'to 0505').rule]).toEqual([['to 0506'], '25.23']);
  });

  test('[S49] [25.23] no missile on an army', () => {
    const t = act(ready('needle-missile'), 'fly needle-missile, to 0505');
    expect([offers(t).includes('strike army.1'), refusal(t, 'strike army.1').rule]).toEqual([
      false,
      '6.5',
    ]);
  });

  test('[S50] [25.23] on a hex with both the army is not struck', () => {
    const t = act(
      ready('needle-missile'),
      'fly needle-missile, to 0505, strike laboratory, roll 7:0, rest',
    );
    expect([left(t, 'laboratory'), where(t, 'laboratory')]).toEqual([-1, 'discarded']);
    expect(['line-rifles', 'levy-rifles'].map((name) => damage(t, name))).toEqual([0, 0]);
  });

  test('[R20] any facility allows missiles; by option only strongholds and outposts', () => {
    const there = 'blue at 0505: collector-energy';
    expect(stepNow(over('javelin-rocket', there))).toBe('sortie.pick');
    const options = { 'missile-bases': 'supply' };
    const t = table(`${base}; red hand: javelin-rocket; ${there}`, { options });
    expect(refusal(t, 'fly javelin-rocket').rule).toBe('6.5');
    const mines = 'hidden blue at 0505: minefield';
    expect(
      refusal(table(`${base}; red hand: javelin-rocket; ${mines}`), 'fly javelin-rocket').rule,
    ).toBe('6.5');
  });

  test('[S51] [6.7] aircraft and helos return with their damage, missiles never', () => {
    const t = over('pelican-bomber!2', 'blue army 0505: line-rifles');
    act(t, 'pick line-rifles, roll 0:0, rest');
    expect([where(t, 'pelican-bomber'), left(t, 'pelican-bomber')]).toEqual(['hand', 2]);
    expect(log(t, 'lands')).toEqual(['Back in its owner’s hand: Pelican Bomber.']);
    const missile = over('needle-missile', 'blue at 0505: outpost');
    act(missile, 'roll 0:0, rest');
    expect([where(missile, 'needle-missile'), missile.s.handSize[0]]).toEqual(['discarded', 0]);
  });

  test('[S86] [6.10] [10.6.10] [10.3.8] a Hardened facility takes half the damage of a strike', () => {
    const t = over('needle-missile', 'blue at 0505: bunkered-outpost');
    expect(damage(act(t, 'roll 5:0, accept'), 'bunkered-outpost')).toBe(2);
    const doors = over('needle-missile', 'blue at 0505: laboratory/blast-doors');
    expect(damage(act(doors, 'roll 5:0, accept'), 'laboratory')).toBe(2);
  });
});
