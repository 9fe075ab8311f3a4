/** Documents by lot by the hundred: read, opened, played at random and by the bot's candidates. */
import { expect, test } from 'vitest';
import { conformGame } from '../../../kernel/conformance/conform.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { slammers } from '../index.ts';
import { rulebook } from '../rulebook.ts';
import { randomDesign } from './by-lot.ts';
import { DESIGNED } from './document.ts';
import { spoiltOf } from './spoil.ts';

const rules = new Set(rulebook.map(({ id }) => id));
const SEEDS = 100;

test('[4.2] [24.1] [R75] documents by lot are played to the end, spoilt ones are refused', () => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const rng = new Sfc32(`many/${seed}`);
    const document = randomDesign(rng);
    const setup = parseSetup(slammers, { scenario: DESIGNED, document });
    const seeks = seed % 2 === 0;
    const report = conformGame(slammers.open(setup), rng, { deepEvery: 32, seeks, rules });
    expect(report.unexplained).toEqual([]);
    if (seed % 5 === 0)
      for (const spoilt of spoiltOf(document))
        expect(() =>
          parseSetup(slammers, { scenario: DESIGNED, document: spoilt.document }),
        ).toThrow();
  }
});
