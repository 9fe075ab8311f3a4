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
  prompt,
  refusal,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';

/** Tan of scenario 10 drops infantry at 4-0105, on course; the units of the text may fire at it. */
const falls = (text: string, u = 'tIN1'): TestGame =>
  act(
    table('drops', '10', `${u} waiting drops; rHT1 6-0101; gIN1 3-0101; ${text}`),
    'to 4-0105, roll 1',
  );

/** Red drops infantry at 2-0105 in scenario 14, where there are three enemies. */
const red = (text: string, values = {}): TestGame =>
  act(
    table('drops', '14', `rMI1 waiting drops; rCC1 4-0101; ${text}`, {
      values: { mover: 'red', ...values },
    }),
    'drop rMI1, to 2-0105, roll 1',
  );

describe('units that may fire', () => {
  test('[8.1] [S37] only calliopes and hover tanks may fire', () => {
    const t = falls('gCA1 5-1205; bHT1 5-1105; bCC1 gTK1 5-1205');
    expect([stepNow(t), actorNow(t)]).toEqual(['react', 'blue']);
    expect(prompt(t)).toBe('tIN1 is about to land at 4-0105: choose whether to fire at it.');
    expect(offers(t)).toEqual(['shoot gCA1', 'shoot bHT1', 'pass']);
    expect([refusal(t, 'shoot bCC1').rule, refusal(t, 'shoot gTK1').rule]).toEqual(['8.1', '8.1']);
    // A side without such a unit has no decision.
    expect(stepNow(falls('bCC1 gTK1 5-1205'))).toBe('move.pick');
  });

  test('[8.2] [8.3] [R16] [S38] [S39] in printed range of the landing hex, own hex excluded, seen or not', () => {
    // A tank's range is 4; 4-0105 is in the first column of panel 4, next to the last of panel 5.
    expect(nouns(falls('bHT1 5-0905'), 'shoot')).toBe('bHT1');
    expect(stepNow(falls('bHT1 5-0805'))).toBe('move.pick');
    const two = falls('bHT1 5-0905; bHT2 5-0805');
    expect(refusal(two, 'shoot bHT2').rule).toBe('8.2');
    expect(refusal(two, 'shoot bHT2').reason).toBe('4-0105 is out of range of bHT2.');
    // A calliope has range 6, also into and across the town of panel 5.
    expect(nouns(falls('gCA1 5-0705'), 'shoot')).toBe('gCA1');
  });

  test('[44.5] in scenario 14 only at drops over panel 2', () => {
    const t = table(
      'drops',
      '14',
      'rMI1 waiting drops; rCC1 4-0101; bHT1 2-0409; tSC1 2-0509; gSC1 4-0102',
      { values: { mover: 'red' } },
    );
    // Green’s calliope has the hex on panel 4 in range.
    expect(stepNow(act(copyOf(t), 'drop rMI1, to 4-0401, roll 1'))).toBe('move.pick');
    const over = act(t, 'drop rMI1, to 2-0410, roll 1');
    expect(nouns(over, 'shoot')).toBe('tSC1');
  });

  test('[R16] [12.7] [10.4] not if disrupted, in a close assault, or towed; and only once in a player turn', () => {
    const t = falls(
      'bHT1 5-1205; bHT2 5-1205 disrupted; gCA2 tAC1 5-1105; gTK1 5-1206; gCA1 in gTK1',
    );
    expect(nouns(t, 'shoot')).toBe('bHT1');
    expect([refusal(t, 'shoot bHT2').rule, refusal(t, 'shoot gCA2').rule]).toEqual(['R16', 'R16']);
    expect([refusal(t, 'shoot gCA1').rule, refusal(t, 'shoot rHT1').rule]).toEqual(['5.4', '5.4']);
    const again = falls('bHT1 5-1205; bHT2 5-1205 fired');
    expect([nouns(again, 'shoot'), refusal(again, 'shoot bHT2').rule]).toEqual(['bHT1', '12.7']);
  });

  test('[5.4] [8.6] [S42] [S253] every enemy may fire, in the order of movement, until one has fired', () => {
    const t = red('gSC1 2-0305; tSC1 2-0306; bHT1 2-0307');
    expect([actorNow(t), offers(t)]).toEqual(['tan', ['shoot tSC1', 'pass']]);
    expect(refusal(t, 'shoot gSC1').rule).toBe('5.4');
    act(t, 'pass');
    expect([actorNow(t), offers(t)]).toEqual(['green', ['shoot gSC1', 'pass']]);
    const blue = act(copyOf(t), 'pass');
    expect(actorNow(blue)).toBe('blue');
    act(blue, 'pass');
    expect([where(blue, 'rMI1'), stepNow(blue)]).toEqual(['2-0105', 'move.pick']);
    // After one unit has fired, no other may.
    act(t, 'shoot gSC1');
    expect([where(t, 'rMI1'), stepNow(t)]).toEqual(['dead', 'move.pick']);
  });
});

describe('effects of the fire', () => {
  test('[8.4] [8.7] [12.8] [S40] [S15] [S46] a calliope eliminates without a roll, and at once', () => {
    const t = act(falls('gCA1 5-1205'), 'shoot gCA1');
    expect([where(t, 'tIN1'), t.s.losses[1], of(t, 'fired', 'gCA1')]).toEqual(['dead', 1, 1]);
    expect(log(t).slice(-3)).toEqual([
      'gCA1 fires at tIN1 in the air over 4-0105.',
      'gCA1 has fired: tIN1 is shot down.',
      'tIN1 is eliminated at 4-0105.',
    ]);
    // The unit is gone and cannot be moved.
    expect(refusal(t, 'move tIN1').rule).toBe('9.1');
  });

  test('[35.3] [8.7] the side that shoots a unit down scores its price at once', () => {
    const t = table('drops', '5', 'gIN1 waiting drops; gTK1 3-0101; bHT1 5-0101; rHT1 6-0101');
    act(t, 'drop gIN1, to 5-0102, roll 1, shoot bHT1, roll 12');
    expect([where(t, 'gIN1'), ...t.s.points]).toEqual(['dead', 8, 0]);
  });

  test('[8.5] [R16] [S41] a tank rolls at the odds of direct fire, without terrain', () => {
    // 8 against 2 is 4-1: a roll of 3 or more hits.
    const t = falls('bHT1 5-1205');
    expect(chances(t, 'shoot bHT1')).toEqual({
      'tIN1 is shot down': '35/36',
      'tIN1 gets through': '1/36',
    });
    const safe = act(copyOf(t), 'shoot bHT1, roll 2');
    expect([where(safe, 'tIN1'), of(safe, 'fired', 'bHT1')]).toEqual(['4-0105', 1]);
    expect(log(safe, 'shot-at')).toEqual(['bHT1 has fired: tIN1 gets through.']);
    // 8 against 3 is 2-1.
    const mercenary = red('bHT1 2-0305');
    expect(chances(mercenary, 'shoot bHT1')).toEqual({
      'rMI1 is shot down': '5/6',
      'rMI1 gets through': '1/6',
    });
  });

  test('[8.7] [S43] a Dis eliminates it too, even infantry that would ignore it', () => {
    const t = act(falls('bHT1 5-1205'), 'shoot bHT1, roll 3');
    expect(where(t, 'tIN1')).toBe('dead');
  });

  test('[8.8] [20.2] [S44] the fire makes no rubble', () => {
    const t = act(falls('bHT1 5-1205'), 'shoot bHT1, roll 12');
    expect([t.s.rubble.includes(1), t.s.razed.includes(1), t.s.struck.includes(1)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('[8.9] [R17] [S45] a unit that has fired does not attack again that turn, even if units land on it', () => {
    const t = act(
      table(
        'drops',
        '10',
        'tIN1 tIN2 waiting drops; rHT1 6-0101; gIN1 3-0101; bHT1 4-0103; bCC1 2-0101',
      ),
      'to 4-0105, roll 1',
    );
    act(t, 'shoot bHT1, roll 2, to 4-0105, roll 4, roll 1, roll 2');
    // The second unit lands on the tank, which has fired.
    expect([where(t, 'tIN2'), of(t, 'landed', 'tIN2'), of(t, 'fired', 'bHT1')]).toEqual([
      '4-0103',
      2,
      1,
    ]);
    expect(log(t, 'shot')).toHaveLength(1);
  });

  test('[8.7] [S46] a unit that is shot down does not land, whatever the ground', () => {
    const t = act(falls('gCA1 5-1205', 'tAC1'), 'shoot gCA1');
    expect(log(t, 'landed')).toEqual([]);
  });
});
