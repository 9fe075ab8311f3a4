import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../../kernel/action.ts';
import { checkSecrets } from '../../../../kernel/conformance/secrets.ts';
import { legal } from '../../../../kernel/engine.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { NONE } from '../../../../kernel/state.ts';
import { FLAG } from '../../state/pieces.ts';
import {
  act,
  log,
  offers,
  refusal,
  slot,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';
import { placesFor, sortOf } from './02-places.ts';
import { garrisonOf, unitsOf } from '../pieces.ts';

const HOMES = 'red at 0202: concord-keep; blue at 0808: axle-zero';
const home = (more: string, values = {}): TestGame => table(`${HOMES}; ${more}`, { values });

const besiege = (t: TestGame, army: string): TestGame => {
  t.s.flags[slot(t, army)] |= FLAG.besieging;
  return t;
};

test('[2.18] [2.19] [2.20] kinds of deployed cards; attack cards are not deployed', () => {
  const cards = ['wren', 'line-rifles', 'outpost', 'concord-keep', 'laboratory', 'kestrel-fighter'];
  const t = table(`red hand: ${cards.join(' ')}; blue at 0808: axle-zero`);
  expect(cards.map((name) => sortOf(t.s, slot(t, name)))).toEqual([
    ...['hero', 'unit', 'base', 'base', 'facility', undefined],
  ]);
});

describe('[2.18] heroes and units', () => {
  test('[2.18] [10.3.3] go from the hand into the garrison of a base, automatically if there is one base', () => {
    const t = act(home('red hand: line-rifles wren'), 'deploy line-rifles');
    const keep = slot(t, 'concord-keep');
    expect([where(t, 'line-rifles'), unitsOf(t.s, garrisonOf(t.s, keep))]).toEqual([
      '0202',
      [slot(t, 'line-rifles')],
    ]);
    expect([t.s.handSize[0], stepNow(t)]).toEqual([1, 'turn.act']);
    expect(log(t, 'deployed')).toEqual(['Deployed in 0202: Line Rifles.']);
    expect(t.events.find(({ type }) => type === 'deployed')?.to).toEqual([0]);
    act(t, 'deploy wren');
    expect(t.s.group[slot(t, 'wren')]).toBe(garrisonOf(t.s, keep));
  });

  test('[2.18] with several bases, the player chooses one', () => {
    const t = act(home('red at 0404: outpost; red hand: line-rifles'), 'deploy line-rifles');
    expect(offers(t)).toEqual(['into concord-keep', 'into outpost']);
    act(t, 'into outpost');
    expect(where(t, 'line-rifles')).toBe('0404');
  });

  test.each([
    ['line-rifles', 2, [7, 8, 9, 9]],
    ['levy-rifles', 1, [8, 8, 9, 9]],
    ['bulwark-heavy-tank', 5, [8, 5, 6, 8]],
    ['wren', 2, [7, 9, 9, 8]],
    ['marshal-orsine-vale', 2, [7, 9, 9, 8]],
    ['mote-scout', 0, [9, 8, 8, 9]],
  ])('[S121] [1.5] [10.1.1] %s costs %i AP and its resources', (card, ap, stock) => {
    const t = act(home(`red hand: ${card}`), `deploy ${card}`);
    expect([12 - t.s.ap[0], [...t.s.stock.slice(0, 4)]]).toEqual([ap, stock]);
  });

  test('[1.5] not without the AP and the resources', () => {
    const poor = home('red hand: line-rifles levy-rifles', { 'red-ap': 1 });
    expect(offers(poor, 'deploy')).toEqual(['deploy levy-rifles']);
    expect([
      refusal(poor, 'deploy line-rifles').rule,
      refusal(poor, 'deploy line-rifles').reason,
    ]).toEqual([
      '1.5',
      'Deploying Line Rifles costs 2 AP, 2 H and 1 M; you have 1 AP, 9 H and 9 M.',
    ]);
    const hungry = home('red hand: line-rifles', { 'red-humans': 1 });
    expect(refusal(hungry, 'deploy line-rifles').rule).toBe('1.5');
    // A card that costs no AP.
    const scout = home('red hand: mote-scout', { 'red-energy': 0 });
    expect(refusal(scout, 'deploy mote-scout').reason).toBe(
      'Deploying Mote Scout costs 1 M and 1 E; you have 9 M and 0 E.',
    );
  });

  test('[S131] [2.18] not into a besieged base, no attack card, and no card outside the hand', () => {
    const t = besiege(
      home(
        'blue army 0202: husk-drones; red hand: line-rifles kestrel-fighter; red army 0303: wren',
      ),
      'army.1',
    );
    expect([
      refusal(t, 'deploy line-rifles').rule,
      refusal(t, 'deploy line-rifles').reason,
    ]).toEqual([
      '2.18',
      'To deploy Line Rifles, you need an unbesieged base with Barracks. A hero, or a unit with Fast Deploy, can also join a supplied field army that has room.',
    ]);
    expect(
      ['deploy kestrel-fighter', 'deploy wren', 'deploy husk-drones'].map(
        (word) => refusal(t, word).rule,
      ),
    ).toEqual(['2.18', '2.18', '2.18']);
  });

  test('[2.18] a hero may also join a supplied army without a hero, if it is not in stealth', () => {
    const t = home(
      'red army 0303: line-rifles; red army 0304: levy-rifles wren; red army 0808: line-rifles; red army 0203: picket-riders; red hand: marshal-orsine-vale levy-rifles',
    );
    t.s.flags[slot(t, 'army.4')] |= FLAG.stealth;
    act(t, 'deploy marshal-orsine-vale');
    expect(offers(t)).toEqual(['into concord-keep', 'into army.1']);
    act(t, 'into army.1');
    expect([where(t, 'marshal-orsine-vale'), t.s.group[slot(t, 'marshal-orsine-vale')]]).toEqual([
      '0303',
      slot(t, 'army.1'),
    ]);
    // A unit without Fast Deploy goes into a garrison only.
    act(t, 'deploy levy-rifles.2');
    expect([where(t, 'levy-rifles.2'), stepNow(t)]).toEqual(['0202', 'turn.act']);
  });

  test('[S122] [2.18] [10.2.1] Fast Deploy reaches only supplied armies, up to their command', () => {
    const t = home(
      'red army 0303: line-rifles; red army 0808: line-rifles; red army 0304: line-rifles line-rifles line-rifles; red army 0203: line-rifles line-rifles line-rifles wren; red army 0302: line-rifles line-rifles line-rifles marshal-orsine-vale; red army 0707: line-rifles supply-column',
    );
    const armies = (sort: 'fast' | 'unit') =>
      placesFor(t.s, 0, sort).into.map(
        (u) => [...t.names].find(([, id]) => t.game.units[u].id === id)?.[0],
      );
    expect(armies('fast')).toEqual(['concord-keep', 'army.1', 'army.5', 'army.6']);
    expect(armies('unit')).toEqual(['concord-keep']);
  });

  test('[2.18] without a slot for a garrison, no card can be deployed', () => {
    const t = home('red hand: line-rifles');
    for (let u = t.s.world.cards; u < t.s.world.units.length; u++)
      if (t.game.units[u].side === 0) [t.s.owner[u], t.s.place[u]] = [0, 5];
    expect(refusal(t, 'deploy line-rifles').rule).toBe('2.18');
  });
});

describe('[2.19] outposts', () => {
  const sites = (more: string, known = {}) => {
    const t = home(`red hand: outpost bunkered-outpost laboratory; ${more}`, known);
    if (refusal(t, 'deploy outpost').rule !== '') return [];
    act(t, 'deploy outpost');
    return offers(t);
  };

  test.each([
    ['with a hero', 'red army 0303: wren line-rifles', ['site 0303']],
    ['with a hero alone', 'red army 0303: wren', ['site 0303']],
    ['with an engineer', 'red army 0303: breach-pioneers', ['site 0303']],
    ['with neither', 'red army 0303: line-rifles', []],
    ['out of supply', 'red army 0807: wren', []],
    ['by mobile supply', 'red army 0807: wren supply-column', []],
    ['where there is a base', 'red garrison 0202: wren', []],
    [
      'where the hex is contested',
      'red army 0303: wren line-rifles; blue army 0303: husk-drones',
      [],
    ],
    [
      'of several',
      'red army 0303: wren; red army 0302: breach-pioneers',
      ['site 0303', 'site 0302'],
    ],
  ])('[2.19] [10.2.3] %s', (_, more, expected) => {
    expect([...sites(more)].sort()).toEqual([...expected].sort());
  });

  test('[2.19] it has a garrison, and costs half as many AP as resources', () => {
    const t = act(home('red hand: outpost; red army 0303: wren'), 'deploy outpost, site 0303');
    const base = slot(t, 'outpost');
    expect([where(t, 'outpost'), t.s.ap[0], garrisonOf(t.s, base) !== NONE]).toEqual([
      '0303',
      9,
      true,
    ]);
    expect([...t.s.stock.slice(0, 4)]).toEqual([8, 6, 8, 8]);
  });

  test('[R80] an unseen base is discovered instead, at no cost', () => {
    const t = home('red hand: outpost; red army 0303: wren; hidden blue at 0303: outpost');
    expect(refusal(t, 'deploy outpost').rule).toBe('');
    act(t, 'deploy outpost, site 0303');
    expect([where(t, 'outpost'), t.s.ap[0], t.s.handSize[0]]).toEqual(['hand', 12, 1]);
    expect(log(t, 'base-found')).toEqual(['Relay Node is already in 0303, so nothing is built.']);
    expect([refusal(t, 'deploy outpost').rule, refusal(t, 'deploy outpost').reason]).toEqual([
      '2.19',
      'To build Waystation, you need a supplied hex that you control, with one of your heroes or engineers and no other base.',
    ]);
  });
});

describe('[2.20] other facilities', () => {
  test('[S134] [2.20] a base has as many slots as its level; collectors and minefields need no slot', () => {
    const t = home(
      'red at 0202: laboratory academy collector-energy minefield; red hand: radar-mast command-post armoury',
    );
    act(t, 'deploy radar-mast, site 0202');
    expect(where(t, 'radar-mast')).toBe('0202');
    expect(garrisonOf(t.s, slot(t, 'radar-mast'))).toBe(NONE);
    expect([
      refusal(t, 'deploy command-post').rule,
      refusal(t, 'deploy command-post').reason,
    ]).toEqual(['2.20', 'To build Field Staff, you need an unbesieged base with a free slot.']);
  });

  test('[S134] [2.22] an upgrade adds a slot; with several bases, the player chooses one', () => {
    const t = home(
      'red at 0202: laboratory academy radar-mast; red at 0303: outpost^1 armoury; red at 0304: outpost; red hand: command-post',
    );
    act(t, 'deploy command-post');
    expect(offers(t).sort()).toEqual(['site 0303', 'site 0304']);
    act(t, 'site 0303');
    expect(where(t, 'command-post')).toBe('0303');
  });

  test('[2.20] not at a besieged base', () => {
    const t = besiege(home('blue army 0202: husk-drones; red hand: laboratory'), 'army.1');
    expect(refusal(t, 'deploy laboratory').rule).toBe('2.20');
  });
});

test('[2.18] [4.6] deploying reveals nothing hidden', () => {
  const t = home(
    'red at 0404: outpost; red hand: line-rifles wren outpost laboratory; ' +
      'red army 0303: breach-pioneers; hidden blue army 0303: mote-scout; blue hand: husk-drones',
  );
  const fail = (message: string): never => {
    throw new Error(message);
  };
  for (const word of [
    'deploy wren',
    'into outpost',
    'deploy laboratory',
    'site 0202',
    'deploy outpost.2',
    'site 0303',
  ]) {
    const list = new ActionList();
    legal(t.game, t.s, list);
    for (let seed = 0; seed < 5; seed++) checkSecrets(t.game, t.s, list, new Sfc32(seed), fail);
    act(t, word);
    t.game.check(t.s);
  }
  expect(where(t, 'outpost.2')).toBe('0303');
});
