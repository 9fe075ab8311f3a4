import { describe, expect, test } from 'vitest';
import {
  act,
  actorNow,
  chances,
  copyOf,
  log,
  of,
  offers,
  prompt,
  stepNow,
  table,
  type TestGame,
  where,
} from '../testing.ts';

/** Tan's rally in scenario 1; Tan's morale is 8. */
const tan = (text: string, values = {}): TestGame =>
  table('rally', '1', `${text}; tIN6 E-0601; gTK1 3-0101`, { values });

describe('rally', () => {
  test('[6.1] [6.2] [S16] two dice at or above the morale rally a unit, without a decision', () => {
    const t = tan('tTK1 6-0601 disrupted began');
    expect([stepNow(t), actorNow(t), prompt(t)]).toEqual([
      'rally.roll',
      'chance',
      'tTK1 tries to rally.',
    ]);
    act(t, 'roll 8');
    expect([of(t, 'disrupted', 'tTK1'), of(t, 'began', 'tTK1'), stepNow(t)]).toEqual([
      0,
      0,
      'move.pick',
    ]);
    expect(log(t, 'rallied')).toEqual(['tTK1 rolls 8 and rallies.']);
    expect(of(act(tan('tTK1 6-0601 disrupted'), 'roll 7'), 'disrupted', 'tTK1')).toBe(1);
  });

  test('[6.2] with the chances of two dice', () => {
    const t = act(tan('tTK1 6-0601 disrupted'), 'roll 2');
    expect(chances(t, 'rally')).toEqual({ 'tTK1 rallies': '5/12', 'tTK1 is eliminated': '7/12' });
  });

  test('[6.3] [6.4] [R5] [S17] [S18] a lower roll leaves it disrupted, and may be followed by a second one', () => {
    const t = act(tan('tTK1 tTK2 6-0601 disrupted'), 'roll 7');
    expect([stepNow(t), actorNow(t)]).toEqual(['rally.again', 'tan']);
    expect(prompt(t)).toBe(
      'choose whether tTK1 makes a desperate rally: if it fails, the unit is eliminated.',
    );
    expect(offers(t)).toEqual(['rally', 'leave']);
    expect(log(t)).toEqual(['tTK1 rolls 7 and fails to rally.']);
    const again = act(copyOf(t), 'rally, roll 8');
    expect([of(again, 'disrupted', 'tTK1'), stepNow(again)]).toEqual([0, 'rally.roll']);
    // After two rolls, the next unit follows.
    act(t, 'leave');
    expect([of(t, 'disrupted', 'tTK1'), prompt(t)]).toEqual([1, 'tTK2 tries to rally.']);
  });

  test('[6.5] [R6] [S19] a desperate roll that fails loses the unit, a loss of its colour', () => {
    const t = act(tan('tTK1 6-0601 disrupted'), 'roll 2, rally, roll 7');
    expect([where(t, 'tTK1'), t.s.losses[1]]).toEqual(['dead', 1]);
    expect(log(t)).toEqual([
      'tTK1 rolls 2 and fails to rally.',
      'tTK1 rolls 7 and fails to rally.',
      'tTK1 is eliminated at 6-0601.',
    ]);
  });

  test('[6.5] [S248] a failed desperate roll also loses the gun or infantry behind the unit', () => {
    const gun = table(
      'rally',
      '9',
      'tTK1 4-0205 disrupted; tSG1 in tTK1 disrupted; tIN6 4-0101; gTK1 5-0101',
      {
        values: { mover: 'tan' },
      },
    );
    act(gun, 'roll 2, rally, roll 2');
    expect([where(gun, 'tTK1'), where(gun, 'tSG1'), gun.s.losses[1]]).toEqual(['dead', 'dead', 2]);
    const carrier = act(tan('tAP1 6-0601 disrupted; tIN1 in tAP1'), 'roll 2, rally, roll 2');
    expect([where(carrier, 'tAP1'), where(carrier, 'tIN1')]).toEqual(['dead', 'dead']);
  });

  test('[6.1] [5.2] [S20] only the units of the moving player', () => {
    const t = table('rally', '1', 'tTK1 6-0601; gTK1 3-0101 disrupted');
    expect(stepNow(t)).toBe('move.pick');
    const green = table('rally', '1', 'tTK1 6-0601; gTK1 3-0101 disrupted', {
      values: { mover: 'green' },
    });
    expect(prompt(green)).toBe('gTK1 tries to rally.');
  });

  test('[6.1] [18.8] [S21] not in a close assault', () => {
    const t = table('rally', '1', 'tTK1 tTK2 6-0601 disrupted; gTK1 6-0601; tTK3 6-0602 disrupted');
    expect(prompt(t)).toBe('tTK3 tries to rally.');
    act(t, 'roll 12');
    expect(of(t, 'disrupted', 'tTK1')).toBe(1);
  });

  test('[6.6] [S22] the roll is against the morale as reduced by losses', () => {
    expect(
      of(act(tan('tTK1 6-0601 disrupted', { 'tan-losses': 0 }), 'roll 8'), 'disrupted', 'tTK1'),
    ).toBe(0);
    const late = tan('tTK1 6-0601 disrupted; tTK2 tTK3 tTK4 tTK5 tTK6 tTK7 tTK8 dead');
    expect(of(act(late, 'roll 8'), 'disrupted', 'tTK1')).toBe(1);
    // [R6] Losses of other colours do not count.
    const others = tan(
      'tTK1 6-0601 disrupted; tTK2 tTK3 tTK4 tTK5 tTK6 tTK7 gIN1 gIN2 gIN3 gIN4 dead',
    );
    expect(of(act(others, 'roll 8'), 'disrupted', 'tTK1')).toBe(0);
  });

  test('[10.7] [R8] [S23] a vehicle and its gun share one roll', () => {
    const t = table(
      'rally',
      '9',
      'tTK1 4-0205 disrupted; tSG1 in tTK1 disrupted; tIN6 4-0101; gTK1 5-0101',
      {
        values: { mover: 'tan' },
      },
    );
    act(t, 'roll 7');
    expect([of(t, 'disrupted', 'tTK1'), of(t, 'disrupted', 'tSG1'), stepNow(t)]).toEqual([
      0,
      0,
      'move.pick',
    ]);
    // A gun that was disrupted when hooked up rallies with its vehicle, also by one roll.
    const behind = table(
      'rally',
      '9',
      'tTK1 4-0205; tSG1 in tTK1 disrupted; tIN6 4-0101; gTK1 5-0101',
      {
        values: { mover: 'tan' },
      },
    );
    expect(prompt(behind)).toBe('tTK1 tries to rally.');
    expect(of(act(behind, 'roll 12'), 'disrupted', 'tSG1')).toBe(0);
  });

  test('[R5] [R8] a gun without a vehicle rolls for itself', () => {
    const t = table('rally', '1', 'gSG1 3-0205 disrupted; gTK1 3-0101; tTK1 6-0601', {
      values: { mover: 'green' },
    });
    expect(prompt(t)).toBe('gSG1 tries to rally.');
  });
});

describe('rolls that may do harm', () => {
  test('[42.4] in scenario 12 Tan has one roll, and decides whether to make it', () => {
    const t = table('rally', '12', 'tAC1 4-0205 disrupted; rCC1 4-0305 disrupted; gTK1 6-0101', {
      values: { mover: 'tan+blue+red' },
    });
    expect([stepNow(t), prompt(t)]).toEqual([
      'rally.ask',
      'choose whether tAC1 tries to rally: in this scenario, the roll can cost you units.',
    ]);
    const lost = act(copyOf(t), 'rally, roll 5');
    expect([where(lost, 'tAC1'), stepNow(lost)]).toEqual(['dead', 'rally.roll']);
    act(t, 'leave');
    expect([of(t, 'disrupted', 'tAC1'), prompt(t)]).toEqual([1, 'rCC1 tries to rally.']);
    // Red may roll again.
    expect(stepNow(act(t, 'roll 7'))).toBe('rally.again');
  });

  test('[44.4] in scenario 14 every side decides', () => {
    const t = table('rally', '14', 'rCC1 2-0205 disrupted; gTK1 5-0101', {
      values: { mover: 'red' },
    });
    expect(stepNow(t)).toBe('rally.ask');
    expect(where(act(t, 'rally, roll 5'), 'rCC1')).toBe('dead');
  });

  test('[39.5] [R62] in scenario 9 Red decides once it has losses, as any roll may send it home', () => {
    const red = (text: string) =>
      table('rally', '9', `rCC1 5-0205 disrupted; rHT1 5-0305; gIN1 5-0505; tIN1 4-0101${text}`);
    expect(stepNow(red(''))).toBe('rally.roll');
    const t = red('; rHT3 dead');
    expect(stepNow(t)).toBe('rally.ask');
    const stays = act(copyOf(t), 'rally, roll 8');
    expect([of(stays, 'disrupted', 'rCC1'), where(stays, 'rCC1')]).toEqual([0, '5-0205']);
    act(t, 'rally, roll 9');
    expect([where(t, 'rCC1'), where(t, 'rHT1'), t.s.gone[2]]).toEqual(['left', 'left', 1]);
    expect(stepNow(t)).toBe('move.pick');
    // With three losses, a 7 is enough, even though it rallies the unit.
    const three = act(red('; rHT2 rHT3 rCC3 dead'), 'rally, roll 7');
    expect(where(three, 'rCC1')).toBe('left');
  });
});
