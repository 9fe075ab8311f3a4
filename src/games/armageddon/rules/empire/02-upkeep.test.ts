import { expect, test } from 'vitest';
import { act, damage, log, slot, table } from '../../testing.ts';

test('[2.7] [10.2.6] a new round heals only units that regenerate; only players who know the unit get a message', () => {
  const t = table(
    'red at 0202: concord-keep!2; blue at 1008: the-first-nest; red army 0303: line-rifles!1; ' +
      'hidden blue army 0808: chitin-guard!3 gnaw-swarm!1 chitin-guard; independents army 0505: glass-wyrm!2',
    { options: { 'blue-faction': 2 } },
  );
  act(t, 'end-turn');
  expect(damage(t, 'chitin-guard')).toBe(3);
  act(t, 'end-turn');
  const left = ['concord-keep', 'line-rifles', 'chitin-guard', 'gnaw-swarm', 'glass-wyrm'];
  expect(left.map((id) => damage(t, id))).toEqual([2, 1, 0, 1, 0]);
  expect(log(t, 'healed')).toEqual([
    'Back to full strength: Chitin Guard.',
    'Back to full strength: Glass Wyrm.',
  ]);
  expect(t.events.filter(({ type }) => type === 'healed').map(({ to }) => to)).toEqual([
    [1],
    [0, 1],
  ]);
});

test('[2.7] [10.3.19] Warm Pools: units of the garrison heal a point, as long as its first owner has the nest', () => {
  const t = table(
    'red at 0202: concord-keep; blue at 0808: the-first-nest; blue garrison 0808: gnaw-swarm!2 thorn-warriors!1 mother-sere!2; blue army 0808: shriek-host!2',
    { options: { 'blue-faction': 2 }, values: { turn: 1 } },
  );
  const cards = ['gnaw-swarm', 'thorn-warriors', 'mother-sere', 'shriek-host'];
  act(t, 'end-turn');
  expect(cards.map((id) => damage(t, id))).toEqual([1, 0, 2, 2]);
  expect(log(t, 'mended')).toHaveLength(2);
  act(t, 'dawn');
  for (const id of ['the-first-nest', 'gnaw-swarm', 'thorn-warriors', 'mother-sere', 'army.1'])
    t.s.owner[slot(t, id)] = 0;
  t.s.headquarters[1] = -1;
  act(t, 'end-turn, end-turn');
  expect(damage(t, 'gnaw-swarm')).toBe(1);
});
