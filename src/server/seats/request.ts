/** Seats of a new table. */
import { createBot } from '../../bots/create-bot.ts';
import type { Game } from '../../kernel/game.ts';
import { msg } from '../../kernel/text/message.ts';
import { requireName } from '../../kernel/setup/setup.ts';
import { hasSecrets } from '../../kernel/view.ts';
import type { TableRequest } from '../../table/messages/requests.ts';
import { OPEN_SEAT, type Seat } from '../../table/table-parts.ts';
import { personName } from '../accounts/names.ts';

/**
 * Returns the requested delay for spectators, in turns, before they see what a side sees; undefined in games without
 * hidden information, where spectators see everything at once.
 */
export const watchWanted = (game: Game, { watch }: TableRequest): number | undefined =>
  hasSecrets(game.create()) ? watch : undefined;

/** Moves every player `shift` seats further. */
export function shifted<T>(seats: readonly T[], shift: number): T[] {
  const first = -(shift % seats.length);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** Returns the requested seats of a new table. */
export function seatsOf(
  game: Game,
  { seats = {}, name = '' }: Pick<TableRequest, 'seats' | 'name'>,
): Seat[] {
  const ids = game.sides.map((side) => side.id);
  for (const id of Object.keys(seats)) requireName(msg('kind.side'), id, ids);
  return ids.map((id) => {
    const wanted = seats[id] ?? 'open';
    if (wanted === 'open') return OPEN_SEAT;
    if (wanted === 'me') return { kind: 'human', name: personName(name) };
    return botSeat(wanted.slice('bot:'.length));
  });
}

function botSeat(level: string): Seat {
  checkLevel(level);
  return { kind: 'bot', name: level };
}

/** Throws `InputError` with the nearest names for a level that does not exist. */
export function checkLevel(level: string): void {
  createBot(level, 0);
}
