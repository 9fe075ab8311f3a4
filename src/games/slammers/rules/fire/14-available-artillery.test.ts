import { describe, expect, test } from 'vitest';
import {
  act,
  actorNow,
  log,
  nouns,
  offers,
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

/** Green's indirect fire in scenario 1; panel 3 has slopes at and around 3-0407. */
const green = (text: string, options = {}): TestGame =>
  fireOf('green', table('indirect', '1', text, options));

describe('offered targets and guns', () => {
  test('[14.5] [41.3] each party strikes separately, even if one side commands both', () => {
    // Scenario 11: the Red player commands Red and Green, which are enemies.
    const t = fireOf(
      'red',
      table(
        'indirect',
        '11',
        'gSA1 gSA2 3-0604; rSA1 3-0605; bCC1 bMI1 3-0705; bCC2 2-0101; rCC1 2-0102',
      ),
    );
    act(t, 'aim 3-0705');
    expect(nouns(t, 'shell')).toBe('gSA1 gSA2 rSA1');
    act(t, 'shell gSA1');
    expect(nouns(t, 'shell')).toBe('gSA2');
    expect(refusal(t, 'shell rSA1').rule).toBe('41.3');
    act(t, 'fire, roll 2');
    // Green has struck the hex, Red has not.
    act(t, 'aim 3-0705');
    expect(log(t, 'strike').at(-1)).toBe('Indirect fire at 3-0705: rSA1.');
  });

  test('[R43] [14.11] the terrain of friends outside does not matter for enemies in the fortress', () => {
    // Half of 6 against 12; friendly infantry outside has 2.
    const t = fireOf(
      'blue',
      table(
        'indirect',
        '10',
        'gLG1 5-0105; rCC1 3-0705 inside; gIN1 3-0705; fortress 3-0705; rCC2 3-0605; bCC1 3-0604',
      ),
    );
    expect(nouns(t, 'aim')).toBe('3-0605');
    expect(refusal(t, 'aim 3-0705').rule).toBe('14.8');
  });

  test('[15.1] [14.8] gas needs no odds', () => {
    // Half of 5 against 10, a city with rubble; no other gun can strike it.
    const t = fireOf(
      'blue',
      table('indirect', '10', 'bSA1 2-0905; rCC1 rCC2 3-0702; rubble 3-0702; bCC1 3-0602'),
    );
    act(t, 'aim 3-0702');
    expect(stepNow(t)).toBe('gas.roll');
    expect(log(t, 'strike')).toEqual(['Indirect fire at 3-0702: bSA1.']);
  });

  test('[15.1] gas is not offered at hexes without enemies', () => {
    const t = fireOf('blue', table('indirect', '10', 'bSA1 bSA2 3-0605; bCC1 3-0604; rCC1 3-0705'));
    expect(nouns(t, 'aim')).toBe('3-0705');
  });

  test('[14.8] [15.1] a gun is offered gas only where the shells chosen before can still reach 1-2', () => {
    // Half of 5 each, against 10: two of the three guns must fire shells.
    const t = fireOf(
      'blue',
      table(
        'indirect',
        '10',
        'bSA1 bSA2 bSA3 2-0905; rCC1 rCC2 3-0702; rubble 3-0702; bCC1 3-0602',
      ),
    );
    act(t, 'aim 3-0702');
    expect(offers(t)).toEqual(['shell bSA1', 'shell bSA2', 'gas bSA1', 'gas bSA2', 'gas bSA3']);
    act(t, 'shell bSA1');
    expect(offers(t)).toEqual(['shell bSA2', 'shell bSA3', 'gas bSA2']);
    expect(refusal(t, 'gas bSA3').reason).toBe(
      'You can’t add bSA3 next: guns join in the order they are listed, and even with bSA3 and all guns after it, the odds would be below 1-2. Choose one of the guns offered.',
    );
    act(t, 'gas bSA2');
    // The third gun must fire shells, so the player has no choice.
    expect(stepNow(t)).toBe('strike.roll');
  });

  test('[12.6] [14.1] [15.1] an action that is not offered is refused with its reason', () => {
    const t = green('gSG1 gSG2 3-0605; gTK1 3-0606; gAC1 3-0704; tTK1 3-0705');
    expect(refusal(t, 'aim 3-1205').reason).toBe('There is no enemy at 3-1205.');
    act(t, 'aim 3-0705');
    expect([
      refusal(t, 'shell tTK1').rule,
      refusal(t, 'gas gSG1').rule,
      refusal(t, 'fire').rule,
    ]).toEqual(['12.6', '15.1', '14.5']);
    // No gun has joined yet, so the reason does not mention odds.
    expect(refusal(t, 'fire').reason).toBe(
      'No unit has joined the attack yet. Choose a unit first.',
    );
    act(t, 'shell gSG1');
    expect(refusal(t, 'shell gSG1').rule).toBe('14.5');
    const spent = green('gSG1 3-0605 fired; gSG2 3-0604; tTK1 3-0705; tTK2 3-0704; tAP1 3-0703');
    act(spent, 'aim 3-0705, roll 2');
    expect(spent.s.section).toBeGreaterThan(5);
    const towed = green('gSG1 3-0605; gTK1 3-0604; gSG2 in gTK1; tTK1 3-0705');
    act(towed, 'aim 3-0705');
    expect(log(towed, 'strike')).toEqual(['Indirect fire at 3-0705: gSG1.']);
  });
});
