import { expect, test } from 'vitest';
import { upSince } from './uptime.ts';

test.each([
  ['no outage', [], 900],
  ['an outage within', [{ since: 950, until: 960 }], 890],
  [
    'two, of which the first is reached by the second',
    [
      { since: 880, until: 895 },
      { since: 950, until: 960 },
    ],
    875,
  ],
  ['one that lasts still', [{ since: 950, until: 1000 }], 850],
  ['one before', [{ since: 100, until: 200 }], 900],
])('a server was up for 100 ms before 1000, with %s', (_, outages, since) => {
  expect(upSince(outages, 1000, 100)).toBe(since);
});
