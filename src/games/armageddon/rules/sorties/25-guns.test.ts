import { describe, expect, test } from 'vitest';
import { STEP } from '../names.ts';
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

/** Red flies against a laboratory of Blue, whose hand is empty; `ground` is in the hex as well. */
function fly(flyer: string, ground: string, more = {}) {
  const t = table(
    `red at 0303: concord-keep; red hand: ${flyer}; blue at 0505: laboratory; ${ground || 'scrub 0505'}`,
    more,
  );
  const [name] = flyer.split(/[/!]/);
  act(t, `fly ${name}, to 0505`);
  if (stepNow(t) === 'fly.at')
    act(t, offers(t).includes('bomb 1') ? 'bomb 1' : 'strike laboratory');
  return t;
}

const flak = 'blue army 0505: flak-crawler';
const battery = 'blue at 0505: air-defence';

describe('[25.7] [25.8] [25.10] Anti-Air', () => {
  test('[S12] [25.8] [10.2.31] [10.6.3] it is the attacker, with its level in dice', () => {
    expect(pools(fly('pelican-bomber', flak))).toBe('5 v 3');
    expect(pools(fly('pelican-bomber', battery))).toBe('6 v 3');
    expect(pools(fly('pelican-bomber', 'blue army 0505: line-rifles/shoulder-launchers'))).toBe(
      '3 v 3',
    );
  });

  test('[S13] [25.7] it fires at aircraft', () => {
    const t = fly('pelican-bomber', flak);
    expect(log(t, 'fires')).toEqual(['Defensive fire at Pelican Bomber from Flak Crawler.']);
  });

  test('[S14] [25.7] and at helos', () => {
    const t = table(
      'red at 0504: concord-keep; red hand: wasp-gunship; blue at 0505: laboratory; blue army 0505: flak-crawler',
    );
    act(t, 'fly wasp-gunship, to 0505, strike laboratory');
    expect(pools(t)).toBe('5 v 3');
  });

  test('[S15] [25.7] never at missiles', () => {
    const t = fly('javelin-rocket', `${flak}; ${battery}`);
    expect([stepNow(t), log(t, 'fires')]).toEqual(['sortie.pick', []]);
  });

  test('[S16] [25.7] only at cards that attack its hex', () => {
    const t = fly('pelican-bomber', 'blue army 0504: flak-crawler; blue at 0506: air-defence');
    expect(stepNow(t)).toBe('sortie.pick');
  });

  test('[S17] [25.9] without HARM the target rolls its defence', () => {
    expect(pools(fly('kestrel-fighter', flak))).toBe('5 v 4');
  });

  test.each([
    ['sabre-suppressor', '5 v 6'],
    ['dragonfly-rotor/suppression-pod', '5 v 5'],
    ['buzzard-copter', '5 v 3'],
  ])(
    '[S18] [25.9] [10.4.2] [10.6.17] with HARM its level, whatever the defence: %s',
    (flyer, expected) => {
      const t = table(
        `red at 0504: concord-keep; red hand: ${flyer}; blue at 0505: laboratory; ${flak}`,
      );
      act(t, `fly ${flyer.split('/')[0]}, to 0505`);
      act(t, offers(t).includes('bomb 1') ? 'bomb 1' : 'strike laboratory');
      expect([actorNow(t), offers(t)]).toEqual(['blue', ['fire flak-crawler', 'pass']]);
      expect(pools(act(t, 'fire flak-crawler'))).toBe(expected);
    },
  );

  test('[S19] [25.10] it ends by prerogative, or when both accept', () => {
    const t = fly('pelican-bomber', flak);
    expect(stepNow(act(copyOf(t), 'roll 1:1'))).toBe('sortie.pick');
    act(t, 'roll 3:1');
    expect([actorNow(t), offers(t)]).toEqual(['red', ['accept', 'fate']]);
    // The gun has no hero, so there is no decision for it.
    expect(stepNow(act(t, 'accept'))).toBe('sortie.pick');
  });

  test('[S20] [25.10] the difference is damage', () => {
    const t = act(fly('pelican-bomber', flak), 'roll 4:1, accept');
    expect([damage(t, 'pelican-bomber'), left(t, 'pelican-bomber')]).toEqual([3, 1]);
  });

  test('[S21] [25.10] at its hit points it is destroyed and discarded', () => {
    const t = act(fly('pelican-bomber', flak), 'roll 5:1, accept');
    expect([where(t, 'pelican-bomber'), stepNow(t)]).toEqual(['discarded', 'turn.act']);
    expect(left(t, 'laboratory')).toBe(6);
  });

  test('[R5] a unit with a hero uses the hero’s fate against a flying card; a facility has no fate', () => {
    const led = fly('pelican-bomber', 'blue army 0505: flak-crawler colonel-ines-duarte');
    act(led, 'roll 3:1, accept');
    expect([actorNow(led), offers(led)]).toEqual(['blue', ['accept', 'fate']]);
    const alone = act(fly('pelican-bomber', battery), 'roll 3:1, accept');
    expect(stepNow(alone)).toBe('sortie.pick');
  });
});

test('[5.6] [3.21] the fate of a hero, and a point for each band of experience', () => {
  const fate = (experience: number, hero = ' colonel-ines-duarte') => {
    const t = table(
      `red at 0303: concord-keep; red hand: sabre-suppressor; blue at 0505: laboratory; blue army 0505: flak-crawler${hero}`,
    );
    t.s.experience[slot(t, 'army.1')] = experience;
    act(t, 'fly sabre-suppressor, to 0505, strike laboratory, fire flak-crawler');
    return t.s.frame(STEP.challenge).attackFate;
  };
  // [3.21] The hero adds 8 experience.
  expect([0, 2, 3, 23, 63, 143].map((points) => fate(points))).toEqual([3, 3, 4, 5, 6, 7]);
  expect(fate(151, '')).toBe(-1);
});

describe('[25.11] [25.12] HARM', () => {
  const duel = () => act(fly('sabre-suppressor', flak), 'fire flak-crawler');

  test('[S22] [25.11] its surplus hurts the unit', () => {
    const t = act(duel(), 'roll 1:4, accept');
    expect([damage(t, 'flak-crawler'), damage(t, 'sabre-suppressor')]).toEqual([3, 0]);
  });

  test('[S23] [25.12] the prerogative stays with the card that flies', () => {
    const t = act(duel(), 'roll 1:4');
    expect(actorNow(t)).toBe('red');
    // Accepting ends it at once; Blue then only decides about other guns.
    expect(stepNow(act(t, 'accept'))).toBe('sortie.guns');
  });

  test('[25.11] [9.5] a unit that it destroys counts for the side that flies', () => {
    const t = fly('sabre-suppressor', 'blue army 0505: flak-crawler!4');
    act(t, 'fire flak-crawler, roll 0:3, rest');
    expect([where(t, 'flak-crawler'), t.s.destroyed[0], t.s.lost[1]]).toEqual(['discarded', 5, 5]);
  });

  test('[S24] [25.11] without HARM nothing comes back', () => {
    const t = act(fly('pelican-bomber', flak), 'roll 0:3');
    expect([damage(t, 'flak-crawler'), stepNow(t)]).toEqual([0, 'sortie.pick']);
  });

  test('[S25] [R4] a facility takes no damage, but by option its structure does', () => {
    const t = fly('sabre-suppressor', battery);
    // It risks nothing, so it fires automatically.
    act(t, 'roll 1:4');
    expect([damage(t, 'air-defence'), stepNow(t)]).toEqual([0, 'sortie.guns']);
    const options = { 'harm-facilities': 'yes' };
    const strict = fly('sabre-suppressor', battery, { options });
    act(strict, 'fire air-defence, roll 1:4, accept');
    expect([damage(strict, 'air-defence'), left(strict, 'air-defence')]).toEqual([3, 3]);
  });

  test('[R32] against HARM every other player decides, gun or no gun, and may hold fire', () => {
    const t = fly('sabre-suppressor', 'green army 0505: hawk-launchers', { scenario: 'three' });
    expect([actorNow(t), offers(t)]).toEqual(['blue', ['pass']]);
    expect(refusal(t, 'fire hawk-launchers').rule).toBe('25.7');
    act(t, 'pass');
    expect([actorNow(t), offers(t)]).toEqual(['green', ['fire hawk-launchers', 'pass']]);
    expect(stepNow(act(copyOf(t), 'pass'))).toBe('challenge.roll');
    act(t, 'fire hawk-launchers, roll 1:1, accept');
    expect([actorNow(t), offers(t)]).toEqual(['green', ['pass']]);
  });

  test('[25.10] if a chosen gun shoots the card down, no other player decides', () => {
    const t = fly('sabre-suppressor', `${flak}; green army 0505: hawk-launchers`, {
      scenario: 'three',
    });
    act(t, 'fire flak-crawler, roll 5:0, rest');
    expect([where(t, 'sabre-suppressor'), stepNow(t)]).toEqual(['discarded', 'turn.act']);
  });

  test('[R3] [R32] by option only the attacked side decides against HARM', () => {
    const more = { scenario: 'three', options: { guns: 'owner' } };
    const t = fly('sabre-suppressor', `${flak}; green army 0505: hawk-launchers`, more);
    expect([actorNow(t), offers(t)]).toEqual(['blue', ['fire flak-crawler', 'pass']]);
    expect(stepNow(act(t, 'pass'))).toBe('challenge.roll');
    const theirs = fly('pelican-bomber', `${flak}; green army 0505: hawk-launchers`, more);
    expect(log(act(theirs, 'roll 0:0'), 'fires')).toEqual([
      'Defensive fire at Pelican Bomber from Flak Crawler.',
    ]);
  });

  test('[R32] an eliminated player has no decision', () => {
    const t = fly('sabre-suppressor', '', { scenario: 'three', values: { 'blue-out': 1 } });
    expect(actorNow(t)).toBe('green');
  });

  test('[R3] all players but the flying one fire; by option only the attacked one', () => {
    const guns = 'green army 0505: hawk-launchers; red army 0505: flak-crawler';
    const t = fly('pelican-bomber', guns, { scenario: 'three' });
    expect(log(t, 'fires')).toEqual(['Defensive fire at Pelican Bomber from Hawk Launchers.']);
    expect(stepNow(act(t, 'roll 0:0'))).toBe('sortie.pick');
    const strict = fly('pelican-bomber', guns, { scenario: 'three', options: { guns: 'owner' } });
    expect(stepNow(strict)).toBe('sortie.pick');
  });

  test('[R32] independents always fire, at any risk', () => {
    const t = fly('sabre-suppressor', 'independents army 0505: flak-crawler');
    expect([stepNow(t), log(t, 'fires').length]).toEqual(['challenge.roll', 1]);
    act(t, 'roll 0:5, rest');
    expect(where(t, 'flak-crawler')).toBe('discarded');
  });
});

describe('[25.13] [25.14] Anti-Missile', () => {
  const shield = 'blue army 0505: shield-truck';

  test('[S26] [25.13] [10.2.32] it fires at missiles only, in its own hex', () => {
    expect(pools(fly('javelin-rocket', shield))).toBe('5 v 4');
    expect(stepNow(fly('pelican-bomber', shield))).toBe('sortie.pick');
    expect(stepNow(fly('javelin-rocket', 'blue army 0504: shield-truck'))).toBe('sortie.pick');
  });

  test('[S27] [25.13] it is resolved as Anti-Air is', () => {
    const t = fly('javelin-rocket', shield);
    expect(stepNow(act(copyOf(t), 'roll 2:3'))).toBe('sortie.pick');
    const hit = act(copyOf(t), 'roll 3:2');
    expect([damage(hit, 'javelin-rocket'), stepNow(hit)]).toEqual([1, 'sortie.pick']);
    expect(where(act(t, 'roll 3:1'), 'javelin-rocket')).toBe('discarded');
  });

  test('[S28] [25.14] HARM on a missile has no effect: its defence counts, and there is no duel', () => {
    const t = fly('judgement-bus/suppression-pod', shield);
    expect(pools(t)).toBe('5 v 5');
    act(t, 'roll 0:5');
    expect([damage(t, 'shield-truck'), stepNow(t)]).toEqual([0, 'sortie.pick']);
  });

  test('[S29] [25.13] a card with both abilities fires with the right one, once per sortie', () => {
    const node = 'blue army 0505: screen-node';
    expect(log(act(fly('pelican-bomber', node), 'roll 0:0'), 'fires')).toHaveLength(1);
    const t = fly('hammerfall-missile', node);
    expect(pools(t)).toBe('4 v 5');
    expect(stepNow(act(t, 'roll 0:0'))).toBe('sortie.pick');
  });
});
