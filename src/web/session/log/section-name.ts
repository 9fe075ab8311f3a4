/** Name of a turn in the log. */
import type { Game } from '../../../kernel/game.ts';
import { side as sideNoun } from '../../../kernel/text/message.ts';
import { nameOf, t } from '../../table-messages.ts';
import type { LogSection } from './log-sections.ts';
import { lineOf } from './log-lines.ts';

/** Returns the heading of a turn; if it has none, a text that names the side to move. */
export function sectionName(game: Game, { heading, side }: LogSection): string {
  if (heading)
    return lineOf(game, heading)
      .segments.map(({ text }) => text)
      .join('');
  return side < 0 ? t('entries.set-up') : nameOf(game, sideNoun(side));
}
