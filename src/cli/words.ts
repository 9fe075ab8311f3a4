/** Names of sides, winners and events as commands print them, in text and in JSON. */
import type { Game, Outcome } from '../kernel/game.ts';
import { formatEvent } from '../kernel/sentences.ts';
import type { LogEvent } from '../kernel/log.ts';
import { CHANCE, type Side } from '../kernel/step.ts';

/** Id of a side; `chance` for the dice, `nobody` once a game is over. */
export function sideId(game: Game, side: Side): string {
  if (side === CHANCE) return 'chance';
  return game.sides[side]?.id ?? 'nobody';
}

/** An outcome for programs: the winner by id, or `draw`. */
export function outcomeJson(game: Game, outcome: Outcome | undefined) {
  return outcome && { ...outcome, winner: game.sides[outcome.winner]?.id ?? 'draw' };
}

/** An outcome for people: `[0.2] The winning score was reached. Black wins, 26 to 14.` */
export function outcomeWords(game: Game, { winner, rule, reason, scores }: Outcome): string {
  const result = game.sides[winner] ? `${game.sides[winner]?.name} wins` : 'A draw';
  const points = scores ? `, ${scores.join(' to ')}` : '';
  return `${rule ? `[${rule}] ` : ''}${reason} ${result}${points}.`;
}

/** `[7.1] What happened.` */
export const eventWords = (game: Game, event: LogEvent): string =>
  `[${event.rule}] ${formatEvent(game, event)}`;
