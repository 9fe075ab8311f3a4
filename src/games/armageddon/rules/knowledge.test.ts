import { expect, test } from 'vitest';
import { slot, table } from '../testing.ts';
import { whoKnows } from './knowledge.ts';

test('[4.6] a message about two pieces goes to sides that know both', () => {
  const t = table(
    'red at 0202: concord-keep; blue at 0808: axle-zero; red army 0505: line-rifles; hidden blue army 0505: tine-walker',
  );
  const [own, hidden] = ['line-rifles', 'tine-walker'].map((name) => slot(t, name));
  expect([whoKnows(t.s, own), whoKnows(t.s, hidden), whoKnows(t.s, own, hidden)]).toEqual([
    [0, 1],
    [1],
    [1],
  ]);
});
