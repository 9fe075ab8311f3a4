import { describe, expect, test } from 'vitest';
import { GEAR } from '../../data/gear.ts';
import { FLAG } from '../../state/pieces.ts';
import {
  act,
  drawHidden,
  log,
  offers,
  refusal,
  slot,
  stepNow,
  table,
  type TestGame,
} from '../../testing.ts';
import { storedIn } from './07-armoury.ts';

const HOMES = 'red at 0202: concord-keep; blue at 0808: axle-zero; ';

/** An armoury deployed with the hidden dice of a seed. */
function deployed(seed: number, values = {}): TestGame {
  const t = table(`${HOMES}red hand: armoury`, { values: { turn: 1, ...values } });
  drawHidden(act(t, 'end-turn'), seed);
  act(t, 'bid 0, bid 0, hits 3, hits 0, deploy armoury, site 0202');
  return t;
}

describe('[7.4] [10.3.13] armouries', () => {
  test('[7.4] it contains three attachments or munitions of difficulty 2 or 3, without an extra draw', () => {
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

  test('[7.4] a piece can be taken into the hand for 1 AP', () => {
    const t = deployed(3);
    const [code] = storedIn(t.s, slot(t, 'armoury'));
    const ap = t.s.ap[0];
    act(t, `withdraw ${code}`);
    expect([ap - t.s.ap[0], t.s.held[code], t.s.handSize[0]]).toEqual([1, 1, 1]);
    expect(storedIn(t.s, slot(t, 'armoury'))).toHaveLength(2);
    expect(log(t, 'withdrawn')).toHaveLength(1);
    for (let i = 0; i < 2; i++) act(t, offers(t, 'withdraw')[0] ?? '');
    expect([offers(t, 'withdraw'), t.s.handSize[0]]).toEqual([[], 3]);
    expect(refusal(t, `withdraw ${code}`).rule).toBe('7.4');
  });

  test('[7.4] [2.15] only with room in the hand, AP, supply, and without a siege', () => {
    const t = deployed(3);
    const [code] = storedIn(t.s, slot(t, 'armoury'));
    t.s.ap[0] = 0;
    expect([refusal(t, `withdraw ${code}`).rule, offers(t, 'withdraw')]).toEqual(['7.4', []]);
    t.s.ap[0] = 1;
    t.s.handSize[0] = 8;
    expect([refusal(t, `withdraw ${code}`).rule, refusal(t, `withdraw ${code}`).reason]).toEqual([
      '2.15',
      'Your hand is full. Discard a card first.',
    ]);
    const siege = table(`${HOMES}red at 0202: armoury^1; blue army 0202: husk-drones`);
    siege.s.flags[slot(siege, 'army.1')] |= FLAG.besieging;
    expect([refusal(siege, 'withdraw 0').rule, offers(siege, 'withdraw')]).toEqual(['7.4', []]);
    siege.s.flags[slot(siege, 'army.1')] = 0;
    expect(offers(siege, 'withdraw')).toEqual(['withdraw 0']);
  });

  test('[10.3.13] its contents go with it when it is captured', () => {
    const t = table(`${HOMES}red at 0404: outpost; red at 0404: armoury^2; red hand: line-rifles`);
    t.s.owner[slot(t, 'armoury')] = 1;
    expect(storedIn(t.s, slot(t, 'armoury'))).toEqual([1]);
    expect(offers(t, 'withdraw')).toEqual([]);
  });
});
