/**
 * `countermarch/bots`: players that know only the kernel's interface of a game, see only their own side's view, and
 * play the same for the same seed on any machine.
 */

// Creating bots, and their interface.
export { createBot } from './create-bot.ts';
export { ADVISER_LEVEL, BOUND_LEVELS, LEVELS, levelsOf, USUAL_LEVEL } from './levels.ts';
export type { Bot, Budget, Memory, BotSeat, RatedAction } from './bot.ts';
export type { Plan } from './planner/plan.ts';

// Games of bots against each other.
export { IllegalChoiceError, Match, type MatchResult, playMatch, playSeats } from './match.ts';
