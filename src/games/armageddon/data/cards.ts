/** All cards, by number: the number of a card is its place in this list, and what a slot’s `kind` holds. */
import { ABILITY_IDS, type AbilityId, levelIn, secondIn } from './abilities.ts';
import type { Card } from './card.ts';
import { brood } from './cards/brood.ts';
import { clans } from './cards/clans.ts';
import { compact } from './cards/compact.ts';
import { cults } from './cards/cults.ts';
import { facilities } from './cards/facilities.ts';
import { independents } from './cards/independents.ts';
import { lattice } from './cards/lattice.ts';

const all = [
  ...compact,
  ...lattice,
  ...brood,
  ...clans,
  ...facilities,
  ...independents,
  ...cults,
] as const;

export type CardId = (typeof all)[number]['id'];
export type NamedCard = Card & { readonly id: CardId };
/** All cards as printed. Games read theirs, with changed values, from `prints`. */
export const CARDS: readonly NamedCard[] = all;

/** The number of each card. */
export const CARD = Object.fromEntries(CARDS.map(({ id }, kind) => [id, kind])) as Readonly<
  Record<CardId, number>
>;

/** First and second numbers of the abilities of all cards: `LEVELS[kind * ABILITY_IDS.length + ability]`. */
const tableOf = (value: typeof levelIn): Uint8Array =>
  Uint8Array.from(
    CARDS.flatMap(({ abilities }) => ABILITY_IDS.map((ability) => value(abilities, ability))),
  );
const LEVELS = tableOf(levelIn);
const SECONDS = tableOf(secondIn);
const PLACES = Object.fromEntries(ABILITY_IDS.map((id, i) => [id, i])) as Readonly<
  Record<AbilityId, number>
>;

/** Level of an ability that is printed on a card, 1 if it has none, 0 if the card has it not. */
export const printedLevel = (kind: number, ability: AbilityId): number =>
  LEVELS[kind * ABILITY_IDS.length + PLACES[ability]];
/** The second number of an ability that takes two. */
export const printedSecond = (kind: number, ability: AbilityId): number =>
  SECONDS[kind * ABILITY_IDS.length + PLACES[ability]];
