import { describe, expect, test } from 'vitest';
import { FLAG } from '../../state/pieces.ts';
import { act, damage, log, offers, refusal, slot, table, type TestGame } from '../../testing.ts';
import { pointsOf } from '../pieces.ts';

const HOMES = 'red at 0202: concord-keep; blue at 0808: axle-zero';
const home = (more: string, values = {}, options = {}): TestGame =>
  table(`${HOMES}; ${more}`, { values: { 'red-ap': 40, ...values }, options });

/** Price of a card's repair. */
function price(t: TestGame, card: string): unknown[] {
  const before = [...t.s.stock.slice(0, 4)];
  const ap = t.s.ap[0];
  act(t, `repair ${card}`);
  expect(damage(t, card)).toBe(0);
  return [ap - t.s.ap[0], before.map((n, i) => n - t.s.stock[i]).join('/')];
}

describe('[2.24] units', () => {
  test.each([
    ['line-rifles', 3, '1/1/0/0'],
    ['rampart-guard', 4, '1/1/1/1'],
    ['bulwark-heavy-tank', 5, '1/1/1/1'],
    ['ogive-gun-walker', 5, '0/1/1/1'],
    ['longbow-battery', 5, '1/1/1/1'],
    ['mender-frame', 3, '0/1/1/1'],
    ['beacon-cell', 4, '1/0/0/1'],
    ['husk-drones', 2, '0/1/0/0'],
    ['gnaw-swarm', 3, '1/0/0/0'],
    ['brute-gang', 1, '1/1/0/0'],
  ])(
    '[S170] [2.24] %s: %i AP up to half, one of each resource that it costs above',
    (card, ap, dear) => {
      const t = home(`red garrison 0202: ${card}`);
      const half = Math.trunc(pointsOf(t.s, slot(t, card)) / 2);
      expect(price(home(`red garrison 0202: ${card}!${half}`), card)).toEqual([ap, '0/0/0/0']);
      expect(price(home(`red garrison 0202: ${card}!${half + 1}`), card)).toEqual([ap, dear]);
    },
  );

  test('[2.24] exactly half is not more than half', () => {
    expect(price(home('red garrison 0202: line-rifles!2'), 'line-rifles')).toEqual([3, '0/0/0/0']);
    expect(price(home('red garrison 0202: line-rifles!3'), 'line-rifles')).toEqual([3, '1/1/0/0']);
  });

  test('[2.24] at a base that is not besieged, in an army or a garrison, not in the field', () => {
    const t = home(
      'red army 0202: line-rifles!1; red army 0303: levy-rifles!1; red garrison 0202: wren!1',
    );
    expect(offers(t, 'repair')).toEqual(['repair line-rifles', 'repair wren']);
    expect([
      refusal(t, 'repair levy-rifles').rule,
      refusal(t, 'repair levy-rifles').reason,
    ]).toEqual([
      '2.24',
      'Levy Rifles can’t be repaired where it is: attack cards must be in your hand, all other cards at one of your bases that is not besieged.',
    ]);
    expect(refusal(t, 'repair concord-keep').reason).toBe(
      'Concord Keep can’t be repaired. Choose one of your damaged cards.',
    );
    const siege = home('red garrison 0202: line-rifles!1; blue army 0202: husk-drones');
    siege.s.flags[slot(siege, 'army.2')] |= FLAG.besieging;
    expect(refusal(siege, 'repair line-rifles').rule).toBe('2.24');
  });

  test('[2.24] not without the AP, or above half without the resources', () => {
    expect(
      refusal(home('red garrison 0202: line-rifles!1', { 'red-ap': 2 }), 'repair line-rifles').rule,
    ).toBe('2.24');
    const poor = { 'red-humans': 0 };
    expect(refusal(home('red garrison 0202: line-rifles!1', poor), 'repair line-rifles').rule).toBe(
      '',
    );
    const t = home('red garrison 0202: line-rifles!3', poor);
    expect(refusal(t, 'repair line-rifles').reason).toBe(
      'Repairing Line Rifles costs 3 AP, 1 H and 1 M; you have 40 AP, 0 H and 9 M.',
    );
  });
});

test('[S170] [2.25] 3 AP heal all wounds of a hero', () => {
  const t = home('red garrison 0202: marshal-orsine-vale!1 captain-tamsin-roe!3');
  expect(price(t, 'marshal-orsine-vale')).toEqual([3, '0/0/0/0']);
  expect(price(t, 'captain-tamsin-roe')).toEqual([3, '0/0/0/0']);
  expect(log(t, 'healed')).toEqual([
    'Back to full strength: Marshal Orsine Vale.',
    'Back to full strength: Captain Tamsin Roe.',
  ]);
});

describe('[2.26] facilities', () => {
  test.each([
    ['concord-keep', 11, 5, '0/4/4/4', '4/1/4/2'],
    ['outpost', 6, 4, '0/3/3/3', '3/1/2/2'],
    ['bunkered-outpost', 7, 4, '0/3/3/3', '3/1/2/2'],
    ['air-defence', 4, 3, '0/2/2/2', '2/1/1/1'],
    ['missile-shield', 4, 3, '0/2/2/2', '2/1/1/1'],
    ['command-post', 4, 3, '0/2/2/2', '2/1/1/1'],
    ['laboratory', 4, 2, '0/1/1/1', '1/0/1/1'],
    ['academy', 4, 2, '0/1/1/1', '1/0/1/1'],
    ['intel-centre', 4, 2, '0/1/1/1', '1/0/1/1'],
    ['collector-energy', 2, 1, '0/1/1/0', '1/0/1/0'],
  ])('[S170] [2.26] %s', (card, broken, ap, dear, brood) => {
    const at = (n: number, faction: number) => {
      const base = ['concord-keep', 'outpost', 'bunkered-outpost'].includes(card) ? '' : 'outpost ';
      return home(`red at 0404: ${base}${card}!${n}`, {}, { 'red-faction': faction });
    };
    const name = card === 'concord-keep' ? 'concord-keep.2' : card;
    expect(price(at(1, 0), name)).toEqual([ap, '0/0/0/0']);
    expect(price(at(broken, 0), name)).toEqual([ap, dear]);
    expect(price(at(broken, 2), name)).toEqual([ap, brood]);
  });

  test('[2.26] [D6] a captured stronghold is repaired as an outpost', () => {
    const t = home('blue at 0404: hollow-mesa!11');
    t.s.owner[slot(t, 'hollow-mesa')] = 0;
    expect(price(t, 'hollow-mesa')).toEqual([4, '0/3/3/3']);
  });

  test('[10.3.14] a repair bay in the hex saves 2 AP, but at least 1 remains', () => {
    const t = home(
      'red at 0202: repair-bay laboratory!1; red garrison 0202: line-rifles!1; red army 0202: wren!1',
    );
    expect(price(t, 'laboratory')).toEqual([1, '0/0/0/0']);
    expect(price(t, 'line-rifles')).toEqual([1, '0/0/0/0']);
    expect(price(t, 'wren')).toEqual([3, '0/0/0/0']);
    const other = home(
      'red at 0202: repair-bay; red at 0404: outpost; red army 0404: bulwark-heavy-tank!1',
    );
    expect(price(other, 'bulwark-heavy-tank')).toEqual([5, '0/0/0/0']);
    // A bay of another side has no effect.
    const theirs = home('blue at 0202: repair-bay; red army 0202: bulwark-heavy-tank!1');
    expect(price(theirs, 'bulwark-heavy-tank')).toEqual([5, '0/0/0/0']);
    const tank = home('red at 0202: repair-bay; red army 0202: bulwark-heavy-tank!1');
    expect(price(tank, 'bulwark-heavy-tank')).toEqual([3, '0/0/0/0']);
  });
});

test('[S107] [S170] [2.27] attack cards are repaired in the hand: 3 AP, plus 1 E and 1 T if more than half is lost', () => {
  const t = home('red hand: pelican-bomber!2 kestrel-fighter!2');
  expect(price(t, 'pelican-bomber')).toEqual([3, '0/0/0/0']);
  expect(price(t, 'kestrel-fighter')).toEqual([3, '0/0/1/1']);
});

describe('[10.2.7] Repair Field', () => {
  const t = () =>
    home(
      'red army 0404: mender-frame husk-drones!1 tine-walker!4 ogive-gun-walker!1 screen-node!2; red army 0404: husk-drones!2 wren!1; red army 0405: husk-drones!1; blue army 0404: husk-drones!1',
    );

  test('[10.2.7] 6 AP repair all the side’s units of a class in the hex, at no other cost', () => {
    const one = t();
    expect(offers(one, 'restore')).toEqual([
      'restore husk-drones',
      'restore ogive-gun-walker',
      'restore screen-node',
    ]);
    act(one, 'restore husk-drones');
    const left = [
      'husk-drones',
      'tine-walker',
      'husk-drones.2',
      'ogive-gun-walker',
      'husk-drones.3',
      'husk-drones.4',
      'wren',
    ];
    expect(left.map((name) => damage(one, name))).toEqual([0, 0, 0, 1, 1, 1, 1]);
    expect([one.s.ap[0], ...one.s.stock.slice(0, 4)]).toEqual([34, 9, 9, 9, 9]);
    expect(refusal(one, 'restore husk-drones').rule).toBe('10.2.7');
  });

  test('[10.2.7] not without the AP, nor without such a unit', () => {
    const poor = t();
    poor.s.ap[0] = 5;
    expect(offers(poor, 'restore')).toEqual([]);
    expect(refusal(home('red army 0404: husk-drones!1'), 'restore husk-drones').rule).toBe(
      '10.2.7',
    );
  });
});
