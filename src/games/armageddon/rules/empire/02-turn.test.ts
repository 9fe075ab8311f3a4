import { expect, test } from 'vitest';
import { act, actorNow, offers, refusal, slot, stepNow, table } from '../../testing.ts';

const HOMES =
  'red at 0202: concord-keep; blue at 0808: axle-zero; green at 0408: the-first-nest; red hand: levy-rifles line-rifles; blue hand: husk-drones; green hand: gnaw-swarm';

test('[2.12] in initiative order, each player takes as many actions as they can pay for, then the next', () => {
  const t = table(HOMES, { scenario: 'three', values: { turn: 2 } });
  act(t, 'end-turn, dawn');
  t.s.order.set([2, 0, 1]);
  t.s.turn = 0;
  expect([actorNow(t), offers(t, 'deploy')]).toEqual(['green', ['deploy gnaw-swarm']]);
  act(t, 'end-turn');
  expect(actorNow(t)).toBe('red');
  act(t, 'deploy levy-rifles, deploy line-rifles');
  expect([actorNow(t), offers(t, 'deploy')]).toEqual(['red', []]);
  // Other sides may not use the player's cards.
  expect(refusal(t, 'deploy husk-drones').rule).toBe('2.18');
  act(t, 'end-turn');
  expect(actorNow(t)).toBe('blue');
  act(t, 'end-turn, dawn');
  expect([actorNow(t), t.s.round]).toEqual(['green', 3]);
});

test('[2.12] [9.2] a player without a headquarters is out at the end of the turn, and is skipped from then on', () => {
  const t = table(HOMES, {
    scenario: 'three',
    values: { 'blue-beheaded': 1 },
  });
  t.s.headquarters[1] = -1;
  act(t, 'end-turn');
  expect([t.s.out[1], actorNow(t), stepNow(t)]).toEqual([1, 'green', 'turn.act']);
  expect(t.s.owner[slot(t, 'axle-zero')]).toBe(3);
});
