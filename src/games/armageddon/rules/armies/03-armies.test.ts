import { describe, expect, test } from 'vitest';
import { englishEvent } from '../../../../../test/english.ts';
import { eventsFor, Log } from '../../../../kernel/text/log.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { viewOf } from '../../../../kernel/view.ts';
import { hidingDice } from '../exploration/04-hiding.ts';
import { destroy } from '../battle/05-damage.ts';
import { forget } from '../knowledge.ts';
import { FLAG } from '../../state/pieces.ts';
import {
  act,
  drawHidden,
  log,
  offers,
  refusal,
  slot,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';

const KEEP = 'red at 0404: concord-keep; red garrison 0404:; blue at 1008: axle-zero; ';
const field = (text: string, values = {}, options = {}): TestGame =>
  table(KEEP + text, { values, options });
/** Slot of the army that a card is in. */
const armyOf = (t: TestGame, name: string): number => t.s.group[slot(t, name)] as number;
const rifles = (n: number) => Array(n).fill('line-rifles').join(' ');

describe('[2.16] founding armies', () => {
  test('[S120] [2.16] [R74] 3 AP at a stronghold or an outpost, without cards yet', () => {
    const t = field('red at 0606: outpost laboratory; blue at 0808: outpost');
    expect(offers(t, 'found')).toEqual(['found concord-keep', 'found outpost']);
    act(t, 'found outpost');
    expect(t.s.ap[0]).toBe(9);
    expect([refusal(t, 'found laboratory').rule, refusal(t, 'found outpost.2').rule]).toEqual([
      'R74',
      'R74',
    ]);
    expect(offers(t, 'disband')).toHaveLength(1);
    expect(log(t, 'founded')).toEqual(['Red army 2 is founded in 0606.']);
    t.s.ap[0] = 2;
    expect(refusal(t, 'found outpost').rule).toBe('2.16');
  });

  test('[10.3.17] the first one of a player’s turn at a Muster Yard costs 1 AP', () => {
    const t = act(field(''), 'found concord-keep');
    expect(t.s.ap[0]).toBe(11);
    act(t, 'found concord-keep');
    expect(t.s.ap[0]).toBe(8);
    act(t, 'end-turn, end-turn, dawn');
    t.s.ap[0] = 1;
    expect(refusal(t, 'found concord-keep').rule).toBe('');
    const other = act(field('', {}, { 'red-faction': 1 }), 'end-turn, found axle-zero');
    expect(other.s.ap[1]).toBe(9);
  });

  test('[10.3.17] [D6] not at a Muster Yard that was captured from its first owner', () => {
    const t = table('blue at 0404: concord-keep; red at 0606: outpost');
    t.s.owner[slot(t, 'concord-keep')] = 0;
    expect(act(t, 'found concord-keep').s.ap[0]).toBe(9);
  });

  test('[S137] [3.11] eight armies a hex, and no more than there are slots', () => {
    const eight = Array.from({ length: 8 }, () => 'red army 0404: wren').join('; ');
    expect(refusal(field(eight), 'found concord-keep').rule).toBe('3.11');
    const t = field('');
    for (let u = t.s.world.cards; u < t.s.world.units.length; u++)
      if (t.s.world.units[u]?.side === 0 && t.s.owner[u] === -1)
        [t.s.owner[u], t.s.place[u]] = [0, 50];
    expect(refusal(t, 'found concord-keep').rule).toBe('3.11');
  });

  test('[2.16] only an army without cards can be disbanded, at no cost', () => {
    const t = field('red army 0404:; red army 0404: wren; blue army 1008:');
    expect(offers(t, 'disband')).toEqual(['disband army.2']);
    expect([refusal(t, 'disband army.3').rule, refusal(t, 'disband army.4').rule]).toEqual([
      '2.16',
      '2.16',
    ]);
    act(t, 'disband army.2');
    expect([where(t, 'army.2'), t.s.ap[0]]).toEqual(['free', 12]);
  });
});

describe('[2.17] transfers', () => {
  const muster = (cards: string, more = '') =>
    table(
      `red at 0404: concord-keep; red garrison 0404: ${cards}; blue at 1008: axle-zero; red army 0404:; ${more}`,
    );

  test('[2.17] between garrison and army free of charge, between two armies for 1 AP per card', () => {
    const t = act(muster('line-rifles'), 'transfer line-rifles');
    expect([armyOf(t, 'line-rifles'), t.s.ap[0]]).toEqual([slot(t, 'army.2'), 12]);
    const two = field('red army 0606: line-rifles; red army 0606: levy-rifles');
    act(two, 'transfer line-rifles');
    expect([armyOf(two, 'line-rifles'), two.s.ap[0]]).toEqual([slot(two, 'army.3'), 11]);
    expect(where(two, 'army.2')).toBe('free');
    two.s.ap[0] = 0;
    expect(refusal(two, 'transfer levy-rifles').rule).toBe('2.17');
  });

  test('[2.17] with several armies in the hex, the player chooses one', () => {
    const t = act(
      muster('line-rifles', 'red army 0404: wren; red army 0405: wren'),
      'transfer line-rifles',
    );
    expect(stepNow(t)).toBe('transfer.to');
    expect(offers(t, 'into')).toEqual(['into army.2', 'into army.3']);
    expect(refusal(t, 'into army.4').rule).toBe('2.17');
    expect(armyOf(act(t, 'into army.3'), 'line-rifles')).toBe(slot(t, 'army.3'));
  });

  test('[R75] once per card in its owner’s turn', () => {
    const t = act(muster('line-rifles'), 'transfer line-rifles');
    expect(refusal(t, 'transfer line-rifles').rule).toBe('R75');
    act(t, 'end-turn, end-turn, dawn');
    expect(refusal(t, 'transfer line-rifles').rule).toBe('');
  });

  test('[R74] an army ends when its last card leaves, except at a base of its side', () => {
    const t = act(
      muster('levy-rifles', 'red army 0404: line-rifles'),
      'transfer line-rifles, into army.1',
    );
    expect(where(t, 'army.3')).toBe('0404');
    expect(offers(t, 'disband')).toEqual(['disband army.2', 'disband army.3']);
  });

  test('[S137] [3.11] an army has at most one hero and eight units', () => {
    const t = muster('axiom levy-rifles', 'red army 0606: wren');
    t.s.group[slot(t, 'wren')] = slot(t, 'army.2');
    t.s.place[slot(t, 'wren')] = t.s.place[slot(t, 'army.2')] as number;
    expect(refusal(t, 'transfer axiom').rule).toBe('3.11');
    const levies = Array(8).fill('levy-rifles').join(' ');
    const full = field(`red army 0404: ${levies}; red army 0404: levy-rifles`);
    expect(refusal(full, 'transfer levy-rifles.9').rule).toBe('');
    act(full, 'transfer levy-rifles.9');
    expect(armyOf(full, 'levy-rifles.9')).toBe(slot(full, 'army.1'));
    const field2 = field(`red army 0606: ${levies}; red army 0606: levy-rifles`);
    expect(refusal(field2, 'transfer levy-rifles.9').rule).toBe('3.11');
  });

  test('[S136] [3.19] no transfer exceeds the command of an army: the faction’s, or the hero’s', () => {
    const t = field(`red army 0606: ${rifles(3)}; red army 0606: line-rifles levy-rifles`);
    expect(refusal(t, 'transfer line-rifles.4').rule).toBe('3.19');
    expect(refusal(t, 'transfer levy-rifles').rule).toBe('');
    const lattice = field(
      'red army 0606: tine-walker tine-walker; red army 0606: tine-walker',
      {},
      { 'red-faction': 1 },
    );
    expect(refusal(lattice, 'transfer tine-walker.3').rule).toBe('3.19');
    const led = field(`red army 0606: ${rifles(3)} axiom; red army 0606: line-rifles`);
    expect(refusal(led, 'transfer line-rifles.4').rule).toBe('');
    const wren = field('red army 0606: line-rifles line-rifles wren; red army 0606: line-rifles');
    expect(refusal(wren, 'transfer line-rifles.3').rule).toBe('3.19');
  });

  test('[3.19] a hero cannot leave more units than allowed without a hero, nor lead worse than no hero', () => {
    const t = field(`red army 0606: ${rifles(4)} axiom; red army 0606: levy-rifles`);
    expect(refusal(t, 'transfer axiom').rule).toBe('3.19');
    t.s.group[slot(t, 'line-rifles.4')] = slot(t, 'army.3');
    expect(refusal(t, 'transfer axiom').rule).toBe('');
    const weak = field(`red army 0606: ${rifles(3)}; red army 0606: wren`);
    expect(refusal(weak, 'transfer wren').rule).toBe('3.19');
    const many = field(`red army 0606: ${rifles(7)}; red army 0606: axiom`);
    expect(refusal(many, 'transfer axiom').rule).toBe('');
  });

  test('[R72] a transfer ends a march in progress', () => {
    const t = field('red army 0405: picket-riders; red army 0406: levy-rifles');
    drawHidden(act(t, 'march army.2, to 0406'), 1);
    expect(refusal(t, 'march army.2').rule).toBe('');
    act(t, 'transfer levy-rifles');
    expect(refusal(t, 'march army.2').rule).toBe('3.9');
  });

  test('[3.26] only cards with Stealth can join an army in stealth', () => {
    const t = field('red army 0606: wren; red army 0606: line-rifles picket-riders');
    t.s.flags[slot(t, 'army.2')] |= FLAG.stealth;
    expect([
      refusal(t, 'transfer line-rifles').rule,
      refusal(t, 'transfer picket-riders').rule,
    ]).toEqual(['3.26', '']);
  });

  test('[2.17] only an own card in an army can be transferred', () => {
    const t = muster('line-rifles', 'blue army 0404: husk-drones; red hand: levy-rifles');
    const marshal = slot(t, 'line-rifles');
    for (const name of ['husk-drones', 'levy-rifles', 'concord-keep'])
      expect(refusal(t, `transfer ${name}`).rule).toBe('2.17');
    t.s.flags[marshal] |= FLAG.prisoner;
    expect(refusal(t, 'transfer line-rifles').rule).toBe('2.17');
  });
});

describe('[3.26] stealth', () => {
  test('[S145] [3.26] entering costs 1 AP, if every card has Stealth; leaving is free', () => {
    const t = field('red army 0606: picket-riders wren; red army 0506: picket-riders line-rifles');
    expect(offers(t, 'hide')).toEqual(['hide army.2']);
    expect(refusal(t, 'hide army.3').rule).toBe('3.26');
    act(t, 'hide army.2');
    expect([t.s.ap[0], t.s.flags[slot(t, 'army.2')]]).toEqual([11, FLAG.stealth]);
    expect([refusal(t, 'hide army.2').rule, refusal(t, 'show army.3').rule]).toEqual([
      '3.26',
      '3.26',
    ]);
    t.s.flags[slot(t, 'army.3')] |= FLAG.exposed;
    t.s.group[slot(t, 'line-rifles')] = slot(t, 'army.1');
    expect(refusal(t, 'hide army.3').rule).toBe('5.23');
    t.s.place[slot(t, 'line-rifles')] = t.s.place[slot(t, 'army.1')] as number;
    t.s.ap[0] = 0;
    drawHidden(act(t, 'show army.2'), 1);
    expect(t.s.flags[slot(t, 'army.2')]).toBe(0);
    expect(refusal(t, 'hide army.2').rule).toBe('3.26');
  });

  test('[3.26] [3.12] an army that leaves stealth takes unguarded bases; enemies there stop and meet it', () => {
    const t = field('red army 0606: picket-riders; blue at 0606: outpost');
    t.s.flags[slot(t, 'army.2')] |= FLAG.stealth;
    drawHidden(act(t, 'show army.2'), 1);
    expect(t.s.owner[slot(t, 'outpost')]).toBe(0);
    expect(log(t, 'enters')).toEqual([]);
    const met = field('red army 0606: picket-riders; blue army 0606: husk-drones');
    met.s.flags[slot(met, 'army.2')] |= FLAG.stealth;
    drawHidden(act(met, 'show army.2'), 1);
    expect(met.s.flags[slot(met, 'army.2')] & FLAG.moved).toBe(FLAG.moved);
  });

  test('[3.26] [4.4] a guess gives Stealth to an army in stealth of which only the counter is visible', () => {
    const t = field('blue army 0606: mote-scout');
    const army = slot(t, 'army.2');
    t.s.flags[army] |= FLAG.stealth;
    forget(t.s, slot(t, 'mote-scout'), 0);
    for (let seed = 0; seed < 20; seed++) {
      const guess = viewOf(t.game, t.s, 0);
      t.game.bot.determinize?.(guess, 0, new Sfc32(seed));
      expect(hidingDice(guess, army)).toBeGreaterThan(0);
    }
  });

  test('[3.26] [3.25] an army that goes into stealth lifts its siege', () => {
    const t = field(
      'red army 0606: picket-riders; blue at 0606: outpost; blue garrison 0606: husk-drones',
    );
    t.s.flags[slot(t, 'army.2')] |= FLAG.besieging;
    expect(t.s.flags[slot(act(t, 'hide army.2'), 'army.2')]).toBe(FLAG.stealth);
  });

  test('[3.26] [5.12] an army that goes into stealth does not start a battle that was put off', () => {
    const t = field('red army 0606: picket-riders; blue army 0606: husk-drones');
    t.s.flags[slot(t, 'army.2')] |= FLAG.delayed;
    act(t, 'hide army.2, end-turn');
    expect(log(t, 'battle')).toEqual([]);
    expect(t.s.flags[slot(t, 'army.2')]).toBe(FLAG.stealth);
  });
});

test('[4.6] only the owner sees actions with an army in the log', () => {
  const t = field('red at 0606: outpost; red army 0404: picket-riders');
  act(t, 'found outpost, disband rA3, hide army.2');
  drawHidden(act(t, 'show army.2'), 1);
  act(t, 'transfer picket-riders');
  const own = ['founded', 'disbanded', 'hides', 'shows', 'transferred'];
  expect(
    t.events.filter(({ type }) => own.includes(type)).map(({ type, to }) => [type, to]),
  ).toEqual(own.map((type) => [type, [0]]));
  expect(own.flatMap((type) => log(t, type))).toEqual([
    'Red army 3 is founded in 0606.',
    'Red army 3 in 0606 is disbanded.',
    'Red army 2 enters stealth.',
    'Red army 2 leaves stealth.',
    'Moved to Red garrison 1: Picket Riders.',
  ]);
  // The flag of the first army is set only at a Muster Yard.
  expect(t.s.flags[slot(t, 'outpost')]).toBe(0);
});

test('[2.17] cards of other sides cannot be transferred', () => {
  const t = field('blue army 0606: husk-drones; blue army 0606: husk-drones');
  expect(offers(t, 'transfer')).toEqual([]);
  expect(refusal(t, 'transfer husk-drones').rule).toBe('2.17');
});

describe('[2.17] armies after a transfer', () => {
  const pair = (first: string, second: string, options = {}) =>
    field(`red army 0606: ${first}; red army 0606: ${second}`, {}, options);

  test('[R72] an army that has not started its march may still march', () => {
    const t = act(pair('line-rifles levy-rifles', 'wren'), 'transfer levy-rifles');
    expect([refusal(t, 'march army.2').rule, refusal(t, 'march army.3').rule]).toEqual(['', '']);
  });

  test('[R41] a player who knows the card sees which army it joins; others learn nothing', () => {
    const t = pair('line-rifles levy-rifles', 'wren');
    forget(t.s, slot(t, 'army.3'), 1);
    act(t, 'transfer levy-rifles');
    expect(t.s.world.pieceRows.has(t.s.known, 1, slot(t, 'army.3'))).toBe(true);
    const several = act(
      field('red army 0606: levy-rifles; red army 0606: wren; red army 0606: axiom'),
      'transfer levy-rifles',
    );
    expect(several.game.steps[several.s.step]?.secret).toBe(true);
  });

  test('[R74] an army without cards stays only at a base of its side, and leaves stealth', () => {
    const left = (at: string) => {
      const t = field(`${at}; red army 0606: picket-riders; red army 0606: wren`);
      t.s.flags[slot(t, 'army.2')] |= FLAG.stealth;
      act(t, 'transfer picket-riders');
      return [where(t, 'army.2'), t.s.flags[slot(t, 'army.2')]];
    };
    expect(left('red at 0606: outpost')).toEqual(['0606', 0]);
    expect(left('blue at 0606: outpost')).toEqual(['free', 0]);
    expect(left('red at 0606: laboratory')).toEqual(['free', 0]);
  });

  test('[2.16] when an army is gone, only other players who saw its counter are told', () => {
    const vanishes = (t: TestGame, side: number) =>
      eventsFor(t.events, side)
        .filter(({ type }) => type === 'vanishes')
        .map((event) => englishEvent(t.game, event));
    const line = 'Red army 2 in 0606 is gone.';
    const seen = act(pair('levy-rifles', 'wren'), 'transfer levy-rifles');
    expect([vanishes(seen, 0), vanishes(seen, 1)]).toEqual([[], [line]]);
    const hidden = pair('levy-rifles', 'wren');
    forget(hidden.s, slot(hidden, 'army.2'), 1);
    expect(vanishes(act(hidden, 'transfer levy-rifles'), 1)).toEqual([]);
    const empty = act(field('red at 0606: outpost; red army 0606:'), 'disband army.2');
    expect([vanishes(empty, 0), vanishes(empty, 1)]).toEqual([[], [line]]);
    const dead = field('red army 0606: levy-rifles');
    const log = new Log();
    destroy(dead.s, slot(dead, 'levy-rifles'), '5.29', log);
    dead.events.push(...log.take());
    expect([vanishes(dead, 0), vanishes(dead, 1)]).toEqual([[], [line]]);
  });

  test('[3.19] a hero leads as many units as their rating, or as many as an army without a hero may have', () => {
    expect(refusal(pair('line-rifles line-rifles', 'wren'), 'transfer wren').rule).toBe('');
    const lattice = { 'red-faction': 1 };
    const three = 'tine-walker tine-walker tine-walker';
    expect(refusal(pair(three, 'palimpsest', lattice), 'transfer palimpsest').rule).toBe('');
    const levies = Array(7).fill('levy-rifles').join(' ');
    expect(refusal(pair(`${levies} axiom`, 'levy-rifles'), 'transfer levy-rifles.8').rule).toBe('');
  });
});
