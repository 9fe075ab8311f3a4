/** Tests whether a game has the same past under other rules as under those by which it was played. */
import { expect, test } from 'vitest';
import { english } from '../../../test/english.ts';
import { ActionList } from '../../kernel/action.ts';
import type { Game } from '../../kernel/game.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { finish } from '../slices.ts';
import { patrol } from '../testing/test-game.ts';
import { patrolTable } from '../testing/test-play.ts';
import { findHistoryDifference } from './same-history.ts';

const game = patrol.open(parseSetup(patrol));
const [LOOK, TURN] = ['look', 'turn'].map((name) => game.stepNames.indexOf(name));

/** The game with another step. */
const withStep = (changed: number | undefined, change: Partial<Game['steps'][number]>): Game => ({
  ...game,
  version: game.version + 1,
  steps: game.steps.map((step, i) => (i === changed ? { ...step, ...change } : step)),
});

/** Returns the first difference, in English, for a game of two mines and two steps; undefined if there is none. */
function otherPast(to: Game): string | undefined {
  const table = patrolTable();
  for (const text of ['bury n3', 'bury n6', 'walk', 'stay'])
    table.act(table.actor, table.seq, [text]);
  expect(table.seq).toBe(4);
  const { header, entries } = table;
  const why = finish(findHistoryDifference({ from: game, to, header, entries }));
  return why === undefined ? undefined : english(game, why);
}

test('rules that differ where nobody has been have the same past', () => {
  expect(otherPast({ ...game, version: 2 })).toBeUndefined();
  expect(otherPast(withStep(LOOK, { apply: () => undefined }))).toBeUndefined();
});

test('rules that lead elsewhere have another past, from the first position that differs', () => {
  const step = game.steps[TURN ?? 0];
  const twice = withStep(TURN, {
    apply: (s, action, log) => {
      step?.apply?.(s, action, log);
      s.ints[s.ints.length - 1] = 5;
    },
  });
  expect(otherPast(twice)).toMatch(/position after move 3/);
});

test('rules that allow other actions at a decision of the past have another past', () => {
  const step = game.steps[TURN ?? 0];
  const fewer = withStep(TURN, {
    actions: (s, out) => {
      const all = new ActionList();
      step?.actions?.(s, all);
      for (const [i, action] of all.toArray().entries())
        if (i !== 1) (out as unknown as ActionList).push(action);
    },
  });
  expect(otherPast(fewer)).toMatch(/they allow different moves in the position before move 3/);
});

test('positions of another layout cannot be compared', () => {
  expect(otherPast({ ...game, stepNames: [...game.stepNames, 'more'] })).toMatch(
    /store positions in a different format/,
  );
});
