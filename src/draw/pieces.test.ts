import { expect, test } from 'vitest';
import { games } from '../games/registry.ts';
import type { Art } from '../kernel/look/art.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { drawArea, drawAreaTexts, drawPill } from './map/area.ts';
import { featuresOf, fixTheme, paint, paletteProperties, paletteSheet } from './art.ts';
import { artOf, generic } from './art-base.ts';
import { markerOffsets } from './board.ts';
import { drawCounter } from './counter.ts';
import { layoutOf } from './layout.ts';
import { controlsOf } from './map/lines.ts';
import { drawMarker } from './marker.ts';
import { counterLook, faultOf, markerLook, smallHexBoard } from './testing.ts';

const ARTS: readonly Art[] = [
  generic,
  ...games.map((module) => artOf(module.open(parseSetup(module)).look)),
];
const artNamed = (id: string): Art => ARTS.find((art) => art.id === id) ?? generic;
const EVIL = `"><script>alert('$warn')</script>&`;

test.each(ARTS.map((art) => [art.id, art] as const))(
  '%s: every unit, marker, condition is drawn in both themes',
  (_, art) => {
    const counters = [...Object.keys(art.units), 'unheard-of'].flatMap((type) =>
      [-1, 0, 1, 2, 3, 7].map((side) =>
        counterLook({ type, side, conditions: Object.keys(art.conditions) }),
      ),
    );
    const markers = [...Object.keys(art.markers), 'unheard-of'].map((type) =>
      markerLook({ type, facing: 1 }),
    );
    const all = [
      ...counters.map((look) => drawCounter(look, art, 60)),
      ...markers.map((look) => drawMarker(look, art, -120)),
    ];
    for (const svg of all) {
      expect(faultOf(svg)).toBe('');
      for (const theme of ['light', 'dark'] as const)
        expect(fixTheme(svg, art, theme)).not.toContain('var(');
    }
  },
);

test.each(ARTS.map((art) => [art.id, art] as const))(
  '%s: all colours that its data name are in its palette',
  (_, art) => {
    const text = paint(JSON.stringify({ ...art, palette: undefined }));
    expect(() => fixTheme(text, art, 'dark')).not.toThrow();
    const strokes = Object.values(art.features).flatMap((f) => [
      ...(f.outline ?? []),
      ...(f.link?.strokes ?? []),
    ]);
    const named = [
      ...strokes.map((s) => s.color),
      ...Object.values(art.features).flatMap((f) => [f.fill, f.label, ...(f.shades ?? [])]),
      ...Object.values(art.markers).flatMap((m) => [m.color, m.ink]),
      ...Object.values(art.areas).map((a) => a.color),
      ...Object.values(art.conditions).map((c) => (typeof c === 'string' ? undefined : c.color)),
    ].filter((name) => name !== undefined);
    expect(named.filter((name) => !(name in art.palette))).toEqual([]);
    const tiles = Object.values(art.features).flatMap((f) => f.tile ?? []);
    expect(tiles.filter((tile) => !(tile in art.tiles))).toEqual([]);
    const features = Object.values(art.terrains).flat();
    expect(features.filter((id) => !(id in art.features))).toEqual([]);
  },
);

test('text from a game cannot break out of a picture', () => {
  const counter = counterLook({ values: EVIL, badge: EVIL, type: EVIL, conditions: [EVIL] });
  const layout = layoutOf(smallHexBoard(2, 2, 'pointy'));
  const pictures = [
    drawCounter(counter, generic),
    drawCounter({ ...counter, values: `5${EVIL}` }, artNamed('annihilation')),
    drawMarker(markerLook({ text: EVIL, type: EVIL }), generic),
    drawArea({ type: EVIL, nodes: [0], texts: [EVIL] }, layout, generic),
    drawAreaTexts({ type: EVIL, nodes: [0], texts: [EVIL] }, layout, generic),
    paint(drawPill({ x: 0, y: 0 }, EVIL, 'path')),
  ];
  for (const svg of pictures) {
    expect(faultOf(svg)).toBe('');
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('var(--m-warn)</');
  }
});

test('a type without a symbol shows its letters', () => {
  expect(drawCounter(counterLook({ type: 'self-propelled-gun' }), generic)).toContain('>SPG<');
  expect(drawCounter(counterLook({ type: 'tank' }), generic)).toContain('>TA<');
});

test('long values stay on the counter, and large enough to be read on a phone', () => {
  const typeOf = (values: string) => {
    const drawn = drawCounter(counterLook({ values }), generic);
    const [, size] = /y="25.5" font-size="([\d.]+)"/.exec(drawn) ?? [];
    const [, width] = /textLength="(\d+)"/.exec(drawn) ?? [];
    return { size: Number(size), width: Number(width ?? Number(size) * values.length * 0.54) };
  };
  expect(typeOf('4-4').size).toBe(20);
  for (const values of ['4-4-4', '(1)-4C', '8-8-4-6', '10-10-12-10']) {
    expect(typeOf(values).width).toBeLessThan(60);
    expect(typeOf(values).size).toBeGreaterThanOrEqual(18);
  }
});

test('conditions: stripes, faded, a tag, and nothing', () => {
  const draw = (condition: string, key = 'generic') =>
    drawCounter(counterLook({ conditions: [condition] }), artNamed(key));
  const plain = drawCounter(counterLook(), generic);
  expect(draw('disrupted')).toContain('var(--m-warn)');
  expect(draw('has moved')).toContain('opacity=".5"');
  expect(draw('jammed')).toContain('>J<');
  const told = (key: string, args = {}) =>
    drawCounter(counterLook({ conditions: [{ key, args }] }), artNamed('chitin'));
  expect(told('condition.disrupted')).toContain('var(--m-warn)');
  expect(told('condition.carries', { token: 'B' })).toContain('>B<');
  expect(plain).not.toMatch(/--m-warn|opacity="\.5"|--m-tag/);
});

test.each([0, 1, 2, 3, 5, 8])('a particle of charge %i has as many spots', (charge) => {
  const svg = drawCounter(
    counterLook({ values: String(charge), side: 1 }),
    artNamed('annihilation'),
  );
  const spots = svg.match(/fill="var\(--m-s1-spot\)"/g) ?? [];
  expect(spots).toHaveLength(charge);
});

test('a facing turns its arrow, and only a unit that faces has one', () => {
  expect(drawCounter(counterLook(), generic, 120)).toContain('rotate(120)');
  expect(drawCounter(counterLook(), generic)).not.toContain('rotate(');
});

test('an area shows its nodes merged, off-map ones left out, with a text each', () => {
  const layout = layoutOf(smallHexBoard(3, 3, 'pointy'));
  const area = { type: 'x', nodes: [0, 1, -1], texts: ['3-1', '', ''] };
  const svg = drawArea(area, layout, generic);
  expect(faultOf(svg)).toBe('');
  expect(svg.match(/M/g)).toHaveLength(1);
  const texts = drawAreaTexts(area, layout, generic);
  expect(faultOf(texts)).toBe('');
  expect(texts.match(/<text/g)).toHaveLength(1);
});

test('a terrain is taken apart into features, in painting order', () => {
  const chitin = artNamed('chitin');
  expect(featuresOf(chitin, 'rough-forest')).toEqual(['plains', 'rough', 'forest']);
  expect(featuresOf(chitin, 'river+forest')).toEqual(['river', 'forest']);
  expect(featuresOf(chitin, 'lava')).toEqual([]);
});

test('the palette comes as properties and as a sheet of its own', () => {
  const art = artNamed('annihilator');
  const [light, dark] = art.palette.hull;
  expect(paletteProperties(art)['--m-hull']).toBe(`light-dark(${light}, ${dark})`);
  expect(paletteSheet(art)).toContain(`--m-hull:${dark}`);
});

test('an unknown colour is a fault of the art, not a blank', () => {
  expect(() => fixTheme(paint('<path fill="$nowhere"/>'), generic, 'dark')).toThrow(
    /no colour "nowhere"/,
  );
});

test('a curve leaves a point in the direction in which it came in', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  const into = controlsOf(points, 0)[1];
  const out = controlsOf(points, 1)[0];
  const middle = points[1];
  const cross = (middle.x - into.x) * (out.y - middle.y) - (middle.y - into.y) * (out.x - middle.x);
  expect(cross).toBeCloseTo(0, 6);
});

test('spots have places of their own; other markers of a node make room for one another', () => {
  const art: Art = {
    ...generic,
    markers: { corner: { shape: 'spot', color: 'tag', ink: 'tag' } },
  };
  const offsets = (...types: string[]) =>
    markerOffsets(
      types.map((type) => markerLook({ type })),
      art,
    );
  const here = { x: 0, y: 0 };
  expect(offsets('corner', 'other', 'corner')).toEqual([here, here, here]);
  const [first, corner, second] = offsets('other', 'corner', 'other');
  expect([corner, first?.x !== second?.x]).toEqual([here, true]);
});
