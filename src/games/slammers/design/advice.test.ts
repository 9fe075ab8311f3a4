import { expect, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import { VALUES } from '../data/values.ts';
import { openGame } from '../testing.ts';
import { adviceOn } from './advice.ts';
import type { DesignedForce } from './document.ts';
import { USUAL_DESIGN } from './usual.ts';

/** Tan attacks Green; each side buys units for the given points at the table. */
const against = (tan: number, green: number, ...more: Partial<DesignedForce>[]) => {
  const [defender, attacker] = USUAL_DESIGN.forces as [DesignedForce, DesignedForce];
  const forces = [
    { ...attacker, buys: ['4'], points: tan },
    { ...defender, buys: ['3'], points: green },
    ...more.map((change) => ({ ...attacker, buys: ['4'], ...change })),
  ];
  return adviceOn(VALUES.defaults, forces).map(
    ({ rule, text }) => `[${rule}] ${english(openGame('1'), text)}`,
  );
};

test('[24.3] [S215] advice on fewer than 500 or more than 1,000 points a side, and on the size for one evening', () => {
  const sizes = (n: number) => against(n, n)[0];
  expect(sizes(499)).toBe(
    '[24.3] Tan: 499 points. A side with under 500 points can’t afford many good mercenaries.',
  );
  expect(sizes(500)).toBe(
    '[24.3] Tan: 500 points. For a game that lasts one evening, use 750 to 800 points a side.',
  );
  expect(sizes(1000)).toBe(
    '[24.3] Tan: 1,000 points. For a game that lasts one evening, use 750 to 800 points a side.',
  );
  expect(sizes(1001)).toBe('[24.3] Tan: 1,001 points. Games above 1,000 points get unwieldy.');
});

test('[24.3] allies count as one side', () => {
  const [size] = against(400, 700, { colour: 'red', points: 300 });
  expect(size).toContain('Tan and Red: 700 points');
});

test('[24.2] [S215] an attacker should have 20% more than the defender', () => {
  expect(against(840, 700).at(-1)).toBe(
    '[24.2] Tan: 840 points for the attack, at least 20% more than the defender has. The more experienced player should attack.',
  );
  expect(against(839, 700).at(-1)).toBe(
    '[24.2] Tan: 839 points for the attack. An attacker should have at least 20% more points than the defender: here, 840 or more. The more experienced player should attack.',
  );
});

test('[24.2] without an attacker or a defender there is no advice on the attack', () => {
  const neither = USUAL_DESIGN.forces.map((force) => ({ ...force, role: 'neither' as const }));
  expect(adviceOn(VALUES.defaults, neither).map(({ rule }) => rule)).toEqual(['24.3', '24.3']);
});
