import { describe, expect, test } from 'vitest';
import { isles } from '../../../test/isles/index.ts';
import { playQuickLadder } from './quick-ladder.ts';
import { weakLevels } from './weak-levels.ts';

/** Isles for two players, with some of the levels. */
const duelWith = (...levels: string[]) => ({
  ...isles,
  scenarios: isles.scenarios.filter(({ id }) => id === 'duel'),
  levels,
});

describe('a quick ladder', () => {
  test('has games between each level and the next', () => {
    const size = { games: 2, seconds: 1e6 };
    const ladder = playQuickLadder(duelWith('random', '1', 'greedy', '4'), size);
    expect(ladder).toMatchObject({ game: 'isles', scenario: 'duel', effort: 1 / 8 });
    expect(ladder.pairs).toMatchObject([
      { one: '1', other: 'greedy', games: 2 },
      { one: 'greedy', other: '4', games: 2 },
    ]);
  });

  test('is the same each time, and names the levels that lose', () => {
    const play = () => playQuickLadder(duelWith('2', '3', 'greedy'), { games: 9, seconds: 1e6 });
    const ladder = play();
    expect(play()).toEqual(ladder);
    expect(ladder.weak).toEqual(weakLevels(ladder.pairs));
  });

  test('ends when its time is over, without the unfinished game', () => {
    const { pairs } = playQuickLadder(duelWith('1', 'greedy'), { games: 1000, seconds: 0 });
    expect(pairs).toEqual([]);
  });
});
