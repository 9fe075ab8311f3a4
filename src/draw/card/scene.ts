/** Draws the art of a card: sky, sun and ruined skylines seeded by the card, and its silhouette with a rim of light. */
import type { CardFrame, CardLook, CardWindow } from '../../kernel/look/card.ts';
import { noise, num } from '../svg.ts';

/** Rectangle of the card that the art fills, in units of the card. */
export interface ArtBox {
  readonly width: number;
  readonly height: number;
  /** Unique prefix for the ids of the art's definitions. */
  readonly id: string;
}

/** Returns a number for a name: the same on every machine. */
function seedOf(name: string): number {
  let hash = 7;
  for (const char of name) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) | 0;
  return hash & 0xfffff;
}

/** Draws the art of a card in the window of its family, with the upper left corner at the origin. */
export function drawScene(card: CardLook, frame: CardFrame, scene: ArtBox): string {
  const { width, height, id } = scene;
  const { window } = card;
  const sky =
    `<linearGradient id="${id}s" x2="0" y2="1"><stop stop-color="${frame.skyTop}"/>` +
    `<stop offset=".8" stop-color="${frame.sky}"/></linearGradient>`;
  const clip = `<clipPath id="${id}w"><path d="${windowPath(window, width, height)}"/></clipPath>`;
  return (
    `<rect width="${width}" height="${height}" fill="${frame.edge}"/>${clip}${sky}` +
    `<g clip-path="url(#${id}w)"><rect width="${width}" height="${height}" fill="url(#${id}s)"/>` +
    `${drawFar(card, frame, scene)}${drawGround(card, frame, scene)}` +
    `${window === 'streaks' ? drawStreaks(frame, scene) : ''}${drawSilhouette(card, frame, scene)}</g>`
  );
}

/** Returns the outline of a family's window: rectangle, arch, battlements, cut corners. */
function windowPath(window: CardWindow, width: number, height: number): string {
  switch (window) {
    case 'arch': {
      const [rise, run] = [num(height * 0.3), num(width * 0.18)];
      return `M0 ${height}V${rise}Q0 0 ${run} 0H${num(width * 0.82)}Q${width} 0 ${width} ${rise}V${height}Z`;
    }
    case 'battlements': {
      const at = (share: number) => num(width * share);
      return `M0 12H${at(0.12)}V0H${at(0.3)}V12H${at(0.41)}V0H${at(0.59)}V12H${at(0.7)}V0H${at(0.88)}V12H${width}V${height}H0Z`;
    }
    case 'streaks':
      return `M22 0H${width}V${height - 26}L${width - 22} ${height}H0V26Z`;
    case 'plain':
    case 'night':
      return `M0 0H${width}V${height}H0Z`;
  }
}

/** Draws the background behind the dune: rays or the sun, and two rows of ruins; nothing at night. */
function drawFar(card: CardLook, { sun, skyline }: CardFrame, { width, height }: ArtBox): string {
  if (card.window === 'night') return '';
  const seed = seedOf(card.id);
  const light =
    card.window === 'arch'
      ? drawRays(sun, width, height)
      : `<circle cx="${num(width * (0.3 + 0.4 * noise(seed, 1)))}" cy="${num(height * 0.34)}" r="${num(height * 0.19)}" fill="${sun}" fill-opacity=".85"/>`;
  const [base, tall] = [height * 0.74, height * 0.34];
  return (
    light +
    `<path d="${ruins(seed, width, base, tall)}" fill="${skyline}" fill-opacity=".45"/>` +
    `<path d="${ruins(seed + 77, width, base + 6, tall * 0.62)}" fill="${skyline}" fill-opacity=".8"/>`
  );
}

/** Draws beams of light from behind a hero's head. */
function drawRays(sun: string, width: number, height: number): string {
  const [x, y] = [width / 2, height * 0.55];
  const point = (turn: number) =>
    `${num(x + width * Math.cos(turn))} ${num(y + width * Math.sin(turn))}`;
  const beams = Array.from({ length: 14 }, (_, i) => {
    const turn = (i * Math.PI) / 7;
    return `M${num(x)} ${num(y)}L${point(turn)}L${point(turn + 0.2)}Z`;
  });
  return `<path d="${beams.join('')}" fill="${sun}" fill-opacity=".22"/>`;
}

/** Returns the outline of roofs from left to right, some of them collapsed on one side. */
function ruins(seed: number, width: number, base: number, tall: number): string {
  let path = `M0 ${num(base)}`;
  let x = 0;
  for (let i = 0; x < width; i++) {
    const wide = Math.min(width - x, 10 + Math.floor(noise(seed, i * 4 + 2) * 24));
    const roof = base - tall * (0.12 + 0.88 * noise(seed, i * 4 + 3));
    const isFallen = noise(seed, i * 4 + 4) > 0.62 && wide > 14;
    path += `V${num(roof)}${isFallen ? `l${num(wide * 0.4)} ${num(tall * 0.16)}` : ''}H${num(x + wide)}`;
    x += wide;
  }
  return `${path}V${num(base)}Z`;
}

function drawGround(card: CardLook, { ground }: CardFrame, { width, height }: ArtBox): string {
  const y = height * 0.75;
  const crest = y - 10 + 8 * noise(seedOf(card.id), 5);
  const dune = `M0 ${num(y)}Q${num(width * 0.2)} ${num(crest)} ${num(width * 0.4)} ${num(y)}T${num(width * 0.75)} ${num(y - 5)}T${width} ${num(y)}V${height}H0Z`;
  return `<path d="${dune}" fill="${ground}"/>`;
}

/** Draws speed lines behind flying units. */
function drawStreaks({ sun }: CardFrame, { width, height }: ArtBox): string {
  const line = (y: number, to: number, thick: number) =>
    `<path d="M${num(width * 0.03)} ${num(height * y)}H${num(width * to)}" stroke-width="${thick}"/>`;
  return `<g stroke="${sun}" stroke-opacity=".75" stroke-linecap="round">${line(0.33, 0.22, 3)}${line(0.45, 0.29, 2.4)}${line(0.59, 0.36, 1.8)}</g>`;
}

/**
 * By window: size of a silhouette unit, and height of the silhouette's middle, both as shares of the height of the art.
 */
const STANDS: Readonly<Record<CardWindow, { readonly scale: number; readonly y: number }>> = {
  plain: { scale: 0.0252, y: 0.47 },
  arch: { scale: 0.029, y: 0.6 },
  battlements: { scale: 0.0238, y: 0.5 },
  streaks: { scale: 0.0246, y: 0.42 },
  night: { scale: 0.0265, y: 0.5 },
};

/** Draws the silhouette. Light falls from behind and above: a copy in the sun's colour shows as a rim. */
function drawSilhouette(card: CardLook, frame: CardFrame, { width, height }: ArtBox): string {
  const { scale, y } = STANDS[card.window];
  const place = `translate(${num(width / 2)} ${num(height * y)})scale(${(scale * height).toFixed(2)})`;
  const shadow =
    card.window === 'streaks'
      ? ''
      : `<ellipse cx="${num(width / 2)}" cy="${num(height * 0.82)}" rx="${num(width * 0.26)}" ry="7" fill-opacity=".3"/>`;
  const shape = (color: string) => `color="${color}" fill="${color}">${card.symbol}</g>`;
  return `${shadow}<g transform="${place}"><g transform="translate(-.55 -.6)" opacity=".85" ${shape(frame.sun)}<g ${shape(frame.silhouette)}</g>`;
}
