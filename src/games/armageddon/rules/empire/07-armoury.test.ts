import { describe, expect, test } from 'vitest';
import { GEAR } from '../../data/gear.ts';
import { FLAG } from '../../state/pieces.ts';
import {
  act,
  drawBlind,
  offersOf,
  refused,
  slot,
  stepNow,
  type TestGame,
  table,
  told,
  why,
} from '../../testing.ts';
import { storedIn } from './07-armoury.ts';

const HOMES = 'red at 0202: concord-keep; blue at 0808: axle-zero; ';

/** An armoury is deployed by the hidden dice of a seed. */
function deployed(seed: number, values = {}): TestGame {
  const t = table(`${HOMES}red hand: armoury`, { values: { turn: 1, ...values } });
  drawBlind(act(t, 'end-turn'), seed);
  act(t, 'bid 0, bid 0, hits 3, hits 0, deploy armoury, site 0202');
  return t;
}

describe('[7.4] [10.3.13] armouries', () => {
  test('[7.4] three attachments or munitions of difficulty 2 or 3 lie in one, and nothing is drawn for it', () => {
    const found = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const t = deployed(seed);
      expect(stepNow(t)).toBe('turn.act');
      const stored = storedIn(t.s, slot(t, 'armoury'));
      expect(stored).toHaveLength(3);
      for (const code of stored) found.add(code);
    }
    for (const code of found) {
      expect(['attachment', 'munition']).toContain(GEAR[code].family);
      expect([2, 3]).toContain(GEAR[code].difficulty);
    }
    const all = GEAR.filter((g) => g.family !== 'enhancement' && [2, 3].includes(g.difficulty));
    expect(found.size).toBe(all.length);
  });

  test('[7.4] 1 AP takes a piece into the hand', () => {
    const t = deployed(3);
    const [code] = storedIn(t.s, slot(t, 'armoury'));
    const ap = t.s.ap[0];
    act(t, `withdraw ${code}`);
    expect([ap - t.s.ap[0], t.s.held[code], t.s.handSize[0]]).toEqual([1, 1, 1]);
    expect(storedIn(t.s, slot(t, 'armoury'))).toHaveLength(2);
    expect(told(t, 'withdrawn')).toHaveLength(1);
    for (let i = 0; i < 2; i++) act(t, offersOf(t, 'withdraw')[0] ?? '');
    expect([offersOf(t, 'withdraw'), t.s.handSize[0]]).toEqual([[], 3]);
    expect(refused(t, `withdraw ${code}`)).toBe('7.4');
  });

  test('[7.4] [2.15] with room in the hand, AP, supply, and nobody in the way', () => {
    const t = deployed(3);
    const [code] = storedIn(t.s, slot(t, 'armoury'));
    t.s.ap[0] = 0;
    expect([refused(t, `withdraw ${code}`), offersOf(t, 'withdraw')]).toEqual(['7.4', []]);
    t.s.ap[0] = 1;
    t.s.handSize[0] = 8;
    expect([refused(t, `withdraw ${code}`), why(t, `withdraw ${code}`)]).toEqual([
      '2.15',
      'Your hand is full. Discard a card first.',
    ]);
    const siege = table(`${HOMES}red at 0202: armoury^1; blue army 0202: husk-drones`);
    siege.s.flags[slot(siege, 'army.1')] |= FLAG.besieging;
    expect([refused(siege, 'withdraw 0'), offersOf(siege, 'withdraw')]).toEqual(['7.4', []]);
    siege.s.flags[slot(siege, 'army.1')] = 0;
    expect(offersOf(siege, 'withdraw')).toEqual(['withdraw 0']);
  });

  test('[10.3.13] what lies in one goes with it when it is captured', () => {
    const t = table(`${HOMES}red at 0404: outpost; red at 0404: armoury^2; red hand: line-rifles`);
    t.s.owner[slot(t, 'armoury')] = 1;
    expect(storedIn(t.s, slot(t, 'armoury'))).toEqual([1]);
    expect(offersOf(t, 'withdraw')).toEqual([]);
  });
});
