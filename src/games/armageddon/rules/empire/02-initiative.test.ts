import { describe, expect, test } from 'vitest';
import { english } from '../../../../../test/english.ts';
import { checkSecrets } from '../../../../kernel/conformance/secrets.ts';
import { ActionList } from '../../../../kernel/action.ts';
import { actor, legal } from '../../../../kernel/engine.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { UNKNOWN } from '../../../../kernel/state.ts';
import { viewOf } from '../../../../kernel/view.ts';
import { FLAG } from '../../state/pieces.ts';
import {
  act,
  actorNow,
  copyOf,
  drawHidden,
  log,
  offers,
  refusal,
  see,
  slot,
  stepNow,
  table,
  type TestGame,
  weights,
} from '../../testing.ts';

/** Two or more sides at the end of a round's last turn. */
function evening(more = '', values = {}, scenario = 'duel'): TestGame {
  const count = { duel: 2, three: 3, four: 4 }[scenario] ?? 2;
  const homes = [
    'red at 0404: concord-keep',
    'blue at 0607: axle-zero',
    'green at 0408: the-first-nest',
    'yellow at 0808: hollow-mesa',
  ];
  return table(homes.slice(0, count).join('; ') + more, {
    ...{ scenario, values: { turn: count - 1, ...values } },
  });
}

const night = (more = '', values = {}, scenario = 'duel'): TestGame =>
  drawHidden(act(evening(more, values, scenario), 'end-turn'), 1);

describe('[2.8] [2.9] bids', () => {
  test('[S119] [2.5] collection comes before initiative', () => {
    const t = evening('', { 'red-humans': 0, 'red-materials': 0, 'red-energy': 0 });
    for (const kind of [0, 1, 2]) t.s.stock[kind] = 0;
    t.s.stock[3] = 0;
    t.s.resources[t.s.place[slot(t, 'concord-keep')]] = 0o0001;
    drawHidden(act(t, 'end-turn'), 1);
    // The resources just collected are enough for a die.
    expect([stepNow(t), actorNow(t), offers(t)]).toEqual([
      'initiative.bid',
      'red',
      ['bid 0', 'bid 1'],
    ]);
    const order = t.events.map(({ type }) => type);
    expect(order.indexOf('collected')).toBeGreaterThan(order.indexOf('round'));
  });

  test('[S115] [2.9] the k-th die costs k, and there are 5', () => {
    const t = night('', {
      'red-humans': 9,
      'red-materials': 0,
      'red-energy': 0,
      'red-technology': 0,
    });
    expect(offers(t)).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3']);
    expect([refusal(t, 'bid 4').rule, refusal(t, 'bid 4').reason]).toEqual([
      '2.9',
      'You don’t have enough resources: 4 dice cost 10.',
    ]);
    expect(refusal(night(), 'bid 6').reason).toBe('You can buy at most 5 dice.');
    act(t, 'bid 3, bid 5');
    expect([...t.s.stock]).toEqual([3, 0, 0, 0, 5, 5, 5, 6]);
    expect([...t.s.dice]).toEqual([6, 8]);
    expect(log(t, 'bids')).toEqual([
      'Red has 6 dice for initiative.',
      'Blue has 8 dice for initiative.',
    ]);
  });

  test('[R70] they are paid with the most plentiful resource', () => {
    const t = night('', {
      'red-humans': 1,
      'red-materials': 5,
      'red-energy': 4,
      'red-technology': 2,
    });
    act(t, 'bid 3, bid 0');
    expect([...t.s.stock.slice(0, 4)]).toEqual([1, 1, 2, 2]);
  });

  test('[2.8] bids are hidden until all are opened, and all sides bid, whatever they have', () => {
    const t = night('', {
      'blue-humans': 0,
      'blue-materials': 0,
      'blue-energy': 0,
      'blue-technology': 0,
    });
    act(t, 'bid 2');
    expect([viewOf(t.game, t.s, 1).bid[0], viewOf(t.game, t.s, 0).bid[0]]).toEqual([UNKNOWN, 2]);
    expect(viewOf(t.game, t.s, 1).dice[0]).toBe(0);
    expect(offers(t)).toEqual(['bid 0']);
    act(t, 'bid 0');
    expect([stepNow(t), viewOf(t.game, t.s, 1).dice[0]]).toEqual(['initiative.roll', 5]);
  });

  test('[2.8] bids and rolls reveal nothing hidden', () => {
    const t = night('; blue hand: tine-walker', {}, 'four');
    const fail = (message: string): never => {
      throw new Error(message);
    };
    for (const bid of [3, 0, 5, 1]) {
      const list = new ActionList();
      legal(t.game, t.s, list);
      checkSecrets(t.game, t.s, list, new Sfc32(bid), fail);
      act(t, `bid ${bid}`);
    }
    expect(stepNow(t)).toBe('initiative.roll');
  });
});

describe('[2.8] dice', () => {
  test('[2.8] successes are distributed like coin tosses', () => {
    const t = act(night(), 'bid 0, bid 1');
    expect(weights(t)).toEqual({ 0: 1, 1: 3, 2: 3, 3: 1 });
    expect(weights(act(t, 'hits 2'))).toEqual({ 0: 1, 1: 4, 2: 6, 3: 4, 4: 1 });
  });

  test('[2.8] all dice of a side are shown, with their owner', () => {
    const { game, events } = act(night(), 'bid 0, bid 1, hits 2');
    const { pools, outcome } = events.findLast(({ type }) => type === 'initiative') ?? {};
    expect(pools).toEqual([{ dice: 3, successes: 2 }]);
    expect(english(game, outcome)).toBe('Red: 2 successes');
  });

  test('[S108] [2.10] two players have 12 and 6', () => {
    const t = act(night(), 'bid 0, bid 0, hits 1, hits 3');
    expect([...t.s.order, ...t.s.ap]).toEqual([1, 0, 6, 12]);
    expect([stepNow(t), actorNow(t), t.s.round]).toEqual(['turn.act', 'blue', 2]);
    expect(log(t, 'points')).toEqual(['Blue has 12 action points.', 'Red has 6 action points.']);
  });

  test('[S109] [2.10] the second of three has 8; four have 12, 8, 6 and 4', () => {
    const three = act(night('', {}, 'three'), 'bid 0, bid 0, bid 0, hits 1, hits 3, hits 2');
    expect([...three.s.order, ...three.s.ap]).toEqual([1, 2, 0, 6, 12, 8]);
    const four = act(night('', {}, 'four'), 'bid 1, bid 1, bid 1, bid 1');
    act(four, 'hits 4, hits 0, hits 3, hits 2');
    expect([...four.s.order, ...four.s.ap]).toEqual([0, 2, 3, 1, 12, 4, 8, 6]);
  });

  test('[S114] [2.8] only tied players roll again, until one is ahead', () => {
    const t = act(night('', {}, 'four'), 'bid 0, bid 0, bid 0, bid 2');
    act(t, 'hits 1, hits 2, hits 2, hits 1');
    // Blue and Green will be ahead of Red and Yellow in any case; Red rolls 3 dice again, Yellow 5.
    expect(Object.keys(weights(t))).toHaveLength(4);
    act(t, 'hits 0, hits 3, hits 3');
    expect(Object.keys(weights(t))).toHaveLength(6);
    act(t, 'hits 5');
    expect(stepNow(t)).toBe('initiative.roll');
    act(t, 'hits 0, hits 1');
    expect([...t.s.order]).toEqual([2, 1, 3, 0]);
  });

  test('[2.8] [2.10] a player who is out neither bids nor rolls, and the two remaining players get 12 and 6', () => {
    const t = night('', { 'red-out': 1 }, 'three');
    expect(actorNow(t)).toBe('blue');
    act(t, 'bid 0, bid 0, hits 1, hits 2');
    expect([...t.s.order, ...t.s.ap]).toEqual([2, 1, 0, 0, 6, 12]);
  });

  test('[2.8] the next bids are made in the order of this round', () => {
    const t = drawHidden(act(night(), 'bid 0, bid 0, hits 1, hits 3, end-turn, end-turn'), 1);
    expect([stepNow(t), actorNow(t)]).toEqual(['initiative.bid', 'blue']);
  });
});

describe('[2.11] more action points', () => {
  const play = 'bid 0, bid 0, hits 3, hits 1';
  const dawn = (t: TestGame): TestGame => act(drawHidden(act(t, 'end-turn'), 1), play);

  test('[S110] [2.11] [10.3.5] facilities add action points, unless besieged', () => {
    const t = evening('; red at 0404: command-post; red at 0505: outpost command-post');
    expect([...dawn(copyOf(t)).s.ap]).toEqual([14, 6]);
    const siege = evening(
      '; red at 0505: outpost command-post; blue army 0505: tine-walker; red hand: line-rifles',
    );
    siege.s.flags[slot(siege, 'army.1')] |= FLAG.besieging;
    expect([...dawn(siege).s.ap]).toEqual([12, 6]);
  });

  test('[S111] [2.11] 3 for each prisoner, unless the base is besieged or without supply', () => {
    const held = (more = '') => {
      const t = evening(`; blue garrison 0607: skinwalker; red army 0303: wren${more}`);
      const [wren, garrison] = [slot(t, 'wren'), slot(t, 'army.1')];
      [t.s.group[wren], t.s.place[wren]] = [garrison, t.s.place[garrison]];
      t.s.flags[wren] |= FLAG.prisoner;
      t.s.owner[slot(t, 'army.2')] = t.s.place[slot(t, 'army.2')] = -1;
      return t;
    };
    expect([...dawn(held()).s.ap]).toEqual([12, 9]);
    const t = held('; red army 0607: line-rifles');
    t.s.flags[slot(t, 'army.3')] |= FLAG.besieging;
    expect([...dawn(t).s.ap]).toEqual([12, 6]);
  });

  test('[S112] [2.13] unspent action points are lost', () => {
    const t = evening('', { 'red-ap': 5, 'blue-ap': 40 });
    expect([...drawHidden(act(t, 'end-turn'), 1).s.ap]).toEqual([0, 0]);
    expect([...act(t, play).s.ap]).toEqual([12, 6]);
  });

  test('[S113] [2.10] later players can spend action points before their turn', () => {
    const t = evening(
      '; red hand: kestrel-fighter; blue army 0506: tine-walker; blue hand: gnat-interceptor',
    );
    dawn(t);
    expect([actorNow(t), t.s.ap[1]]).toEqual(['red', 6]);
    act(see(t), 'fly kestrel-fighter, to 0506');
    expect([actorNow(t), offers(t)]).toEqual(['blue', ['intercept gnat-interceptor', 'pass']]);
    act(t, 'intercept gnat-interceptor');
    expect(t.s.ap[1]).toBe(5);
    expect(actor(t.game, t.s)).toBeLessThan(0);
  });
});
