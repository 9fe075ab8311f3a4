import { expect, test } from 'vitest';
import { apply, start } from '../../kernel/engine.ts';
import { formatAction, parseAction } from '../../kernel/text/notation.ts';
import { viewOf } from '../../kernel/view.ts';
import { openPatrol } from '../../table/testing/test-game.ts';
import { type PossibleAction, answers, withPly, replies, actionsOfLine } from './premoves.ts';

const game = openPatrol();
const texts = (ways: readonly PossibleAction[]) =>
  ways.map(({ action }) => formatAction(game, action));

const find = (ways: readonly PossibleAction[], text: string) =>
  ways.find(({ action }) => formatAction(game, action) === text) as PossibleAction;

/** Returns Patrol after these actions, as East sees it. */
function seen(...actions: string[]) {
  const s = start(game);
  for (const text of actions) apply(game, s, parseAction(game, text));
  return viewOf(game, s, 1);
}

test('the replies are the legal actions of the others, one decision at a time', () => {
  const s = seen('bury n3', 'bury n6');
  expect(texts(replies(game, s, 1))).toEqual(['walk', 'look', 'stay']);
  const line = withPly(game, { plies: [], state: s }, false, find(replies(game, s, 1), 'look'));
  expect(texts(replies(game, line?.state ?? s, 1))).toContain('at n4');
});

test('a secret decision of another side has no replies to wait for', () => {
  expect(replies(game, seen(), 1)).toEqual([]);
});

test('the answers are the player’s own next actions, whatever the others do', () => {
  const s = seen('bury n3', 'bury n6');
  expect(texts(answers(game, s, 1))).toEqual(['walk', 'look', 'stay']);
  expect(answers(game, seen('bury n3'), 1)).toHaveLength(7);
});

test('a line continues from the position that it leads to', () => {
  const s = seen('bury n3', 'bury n6');
  const first = withPly(game, { plies: [], state: s }, false, find(replies(game, s, 1), 'stay'));
  const line = first && withPly(game, first, true, find(answers(game, first.state, 1), 'look'));
  expect(line?.plies).toEqual([
    { own: false, text: 'stay' },
    { own: true, text: 'look' },
  ]);
  expect(texts(answers(game, line?.state ?? s, 1))).toContain('at n4');
});

test('the actions of a line are found again by their notation, as far as they are legal', () => {
  const s = seen('bury n3', 'bury n6');
  const plies = [
    { own: false, text: 'stay' },
    { own: true, text: 'walk' },
    { own: true, text: 'fly' },
    { own: true, text: 'stay' },
  ];
  const found = actionsOfLine(game, s, 1, plies);
  expect(texts(found.slice(0, 2) as PossibleAction[])).toEqual(['stay', 'walk']);
  expect(found.slice(2)).toEqual([undefined, undefined]);
});
