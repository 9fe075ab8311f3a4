/** Animates a card that flies over the page from one element to another. It receives no clicks and delays nothing. */
import { CARD_RATIO } from './fan.ts';

/** Duration of a flight in milliseconds. */
const LENGTH = 260;
const EASING = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
/** Width of a card in the air, in pixels. It is scaled from and to the width of its places. */
const WIDTH = 108;

interface Flight {
  /** Address of the picture of its face. */
  readonly picture: string;
  /** Selectors of the elements where the flight starts and ends. */
  readonly from: string;
  readonly to: string;
}

const landings = new Set<() => void>();

/**
 * Starts the flight of a card at the next rendering of the page. Call it before, while the old place is still visible.
 * Nothing flies if the system requests reduced motion, or if one of the places is not visible.
 */
export function fly({ picture, from, to }: Flight): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = boxOf(from);
  if (!start) return;
  const frame = requestAnimationFrame(() => {
    landings.delete(cancel);
    const end = boxOf(to);
    if (end) launch(picture, start, end, document.querySelector(to));
  });
  const cancel = () => cancelAnimationFrame(frame);
  add(cancel);
}

/** Ends all flights at once. */
export function landAll(): void {
  for (const land of [...landings]) land();
  landings.clear();
  removeEventListener('keydown', landAll, true);
  removeEventListener('pointerdown', landAll, true);
}

/** Registers a flight. Any key, click or tap ends all flights. */
function add(land: () => void): void {
  landings.add(land);
  addEventListener('keydown', landAll, true);
  addEventListener('pointerdown', landAll, true);
}

function boxOf(selector: string): DOMRect | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  const isSeen = box && box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  return isSeen ? box : undefined;
}

function launch(picture: string, start: DOMRect, end: DOMRect, target: Element | null): void {
  const card = new Image(WIDTH, WIDTH * CARD_RATIO);
  card.src = picture;
  card.alt = '';
  card.className = 'card-flight';
  document.body.append(card);
  const timing = { duration: LENGTH, easing: EASING };
  const motion = card.animate([{ transform: placeAt(start) }, { transform: placeAt(end) }], timing);
  // Hides the card at the destination until the flight ends.
  const arrival = target?.closest('.hand-card')?.animate([{ opacity: 0 }, { opacity: 0 }], LENGTH);
  const land = () => {
    landings.delete(land);
    motion.cancel();
    arrival?.cancel();
    card.remove();
  };
  motion.onfinish = land;
  add(land);
}

/** Returns the transform that centres the card on a box, scaled to the box's width but not enlarged. */
function placeAt({ x, y, width, height }: DOMRect): string {
  const [left, top] = [x + width / 2 - WIDTH / 2, y + height / 2 - (WIDTH * CARD_RATIO) / 2];
  return `translate(${left}px, ${top}px) scale(${Math.min(1, width / WIDTH)})`;
}
