import { describe, expect, test } from 'vitest';
import { NONE } from '../../../../kernel/state.ts';
import { CARDS } from '../../data/cards.ts';
import { EVENTS, type EventId } from '../../data/maps.ts';
import {
  act,
  copyOf,
  drawHidden,
  left,
  log,
  offers,
  refusal,
  stepNow,
  table,
  type TestGame,
  weights,
} from '../../testing.ts';
import { eyesOf, musterOf } from './04-sight.ts';
import { packed } from '../resources.ts';

const HANDS = 'red hand: kestrel-fighter scrap-barrage; blue hand: kestrel-fighter';
const PLACES =
  'red at 0202: concord-keep laboratory; blue at 0808: axle-zero; blue at 0807: outpost minefield!5';

/** A target for sorties. */
const NEAR = '; blue at 0303: outpost';

const SCOUTS = '; red at 0202: radar-mast; red army 0505: picket-riders';

/** Two players before the event roll of round 5. */
const land = (
  values = {},
  options: Record<string, string> = { events: 'yes' },
  more = '',
): TestGame =>
  act(
    table(`${PLACES}; ${HANDS}${more}`, { options, values: { round: 4, ...values } }),
    'end-turn, end-turn',
  );

/** Rolls an event; hidden effects follow from `seed`. */
function befall(t: TestGame, id: EventId, seed = 1): TestGame {
  act(t, `event ${EVENTS.indexOf(id) + 1}`);
  return id === 'deserters' || id === 'aftershock' ? drawHidden(t, seed) : t;
}

/** The first turn of a round with an event. */
const today = (t: TestGame, id: EventId): TestGame => act(befall(t, id), 'dawn');

describe('[14.1] the die', () => {
  test('[14.1] [D15] a twenty-sided die, of which six numbers are events', () => {
    const t = land();
    expect(stepNow(t)).toBe('round.event');
    expect(weights(t)).toEqual({ 0: 14, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 });
    act(t, 'event 0');
    expect([stepNow(t), log(t, 'event')]).toEqual(['blind.draw', ['The wasteland is quiet.']]);
  });

  test('[14.1] no events before the fifth round, nor without the option', () => {
    expect(stepNow(land({ round: 3 }))).toBe('blind.draw');
    expect(stepNow(land({}, {}))).toBe('blind.draw');
  });

  test('[14.1] an event lasts for its round', () => {
    const t = today(land({}, { events: 'yes' }, NEAR), 'static');
    act(t, 'end-turn, end-turn, event 0, dawn');
    expect([t.s.round, t.s.event]).toEqual([6, 0]);
    act(t, 'fly kestrel-fighter');
  });
});

describe('[14.1] effects of events', () => {
  test('[14.1] static: nothing flies but missiles', () => {
    const [t, free] = (['static', 'caravan'] as const).map((id) =>
      today(land({}, { events: 'yes' }, NEAR), id),
    );
    expect(offers(t, 'fly')).toEqual(['fly scrap-barrage']);
    expect(refusal(t, 'fly kestrel-fighter').rule).toBe('14.1');
    expect(offers(free, 'fly')).toEqual(['fly kestrel-fighter', 'fly scrap-barrage']);
  });

  test('[14.1] static: no interception either', () => {
    const t = today(land({}, { events: 'yes' }, NEAR), 'static');
    act(t, 'fly scrap-barrage, to 0303');
    expect(stepNow(t)).toBe('sortie.intercept');
    expect(offers(t)).toEqual(['pass']);
    expect(refusal(t, 'intercept kestrel-fighter.2').rule).toBe('14.1');
    const free = today(land({}, { events: 'yes' }, NEAR), 'caravan');
    act(free, 'fly scrap-barrage, to 0303');
    expect(offers(free)).toEqual(['intercept kestrel-fighter.2', 'pass']);
  });

  test('[14.1] a dust storm: observers see only their own hex', () => {
    const { s } = befall(land({}, { events: 'yes' }, SCOUTS), 'storm');
    expect(new Set(eyesOf(s, musterOf(s)).map(({ range }) => range))).toEqual(new Set([0]));
    s.event = 0;
    expect(new Set(eyesOf(s, musterOf(s)).map(({ range }) => range))).toEqual(new Set([1, 3]));
  });

  test('[14.1] a caravan brings each player one of their scarcest resource, the first of equals', () => {
    const t = befall(
      land({ 'red-energy': 2, 'red-technology': 2, 'blue-technology': 0 }),
      'caravan',
    );
    expect([...t.s.stock.slice(0, 8)]).toEqual([9, 9, 3, 2, 9, 9, 9, 1]);
    expect(log(t, 'caravan')).toEqual(['Caravan: energy +1.', 'Caravan: technology +1.']);
    expect(t.events.filter(({ type }) => type === 'caravan').map(({ to }) => to)).toEqual([
      [0],
      [1],
    ]);
  });

  test('[14.1] deserters settle in an empty hex with resources', () => {
    const start = land();
    const hexes = ['0303', '0404', '0808'].map(
      (label) => start.game.board.nodeOf.get(label) as number,
    );
    for (const n of hexes) start.s.resources[n] = packed([1, 0, 0, 1]);
    const found = new Map<number, number>();
    const groups = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const { s } = befall(copyOf(start), 'deserters', seed);
      const cards = [...s.owner.keys()].filter((u) => s.owner[u] === 2 && s.kind[u] !== NONE);
      found.set(s.place[cards[0]], (found.get(s.place[cards[0]]) ?? 0) + 1);
      groups.add(cards.map((u) => CARDS[s.kind[u]].id).join(' '));
    }
    expect([...found.keys()].sort((a, b) => a - b)).toEqual([hexes[0], hexes[1]]);
    expect(Math.min(...found.values())).toBeGreaterThan(110);
    expect(groups.size).toBe(6);
  });

  test('[14.1] [R35] without a place for them the same entries follow, but no deserters', () => {
    const t = befall(land(), 'deserters');
    expect([...t.s.owner].includes(2)).toBe(false);
    expect(t.events.filter(({ type }) => type === 'event')).toHaveLength(1);
    expect(stepNow(t)).toBe('blind.draw');
  });

  test('[14.1] an aftershock takes a point from the facilities of one hex, but not from Hardened ones, and never the last', () => {
    const start = land();
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const t = befall(copyOf(start), 'aftershock', seed);
      const names = ['concord-keep', 'laboratory', 'axle-zero', 'outpost', 'minefield'];
      seen.add(names.map((name) => left(t, name)).join(' '));
    }
    expect([...seen].sort()).toEqual(['20 5 20 10 1', '20 6 20 10 1', '20 6 20 9 1']);
  });

  test('[14.1] barter: three of one resource for one of another, once per player and round', () => {
    const t = today(land({ 'red-humans': 3, 'red-energy': 2, 'red-technology': 0 }), 'barter');
    act(t, 'barter');
    expect(offers(t)).toEqual([1, 2, 3, 4, 6, 7].map((n) => `trade ${n}`));
    act(t, 'trade 3');
    expect([[...t.s.stock.slice(0, 4)], t.s.ap[0]]).toEqual([[0, 9, 2, 1], 12]);
    expect(log(t, 'bartered')).toEqual(['Traded: humans −3, technology +1.']);
    expect([refusal(t, 'barter').rule, offers(t).includes('barter')]).toEqual(['14.1', false]);
    act(t, 'end-turn');
    expect(offers(t)).toContain('barter');
    act(t, 'end-turn, event 6, dawn');
    expect(offers(t)).toContain('barter');
  });

  test('[14.1] no barter without traders, nor without goods', () => {
    expect(refusal(today(land(), 'caravan'), 'barter').rule).toBe('14.1');
    const poor = Object.fromEntries(
      ['humans', 'materials', 'energy', 'technology'].map((kind) => [`red-${kind}`, 2]),
    );
    expect(refusal(today(land(poor), 'barter'), 'barter').rule).toBe('14.1');
  });
});
