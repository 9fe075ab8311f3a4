/** Seats of `play`: people at the keyboard, bots, programs. */
import { gameForBots, stateForBots } from '../../kernel/play/through-play.ts';
import { msg } from '../../kernel/text/message.ts';
import type { BotSeat as Player } from '../../bots/bot.ts';
import { createBot } from '../../bots/create-bot.ts';
import { USUAL_LEVEL } from '../../bots/levels.ts';
import type { Game } from '../../kernel/game.ts';
import { InputError, requireName } from '../../kernel/setup/setup.ts';
import type { Side } from '../../kernel/side.ts';
import type { Seat } from '../../table/table-parts.ts';
import { type ComputerPlayer, nameOf, parsePlayer } from '../players.ts';

/** Player of a side: a person at the keyboard, or a computer player. */
export type SeatOccupant = 'human' | ComputerPlayer;

/** Parses `--seat SIDE=WHO`; throws `InputError` with the nearest names. */
export function parseSeats(
  game: Game,
  requests: readonly string[],
  seconds?: number,
): Map<Side, SeatOccupant> {
  const ids = game.sides.map(({ id }) => id);
  const occupants = new Map<Side, SeatOccupant>();
  for (const request of requests) {
    const at = request.indexOf('=');
    if (at < 0)
      throw new InputError(`--seat ${request}: expected SIDE=PLAYER, such as ${ids[0]}=human`);
    const [side, who] = [request.slice(0, at), request.slice(at + 1)];
    requireName(msg('kind.side'), side, ids);
    occupants.set(ids.indexOf(side), who === 'human' ? 'human' : parsePlayer(who, seconds));
  }
  return occupants;
}

/** Returns the seats of a new game; by default a person gets the first side without a `--seat`. */
export function fillSeats(game: Game, named: ReadonlyMap<Side, SeatOccupant>): SeatOccupant[] {
  const free = game.sides.findIndex((_, side) => !named.has(side));
  const person = [...named.values()].includes('human') ? -1 : free;
  return game.sides.map((_, side) => named.get(side) ?? (side === person ? 'human' : USUAL_LEVEL));
}

/** Returns the seats of a saved game, with the requested changes. A saved game never starts a program by itself. */
export function savedSeats(
  game: Game,
  saved: readonly Seat[],
  named: ReadonlyMap<Side, SeatOccupant>,
): SeatOccupant[] {
  return saved.map(({ kind, name }, side) => {
    const occupant = named.get(side);
    if (occupant !== undefined) return occupant;
    if (kind !== 'bot') return 'human';
    try {
      return parsePlayer(`bot:${name}`);
    } catch {
      const id = game.sides[side]?.id;
      throw new InputError(`"${name}" played ${id}; name the new player: --seat ${id}=PLAYER`);
    }
  });
}

/** Returns an occupant as a seat of the record. */
export const seatOf = (occupant: SeatOccupant): Seat =>
  occupant === 'human' ? { kind: 'human', name: 'you' } : { kind: 'bot', name: nameOf(occupant) };

/** Returns the player of a seat without a person; bots keep to the time limit of their level. */
export function playerOf(occupant: SeatOccupant, seed: string): Player | undefined {
  if (occupant === 'human') return undefined;
  if (typeof occupant !== 'string') return occupant;
  const bot = createBot(occupant, seed);
  const budget = { now: () => performance.now() };
  return {
    choose: (game, view, side) =>
      bot.choose(gameForBots(game), stateForBots(game, view), side, budget),
  };
}
