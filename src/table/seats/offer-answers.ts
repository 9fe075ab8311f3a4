/** Answers of seats to offers at their table, as the record stores them. */
import { type LocalizedText, msg } from '../../kernel/text/message.ts';
import type { Side } from '../../kernel/side.ts';
import { type OfferMove, parseAccord, type OfferRequest } from './offers.ts';
import { LONGEST_PAUSE } from '../clock/clock.ts';
import type { TableInternals } from '../views/internals.ts';

/** Returns the sides that are asked: seats owned or played by people who have not resigned. */
const peopleOf = ({ seats, standIns, status }: TableInternals): Side[] =>
  [...seats.keys()].filter(
    (side) =>
      !status.resigned.has(side) &&
      (seats[side]?.kind === 'human' || standIns.sitter(side)?.kind === 'human'),
  );

/**
 * Returns the entry for a message of a seat, or a refusal. When the last player agrees, the entry completes the
 * agreement.
 */
export function accordOf(
  internals: TableInternals,
  side: Side,
  text: string,
): OfferMove | { why: LocalizedText } {
  const { offers, history } = internals;
  const to = history.beforeLastOf(side);
  if (text === 'ask takeback' && to === undefined) return { why: msg('undo.nothing') };
  const accord = parseAccord(text === 'ask takeback' ? `ask takeback ${to}` : text);
  if (!accord || accord.say === 'done') return { why: msg('record.offer', { text }) };
  const why =
    offers.whyNot(side, accord) ??
    (accord.say === 'ask' ? whyNotAsk(internals, side, accord) : undefined);
  if (why !== undefined) return { why };
  const wish = accord.say === 'agree' ? offers.granted(side, peopleOf(internals)) : undefined;
  return wish && wish.do !== 'stand-in' ? { say: 'done', wish } : accord;
}

function whyNoPause({ clocks }: TableInternals, wish: OfferRequest): LocalizedText | undefined {
  if (!clocks.rule) return msg('clock.none');
  if (wish.do === 'resume')
    return clocks.paused === undefined ? msg('clock.not-paused') : undefined;
  const fits = wish.do === 'pause' && wish.days > 0 && wish.days <= LONGEST_PAUSE;
  return fits ? undefined : msg('clock.pause');
}

function whyNotAsk(
  internals: TableInternals,
  side: Side,
  { wish }: Extract<OfferMove, { say: 'ask' }>,
): LocalizedText | undefined {
  const people = peopleOf(internals);
  if (wish.do === 'stand-in') return people.includes(wish.side) ? undefined : msg('offer.nobody');
  if (people.every((other) => other === side)) return msg('offer.nobody');
  if (wish.do === 'pause' || wish.do === 'resume') return whyNoPause(internals, wish);
  return wish.do === 'takeback' ? internals.history.whyNoTakeback(wish.to) : undefined;
}
