import { describe, expect, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import { SPECTATOR } from '../../../kernel/side.ts';
import { UNKNOWN } from '../../../kernel/state.ts';
import { viewOf } from '../../../kernel/view.ts';
import { VALUES } from '../data/values.ts';
import { FLAG } from '../state/pieces.ts';
import { act, eventsOf, log, slot, stepNow, table, type TestSituation } from '../testing.ts';
import { freeBases } from './armies/03-control.ts';
import { lose } from './battle/05-damage.ts';
import { scoreOf } from './09-score.ts';
import { isOver, leave, outcomeOf } from './09-victory.ts';
import { cardsOf } from './pieces.ts';

/** Red holds Axiom of Blue, and Blue holds Doctor Karam of Red, in their strongholds. */
function withPrisoners(values = {}) {
  const t = table(
    'red at 0404: concord-keep; red garrison 0404: line-rifles axiom; ' +
      'blue at 0606: axle-zero; blue garrison 0606: tine-walker doctor-ilse-karam; green at 0408: the-first-nest',
    { scenario: 'three', values },
  );
  for (const [name, owner] of [
    ['axiom', 1],
    ['doctor-ilse-karam', 0],
  ] as const) {
    t.s.flags[slot(t, name)] |= FLAG.prisoner;
    t.s.owner[slot(t, name)] = owner;
  }
  t.game.check(t.s);
  return t;
}

describe('[9.4] an eliminated player', () => {
  test('[S169] [9.4] their prisoners are free, in armies of their own, known to sides that knew the prisoners', () => {
    const t = withPrisoners({ 'blue-beheaded': 1 });
    act(t, 'end-turn');
    const hero = slot(t, 'doctor-ilse-karam');
    const army = t.s.group[hero];
    expect([t.s.flags[hero] & FLAG.prisoner, t.s.owner[army], cardsOf(t.s, army)]).toEqual([
      0,
      0,
      [hero],
    ]);
    expect(t.s.place[army]).toBe(t.s.place[slot(t, 'axle-zero')]);
    expect(viewOf(t.game, t.s, 2).owner[army]).toBe(0);
    t.game.check(t.s);
  });

  test('[9.4] is eliminated by this rule in the log, whether the headquarters was captured or destroyed', () => {
    const t = withPrisoners({ 'blue-beheaded': 1 });
    act(t, 'end-turn');
    expect(eventsOf(t, 'out').map(({ rule }) => rule)).toEqual(['9.4']);
  });

  test('[9.4] [3.24] their armies besiege nobody', () => {
    const t = table(
      'red at 0404: concord-keep; red garrison 0404: line-rifles; blue at 0606: axle-zero; blue army 0404: tine-walker; green at 0408: the-first-nest',
      { scenario: 'three', values: { 'blue-beheaded': 1 } },
    );
    t.s.flags[slot(t, 'army.2')] = FLAG.besieging | FLAG.closed | FLAG.delayed;
    expect(freeBases(t.s, 0)).toEqual([]);
    act(t, 'end-turn');
    expect([t.s.owner[slot(t, 'army.2')], t.s.flags[slot(t, 'army.2')]]).toEqual([3, 0]);
    expect(freeBases(t.s, 0)).toEqual([slot(t, 'concord-keep')]);
  });

  test('[9.4] [5.12] only armies put battles off: a card’s bit with the same number has another meaning', () => {
    const { s, ...t } = withPrisoners();
    s.flags[slot({ s, ...t }, 'axle-zero')] = FLAG.converted;
    leave(s, 1);
    expect(s.flags[slot({ s, ...t }, 'axle-zero')]).toBe(FLAG.converted);
  });

  test('[9.4] their pieces on the map become independent; their heroes held by others stay prisoners', () => {
    const t = withPrisoners({ 'blue-beheaded': 1 });
    act(t, 'end-turn');
    const owners = ['axle-zero', 'tine-walker', 'army.2', 'axiom'].map(
      (u) => t.s.owner[slot(t, u)],
    );
    expect(owners).toEqual([3, 3, 3, 3]);
    expect(t.s.flags[slot(t, 'axiom')] & FLAG.prisoner).toBe(FLAG.prisoner);
    expect([stepNow(t), t.s.order[t.s.turn], log(t, 'out')]).toEqual([
      'turn.act',
      2,
      ['Blue is eliminated.'],
    ]);
  });
});

describe('[9.5] score', () => {
  test('[9.5] prisoners, hexes under control, and rounds, once for each opponent', () => {
    const t = withPrisoners({ round: 7 });
    expect([0, 1, 2].map((side) => scoreOf(t.s, side))).toEqual([2010, 2010, 1910]);
  });

  test('[9.5] 4 for each resource destroyed, 3 off for each lost; independents count for neither', () => {
    const t = table(
      'red at 0404: concord-keep; red hand: pelican-bomber pelican-bomber pelican-bomber; blue at 0505: academy; blue at 0606: axle-zero; independents at 0504: squatter-fort',
    );
    act(t, 'fly pelican-bomber, to 0505, pick academy, roll 7:0, rest');
    expect([[...t.s.destroyed], [...t.s.lost]]).toEqual([
      [6, 0],
      [0, 6],
    ]);
    const before = scoreOf(t.s, 0);
    act(t, 'fly pelican-bomber.2, to 0504, pick squatter-fort, roll 7:0, rest');
    expect([[...t.s.destroyed], [...t.s.lost]]).toEqual([
      [6, 0],
      [0, 6],
    ]);
    expect([before, scoreOf(t.s, 0), scoreOf(t.s, 1)]).toEqual([1039, 1039, 997]);
  });

  test('[9.5] a lost duel counts for its winner; destroying one’s own pieces counts only as a loss', () => {
    const t = table(
      'red at 0404: concord-keep outpost; red hand: sabre-suppressor; blue at 0505: academy; blue army 0505: flak-crawler',
    );
    act(t, 'fly sabre-suppressor, to 0505, strike flak-crawler, fire flak-crawler, roll 5:0, rest');
    expect([[...t.s.destroyed], [...t.s.lost]]).toEqual([
      [0, 3],
      [3, 0],
    ]);
    lose(t.s, slot(t, 'outpost'));
    expect([t.s.destroyed[0], t.s.lost[0], t.s.lost[1]]).toEqual([0, 9, 0]);
  });

  test('[9.5] no side sees the sums before the end, as they would reveal hidden information', () => {
    const { s, game } = withPrisoners();
    for (const side of [0, 1, SPECTATOR]) {
      const view = viewOf(game, s, side);
      expect([...view.destroyed, ...view.lost]).toEqual(Array(6).fill(UNKNOWN));
    }
  });
});

describe('[9.6] the last round', () => {
  const last = (values: object) =>
    withPrisoners({ round: VALUES.defaults.lastRound, turn: 2, 'green-destroyed': 90, ...values });

  test('[9.6] after it the highest score wins', () => {
    const t = act(last({}), 'end-turn');
    expect(stepNow(t)).toBe('game.over');
    expect(outcomeOf(t.s)).toMatchObject({ winners: [2], rule: '9.6', scores: [-850, -850, -230] });
    expect(stepNow(act(last({ round: VALUES.defaults.lastRound - 1 }), 'end-turn'))).toBe(
      'blind.draw',
    );
    expect(stepNow(act(last({ turn: 1 }), 'end-turn'))).toBe('turn.act');
  });

  test('[9.6] equals share the win; eliminated players do not', () => {
    const t = act(last({ 'green-beheaded': 1 }), 'end-turn');
    expect(outcomeOf(t.s)?.winners).toEqual([0, 1]);
  });
});

test('[9.3] the last player left wins, and all players have a score', () => {
  const t = act(withPrisoners({ 'blue-beheaded': 1, 'green-beheaded': 1 }), 'end-turn');
  expect(outcomeOf(t.s)).toMatchObject({ winners: [0], rule: '9.3' });
  expect(outcomeOf(t.s)?.scores).toHaveLength(3);
});

describe('[9.3] [R83] no player is left', () => {
  const CULT = { options: { cult: 'lantern' }, values: { cult: 1 } };
  const three = 'red at 0404: concord-keep; blue at 0606: axle-zero; green at 0408: the-first-nest';
  /** All players go out after the first player's turn; `go` lists those who go out in it. */
  const last = (go: readonly string[], text = '', situation: TestSituation = {}) => {
    const fates = ['red', 'blue', 'green'].map((side) => [
      `${side}-${go.includes(side) ? 'beheaded' : 'out'}`,
      1,
    ]);
    const values = { ...situation.values, ...Object.fromEntries(fates) };
    const { s } = act(
      table(`${three}; ${text}`, { ...situation, scenario: 'three', values }),
      'end-turn',
    );
    return outcomeOf(s);
  };

  test('[9.3] [S167] players who go out together share the win; a player who was out before does not', () => {
    expect(last(['red', 'blue', 'green'])).toMatchObject({ winners: [0, 1, 2], rule: '9.3' });
    expect(last(['red', 'green'])).toMatchObject({ winners: [0, 2], rule: '9.3' });
  });

  test('[R83] a player who went out in an earlier turn does not share the win, though beheaded too', () => {
    const t = table(three, {
      scenario: 'three',
      values: { 'red-out': 1, 'red-beheaded': 1, 'blue-beheaded': 1, 'green-beheaded': 1, turn: 1 },
    });
    expect(outcomeOf(act(t, 'end-turn').s)?.winners).toEqual([1, 2]);
  });

  test('[R83] if one player goes out alone, after a cult prevented the win, nobody wins', () => {
    expect(last(['red'])?.winners).toEqual([]);
  });

  test('[R83] [13.1] no player wins while a cult lives', () => {
    const choir = 'lantern at 0909: choir-hall; lantern garrison 0909: chorister';
    const outcome = last(['red', 'blue'], choir, CULT);
    expect(outcome?.winners).toEqual([]);
    expect(english(table(three, { scenario: 'three' }).game, outcome?.reason)).toBe(
      'Only the Lantern Choir is left.',
    );
    expect(last(['red', 'blue'], '', CULT)?.winners).toEqual([0, 1]);
  });
});

test('[9.3] [13.1] the game ends with no player left, even if a cult lives; with one player it does not', () => {
  const over = (values: Record<string, number>) => {
    const t = table(
      'red at 0404: concord-keep; blue at 0606: axle-zero; lantern at 0909: choir-hall; lantern garrison 0909: chorister',
      { options: { cult: 'lantern' }, values: { cult: 1, ...values } },
    );
    return isOver(t.s);
  };
  expect(over({ 'red-beheaded': 1, 'blue-beheaded': 1 })).toBe(true);
  expect(over({ 'blue-beheaded': 1 })).toBe(false);
});
