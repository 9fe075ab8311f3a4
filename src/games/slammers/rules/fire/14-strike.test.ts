import { describe, expect, test } from 'vitest';
import {
  act,
  actorNow,
  chances,
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
  where,
} from '../../testing.ts';

/** Passes until the side is to fire. */
function fireOf(side: string, t: TestGame): TestGame {
  while (actorNow(t) !== side) act(t, 'done');
  return t;
}

/** Green's indirect fire in scenario 1; panel 3 has slopes at and around 3-0407. */
const green = (text: string, options = {}): TestGame =>
  fireOf('green', table('indirect', '1', text, options));

describe('guns and their targets', () => {
  test('[14.1] [14.4] [S111] [S115] only artillery strikes, and only hexes with enemies', () => {
    const t = green('gSG1 3-0505; gTK1 gSG2 3-0605; tTK1 3-0705');
    expect(nouns(t, 'aim')).toBe('3-0705');
    expect(refusal(t, 'aim 3-0606').rule).toBe('16.1');
    act(t, 'aim 3-0705');
    expect(offers(t)).toEqual(['shell gSG1', 'shell gSG2']);
    expect(refusal(t, 'shell gTK1').reason).toBe(
      'gTK1 is not artillery, so it can’t fire indirectly.',
    );
    const none = fireOf('tan', table('indirect', '7', 'tTK1 2-0201; gTK1 2-0301'));
    expect(stepNow(none)).toBe('direct.hex');
  });

  test('[12.1] [14.1] [12.7] [S112] indirect fire comes before direct fire and replaces it', () => {
    const t = green('gSG1 gSG2 3-0605; tTK1 3-0705');
    act(t, 'aim 3-0705, shell gSG1, fire, roll 2');
    // The other gun could not strike the hex again, so direct fire has begun.
    expect([stepNow(t), of(t, 'fired', 'gSG1'), of(t, 'fired', 'gSG2')]).toEqual([
      'direct.hex',
      1,
      0,
    ]);
    fireOf('green', t);
    expect(log(act(t, 'aim 3-0705'), 'direct')).toEqual([
      'Direct fire at 3-0705: gSG2 against tTK1, odds 1-2.',
    ]);
  });

  test('[14.2] [16.1] [S113] howitzers fire only indirectly, guns both ways; [R37] self-propelled artillery too', () => {
    const opening = 'tHO1 tLG1 tSA1 2-0304; bCC1 2-0404';
    const strike = act(fireOf('tan', table('indirect', '14', opening)), 'aim 2-0404');
    expect(nouns(strike, 'shell')).toBe('tLG1 tHO1 tSA1');
    const direct = act(fireOf('tan', table('direct', '14', opening)), 'aim 2-0404');
    expect(nouns(direct, 'join')).toBe('tLG1 tSA1');
    expect(refusal(direct, 'join tHO1').reason).toBe(
      'Howitzers can fire only indirectly, so tHO1 can’t fire here.',
    );
  });

  test('[14.3] [12.6] [R45] [S114] any friendly unit observes, disrupted or not', () => {
    // The forest at 3-0506 is in between.
    const alone = green('gSG1 3-0505; gSG2 3-0605; tTK1 3-0407; tTK2 3-0705');
    expect(nouns(alone, 'aim')).toBe('3-0705');
    expect(refusal(alone, 'aim 3-0407').rule).toBe('14.3');
    expect(refusal(alone, 'aim 3-0407').reason).toBe(
      'No friendly unit sees 3-0407, so gSG1 has no observer.',
    );
    for (const observer of ['gIN1 3-0307', 'gAC1 3-0307 disrupted']) {
      const t = green(`gSG1 3-0505; gSG2 3-0605; tTK1 3-0407; tTK2 3-0705; ${observer}`);
      expect(nouns(t, 'aim')).toBe('3-0705 3-0407');
    }
  });

  test('[14.3] [R45] [S243] units of allied armies observe too', () => {
    const t = (more: string) =>
      fireOf(
        'blue',
        table('indirect', '10', `gLG1 3-0505; gLG2 3-0605; rCC1 3-0407; rCC2 3-0705; ${more}`),
      );
    expect(nouns(t('rCC3 3-0706'), 'aim')).not.toContain('3-0407');
    expect(nouns(t('bCC1 3-0307'), 'aim')).toContain('3-0407');
  });

  test('[12.3] [12.5] [R33] extended range counts half, here too', () => {
    // Attack 4 in range 8, and 2 up to 16 hexes away; clear ground has 2.
    const t = (hex: string, near: string) => green(`gSG1 gSG2 3-0505; tTK1 ${hex}; gAC1 ${near}`);
    expect(prompt(act(t('6-0501', '6-0601'), 'aim 6-0501, shell gSG1, fire'))).toBe(
      'Shells land at 6-0501, odds 2-1 against class A.',
    );
    expect(prompt(act(t('6-0504', '6-0604'), 'aim 6-0504, shell gSG1, fire'))).toBe(
      'Shells land at 6-0504, odds 1-1 against class A.',
    );
    expect(prompt(act(t('6-0504', '6-0604'), 'aim 6-0504, shell gSG1, shell gSG2'))).toBe(
      'Shells land at 6-0504, odds 2-1 against class A.',
    );
    const far = t('6-0501', '6-0601; tTK2 E-0101; gIN1 E-0102');
    expect(refusal(far, 'aim E-0101').rule).toBe('12.5');
  });
});

describe('the roll', () => {
  test('[R41] the alternative reading of the torn rows', () => {
    const t = (reading: number) =>
      act(
        green(
          'gSG1 3-0605; gSG2 3-0505 fired; tTK1 3-0706; gIN1 3-0806; tTK2 3-1205; gTK1 3-1105',
          {
            options: { 'combat-table': reading },
          },
        ),
        'aim 3-0706, roll 11',
      );
    // 4 against 2 on class A uses the 1-1 of direct fire: with or without a star.
    expect(log(t(0), 'strike.roll')[0]).toContain('rubble');
    expect(log(t(1), 'strike.roll')[0]).not.toContain('rubble');
  });

  test('[R43] units at odds under 1-2 are not hit; the worst result of the others makes the rubble', () => {
    const t = fireOf(
      'blue',
      table(
        'indirect',
        '10',
        'gLG1 5-0105; gLG2 5-0106 fired; rCC1 3-0705 inside; rMI1 3-0705; fortress 3-0705; bCC1 3-0806',
      ),
    );
    act(t, 'aim 3-0705');
    // Half of 6: 3 against 2 outside, too little against 12 inside.
    expect(prompt(t)).toBe('Shells land at 3-0705, odds 1-1 against class B.');
    act(t, 'roll 12');
    expect([of(t, 'mark', 'rCC1'), of(t, 'mark', 'rMI1')]).toEqual([0, 2]);
  });

  test('[14.5] [17.2] [S116] the defence is the value of the terrain, whatever units are there', () => {
    const odds = (hex: string, more = '') => {
      const t = green(`gSG1 gSG2 3-0605; gAC1 3-0705; tTK1 ${hex}; ${more}`);
      act(t, `aim ${hex}`);
      // The city needs both guns, so the player has no choice.
      if (stepNow(t) === 'strike.guns') act(t, 'shell gSG1, shell gSG2');
      return prompt(t).slice(-20);
    };
    // 8 against 2; slope and forest have 4; city 8; rubble adds 2.
    expect(odds('3-0704')).toBe('4-1 against class A.');
    expect([odds('3-0706'), odds('3-0606'), odds('3-0703')]).toEqual([
      '4-1 against class A.',
      '2-1 against class A.',
      '4-1 against class A.',
    ]);
    expect([odds('3-0702'), odds('3-0702', 'rubble 3-0702')]).toEqual([
      '1-1 against class A.',
      '1-2 against class A.',
    ]);
    expect(odds('3-0704', 'rubble 3-0704')).toBe('2-1 against class A.');
  });

  test('[17.2] [20.6] [R55] a bridge is 4, destroyed it is a river, 2', () => {
    const odds = (more: string) => {
      const t = fireOf(
        'green',
        table('indirect', '7', `gLG1 gLG2 2-0703; gTK1 2-0707; tTK1 2-0708; ${more}`),
      );
      return prompt(act(t, 'aim 2-0708, shell gLG1, fire'));
    };
    expect(odds('')).toContain('1-1 against class A');
    expect(odds('rubble 2-0708')).toContain('3-1 against class A');
  });

  test('[14.6] [14.9] [14.10] [S118] [S121] [S122] one roll, read by each class in its own column', () => {
    const t = green('gSG1 3-0605; gAC1 3-0608; tTK1 tAP1 tAP2 3-0407; gIN1 3-0307');
    act(t, 'aim 3-0407');
    expect(prompt(t)).toBe('Shells land at 3-0407, odds 1-1 against class A, 1-1 against class B.');
    act(t, 'roll 10');
    // Class A reads 1-1 one column lower.
    expect(log(t, 'strike.roll')).toEqual([
      'Shells at 3-0407, odds 1-1 against class A, 1-1 against class B, rolled 10: tAP1 and tAP2 eliminated, tTK1 disrupted.',
    ]);
  });

  test('[14.7] [S119] above 5-1 class B has the 5-1, class A the 6-1', () => {
    const t = fireOf(
      'blue',
      table(
        'indirect',
        '10',
        'bSA1 bSA2 bSA3 3-0605; rCC1 rMI1 3-0705; gLG1 gLG2 3-0604; bCC1 3-1010',
      ),
    );
    act(t, 'aim 3-0705, shell gLG1, shell gLG2, shell bSA1, fire');
    expect(prompt(t)).toContain('6-1 against class A, 5-1 against class B');
  });

  test('[14.8] [S120] under 1-2 is refused', () => {
    // Half of 4 against the 8 of a city.
    const t = (guns: string) =>
      green(`${guns} 3-0710; gIN1 3-0703; tTK1 3-0702; gAC1 6-0601; tTK2 6-0602`);
    expect(nouns(t('gSG1'), 'aim')).toContain('3-0702');
    const far = (guns: string) =>
      green(`${guns} 6-0804; gIN1 3-0703; tTK1 3-0702; gAC1 6-0601; tTK2 6-0602`);
    expect(refusal(far('gSG1'), 'aim 3-0702').rule).toBe('14.8');
    expect(refusal(far('gSG1'), 'aim 3-0702').reason).toBe(
      'Even with all shells that can reach 3-0702, the odds would be below 1-2. Choose another hex.',
    );
    const both = act(far('gSG1 gSG2'), 'aim 3-0702');
    expect(log(both, 'strike')).toEqual(['Indirect fire at 3-0702: gSG1 and gSG2.']);
  });

  test('[14.5] [S117] all guns fire at a hex together, once, in any order of hexes', () => {
    const t = green('gSG1 gSG2 3-0605; tTK1 3-0705; tTK2 3-0704');
    act(t, 'aim 3-0705, shell gSG2, roll 2');
    expect(nouns(t, 'aim')).toBe('3-0704');
    expect(refusal(t, 'aim 3-0705').reason).toBe(
      '3-0705 has already been shelled: all guns that fire at the same hex must do so together.',
    );
    act(t, 'aim 3-0704');
    expect(log(t, 'strike')).toEqual([
      'Indirect fire at 3-0705: gSG2.',
      'Indirect fire at 3-0704: gSG1.',
    ]);
  });

  test('[14.11] [S123] shells into a friendly close assault hit all units there', () => {
    const t = green('gSG1 gSG2 3-0605; tTK1 gAC1 3-0705; tTK2 3-0704');
    act(t, 'aim 3-0705, shell gSG1, shell gSG2, roll 12');
    expect(log(t, 'strike.roll')[0]).toContain('gAC1 and tTK1 eliminated');
  });

  test('[R43] [17.3] units in the fortress defend with 12 in their own class, others with the terrain', () => {
    const t = fireOf(
      'blue',
      table(
        'indirect',
        '10',
        'gLG1 gLG2 3-0605; bSA1 3-0604; rCC1 3-0705 inside; rMI1 rMI2 3-0705; fortress 3-0705; gIN1 3-0505; bCC1 3-0608',
      ),
    );
    act(t, 'aim 3-0705, shell gLG1, shell gLG2, fire');
    expect(prompt(t)).toBe(
      'Shells land at 3-0705, odds 1-1 against class A in the fortress, 5-1 against class B.',
    );
    act(t, 'roll 10');
    expect([of(t, 'mark', 'rCC1'), of(t, 'mark', 'rMI1')]).toEqual([1, 2]);
    const one = fireOf(
      'blue',
      table(
        'indirect',
        '10',
        'gLG1 gLG2 3-0605; rCC1 rCC2 3-0705 inside; fortress 3-0705; bCC1 3-0608',
      ),
    );
    expect(prompt(act(one, 'aim 3-0705, shell gLG1, fire'))).toContain(
      '1-2 against class A in the fortress',
    );
    const foot = 'gLG1 gLG2 3-0605; rMI1 3-0705 inside; fortress 3-0705; bCC1 3-0608';
    const b = act(fireOf('blue', table('indirect', '10', foot)), 'aim 3-0705, shell gLG1, fire');
    // 1-2 on class B: 9 disrupts and 11 eliminates; on class A, 9 would have no effect.
    expect(prompt(b)).toContain('1-2 against class B in the fortress');
    expect(of(act(b, 'roll 11'), 'mark', 'rMI1')).toBe(2);
  });

  test('[R27] carried and towed units share the result of their vehicle, by its class', () => {
    const t = green('gSG1 3-0605; tTK1 3-0705; tAP1 3-0706; tIN1 in tAP1; gIN1 3-0806');
    act(t, 'aim 3-0706');
    expect(prompt(t)).toBe('Shells land at 3-0706, odds 2-1 against class B.');
    expect([of(act(t, 'roll 9'), 'mark', 'tAP1'), of(t, 'mark', 'tIN1')]).toEqual([2, 2]);
    // At 4-1 a 6 would eliminate the gun alone, as it is of class B; behind the tank it shares the tank's disruption.
    const tower = table('indirect', '9', 'gSG1 gSG2 5-0605; tTK1 5-0705; tSG1 in tTK1');
    act(tower, 'aim 5-0705, shell gSG1, shell gSG2, roll 6');
    expect([of(tower, 'mark', 'tTK1'), of(tower, 'mark', 'tSG1')]).toEqual([1, 1]);
  });

  test('[14.5] exact chances come before the roll', () => {
    const t = green('gSG1 gSG2 3-0605; tTK1 3-0705; gIN1 3-0608');
    expect(chances(act(t, 'aim 3-0705, shell gSG1'), 'shell gSG2')).toMatchObject({
      'no effect': '1/12',
    });
  });

  test('[12.2] [R2] [S12] an eliminated unit still fires directly', () => {
    const t = green('gSG1 3-0605; tTK1 3-0705; gTK1 3-0706');
    act(t, 'aim 3-0705, roll 12');
    expect(log(t, 'strike.roll')[0]).toContain('tTK1 eliminated');
    expect([actorNow(t), where(t, 'tTK1')]).toEqual(['tan', '3-0705']);
    expect(log(act(t, 'aim 3-0605'), 'direct')).toEqual([
      'Direct fire at 3-0605: tTK1 against gSG1, odds 2-1.',
    ]);
  });
});

describe('rubble from shells', () => {
  const opening = 'gSG1 gSG2 3-0605; tTK1 3-0705; gTK1 3-0804; gIN1 3-1010; tIN6 3-1009';
  /** Both guns fire 8 against 2, which is 4-1 on class A. */
  const strike = (roll: number, text = opening) =>
    act(green(text), `aim 3-0705, shell gSG1, shell gSG2, roll ${roll}`);
  function goOn(t: TestGame): TestGame {
    while (t.s.mover === 0) act(t, 'done');
    return t;
  }

  test('[20.2] [S170] [20.3] an R result makes rubble at the end of the section', () => {
    const t = strike(11);
    expect(log(t, 'strike.roll')[0]).toMatch(/tTK1 eliminated, rubble\.$/);
    expect(log(t, 'rubble')).toEqual(['3-0705 becomes rubble.']);
    expect(on(t, 'rubble', '3-0705')).toBe(1);
  });

  test('[20.2] [S171] [S251] a star makes rubble at the end of the turn, if only shells have attacked the hex', () => {
    const t = strike(10);
    expect(log(t, 'strike.roll')[0]).toMatch(
      /rubble \(if only shells attack the hex this player turn\)\.$/,
    );
    expect([stepNow(t), on(t, 'rubble', '3-0705')]).toEqual(['direct.hex', 0]);
    const fired = act(fireOf('green', t), 'aim 3-0705, roll 2');
    expect(on(goOn(fired), 'rubble', '3-0705')).toBe(0);
    expect(on(goOn(strike(10)), 'rubble', '3-0705')).toBe(1);
  });

  test('[R54] [20.5] no rubble in hexes that have some or cannot have any', () => {
    expect(log(strike(10, `${opening}; rubble 3-0705`), 'strike.roll')[0]).not.toContain('rubble');
  });
});

describe('gas', () => {
  test('[15.1] [S125] [R46] each gun fires shells or gas: one roll for shells, then gas rolls for each unit', () => {
    const t = fireOf(
      'blue',
      table('indirect', '10', 'bSA1 bSA2 3-0605; rCC1 rMI1 3-0705; bCC1 3-0905'),
    );
    act(t, 'aim 3-0705');
    expect(offers(t)).toEqual(['shell bSA1', 'shell bSA2', 'gas bSA1', 'gas bSA2']);
    act(t, 'gas bSA1');
    expect(offers(t)).toEqual(['shell bSA2', 'gas bSA2', 'fire']);
    act(t, 'shell bSA2, roll 2, roll 9, roll 9');
    expect(log(t, 'strike.roll')).toEqual([
      'Shells at 3-0705, odds 2-1 against class A, 2-1 against class B, rolled 2: no effect.',
    ]);
    expect(log(t, 'gas.roll')).toEqual([
      'Gas from bSA1 on rCC1, rolled 9: disrupted.',
      'Gas from bSA1 on rMI1, rolled 9: no effect.',
    ]);
  });

  test('[R46] [15.2] gas hits friendly units too', () => {
    const t = fireOf(
      'blue',
      table('indirect', '10', 'bSA1 bSA2 3-0605; rCC1 bCC1 3-0705; rCC2 3-0704; bCC2 3-0905'),
    );
    act(t, 'aim 3-0705, gas bSA1, fire, roll 12, roll 12');
    expect([of(t, 'mark', 'rCC1'), of(t, 'mark', 'bCC1')]).toEqual([2, 2]);
  });

  test('[20.2] gas counts as an attack other than by shells', () => {
    const t = fireOf(
      'blue',
      table('indirect', '10', 'bSA1 bSA2 3-0605; rCC1 rMI1 3-0705; bCC1 3-0905; bCC2 3-0702'),
    );
    // At 2-1 class B is eliminated, with a star.
    act(t, 'aim 3-0705, shell bSA1, gas bSA2, roll 11');
    expect([on(t, 'starred', '3-0705'), on(t, 'struck', '3-0705')]).toEqual([1, 1]);
  });
});
