import { expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { lookAtGames } from './odds-cards.ts';
import { byTier } from './tier.ts';

const GAMES = byTier(7, 2, 20);
const DECISIONS = 300;
/** Games in which hundreds of moves come before the first battle. */
const MORE: Readonly<Record<string, number>> = { chitin: 2500 };

test.each(games)(
  'every decision of random games of $id shows its own first roll completely, and no other roll as its first',
  (module) => {
    const looked = lookAtGames(module, GAMES, MORE[module.id] ?? DECISIONS);
    expect(looked.decisions).toBeGreaterThan(GAMES * 30);
    // Annihilation has no dice.
    if (module.id !== 'annihilation') expect(looked.own).toBeGreaterThan(GAMES);
    expect(looked.rows).toBeLessThanOrEqual(8);
  },
);
