/**
 * Distance of two colours for eyes with normal and with deficient colour vision: CIEDE2000 (Sharma, Wu, Dalal 2005)
 * after the simulation of Machado, Oliveira and Fernandes (2009).
 */
import type { Art } from '../kernel/look/art.ts';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/state.ts';
import { COLOURS } from './art-base.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Linear red, green and blue as seen without one kind of cones. */
const VISIONS = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

/** Matrix from linear sRGB to XYZ, relative to the white of D65. */
const TO_XYZ: Matrix = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
];

const times = (m: Matrix, [x, y, z]: Triple): Triple =>
  m.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

/** Converts `#rrggbb` to linear light. */
const linear = (hex: string): Triple =>
  [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;

/** Converts a colour in linear light to CIELAB. */
function labOf(rgb: Triple): Triple {
  const clipped = rgb.map((c) => Math.min(1, Math.max(0, c))) as unknown as Triple;
  const [x, y, z] = times(TO_XYZ, clipped).map((t) =>
    t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116,
  ) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const cosine = (angle: number): number => Math.cos((angle * Math.PI) / 180);

/** Returns the CIEDE2000 difference of two colours in CIELAB. */
export function ciede2000(one: Triple, other: Triple): number {
  const [l1, a1, b1] = one;
  const [l2, a2, b2] = other;
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 1 + (1 - Math.sqrt(mean7 / (mean7 + 25 ** 7))) / 2;
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)];
  const hue = (b: number, a: number) =>
    a === 0 && b === 0 ? 0 : (degrees(Math.atan2(b, a)) + 360) % 360;
  const [h1, h2] = [hue(b1, a1 * g), hue(b2, a2 * g)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn * Math.PI) / 360);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = isGrey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t =
    1 -
    0.17 * cosine(h - 30) +
    0.24 * cosine(2 * h) +
    0.32 * cosine(3 * h + 6) -
    0.2 * cosine(4 * h - 63);
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sC = 1 + 0.045 * c;
  const sH = 1 + 0.015 * c * t;
  const c7 = c ** 7;
  const rT =
    -2 *
    Math.sqrt(c7 / (c7 + 25 ** 7)) *
    Math.sin((Math.PI / 3) * Math.exp(-(((h - 275) / 25) ** 2)));
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH));
}

/** Returns the smallest difference between two colours, `#rrggbb`, over all of `VISIONS`. */
export const leastDistance = (one: string, other: string): number =>
  Math.min(
    ...Object.values(VISIONS).map((vision) =>
      ciede2000(labOf(times(vision, linear(one))), labOf(times(vision, linear(other)))),
    ),
  );

/** Side colours with a smaller difference are easily confused. */
export const CLOSE = 15;

/** Returns whether two of these colour numbers are close in a game's art, in the light or the dark theme. */
export function areClose(art: Art, colours: readonly number[]): boolean {
  const faces = [...new Set(colours.map((n) => n % COLOURS))].map((n) => art.palette[`s${n}`]);
  return faces.some((one, i) =>
    faces
      .slice(i + 1)
      .some((other) =>
        [0, 1].some(
          (mode) => one && other && leastDistance(one[mode] ?? '', other[mode] ?? '') < CLOSE,
        ),
      ),
  );
}

/** Returns the numbers of the colours of sides and their counters. */
export function coloursIn({ sides, look }: Game, s: GameState): number[] {
  const worn = look.counters(s).map(({ side, colour = side }) => colour);
  const own = sides.map(({ colour }, side) => colour ?? side);
  return [...new Set([...own, ...worn])].filter((colour) => colour >= 0);
}
