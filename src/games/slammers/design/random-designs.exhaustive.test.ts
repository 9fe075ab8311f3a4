/** A hundred random custom scenarios: read, opened, and played at random and by the bots' candidates. */
import { expect, test } from 'vitest';
import { conformGame } from '../../../kernel/conformance/conform.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { slammers } from '../index.ts';
import { rulebook } from '../rulebook.ts';
import { randomDesign } from './testing/test-designs.ts';
import { DESIGNED } from './document.ts';
import { invalidDesignsOf } from './testing/test-invalid-designs.ts';

const rules = new Set(rulebook.map(({ id }) => id));
const SEEDS = 100;

test('[4.2] [24.1] [R75] random documents are played to the end, invalid ones are refused', () => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const rng = new Sfc32(`many/${seed}`);
    const document = randomDesign(rng);
    const setup = parseSetup(slammers, { scenario: DESIGNED, document });
    const seeks = seed % 2 === 0;
    const report = conformGame(slammers.open(setup), rng, { deepEvery: 32, seeks, rules });
    expect(report.unexplained).toEqual([]);
    if (seed % 5 === 0)
      for (const invalid of invalidDesignsOf(document))
        expect(() =>
          parseSetup(slammers, { scenario: DESIGNED, document: invalid.document }),
        ).toThrow();
  }
});
