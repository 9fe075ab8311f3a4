/** Dice that two arms of an experiment share even after their games have diverged. */
import type { DiceSource } from '../bots/match.ts';
import type { Game } from '../kernel/game.ts';
import { Sfc32 } from '../kernel/random.ts';
import type { GameState } from '../kernel/state.ts';

/**
 * Gives every roll a generator of its own. Its seed consists of the game's seed, the player turn, the frame on top of
 * the stack (the step with its fields), and how often these have occurred before. So the same attack in the same turn
 * gets the same die in both arms, whatever was rolled before. With a single stream, one additional roll would shift all
 * later ones.
 */
export function keyedDice(seed: string): DiceSource {
  const seen = new Map<string, number>();
  return {
    at(game, s) {
      const key = keyOf(game, s);
      const count = seen.get(key) ?? 0;
      seen.set(key, count + 1);
      return new Sfc32(`keyed/${seed}/${key}/${count}`);
    },
  };
}

function keyOf(game: Game, s: GameState): string {
  const { frame } = s.layout;
  const at = (s.depth - 1) * frame + 1;
  return `${game.bot.turn?.(s) ?? 0}/${s.ints.subarray(at, at + frame).join()}`;
}
