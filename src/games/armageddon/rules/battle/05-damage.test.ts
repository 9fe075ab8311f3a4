import { describe, expect, test } from 'vitest';
import { GEAR_NUMBER } from '../../data/gear.ts';
import { damageOf, dealt } from './05-damage.ts';
import { setMark } from './05-battle-flags.ts';
import { act, damage, slot, stepNow, table } from '../../testing.ts';

describe('[5.7] damage', () => {
  const t = table(
    'red army 0404: gore-behemoth line-rifles/shaped-charges; blue army 0505: bulwark-heavy-tank levy-rifles; blue at 0606: bunkered-outpost; red hand: pelican-bomber/cluster-load',
  );
  const [beast, rifles, tank, levy, base, bomber] = [
    'gore-behemoth',
    'line-rifles',
    'bulwark-heavy-tank',
    'levy-rifles',
    'bunkered-outpost',
    'pelican-bomber',
  ].map((name) => slot(t, name));

  test('[S99] [R8] no bonus without a margin', () => {
    expect([0, 1].map((margin) => damageOf(t.s, 'ground', beast, levy, margin))).toEqual([0, 2]);
    expect(damageOf(t.s, 'ground', rifles, levy, -2)).toBe(0);
    // [10.6.11] A charge adds damage only when it is fired.
    expect(damageOf(t.s, 'ground', rifles, levy, 1)).toBe(1);
    const fired = t.s.clone();
    setMark(fired, rifles, 'charging');
    expect(damageOf(fired, 'ground', rifles, levy, 1)).toBe(4);
  });

  test('[S100] [5.7] [10.2.28] [10.2.33] margin, bonus, plating, then half on Hardened cards', () => {
    expect(damageOf(t.s, 'ground', beast, tank, 3)).toBe(3);
    expect(damageOf(t.s, 'strike', bomber, tank, 1)).toBe(2);
    // 4 plus 2, then halved; not 2 plus 2.
    expect(damageOf(t.s, 'strike', bomber, base, 4)).toBe(3);
    expect(damageOf(t.s, 'strike', bomber, base, 1)).toBe(1);
  });

  test('[S100] [5.7] [10.2.27] [10.2.34] the order: double, bonus, plating, half, and 1 at most', () => {
    const all = { times: 2, bonus: 3, plating: 2, isHardened: true };
    expect(dealt(3, all)).toBe(3);
    expect(dealt(3, { times: 2, bonus: 3 })).toBe(9);
    expect(dealt(1, { plating: 2 })).toBe(0);
    expect(dealt(3, { bonus: 3, isHardened: true })).toBe(3);
    expect([
      dealt(5, { isAbsorbed: true }),
      dealt(1, { isHardened: true, isAbsorbed: true }),
    ]).toEqual([1, 0]);
    expect([dealt(0, all), dealt(-3, all)]).toEqual([0, 0]);
  });

  test('[R27] damage absorbed by plating does not count, also for the prerogative', () => {
    const far = table(
      'red at 0404: concord-keep; red hand: pelican-bomber; blue army 0505: bulwark-heavy-tank',
    );
    act(far, 'fly pelican-bomber, to 0505, pick bulwark-heavy-tank, roll 3:2');
    expect([stepNow(far), damage(far, 'bulwark-heavy-tank')]).toEqual(['turn.act', 0]);
  });

  test('[10.6.15] bonuses depend on the kind of challenge', () => {
    expect(GEAR_NUMBER['cluster-load']).toBeGreaterThan(0);
    expect(damageOf(t.s, 'ground', bomber, levy, 1)).toBe(1);
    expect(damageOf(t.s, 'strike', rifles, levy, 1)).toBe(1);
  });
});
