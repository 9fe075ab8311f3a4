/** Tests the faces of cards: well-formed SVG, text within the frames, the same picture for the same card. */
import { describe, expect, test } from 'vitest';
import { openArmageddon, armageddon } from '../../games/armageddon/index.ts';
import type { CardLook } from '../../kernel/look/card.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import { faultOf } from '../testing.ts';
import { cardBack, cardFace } from './card.ts';
import { LARGE_ZONES } from './large.ts';
import { SMALL_ZONES } from './small.ts';
import { allFaces } from '../../../test/card-faces.ts';
import { measure } from './widths.ts';

const game = openArmageddon(parseSetup(armageddon, {}));
const { look } = game;
const format = (text: unknown) => (typeof text === 'string' ? text : 'Text');
const faceOf = (type: string): CardLook => requireDefined(look.cards?.face(type), type);

test('every card, piece of gear and tactic of the catalogue has a face', () => {
  const types = (look.catalogue?.entries ?? []).map(({ type }) => type);
  expect(types).toHaveLength(171);
  expect(types.filter((type) => !look.cards?.face(type))).toEqual([]);
});

test('a card without abilities says so, and has no sign', () => {
  const [none, ...others] = faceOf('tine-walker').abilities;
  expect(others).toEqual([]);
  expect(none?.sign).toBe('');
});

test('a face shows everything printed on its card', () => {
  const { price, costs, figures, abilities } = faceOf('bulwark-heavy-tank');
  expect([price.n, ...costs.map(({ icon, n }) => `${icon} ${n}`)]).toEqual([
    ...[5, 'humans 1', 'materials 4', 'energy 3', 'technology 1'],
  ]);
  expect(figures.map(({ icon, value }) => `${icon} ${value}`)).toEqual([
    ...['attack 6', 'defence 5', 'hits 6', 'resistance 4', 'movement 2', 'range 1'],
  ]);
  expect(abilities.map(({ rule }) => rule)).toEqual(['10.2.28']);
});

test('a small face shows the three figures that decide', () => {
  expect(faceOf('marshal-orsine-vale').deciding).toEqual(['command', 'fate', 'hits']);
  expect(faceOf('laboratory').deciding).toEqual(['defence', 'resistance', 'hits']);
});

describe.each(['en', 'de'] as const)('%s', (language) => {
  test.each(['large', 'small'] as const)(
    '%s faces are well-formed, and stay small',
    async (size) => {
      const faces = await allFaces(language, size);
      expect(faces.map(({ type, svg }) => `${type} ${faultOf(svg)}`)).toEqual(
        faces.map(({ type }) => `${type} `),
      );
      const mean = faces.reduce((sum, { svg }) => sum + svg.length, 0) / faces.length;
      expect(mean).toBeLessThan(size === 'large' ? 10_000 : 6_000);
    },
  );

  test.each([
    ['large', LARGE_ZONES],
    ['small', SMALL_ZONES],
  ] as const)('print of %s faces stays in its zone', async (size, zones) => {
    const faces = await allFaces(language, size);
    const printed = faces.flatMap(({ type, svg }) =>
      Object.entries(zones).flatMap(([zone, box]) =>
        linesIn(svg, zone).map((line) => ({ type, zone, box, ...line })),
      ),
    );
    expect(printed.length).toBeGreaterThan(faces.length * 3);
    const outside = printed.filter(
      ({ box, left, right, top, bottom }) =>
        left < box.x - 0.5 ||
        right > box.x + box.width + 0.5 ||
        top < box.y - (box.y > 300 ? 52 : 0) - 0.5 ||
        bottom > box.y + box.height + 0.5,
    );
    expect(outside.map(({ type, zone, text }) => `${type} ${zone}: ${text}`)).toEqual([]);
  });

  test('a name on a large face ends before the crest', async () => {
    const faces = (await allFaces(language, 'large')).filter(({ card }) => card.crest);
    const ends = faces.flatMap(({ svg }) => linesIn(svg, 'name').map(({ right }) => right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(272);
  });

  test('figures of a small face have 17 pixels at a width of 120', async () => {
    const faces = await allFaces(language, 'small');
    const sizes = faces
      .filter(({ card }) => card.figures.length > 0)
      .flatMap(({ svg }) => linesIn(svg, 'figures').map(({ size }) => size / 2));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(17);
  });

  test('words of large faces have 12 units', async () => {
    const faces = await allFaces(language, 'large');
    const sizes = (zone: string) => faces.flatMap(({ svg }) => linesIn(svg, zone));
    expect(Math.min(...sizes('name').map(({ size }) => size))).toBeGreaterThanOrEqual(12);
    expect(Math.min(...sizes('abilities').map(({ size }) => size))).toBeGreaterThanOrEqual(12);
  });
});

/** Returns the lines of text in a zone, with their measured widths. */
function linesIn(svg: string, zone: string) {
  const from = svg.indexOf(`<g class="${zone}">`);
  if (from < 0) return [];
  const inside = svg.slice(from, endOfGroup(svg, from));
  return [...inside.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes, text]) => {
    const value = (name: string) =>
      new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes ?? '')?.[1] ?? '';
    const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(value(name)));
    const face = value('font-style') ? 'italic' : value('font-weight') ? 'bold' : 'regular';
    const plain = (text ?? '').replace(/&#39;/g, '’').replace(/&[a-z]+;/g, '&');
    const width = measure(plain, size, face, Number(value('letter-spacing')));
    const anchor = value('text-anchor');
    const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
    return {
      text: plain,
      size,
      left,
      right: left + width,
      top: y - size * 0.76,
      bottom: y + size * 0.22,
    };
  });
}

function endOfGroup(svg: string, from: number): number {
  let depth = 0;
  for (const { 0: tag, index } of svg.slice(from).matchAll(/<g[ >]|<\/g>/g)) {
    depth += tag === '</g>' ? -1 : 1;
    if (depth === 0) return from + index;
  }
  return svg.length;
}

/** [page 9.6] Returns the WCAG contrast of two colours `#rrggbb`. */
function contrast(a: string, b: string): number {
  const light = (color: string) => {
    const [r, g, blue] = [1, 3, 5].map((i) => {
      const c = Number.parseInt(color.slice(i, i + 2), 16) / 255;
      return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

test('print is readable on the frames, signs and icons', () => {
  for (const [id, { color, edge, print }] of Object.entries(look.cards?.frames ?? {})) {
    expect(contrast('#fffdf8', color), `name on ${id}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(print, edge), `kind on ${id}`).toBeGreaterThanOrEqual(4.5);
  }
  for (const color of ['#1c1e1a', '#33352f', '#5c5e53', '#a8321a'])
    expect(contrast(color, '#f8f2e3'), color).toBeGreaterThanOrEqual(4.5);
  for (const [id, { shape, color, ink }] of Object.entries(look.icons ?? {}))
    if (shape === 'disc') expect(contrast(ink ?? '#fffdf8', color), id).toBeGreaterThanOrEqual(4.4);
});

test('the same card is the same picture, and cards differ in their skies', () => {
  const [a, b] = [faceOf('tine-walker'), faceOf('mote-scout')];
  const draw = (card: CardLook) => cardFace(look, card, 'small', format);
  expect(draw(a)).toBe(draw(a));
  expect(/d="M0 125[^"]*"/.exec(draw(a))?.[0]).not.toBe(/d="M0 125[^"]*"/.exec(draw(b))?.[0]);
});

test('a face without its frame or icon is a fault', () => {
  const card = faceOf('tine-walker');
  expect(() => cardFace(look, { ...card, frame: 'gold' }, 'small', format)).toThrow(
    'the card "tine-walker" has the frame "gold", which is missing',
  );
  const price = { ...card.price, icon: 'mana' };
  expect(() => cardFace(look, { ...card, price }, 'small', format)).toThrow(
    'the card "tine-walker" has the icon "mana", which is missing',
  );
});

test('the back of a card is a picture with a name', () => {
  expect(faultOf(cardBack('A card'))).toBe('');
  expect(cardBack('A card')).toContain('aria-label="A card"');
});
