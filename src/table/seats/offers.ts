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
export type OfferRequest = Offer['wish'];

/** Contents of an entry of kind `accord`. */
export type OfferMove =
  | { readonly say: 'ask'; readonly wish: OfferRequest }
  | { readonly say: 'agree' | 'decline' | 'withdraw' }
  /** The last player has agreed: the request takes effect. */
  | { readonly say: 'done'; readonly wish: Exclude<OfferRequest, { do: 'stand-in' }> };

const WISH =
  /^(?:(draw|resume)|takeback (\d{1,9})|pause (\d{1,2})|rules ([0-9a-f]{64})|stand-in (\d{1,2}) ([a-z0-9-]{1,20}))$/;

function formatWish(wish: OfferRequest): string {
  switch (wish.do) {
    case 'draw':
    case 'resume':
      return wish.do;
    case 'takeback':
      return `takeback ${wish.to}`;
    case 'pause':
      return `pause ${wish.days}`;
    case 'rules':
      return `rules ${wish.bundle}`;
    case 'stand-in':
      return `stand-in ${wish.side} ${wish.level}`;
  }
}

function parseWish(text: string): OfferRequest | undefined {
  const [, plain, to, days, bundle, side, level] = WISH.exec(text) ?? [];
  if (plain === 'draw' || plain === 'resume') return { do: plain };
  if (days !== undefined) return { do: 'pause', days: Number(days) };
  if (to !== undefined) return { do: 'takeback', to: Number(to) };
  if (bundle !== undefined) return { do: 'rules', bundle };
  return level === undefined ? undefined : { do: 'stand-in', side: Number(side), level };
}

/** Formats the text of an entry; `parseAccord` reads it back. */
export function formatAccord(accord: OfferMove): string {
  if (accord.say === 'ask') return `ask ${formatWish(accord.wish)}`;
  return accord.say === 'done' ? formatWish(accord.wish) : accord.say;
}

/** Parses the text of an entry; undefined if it is of another kind. */
export function parseAccord(text: string): OfferMove | undefined {
  if (text === 'agree' || text === 'decline' || text === 'withdraw') return { say: text };
  const asks = text.startsWith('ask ');
  const wish = parseWish(asks ? text.slice(4) : text);
  if (!wish) return undefined;
  if (asks) return { say: 'ask', wish };
  return wish.do === 'stand-in' ? undefined : { say: 'done', wish };
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
    const accord = entry.kind === 'accord' ? parseAccord(entry.text) : undefined;
    if (accord && accord.say !== 'done') this.#note(entry.side, accord);
    else if (accord && isMetaEntry(entry)) this.#offer = undefined;
    else if (!isMetaEntry(entry)) {
      this.#declined.clear();
      // A request for a substitute bot stays open until the absent player answers.
      if (this.#offer?.wish.do !== 'stand-in') this.#offer = undefined;
    }
  }

  #note(side: Side, accord: Exclude<OfferMove, { say: 'done' }>): void {
    const known = this.#offer;
    if (accord.say === 'ask') this.#offer = { by: side, wish: accord.wish, agreed: [] };
    else if (accord.say === 'agree' && known && known.wish.do !== 'stand-in')
      this.#offer = { ...known, agreed: [...known.agreed, side] };
    else {
      if (accord.say === 'decline' && known) this.#declined.add(keyOf(known.by, known.wish));
      this.#offer = undefined;
    }
  }

  /** Returns why a side cannot make this entry; undefined if it can. */
  whyNot(side: Side, accord: OfferMove): LocalizedText | undefined {
    const open = this.#offer;
    if (accord.say === 'ask') {
      if (open) return msg('offer.open');
      if (accord.wish.do === 'stand-in' && accord.wish.side === side) return msg('offer.own-seat');
      return this.#declined.has(keyOf(side, accord.wish)) ? msg('offer.declined') : undefined;
    }
    if (!open) return msg('offer.none');
    if (accord.say === 'withdraw') return open.by === side ? undefined : msg('offer.not-yours');
    if (open.by === side || open.agreed.includes(side)) return msg('offer.yours');
    if (open.wish.do === 'stand-in')
      return open.wish.side === side ? undefined : msg('offer.not-asked');
    if (accord.say !== 'done') return undefined;
    return formatWish(accord.wish) === formatWish(open.wish) ? undefined : msg('offer.none');
  }

  /** Returns the request that takes effect if `side` agrees too; undefined if other answers are still missing. */
  granted(side: Side, people: readonly Side[]): OfferRequest | undefined {
    const open = this.#offer;
    if (!open) return undefined;
    if (open.wish.do === 'stand-in') return open.wish;
    const awaited = people.filter((p) => p !== open.by && p !== side && !open.agreed.includes(p));
    return awaited.length === 0 ? open.wish : undefined;
  }
}

const keyOf = (by: Side, wish: OfferRequest): string => `${by} ${formatWish(wish)}`;

/** Returns a request as a message. */
export const wishMessage = (by: Side, wish: OfferRequest): Message =>
  msg(`offer.asks.${wish.do}`, {
    who: sideNoun(by),
    ...(wish.do === 'stand-in' && { side: sideNoun(wish.side) }),
    ...(wish.do === 'pause' && { n: wish.days }),
  });
