/**
 * Offers of a player that only the other players can accept: a draw, a takeback beyond the reach of undo, newer rules, a
 * substitute bot for a seat. All offers and answers are entries of the record. An offer lapses when the game continues.
 */
import {
  type Message,
  type LocalizedText,
  msg,
  side as sideNoun,
} from '../../kernel/text/message.ts';
import type { Side } from '../../kernel/side.ts';
import { isMetaEntry } from '../record/meta-entries.ts';
import type { TableStatus } from '../messages/messages.ts';

/** Open offer, as all seats see it. */
export type Offer = NonNullable<TableStatus['offers']>[number];

/** Request of a player. Only the owner of a seat can allow a substitute bot for it. */
export type OfferTerms = Offer['terms'];

/** Contents of an entry of kind `accord`. */
export type OfferAction =
  | { readonly kind: 'ask'; readonly terms: OfferTerms }
  | { readonly kind: 'agree' | 'decline' | 'withdraw' }
  /** The last player has agreed: the request takes effect. */
  | { readonly kind: 'done'; readonly terms: Exclude<OfferTerms, { do: 'stand-in' }> };

const TERMS =
  /^(?:(draw|resume)|takeback (\d{1,9})|pause (\d{1,2})|rules ([0-9a-f]{64})|stand-in (\d{1,2}) ([a-z0-9-]{1,20}))$/;

function formatTerms(terms: OfferTerms): string {
  switch (terms.do) {
    case 'draw':
    case 'resume':
      return terms.do;
    case 'takeback':
      return `takeback ${terms.to}`;
    case 'pause':
      return `pause ${terms.days}`;
    case 'rules':
      return `rules ${terms.bundle}`;
    case 'stand-in':
      return `stand-in ${terms.side} ${terms.level}`;
  }
}

function parseTerms(text: string): OfferTerms | undefined {
  const [, plain, to, days, bundle, side, level] = TERMS.exec(text) ?? [];
  if (plain === 'draw' || plain === 'resume') return { do: plain };
  if (days !== undefined) return { do: 'pause', days: Number(days) };
  if (to !== undefined) return { do: 'takeback', to: Number(to) };
  if (bundle !== undefined) return { do: 'rules', bundle };
  return level === undefined ? undefined : { do: 'stand-in', side: Number(side), level };
}

/** Formats the text of an entry; `parseOfferAction` reads it back. */
export function formatOfferAction(action: OfferAction): string {
  if (action.kind === 'ask') return `ask ${formatTerms(action.terms)}`;
  return action.kind === 'done' ? formatTerms(action.terms) : action.kind;
}

/** Parses the text of an entry; undefined if it is of another kind. */
export function parseOfferAction(text: string): OfferAction | undefined {
  if (text === 'agree' || text === 'decline' || text === 'withdraw') return { kind: text };
  const asks = text.startsWith('ask ');
  const terms = parseTerms(asks ? text.slice(4) : text);
  if (!terms) return undefined;
  if (asks) return { kind: 'ask', terms };
  return terms.do === 'stand-in' ? undefined : { kind: 'done', terms };
}

export class Offers {
  #offer: Offer | undefined;
  /** Declined offers, which may not be repeated before the game has continued. */
  readonly #declined = new Set<string>();

  get offer(): Offer | undefined {
    return this.#offer;
  }

  /** Updates the offers after an entry of any kind. */
  apply(entry: { readonly kind: string; readonly side: Side; readonly text: string }): void {
    const action = entry.kind === 'accord' ? parseOfferAction(entry.text) : undefined;
    if (action && action.kind !== 'done') this.#note(entry.side, action);
    else if (action && isMetaEntry(entry)) this.#offer = undefined;
    else if (!isMetaEntry(entry)) {
      this.#declined.clear();
      // A request for a substitute bot stays open until the absent player answers.
      if (this.#offer?.terms.do !== 'stand-in') this.#offer = undefined;
    }
  }

  #note(side: Side, action: Exclude<OfferAction, { kind: 'done' }>): void {
    const known = this.#offer;
    if (action.kind === 'ask') this.#offer = { by: side, terms: action.terms, agreed: [] };
    else if (action.kind === 'agree' && known && known.terms.do !== 'stand-in')
      this.#offer = { ...known, agreed: [...known.agreed, side] };
    else {
      if (action.kind === 'decline' && known) this.#declined.add(keyOf(known.by, known.terms));
      this.#offer = undefined;
    }
  }

  /** Returns why a side cannot make this entry; undefined if it can. */
  whyNot(side: Side, action: OfferAction): LocalizedText | undefined {
    const open = this.#offer;
    if (action.kind === 'ask') {
      if (open) return msg('offer.open');
      if (action.terms.do === 'stand-in' && action.terms.side === side)
        return msg('offer.own-seat');
      return this.#declined.has(keyOf(side, action.terms)) ? msg('offer.declined') : undefined;
    }
    if (!open) return msg('offer.none');
    if (action.kind === 'withdraw') return open.by === side ? undefined : msg('offer.not-yours');
    if (open.by === side || open.agreed.includes(side)) return msg('offer.yours');
    if (open.terms.do === 'stand-in')
      return open.terms.side === side ? undefined : msg('offer.not-asked');
    if (action.kind !== 'done') return undefined;
    return formatTerms(action.terms) === formatTerms(open.terms) ? undefined : msg('offer.none');
  }

  /** Returns the request that takes effect if `side` agrees too; undefined if other answers are still missing. */
  granted(side: Side, people: readonly Side[]): OfferTerms | undefined {
    const open = this.#offer;
    if (!open) return undefined;
    if (open.terms.do === 'stand-in') return open.terms;
    const awaited = people.filter((p) => p !== open.by && p !== side && !open.agreed.includes(p));
    return awaited.length === 0 ? open.terms : undefined;
  }
}

const keyOf = (by: Side, terms: OfferTerms): string => `${by} ${formatTerms(terms)}`;

/** Returns a request as a message. */
export const termsMessage = (by: Side, terms: OfferTerms): Message =>
  msg(`offer.asks.${terms.do}`, {
    who: sideNoun(by),
    ...(terms.do === 'stand-in' && { side: sideNoun(terms.side) }),
    ...(terms.do === 'pause' && { n: terms.days }),
  });
