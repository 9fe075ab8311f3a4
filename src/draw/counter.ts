/** Draws counters: a die-cut square with symbol, values and marks, or a particle with its charge. */
import type { CounterLook } from '../kernel/look/look.ts';
import type { Art, ConditionMark } from '../kernel/look/art.ts';
import type { LocalizedText } from '../kernel/text/message.ts';
import { paint } from './art.ts';
import { COLOURS } from './art-base.ts';
import { COUNTER } from './layout.ts';
import { FONT } from './font.ts';
import { escapeText, num, polar } from './svg.ts';

const HALF = COUNTER / 2;
const HERE = { x: 0, y: 0 };

/**
 * Draws a counter around the origin, as the content of a `<g>`. `angle` is its facing in degrees clockwise from
 * east; undefined if it has none. `bare` leaves out the print, for a counter under another.
 */
export function drawCounter(look: CounterLook, art: Art, angle?: number, bare = false): string {
  const marks = look.conditions.map((condition) => markOf(condition, art));
  const body =
    art.counter === 'particle'
      ? drawParticle(look, art, marks)
      : drawSquare(look, art, marks, bare);
  const arrow = angle === undefined ? '' : drawFacing(sideColor(look), angle);
  return paint(body + arrow);
}

/** Returns the prefix of the colour names of a counter's side. */
export function sideColor({ side, colour = side }: Pick<CounterLook, 'side' | 'colour'>): string {
  return colour < 0 ? 'sn' : `s${colour % COLOURS}`;
}

type Marks = readonly ConditionMark[];

function drawSquare(look: CounterLook, art: Art, marks: Marks, bare: boolean): string {
  const side = sideColor(look);
  const striped = marks.includes('stripes');
  return [
    box(-HALF + 2.5, -HALF + 3.5, COUNTER, 7, 'shadow', ' fill-opacity=".4"'),
    box(-HALF, -HALF, COUNTER, 7, `${side}-edge`),
    `<path d="M${1.2 - HALF} ${HALF - 5}V${6 - HALF}Q${1.2 - HALF} ${1.2 - HALF} ${6 - HALF} ${1.2 - HALF}H${HALF - 5}" fill="none" stroke="$${side}-light" stroke-width="2.2" stroke-linecap="round"/>`,
    box(-HALF + 2.4, -HALF + 2.4, COUNTER - 4.8, 5, side),
    striped ? STRIPES : '',
    bare ? '' : faded(marks, drawSymbol(look, art, side, striped) + drawValues(look.values, side)),
    look.badge && !bare ? drawBadge(look.badge, side) : '',
    drawTags(marks),
  ].join('');
}

/** Draws a counter with nothing but a text, as large as possible; colours are still names. */
export const drawFace = (side: string, text: string): string =>
  box(-HALF, -HALF, COUNTER, 7, `${side}-edge`) +
  box(-HALF + 3, -HALF + 3, COUNTER - 6, 5, side) +
  `<text y="17" font-size="48" font-weight="800" text-anchor="middle" fill="$${side}-ink" font-family="${FONT}">${escapeText(text)}</text>`;

const faded = (marks: Marks, print: string): string =>
  marks.includes('faded') ? `<g opacity=".5">${print}</g>` : print;

const drawTags = (marks: Marks): string =>
  marks
    .filter((mark) => typeof mark !== 'string')
    .map((mark, i) => drawTag(mark, i))
    .join('');

const box = (
  x: number,
  y: number,
  size: number,
  radius: number,
  color: string,
  more = '',
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(size)}" height="${num(size)}" rx="${radius}" fill="$${color}"${more}/>`;

/** Diagonal stripes over the face, leaving out the strip with the values. */
const STRIPES =
  '<path d="M-29.6-16-16-29.6H-6L-29.6-6ZM-29.6 8 8-29.6H18L-19 7.5ZM-3 7.5 29.6-25V-15L7 7.5ZM23 7.5 29.6 1V7.5Z" fill="$warn"/>';

function drawSymbol(look: CounterLook, art: Art, side: string, halo: boolean): string {
  const symbol = art.units[look.type]?.symbol ?? monogram(look.type);
  const place = look.values ? 'translate(0 -10)scale(1.12)' : 'scale(1.2)';
  const back = halo ? ` stroke="$${side}" stroke-width="3.5" paint-order="stroke"` : '';
  return `<g transform="${place}" color="$${side}-ink" fill="currentColor"${back}>${symbol}</g>`;
}

/** Draws a frame with up to three letters of the type, for units without a symbol. */
function monogram(type: string): string {
  const words = type.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const letters = words.length > 1 ? words.map((w) => w[0]).join('') : (words[0] ?? '?');
  const text = escapeText(letters.slice(0, words.length > 1 ? 3 : 2).toUpperCase());
  return (
    '<rect x="-21" y="-14" width="42" height="28" rx="3" fill="none" stroke="currentColor" stroke-width="2.4"/>' +
    `<text y="7.5" font-size="21" font-weight="800" text-anchor="middle" font-family="${FONT}">${text}</text>`
  );
}

/** Longer values are set narrower, because a smaller size would be illegible on a phone. */
const MOST_LETTERS = 6;

/** Returns the font size of the values of a counter. */
export const valuesSize = (values: string): number =>
  values.length < MOST_LETTERS ? Math.min(20, 96 / values.length) : 18;

function drawValues(values: string, side: string): string {
  if (!values) return '';
  const size = valuesSize(values);
  const narrow =
    values.length > MOST_LETTERS ? ' textLength="58" lengthAdjust="spacingAndGlyphs"' : '';
  return `<text class="m-values" y="25.5" font-size="${num(size)}"${narrow} font-weight="750" text-anchor="middle" fill="$${side}-ink" font-family="${FONT}">${escapeText(values)}</text>`;
}

/** Draws the badge in the upper right corner. */
function drawBadge(badge: string, side: string): string {
  const width = Math.max(22, 10 + badge.length * 10);
  return (
    `<rect x="${num(HALF + 4 - width)}" y="${-HALF - 4}" width="${num(width)}" height="22" rx="11" fill="$${side}-light" stroke="$${side}-edge" stroke-width="2"/>` +
    `<text x="${num(HALF + 4 - width / 2)}" y="${-HALF + 12.5}" font-size="16" font-weight="750" text-anchor="middle" fill="$${side}-edge" font-family="${FONT}">${escapeText(badge)}</text>`
  );
}

/** Returns the mark of a condition, by its key or by the last part of the key. */
function markOf(condition: LocalizedText, art: Art): ConditionMark {
  const { key, args = {} } = typeof condition === 'string' ? { key: condition } : condition;
  const [word = ''] = key.slice(key.lastIndexOf('.') + 1).split(' ');
  const mark = art.conditions[key] ?? art.conditions[word];
  if (mark === undefined) return { tag: word.slice(0, 1).toUpperCase(), color: 'tag' };
  if (typeof mark === 'string' || mark.tag) return mark;
  return { tag: String(Object.values(args)[0] ?? ''), color: mark.color };
}

/** Draws the letters of a condition down the left edge. */
function drawTag(mark: { readonly tag: string; readonly color: string }, i: number): string {
  const y = -HALF - 3 + i * 20;
  return (
    `<rect x="${-HALF - 4}" y="${y}" width="${8 + mark.tag.length * 10}" height="18" rx="4" fill="$${mark.color}"/>` +
    `<text x="${-HALF + mark.tag.length * 5}" y="${y + 14}" font-size="14" font-weight="750" text-anchor="middle" fill="$tag-ink" font-family="${FONT}">${escapeText(mark.tag)}</text>`
  );
}

/** Draws a pointed arrow over the edge that the unit faces. */
export function drawFacing(side: string, angle: number): string {
  return `<path d="M57 0 39-12 43.5 0 39 12Z" transform="rotate(${num(angle)})" fill="$${side}-light" stroke="$${side}-edge" stroke-width="2.4" stroke-linejoin="round"/>`;
}

function drawParticle(look: CounterLook, _art: Art, marks: Marks): string {
  const side = sideColor(look);
  const charge = Number.parseInt(look.values, 10);
  return [
    '<circle cx="2" cy="3.5" r="33" fill="$shadow" fill-opacity=".45"/>',
    `<circle r="33" fill="$${side}-edge"/><circle r="30.5" fill="$${side}"/>`,
    `<path d="M-24-8A26 26 0 0 1 8-25" fill="none" stroke="$${side}-light" stroke-width="4" stroke-linecap="round"/>`,
    Number.isNaN(charge) ? '' : faded(marks, drawSpots(charge, side)),
    look.badge && drawBadge(look.badge, side),
    drawTags(marks),
  ].join('');
}

/** Draws as many spots as the charge, in the middle or in a ring; a counter without spots is the annihilator. */
function drawSpots(charge: number, side: string): string {
  if (charge <= 0)
    return `<circle r="13" fill="none" stroke="$${side}-spot" stroke-width="5.5"/><path d="M-17 17 17-17" stroke="$${side}-spot" stroke-width="5.5" stroke-linecap="round"/>`;
  const ring = charge === 1 ? 0 : charge >= 6 ? charge - 1 : charge;
  const radius = ring <= 3 ? 12 : ring <= 5 ? 15 : 18.5;
  const points = Array.from({ length: ring }, (_, i) =>
    polar(HERE, radius, -90 + (360 / ring) * i),
  );
  if (ring < charge) points.push(HERE);
  const r = charge <= 3 ? 7 : charge <= 5 ? 6 : 5.4;
  return points
    .map((p) => `<circle cx="${num(p.x)}" cy="${num(p.y)}" r="${r}" fill="$${side}-spot"/>`)
    .join('');
}
