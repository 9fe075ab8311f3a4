/** [8.1] [8.3] [8.4] Decks of one’s own as a document: plain data, in the one form that equal decks share. */
import { deckPointsOf } from '../data/card.ts';
import { CARD, type CardId, CARDS } from '../data/cards.ts';
import { type Faction, FACTION_IDS, type FactionId, FACTIONS } from '../data/factions.ts';
import type { SeatOption } from '../data/options.ts';
import { type Deck, STARTERS } from '../data/starters.ts';
import { TERRAIN, TERRAINS } from '../data/terrain.ts';
import { type TileId, TILES } from '../data/tiles.ts';

/** The deck of a seat, whose faction counts, whatever the options say. */
export interface SeatDeck {
  readonly seat: SeatOption;
  readonly faction: FactionId;
  /** How often each card is in it; the stronghold of the faction comes with it [8.1]. */
  readonly cards: Readonly<Partial<Record<CardId, number>>>;
  /** [8.4] How often each tile is laid, in the order of the list of tiles. */
  readonly tiles: Readonly<Partial<Record<TileId, number>>>;
}

/** [R82] Custom decks. A seat without one plays the starter deck of its faction; decks of unused seats are kept. */
export interface DeckDocument {
  /** [8.3] The most points of a deck, and of its tiles [8.4]. */
  readonly points: number;
  readonly tiles: number;
  readonly decks: readonly SeatDeck[];
}

/** Tiles cost what they give: dice of their terrain, resources, and 2 for works or tunnels [8.4]. */
export function tilePointsOf(id: TileId): number {
  const tile = TILES.find((other) => other.id === id);
  if (tile === undefined) throw new Error(`there is no tile ${id}`);
  const amount = tile.resources.reduce<number>((sum, n) => sum + n, 0);
  return TERRAINS[TERRAIN[tile.terrain]].defence + amount + (tile.works > 0 ? 2 : 0);
}

const isStronghold = (id: CardId): boolean => 'headquarters' in CARDS[CARD[id]].abilities;

/** Facilities that are built without a card [2.20]. */
const isBuilt = (id: CardId): boolean => {
  const { abilities } = CARDS[CARD[id]];
  return 'collects-one' in abilities || 'mines' in abilities;
};

/** [8.1] Cards that a deck of a faction may have, in the order of all cards. */
export const cardsOf = (faction: FactionId): CardId[] =>
  CARDS.filter(({ origin }) => origin === faction || origin === 'all')
    .map(({ id }) => id)
    .filter((id) => !isStronghold(id) && !isBuilt(id));

/** [8.4] Tiles that it may have. */
export const tilesOf = (faction: FactionId): TileId[] =>
  TILES.filter((tile) => tile.faction === faction).map(({ id }) => id);

/** [8.1] The one stronghold of a faction. */
const strongholdOf = (faction: FactionId): CardId => STARTERS[faction].stronghold;

export const factionOf = (id: FactionId): Faction => FACTIONS[FACTION_IDS.indexOf(id)];

const entriesOf = <Id extends string>(counts: Readonly<Partial<Record<Id, number>>>) =>
  Object.entries(counts) as [Id, number][];

/** How many cards or tiles there are. */
export const sizeOf = (counts: Readonly<Partial<Record<string, number>>>): number =>
  entriesOf(counts).reduce((sum, [, n]) => sum + n, 0);

/** [8.2] */
export const pointsOfCards = (cards: SeatDeck['cards']): number =>
  entriesOf(cards).reduce((sum, [id, n]) => sum + n * deckPointsOf(CARDS[CARD[id]]), 0);

/** [8.4] */
export const pointsOfTiles = (tiles: SeatDeck['tiles']): number =>
  entriesOf(tiles).reduce((sum, [id, n]) => sum + n * tilePointsOf(id), 0);

/** The deck as it is played. */
export const deckOf = ({ faction, cards, tiles }: SeatDeck): Deck => ({
  ...{ faction, cards, stronghold: strongholdOf(faction) },
  tiles: entriesOf(tiles).flatMap(([id, n]) => Array<TileId>(n).fill(id)),
});

/** [D10] A starter deck for a seat. */
export function starterOf(seat: SeatOption, faction: FactionId): SeatDeck {
  const { cards, tiles } = STARTERS[faction];
  return { seat, faction, cards, tiles: Object.fromEntries(tiles.map((id) => [id, 1])) };
}
