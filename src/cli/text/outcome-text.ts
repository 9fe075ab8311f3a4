/** Names of sides, winners and events as commands print them, in text and in JSON. */
import type { Game } from '../../kernel/game.ts';
import { formatWinners, type Outcome } from '../../kernel/outcome.ts';
import { eventText, resultMessage } from '../../i18n/sentences.ts';
import { translatorOf, format } from './messages.ts';
import type { LogEvent } from '../../kernel/text/log.ts';
import { CHANCE, type Side } from '../../kernel/side.ts';

/** Returns the id of a side; `chance` for the dice, `nobody` once a game is over. */
export function sideId(game: Game, side: Side): string {
  if (side === CHANCE) return 'chance';
  return game.sides[side]?.id ?? 'nobody';
}

/** Returns an outcome for programs: the winners by id, `draw` or `nobody`. */
export function outcomeJson(game: Game, outcome: Outcome | undefined) {
  if (!outcome) return undefined;
  const { winners: _, reason, ...rest } = outcome;
  const ids = game.sides.map((side) => side.id);
  return { winner: formatWinners(ids, outcome), reason: format(game, reason), ...rest };
}

/** Formats an outcome for people: `[0.2] The winning score was reached. Black wins, 26 to 14.` */
export function outcomeText(game: Game, outcome: Outcome): string {
  const { rule, reason, scores } = outcome;
  const result = format(game, resultMessage(game, outcome));
  const points = scores ? `, ${scores.join(' to ')}` : '';
  return `${rule ? `[${rule}] ` : ''}${format(game, reason)} ${result}${points}.`;
}

/** Formats an event: `[7.1] What happened.` */
export const eventLine = (game: Game, event: LogEvent): string =>
  `[${event.rule}] ${eventText(translatorOf(game), event)}`;
