import { describe, expect, test } from 'vitest';
import {
  act,
  actorNow,
  log,
  nouns,
  of,
  offers,
  prompt,
  refusal,
  stepNow,
  table,
  type TestGame,
} from '../../testing.ts';

/**
 * Blue and Green of scenario 10 strike Tan and Red on panel 3; cars of Blue and Red elsewhere keep the fire section
 * open.
 */
function strike(text: string): TestGame {
  const t = table('indirect', '10', `${text}; bCC9 3-1009; rCC9 3-1010`);
  while (actorNow(t) !== 'blue') act(t, 'done');
  return t;
}

describe('units that stop shells', () => {
  test('[13.1] [13.3] [S101] calliopes and hover tanks may, with the hex in range and in sight', () => {
    const t = strike('gLG1 3-0505; rCC1 3-0705; rHT1 rSC1 rMI1 3-0805; rHT2 3-1105; rHT3 3-1205');
    act(t, 'aim 3-0705');
    expect(prompt(t)).toBe(
      'incoming shells at 3-0705 (3-1 against class A): choose whether to stop any.',
    );
    expect([actorNow(t), ...offers(t)]).toEqual([
      'red',
      'stop rHT1',
      'stop rHT2',
      'stop rSC1',
      'pass',
    ]);
    // Five hexes away: [13.5] extended range does not count.
    expect(refusal(t, 'stop rHT3').rule).toBe('13.5');
    expect(refusal(t, 'stop rMI1').reason).toBe(
      'rMI1 can’t stop shells: only calliopes and hover tanks can.',
    );
  });

  test('[13.5] [S108] without extended range', () => {
    const t = act(strike('gLG1 3-0505; rCC1 3-0705; rHT1 3-1105; rHT2 3-1205'), 'aim 3-0705');
    expect(nouns(t, 'stop')).toBe('rHT1');
    expect(refusal(t, 'stop rHT2').reason).toBe(
      '3-0705 is beyond the range of rHT2 (4 hexes); extended range does not apply here.',
    );
  });

  test('[13.3] [S105] a unit that does not see the hex cannot stop shells', () => {
    const t = act(strike('gLG1 3-0505; rCC1 3-0705; rHT1 3-0805; rHT2 3-0707'), 'aim 3-0705');
    expect(nouns(t, 'stop')).toBe('rHT1 rHT2');
    const hidden = act(strike('gLG1 3-0505; rCC1 3-0705; rHT1 3-0805; rHT2 3-0508'), 'aim 3-0705');
    expect(nouns(hidden, 'stop')).toBe('rHT1');
    expect(refusal(hidden, 'stop rHT2').rule).toBe('13.3');
  });

  test('[13.3] [S106] a unit may also stop shells at its own hex', () => {
    const t = act(strike('gLG1 3-0505; rHT1 3-0705'), 'aim 3-0705');
    expect(offers(t)).toEqual(['stop rHT1', 'pass']);
  });

  test('[R44] only undisrupted, outside of close assault, over friends', () => {
    const t = act(
      strike(
        'gLG1 3-0505; rCC1 3-0705; rHT1 3-0805 disrupted; rHT2 bHT1 3-0806; rHT3 3-0706; bHT2 3-0704',
      ),
      'aim 3-0705',
    );
    expect(nouns(t, 'stop')).toBe('rHT3');
    expect([refusal(t, 'stop rHT1').rule, refusal(t, 'stop rHT2').rule]).toEqual(['19.2', '18.15']);
    // Blue is not being struck.
    expect(refusal(t, 'stop bHT2').rule).toBe('13.1');
  });

  test('[R44] [S253] no unit stops shells of its own side, or shells at a hex without friends', () => {
    // Blue's own car is in the hex as well, with its tank beside it.
    const t = act(strike('gLG1 3-0605; rCC1 bCC1 3-0705; bHT1 3-0706; rHT1 3-0704'), 'aim 3-0705');
    expect([actorNow(t), ...offers(t)]).toEqual(['red', 'stop rHT1', 'pass']);
    expect(stepNow(act(t, 'pass'))).toBe('strike.roll');
    // Scenario 13: Tan strikes Red; Blue's tank has no friend there.
    const other = table(
      'indirect',
      '13',
      'tSA1 3-0605; rCC1 3-0705; rHT1 3-0805; bHT1 3-0704; tTK1 3-1005; rCC2 3-1006',
    );
    while (actorNow(other) !== 'tan') act(other, 'done');
    act(other, 'aim 3-0705, pass');
    expect(stepNow(other)).toBe('strike.roll');
  });

  test('[13.1] [R44] an action that is not offered is refused with its reason', () => {
    const t = act(
      strike(
        'gLG1 bSA1 3-0605; rCC1 3-0705; rHT1 3-0704; rHT2 3-0803 fired; rHT3 waiting; bHT1 3-0804',
      ),
      'aim 3-0705, shell gLG1, shell bSA1',
    );
    expect([
      refusal(t, 'stop bHT1').rule,
      refusal(t, 'stop rHT2').rule,
      refusal(t, 'stop rHT3').rule,
    ]).toEqual(['13.1', '12.7', '13.1']);
    expect([
      refusal(t, 'stop rCC1').rule,
      refusal(t, 'shell gLG1').rule,
      refusal(t, 'jam rHT1').rule,
    ]).toEqual(['13.1', '13.4', '23.2']);
    act(t, 'stop rHT1');
    expect([
      refusal(t, 'shell rCC1').rule,
      refusal(t, 'stop rHT1').rule,
      refusal(t, 'pass').rule,
    ]).toEqual(['13.2', '13.1', '5.4']);
  });

  test('[13.7] [12.7] a unit stops shells once in a player turn, instead of any other attack', () => {
    const t = strike('gLG1 gLG2 3-0605; rCC1 3-0705; rCC2 3-0704; rHT1 3-0706; gIN9 3-0810');
    act(t, 'aim 3-0705, shell gLG1, fire, stop rHT1');
    expect(of(t, 'fired', 'rHT1')).toBe(1);
    act(t, 'aim 3-0704');
    expect(stepNow(t)).toBe('strike.roll');
    act(t, 'roll 2');
    while (actorNow(t) !== 'red') act(t, 'done');
    expect(refusal(act(t, 'aim 3-0605, all'), 'join rHT1').rule).toBe('12.7');
  });

  test('[S253] [5.4] every enemy of the firing side may answer, in the order of fire', () => {
    // Scenario 13: Red, Blue, Tan move in this order; Tan strikes a hex of Red that is in assault with Blue.
    const t = table(
      'indirect',
      '13',
      'tSA1 3-0605; rCC1 bCC1 3-0705; rHT1 3-0805; bHT1 3-0704; tTK1 3-1005; rCC2 3-1006',
    );
    while (actorNow(t) !== 'tan') act(t, 'done');
    act(t, 'aim 3-0705');
    expect([actorNow(t), ...offers(t)]).toEqual(['red', 'stop rHT1', 'pass']);
    act(t, 'pass');
    expect([actorNow(t), ...offers(t)]).toEqual(['blue', 'stop bHT1', 'pass']);
    expect(stepNow(act(t, 'pass'))).toBe('strike.roll');
  });
});

describe('stopped shells', () => {
  test('[13.2] [S104] each unit stops the shells of one counter, without a roll', () => {
    const t = strike('gLG1 gLG2 3-0605; rCC1 3-0705; rHT1 3-0706; rSC1 3-0707');
    act(t, 'aim 3-0705, shell gLG1, shell gLG2');
    // Both guns are equal, so the player has no choice between them.
    act(t, 'stop rHT1');
    expect(log(t, 'stop')).toEqual(['rHT1 stops the shells from gLG1.']);
    expect([actorNow(t), ...offers(t)]).toEqual(['red', 'stop rSC1', 'pass']);
    expect(prompt(act(t, 'pass'))).toBe('Shells land at 3-0705, odds 3-1 against class A.');
  });

  test('[13.4] [S107] the defender chooses between different shells', () => {
    const t = strike('gLG1 bSA1 3-0605; rCC1 3-0705; rHT1 3-0706; rHT2 3-0707');
    act(t, 'aim 3-0705, shell gLG1, shell bSA1, stop rHT1');
    expect(offers(t)).toEqual(['shell gLG1', 'shell bSA1']);
    act(t, 'shell bSA1');
    expect(log(t, 'stop')).toEqual(['rHT1 stops the shells from bSA1.']);
    expect(prompt(act(t, 'pass'))).toContain('3-1 against class A');
  });

  test('[13.2] [15.2] [S126] gas can be stopped too', () => {
    const t = strike('bSA1 bSA2 3-0605; rCC1 3-0705; rHT1 3-0706');
    act(t, 'aim 3-0705, shell bSA1, gas bSA2, stop rHT1');
    expect(offers(t)).toEqual(['shell bSA1', 'shell bSA2']);
    act(t, 'shell bSA2, roll 2');
    expect(log(t, 'gas.roll')).toEqual([]);
    const only = strike('bSA1 3-0605; rCC1 3-0705; rHT1 3-0706');
    act(only, 'aim 3-0705, gas bSA1, stop rHT1');
    expect([stepNow(only), of(only, 'fired', 'bSA1')]).toEqual(['direct.hex', 1]);
  });

  test('[13.6] [S103] [S109] the worked example: three guns, two hexes, answered strike by strike', () => {
    const t = strike('gLG1 gLG2 bSA1 3-0605; rCC1 3-0705; rCC2 3-0704; rHT1 3-0706; rHT2 3-0707');
    // A and B fire at hex 1: one is stopped, one lands.
    act(t, 'aim 3-0705, shell gLG1, shell gLG2, fire, stop rHT1, pass, roll 2');
    expect(log(t, 'strike.roll')).toEqual([
      'Shells at 3-0705, odds 3-1 against class A, rolled 2: no effect.',
    ]);
    // C fires at hex 2 and is stopped too, since a unit is left.
    act(t, 'aim 3-0704, shell bSA1');
    expect([actorNow(t), ...offers(t)]).toEqual(['red', 'stop rHT2', 'pass']);
    act(t, 'stop rHT2');
    expect(log(t, 'stop')).toEqual([
      'rHT1 stops the shells from gLG1.',
      'rHT2 stops the shells from bSA1.',
    ]);
    // No shells land, so no dice are rolled.
    expect(stepNow(t)).toBe('direct.hex');
  });

  test('[R44] [S250] remaining shells under 1-2 have no effect, without a roll', () => {
    const far = strike('gLG1 gLG2 5-0105; rCC1 3-0702; rubble 3-0702; rHT1 3-0703; bCC1 3-0602');
    // Half of 6, twice, against the 10 of a city with rubble.
    act(far, 'aim 3-0702, stop rHT1');
    expect(log(far, 'strike.lapsed')).toEqual([
      'The remaining shells, from gLG2, are too few to have any effect at 3-0702.',
    ]);
    expect([stepNow(far), of(far, 'fired', 'gLG2')]).toEqual(['direct.hex', 1]);
  });

  test('[R44] [S250] gas is rolled for even if the remaining shells have no effect', () => {
    const t = strike('bSA1 bSA2 bSA3 2-0905; rCC1 3-0702; rubble 3-0702; rHT1 3-0703; bCC1 3-0602');
    act(t, 'aim 3-0702, shell bSA1, shell bSA2, gas bSA3, stop rHT1, shell bSA1');
    expect(log(t, 'strike.lapsed')).toEqual([
      'The remaining shells, from bSA2, are too few to have any effect at 3-0702.',
    ]);
    expect(stepNow(t)).toBe('gas.roll');
    act(t, 'roll 2');
    expect([log(t, 'strike.roll').length, log(t, 'gas.roll').length]).toEqual([0, 1]);
    expect(['bSA1', 'bSA2', 'bSA3'].map((gun) => of(t, 'fired', gun))).toEqual([1, 1, 1]);
  });

  test('[R44] [13.4] shells without effect need not be stopped; gas still must be', () => {
    // Half of 5, twice, against 10.
    const t = strike(
      'bSA1 bSA2 bSA3 2-0905; rCC1 3-0702; rubble 3-0702; rHT1 rHT2 rHT3 3-0703; bCC1 3-0602',
    );
    act(t, 'aim 3-0702, shell bSA1, shell bSA2, gas bSA3, stop rHT1');
    expect(offers(t)).toEqual(['shell bSA1', 'shell bSA3']);
    expect(refusal(t, 'shell bSA2').reason).toBe(
      'Another gun on the list fires shells with the same effect: choose that gun instead.',
    );
    expect(refusal(t, 'shell bSA2').rule).toBe('13.4');
    act(t, 'shell bSA1, stop rHT2');
    expect(log(t, 'stop').at(-1)).toBe('rHT2 stops the shells from bSA3.');
    expect([stepNow(t), of(t, 'fired', 'bSA2'), of(t, 'fired', 'rHT3')]).toEqual([
      'direct.hex',
      1,
      0,
    ]);
  });

  test('[13.1] [S102] direct fire cannot be stopped', () => {
    const t = table('direct', '10', 'gLG1 3-0505; rCC1 3-0705; rHT1 3-0805');
    while (actorNow(t) !== 'blue') act(t, 'done');
    act(t, 'aim 3-0705');
    expect(stepNow(t)).toBe('attack.roll');
  });
});
