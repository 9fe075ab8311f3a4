import { describe, expect, test } from 'vitest';
import {
  act,
  copyOf,
  log,
  nouns,
  of,
  offers,
  on,
  refusal,
  stepNow,
  table,
  type TestGame,
  where,
} from '../testing.ts';

/** Tan of scenario 1 moves on panel 6; tIN6 has not moved yet. No printed scenario has fortresses. */
const tan = (text: string): TestGame => table('movement', '1', `${text}; tIN6 E-0601; gTK1 3-0101`);

describe('entering a fortress', () => {
  test('[25.7] [R20] [S61] [22.2] [S192] entering costs 1 more, staying beside it only the terrain', () => {
    const t = act(tan('tTK1 6-0801; fortress 6-0802'), 'move tTK1, to 6-0802');
    expect([of(t, 'walked', 'tTK1'), of(t, 'inside', 'tTK1')]).toEqual([2, 0]);
    expect(offers(t)).toEqual(['inside', 'stay']);
    act(t, 'inside');
    expect([of(t, 'walked', 'tTK1'), of(t, 'inside', 'tTK1'), stepNow(t)]).toEqual([
      4,
      1,
      'move.pick',
    ]);
    expect(log(t, 'inside')).toEqual(['tTK1 enters the fortress at 6-0802.']);
  });

  test('[25.7] [R65] [S254] entering costs 1 more by road too', () => {
    const t = act(tan('tTK1 6-0105; fortress 6-0505'), 'move tTK1, to 6-0505, inside');
    expect(of(t, 'walked', 'tTK1')).toBe(4 + 2);
  });

  test('[25.7] not without the points; a unit outside may enter in a later turn', () => {
    const t = act(tan('tTK1 6-0801; fortress 6-0805'), 'move tTK1, to 6-0805');
    expect(of(t, 'walked', 'tTK1')).toBeGreaterThan(4);
    const far = tan('tTK1 6-0801; fortress 6-0905');
    act(far, 'move tTK1, to 6-0905');
    expect(stepNow(far)).toBe('move.pick');
    const there = act(tan('tTK1 6-0801; fortress 6-0801'), 'move tTK1');
    expect(refusal(there, 'inside').rule).toBe('');
    act(there, 'inside');
    expect([of(there, 'walked', 'tTK1'), stepNow(there)]).toEqual([2, 'move.pick']);
  });

  test('[9.5] [25.7] the one hex that a unit can always move may be a fortress', () => {
    const t = act(tan('tIN1 6-0201; fortress 6-0202'), 'move tIN1, to 6-0202');
    expect(of(t, 'walked', 'tIN1')).toBe(4);
    act(t, 'inside');
    expect([of(t, 'inside', 'tIN1'), of(t, 'walked', 'tIN1')]).toEqual([1, 4]);
    // A fortress two hexes away is too far.
    const two = act(tan('tIN1 6-0801; fortress 6-0803'), 'move tIN1, to 6-0803');
    expect(stepNow(two)).toBe('move.pick');
  });

  test('[22.3] [S194] three units fit', () => {
    const t = tan('tTK1 6-0801; tIN1 tIN2 6-0802 inside; tIN3 6-0802; fortress 6-0802');
    act(t, 'move tIN3, inside');
    expect(of(t, 'inside', 'tIN3')).toBe(1);
    // A carrier with infantry counts as two; one of the units inside will leave after it.
    const full = tan('tAP1 6-0801; tIN3 in tAP1; tIN1 tIN2 6-0802 inside; fortress 6-0802');
    act(full, 'move tAP1, to 6-0802');
    expect(refusal(full, 'inside').rule).toBe('22.3');
  });

  test('[22.7] [S198] any player may use an empty fortress, but not with enemies in the hex', () => {
    const t = act(tan('tTK1 6-0801; fortress 6-0802; gTK2 6-0803'), 'move tTK1, to 6-0802');
    expect(refusal(t, 'inside').rule).toBe('');
    const held = table(
      'movement',
      '1',
      'tTK1 6-0801; tIN6 E-0601; gTK1 6-0802 inside; fortress 6-0802',
    );
    act(held, 'move tTK1, to 6-0802');
    expect([stepNow(held), of(held, 'inside', 'tTK1')]).toEqual(['move.pick', 0]);
  });

  test('[22.2] a vehicle and its gun or infantry enter together; leaving costs nothing more', () => {
    const t = act(
      tan('tAP1 6-0801; tIN1 in tAP1; fortress 6-0802'),
      'move tAP1, to 6-0802, inside',
    );
    expect([of(t, 'inside', 'tAP1'), of(t, 'inside', 'tIN1')]).toEqual([1, 1]);
    const out = act(tan('tTK1 6-0802 inside; fortress 6-0802'), 'move tTK1, to 6-0803');
    expect([of(out, 'walked', 'tTK1'), of(out, 'inside', 'tTK1')]).toEqual([2, 0]);
  });

  test('[22.2] nothing is hooked up or mounted through its walls', () => {
    const t = act(tan('tAP1 6-0802 inside; tIN1 6-0802; fortress 6-0802'), 'move tAP1');
    expect(nouns(t, 'load')).toBe('');
    const text = 'tTK1 4-0205 inside; tSG1 4-0205; fortress 4-0205; gTK1 5-0101';
    const gun = act(table('movement', '9', text, { values: { mover: 'tan' } }), 'move tTK1');
    expect([nouns(gun, 'tow'), refusal(gun, 'tow tSG1').rule]).toEqual(['', 'R26']);
  });
});

describe('blowing up a fortress', () => {
  test('[22.8] [R56] [S199] by the units in it, which must leave; none of their side enters in that turn', () => {
    const t = tan('tTK1 6-0802 inside; tIN1 6-0802; tTK2 6-0803; fortress 6-0802');
    expect(nouns(t, 'blow-up')).toBe('6-0802');
    act(t, 'blow-up 6-0802');
    expect(log(t, 'blown-up')).toEqual(['The fortress at 6-0802 is about to be blown up.']);
    expect([refusal(t, 'done').rule, refusal(t, 'blow-up 6-0802').rule]).toEqual(['22.8', '22.8']);
    expect(refusal(t, 'blow-up 6-0802').reason).toBe(
      'The fortress at 6-0802 is already about to be blown up.',
    );
    const other = act(copyOf(t), 'move tTK2');
    expect(refusal(other, 'to 6-0802').rule).toBe('22.8');
    // Units outside the fortress may stay.
    act(t, 'move tIN1, stay, move tTK1');
    expect(refusal(t, 'stay').rule).toBe('22.8');
    expect(refusal(t, 'inside').rule).toBe('22.2');
    act(t, 'to 6-0801');
    act(t, 'done');
    expect([on(t, 'fortress', '6-0802'), on(t, 'rubble', '6-0802'), where(t, 'tTK1')]).toEqual([
      0,
      0,
      '6-0801',
    ]);
  });

  test('[22.8] only at the start: not once one of them has moved, and not by others', () => {
    const t = tan('tTK1 6-0801; tIN1 6-0802 inside; tIN2 6-0805 inside; fortress 6-0802 6-0805');
    act(t, 'move tIN1, stay');
    expect(refusal(t, 'blow-up 6-0802').rule).toBe('R56');
    expect(nouns(t, 'blow-up')).toBe('6-0805');
    const enemy = table('movement', '1', 'tTK1 6-0801; gTK1 6-0805 inside; fortress 6-0805 6-0901');
    expect([refusal(enemy, 'blow-up 6-0805').rule, refusal(enemy, 'blow-up 6-0901').rule]).toEqual([
      '22.8',
      '22.8',
    ]);
  });

  test('[R56] not if one of them cannot leave', () => {
    const t = tan('tTK1 6-0802 inside; tIN1 6-0802 moved inside; fortress 6-0802');
    expect(refusal(t, 'blow-up 6-0802').rule).toBe('R56');
    expect(refusal(t, 'blow-up 6-0802').reason).toBe(
      'You can’t blow up the fortress at 6-0802: not all units inside can leave the hex now.',
    );
  });

  test('[22.8] [R56] not once infantry in it has spent points by dismounting there', () => {
    const t = tan('tIN1 6-0802 inside walked=2 alighted; fortress 6-0802');
    expect([nouns(t, 'blow-up'), refusal(t, 'blow-up 6-0802').rule]).toEqual(['', 'R56']);
  });

  test('[R56] a gun must leave, towed by a vehicle that can take it', () => {
    const tower = (text: string) =>
      table('movement', '9', `${text}; tIN6 4-0101; gTK1 5-0101; fortress 4-0205`, {
        values: { mover: 'tan' },
      });
    expect(nouns(tower('tSG1 4-0205 inside; tTK1 4-0205'), 'blow-up')).toBe('');
    const t = tower('tSG1 tTK1 4-0205 inside');
    expect(nouns(t, 'blow-up')).toBe('4-0205');
    act(t, 'blow-up 4-0205, move tTK1');
    expect([nouns(t, 'to'), refusal(t, 'to 4-0305').rule]).toEqual(['', 'R56']);
    // The vehicle may not stay to leave the gun behind either.
    expect([offers(t), refusal(t, 'stay').rule]).toEqual([['tow tSG1'], '22.8']);
    act(t, 'tow tSG1, to 4-0305, done');
    expect([where(t, 'tSG1'), on(t, 'fortress', '4-0205')]).toEqual(['4-0305', 0]);
    // Either of two vehicles may take the gun.
    const two = act(tower('tSG1 tTK1 tAC1 4-0205 inside'), 'blow-up 4-0205, move tAC1');
    expect(refusal(two, 'to 4-0305').rule).toBe('');
  });

  test('[22.8] until all have moved, it is shown and saved as about to be removed', () => {
    const t = act(tan('tTK1 6-0802 inside; fortress 6-0802'), 'blow-up 6-0802');
    expect(t.game.look.markers(t.s).map(({ type }) => type)).toEqual(['blown-up']);
    expect(() => t.game.check(t.s)).not.toThrow();
  });
});
