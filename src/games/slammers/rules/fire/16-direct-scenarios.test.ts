import { describe, expect, test } from 'vitest';
import { actorNow, nouns, stepNow, table } from '../../testing.ts';

describe('direct fire by the rules of a scenario', () => {
  test('[36.4] partisans cannot be fired at', () => {
    const t = table('direct', '6', 'bHT1 6-0105; gIN1 6-0203');
    expect(stepNow(t)).not.toContain('direct');
  });

  test('[44.5] only units on panel 2 can be attacked; others may fire at them', () => {
    const t = table('direct', '14', 'bHT1 2-0102; rHT1 3-1202; bHT2 3-1205');
    expect(actorNow(t)).toBe('red');
    expect(nouns(t, 'aim')).toBe('2-0102');
  });
});
