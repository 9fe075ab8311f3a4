import { describe, expect, test } from 'vitest';
import {
  act,
  copyOf,
  log,
  nouns,
  of,
  offers,
  refusal,
  table,
  type TestGame,
  where,
} from '../../testing.ts';

/** Tan of scenario 9 moves on panel 4: it has tanks, carriers and small guns. One more unit remains to be moved. */
const tan = (text: string): TestGame =>
  table('movement', '9', `${text}; tIN6 4-0101; gTK1 5-0101`, { values: { mover: 'tan' } });

const goals = (t: TestGame, u: string): string[] =>
  nouns(act(copyOf(t), `move ${u}`), 'to').split(' ');

describe('hooking up', () => {
  test('[10.1] [S70] only guns, howitzers and calliopes can be towed', () => {
    const t = table(
      'movement',
      '10',
      'gTK1 3-0205; gLG1 gCA1 3-0205; gIN1 3-0101; rHT1 6-0101; tSG1 4-0101',
      { values: { mover: 'blue+green' } },
    );
    act(t, 'move gTK1');
    expect(nouns(t, 'tow')).toBe('gLG1 gCA1');
    const cars = act(tan('tTK1 tAC1 tIN1 4-0205'), 'move tTK1');
    expect([refusal(cars, 'tow tAC1').rule, refusal(cars, 'tow tIN1').rule]).toEqual([
      '10.1',
      '10.1',
    ]);
    expect(refusal(cars, 'tow tAC1').reason).toContain('tAC1 can’t be towed');
  });

  test('[10.1] [R26] [S71] any vehicle can tow; infantry cannot, mounted or not', () => {
    for (const u of ['tTK1', 'tAC1', 'tAP1'])
      expect(nouns(act(tan(`${u} tSG1 4-0205`), `move ${u}`), 'tow')).toBe('tSG1');
    const t = act(tan('tIN1 tSG1 4-0205'), 'move tIN1');
    expect(refusal(t, 'tow tSG1').rule).toBe('10.1');
    // Self-propelled artillery and calliopes, and hover units.
    const bought = (u: string, gun: string, colour: string) => {
      const text = `${u} ${gun} 2-0101; rCC9 4-0101; gTK9 5-0101`;
      const other = table('movement', '14', text, { values: { mover: colour } });
      return nouns(act(other, `move ${u}`), 'tow');
    };
    expect([bought('gSA1', 'gHO1', 'green'), bought('gSC1', 'gLG1', 'green')]).toEqual([
      'gHO1',
      'gLG1',
    ]);
    expect([bought('rHT1', 'rHO1', 'red'), bought('rSC1', 'rSG1', 'red')]).toEqual([
      'rHO1',
      'rSG1',
    ]);
    const skimmers = table('movement', '14', 'rMI1 2-0101 mounted; rSG1 2-0101; gTK1 5-0101', {
      values: { mover: 'red' },
    });
    expect(refusal(act(skimmers, 'move rMI1'), 'tow rSG1').rule).toBe('10.1');
  });

  test('[10.2] [R26] [S72] both must be in the hex at the start of the move', () => {
    const t = act(tan('tTK1 4-0205; tSG1 4-0205; tSG2 4-0305'), 'move tTK1');
    expect(nouns(t, 'tow')).toBe('tSG1');
    expect(refusal(t, 'tow tSG2').rule).toBe('10.2');
    act(t, 'tow tSG1');
    expect(log(t, 'hooked')).toEqual(['tTK1 hooks up tSG1 at 4-0205.']);
    expect(refusal(t, 'tow tSG2').rule).toBe('R26');
    act(t, 'to 4-0305');
    expect([where(t, 'tSG1'), where(t, 'tTK1')]).toEqual(['4-0305', '4-0305']);
    // Arriving units cannot hook up a gun.
    const late = act(tan('tTK1 4-0205; tSG1 4-0305; tAC1 4-0101'), 'move tTK1, to 4-0305');
    expect(nouns(late, 'tow')).toBe('');
  });

  test('[R26] [S235] a unit dropped in this turn neither hooks up nor is hooked up', () => {
    const t = act(tan('tTK1 4-0205; tSG1 4-0205 landed=dropped'), 'move tTK1');
    expect(refusal(t, 'tow tSG1').rule).toBe('R26');
    const car = act(tan('tAC1 4-0205 landed=dropped; tSG1 4-0205'), 'move tAC1');
    expect(refusal(car, 'tow tSG1').rule).toBe('10.2');
  });

  test('[10.6] [19.9] [S77] [S80] [S169] [S235] a disrupted vehicle cannot hook up a gun; a disrupted gun can be hooked up', () => {
    const t = act(tan('tTK1 4-0205 disrupted; tSG1 4-0205'), 'move tTK1');
    expect(refusal(t, 'tow tSG1').rule).toBe('10.6');
    const gun = act(tan('tTK1 4-0205; tSG1 4-0205 disrupted'), 'move tTK1');
    expect(nouns(gun, 'tow')).toBe('tSG1');
  });

  test('[R26] a carrier with infantry tows nothing, and a towing carrier takes no infantry', () => {
    const t = act(tan('tAP1 tSG1 tIN1 4-0205; tIN2 in tAP1'), 'move tAP1');
    expect(refusal(t, 'tow tSG1').rule).toBe('R26');
    const other = act(tan('tAP1 tIN1 4-0205; tSG1 in tAP1'), 'move tAP1');
    expect(refusal(other, 'load tIN1').rule).toBe('11.1');
  });

  test('[10.2] a vehicle need not take along a gun in its hex', () => {
    const t = act(tan('tTK1 4-0205; tSG1 4-0205'), 'move tTK1');
    expect(refusal(t, 'to 4-0305').rule).toBe('');
  });

  test('[10.1] [R26] any vehicle tows guns of its own side and of allies, but not of enemies', () => {
    const allies = table('movement', '12', 'rCC1 4-0205; tSG1 4-0205; gTK1 6-0101', {
      values: { mover: 'tan+blue+red' },
    });
    act(allies, 'move rCC1, tow tSG1, to 4-0305');
    expect(where(allies, 'tSG1')).toBe('4-0305');
    expect(() => allies.game.check(allies.s)).not.toThrow();
    // Scenario 11: Blue commands Tan, its enemy.
    const crossed = table('movement', '11', 'bHT1 4-0205; tLG1 4-0305; gTK1 4-0101; rHT1 3-0101', {
      values: { mover: 'blue+tan' },
    });
    expect(refusal(act(crossed, 'move bHT1'), 'tow tLG1').rule).toBe('10.2');
  });
});

describe('on the way', () => {
  test('[10.3] [R9] [S73] half the movement, rounded down, in the turn of hooking up and later', () => {
    // An armoured car with movement 5 has 2: two clear hexes.
    const t = tan('tAC1 tSG1 4-0802; tTK1 4-0101');
    act(t, 'move tAC1, tow tSG1');
    expect(nouns(t, 'to').split(' ')).toContain('4-0902');
    const towing = tan('tAC1 4-0105; tSG1 in tAC1');
    expect(goals(towing, 'tAC1')).toContain('4-0505');
    expect(goals(towing, 'tAC1')).not.toContain('4-0605');
    act(towing, 'move tAC1, to 4-0505');
    expect(of(towing, 'walked', 'tAC1')).toBe(4);
  });

  test('[9.5] [10.3] a vehicle that has just hooked up can still move one hex', () => {
    // A slope with rubble costs 3, and the vehicle has 2.
    const t = tan('tTK1 tSG1 4-1101; rubble 4-1201');
    expect(nouns(act(t, 'move tTK1, tow tSG1'), 'to').split(' ')).toContain('4-1201');
  });

  test('[R25] [44.6] an amphibious carrier in scenario 14 takes no gun into a swamp', () => {
    const t = table('movement', '14', 'gAP1 gSG1 2-0402; gIN1 5-0101; tTK1 6-0101; bHT1 3-0101', {
      values: { mover: 'green' },
    });
    const alone = act(copyOf(t), 'move gAP1');
    expect(refusal(alone, 'to 2-0403').rule).toBe('');
    act(t, 'move gAP1, tow gSG1');
    expect([refusal(t, 'to 2-0403').rule, refusal(t, 'to 2-0502').rule]).toEqual(['R25', '']);
    expect(refusal(t, 'to 2-0403').reason).toBe(
      'gAP1 is towing a gun and can’t cross lakes or swamps: only hover units can tow across them.',
    );
  });

  test('[10.9] [R25] [S79] over a river only by a bridge', () => {
    const t = act(tan('tTK1 4-0504; tSG1 in tTK1'), 'move tTK1');
    expect(refusal(t, 'to 4-0604').rule).toBe('10.9');
    expect(refusal(t, 'to 4-0604').reason).toBe(
      'tTK1 is towing a gun and can cross rivers only at bridges.',
    );
    expect(refusal(act(tan('tTK1 4-0505; tSG1 in tTK1'), 'move tTK1'), 'to 4-0605').rule).toBe('');
  });

  test('[10.6] [R26] [S247] a disrupted vehicle with a gun does not move', () => {
    const t = tan('tTK1 4-0205 disrupted; tSG1 in tTK1; tTK2 4-0305 disrupted');
    expect(nouns(t, 'move')).toBe('tTK2 tIN6');
    expect(refusal(t, 'move tTK1').rule).toBe('10.6');
    expect(refusal(t, 'move tTK1').reason).toContain('can’t move until it rallies');
  });

  test('[9.1] a towed gun is not moved by itself', () => {
    const t = tan('tTK1 4-0205; tSG1 in tTK1');
    expect(refusal(t, 'move tSG1').rule).toBe('9.1');
    expect(refusal(t, 'move tSG1').reason).toBe('tSG1 can’t move by itself: it moves with tTK1.');
  });
});

describe('setting up', () => {
  test('[10.8] [S78] at the start of a move; the vehicle then moves normally, the gun stays', () => {
    const t = act(tan('tTK1 4-0205; tSG1 in tTK1'), 'move tTK1');
    expect(nouns(copyOf(t), 'to').split(' ')).not.toContain('4-0705');
    act(t, 'unhook');
    expect(log(t, 'set-up-gun')).toEqual(['tSG1 is unhooked from tTK1 and set up at 4-0205.']);
    // Eight hexes of road.
    act(t, 'to 4-1005');
    expect([where(t, 'tSG1'), where(t, 'tTK1'), of(t, 'carrier', 'tSG1')]).toEqual([
      '4-0205',
      '4-1005',
      -1,
    ]);
  });

  test('[10.8] [R26] not in the turn of hooking up, not after moving, and then not hooked up again', () => {
    const fresh = act(tan('tTK1 tSG1 4-0205'), 'move tTK1, tow tSG1');
    expect(refusal(fresh, 'unhook').rule).toBe('10.8');
    const gone = act(tan('tTK1 4-0205; tSG1 in tTK1'), 'move tTK1, to 4-0305');
    expect(offers(gone)).not.toContain('unhook');
    const again = act(tan('tTK1 tTK2 4-0205; tSG1 in tTK1'), 'move tTK1, unhook');
    expect(refusal(again, 'tow tSG1').rule).toBe('R26');
    act(again, 'stay, move tTK2');
    expect(refusal(again, 'tow tSG1').rule).toBe('R26');
    expect(refusal(again, 'unhook').rule).toBe('10.8');
  });

  test('[R25] on dry ground only', () => {
    const t = table('movement', '14', 'rHT1 2-0504; rHO1 in rHT1; gTK1 6-0101', {
      values: { mover: 'red' },
    });
    act(t, 'move rHT1');
    expect(refusal(t, 'unhook').rule).toBe('R25');
    // [R55] Nor on a destroyed bridge.
    const bridge = tan('tTK1 4-0605; tSG1 in tTK1; rubble 4-0605');
    expect(refusal(act(bridge, 'move tTK1'), 'unhook').rule).toBe('R25');
    expect(refusal(act(tan('tTK1 4-0605; tSG1 in tTK1'), 'move tTK1'), 'unhook').rule).toBe('');
  });
});
