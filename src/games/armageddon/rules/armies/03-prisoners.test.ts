import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../../kernel/view.ts';
import { UNKNOWN } from '../../../../kernel/state.ts';
import { FLAG } from '../../state/pieces.ts';
import {
  act,
  actorNow,
  label,
  log,
  offers,
  refusal,
  slot,
  table,
  type TestGame,
  where,
} from '../../testing.ts';
import { captureHero } from './03-prisoners.ts';
import { freePrisoners } from '../battle/05-damage.ts';
import { leave } from '../09-victory.ts';
import { garrisonOf } from '../pieces.ts';

const HOMES = 'red at 0101: concord-keep; red at 0505: outpost; blue at 1109: axle-zero';
const field = (text: string, situation = {}) =>
  table(`${HOMES}; ${text}`, { scenario: 'three', ...situation });

const take = (t: TestGame, name = 'lemma', side = 0): TestGame => {
  captureHero(t.s, slot(t, name), side);
  return t;
};
const rights = (t: TestGame): string[] =>
  offers(t).filter((text) => /^(execute|escort|ransom) /.test(text));
const besiege = (t: TestGame, army: string): TestGame => {
  t.s.flags[slot(t, army)] |= FLAG.besieging;
  return t;
};

describe('[3.23] a captured hero', () => {
  test('leaves the army and goes to the captor’s nearest base', () => {
    const before = field('blue army 0707: lemma; blue army 0808: axiom');
    before.s.flags[slot(before, 'lemma')] = FLAG.worked;
    const t = take(before);
    const [hero, base] = [slot(t, 'lemma'), slot(t, 'outpost')];
    expect([where(t, 'lemma'), t.s.group[hero], t.s.owner[hero]]).toEqual([
      '0505',
      garrisonOf(t.s, base),
      1,
    ]);
    expect(t.s.flags[hero]).toBe(FLAG.prisoner);
    expect(t.s.owner[slot(t, 'army.1')]).toBe(-1);
    t.game.check(t.s);
  });

  test('does not go to a besieged base', () => {
    const t = take(besiege(field('blue army 0505: tine-walker; blue army 0707: lemma'), 'army.1'));
    expect(where(t, 'lemma')).toBe('0101');
  });

  test('[R51] is killed if the captor has no base', () => {
    const t = field('blue army 0707: lemma', { scenario: 'duel' });
    for (const id of ['concord-keep', 'outpost']) t.s.place[slot(t, id)] = -5;
    expect(where(take(t), 'lemma')).toBe('discarded');
  });

  test('is visible only to the owner and the captor', () => {
    const t = take(field('blue army 0707: lemma'));
    const seen = [0, 1, 2].map((side) => viewOf(t.game, t.s, side).place[slot(t, 'lemma')]);
    expect(seen.map((place) => place !== UNKNOWN)).toEqual([true, true, false]);
  });

  test('is freed when the base falls', () => {
    const t = take(field('blue army 0707: lemma'));
    captureHero(t.s, slot(t, 'lemma'), 0);
    leave(t.s, 0);
    expect([t.s.flags[slot(t, 'lemma')], where(t, 'lemma')]).toEqual([0, '0505']);
  });

  test('[9.4] [R53] no ransom is possible for a hero of an eliminated side', () => {
    const t = take(field('blue army 0707: lemma'));
    leave(t.s, 1);
    expect(rights(t)).toEqual(['execute lemma', 'escort lemma']);
    expect(refusal(t, 'ransom lemma').rule).toBe('R53');
    expect(where(act(t, 'execute lemma'), 'lemma')).toBe('discarded');
  });
});

describe('[3.23] [3.11] the base that holds a hero falls', () => {
  const freed = (armies: number): TestGame => {
    const t = take(field('blue army 0707: lemma'));
    const slots = [...t.s.world.units.keys()].filter(
      (u) => u >= t.s.world.cards && t.s.world.units[u].side === 1,
    );
    for (const u of slots.slice(0, armies)) [t.s.owner[u], t.s.place[u]] = [1, 0];
    freePrisoners(t.s, garrisonOf(t.s, slot(t, 'outpost')));
    return t;
  };

  test('the hero is there in a new army', () => {
    const t = freed(1);
    const army = t.s.group[slot(t, 'lemma')];
    expect([where(t, 'lemma'), t.s.owner[army], t.s.flags[slot(t, 'lemma')]]).toEqual([
      '0505',
      1,
      0,
    ]);
  });

  test('the hero is lost if their side cannot found another army', () => {
    expect(where(freed(1000), 'lemma')).toBe('discarded');
  });
});

describe('[2.28] prisoners', () => {
  const held = (situation = {}) =>
    take(field('blue army 0707: lemma; blue army 0808: axiom', situation));

  test('may be executed, moved or ransomed only by the side that holds them', () => {
    const t = held();
    expect(rights(t)).toEqual(['execute lemma', 'escort lemma', 'ransom lemma']);
    expect(['execute', 'escort', 'ransom'].map((verb) => refusal(t, `${verb} axiom`).rule)).toEqual(
      ['2.28', '2.28', '2.28'],
    );
    act(t, 'end-turn');
    expect(rights(t)).toEqual([]);
  });

  test('an execution costs nothing, and counts as a loss', () => {
    const t = act(held(), 'execute lemma');
    expect([where(t, 'lemma'), t.s.ap[0], t.s.lost[1], log(t, 'executed')]).toEqual([
      'discarded',
      12,
      3,
      ['Lemma is executed.'],
    ]);
  });

  test('[R52] moving one costs 1 AP, from and to bases that are not besieged', () => {
    const t = act(held(), 'escort lemma');
    expect(offers(t)).toEqual(['base concord-keep']);
    act(t, 'base concord-keep');
    expect([where(t, 'lemma'), t.s.ap[0]]).toEqual(['0101', 11]);
    t.game.check(t.s);
    const shut = take(field('blue army 0707: lemma; blue army 0505: tine-walker'));
    besiege(shut, 'army.2');
    expect(rights(shut)).toEqual(['execute lemma', 'ransom lemma']);
    expect(refusal(shut, 'escort lemma').rule).toBe('R52');
    expect(rights(held({ values: { 'red-ap': 0 } }))).not.toContain('escort lemma');
  });

  test('[R53] ransom: 4 of the owner’s most plentiful resources, and the hero goes home', () => {
    const t = held({
      values: { 'blue-humans': 2, 'blue-materials': 7, 'blue-energy': 6, 'blue-technology': 0 },
    });
    act(t, 'ransom lemma');
    expect([actorNow(t), offers(t)]).toEqual(['blue', ['pass', 'accept']]);
    expect(label(t, 'pass')).toBe('Do not pay');
    act(t, 'accept');
    expect([...t.s.stock.slice(0, 8)]).toEqual([9, 12, 10, 9, 2, 4, 5, 0]);
    expect([where(t, 'lemma'), t.s.flags[slot(t, 'lemma')]]).toEqual(['1109', 0]);
    t.game.check(t.s);
  });

  test('[R53] without a base of their side, a ransomed hero is free in the same hex', () => {
    const t = held();
    t.s.place[slot(t, 'axle-zero')] = -5;
    act(t, 'ransom lemma, accept');
    expect(where(t, 'lemma')).toBe('0505');
    t.game.check(t.s);
  });

  test('[R53] a ransom can be asked once in a turn, even of a side that cannot pay', () => {
    const stock = { 'blue-humans': 2, 'blue-materials': 1, 'blue-energy': 0, 'blue-technology': 0 };
    const t = act(held({ values: stock }), 'ransom lemma');
    expect([actorNow(t), offers(t)]).toEqual(['blue', ['pass']]);
    expect(refusal(t, 'accept').reason).toBe(
      'The ransom is 4 resources; you have 3, so you can only refuse to pay.',
    );
    act(t, 'pass');
    expect([where(t, 'lemma'), rights(t)]).toEqual(['0505', ['execute lemma', 'escort lemma']]);
    expect(refusal(t, 'ransom lemma').rule).toBe('R53');
  });
});
