import { expect, test } from 'vitest';
import { STEP, type Tiny, tinyGame } from '../../../test/tiny-game.ts';
import { replay, start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { parseAction } from '../../kernel/notation.ts';
import type { Entry } from '../../table/messages.ts';
import { framesBetween, paceOf, positionsOf } from './playback.ts';

const secretive = tinyGame();
/** The tiny game with nothing hidden: it begins at the first turn. */
const game = openly();

function openly(): Game<Tiny> {
  const layout = { ...secretive.create().layout, hidden: [] };
  return {
    ...secretive,
    steps: secretive.steps.map(({ secret: _, ...step }) => step),
    create: () => Object.defineProperty(secretive.create(), 'layout', { value: layout }),
    begin(s) {
      secretive.begin(s);
      s.restart(STEP.turn);
    },
  };
}

const entriesOf = (...texts: string[]): Entry[] =>
  texts.map((text, i) => ({ seq: i + 1, kind: 'action', side: 0, text, events: [] }));
const after = (...texts: string[]) =>
  replay(
    game,
    texts.map((t) => parseAction(game, t)),
  );

test('each entry is a position of its own', () => {
  const texts = ['move r1', 'to b1', 'pass'];
  const frames = framesBetween(game as Game, start(game), entriesOf(...texts), after(...texts));
  expect(frames.map((f) => f.entries[0]?.text)).toEqual(texts);
  const [, moved] = frames;
  expect(moved && (moved.state as Tiny).at[0]).toBe(game.board.nodeOf.get('b1'));
  expect(frames.at(-1)?.state.ints.join()).toBe(after(...texts).ints.join());
});

test.each([
  ['a text that is hidden', entriesOf('move r1', '')],
  ['an action that is not legal here', entriesOf('move r1', 'to c2')],
  [
    'an undo',
    [...entriesOf('move r1'), { ...(entriesOf('0')[0] as Entry), kind: 'undo' as const }],
  ],
  ['a result other than the one sent', entriesOf('pass', 'pass')],
])('%s: jumps to the position sent', (_, entries) => {
  const to = after('move r1', 'to b1');
  expect(framesBetween(game as Game, start(game), entries, to)).toEqual([{ state: to, entries }]);
});

test('all positions of a record, an undo going back to an earlier one', () => {
  const undo: Entry = { seq: 3, kind: 'undo', side: 0, text: '1', events: [] };
  const positions = positionsOf(game as Game, [...entriesOf('move r1', 'to b1'), undo]);
  expect(positions).toHaveLength(4);
  expect(positions?.[3]?.ints.join()).toBe(after('move r1').ints.join());
});

test('a move that is seen stays longer than a selection', () => {
  const [first, second] = framesBetween(
    game as Game,
    start(game),
    entriesOf('move r1', 'to b1'),
    after('move r1', 'to b1'),
  );
  if (!first || !second) throw new Error('two frames');
  expect(paceOf(game as Game, start(game), first)).toBe(0);
  expect(paceOf(game as Game, first.state, second)).toBeGreaterThan(200);
});
