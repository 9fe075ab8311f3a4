import { describe, expect, test } from 'vitest';
import { english } from '../../../../../test/english.ts';
import { ActionList, pack } from '../../../../kernel/action.ts';
import { checkSecrets } from '../../../../kernel/conformance/secrets.ts';
import { legal } from '../../../../kernel/engine.ts';
import { oddsOf } from '../../../../kernel/odds/odds.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { viewOf } from '../../../../kernel/view.ts';
import { totalOf } from '../../data/card.ts';
import { CARDS } from '../../data/cards.ts';
import { STARTERS } from '../../data/starters.ts';
import {
  act,
  copyOf,
  log,
  offers,
  refusal,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';
import { V } from '../names.ts';

const HOMES = 'red at 0202: concord-keep; blue at 0808: axle-zero';
const SEVEN =
  'line-rifles levy-rifles picket-riders wren kestrel-fighter javelin-rocket laboratory';

const home = (more: string, values = {}, options = {}): TestGame =>
  table(`${HOMES}; ${more}`, { values, options });

describe('[2.14] drawing', () => {
  const t = () => home('red deck: line-rifles wren flak-crawler; red hand: levy-rifles');

  test('[S116] [2.14] any card costs 3 AP', () => {
    const one = act(t(), 'draw');
    expect([stepNow(one), offers(one), one.s.ap[0]]).toEqual([
      'hand.draw',
      ['deal 0', 'deal 1', 'deal 2'],
      9,
    ]);
    expect(
      ['line-rifles', 'wren', 'flak-crawler'].map((name, i) => {
        const other = act(copyOf(one), `deal ${i}`);
        return [where(other, name), other.s.handSize[0], other.s.deckSize[0]];
      }),
    ).toEqual([
      ['hand', 2, 2],
      ['hand', 2, 2],
      ['hand', 2, 2],
    ]);
    act(one, 'deal 1');
    expect([where(one, 'line-rifles'), log(one, 'draws')]).toEqual(['deck', ['Drawn: Wren.']]);
    expect(one.events.find(({ type }) => type === 'draws')?.to).toEqual([0]);
  });

  test('[S116] the odds of a draw show the number of cards of each sort, not of each card', () => {
    const at = t();
    const view = viewOf(at.game, at.s, 0);
    const odds = oddsOf(at.game, view, pack(V.draw))?.first?.rows ?? [];
    expect(odds.map(({ label, text }) => `${english(at.game, label)} ${text}`)).toEqual([
      'a unit (2 of 3 in the deck) 2/3',
      'a hero (1 of 3 in the deck) 1/3',
    ]);
  });

  test('[S116] [11.3] the Brood pays 2 AP', () => {
    const brood = act(home('red deck: gnaw-swarm', {}, { 'red-faction': 2 }), 'draw');
    expect(brood.s.ap[0]).toBe(10);
    const poor = home('red deck: gnaw-swarm', { 'red-ap': 2 }, { 'red-faction': 2 });
    expect(refusal(poor, 'draw').rule).toBe('');
  });

  test('[2.14] not without the AP, nor from an empty deck', () => {
    const poor = home('red deck: line-rifles', { 'red-ap': 2 });
    expect([refusal(poor, 'draw').rule, refusal(poor, 'draw').reason]).toEqual([
      '2.14',
      'You don’t have enough AP: drawing a card costs 3.',
    ]);
    expect(refusal(home('red hand: wren'), 'draw').reason).toBe('Your deck is empty.');
  });

  test('[S118] [2.14] a discarded card never returns', () => {
    const one = act(
      home(`red deck: wren; red hand: ${SEVEN.replace('wren', 'outpost')} academy`),
      'make-room, discard line-rifles',
    );
    act(one, 'draw, deal 0');
    expect([where(one, 'line-rifles'), one.s.deckSize[0], refusal(one, 'draw').rule]).toEqual([
      'discarded',
      0,
      '2.14',
    ]);
  });

  test('[2.14] drawn and discarded cards are hidden from all other players', () => {
    const one = home(
      `red deck: wren line-rifles; red hand: ${SEVEN.replace('wren', 'outpost')}; blue deck: husk-drones`,
    );
    const fail = (message: string): never => {
      throw new Error(message);
    };
    for (const word of ['draw', 'deal 1', 'make-room', 'discard laboratory', 'end-turn']) {
      const list = new ActionList();
      legal(one.game, one.s, list);
      if (stepNow(one) !== 'hand.draw') checkSecrets(one.game, one.s, list, new Sfc32(3), fail);
      act(one, word);
    }
    const secret = one.events.filter(({ type }) => type === 'draws' || type === 'discarded');
    expect(secret.map(({ to }) => to)).toEqual([[0], [0]]);
  });
});

describe('[2.15] the hand', () => {
  test('[S117] [2.15] [R71] holds 8 cards; a player with a full hand must discard before drawing', () => {
    const t = home(`red deck: beacon-cell flak-crawler; red hand: ${SEVEN}`);
    expect(refusal(t, 'make-room').rule).toBe('R71');
    act(t, 'draw, deal 0');
    expect([refusal(t, 'draw').rule, refusal(t, 'draw').reason]).toEqual([
      '2.15',
      'Your hand is full. Discard a card first.',
    ]);
    act(t, 'make-room');
    expect(offers(t)).toHaveLength(8);
    expect([
      refusal(t, 'discard concord-keep').rule,
      refusal(t, 'discard concord-keep').reason,
    ]).toEqual(['2.15', 'You can’t discard Concord Keep. Choose a card in your hand.']);
    act(t, 'discard javelin-rocket');
    expect([t.s.handSize[0], where(t, 'javelin-rocket'), stepNow(t)]).toEqual([
      7,
      'discarded',
      'turn.act',
    ]);
    expect(refusal(t, 'draw').rule).toBe('');
  });

  test('[S117] [11.2] the Lattice’s hand holds 9, and none of its cards costs humans', () => {
    const t = home(`red deck: husk-drones; red hand: ${SEVEN} academy`, {}, { 'red-faction': 1 });
    expect(refusal(t, 'draw').rule).toBe('');
    const own = CARDS.filter(({ origin }) => origin === 'lattice');
    expect(own.filter(({ cost }) => cost[0] > 0)).toEqual([]);
    expect(own.filter(({ cost }) => totalOf(cost) > 0).length).toBeGreaterThan(20);
    expect(STARTERS.lattice.faction).toBe('lattice');
  });

  test('[2.15] gear counts as cards, and is discarded by kind', () => {
    const t = home(`red hand: ${SEVEN}`, { 'red-nerve-agent': 1 });
    act(t, 'make-room');
    const scrap = offers(t).find((word) => word.startsWith('scrap')) ?? '';
    act(t, scrap);
    expect([t.s.handSize[0], log(t, 'discarded')]).toEqual([7, ['Discarded: Nerve Agent.']]);
    expect([...t.s.held].every((n) => n === 0)).toBe(true);
  });

  test('[S117] [10.1.22] a hero at the headquarters raises the limit by 1; when the hero leaves, a card must be discarded', () => {
    const t = table(
      `${HOMES}; blue garrison 0808: ledger; red hand: ${SEVEN} academy outpost; red garrison 0202: pollen-ear`,
    );
    expect(refusal(t, 'make-room').rule).toBe('');
    act(t, 'end-turn');
    expect(stepNow(t)).toBe('turn.act');
    const gone = table(
      `${HOMES}; red hand: ${SEVEN} academy outpost wren; red army 0404: pollen-ear`,
    );
    act(gone, 'end-turn');
    expect([stepNow(gone), offers(gone).length]).toEqual(['hand.discard', 10]);
    act(gone, 'discard academy');
    expect(stepNow(gone)).toBe('hand.discard');
    act(gone, 'discard wren');
    expect([stepNow(gone), gone.s.turn, gone.s.handSize[0]]).toEqual(['turn.act', 1, 8]);
  });

  test('[2.15] a player who is eliminated at the end of the turn discards nothing', () => {
    const t = home(`red hand: ${SEVEN} academy outpost wren`, { 'red-beheaded': 1 });
    expect(stepNow(act(t, 'end-turn'))).toBe('game.over');
  });
});
