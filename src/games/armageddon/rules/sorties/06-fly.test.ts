import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../data/maps.ts';
import {
  act,
  damage,
  log,
  offers,
  refusal,
  see,
  slot,
  stepNow,
  table,
  where,
} from '../../testing.ts';

describe('[6.1] [6.5] flying', () => {
  const t = (more = '', situation = {}) =>
    table(`red at 0404: concord-keep; red hand: pelican-bomber line-rifles; ${more}`, situation);

  test('[6.1] only attack cards of the player’s hand, with a target in range', () => {
    const one = t('blue army 0505: levy-rifles; blue hand: kestrel-fighter');
    expect(offers(one, 'fly')).toEqual(['fly pelican-bomber']);
    for (const name of ['line-rifles', 'levy-rifles', 'kestrel-fighter'])
      expect(refusal(one, `fly ${name}`).rule).toBe('6.1');
    const nothing = t('red army 0505: levy-rifles');
    expect(offers(nothing, 'fly')).toEqual([]);
    expect(refusal(nothing, 'fly pelican-bomber').rule).toBe('6.5');
  });

  test('[6.1] [6.5] refusals give the reason', () => {
    const one = t('blue army 0505: levy-rifles');
    expect(refusal(one, 'fly line-rifles').reason).toBe(
      'You can’t fly Line Rifles. Choose an attack card from your hand.',
    );
    expect(refusal(one, 'fly levy-rifles').reason).toBe(
      'You can’t fly Levy Rifles. Choose an attack card from your hand.',
    );
    const nothing = t('blue army 1109: levy-rifles');
    expect(refusal(nothing, 'fly pelican-bomber').reason).toBe(
      'Pelican Bomber can’t reach any target that you have observed. Choose another attack card.',
    );
    const far = t('blue army 0505: levy-rifles; blue army 1109: rampart-guard');
    act(far, 'fly pelican-bomber');
    expect([refusal(far, 'to 1109').rule, refusal(far, 'to 1109').reason]).toEqual([
      '6.2',
      '1109 is out of range of Pelican Bomber. Choose a nearer hex.',
    ]);
    expect(refusal(far, 'to 0506').reason).toBe(
      'You have observed no target for Pelican Bomber in 0506. Choose another hex.',
    );
  });

  test('[6.5] only at observed targets', () => {
    const one = t('hidden blue army 0505: levy-rifles; blue army 0506: rampart-guard');
    act(one, 'fly pelican-bomber');
    expect([offers(one), refusal(one, 'to 0505').rule]).toEqual([['to 0506'], '25.23']);
  });

  test('[S105] [6.1] each sortie costs AP and resources', () => {
    const one = act(t('blue army 0505: rampart-guard'), 'fly pelican-bomber, to 0505');
    expect([one.s.ap[0], ...one.s.stock.slice(0, 4)]).toEqual([10, 9, 8, 7, 9]);
    expect(
      refusal(t('blue army 0505: rampart-guard', { values: { 'red-ap': 1 } }), 'fly pelican-bomber')
        .rule,
    ).toBe('6.1');
    const enough = { 'red-materials': 1, 'red-energy': 2, 'red-ap': 2 };
    expect(
      refusal(t('blue army 0505: rampart-guard', { values: enough }), 'fly pelican-bomber').rule,
    ).toBe('');
    const poor = t('blue army 0505: rampart-guard', { values: { 'red-materials': 0 } });
    expect(refusal(poor, 'fly pelican-bomber')).toMatchObject({
      rule: '6.1',
      reason: 'Flying Pelican Bomber costs 2 AP, 1 M and 2 E; you have 12 AP, 0 M and 9 E.',
    });
  });

  test('[R21] once in each turn of its side', () => {
    const one = t('blue army 0505: rampart-guard; blue at 0909: axle-zero');
    act(one, 'fly pelican-bomber, to 0505, pick rampart-guard, roll 0:0, rest');
    expect(refusal(one, 'fly pelican-bomber').rule).toBe('R21');
    act(one, 'end-turn, end-turn, dawn');
    see(one);
    expect([one.s.round, offers(one, 'fly')]).toEqual([2, ['fly pelican-bomber']]);
  });

  test('[R21] an interceptor may fly once in each turn of others, and in its own turn', () => {
    const one = t(
      'blue army 0505: rampart-guard; blue at 0606: axle-zero; blue hand: kestrel-fighter',
    );
    act(
      one,
      'fly pelican-bomber, to 0505, intercept kestrel-fighter, roll 0:0, pass, pick rampart-guard, roll 0:0, rest',
    );
    act(one, 'end-turn');
    expect(offers(one)).toContain('fly kestrel-fighter');
    act(one, 'fly kestrel-fighter, to 0404, pass, roll 0:0, rest');
    act(one, 'pick concord-keep, roll 0:0, rest, end-turn, dawn');
    see(one);
    act(one, 'fly pelican-bomber, to 0505');
    expect(offers(one)).toContain('intercept kestrel-fighter');
  });

  test('[R39] [R41] a flying card is shown to all sides, and known from then on', () => {
    const one = t('blue army 0505: rampart-guard');
    act(one, 'fly pelican-bomber, to 0505, pick rampart-guard, roll 0:0, rest');
    expect(one.events.find(({ type }) => type === 'flies')?.to).toBeUndefined();
    expect(one.s.world.pieceRows.has(one.s.known, 1, slot(one, 'pelican-bomber'))).toBe(true);
  });
});

describe('[6.2] [6.3] [6.4] starting places', () => {
  const reach = (text: string, name: string) => {
    const t = table(text);
    if (refusal(t, `fly ${name}`).rule !== '') return refusal(t, `fly ${name}`).rule;
    return offers(act(t, `fly ${name}`)).join(' ');
  };
  const targets =
    'blue army 0407: line-rifles; blue army 0408: rampart-guard; blue army 0409: levy-rifles';

  test('[S101] [6.2] aircraft: from strongholds and outposts that are not besieged', () => {
    // The bomber's range is 5 hexes, the fighter's 4.
    expect(
      reach(`red at 0403: concord-keep; red hand: pelican-bomber; ${targets}`, 'pelican-bomber'),
    ).toBe('to 0407 to 0408');
    expect(
      reach(`red at 0403: concord-keep; red hand: kestrel-fighter; ${targets}`, 'kestrel-fighter'),
    ).toBe('to 0407');
    expect(
      reach(`red at 0404: outpost; red hand: kestrel-fighter; ${targets}`, 'kestrel-fighter'),
    ).toBe('to 0407 to 0408');
    expect(
      reach(`red at 0404: laboratory; red hand: kestrel-fighter; ${targets}`, 'kestrel-fighter'),
    ).toBe('6.2');
    // An army does not help aircraft.
    const helped = `red at 0403: concord-keep; red army 0406: line-rifles; red hand: kestrel-fighter; ${targets}`;
    expect(reach(helped, 'kestrel-fighter')).toBe('to 0407');
    const besieged = table(
      `red at 0404: outpost; red hand: kestrel-fighter; ${targets}; blue army 0404: war-rigs`,
    );
    besieged.s.flags[slot(besieged, 'army.4')] = 32;
    expect([refusal(besieged, 'fly kestrel-fighter').rule, where(besieged, 'army.4')]).toEqual([
      '6.2',
      '0404',
    ]);
  });

  test('[S102] [6.3] helos: from bases, or a supplied army with units that is not in stealth', () => {
    const helo = (army: string, more = '') =>
      reach(
        `red at 0403: concord-keep; red hand: wasp-gunship; ${army}; ${more}; blue at 0407: outpost`,
        'wasp-gunship',
      );
    expect(helo('red army 0406: line-rifles')).toBe('to 0407');
    expect(helo('red army 0406: marshal-orsine-vale')).toBe('6.5');
    // Five points away; the supply of the Compact reaches four.
    expect(
      helo('red army 0406: line-rifles', 'mountains 0303 0304 0305 0404 0503 0504 0505 0405'),
    ).toBe('6.5');
    expect(
      helo(
        'red army 0406: line-rifles supply-column',
        'mountains 0303 0304 0305 0404 0503 0504 0505 0405',
      ),
    ).toBe('to 0407');
    const hidden = table(
      'red at 0403: concord-keep; red hand: wasp-gunship; red army 0406: picket-riders; blue at 0407: outpost',
    );
    hidden.s.flags[slot(hidden, 'army.1')] = 16;
    expect(refusal(hidden, 'fly wasp-gunship').rule).toBe('6.5');
  });

  test('[S103] [6.3] a helo that needs the army takes 1 damage first, which may destroy it', () => {
    const from = (army: string, helo: string) => {
      const t = table(
        `red at 0406: concord-keep; red army ${army}: line-rifles; red hand: ${helo}; blue at 0407: outpost; blue at 0409: radar-mast`,
      );
      act(t, 'fly wasp-gunship');
      return t;
    };
    const near = act(from('0408', 'wasp-gunship'), 'to 0407');
    expect([damage(near, 'wasp-gunship'), stepNow(near)]).toEqual([0, 'challenge.roll']);
    const far = act(from('0408', 'wasp-gunship'), 'to 0409');
    expect([damage(far, 'wasp-gunship'), stepNow(far)]).toEqual([1, 'challenge.roll']);
    const dead = act(from('0408', 'wasp-gunship!2'), 'to 0409');
    expect([where(dead, 'wasp-gunship'), stepNow(dead), damage(dead, 'radar-mast')]).toEqual([
      'discarded',
      'turn.act',
      0,
    ]);
  });

  test('[S104] [6.4] [10.2.9] missiles: from bases or mobile launchers', () => {
    const far = 'blue at 0408: outpost';
    expect(
      reach(`red at 0404: concord-keep; red hand: scrap-barrage; ${far}`, 'scrap-barrage'),
    ).toBe('6.5');
    expect(
      reach(`red army 0405: silo-carrier; red hand: scrap-barrage; ${far}`, 'scrap-barrage'),
    ).toBe('to 0408');
    expect(
      reach(`red army 0405: line-rifles; red hand: scrap-barrage; ${far}`, 'scrap-barrage'),
    ).toBe('6.2');
  });

  test('[14.6] [10.3.18] from a Buried Silo under control; one hex farther from Long Silos', () => {
    const far = 'blue at 0408: outpost; red hand: scrap-barrage';
    expect(reach(`red army 0405: line-rifles; special-silo 0405; ${far}`, 'scrap-barrage')).toBe(
      'to 0408',
    );
    expect(reach(`blue army 0405: line-rifles; special-silo 0405; ${far}`, 'scrap-barrage')).toBe(
      '6.2',
    );
    expect(reach(`red at 0404: axle-zero; ${far}`, 'scrap-barrage')).toBe('to 0408');
    // [D6] Captured silos have the normal range.
    const taken = table(`blue at 0404: axle-zero; ${far}`);
    taken.s.owner[slot(taken, 'axle-zero')] = 0;
    expect(refusal(taken, 'fly scrap-barrage').rule).toBe('6.5');
    expect(
      reach(
        `red at 0404: axle-zero; red hand: kite-raiders; blue at 0409: outpost`,
        'kite-raiders',
      ),
    ).toBe('6.5');
  });
});

test.each([
  ['suppression-pod', -1],
  ['cluster-load', 'kept'],
])('[10.6.17] [R44] %s after a sortie that found nothing to strike', (load, left) => {
  const t = table(
    `red at 0404: concord-keep; red hand: pelican-bomber/${load}; blue army 0505: marshal-orsine-vale`,
  );
  act(t, 'fly pelican-bomber, to 0505');
  if (stepNow(t) === 'sortie.guns') act(t, 'pass');
  expect([stepNow(t), log(t, 'no-target').length]).toEqual(['turn.act', 1]);
  const code = t.s.load[slot(t, 'pelican-bomber')] as number;
  expect(code >= 0 ? 'kept' : code).toBe(left);
});

test('[14.1] [D15] static grounds everything but missiles', () => {
  const t = table(
    'red at 0404: concord-keep; red hand: javelin-rocket pelican-bomber; blue at 0506: outpost',
  );
  t.s.event = 1 + EVENTS.indexOf('static');
  expect([refusal(t, 'fly javelin-rocket').rule, refusal(t, 'fly pelican-bomber').rule]).toEqual([
    '',
    '14.1',
  ]);
});
