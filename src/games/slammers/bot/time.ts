/** How far a game has come, as bots feel it. */
import type { Slammers } from '../state.ts';

type S = Slammers;

/** Game turns of scenarios without an end of their own that feel like the whole. */
const LONG = 12;

/** How much of the game is over, 0 to 1. */
export function progressOf({ world, round, mover }: S): number {
  const turns = Math.min(world.scenario.turns ?? LONG, 16);
  return Math.min(1, Math.max(0, round - 1 + mover / world.playerTurns.length) / turns);
}

/** Game turns that are left, this one too. */
export const turnsLeft = ({ world, round }: S): number =>
  Math.max(1, (world.scenario.turns ?? LONG) - round + 1);
