/** Names of cards and owners in messages, for readers who know the cards. */
import { type Message, type Noun, unit } from '../../../kernel/text/message.ts';
import type { Armageddon } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { apOf, type Card, type Cost, RESOURCES } from '../data/card.ts';
import { GEAR, gearOf, TACTICS } from '../data/gear.ts';
import type { CardId } from '../data/cards.ts';
import { stockOf } from './empire/02-pay.ts';
import { isKnown } from './knowledge.ts';
import { cardOf, isGarrison, seenCard } from './pieces.ts';

type S = Armageddon;

/** Returns the name of a card, as its owner's faction calls it. */
export function nameOf(s: S, u: number): Message {
  const card = seenCard(s, u);
  if (card === undefined) return slotName(s, u);
  const faction = s.world.factions[s.owner[u]]?.id ?? 'other';
  return msg(`card.${card.id as CardId}`, { faction });
}

/**
 * Returns the name of a hidden card, a garrison or an army; [12.1] [13.1] for pieces without a player, with their
 * owner.
 */
function slotName(s: S, u: number): Message {
  if (u < s.world.cards) return msg('piece.card', { u: unit(u) });
  const { id, side } = s.world.units[u];
  const n = Number(/\d+$/.exec(id)?.[0]);
  const owner = s.owner[u];
  // [12.1] Independents that have joined a player keep their piece.
  if (side < 0 && owner >= 0 && owner < s.world.sides.length)
    return msg('piece.recruited', { n, side: { side: owner } });
  if (side < 0 || owner >= s.world.sides.length)
    return msg('piece.band', { n, owner: ownerName(s, owner) });
  return msg(isGarrison(s, u) ? 'piece.garrison' : 'piece.army', { side: { side }, n });
}

/** Returns a card as a message argument that can be highlighted. */
export const named = (s: S, u: number): Noun => unit(u, nameOf(s, u));

/** Returns a card as a message argument for one side, which may not know it. */
export const namedFor = (s: S, u: number, side: number): Noun =>
  isKnown(s, u, side) ? named(s, u) : unit(u);

/** Returns the name of a product of research: gear, or a tactic. */
export const projectName = (code: number): Message =>
  code < GEAR.length
    ? msg(`gear.${gearOf(code).id}`)
    : msg(`item.${TACTICS[code - GEAR.length].id}`);

const amountsIn = (cost: readonly number[]): Message[] =>
  RESOURCES.flatMap((id, kind) => (cost[kind] > 0 ? [msg(`cost.${id}`, { n: cost[kind] })] : []));

/**
 * [1.2] Returns the arguments of a refusal for lack of means: the price, and what the side has of each part of it. Both
 * are for a sentence: `3 AP, 2 M and 1 E`.
 */
export function priceAndStock(s: S, side: number, ap: number, cost: readonly number[]) {
  const kinds = [...RESOURCES.keys()].filter((kind) => cost[kind] > 0);
  const inSentence = (points: number, amountOf: (kind: number) => number): Message =>
    sentenceOf([
      ...(ap > 0 ? [msg('cost.points', { n: points })] : []),
      ...kinds.map((kind) => msg(`cost.${RESOURCES[kind]}`, { n: amountOf(kind) })),
    ]);
  return {
    price: inSentence(ap, (kind) => cost[kind]),
    stock: inSentence(s.ap[side], (kind) => stockOf(s, side, kind)),
  };
}

/** [1.5] Returns the arguments of a refusal for the price of bringing a card into play. */
export const cardPrice = (s: S, side: number, u: number) =>
  priceAndStock(s, side, apOf(cardOf(s, u)), cardOf(s, u).cost);

function sentenceOf(amounts: readonly Message[]): Message {
  const last = amounts[amounts.length - 1];
  return amounts.length === 1
    ? last
    : msg('cost.and', { row: { row: amounts.slice(0, -1) }, last });
}

/** [1.2] Returns the amounts that are not zero as text, such as `2 M, 1 E`. */
export function costText(cost: readonly number[]): Message {
  const row = amountsIn(cost);
  return row.length > 0 ? msg('cost.all', { row: { row } }) : msg('cost.nothing');
}

/** Returns the name of an owner: a side, independents, a cult. */
export const ownerName = ({ world }: S, owner: number) =>
  owner < world.sides.length
    ? { side: owner }
    : msg(`owner.${world.owners[owner]}` as 'owner.independents');

/** Returns the price of a visible card. */
export const costOf = (s: S, u: number): Message | '' => {
  const card = seenCard(s, u);
  return card ? cardCost(card) : '';
};

/** [1.2] Returns a price with action points as text: `3 AP`, or `3 AP, 2 M`. */
export const priceText = (ap: number, cost: Cost): Message =>
  cost.some((n) => n > 0)
    ? msg('cost.card', { ap, cost: costText(cost) })
    : msg('cost.points', { n: ap });

/** [1.5] Returns the price of bringing a card into play, such as `2 AP, 2 M`. */
export const cardCost = (card: Card): Message =>
  msg('cost.card', { ap: apOf(card), cost: costText(card.cost) });
