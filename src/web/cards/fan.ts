/** Geometry of a hand of cards: the cards overlap, are slightly rotated, and stay completely inside the fan's box. */

/** Measures of a fan, in pixels and degrees. */
export interface FanMeasures {
  /** Width of a card; its height is 1.4 times that. */
  readonly card: number;
  /** Distance between the left edges of neighbouring cards, if there is enough room. */
  readonly pitch: number;
  /** Minimum distance: the visible part of a covered card. */
  readonly least: number;
  /** Rotation from card to card, in degrees. */
  readonly step: number;
  /** Distance by which the chosen card is raised, in pixels. */
  readonly raise: number;
}

/** Measures beside a board, and on a phone, where the fan is swiped. */
export const DOCK_FAN: FanMeasures = { card: 108, pitch: 98, least: 44, step: 2.2, raise: 6 };
export const PHONE_FAN: FanMeasures = { card: 132, pitch: 66, least: 44, step: 2.2, raise: 6 };

/**
 * Position of a card: its top left corner before its rotation. It rotates around a point 1.2 card heights below its top
 * edge.
 */
export interface FanPlace {
  readonly x: number;
  readonly y: number;
  /** Rotation in degrees, clockwise. */
  readonly turn: number;
}

export interface FanLayout {
  readonly places: readonly FanPlace[];
  /** Size of the box that contains every card, including rotation and raise. */
  readonly width: number;
  readonly height: number;
  /** Whether the box is wider than the available room, so that the fan scrolls. */
  readonly isCut: boolean;
}

/** Ratio of a card's height to its width. */
export const CARD_RATIO = 336 / 240;
/** Distance of the rotation centre from the card's top edge, in card heights. */
export const PIVOT = 1.2;
/** Maximum number of cards at the full pitch; more are pushed together. */
const FULL = 9;
/** Maximum rotation of the outermost cards, in degrees. */
const MOST_TURN = 12;
/** Margin for the ring of the chosen card. */
const RING = 4;

/**
 * Lays out a fan of `count` cards in `room` pixels. The card with the index `chosen` is upright and raised; -1 for
 * none.
 */
export function fanOf(
  count: number,
  room: number,
  measures: FanMeasures = DOCK_FAN,
  chosen = -1,
): FanLayout {
  if (count === 0) return { places: [], width: 0, height: 0, isCut: false };
  const { card, raise, step } = measures;
  const turn = Math.min(step, count > 1 ? (2 * MOST_TURN) / (count - 1) : step);
  const pitch = pitchOf(count, room, measures, turn);
  const turned = Array.from({ length: count }, (_, i) => ({
    ...{ x: i * pitch, y: 0, turn: turn * (i - (count - 1) / 2) },
  }));
  const upright = turned.map((place) => ({ ...place, turn: 0 }));
  // Reserves room for any card to be upright, so that no other card moves when one is chosen.
  const corners = [...turned, ...upright].flatMap((place) => cornersOf(place, card));
  const [left, right] = [
    Math.min(...corners.map(({ x }) => x)),
    Math.max(...corners.map(({ x }) => x)),
  ];
  const [top, bottom] = [
    Math.min(...corners.map(({ y }) => y)),
    Math.max(...corners.map(({ y }) => y)),
  ];
  const [dx, dy] = [RING - left, RING + raise - Math.min(0, top)];
  const places = turned.map(({ x, y, turn: angle }, i) =>
    i === chosen
      ? { x: x + dx, y: y + dy - raise, turn: 0 }
      : { x: x + dx, y: y + dy, turn: angle },
  );
  const width = right - left + 2 * RING;
  return { places, width, height: bottom + dy + RING, isCut: width > room };
}

/** Returns the widest pitch at which the fan fits, within its limits. */
function pitchOf(
  count: number,
  room: number,
  { card, pitch, least }: FanMeasures,
  turn: number,
): number {
  if (count < 2) return pitch;
  // The outer cards extend beyond their upright width, equally on both sides.
  const end = cornersOf({ x: 0, y: 0, turn: (turn * (count - 1)) / 2 }, card);
  const lean = Math.max(...end.map(({ x }) => x)) - card;
  const fits = (room - card - 2 * lean - 2 * RING) / (count - 1);
  const full = count > FULL ? (pitch * (FULL - 1)) / (count - 1) : pitch;
  return Math.max(least, Math.min(full, fits));
}

/** Returns the corners of a rotated card, clockwise from the top left one. */
export function cornersOf({ x, y, turn }: FanPlace, card: number): { x: number; y: number }[] {
  const height = card * CARD_RATIO;
  const pivot = { x: x + card / 2, y: y + height * PIVOT };
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const corner = (dx: number, dy: number) => {
    const [px, py] = [x + dx - pivot.x, y + dy - pivot.y];
    return { x: pivot.x + px * cos - py * sin, y: pivot.y + px * sin + py * cos };
  };
  return [corner(0, 0), corner(card, 0), corner(card, height), corner(0, height)];
}
