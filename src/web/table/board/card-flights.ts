/** Animation of cards that move between the hand, the piles beside it and the board. */
import { effect, untracked } from '@preact/signals';
import type { ZoneLook } from '../../../kernel/look/zones.ts';
import type { GameState } from '../../../kernel/state.ts';
import { faceAddress } from '../../cards/card-images.ts';
import { fly, landAll } from '../../cards/flight.ts';
import { settings } from '../../ui/settings.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';
import { zoneId } from './zones-panel.tsx';

/** Maximum number of cards in flight; more of them mean another position, not a move. */
const MOST_FLIGHTS = 12;

/** Place of a card of the seat: in a docked zone, on a pile, or on the board. */
export interface CardPlace {
  readonly place: 'hand' | 'pile' | 'board';
  /** Selector of the element that shows the card there. */
  readonly selector: string;
  /** Unit type, which determines the face. */
  readonly type: string;
}

/** A card that has changed its place. */
export interface CardMove {
  readonly from: CardPlace;
  readonly to: CardPlace;
}

type Places = ReadonlyMap<number, CardPlace>;
type Model = Pick<DecisionModel, 'game' | 'shown' | 'view'>;

/** Returns the places of a side's cards by unit. Docked zones and piles take precedence over the board. */
export function cardPlaces(
  { look }: Pick<Model['game'], 'look'>,
  s: GameState,
  side: number,
): Places {
  const places = new Map<number, CardPlace>();
  const zones = look.zones?.show(s).filter((zone) => zone.side === side) ?? [];
  for (const zone of zones) for (const [unit, place] of placesIn(zone)) places.set(unit, place);
  for (const { unit, type, node } of look.counters(s))
    if (node >= 0 && !places.has(unit))
      places.set(unit, { place: 'board', selector: `.b-window [data-unit="${unit}"]`, type });
  return places;
}

/** Returns the places of the units in a docked zone or a pile; other zones are lists in a panel and have none. */
function placesIn(zone: ZoneLook): [number, CardPlace][] {
  const { isDocked, pile, things } = zone;
  if (!isDocked && pile === undefined) return [];
  return things.flatMap(({ noun, type }) => {
    if (noun?.kind !== 'unit' || type === undefined) return [];
    return [noun.index, ...(noun.same ?? [])].map((unit): [number, CardPlace] => [
      unit,
      isDocked
        ? { place: 'hand', selector: `[data-cards~="${unit}"]`, type }
        : { place: 'pile', selector: `[data-pile="${zoneId(zone)}"]`, type },
    ]);
  });
}

/** Returns the cards that have changed their place. A counter that moves on the board is not a card. */
export function cardMoves(before: Places, after: Places): CardMove[] {
  const moves: CardMove[] = [];
  for (const [unit, from] of before) {
    const to = after.get(unit);
    if (to && to.place !== from.place) moves.push({ from, to });
  }
  return moves.length > MOST_FLIGHTS ? [] : moves;
}

/** Follows the position on the screen and animates cards; it changes nothing else. */
export function followCards(model: Model): () => void {
  const { game } = model;
  let known: { side: number; places: Places } | undefined;
  const stop = effect(() => {
    const [state, side] = [model.shown.value, model.view.value?.side];
    untracked(() => {
      const isSeated = state !== undefined && side !== undefined && side >= 0;
      const now = isSeated ? { side, places: cardPlaces(game, state, side) } : undefined;
      if (now && known?.side === now.side) flyAll(game, cardMoves(known.places, now.places));
      known = now;
    });
  });
  return () => {
    stop();
    landAll();
  };
}

function flyAll(game: Model['game'], moves: readonly CardMove[]): void {
  if (settings.peek().pace === 'off') return;
  for (const { from, to } of moves) {
    const picture = faceAddress(game, from.type, 'small') ?? faceAddress(game, to.type, 'small');
    if (picture !== undefined) fly({ picture, from: from.selector, to: to.selector });
  }
}
