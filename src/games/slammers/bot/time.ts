/** Progress of a game, as the bots count it. */
import type { Slammers } from '../state.ts';

type S = Slammers;

/** Assumed length, in game turns, of a scenario without a fixed end. */
const LONG = 12;

/** Returns how much of the game is over, from 0 to 1. */
export function progressOf({ world, round, mover }: S): number {
  const turns = Math.min(world.scenario.turns ?? LONG, 16);
  return Math.min(1, Math.max(0, round - 1 + mover / world.playerTurns.length) / turns);
}

/** Returns the number of game turns left, including the current one. */
export const turnsLeft = ({ world, round }: S): number =>
  Math.max(1, (world.scenario.turns ?? LONG) - round + 1);
