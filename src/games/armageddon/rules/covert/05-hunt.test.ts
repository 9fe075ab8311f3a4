import { describe, expect, test } from 'vitest';
import { FLAG } from '../../state/pieces.ts';
import {
  act,
  copyOf,
  drawHidden,
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
import { beginHunt } from './05-hunt.ts';
import { isKnown } from '../knowledge.ts';

const HOMES = 'red at 0101: concord-keep; blue at 1109: axle-zero';
const field = (text: string, situation = {}) => table(`${HOMES}; ${text}`, situation);
const hunts = (t: TestGame): string[] => offers(t).filter((text) => text.startsWith('hunt '));
const begin = (t: TestGame): TestGame => drawHidden(act(t, hunts(t)[0]), 1);

describe('[4.9] hunters and their targets', () => {
  test('[5.28] units hunt a hero alone in their hex whom they have spotted, for 2 AP', () => {
    const t = field('red army 0505: line-rifles; blue army 0505: lemma');
    expect(hunts(t)).toEqual(['hunt army.1']);
    expect(begin(t).s.ap[0]).toBe(10);
  });

  test.each([
    ['[4.9] who was not spotted', 'red army 0505: line-rifles; hidden blue army 0505: lemma'],
    ['somewhere else', 'red army 0505: line-rifles; blue army 0506: lemma'],
    ['with units', 'red army 0505: line-rifles; blue army 0505: lemma tine-walker'],
    [
      '[R54] guarded by another army',
      'red army 0505: line-rifles; blue army 0505: lemma; blue army 0505: tine-walker',
    ],
    [
      '[R54] in a garrison',
      'red army 0505: line-rifles; blue at 0505: outpost; blue garrison 0505: lemma',
    ],
    ['by a hero without units', 'red army 0505: wren; blue army 0505: lemma'],
    ['by nobody', 'blue army 0505: lemma'],
  ])('nobody hunts a hero %s', (_, text) => {
    const t = field(text);
    expect(hunts(t)).toEqual([]);
    if (t.names.has('army.1')) expect(refusal(t, 'hunt army.1').rule).toBe('5.28');
  });

  test('[R54] nor from stealth, nor without 2 AP', () => {
    const t = field('red army 0505: picket-riders; blue army 0505: lemma');
    t.s.flags[slot(t, 'army.1')] = FLAG.stealth;
    expect(hunts(t)).toEqual([]);
    const poor = field('red army 0505: line-rifles; blue army 0505: lemma', {
      values: { 'red-ap': 1 },
    });
    expect([hunts(poor), refusal(poor, 'hunt army.1').reason]).toEqual([
      [],
      'You don’t have enough AP: hunting costs 2.',
    ]);
  });

  test('[10.2.2] the target is random, with equal chances; a bounty hunter chooses it', () => {
    const text = 'blue army 0505: lemma; blue army 0505: axiom';
    const drawn = begin(field(`red army 0505: line-rifles; ${text}`));
    expect(Object.values(weights(drawn))).toEqual([1, 1]);
    expect(pools(act(drawn, 'pick axiom'))).toBe('4 v 3');
    const chosen = begin(field(`red army 0505: line-rifles waste-hunters; ${text}`));
    expect(offers(chosen)).toEqual(['target lemma', 'target axiom']);
  });
});

describe('[5.28] the hunt', () => {
  test.each([
    ['one unit: 1 and the look of everybody', 'line-rifles', '4 v 3'],
    ['half of four units', 'line-rifles line-rifles levy-rifles levy-rifles', '6 v 3'],
    ['half of three is one', 'line-rifles line-rifles levy-rifles', '5 v 3'],
    ['and the best observation', 'picket-riders', '6 v 3'],
    ['a bounty hunter has no die more', 'waste-hunters', '4 v 3'],
  ])('[S161] its pool: %s', (_, cards, dice) => {
    expect(pools(begin(field(`red army 0505: ${cards}; blue army 0505: lemma`)))).toBe(dice);
  });

  test('[S161] all units in the hex count, in the garrison and in other armies; the sniffer observes too', () => {
    const t = field(
      'red at 0505: outpost intel-centre; red garrison 0505: levy-rifles levy-rifles; red army 0505: line-rifles; ' +
        'red army 0505: line-rifles; blue army 0505: lemma',
    );
    expect(pools(begin(t))).toBe('7 v 3');
  });

  test('[10.6.6] a body double adds two dice', () => {
    const t = begin(field('red army 0505: line-rifles; blue army 0505: lemma/body-double'));
    expect(pools(t)).toBe('4 v 5');
  });

  test('[S161] as many successes as the hero has dice capture the hero, fewer kill', () => {
    const t = begin(field('red army 0505: line-rifles; blue army 0505: lemma'));
    const taken = act(copyOf(t), 'roll 3:2, rest');
    expect([where(taken, 'lemma'), log(taken, 'imprisoned')]).toEqual([
      '0101',
      ['Lemma is taken prisoner by Red.'],
    ]);
    const killed = act(copyOf(t), 'roll 2:1, rest');
    expect([where(killed, 'lemma'), log(killed, 'killed')]).toEqual([
      'discarded',
      ['Lemma is killed.'],
    ]);
    expect([killed.s.destroyed[0], killed.s.lost[1]]).toEqual([3, 3]);
  });

  test('[10.2.2] [S161] Bounty Hunter lowers the required successes by its level', () => {
    const t = begin(field('red army 0505: line-rifles waste-hunters; blue army 0505: lemma'));
    expect(where(act(t, 'roll 1:0, rest'), 'lemma')).toBe('0101');
  });

  test('[10.2.2] a bounty hunter may use the fate of its hero to take the target alive', () => {
    const text = 'marshal-orsine-vale; blue army 0505: cinder-moth';
    const t = act(begin(field(`red army 0505: line-rifles ${text}`)), 'roll 2:1');
    expect(stepNow(t)).toBe('turn.act');
    const hunter = act(begin(field(`red army 0505: waste-hunters ${text}`)), 'roll 3:0');
    expect(offers(hunter)).toEqual(['accept', 'fate']);
    act(hunter, 'fate, again 1, rest');
    expect(where(hunter, 'cinder-moth')).toBe('0101');
  });

  test('[S161] without more successes the hero escapes unseen toward the nearest friendly base', () => {
    const t = begin(field('red army 0505: line-rifles; blue army 0505: lemma'));
    drawHidden(act(t, 'roll 2:2, rest'), 3);
    expect(where(t, 'lemma')).toBe('0605');
    expect(log(t, 'slips')).toEqual(['Lemma escapes.']);
    expect(stepNow(t)).toBe('turn.act');
  });

  test('[R54] not into a hex with others', () => {
    const t = begin(
      field('red army 0505: line-rifles; red army 0605: levy-rifles; blue army 0505: lemma'),
    );
    drawHidden(act(t, 'roll 2:2, rest'), 3);
    expect(where(t, 'lemma')).toBe('0506');
  });

  test('[R54] if every hex around is guarded, the hero hides in place, and both sides get a message', () => {
    const round = ['0404', '0405', '0406', '0504', '0506', '0604', '0605', '0606'];
    const ring = round.map((hex) => `red army ${hex}: levy-rifles`).join('; ');
    const t = begin(field(`red army 0505: line-rifles; blue army 0505: lemma; ${ring}`));
    act(t, 'roll 2:2, rest');
    expect([where(t, 'lemma'), stepNow(t)]).toEqual(['0505', 'turn.act']);
    expect(t.events.filter(({ type }) => type === 'slips').map(({ to }) => to)).toEqual([[0, 1]]);
  });

  test('[R54] a hero in a garrison stays in it', () => {
    const t = field('red army 0505: line-rifles; blue at 0505: outpost; blue garrison 0505: lemma');
    expect(beginHunt(t.s, 0, slot(t, 'lemma'))).toBe(true);
    act(drawHidden(t, 1), 'roll 2:2, rest');
    expect([where(t, 'lemma'), stepNow(t)]).toEqual(['0505', 'turn.act']);
  });

  test('[5.28] if a hero of the independents escapes, only the hunter gets a message', () => {
    const t = field('red army 0505: line-rifles; independents army 0505: lemma');
    expect(beginHunt(t.s, 0, slot(t, 'lemma'))).toBe(true);
    act(drawHidden(t, 1), 'roll 2:2, rest');
    expect(t.events.filter(({ type }) => type === 'slips').map(({ to }) => to)).toEqual([[0]]);
  });

  test('[5.28] a hero left without units is hunted for free by a side with units there', () => {
    const t = field('red army 0505: line-rifles; blue army 0505: lemma');
    expect(beginHunt(t.s, 0, slot(t, 'lemma'))).toBe(true);
    drawHidden(t, 1);
    expect([pools(t), t.s.ap[0]]).toEqual(['4 v 3', 12]);
    expect(beginHunt(t.s, 1, slot(t, 'lemma'))).toBe(false);
  });
});

test('[R51] [3.23] a hero without a player is killed, not captured', () => {
  const t = field('red army 0505: line-rifles; lantern army 0505: precentor-oake');
  const army = slot(t, 'army.2');
  expect(isKnown(t.s, army, 0)).toBe(true);
  act(begin(t), 'roll 4:0, rest');
  expect(where(t, 'precentor-oake')).toBe('discarded');
});
