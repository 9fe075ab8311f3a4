import { expect, test } from 'vitest';
import { act, damage, table, told } from '../testing.ts';

test('[2.7] [10.2.6] a new round makes whole who regenerates, and nobody else; only who knows him is told', () => {
  const t = table(
    'red at 0202: concord-keep!2; blue at 1008: the-first-nest; red army 0303: line-rifles!1; ' +
      'hidden blue army 0808: chitin-guard!3 gnaw-swarm!1; independents army 0505: glass-wyrm!2',
    { options: { 'blue-faction': 2 } },
  );
  act(t, 'end-turn');
  expect(damage(t, 'chitin-guard')).toBe(3);
  act(t, 'end-turn');
  const left = ['concord-keep', 'line-rifles', 'chitin-guard', 'gnaw-swarm', 'glass-wyrm'];
  expect(left.map((id) => damage(t, id))).toEqual([2, 1, 0, 1, 0]);
  expect(told(t, 'healed')).toEqual(['Chitin Guard is healed.', 'Glass Wyrm is healed.']);
  expect(t.events.filter(({ type }) => type === 'healed').map(({ to }) => to)).toEqual([
    [1],
    [0, 1],
  ]);
});
