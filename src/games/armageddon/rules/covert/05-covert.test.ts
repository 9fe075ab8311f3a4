import { describe, expect, test } from 'vitest';
import { FLAG } from '../../state/pieces.ts';
import {
  act,
  copyOf,
  damage,
  drawHidden,
  left,
  log,
  offers,
  pools,
  refusal,
  slot,
  stepNow,
  table,
  type TestGame,
  weights,
  where,
} from '../../testing.ts';
import { damageOf, defenceOf } from '../battle/05-damage.ts';
import { isKnown } from '../knowledge.ts';
import { level } from '../pieces.ts';

const HOMES = 'red at 0101: concord-keep; blue at 1109: axle-zero';

/** A position with agents of Red in 0505, and Blue there too. */
const field = (text: string, situation = {}) => table(`${HOMES}; ${text}`, situation);

/** An agent starts; hidden dice are drawn. */
const begin = (t: TestGame, deed: string, seed = 1): TestGame => drawHidden(act(t, deed), seed);

const deeds = (t: TestGame): string[] =>
  offers(t).filter((text) => /^(assassinate|sabotage) /.test(text));

const hide = (t: TestGame, army: string): TestGame => {
  t.s.flags[slot(t, army)] |= FLAG.stealth;
  return t;
};

describe('[5.23] assassination', () => {
  const REED = 'red army 0505: hollow-reed';

  test('[10.1.7] [S158] rolls the level against the fate of a hero in the hex, for 3 AP', () => {
    const t = field('red army 0505: skinwalker; blue army 0505: lemma');
    begin(t, 'assassinate skinwalker');
    expect([pools(t), t.s.ap[0]]).toEqual(['5 v 3', 9]);
    act(t, 'roll 3:1, rest');
    expect([damage(t, 'lemma'), damage(t, 'skinwalker')]).toEqual([2, 0]);
  });

  test('only with an observed hero of another side', () => {
    expect(deeds(field('red army 0505: skinwalker; blue army 0505: tine-walker'))).toEqual([]);
    expect(deeds(field('red army 0505: skinwalker; hidden blue army 0505: lemma'))).toEqual([]);
    expect(deeds(field('red army 0505: skinwalker; blue army 0506: lemma'))).toEqual([]);
    expect(deeds(field('red army 0505: skinwalker wren; blue army 0505: tine-walker'))).toEqual([]);
    const t = field('red army 0505: skinwalker; hidden blue army 0505: lemma');
    expect(refusal(t, 'assassinate skinwalker').reason).toContain(
      'You have observed no suitable target',
    );
    expect(refusal(t, 'assassinate lemma').reason).toContain('can’t assassinate anyone');
  });

  test('[R49] once in a turn, with 3 AP', () => {
    const t = field('red army 0505: skinwalker; blue army 0505: axiom');
    act(begin(t, 'assassinate skinwalker'), 'roll 0:0, rest');
    expect(deeds(t)).toEqual([]);
    expect(refusal(t, 'assassinate skinwalker').rule).toBe('R49');
    const poor = field('red army 0505: skinwalker; blue army 0505: axiom', {
      values: { 'red-ap': 2 },
    });
    expect(deeds(poor)).toEqual([]);
    expect(refusal(poor, 'assassinate skinwalker').reason).toContain('costs 3');
  });

  test('[10.1.8] [S158] the target is random, with equal chances; a master chooses', () => {
    const drawn = begin(
      field('red army 0505: skinwalker; blue army 0505: lemma; blue army 0505: axiom'),
      'assassinate skinwalker',
    );
    expect(Object.values(weights(drawn))).toEqual([1, 1]);
    act(drawn, 'pick axiom, roll 5:0, rest');
    expect(where(drawn, 'axiom')).toBe('discarded');
    const chosen = begin(
      field('red army 0505: palimpsest; blue army 0505: lemma; blue army 0505: axiom'),
      'assassinate palimpsest',
    );
    expect(offers(chosen)).toEqual(['target lemma', 'target axiom']);
    expect(pools(act(chosen, 'target lemma'))).toBe('6 v 3');
  });

  test('[10.1.9] [S158] one wound of a slayer kills', () => {
    const t = begin(field(`${REED}; blue army 0505: axiom`), 'assassinate hollow-reed');
    act(t, 'roll 2:1, rest');
    expect(where(t, 'axiom')).toBe('discarded');
  });

  test('[10.1.9] if a slayer is the target in a duel, one wound does not kill', () => {
    const t = field(
      'red army 0505: palimpsest; blue army 0505: hollow-reed; blue army 0505: waste-hunters',
    );
    act(begin(t, 'assassinate palimpsest'), 'roll 0:1, rest');
    expect(left(t, 'palimpsest')).toBe(2);
  });

  test('[10.6.13] one wound of a needle kills, and the needle is used up', () => {
    for (const [dice, gone] of [
      ['2:1', 'discarded'],
      ['1:1', '0505'],
    ]) {
      const t = field('red army 0505: palimpsest/quiet-needle; blue army 0505: axiom');
      act(begin(t, 'assassinate palimpsest'), `roll ${dice}, rest`);
      expect([where(t, 'axiom'), t.s.load[slot(t, 'palimpsest')]]).toEqual([gone, -1]);
    }
  });

  test('[10.6.12] [1.11] [S158] poison: a wound adds 4 more, minus a roll from 1 to the resistance', () => {
    const t = field('red army 0505: palimpsest/nerve-agent; blue army 0505: ostinato');
    act(begin(t, 'assassinate palimpsest'), 'roll 1:0, rest');
    expect(weights(t)).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 });
    const after = [1, 3, 6].map((n) => damage(act(copyOf(t), `toll ${n}`), 'ostinato'));
    expect(after).toEqual([4, 2, 1]);
    expect(t.s.load[slot(t, 'palimpsest')]).toBe(-1);
  });

  test('[10.6.12] without a wound there is no poison, but it is used up', () => {
    const t = field('red army 0505: palimpsest/nerve-agent; blue army 0505: ostinato');
    act(begin(t, 'assassinate palimpsest'), 'roll 1:1, rest');
    expect([damage(t, 'ostinato'), stepNow(t)]).toEqual([0, 'turn.act']);
    expect(t.s.load[slot(t, 'palimpsest')]).toBe(-1);
  });

  test('[1.8] other munitions are kept', () => {
    const t = field('red army 0505: palimpsest/demolition-kit; blue army 0505: axiom');
    act(begin(t, 'assassinate palimpsest'), 'roll 2:1, rest');
    expect([damage(t, 'axiom'), t.s.load[slot(t, 'palimpsest')] >= 0]).toEqual([1, true]);
  });

  test('[10.6.6] a body double adds two dice', () => {
    const t = field('red army 0505: skinwalker; blue army 0505: lemma/body-double');
    expect(pools(begin(t, 'assassinate skinwalker'))).toBe('5 v 5');
  });

  test.each([
    ['a bounty hunter', 'blue army 0505: waste-hunters', '5 v 4'],
    ['a sniffer that is an intel centre', 'blue at 0505: outpost intel-centre', '5 v 4'],
    ['both', 'blue army 0505: waste-hunters; blue at 0505: outpost intel-centre', '5 v 5'],
  ])('[5.23] guards make it a duel and give a die each: %s', (_, text, dice) => {
    const t = field(`red army 0505: skinwalker; blue army 0505: lemma; ${text}`);
    expect(pools(begin(t, 'assassinate skinwalker'))).toBe(dice);
    act(t, 'roll 0:2, rest');
    expect([damage(t, 'lemma'), damage(t, 'skinwalker')]).toEqual([0, 2]);
  });

  test('guards of other sides do not protect the target', () => {
    const t = field(
      'red army 0505: skinwalker; blue army 0505: lemma; red army 0505: waste-hunters',
    );
    expect(pools(begin(t, 'assassinate skinwalker'))).toBe('5 v 3');
  });

  test('[10.1.2] an undetected agent in stealth has one more die, then leaves stealth and can be observed', () => {
    const text = 'red army 0505: skinwalker; blue army 0505: axiom';
    const seen = hide(field(text), 'army.1');
    expect(pools(begin(seen, 'assassinate skinwalker'))).toBe('5 v 3');
    const t = hide(field(`hidden ${text}`), 'army.1');
    expect(isKnown(t.s, slot(t, 'army.1'), 1)).toBe(false);
    expect(pools(begin(t, 'assassinate skinwalker'))).toBe('6 v 3');
    act(t, 'roll 0:0, rest');
    expect(t.s.flags[slot(t, 'army.1')] & (FLAG.stealth | FLAG.exposed)).toBe(FLAG.exposed);
    expect(isKnown(t.s, slot(t, 'army.1'), 1)).toBe(true);
  });

  test('neither side can use fate', () => {
    const t = field('red army 0505: hollow-reed; blue army 0505: axiom', {
      values: { 'blue-deny': 1, 'red-deny': 1 },
    });
    act(begin(t, 'assassinate hollow-reed'), 'roll 1:0');
    expect(offers(t)).toEqual(['accept', 'tactic deny']);
    act(t, 'tactic deny');
    expect(offers(t)).toEqual(['accept', 'tactic deny']);
  });
});

describe('[5.24] sabotage', () => {
  test('[10.1.10] [S159] rolls the level against the defence of a facility, for 3 AP; Hardened halves the damage', () => {
    const t = field('red army 0505: wren; blue at 0505: laboratory');
    begin(t, 'sabotage wren');
    expect([pools(t), t.s.ap[0]]).toEqual(['5 v 2', 9]);
    act(t, 'roll 4:1, rest');
    expect(damage(t, 'laboratory')).toBe(3);
    const hard = field('red army 0505: wren; blue at 0505: bunkered-outpost');
    act(begin(hard, 'sabotage wren'), 'roll 4:1, rest');
    expect(damage(hard, 'bunkered-outpost')).toBe(1);
  });

  test('[R29] only with an observed facility', () => {
    expect(deeds(field('red army 0505: wren; hidden blue at 0505: minefield'))).toEqual([]);
    expect(deeds(field('red army 0505: wren; red at 0505: outpost'))).toEqual([]);
    expect(deeds(field('red army 0505: levy-rifles; blue at 0505: academy'))).toEqual([]);
  });

  test('[3.23] a prisoner cannot operate', () => {
    const t = field('blue at 0505: outpost laboratory; blue garrison 0505: wren skinwalker');
    t.s.owner[slot(t, 'wren')] = 0;
    t.s.flags[slot(t, 'wren')] = FLAG.prisoner;
    expect(deeds(t)).toEqual([]);
  });

  test('[10.1.11] the target is random, with equal chances; a master chooses', () => {
    const drawn = begin(
      field('red army 0505: wren; blue at 0505: academy laboratory'),
      'sabotage wren',
    );
    expect(Object.values(weights(drawn))).toEqual([1, 1]);
    const chosen = begin(
      field('red army 0505: cinder-moth; blue at 0505: academy laboratory'),
      'sabotage cinder-moth',
    );
    expect(offers(chosen)).toEqual(['target academy', 'target laboratory']);
  });

  test('[10.1.12] [R40] [R50] [S159] a demolitionist, and units led by one, triple the damage', () => {
    const t = field('red army 0505: odalys-fuse sapper-kin; blue at 0505: laboratory');
    expect(deeds(t)).toEqual(['sabotage sapper-kin']);
    act(begin(t, 'sabotage sapper-kin'), 'roll 2:1, rest');
    expect(damage(t, 'laboratory')).toBe(3);
    const apart = 'red army 0505: odalys-fuse; red army 0505: sapper-kin; blue at 0505: laboratory';
    const alone = field(apart);
    act(begin(alone, 'sabotage sapper-kin'), 'roll 2:1, rest');
    expect(damage(alone, 'laboratory')).toBe(1);
    const himself = slot(t, 'odalys-fuse');
    expect(damageOf(t.s, 'sabotage', himself, slot(t, 'laboratory'), 2)).toBe(6);
    expect(damageOf(t.s, 'assassination', himself, slot(t, 'laboratory'), 2)).toBe(2);
  });

  test('[10.6.14] with a kit one point of damage destroys the facility, and it is used up', () => {
    const t = field('red army 0505: wren/demolition-kit; blue at 0505: laboratory');
    act(begin(t, 'sabotage wren'), 'roll 2:1, rest');
    expect([where(t, 'laboratory'), t.s.load[slot(t, 'wren')]]).toEqual(['discarded', -1]);
    const missed = field('red army 0505: wren/demolition-kit; blue at 0505: laboratory');
    act(begin(missed, 'sabotage wren'), 'roll 1:1, rest');
    expect([damage(missed, 'laboratory'), missed.s.load[slot(missed, 'wren')]]).toEqual([0, -1]);
  });

  test('[10.3.4] [S159] with an intel centre it is a duel, and the defender has its level as fate', () => {
    const t = field('red army 0505: wren; blue at 0505: outpost intel-centre^1');
    begin(t, 'sabotage wren');
    act(t, 'pick outpost, roll 2:0');
    expect([stepNow(t), offers(t)]).toEqual(['challenge.act', ['accept', 'fate']]);
    act(t, 'fate, again 1, fate, again 1, rest');
    expect([damage(t, 'outpost'), damage(t, 'wren')]).toEqual([0, 0]);
    const duel = field('red army 0505: wren; blue at 0505: outpost intel-centre');
    act(begin(duel, 'sabotage wren'), 'pick outpost, roll 0:2, rest');
    expect(damage(duel, 'wren')).toBe(2);
  });

  test('[10.3.4] an intel centre of another side has no effect', () => {
    const t = field(
      'red army 0505: wren; blue at 0505: academy; red at 0505: outpost intel-centre',
    );
    act(begin(t, 'sabotage wren'), 'roll 0:2, rest');
    expect(damage(t, 'wren')).toBe(0);
  });

  test('[R49] the side that is attacked sees the attacker', () => {
    const t = field('hidden red army 0505: wren; blue at 0505: academy');
    act(begin(t, 'sabotage wren'), 'roll 1:0, rest');
    expect(log(t, 'challenge')).toEqual(['Wren against Proof Engine: 1 success to 0.']);
    expect(isKnown(t.s, slot(t, 'wren'), 1)).toBe(true);
  });
});

test('[10.6.4] gear gives stealth, or adds to it', () => {
  const t = field('red army 0505: wren/ghost-mesh line-rifles/ghost-mesh');
  expect(['wren', 'line-rifles'].map((id) => level(t.s, slot(t, id), 'stealth'))).toEqual([8, 2]);
});

test('[10.3.15] a shield protects only facilities of its owner', () => {
  const t = table('blue at 0505: laboratory; red at 0505: shield-generator');
  expect(defenceOf(t.s, slot(t, 'laboratory'))).toBe(2);
  const own = table('blue at 0505: laboratory shield-generator');
  expect(defenceOf(own.s, slot(own, 'laboratory'))).toBe(3);
});
