import { describe, expect, test } from 'vitest';
import type { FireResult } from '../../data/values/tables.ts';
import { DISRUPTED, ELIMINATED, UNMARKED } from '../../state.ts';
import { act, actorNow, log, of, on, table, type TestGame, where } from '../../testing.ts';
import { effectOn } from './19-hits.ts';

const unitOf = (t: TestGame, id: string): number =>
  t.game.units.findIndex((unit) => unit.id === id);

/** Effect of a result on the first unit of a position. */
function effect(scenario: string, text: string, result: FireResult = 'Dis', options = {}): number {
  // Fire is the first section here; no unit has been hit yet.
  const { s, ...t } = table('direct', scenario, text, { options });
  return effectOn(s, unitOf({ s, ...t }, text.split(' ')[0]), result);
}

// Two tanks that see each other keep the section open.
const last = 'tTK1 2-0101; gTK4 2-0102';

describe('effects of a disruption', () => {
  test('[19.1] it disrupts most units, and a worse result eliminates all', () => {
    for (const unit of ['gTK1', 'gAC1', 'gLG1', 'tAP1']) {
      expect(effect('7', `${unit} 1-0605; ${last}`)).toBe(DISRUPTED);
      expect(effect('7', `${unit} 1-0605; ${last}`, 'DE')).toBe(ELIMINATED);
      expect(effect('7', `${unit} 1-0605; ${last}`, '-')).toBe(UNMARKED);
    }
  });

  test('[19.7] [S164] infantry on foot ignores it, but not worse results', () => {
    expect(effect('7', `gIN1 1-0605; ${last}`)).toBe(UNMARKED);
    expect(effect('7', `gIN1 1-0605; ${last}`, 'DE*')).toBe(ELIMINATED);
    expect(effect('4', 'rMI1 3-0505; rMI2 3-0605; bCC1 3-0705')).toBe(UNMARKED);
  });

  test('[19.8] [11.13] [S94] [S165] mounted infantry is eliminated', () => {
    expect(effect('4', 'rMI1 3-0505 mounted; rMI2 3-0605; bCC1 3-0705')).toBe(ELIMINATED);
  });

  test('[33.4] militia is eliminated, buses are disrupted', () => {
    const hunters = 'rCC1 4-0305; rCC2 4-0405; gML9 4-0505';
    expect(effect('3', `gML1 4-0205; ${hunters}`)).toBe(ELIMINATED);
    expect(effect('3', `gBC1 4-0205; ${hunters}`)).toBe(DISRUPTED);
  });

  test('[19.10] [S166] in swamp, river and lake it eliminates every unit, infantry on foot too', () => {
    // Panel 2 has swamp at 4,2, river at 1,6 and a bridge at 6,7; panel 1 has a lake at 1,1.
    const at = (unit: string, hex: string) => effect('7', `${unit} ${hex}; ${last}`);
    expect([at('tIN1', '2-0503'), at('tTK2', '2-0207')]).toEqual([ELIMINATED, ELIMINATED]);
    expect([at('tIN1', '2-0708'), at('tTK2', '2-0708')]).toEqual([UNMARKED, DISRUPTED]);
    expect(effect('3', 'rCC1 1-0202; rCC2 4-0405; gML9 4-0505')).toBe(ELIMINATED);
  });

  test('[R55] [20.6] [S175] [S241] a destroyed bridge is a river: no cover, and disrupted units are eliminated', () => {
    const t = table('direct', '7', `tTK2 tIN1 2-0708; gTK1 gTK2 2-0707; ${last}; rubble 2-0708`);
    expect(effectOn(t.s, unitOf(t, 'tTK2'), 'Dis')).toBe(ELIMINATED);
    while (actorNow(t) !== 'green') act(t, 'done');
    act(t, 'aim 2-0708, target tTK2, done, join gTK1, fire, roll 2');
    expect(log(t, 'direct')).toEqual(['Direct fire at 2-0708: gTK1 against tTK2, odds 1-1.']);
    // The destruction of the bridge itself eliminates no unit.
    expect(where(t, 'tIN1')).toBe('2-0708');
  });

  test('[19.5] [R7] [R32] [11.6] [S87] [S163] disrupted since the game turn began, and again: eliminated', () => {
    expect(effect('7', `gTK1 1-0605 disrupted began; ${last}`)).toBe(ELIMINATED);
    expect(effect('7', `tAP1 1-0605 disrupted began; ${last}`)).toBe(ELIMINATED);
    // Disrupted in this game turn: the result is ignored.
    expect(effect('7', `gTK1 1-0605 disrupted; ${last}`)).toBe(UNMARKED);
  });
});

describe('recorded results', () => {
  /** Tan fires at Green. Results are recorded, and applied only at the end of the turn. */
  const fight = (text: string) => table('direct', '7', text);

  test('[19.4] [S162] a second disruption in the player turn is ignored', () => {
    const t = fight('tTK1 tTK2 2-0301; gTK1 2-0401; gTK2 2-0501');
    while (actorNow(t) !== 'tan') act(t, 'done');
    act(t, 'aim 2-0401, join tTK1, fire, roll 9');
    expect([of(t, 'mark', 'gTK1'), of(t, 'disrupted', 'gTK1')]).toEqual([1, 0]);
    act(t, 'aim 2-0401, roll 9');
    expect(log(t, 'attack').at(-1)).toMatch(/no effect/);
    act(t, 'done');
    expect([where(t, 'gTK1'), of(t, 'disrupted', 'gTK1')]).toEqual(['2-0401', 1]);
  });

  test('[R4] a unit recorded as eliminated stays so', () => {
    const t = fight('tTK1 tTK2 2-0301; gAC1 2-0401; gTK2 2-0501');
    while (actorNow(t) !== 'tan') act(t, 'done');
    act(t, 'aim 2-0401, join tTK1, fire, roll 11');
    expect(of(t, 'mark', 'gAC1')).toBe(2);
    act(t, 'aim 2-0401, roll 9');
    expect(where(t, 'gAC1')).toBe('dead');
  });

  test('[10.5] [11.9] [R8] [S75] [S88] a towed gun shares the result, a carried unit only the elimination', () => {
    const t = fight('tTK1 tTK2 2-0301; gTK1 2-0401; gLG1 in gTK1; gTK2 2-0501');
    while (actorNow(t) !== 'tan') act(t, 'done');
    act(t, 'aim 2-0401, join tTK1, fire, roll 9');
    expect([of(t, 'mark', 'gTK1'), of(t, 'mark', 'gLG1')]).toEqual([1, 1]);
    const carried = (roll: number) => {
      const u = table('direct', '7', 'gTK1 gTK2 2-0301; tAP1 2-0401; tIN1 in tAP1; tTK1 2-0501');
      while (actorNow(u) !== 'green') act(u, 'done');
      act(u, `aim 2-0401, join gTK1, fire, roll ${roll}`);
      return [of(u, 'mark', 'tAP1'), of(u, 'mark', 'tIN1')];
    };
    expect(carried(8)).toEqual([DISRUPTED, UNMARKED]);
    expect(carried(12)).toEqual([ELIMINATED, ELIMINATED]);
  });
});

describe('credit for eliminations', () => {
  test('[35.3] [D8] every side that eliminates a unit in the player turn scores, the first or not', () => {
    // Red fires first, then Green, at the same car of Blue.
    const t = table(
      'direct',
      '5',
      'rHT1 3-0605; gTK1 3-0704; bCC1 3-0705; bCC2 3-1010; gTK2 3-1009',
      {
        options: { players: 3 },
      },
    );
    act(t, 'aim 3-0705, roll 12, aim 3-0705, roll 12');
    // Blue, Green, Red are the sides.
    expect([of(t, 'mark', 'bCC1'), of(t, 'credit', 'bCC1')]).toEqual([ELIMINATED, 0b110]);
  });

  test('[35.3] [11.9] infantry in a carrier scores too', () => {
    const t = table(
      'direct',
      '5',
      'rHT1 6-0101; bHT1 3-0605; gAP1 3-0705; gIN1 in gAP1; bCC2 3-1010; gTK2 3-1009',
    );
    while (actorNow(t) !== 'blue') act(t, 'done');
    act(t, 'aim 3-0705, roll 12');
    expect([of(t, 'credit', 'gAP1'), of(t, 'credit', 'gIN1')]).toEqual([1, 1]);
  });
});

describe('rubble from direct fire', () => {
  /**
   * Green's tanks, three beside the hex and one farther off, destroy a hex of Tan; another fight keeps the section
   * open.
   */
  function raze(hex: string, near: string, far: string, more = ''): TestGame {
    const t = table(
      'direct',
      '7',
      `gTK1 gTK2 gTK3 ${near}; gTK4 ${far}; tAP1 ${hex}; gIN1 1-0101; tIN12 1-0102; ${more}`,
    );
    while (actorNow(t) !== 'green') act(t, 'done');
    return act(t, `aim ${hex}, join gTK1, join gTK2, join gTK3, join gTK4, roll 12`);
  }
  /** Rubble in a hex after all fire is resolved. */
  function rubbleLater(t: TestGame, hex: string): number {
    while (t.s.mover === 0) act(t, 'done');
    return on(t, 'rubble', hex);
  }
  const open = (more = '') => raze('2-0201', '2-0301', '2-0101', more);

  test('[20.4] [20.6] [S173] clear, forest, slope, city and bridge become rubble, roads or not', () => {
    // Panel 2 has forest at 1,1, a city with road at 6,4 and a bridge at 6,7; panel 1 has a slope at 1,8.
    for (const [hex, near, far] of [
      ['2-0201', '2-0301', '2-0101'],
      ['2-0202', '2-0201', '2-0102'],
      ['2-0705', '2-0704', '2-0706'],
      ['2-0708', '2-0709', '2-0710'],
      ['1-0209', '1-0309', '1-0210'],
    ] as const) {
      const t = raze(hex, near, far);
      expect(log(t, 'attack')[0]).toMatch(/rubble\.$/);
      expect(rubbleLater(t, hex)).toBe(1);
    }
  });

  test('[20.5] [S174] swamp and river never become rubble', () => {
    for (const [hex, near, far] of [
      ['2-0503', '2-0504', '2-0505'],
      ['2-0207', '2-0206', '2-0205'],
    ] as const) {
      const t = raze(hex, near, far);
      expect(log(t, 'attack')[0]).not.toMatch(/rubble/);
      expect(rubbleLater(t, hex)).toBe(0);
    }
  });

  test('[20.3] [S180] it is placed at the end of the section, and has no effect before', () => {
    const t = open();
    expect([on(t, 'razed', '2-0201'), on(t, 'rubble', '2-0201')]).toEqual([1, 0]);
  });

  test('[R54] [20.4] a hex with rubble has no second marker', () => {
    const t = open('rubble 2-0201');
    expect(log(t, 'attack')[0]).not.toMatch(/rubble/);
  });

  test('[20.7] [22.6] [S176] [S197] a fortress is destroyed with its hex, not with its units', () => {
    const t = open('fortress 2-0201');
    expect(on(t, 'fortress', '2-0201')).toBe(1);
    expect([rubbleLater(t, '2-0201'), on(t, 'fortress', '2-0201')]).toEqual([1, 0]);
  });
});
