import { describe, expect, test } from 'vitest';
import { type Tiny, tinyGame, tinyVerbs } from '../../../test/tiny-game.ts';
import { ActionList } from '../action.ts';
import { randomClick, clickable } from './clicks.ts';
import { actor, legal, start } from '../engine.ts';
import type { Game } from '../game.ts';
import { formatAction, parseAction } from '../text/notation.ts';
import { replay } from '../engine.ts';
import { Sfc32 } from '../random.ts';

/** Returns every distinct action that a few hundred random clicks request. */
function clicksIn(game: Game<Tiny>, s: Tiny): Set<string> {
  const rng = new Sfc32(1);
  const list = legal(game, s, new ActionList());
  const things = clickable(game, s, actor(game, s), list);
  const texts = new Set<string>();
  for (let i = 0; i < 500; i++) {
    const action = randomClick(game, things, rng);
    if (action !== undefined) texts.add(formatAction(game, action));
  }
  return texts;
}

const bids = (game: Game<Tiny>) => ['bid 1', 'bid 2'].map((text) => parseAction(game, text));
const NODES = ['to a1', 'to a2', 'to b1', 'to b2', 'to b3', 'to c1', 'to c2'];

describe('clicks', () => {
  test('combine every verb of a decision with every visible thing, and include buttons', () => {
    const game = tinyGame();
    const s = replay(game, bids(game));
    s.at[3] = -1;
    const units = ['move r1', 'move r2', 'move b1'];
    expect([...clicksIn(game, s)].sort()).toEqual([...units, 'pass', ...NODES].sort());
  });

  test('never use numbers, which are typed', () => {
    const game = tinyGame();
    expect([...clicksIn(game, start(game))].filter((text) => text.startsWith('bid'))).toEqual([]);
  });

  test('use a verb of the current step half of the time', () => {
    const game = tinyGame();
    const s = replay(game, bids(game));
    const things = clickable(game, s, 0, legal(game, s, new ActionList()));
    expect(things.asked.toSorted()).toEqual([tinyVerbs.id.move, tinyVerbs.id.pass]);
    expect(things.all).toContain(tinyVerbs.id.to);
  });
});
