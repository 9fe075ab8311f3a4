import { describe, expect, test } from 'vitest';
import {
  act,
  actorNow,
  chances,
  chancesOfEach,
  log,
  nouns,
  of,
  offers,
  on,
  refusal,
  stepNow,
  table,
  type TestGame,
} from '../../testing.ts';

/** Passes until the side is to fire. */
function fireOf(side: string, t: TestGame): TestGame {
  while (actorNow(t) !== side) act(t, 'done');
  return t;
}

// Scenario 3: Red's artillery has gas, Green has militia and buses.
const hunt = (text: string): TestGame =>
  fireOf('red', table('direct', '3', `${text}; rCC1 1-0101; gML16 1-0103`));

describe('gas fired directly', () => {
  test('[15.1] [S124] [S125] guns that have gas can choose it for the attack', () => {
    const t = act(hunt('rSA1 rCC2 4-0301; gML1 gML2 4-0302'), 'aim 4-0302');
    expect(offers(t)).toEqual(['all', 'target gML1', 'target gML2', 'gas rSA1']);
    expect(refusal(t, 'gas rCC2').reason).toBe('rCC2 can’t fire gas, because it has none.');
    expect(refusal(act(t, 'target gML1'), 'gas rSA1').rule).toBe('16.3');
    // The same guns in a scenario without gas.
    const none = fireOf('red', table('direct', '10', 'rSA1 rCC2 4-0301; gIN1 gIN2 4-0302'));
    expect(offers(act(none, 'aim 4-0302'))).toEqual(['all', 'target gIN1', 'target gIN2']);
    expect(refusal(none, 'gas rSA1').rule).toBe('15.1');
  });

  test('[15.2] [15.5] [S127] each unit in the hex gets a roll: the worked example', () => {
    const t = act(hunt('rSA1 rCC2 4-0301; gML1 gML2 4-0302'), 'aim 4-0302, gas rSA1');
    expect(stepNow(t)).toBe('gas.roll');
    act(t, 'roll 9, roll 2');
    expect(log(t, 'gas')).toEqual(['rSA1 fires gas at 4-0302.']);
    expect(log(t, 'gas.roll')).toEqual([
      'Gas from rSA1 on gML1, rolled 9: eliminated.',
      'Gas from rSA1 on gML2, rolled 2: no effect.',
    ]);
    expect([of(t, 'mark', 'gML1'), of(t, 'mark', 'gML2'), of(t, 'fired', 'rSA1')]).toEqual([
      2, 0, 1,
    ]);
    expect(actorNow(t)).toBe('red');
  });

  test('[15.3] [26.4] exact chances, unit by unit', () => {
    const t = act(hunt('rSA1 rCC2 4-0301; gML1 gBC1 4-0302'), 'aim 4-0302');
    // Conventional class B: 5 to 8 disrupts, which militia does not survive; 9 or more eliminates.
    expect(chancesOfEach(t, 'gas rSA1')).toEqual({
      gML1: { eliminated: '5/6', 'no effect': '1/6' },
      gBC1: { disrupted: '5/9', eliminated: '5/18', 'no effect': '1/6' },
    });
    expect(chances(t, 'gas rSA1')).toEqual({
      'no unit hit': '1/36',
      '1 unit hit': '5/18',
      '2 units hit': '25/36',
    });
  });

  test('[15.3] [15.4] [S129] [S172] odds, terrain and rubble do not matter', () => {
    // Militia in a city hex with rubble, at over twice the range of the gun.
    const t = hunt('rSA1 4-0201; rCC2 4-0301; gML1 4-0202; rubble 4-0202');
    act(t, 'aim 4-0202, gas rSA1, roll 12');
    expect([on(t, 'razed', '4-0202'), on(t, 'starred', '4-0202')]).toEqual([0, 0]);
    // [20.2] Gas counts as an attack other than by shells.
    expect(on(t, 'struck', '4-0202')).toBe(1);
  });

  test('[15.3] [R41] [S238] the unit’s own class and army type matter, in a fortress too', () => {
    // Scenario 11: Tan's artillery at Red's tank (9 and 11) in a fortress, and at mounted infantry.
    const none = (reading: number) => {
      const t = table(
        'direct',
        '11',
        'tSA1 3-0505; rHT1 3-0605 inside; rMI1 3-0605 mounted; fortress 3-0605; bHT1 2-0101; rCC1 2-0102',
        { options: { 'gas-table': reading } },
      );
      const found = chancesOfEach(act(fireOf('blue', t), 'aim 3-0605'), 'gas tSA1');
      return [found.rHT1?.['no effect'], found.rMI1?.['no effect']];
    };
    expect([none(0), none(1)]).toEqual([
      ['13/18', '5/12'],
      ['13/18', '13/18'],
    ]);
  });

  test('[15.2] [R46] no roll for a carried or towed unit, [R4] nor for one eliminated already', () => {
    const t = hunt('rSA1 rCC2 4-0301; gBC1 4-0302; gML1 in gBC1; gML2 4-0302');
    act(t, 'aim 4-0302, target gML2, done, join rCC2, fire, roll 12, aim 4-0302, gas rSA1, roll 9');
    expect(log(t, 'gas.roll')).toEqual(['Gas from rSA1 on gBC1, rolled 9: eliminated.']);
    expect(of(t, 'mark', 'gML1')).toBe(2);
  });

  test('[15.2] [R46] infantry in a fortress suffers as class B', () => {
    const text = 'tSA1 3-0505; rMI1 3-0605 inside; fortress 3-0605; bHT1 2-0101; rCC1 2-0102';
    const t = fireOf('blue', table('direct', '11', text));
    act(t, 'aim 3-0605');
    // On foot it ignores a Dis; 10 or more eliminates it, class A only 11 or more.
    expect(chances(t, 'gas tSA1')).toMatchObject({ 'no unit hit': '5/6' });
  });

  test('[15.1] [12.7] a unit that has fired in this player turn cannot fire gas', () => {
    const t = act(hunt('rSA1 rCC2 4-0301; gML1 gML2 4-0302'), 'aim 4-0302');
    expect(nouns(t, 'gas')).toBe('rSA1');
    const fired = act(hunt('rSA1 4-0301 fired; rCC2 4-0301; gML1 gML2 4-0302'), 'aim 4-0302');
    expect([nouns(fired, 'gas'), refusal(fired, 'gas rSA1').rule]).toEqual(['', '12.7']);
  });

  test('[15.2] [35.3] a unit eliminated by another side is rolled for: both may score', () => {
    // Scenario 11: Blue fires first, then Green, which the Red player commands, at a car of Red.
    const t = table('direct', '11', 'bHT1 4-0305; rCC1 4-0405; gSA1 4-0505; tIN1 3-0101');
    act(t, 'aim 4-0405, roll 12, aim 4-0405, gas gSA1, roll 12');
    expect(log(t, 'gas.roll')).toHaveLength(1);
  });

  test('[15.1] gas is fired at once if nothing else is possible', () => {
    // Half of 5, from twelve hexes away, against 8 and 12 for the fortress.
    const t = table(
      'direct',
      '10',
      'bSA1 3-0505; rHT1 2-0505 inside; fortress 2-0505; rCC1 3-0506',
    );
    act(fireOf('blue', t), 'aim 2-0505');
    expect(log(t, 'gas')).toEqual(['bSA1 fires gas at 2-0505.']);
  });
});
