import { describe, expect, test } from 'vitest';
import { NONE } from '../../../../kernel/state.ts';
import { CARD } from '../../data/cards.ts';
import { DISCARDED, FLAG } from '../../state/pieces.ts';
import { act, copyOf, log, offers, refusal, slot, table, type TestGame } from '../../testing.ts';
import { isSupplied } from '../armies/03-control.ts';
import { packed } from '../resources.ts';

/** Red has a base; 0303 has 1 H, 2 M, 0 E, 3 T. */
function land(more: string, values = {}): TestGame {
  const t = table(`red at 0202: concord-keep; blue at 0808: axle-zero; ${more}`, { values });
  const at = (label: string) => t.game.board.nodeOf.get(label) as number;
  t.s.resources[at('0303')] = packed([1, 2, 0, 3]);
  t.s.resources[at('0202')] = packed([1, 2, 1, 1]);
  return t;
}

const kinds = (t: TestGame, hex = '0303'): string[] => offers(act(copyOf(t), `build ${hex}`));

describe('[2.21] collectors', () => {
  test.each([
    ['a hero', 'red army 0303: wren', ['build 0303']],
    ['an engineer', 'red army 0303: breach-pioneers', ['build 0303']],
    ['a hero in a garrison', 'red garrison 0202: wren', ['build 0202']],
    ['nobody else', 'red army 0303: line-rifles', []],
    ['nobody out of supply', 'red army 0808: wren', []],
    ['nobody by mobile supply', 'red army 0707: breach-pioneers supply-column', []],
    ['nobody where an enemy is in control', 'red army 0303: wren; blue army 0303: husk-drones', []],
    [
      'an engineer where it is contested',
      'red army 0303: breach-pioneers; blue army 0303: husk-drones',
      ['build 0303'],
    ],
  ])('[2.21] [10.2.3] are built by %s', (_, more, expected) => {
    const t = land(more);
    expect(offers(t, 'build')).toEqual(expected);
    if (expected.length === 0) expect(refusal(t, 'build 0303').rule).toBe('2.21');
  });

  test('[2.21] for 2 AP, 2 M and 1 E, for a kind of resource in the hex', () => {
    const t = land('red army 0303: wren');
    expect(kinds(t)).toEqual(['raise 0', 'raise 1', 'raise 3']);
    act(t, 'build 0303, raise 3');
    expect([t.s.ap[0], ...t.s.stock.slice(0, 4)]).toEqual([10, 9, 7, 8, 9]);
    expect(log(t, 'built')).toEqual(['Built in 0303: Work Camp (technology).']);
    expect(t.events.find(({ type }) => type === 'built')?.to).toEqual([0]);
    const poor = land('red army 0303: wren', { 'red-energy': 0 });
    expect([refusal(poor, 'build 0303').rule, refusal(poor, 'build 0303').reason]).toEqual([
      '2.21',
      'You can’t afford anything that can be built in 0303. The cheapest costs 2 AP, 2 M and 1 E; you have 12 AP, 9 M and 0 E.',
    ]);
    expect(refusal(land('red army 0303: wren', { 'red-ap': 1 }), 'build 0303').rule).toBe('2.21');
  });

  test('[R81] only if some of the resource is left, after what a base collects', () => {
    const full = land('red army 0303: wren; red at 0303: collector-humans collector-materials');
    expect(kinds(full)).toEqual(['raise 1', 'raise 3']);
    const base = land('red garrison 0202: wren');
    expect(kinds(base, '0202')).toEqual(['raise 1']);
    const all = land('red garrison 0202: wren; red at 0202: collector-materials');
    expect([refusal(all, 'build 0202').rule, offers(all, 'build')]).toEqual(['R81', []]);
  });

  test('[2.20] they need neither base nor slot', () => {
    const t = land('red garrison 0202: wren; red at 0202: laboratory academy radar-mast');
    expect(kinds(t, '0202')).toEqual(['raise 1']);
  });

  test('[2.14] the slot of a discarded card is used again if no other is free', () => {
    const t = land('red army 0303: wren; red hand: line-rifles');
    for (let u = 0; u < t.s.world.cards; u++)
      if (t.game.units[u].side === 0 && t.s.owner[u] === NONE)
        [t.s.owner[u], t.s.kind[u], t.s.place[u]] = [0, CARD.laboratory, 77];
    expect(refusal(t, 'build 0303').rule).toBe('2.21');
    const old = slot(t, 'line-rifles');
    [t.s.place[old], t.s.damage[old], t.s.handSize[0]] = [DISCARDED, 4, 0];
    act(t, 'build 0303, raise 0');
    expect([t.s.damage[old], t.s.place[old]]).toEqual([0, t.game.board.nodeOf.get('0303')]);
  });
});

test('[2.20] [10.2.3] minefields are laid by engineers, one per hex', () => {
  const t = land('red army 0303: breach-pioneers');
  expect(kinds(t)).toEqual(['raise 0', 'raise 1', 'raise 3', 'raise 4']);
  act(t, 'build 0303, raise 4');
  expect([t.s.ap[0], ...t.s.stock.slice(0, 4)]).toEqual([10, 9, 7, 9, 8]);
  expect(kinds(t)).toEqual(['raise 0', 'raise 1', 'raise 3']);
});

describe('[2.22] [D7] upgrades', () => {
  const base = (more = '', values = {}) =>
    table(`red at 0202: concord-keep; blue at 0808: axle-zero; red at 0303: ${more}`, { values });

  test.each([
    ['concord-keep', '', 2],
    ['outpost', 'outpost', 2],
    ['bunkered-outpost', 'bunkered-outpost', 1],
    ['intel-centre', 'outpost intel-centre', 2],
    ['laboratory', 'outpost laboratory', 0],
  ])('[D7] %s', (id, more, times) => {
    const t = base(more || 'outpost', { 'red-ap': 40 });
    for (let i = 0; i < times; i++) {
      expect(refusal(t, `upgrade ${id}`).rule).toBe('');
      act(t, `upgrade ${id}`);
      // Once per round.
      expect(refusal(t, `upgrade ${id}`).rule).toBe('2.22');
      act(t, 'end-turn, end-turn, dawn');
      [t.s.ap[0], t.s.stock[1], t.s.stock[2], t.s.stock[3]] = [40, 9, 9, 9];
    }
    expect([refusal(t, `upgrade ${id}`).rule, t.s.upgrades[slot(t, id)]]).toEqual(['2.22', times]);
  });

  test('[2.22] [3.24] not under siege, even if another base supplies the hex', () => {
    const t = table(
      'red at 0404: concord-keep; red at 0505: outpost; red garrison 0505: line-rifles; blue army 0505: tine-walker',
    );
    expect(refusal(t, 'upgrade outpost').rule).toBe('');
    t.s.flags[slot(t, 'army.2')] |= FLAG.besieging;
    expect(isSupplied(t.s, t.s.place[slot(t, 'outpost')], 0)).toBe(true);
    expect(refusal(t, 'upgrade outpost').rule).toBe('2.22');
  });

  test('[2.22] for 4 AP, 2 M, 2 E and 1 T', () => {
    const t = act(base('outpost'), 'upgrade outpost');
    expect([t.s.ap[0], ...t.s.stock.slice(0, 4)]).toEqual([8, 9, 7, 7, 8]);
    expect(log(t, 'upgraded')).toEqual(['Upgraded: Waystation.']);
    expect(refusal(t, 'upgrade outpost').reason).toBe(
      'You have already upgraded Waystation this round. Choose another facility.',
    );
    for (const [poor, stock] of [
      [{ 'red-ap': 3 }, '3 AP, 9 M, 9 E and 9 T'],
      [{ 'red-materials': 1 }, '12 AP, 1 M, 9 E and 9 T'],
      [{ 'red-energy': 1 }, '12 AP, 9 M, 1 E and 9 T'],
      [{ 'red-technology': 0 }, '12 AP, 9 M, 9 E and 0 T'],
    ] as const)
      expect(refusal(base('outpost', poor), 'upgrade outpost').reason).toBe(
        `An upgrade costs 4 AP, 2 M, 2 E and 1 T; you have ${stock}.`,
      );
    expect(refusal(t, 'upgrade axle-zero').reason).toBe(
      'Axle Zero can’t be upgraded. Choose one of your facilities that has upgrades left.',
    );
  });

  test('[2.22] not under siege', () => {
    const t = table(
      'red at 0202: concord-keep; blue at 0808: axle-zero; blue army 0202: husk-drones',
    );
    t.s.flags[slot(t, 'army.1')] |= FLAG.besieging;
    expect([
      refusal(t, 'upgrade concord-keep').rule,
      refusal(t, 'upgrade concord-keep').reason,
    ]).toEqual(['2.22', 'Concord Keep can’t be upgraded while it is besieged or out of supply.']);
  });
});
