/** Answers of seats to offers at their table, as the record stores them. */
import { type LocalizedText, msg } from '../../kernel/text/message.ts';
import type { Side } from '../../kernel/side.ts';
import { type OfferAction, parseOfferAction, type OfferTerms } from './offers.ts';
import { LONGEST_PAUSE } from '../clock/clock.ts';
import type { TableInternals } from '../views/internals.ts';

/** Returns the sides that are asked: seats owned or played by people who have not resigned. */
const peopleOf = ({ seats, standIns, status }: TableInternals): Side[] =>
  [...seats.keys()].filter(
    (side) =>
      !status.resigned.has(side) &&
      (seats[side]?.kind === 'human' || standIns.currentPlayer(side)?.kind === 'human'),
  );

/**
 * Returns the entry for a message of a seat, or a refusal. When the last player agrees, the entry completes the
 * agreement.
 */
export function offerActionOf(
  internals: TableInternals,
  side: Side,
  text: string,
): OfferAction | { why: LocalizedText } {
  const { offers, history } = internals;
  const to = history.beforeLastOf(side);
  if (text === 'ask takeback' && to === undefined) return { why: msg('undo.nothing') };
  const action = parseOfferAction(text === 'ask takeback' ? `ask takeback ${to}` : text);
  if (!action || action.kind === 'done') return { why: msg('record.offer', { text }) };
  const why =
    offers.whyNot(side, action) ??
    (action.kind === 'ask' ? whyNotAsk(internals, side, action) : undefined);
  if (why !== undefined) return { why };
  const terms = action.kind === 'agree' ? offers.granted(side, peopleOf(internals)) : undefined;
  return terms && terms.do !== 'stand-in' ? { kind: 'done', terms } : action;
}

function whyNoPause({ clocks }: TableInternals, terms: OfferTerms): LocalizedText | undefined {
  if (!clocks.rule) return msg('clock.none');
  if (terms.do === 'resume')
    return clocks.paused === undefined ? msg('clock.not-paused') : undefined;
  const fits = terms.do === 'pause' && terms.days > 0 && terms.days <= LONGEST_PAUSE;
  return fits ? undefined : msg('clock.pause');
}

function whyNotAsk(
  internals: TableInternals,
  side: Side,
  { terms }: Extract<OfferAction, { kind: 'ask' }>,
): LocalizedText | undefined {
  const people = peopleOf(internals);
  if (terms.do === 'stand-in') return people.includes(terms.side) ? undefined : msg('offer.nobody');
  if (people.every((other) => other === side)) return msg('offer.nobody');
  if (terms.do === 'pause' || terms.do === 'resume') return whyNoPause(internals, terms);
  return terms.do === 'takeback' ? internals.history.whyNoTakeback(terms.to) : undefined;
}
