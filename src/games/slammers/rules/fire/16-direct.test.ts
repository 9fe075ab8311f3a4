import { describe, expect, test } from 'vitest';
import {
  act,
  actorNow,
  chances,
  copyOf,
  log,
  nouns,
  of,
  offers,
  on,
  prompt,
  refusal,
  stepNow,
  table,
  type TestGame,
} from '../../testing.ts';

/** Direct fire of scenario 1 with Green to fire: row 5 of panel 3 is clear from 3-0505 on. */
const green = (text: string, options = {}): TestGame =>
  fireOf('green', table('direct', '1', text, options));

/** Passes until the side is to fire. */
function fireOf(side: string, t: TestGame): TestGame {
  while (actorNow(t) !== side || !stepNow(t).startsWith('direct.')) act(t, 'done');
  return t;
}

const odds = (t: TestGame): string => log(t, 'direct').join(' ');

describe('firing units and their targets', () => {
  test('[12.3] [12.5] [S95] [S96] full attack in range, counting the target’s hex; half up to twice the range', () => {
    const at = (hex: string) => green(`gTK1 3-0505; tAC1 ${hex}`);
    // A tank's 5 with range 3 against an armoured car's 2.
    expect(odds(act(at('3-0805'), 'aim 3-0805'))).toBe(
      'Direct fire at 3-0805: gTK1 against tAC1, odds 2-1.',
    );
    expect(odds(act(at('3-0905'), 'aim 3-0905'))).toBe(
      'Direct fire at 3-0905: gTK1 against tAC1, odds 1-1.',
    );
    expect(odds(act(at('3-1105'), 'aim 3-1105'))).toBe(
      'Direct fire at 3-1105: gTK1 against tAC1, odds 1-1.',
    );
    const far = green('gTK1 3-0505; tAC1 3-1205; tAC2 3-0605');
    expect(nouns(far, 'aim')).toBe('3-0605');
    expect(refusal(far, 'aim 3-1205').rule).toBe('12.5');
    expect(refusal(far, 'aim 3-1205').reason).toBe(
      '3-1205 is out of range of all your units that can still fire.',
    );
  });

  test('[R33] [16.4] halves are kept and added up before the odds are taken', () => {
    const t = green('gTK1 gTK2 3-0505; tTK1 3-0905');
    // Half of 5, twice, against 5.
    act(t, 'aim 3-0905, join gTK1, join gTK2');
    expect(odds(t)).toBe('Direct fire at 3-0905: gTK1 and gTK2 against tTK1, odds 1-1.');
  });

  test('[12.6] [S98] [S99] [21.6] a line of sight is needed; the blocking hex is named', () => {
    const t = green('gTK1 3-0505; gTK2 3-0105; tTK1 3-0407; tAC1 3-0205');
    expect(refusal(t, 'aim 3-0407').rule).toBe('21.6');
    expect(refusal(t, 'aim 3-0407').reason).toBe('gTK1 can’t see 3-0407: 3-0506 is in the way.');
  });

  test('[12.6] [19.2] [S160] disrupted units do not fire', () => {
    const t = green('gTK1 3-0105 disrupted; gTK2 gTK3 3-0205; tTK1 3-0305');
    act(t, 'aim 3-0305');
    expect(nouns(t, 'join')).toBe('gTK2 gTK3');
    expect(refusal(t, 'join gTK1').reason).toBe('gTK1 is disrupted and can’t fire.');
    expect(refusal(t, 'join gTK1').rule).toBe('19.2');
  });

  test('[18.15] [S100] [S158] a unit in a close assault does not fire', () => {
    const t = green('gTK1 3-0105; tIN1 3-0105; gTK2 gTK3 3-0205; tTK1 3-0305');
    act(t, 'aim 3-0305');
    expect(refusal(t, 'join gTK1').rule).toBe('18.15');
  });

  test('[16.1] [S130] [13.8] [S110] howitzers and calliopes do not fire directly', () => {
    const t = fireOf('red', table('direct', '10', 'rSC1 3-0105; rSA1 rHT1 3-0205; gIN1 3-0305'));
    act(t, 'aim 3-0305');
    expect(nouns(t, 'join')).toBe('rHT1 rSA1');
    expect(refusal(t, 'join rSC1').rule).toBe('13.8');
  });

  test('[10.4] [S74] a towed gun does not fire', () => {
    const t = green('gTK1 3-0105; gSG1 in gTK1; gSG2 gTK2 3-0205; tTK1 3-0305');
    act(t, 'aim 3-0305');
    expect(nouns(t, 'join')).toBe('gTK1 gTK2 gSG2');
    expect(refusal(t, 'join gSG1').reason).toBe('gSG1 can’t fight while gTK1 is towing it.');
  });

  test('[11.5] [R29] [S86] [S84] infantry fires from its carrier, but not from a disrupted one', () => {
    const t = fireOf(
      'tan',
      table(
        'direct',
        '1',
        'tAP1 6-0104; tIN1 in tAP1; tAP2 6-0105 disrupted; tIN2 in tAP2; gAC1 6-0204',
      ),
    );
    act(t, 'aim 6-0204');
    expect(nouns(t, 'join')).toBe('tIN1 tAP1');
    expect(refusal(t, 'join tIN2').rule).toBe('11.5');
  });

  test('[11.12] [S93] the ratings of a mounted unit’s face count', () => {
    const t = (mounted: string) =>
      fireOf('red', table('direct', '4', `rMI1 ${mounted}; rMI2 rMI3 3-0505; bCC1 3-0705`));
    expect(refusal(act(t('3-0405'), 'aim 3-0705'), 'join rMI1').rule).toBe('');
    // Range 1 and attack 2 instead of 3 and 3.
    expect(odds(act(t('3-0605 mounted'), 'aim 3-0705, join rMI1, fire'))).toBe(
      'Direct fire at 3-0705: rMI1 against bCC1, odds 1-2.',
    );
    expect(refusal(act(t('3-0405 mounted'), 'aim 3-0705'), 'join rMI1').reason).toBe(
      'rMI1 can’t reach 3-0705: the distance is 3 hexes, and its extended range is only 2.',
    );
  });

  test('[R35] not into a hex with own or allied units', () => {
    const t = green('gTK1 3-0505; gIN1 3-0605; tTK1 3-0605; tTK2 3-0705');
    expect(nouns(t, 'aim')).toBe('3-0705');
    expect(refusal(t, 'aim 3-0605').reason).toBe(
      'gIN1 is at 3-0605: you can’t fire directly into a hex with your own units.',
    );
    const allied = fireOf(
      'green',
      table('direct', '8', 'gTK1 2-0109; rMI1 2-0209; tTK1 2-0209; tTK2 2-0110'),
    );
    expect(refusal(allied, 'aim 2-0209').rule).toBe('R35');
  });

  test('[16.1] only hexes with enemies, and only units of the firing side', () => {
    const t = green('gTK1 gTK2 3-0105; tTK1 3-0305');
    expect(refusal(t, 'aim 3-0205').reason).toBe('There is no enemy at 3-0205.');
    expect(refusal(act(t, 'aim 3-0305'), 'join tTK1').rule).toBe('12.6');
  });
});

describe('targets and number of firers', () => {
  // Two infantry units with 2 each, in a forest, which adds 2; tanks with 5 beside them.
  const forest = () => green('gTK1 gTK2 gTK3 3-0605; tIN1 tIN2 3-0606');

  test('[16.5] [S134] the worked example: 2 and 2 and 2 for the terrain are 6', () => {
    expect(odds(act(forest(), 'aim 3-0606, all, join gTK1, fire'))).toBe(
      'Direct fire at 3-0606: gTK1 against tIN1 and tIN2, odds 1-2.',
    );
    expect(odds(act(forest(), 'aim 3-0606, all, join gTK1, join gTK2, fire'))).toBe(
      'Direct fire at 3-0606: gTK1 and gTK2 against tIN1 and tIN2, odds 1-1.',
    );
    // 15 against 6 is 2-1; if the terrain counted for each of them, it would be 15 against 8.
    expect(odds(act(forest(), 'aim 3-0606, all, join gTK1, join gTK2, join gTK3'))).toBe(
      'Direct fire at 3-0606: gTK1, gTK2, and gTK3 against tIN1 and tIN2, odds 2-1.',
    );
  });

  test('[16.3] [16.5] [S132] [S135] one of them alone: 2 and 2 are 4', () => {
    expect(odds(act(forest(), 'aim 3-0606, target tIN2, join gTK1, fire'))).toBe(
      'Direct fire at 3-0606: gTK1 against tIN2, odds 1-1.',
    );
    const single = act(forest(), 'aim 3-0606, target tIN1');
    expect(offers(single)).toEqual(['target tIN2', 'done']);
    expect(odds(act(single, 'done, join gTK1, fire'))).toBe(
      'Direct fire at 3-0606: gTK1 against tIN1, odds 1-1.',
    );
  });

  test('[14.2] [16.1] a howitzer does not join', () => {
    const t = table('direct', '14', 'tHO1 tTK1 tTK2 2-0101; gTK1 2-0201; bHT1 3-0101');
    act(t, 'aim 2-0201');
    expect([nouns(t, 'join'), refusal(t, 'join tHO1').rule]).toEqual(['tTK1 tTK2', '14.2']);
  });

  test('[16.3] targets and firers are picked in the order of their units', () => {
    const t = act(green('gTK1 gTK2 gTK3 3-0605; tIN1 tIN2 tIN3 3-0606'), 'aim 3-0606, target tIN2');
    expect(refusal(t, 'target tIN1').reason).toBe(
      'Choose targets in the order they are listed: the next one must come after tIN2.',
    );
    expect(refusal(t, 'target tIN1').rule).toBe('16.3');
    act(t, 'done, join gTK2');
    expect(offers(t)).toEqual(['join gTK3', 'fire']);
    expect(refusal(t, 'join gTK1').rule).toBe('16.4');
  });

  test('[16.4] [16.6] [R34] [S133] separately or together, any number of times at the same target', () => {
    const t = act(forest(), 'aim 3-0606, target tIN1, done, join gTK1, fire, roll 2');
    expect([stepNow(t), actorNow(t)]).toEqual(['direct.hex', 'green']);
    act(t, 'aim 3-0606, target tIN1, done, join gTK2, join gTK3');
    expect(odds(t)).toContain('Direct fire at 3-0606: gTK2 and gTK3 against tIN1, odds 2-1.');
  });

  test('[12.4] [12.7] [R3] [16.2] [S11] [S97] [S131] a unit fires once in a player turn, at one hex', () => {
    const t = green('gTK1 gTK2 3-0605; tIN1 3-0606; tAC1 3-0705');
    act(t, 'aim 3-0606, join gTK1, fire, roll 2');
    expect([of(t, 'fired', 'gTK1'), of(t, 'fired', 'gTK2')]).toEqual([1, 0]);
    act(t, 'aim 3-0705');
    expect(odds(t)).toContain('gTK2 against tAC1');
    act(t, 'roll 2');
    // No unit is left to fire, so the next player turn has begun, in which they may fire again.
    expect([t.s.mover, of(t, 'fired', 'gTK1')]).toEqual([1, 0]);
    expect(nouns(fireOf('green', t), 'aim')).toBe('3-0705 3-0606');
  });

  test('[16.8] [S138] attacks under 1-4 are refused: choices that cannot lead to 1-4 are not offered', () => {
    // An infantry unit's 2 against a tank in a forest, 7: 1-4; against both tanks, 12.
    const t = green('gIN1 3-0605; tTK1 tTK2 3-0606');
    act(t, 'aim 3-0606');
    expect(offers(t)).toEqual(['target tTK1', 'target tTK2']);
    expect([refusal(t, 'all').rule, refusal(act(t, 'target tTK1'), 'target tTK2').rule]).toEqual([
      '16.8',
      '26.1',
    ]);
    // Half of it: 1 against 7.
    const far = green('gIN1 3-0805; gTK1 3-0706; tTK1 3-0505');
    expect(refusal(far, 'aim 3-0606').rule).toBe('16.1');
    const weak = green('gIN1 3-0804; gTK2 3-0505; tTK1 3-0606; tTK2 3-0605');
    act(weak, 'aim 3-0605, join gTK2, fire, roll 2');
    expect(refusal(weak, 'aim 3-0606').rule).toBe('16.8');
    expect(refusal(weak, 'aim 3-0606').reason).toBe(
      'Even with all your fire at 3-0606, the odds would be below 1-4. Choose another hex.',
    );
  });

  test('[16.8] units that reach 1-4 only together are offered while others can still join', () => {
    // Half of 2, three times, against 5 and 2: two of them reach 1-4.
    const t = green('gIN1 gIN2 gIN3 3-0804; tTK1 3-0606');
    act(t, 'aim 3-0606');
    expect(offers(t)).toEqual(['join gIN1', 'join gIN2']);
    expect(refusal(t, 'join gIN3').reason).toBe(
      'You can’t add gIN3 next: units join in the order they are listed, and even with gIN3 and all units after it, the odds would be below 1-4. Choose one of the units offered.',
    );
    expect(offers(act(t, 'join gIN1'))).toEqual(['join gIN2', 'join gIN3']);
    expect(refusal(t, 'fire').rule).toBe('16.8');
    expect(offers(act(t, 'join gIN2'))).toEqual(['join gIN3', 'fire']);
  });

  test('[16.4] [16.8] if all units are needed, they join without a question', () => {
    const t = act(green('gIN1 gIN2 3-0804; tTK1 3-0606'), 'aim 3-0606');
    expect(odds(t)).toBe('Direct fire at 3-0606: gIN1 and gIN2 against tTK1, odds 1-4.');
  });

  test('[23.3] [16.8] a jammed unit does not add to the others, there or elsewhere', () => {
    // Half of 2 each, against 5 and 2 for the forest: both are needed.
    const t = green('gIN1 gIN2 3-0804 jammed; tTK1 3-0606; gTK1 3-0505; tTK2 3-0604');
    act(t, 'aim 3-0604, join gTK1, roll 2');
    expect(refusal(t, 'aim 3-0606').rule).toBe('16.8');
    // A jammed tank can fire at the first hex, infantry alone at the second.
    const two = green('gTK1 3-0101 jammed; tTK2 3-0102; gIN1 3-0804; tTK1 3-0606');
    expect([refusal(two, 'aim 3-0102').rule, refusal(two, 'aim 3-0606').rule]).toEqual([
      '',
      '16.8',
    ]);
    const alone = act(green('gTK1 3-0605 jammed; gTK2 gTK3 3-0605; tTK1 3-0705'), 'aim 3-0705');
    expect(nouns(alone, 'join')).toBe('gTK1 gTK2 gTK3');
    expect(odds(act(alone, 'join gTK1'))).toBe(
      'Direct fire at 3-0705: gTK1 against tTK1, odds 1-1.',
    );
  });

  test('[R27] [16.8] infantry in a carrier does not weaken it', () => {
    // Half of 2 against 3 and 2; against the infantry alone it would be 1-4.
    const t = green('gIN1 3-0804; tAP1 3-0606; tIN1 in tAP1; gTK1 3-0704; tTK2 3-0705');
    act(t, 'aim 3-0705, join gTK1, fire, roll 2');
    expect(refusal(t, 'aim 3-0606').rule).toBe('16.8');
  });

  test('[16.7] above 5-1 is 5-1', () => {
    const t = green('gTK1 gTK2 gTK3 3-0605; tAC1 3-0705');
    act(t, 'aim 3-0705, join gTK1, join gTK2, join gTK3');
    expect(odds(t)).toBe('Direct fire at 3-0705: gTK1, gTK2, and gTK3 against tAC1, odds 5-1.');
  });

  test('[17.1] [2.7] [S6] [S178] [R54] terrain, road, rubble', () => {
    const at = (hex: string, more = '') => {
      const t = green(`gTK1 gTK2 gTK3 3-0605; tAC1 3-0705; tTK1 ${hex}; ${more}`);
      return odds(act(t, `aim ${hex}, join gTK1, join gTK2, fire`)).slice(-5);
    };
    // 10 against 5; slope and forest 7; rubble 7, on forest 9; city 11, with rubble 13.
    expect([at('3-0706'), at('3-0606'), at('3-0504')]).toEqual([
      ': 2-1.'.slice(1),
      ' 1-1.',
      ' 1-1.',
    ]);
    expect(at('3-0706', 'rubble 3-0706')).toBe(' 1-1.');
    expect(at('3-0606', 'rubble 3-0606')).toBe(' 1-1.');
  });

  test('[R27] [10.5] [S76] a towed or carried unit is no target, and does not add to the defence', () => {
    const t = green('gTK1 gTK2 3-0605; tAP1 3-0705; tIN1 in tAP1; tTK1 3-0705');
    act(t, 'aim 3-0705');
    expect(nouns(t, 'target')).toBe('tTK1 tAP1');
    expect(refusal(t, 'target tIN1').rule).toBe('R27');
    act(t, 'all');
    // 10 against 5 and 3.
    expect(odds(act(t, 'join gTK1, join gTK2'))).toContain('1-1.');
  });
});

describe('the roll', () => {
  test('[26.1] [16.7] exact chances come before the roll, in units', () => {
    const t = act(green('gTK1 gTK2 3-0605; tTK1 3-0705'), 'aim 3-0705, join gTK1');
    expect(chances(t, 'fire')).toEqual({
      'no effect': '5/12',
      'tTK1 disrupted': '5/12',
      'tTK1 eliminated': '1/6',
    });
    expect(prompt(act(t, 'fire'))).toBe('Roll for the attack at 3-0705, odds 1-1.');
    expect(log(act(t, 'roll 8'), 'attack')).toEqual([
      'Attack at 3-0705, odds 1-1, rolled 8: tTK1 disrupted.',
    ]);
  });

  test('[R41] the alternative reading of the torn rows', () => {
    const t = (reading: number) =>
      act(
        green('gIN1 gIN2 3-0605; tTK1 3-0705', { options: { 'combat-table': reading } }),
        'aim 3-0705, join gIN1, fire, roll 11',
      );
    // 2 against 5 is 1-3.
    expect(of(t(0), 'mark', 'tTK1')).toBe(2);
    expect(of(t(1), 'mark', 'tTK1')).toBe(1);
  });

  test('[20.1] [S170] a result with R turns the target’s hex to rubble at the end of the section', () => {
    const t = green('gTK1 gTK2 gTK3 3-0605; tAC1 3-0705; gIN1 3-0606; tIN1 3-0607');
    act(t, 'aim 3-0705, join gTK1, join gTK2, join gTK3, fire, roll 9');
    expect(log(t, 'attack')).toEqual([
      'Attack at 3-0705, odds 5-1, rolled 9: tAC1 eliminated, rubble.',
    ]);
    expect([on(t, 'razed', '3-0705'), on(t, 'rubble', '3-0705')]).toEqual([1, 0]);
    act(t, 'done');
    expect(on(t, 'rubble', '3-0705')).toBe(1);
  });

  test('[20.2] [S171] a star makes no rubble in direct fire', () => {
    const t = green('gTK1 gTK2 gTK3 3-0605; tAC1 3-0705; gIN1 3-0606; tIN1 3-0607');
    act(t, 'aim 3-0705, join gTK1, join gTK2, join gTK3, fire, roll 8');
    expect(log(t, 'attack')).toEqual(['Attack at 3-0705, odds 5-1, rolled 8: tAC1 eliminated.']);
    expect([on(t, 'razed', '3-0705'), on(t, 'starred', '3-0705')]).toEqual([0, 0]);
  });

  test('[12.2] [R2] [R4] [S12] [S13] eliminated or disrupted units still fire this turn, and stay targets', () => {
    const t = table('direct', '1', 'tTK1 3-0605; tTK2 3-0605; gTK1 3-0705; gTK2 3-0705');
    act(t, 'aim 3-0705, target gTK1, done, join tTK1, fire, roll 12');
    expect(of(t, 'mark', 'gTK1')).toBe(2);
    act(t, 'aim 3-0705');
    expect(offers(t)).toEqual(['target gTK1', 'target gTK2']);
    act(t, 'target gTK1, done, roll 12, aim 3-0605, target tTK1, done');
    expect(nouns(t, 'join')).toBe('gTK1 gTK2');
  });
});

describe('the order of fire', () => {
  const both = 'tTK1 3-0605; gTK1 3-0705';

  test('[5.2] [5.4] [S9] [S232] all sides fire in every player turn, in the order of movement', () => {
    const order = (mover: string, options = {}) => {
      const t = table('direct', '1', both, { options, values: { mover } });
      const first = actorNow(t);
      return `${first} ${actorNow(act(t, 'done'))}`;
    };
    expect(order('tan')).toBe('tan green');
    expect(order('green')).toBe('tan green');
    // [R1] By option, the moving player fires first.
    expect(order('green', { 'fire-order': 1 })).toBe('green tan');
  });

  test('[5.1] a section in which no unit can fire is passed over', () => {
    const t = table('direct', '1', 'tTK1 3-0605; gTK1 6-0605', {});
    expect(stepNow(t)).not.toContain('direct');
  });

  test('[41.3] [41.4] in scenario 11 units that fire together are of one party, and enemies of the target', () => {
    // Blue commands Tan, its enemy; both see Red, and Blue sees Green, Tan's ally.
    const t = fireOf(
      'blue',
      table('direct', '11', 'bHT1 bHT2 3-0605; tTK1 tTK2 3-0606; rHT1 3-0705; gTK1 3-0706'),
    );
    act(t, 'aim 3-0705');
    expect(nouns(t, 'join')).toBe('tTK1 tTK2 bHT1 bHT2');
    act(t, 'join tTK1');
    expect(offers(t)).toEqual(['join tTK2', 'fire']);
    expect(refusal(t, 'join bHT1').reason).toBe(
      'bHT1 and tTK1 are enemies and can’t attack together.',
    );
    const green = act(copyOf(t), 'fire, roll 2, aim 3-0706');
    expect(nouns(green, 'join')).toBe('bHT1 bHT2');
  });

  test('[32.4] [R59] surprised, Green fires in turn 1 only with units that have been fired at', () => {
    const opening = 'gTK1 4-0803; gTK2 4-1003; tIN1 tIN2 4-0903';
    const t = table('direct', '2', opening);
    act(t, 'aim 4-0803, join tIN1, fire, roll 2');
    expect([of(t, 'freed', 'gTK1'), of(t, 'freed', 'gTK2')]).toEqual([1, 0]);
    act(fireOf('green', t), 'aim 4-0903, all');
    expect(odds(t)).toContain('gTK1 against tIN1 and tIN2');
    const late = table('direct', '2', opening, { values: { round: 2 } });
    expect(nouns(act(fireOf('green', late), 'aim 4-0903, all'), 'join')).toBe('gTK1 gTK2');
  });
});
