/** [8.1] [8.3] [8.4] Custom decks as a document: plain data, normalized so that equal decks are equal documents. */
import { deckPointsOf } from '../data/card.ts';
import { CARD, type CardId, CARDS } from '../data/cards.ts';
import type { FactionId } from '../data/factions.ts';
import type { SeatOption } from '../data/options.ts';
import type { Prints } from '../data/prints.ts';
import { type Deck, STARTERS } from '../data/starters.ts';
import { TERRAIN } from '../data/terrain.ts';
import { type TileId, TILES } from '../data/tiles.ts';

/** Deck of a seat. Its faction overrides the options. */
export interface SeatDeck {
  readonly seat: SeatOption;
  readonly faction: FactionId;
  /** Number of each card in the deck; the stronghold of the faction is added to it [8.1]. */
  readonly cards: Readonly<Partial<Record<CardId, number>>>;
  /** [8.4] Number of each tile, in the order of the list of tiles. */
  readonly tiles: Readonly<Partial<Record<TileId, number>>>;
}

/** [R82] Custom decks. A seat without one plays the starter deck of its faction; decks of unused seats are kept. */
export interface DeckDocument {
  /** [8.3] Maximum points of a deck, and of its tiles [8.4]. */
  readonly points: number;
  readonly tiles: number;
  readonly decks: readonly SeatDeck[];
}

/** Returns the points of a tile: dice of its terrain, plus resources, plus 2 for works or tunnels [8.4]. */
export function tilePointsOf({ values }: Prints, id: TileId): number {
  const tile = TILES.find((other) => other.id === id);
  if (tile === undefined) throw new Error(`there is no tile ${id}`);
  const amount = tile.resources.reduce<number>((sum, n) => sum + n, 0);
  return values.terrainDefence[TERRAIN[tile.terrain]] + amount + (tile.works > 0 ? 2 : 0);
}

const isStronghold = (id: CardId): boolean => 'headquarters' in CARDS[CARD[id]].abilities;

/** Returns whether a facility is built without a card [2.20]. */
const isBuilt = (id: CardId): boolean => {
  const { abilities } = CARDS[CARD[id]];
  return 'collects-one' in abilities || 'mines' in abilities;
};

/** [8.1] Returns the cards that a deck of a faction may contain, in the order of all cards. */
export const cardsOf = (faction: FactionId): CardId[] =>
  CARDS.filter(({ origin }) => origin === faction || origin === 'all')
    .map(({ id }) => id)
    .filter((id) => !isStronghold(id) && !isBuilt(id));

/** [8.4] Returns the tiles that a deck of a faction may contain. */
export const tilesOf = (faction: FactionId): TileId[] =>
  TILES.filter((tile) => tile.faction === faction).map(({ id }) => id);

/** [8.1] Returns the stronghold of a faction. */
const strongholdOf = (faction: FactionId): CardId => STARTERS[faction].stronghold;

const entriesOf = <Id extends string>(counts: Readonly<Partial<Record<Id, number>>>) =>
  Object.entries(counts) as [Id, number][];

/** Returns the total number of cards or tiles. */
export const sizeOf = (counts: Readonly<Partial<Record<string, number>>>): number =>
  entriesOf(counts).reduce((sum, [, n]) => sum + n, 0);

/** [8.2] Returns the points of all cards. */
export const pointsOfCards = (prints: Prints, cards: SeatDeck['cards']): number =>
  entriesOf(cards).reduce((sum, [id, n]) => sum + n * deckPointsOf(prints.cards[CARD[id]]), 0);

/** [8.4] Returns the points of all tiles. */
export const pointsOfTiles = (prints: Prints, tiles: SeatDeck['tiles']): number =>
  entriesOf(tiles).reduce((sum, [id, n]) => sum + n * tilePointsOf(prints, id), 0);

/** Returns the deck in the form used for play. */
export const deckOf = ({ faction, cards, tiles }: SeatDeck): Deck => ({
  ...{ faction, cards, stronghold: strongholdOf(faction) },
  tiles: entriesOf(tiles).flatMap(([id, n]) => Array<TileId>(n).fill(id)),
});

/** [D10] Returns the starter deck of a faction for a seat. */
export function starterOf(seat: SeatOption, faction: FactionId): SeatDeck {
  const { cards, tiles } = STARTERS[faction];
  return { seat, faction, cards, tiles: Object.fromEntries(tiles.map((id) => [id, 1])) };
}
