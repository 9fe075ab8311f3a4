import { expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { lookAtGames } from './odds-cards.ts';

const GAMES = 200;

test.each(games)(
  'every decision of 200 random games of $id shows its own first roll completely, and no other roll as its first',
  (module) => {
    const looked = lookAtGames(module, GAMES);
    console.log(module.id, JSON.stringify(looked));
    expect(looked.rows).toBeLessThanOrEqual(8);
    if (module.id !== 'annihilation') expect(looked.own).toBeGreaterThan(1000);
  },
);
