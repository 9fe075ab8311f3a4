/**
 * Current player of a seat, if not its owner: a substitute bot for an absent person, or a person in the seat of a bot.
 * It follows from the `seat` entries of the record.
 */
import type { z } from 'zod';
import { type LocalizedText, msg } from '../../kernel/text/message.ts';
import type { Side } from '../../kernel/side.ts';
import type { SeatView } from '../messages/messages.ts';
import type { seatChangeRequest } from '../messages/requests.ts';
import type { Seat } from '../table-parts.ts';

/** Change of the player of a seat, as an entry records it. */
export type SeatChange = Readonly<z.infer<typeof seatChangeRequest>>;

const LEVEL = /^[a-z0-9-]{1,20}$/;

/** Formats the text of an entry; `parseSeatChange` reads it back. */
export const formatSeatChange = (change: SeatChange): string =>
  change.do === 'stand-in' ? `stand-in ${change.level}` : change.do;

/** Parses the text of an entry; undefined if it is of another kind. */
export function parseSeatChange(text: string): SeatChange | undefined {
  const [word, level, ...rest] = text.split(' ');
  if (rest.length > 0) return undefined;
  if (word === 'stand-in' && level !== undefined && LEVEL.test(level)) return { do: word, level };
  if (level !== undefined) return undefined;
  return word === 'back' || word === 'take-over' || word === 'give-back' ? { do: word } : undefined;
}

/** As in views: the level of a bot in a person's seat, a person in a bot's seat, or undefined for the owner. */
type StandIn = { readonly standIn: string } | { readonly takenOver: true } | undefined;

export class StandIns {
  readonly #standIns: StandIn[] = [];

  /** Returns the player who replaces a seat's owner; undefined if the owner plays. */
  currentPlayer(side: Side): Seat | undefined {
    const standIn = this.#standIns[side];
    if (!standIn) return undefined;
    if ('takenOver' in standIn) return { kind: 'human', name: '' };
    return { kind: 'bot', name: standIn.standIn };
  }

  /** Returns the same in the form of table views. */
  marks(side: Side): Pick<SeatView, 'standIn' | 'takenOver'> {
    return this.#standIns[side] ?? {};
  }

  /** Updates the current players after an entry of kind `seat`. */
  note(side: Side, text: string): void {
    const change = parseSeatChange(text);
    if (change?.do === 'stand-in') this.#standIns[side] = { standIn: change.level };
    else this.#standIns[side] = change?.do === 'take-over' ? { takenOver: true } : undefined;
  }

  /** Returns why a seat change is not allowed; undefined if it is. */
  whyNot(side: Side, seat: Seat, change: SeatChange): LocalizedText | undefined {
    const isBot = seat.kind === 'bot';
    const { standIn, takenOver } = this.marks(side);
    switch (change.do) {
      case 'stand-in':
        if (isBot) return msg('seat.bot');
        return standIn === change.level ? msg('seat.substitute') : undefined;
      case 'back':
        return standIn === undefined ? msg('seat.nobody') : undefined;
      case 'take-over':
        if (!isBot) return msg('seat.person');
        return takenOver ? msg('seat.taken-over') : undefined;
      case 'give-back':
        return takenOver ? undefined : msg('seat.not-taken');
    }
  }
}
