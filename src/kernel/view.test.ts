import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { defineState, type GameState, UNKNOWN } from './state.ts';
import { viewOf } from './view.ts';

const steps = { list: [{ name: 'draw', fields: ['card'] }] } as const;
const Open = defineState({
  ...{ schema: 'open/1', steps, scalars: {} },
  columns: { hand: [2, 'public'] },
});
const Hidden = defineState({
  ...{ schema: 'hidden/1', steps, scalars: {} },
  columns: { hand: [2, 'nobody'] },
});

/** A game behind `Play` that hides everything from everybody. */
const behindPlay = (secret: boolean): Game =>
  ({
    steps: [{ rule: '1', secret }],
    play: { view: (ints: Int16Array) => ints.map(() => UNKNOWN) },
  }) as unknown as Game;

test.each<[string, GameState, boolean, number]>([
  ['a field that not every side may see', new Hidden(undefined), false, UNKNOWN],
  ['a step whose frame is secret', new Open(undefined), true, UNKNOWN],
  ['nothing hidden', new Open(undefined), false, 0],
])('a view of a game behind Play with %s', (_, s, secret, seen) => {
  const view = viewOf(behindPlay(secret), s, 0);
  expect([...new Set(view.ints)]).toEqual([seen]);
  expect(view).not.toBe(s);
});
