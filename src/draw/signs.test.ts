import { describe, expect, test } from 'vitest';
import { artOf } from './art-base.ts';
import { SIGNS, drawSign, withSafeSides } from './signs.ts';
import { counterLook } from './testing.ts';

type Rgb = readonly [number, number, number];

/** Colours as seen without one kind of cones (Machado, Oliveira, Fernandes 2009). */
const EYES: Readonly<Record<string, readonly Rgb[]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (hex: string): Rgb => {
  const part = (i: number) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};
const times = (rows: readonly Rgb[], [r, g, b]: Rgb): Rgb =>
  rows.map(([x, y, z]) => Math.max(0, x * r + y * g + z * b)) as unknown as Rgb;
const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Converts a colour to CIELAB, in which a difference of 2 is just visible. */
function lab(rgb: Rgb): Rgb {
  const xyz = times(
    [
      [0.4339, 0.3762, 0.1899],
      [0.2126, 0.7152, 0.0722],
      [0.0178, 0.1098, 0.8725],
    ],
    rgb,
  );
  const [x, y, z] = xyz.map((c) =>
    c > 0.008856 ? Math.cbrt(c) : 7.787 * c + 16 / 116,
  ) as unknown as Rgb;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const palette = withSafeSides(artOf({})).palette;
const color = (name: string): string => palette[name]?.[0] as string;

describe('sides that all eyes tell apart', () => {
  test.each(Object.keys(EYES))('four sides differ widely to %s eyes', (eyes) => {
    const seen = [0, 1, 2, 3].map((i) => lab(times(EYES[eyes] as Rgb[], linear(color(`s${i}`)))));
    for (const [i, a] of seen.entries())
      for (const b of seen.slice(i + 1))
        expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), `s${i}`).toBeGreaterThan(20);
  });

  test('text printed on a side’s color is readable', () => {
    for (let i = 0; i < 8; i++) {
      const [a, b] = [`s${i}`, `s${i}-ink`].map((name) => luminance(linear(color(name)))) as [
        number,
        number,
      ];
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      expect(contrast, `s${i}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('each side has a sign of its own, and counters without an owner have none', () => {
    const signs = SIGNS.map((_, side) => drawSign(counterLook({ side })));
    expect(new Set(signs).size).toBe(SIGNS.length);
    expect(signs.every((svg) => svg.includes('m-sign'))).toBe(true);
    expect(drawSign(counterLook({ side: -1 }))).toBe('');
  });
});
