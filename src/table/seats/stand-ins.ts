/**
 * Current player of a seat, if not its owner: a substitute bot for an absent
 * person, or a person in the place of a bot. It follows from the `seat` entries of the record.
 */
import type { z } from 'zod';
import { type LocalizedText, msg } from '../../kernel/text/message.ts';
import type { Side } from '../../kernel/side.ts';
import type { SeatView } from '../messages/messages.ts';
import type { seatChangeRequest } from '../messages/requests.ts';
import type { Seat } from '../table-parts.ts';

/** A change of who plays a seat, as an entry says it. */
export type SeatChange = Readonly<z.infer<typeof seatChangeRequest>>;

const LEVEL = /^[a-z0-9-]{1,20}$/;

/** The text of an entry; `parseSeatChange` reads it back. */
export const formatSeatChange = (change: SeatChange): string =>
  change.do === 'stand-in' ? `stand-in ${change.level}` : change.do;

/** Contents of an entry's text; undefined if it is of another kind. */
export function parseSeatChange(text: string): SeatChange | undefined {
  const [word, level, ...rest] = text.split(' ');
  if (rest.length > 0) return undefined;
  if (word === 'stand-in' && level !== undefined && LEVEL.test(level)) return { do: word, level };
  if (level !== undefined) return undefined;
  return word === 'back' || word === 'take-over' || word === 'give-back' ? { do: word } : undefined;
}

/** A bot in a person's place (its level), a person in a bot's place, or (undefined) the owner. */
type StandIn = { readonly standIn: string } | 'taken-over' | undefined;

export class StandIns {
  readonly #standIns: StandIn[] = [];

  /** Level of the bot that stands in at a seat, if one does. */
  standIn(side: Side): string | undefined {
    const standIn = this.#standIns[side];
    return typeof standIn === 'object' ? standIn.standIn : undefined;
  }

  isTakenOver(side: Side): boolean {
    return this.#standIns[side] === 'taken-over';
  }

  /** Player of a seat instead of its owner; undefined if the owner plays. */
  sitter(side: Side): Seat | undefined {
    const level = this.standIn(side);
    if (level !== undefined) return { kind: 'bot', name: level };
    return this.isTakenOver(side) ? { kind: 'human', name: '' } : undefined;
  }

  /** The same, as views of a table tell it. */
  marks(side: Side): Pick<SeatView, 'standIn' | 'takenOver'> {
    const standIn = this.standIn(side);
    if (standIn !== undefined) return { standIn };
    return this.isTakenOver(side) ? { takenOver: true } : {};
  }

  /** Takes in an entry of kind `seat`. */
  note(side: Side, text: string): void {
    const change = parseSeatChange(text);
    if (change?.do === 'stand-in') this.#standIns[side] = { standIn: change.level };
    else this.#standIns[side] = change?.do === 'take-over' ? 'taken-over' : undefined;
  }

  /** Why a seat cannot change hands like that; undefined if it can. */
  whyNot(side: Side, seat: Seat, change: SeatChange): LocalizedText | undefined {
    const isBot = seat.kind === 'bot';
    switch (change.do) {
      case 'stand-in':
        if (isBot) return msg('seat.bot');
        return this.standIn(side) === change.level ? msg('seat.substitute') : undefined;
      case 'back':
        return this.standIn(side) === undefined ? msg('seat.nobody') : undefined;
      case 'take-over':
        if (!isBot) return msg('seat.person');
        return this.isTakenOver(side) ? msg('seat.taken-over') : undefined;
      case 'give-back':
        return this.isTakenOver(side) ? undefined : msg('seat.not-taken');
    }
  }
}
