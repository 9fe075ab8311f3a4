/** Geometry of a hand of cards: a fan whose cards overlap, turn a little, and stay whole inside its box. */

/** Measures of a fan, in pixels and degrees. */
export interface FanMeasures {
  /** Width of a card; its height is 1.4 times that. */
  readonly card: number;
  /** Distance of the left edges of neighbours, if there is room. */
  readonly pitch: number;
  /** The least distance: what is seen of a card that another one covers. */
  readonly least: number;
  /** Degrees from card to card. */
  readonly step: number;
  /** Pixels by which the chosen card is raised. */
  readonly raise: number;
}

/** Beside a board, and on a phone, where the fan is swiped. */
export const DOCK_FAN: FanMeasures = { card: 108, pitch: 98, least: 44, step: 2.2, raise: 6 };
export const PHONE_FAN: FanMeasures = { card: 132, pitch: 66, least: 44, step: 2.2, raise: 6 };

/** Where a card lies: its left upper corner before it is turned, about a point 1.2 heights under that. */
export interface FanPlace {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly turn: number;
}

export interface FanLayout {
  readonly places: readonly FanPlace[];
  /** Of the box that holds every card, turned or raised. */
  readonly width: number;
  readonly height: number;
  /** Whether the box is wider than the room: the fan is scrolled then. */
  readonly isCut: boolean;
}

/** Height of a card against its width. */
export const CARD_RATIO = 336 / 240;
/** The point that a card turns about, in heights from its upper edge. */
export const PIVOT = 1.2;
/** So many cards lie at the full pitch; more are pushed together. */
const FULL = 9;
/** The outermost cards never turn farther, in degrees. */
const MOST_TURN = 12;
/** Room for the ring of the chosen card. */
const RING = 4;

/**
 * The fan of `count` cards in a room of some width in pixels. The card with the index `chosen` stands upright and is
 * raised; -1 for none.
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
  // Any card may be chosen next: its room is always there, so that no other one moves then.
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

/** The widest pitch at which the fan fits, within its limits. */
function pitchOf(
  count: number,
  room: number,
  { card, pitch, least }: FanMeasures,
  turn: number,
): number {
  if (count < 2) return pitch;
  // The outer cards lean out, by as much on both sides.
  const end = cornersOf({ x: 0, y: 0, turn: (turn * (count - 1)) / 2 }, card);
  const lean = Math.max(...end.map(({ x }) => x)) - card;
  const fits = (room - card - 2 * lean - 2 * RING) / (count - 1);
  const full = count > FULL ? (pitch * (FULL - 1)) / (count - 1) : pitch;
  return Math.max(least, Math.min(full, fits));
}

/** The corners of a turned card, clockwise from the left upper one. */
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
