import { expect, test } from 'vitest';
import { game, node, positionAfter, unit } from '../../../../test/page-table.ts';
import type { Game } from '../../../kernel/game.ts';
import type { CounterLook, Look } from '../../../kernel/look/look.ts';
import type { GameState } from '../../../kernel/state.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { impactsOf } from './impacts.ts';

const before = positionAfter('pass');
const die: Entry = { seq: 7, kind: 'die', side: -1, text: 'roll 4', events: [] };
const move: Entry = { seq: 7, kind: 'action', side: 1, text: 'to c1', events: [] };
const placeOf = (id: string): number => before.at[unit(id)] ?? -1;

const withLook = (look: Partial<Look>): Game => ({
  ...(game as Game),
  look: { ...(game as Game).look, ...look },
});

/** Returns the position without a unit. */
function without(id: string) {
  const state = before.clone();
  state.at[unit(id)] = -1;
  return state;
}

/** Returns a game in which one unit has a condition in a position. */
const disrupting = (state: GameState, id: string): Game =>
  withLook({
    harms: ['disrupted'],
    counters: (s) =>
      (game as Game).look
        .counters(s)
        .map(
          (c): CounterLook =>
            s === state && c.unit === unit(id) ? { ...c, conditions: ['disrupted', 'tired'] } : c,
        ),
  });

test('a lost unit gives a blast at its node', () => {
  const state = without('r1');
  expect(impactsOf(game as Game, { before, state, entries: [die] })).toEqual([
    { node: placeOf('r1'), isLoss: true, seq: 7 },
  ]);
});

test('a unit that leaves the board without dice or a fight does not count as lost', () => {
  const state = without('r1');
  expect(impactsOf(game as Game, { before, state, entries: [move] })).toEqual([]);
  const fight = withLook({
    moments: { begins: [], continues: ['destroyed'], fight: () => undefined },
  });
  const entries = [{ ...move, events: [{ type: 'destroyed', rule: '2' }] }];
  expect(impactsOf(fight, { before, state, entries })).toHaveLength(1);
});

test('if a game reports its lost units, exactly these count', () => {
  const state = without('r1');
  const nobody = withLook({ lost: () => [] });
  expect(impactsOf(nobody, { before, state, entries: [die] })).toEqual([]);
  const [red] = (game as Game).look.counters(before).filter((c) => c.unit === unit('r1'));
  const telling = withLook({ lost: (s) => (s === state && red ? [{ ...red, node: -1 }] : []) });
  expect(impactsOf(telling, { before, state, entries: [move] })).toEqual([
    { node: placeOf('r1'), isLoss: true, seq: 7 },
  ]);
});

test('a unit harmed by dice gives one hit at its node', () => {
  const state = before.clone();
  const harmed = disrupting(state, 'b1');
  expect(impactsOf(harmed, { before, state, entries: [die] })).toEqual([
    { node: placeOf('b1'), isLoss: false, seq: 7 },
  ]);
  expect(impactsOf(harmed, { before, state, entries: [move] })).toEqual([]);
  // The unit already had the condition, or the condition is harmless.
  expect(impactsOf(harmed, { before: state, state, entries: [die] })).toEqual([]);
  const tired = withLook({ ...harmed.look, harms: ['hungry'] });
  expect(impactsOf(tired, { before, state, entries: [die] })).toEqual([]);
});

test('a loss and a hit at one node give only the blast, and blasts come before hits', () => {
  const shared = before.clone();
  shared.at[unit('b2')] = node('c1');
  shared.at[unit('r1')] = node('c1');
  const state = shared.clone();
  state.at[unit('r1')] = -1;
  const harmed = disrupting(state, 'b2');
  expect(impactsOf(harmed, { before: shared, state, entries: [die] })).toEqual([
    { node: node('c1'), isLoss: true, seq: 7 },
  ]);
});
