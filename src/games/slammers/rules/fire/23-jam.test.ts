import { describe, expect, test } from 'vitest';
import type { SectionId } from '../sequence.ts';
import {
  act,
  actorNow,
  log,
  nouns,
  of,
  offers,
  refusal,
  stepNow,
  table,
  type TestGame,
} from '../../testing.ts';

/** Green of scenario 5 attacks Blue, whose tanks have electronics. Red fights separately. */
function green(section: SectionId, text: string, electronics = 1): TestGame {
  const t = table(section, '5', `${text}; bCC9 3-1009; gTK5 3-1010`, {
    options: { electronics, players: 3 },
  });
  while (actorNow(t) !== 'green') act(t, 'done');
  return t;
}
const odds = (t: TestGame): string => log(t, 'direct').join(' ');

describe('direct fire', () => {
  const opening = 'gTK1 gTK2 3-0605; bCC1 3-0705; bHT1 bHT2 3-1105';

  test('[23.1] [23.2] [S200] [S201] [S202] hover tanks jam within sight, if the scenario gives them electronics', () => {
    const t = act(green('direct', opening), 'aim 3-0705, join gTK1, join gTK2');
    expect([actorNow(t), ...offers(t)]).toEqual(['blue', 'jam bHT1', 'jam bHT2', 'pass']);
    expect(refusal(t, 'jam bCC1').reason).toBe('bCC1 can’t jam, because it has no electronics.');
    expect(offers(act(t, 'jam bHT1'))).toEqual(['target gTK1', 'target gTK2']);
    const none = act(green('direct', opening, 0), 'aim 3-0705, join gTK1, join gTK2');
    expect(stepNow(none)).toBe('attack.roll');
    const unseen = act(
      green('direct', `${opening}; bHT3 3-0508`),
      'aim 3-0705, join gTK1, join gTK2',
    );
    expect(nouns(unseen, 'jam')).toBe('bHT1 bHT2');
    expect(refusal(unseen, 'jam bHT3').rule).toBe('23.2');
  });

  test('[23.3] [23.6] [R47] [S204] [S207] without a roll; a jammed unit drops out and may fire alone', () => {
    const t = act(green('direct', opening), 'aim 3-0705, join gTK1, join gTK2');
    act(t, 'jam bHT1, target gTK1');
    expect(log(t, 'jam')).toEqual(['bHT1 jams gTK1.']);
    // The other unit fires alone; jamming could no longer separate it from others.
    expect(log(t, 'direct.jammed')).toEqual(['Jammed: gTK1. The odds at 3-0705 are now 1-1.']);
    act(t, 'roll 2');
    expect([of(t, 'fired', 'gTK1'), of(t, 'fired', 'gTK2')]).toEqual([0, 1]);
    act(t, 'aim 3-0705');
    expect(odds(t)).toContain('Direct fire at 3-0705: gTK1 against bCC1, odds 1-1.');
    expect(stepNow(t)).toBe('attack.roll');
  });

  test('[23.3] a jammed unit does not join later attacks of the section either', () => {
    const t = act(
      green('direct', `${opening}; gTK3 3-0606`),
      'aim 3-0705, join gTK1, join gTK2, fire',
    );
    act(t, 'jam bHT1, target gTK1, roll 2, aim 3-0705, join gTK1');
    expect(odds(t)).toContain('gTK1 against bCC1');
    const other = act(
      green('direct', `${opening}; gTK3 gTK4 3-0606`),
      'aim 3-0705, join gTK1, join gTK2, fire',
    );
    act(other, 'jam bHT1, target gTK2, roll 2, aim 3-0705, join gTK3');
    expect(nouns(other, 'join')).toBe('gTK4');
    expect(refusal(other, 'join gTK2').reason).toBe(
      'gTK2 is jammed and can attack only on its own.',
    );
  });

  test('[R47] a tank jams once in a player turn, if undisrupted', () => {
    const t = act(
      green('direct', 'gTK1 gTK2 gTK3 3-0605; bCC1 3-0705; bHT1 3-1105; bHT2 3-1105 disrupted'),
      'aim 3-0705, join gTK1, join gTK2, join gTK3',
    );
    expect(nouns(t, 'jam')).toBe('bHT1');
    expect(refusal(t, 'jam bHT2').rule).toBe('R47');
    expect(refusal(t, 'jam bHT2').reason).toBe('bHT2 is disrupted and can’t jam.');
    act(t, 'jam bHT1, target gTK1');
    // The other two still attack together, and no tank is left to jam them.
    expect([stepNow(t), of(t, 'jams', 'bHT1')]).toEqual(['attack.roll', 1]);
  });

  test('[16.8] [23.3] an attack left below 1-4 is cancelled, and no unit has fired', () => {
    // 2 and 2 against 8; either alone is 1-4, at half attack neither is enough.
    const t = act(green('direct', 'gIN1 gIN2 3-0605; bHT1 3-0905; bHT2 3-1105'), 'aim 3-0905');
    act(t, 'jam bHT1, target gIN1');
    expect(log(t, 'direct.off')).toEqual(['Jammed: gIN1. The attack at 3-0905 is cancelled.']);
    expect([of(t, 'fired', 'gIN1'), of(t, 'fired', 'gIN2'), of(t, 'role', 'gIN2')]).toEqual([
      0, 0, 0,
    ]);
  });

  test('[16.8] [23.3] an attack left at 1-4 continues', () => {
    // 2 and 2 against 8 in range; either alone is 1-4.
    const t = act(green('direct', 'gIN1 gIN2 3-0605; bHT1 3-0805; bHT2 3-1105'), 'aim 3-0805');
    act(t, 'join gIN1, join gIN2, jam bHT2, target gIN1');
    expect(log(t, 'direct.jammed')).toEqual(['Jammed: gIN1. The odds at 3-0805 are now 1-4.']);
    expect(stepNow(t)).toBe('attack.roll');
  });

  test('[23.1] [R47] an action that is not offered is refused with its reason', () => {
    // Green and Red attack together if there are two players.
    const t = table(
      'direct',
      '5',
      'gTK1 gTK2 rHT1 3-0605; bCC1 3-0705; bHT1 3-1105; bHT2 3-0508; bHT3 waiting',
      { options: { electronics: 1 } },
    );
    act(t, 'aim 3-0705, join gTK1, join gTK2, join rHT1');
    expect([
      refusal(t, 'jam rHT1').rule,
      refusal(t, 'jam bHT3').rule,
      refusal(t, 'jam bCC1').rule,
    ]).toEqual(['23.1', '23.1', '23.1']);
    expect([refusal(t, 'jam bHT2').rule, refusal(t, 'target gTK1').rule]).toEqual(['23.2', '23.2']);
    act(t, 'jam bHT1');
    expect(offers(t)).toEqual(['target gTK1', 'target gTK2']);
    expect([refusal(t, 'target rHT1').rule, refusal(t, 'target bCC1').rule]).toEqual([
      '23.1',
      '23.1',
    ]);
    expect(refusal(t, 'target rHT1').reason).toBe('rHT1 is a mercenary and can’t be jammed.');
    expect([refusal(t, 'target gIN1').rule, refusal(t, 'jam bHT1').rule]).toEqual(['R47', '23.2']);
  });

  test('[R47] a tank that has jammed in this player turn does not jam again', () => {
    const t = act(
      green('direct', 'gTK1 gTK2 gTK3 3-0605; bCC1 3-0705; bHT1 bHT2 3-1105'),
      'aim 3-0705, join gTK1, join gTK2, join gTK3, jam bHT1, target gTK1',
    );
    expect(offers(t)).toEqual(['jam bHT2', 'pass']);
    expect([refusal(t, 'jam bHT1').rule, refusal(t, 'jam bHT1').reason]).toEqual([
      'R47',
      'bHT1 has already jammed a unit this player turn.',
    ]);
  });

  test('[23.1] [S203] mercenaries cannot be jammed, and jamming a single unit has no effect', () => {
    const t = act(green('direct', 'gTK1 3-0605; bCC1 3-0705; bHT1 3-1105'), 'aim 3-0705');
    expect(stepNow(t)).toBe('attack.roll');
    const red = table('direct', '5', 'rHT1 rHT2 3-0605; bCC1 3-0705; bHT1 3-1105', {
      options: { electronics: 1, players: 3 },
    });
    act(red, 'aim 3-0705, join rHT1, join rHT2');
    expect([actorNow(red), stepNow(red)]).toEqual(['chance', 'attack.roll']);
  });

  test('[R47] jamming lasts for the section', () => {
    const t = act(
      green('indirect', 'gSA1 gSA2 3-0605; bCC1 3-0705; bHT1 3-1105'),
      'aim 3-0705, shell gSA1',
    );
    act(t, 'shell gSA2, jam bHT1, target gSA2');
    expect(of(t, 'jammed', 'gSA2')).toBe(1);
    act(t, 'pass, roll 2, done');
    expect([stepNow(t), of(t, 'jammed', 'gSA2'), of(t, 'jams', 'bHT1')]).toEqual([
      'direct.hex',
      0,
      1,
    ]);
  });
});

describe('indirect fire', () => {
  // The forest at 3-0506 hides 3-0407 from the gun at 3-0505.
  const hidden = 'gSA1 3-0505; gIN1 3-0307; bCC1 3-0407; bHT1 3-0207';

  test('[23.5] [S206] a jammed observer stops it; the guns have not fired', () => {
    const t = act(green('indirect', hidden), 'aim 3-0407');
    expect([actorNow(t), ...offers(t)]).toEqual(['blue', 'jam bHT1', 'pass']);
    act(t, 'jam bHT1');
    expect(log(t, 'jam')).toEqual(['bHT1 jams gIN1.']);
    expect(log(t, 'strike.jammed')).toEqual([
      'Jamming removes these units from the indirect fire at 3-0407: gSA1.',
    ]);
    expect([of(t, 'fired', 'gSA1'), stepNow(t)]).toEqual([0, 'strike.hex']);
  });

  test('[23.5] [R45] infantry in a jammed carrier does not observe instead of it', () => {
    const carrier = 'gSA1 3-0505; gAP1 3-0307; gIN1 in gAP1; bCC1 3-0407; bHT1 3-0207';
    const t = act(green('indirect', carrier), 'aim 3-0407, jam bHT1');
    expect(log(t, 'strike.jammed')).toEqual([
      'Jamming removes these units from the indirect fire at 3-0407: gSA1.',
    ]);
  });

  test('[23.5] it is offered only if all observers can be jammed; guns that see need none', () => {
    const two = act(green('indirect', `${hidden}; gIN2 3-0307`), 'aim 3-0407');
    expect(nouns(two, 'stop')).toBe('bHT1');
    const both = act(green('indirect', `${hidden}; gIN2 3-0307; bHT2 3-0207`), 'aim 3-0407');
    expect(nouns(both, 'jam')).toBe('bHT1 bHT2');
    act(both, 'jam bHT1, target gIN1, jam bHT2');
    expect(log(both, 'strike.jammed')).toEqual([
      'Jamming removes these units from the indirect fire at 3-0407: gSA1.',
    ]);
    const seen = act(
      green('indirect', 'gSA1 3-0505; gIN1 3-0706; bCC1 3-0705; bHT1 3-1205'),
      'aim 3-0705',
    );
    expect(stepNow(seen)).toBe('strike.roll');
  });

  test('[R47] [R45] a jammed gun fires alone, at hexes that it sees itself', () => {
    const t = act(green('indirect', 'gSA1 gSA2 3-0605; bCC1 3-0705; bHT1 3-1105'), 'aim 3-0705');
    act(t, 'shell gSA1, shell gSA2, jam bHT1, target gSA1');
    expect(log(t, 'strike.jammed')).toEqual([
      'Jamming removes these units from the indirect fire at 3-0705: gSA1.',
    ]);
    act(t, 'pass, roll 2, aim 3-0705');
    expect(log(t, 'strike')).toEqual([
      'Indirect fire at 3-0705: gSA1 and gSA2.',
      'Indirect fire at 3-0705: gSA1.',
    ]);
    const blind = act(green('indirect', `${hidden}; gSA2 3-0307; bHT2 3-0508`), 'aim 3-0407');
    act(blind, 'shell gSA1, shell gSA2');
    expect(actorNow(blind)).toBe('blue');
  });

  test('[23.5] it is not offered against observers that cannot be jammed or are out of sight', () => {
    // The tank sees a unit beside it, but neither the gun nor a unit behind the hill.
    const asked = (more: string) => {
      const t = table('indirect', '5', `${hidden}; ${more}`, { options: { electronics: 1 } });
      return nouns(act(t, 'aim 3-0407'), 'jam');
    };
    expect(asked('rMI1 3-0307')).toBe('');
    expect(asked('rCC1 6-0101')).toBe('bHT1');
    expect(asked('gIN2 3-0608; bHT2 3-0207')).toBe('');
  });

  test('[23.3] [R47] a jammed gun strikes separately from the others, and may do so later', () => {
    // A tank that has fired can still jam, but stops no shells.
    const t = act(
      green('indirect', 'gSA1 gSA2 gSA3 3-0605; bCC1 3-0705; bCC2 3-0704; bHT1 3-1105 fired'),
      'aim 3-0705, shell gSA1, shell gSA2, fire, jam bHT1, target gSA1, roll 2, aim 3-0704',
    );
    expect(nouns(t, 'shell')).toBe('gSA1 gSA3');
    act(t, 'shell gSA1');
    expect([log(t, 'strike').at(-1), stepNow(t)]).toEqual([
      'Indirect fire at 3-0704: gSA1.',
      'strike.roll',
    ]);
    // The jammed gun's strike does not count as that of the others.
    act(t, 'roll 2');
    expect(nouns(t, 'aim')).toBe('3-0704 3-1105 3-1009');
    expect(stepNow(act(t, 'aim 3-0704'))).toBe('strike.roll');
    // The attacks of two jammed guns do not add up: 5 each, against 12.
    const fort = (jammed: string) =>
      green(
        'indirect',
        `gSA1 gSA2 3-0605 ${jammed}; bCC1 3-0705 inside; fortress 3-0705; bCC2 3-0704`,
      );
    expect(nouns(fort(''), 'aim')).toBe('3-0704 3-0705 3-1009');
    expect(nouns(fort('jammed'), 'aim')).toBe('3-0704');
    const joined = act(fort('jammed'), 'aim 3-0704, shell gSA1');
    expect(log(joined, 'strike')).toEqual(['Indirect fire at 3-0704: gSA1.']);
  });

  describe('with gas, in scenario 14', () => {
    const GAS_OF_ARTILLERY = 1 << 10;
    const tan = (text: string): TestGame => {
      const t = table('indirect', '14', text, {
        values: { 'tan-gas': GAS_OF_ARTILLERY, 'blue-electronics': true },
      });
      return act(t, 'aim 2-0705');
    };

    test('[R47] gas does not combine: jamming a gas gun has no effect', () => {
      const opening = 'tSA1 tSA2 2-0704; bCC1 bHT1 2-0705';
      expect(nouns(act(tan(opening), 'shell tSA1, shell tSA2'), 'jam')).toBe('bHT1');
      expect(nouns(act(tan(opening), 'shell tSA1, gas tSA2'), 'jam')).toBe('');
    });

    test('[23.3] [14.8] shells left below 1-2 are not fired, gas continues', () => {
      // Half of 5 each, against the 10 of a city with rubble. The tank sees the guns, which do not see the city.
      const opening =
        'tSA1 tSA2 tSA3 4-0710; tTK1 2-0704; bCC1 2-0705; bMI1 2-0705; rubble 2-0705; bHT1 4-0709';
      const t = act(tan(opening), 'shell tSA1, shell tSA2, gas tSA3');
      expect(nouns(t, 'jam')).toBe('bHT1');
      expect(offers(act(t, 'jam bHT1'))).toEqual(['target tSA1', 'target tSA2', 'target tSA3']);
      act(t, 'target tSA1');
      expect(log(t, 'strike.jammed')).toEqual([
        'Jamming removes these units from the indirect fire at 2-0705: tSA1 and tSA2.',
      ]);
      expect(stepNow(t)).toBe('gas.roll');
      expect(['tSA1', 'tSA2', 'tSA3'].map((u) => of(t, 'fired', u))).toEqual([0, 0, 1]);
      const other = act(tan(opening), 'shell tSA1, shell tSA2, gas tSA3, jam bHT1, target tSA3');
      expect(log(other, 'strike.jammed')).toEqual([
        'Jamming removes these units from the indirect fire at 2-0705: tSA3.',
      ]);
      expect(stepNow(act(other, 'roll 2'))).toBe('direct.hex');
    });
  });

  test('[23.2] jamming comes before shots at shells', () => {
    const t = act(
      green('indirect', 'gSA1 gSA2 3-0605; bCC1 3-0705; bHT1 bHT2 3-0905'),
      'aim 3-0705',
    );
    act(t, 'shell gSA1, shell gSA2');
    expect(nouns(t, 'jam')).toBe('bHT1 bHT2');
    expect(refusal(t, 'stop bHT1').rule).toBe('13.1');
    expect(nouns(act(t, 'pass'), 'stop')).toBe('bHT1 bHT2');
  });
});

test('[23.4] [S205] a jammed unit moves normally: jamming ends with its section', () => {
  const t = act(
    green('direct', 'gTK1 gTK2 3-0605; bCC1 3-0705; bHT1 3-1105'),
    'aim 3-0705, join gTK1, join gTK2',
  );
  act(t, 'jam bHT1, target gTK1, roll 2');
  while (stepNow(t).startsWith('direct')) act(t, 'done');
  expect(of(t, 'jammed', 'gTK1')).toBe(0);
});
