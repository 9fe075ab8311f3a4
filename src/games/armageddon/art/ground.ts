/**
 * Things on the ground: resources along the lower side of a hex, specials in its upper corners, works in the lower
 * ones.
 */
import type { MarkerArt } from '../../../kernel/look/art.ts';
import { type Resource, RESOURCES } from '../data/card.ts';
import { type SpecialId, SPECIALS } from '../data/maps.ts';
import { RESOURCE_ICONS } from './resource-icons.ts';

const FONT = 'system-ui,sans-serif';

/** Upper bound of the amount of one resource in a hex. */
const MOST = 7;

function spot(symbol: string): MarkerArt {
  return { shape: 'spot', color: 'special', ink: 'special-ink', mute: true, symbol };
}

/** Centres of discs along the lower side, and their size, by the number of kinds of resource in the hex. */
const PLACES: readonly { readonly scale: number; readonly xs: readonly number[] }[] = [
  { scale: 1, xs: [-6] },
  { scale: 1, xs: [-27, 15] },
  { scale: 0.85, xs: [-42, -7, 28] },
  { scale: 0.75, xs: [-50, -19, 12, 43] },
];

/** A disc 26 wide with the symbol of its resource, followed by the amount on a dark pill. */
function chip(kind: number, n: number, place: number, of: number): string {
  const { scale, xs } = PLACES[of - 1];
  const { color, svg, ...icon } = RESOURCE_ICONS[RESOURCES[kind]];
  const ink = 'ink' in icon ? icon.ink : '#fffdf8';
  return (
    `<g transform="translate(${xs[place]} 40)${scale === 1 ? '' : `scale(${scale})`}">` +
    '<rect x="-13" y="-13" width="40" height="26" rx="13" fill="$chip-pill" fill-opacity=".85"/>' +
    `<circle r="13" fill="$chip-ink"/><circle r="11.6" fill="${color}"/>` +
    `<g fill="${ink}" color="${ink}" stroke="none" transform="scale(.76)">${svg}</g>` +
    `<text x="19.5" y="6" font-size="17" font-weight="800" text-anchor="middle" fill="$chip-ink" font-family="${FONT}">${n}</text></g>`
  );
}

/** Unit type of a resource marker: the amount, and its place among the kinds of resource in the hex. */
export const chipType = (id: Resource, n: number, place: number, of: number): string =>
  `${id}-${n}-${place + 1}-of-${of}`;

const CHIPS: readonly [string, MarkerArt][] = RESOURCES.flatMap((id, kind) =>
  Array.from({ length: MOST }, (_, i) =>
    PLACES.flatMap(({ xs }) =>
      xs.map((_x, place): [string, MarkerArt] => [
        chipType(id, i + 1, place, xs.length),
        spot(chip(kind, i + 1, place, xs.length)),
      ]),
    ),
  ).flat(),
);

/** A small picture in the left corner of a hex. */
const inCorner = (svg: string): string =>
  `<g transform="translate(-43 0)"><circle r="12.2" fill="$special" stroke="$special-edge" stroke-width="1.8"/><g fill="$special-ink" stroke="none" transform="scale(.8)">${svg}</g></g>`;
const stroke = (d: string, width = 2.6): string =>
  `<path d="${d}" fill="none" stroke="$special-ink" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const PICTURES: Readonly<Partial<Record<SpecialId, string>>> = {
  cache: '<path d="M-9-7H9V8H-9ZM-9-1H-2V3H2V-1H9V-3H-9Z" fill-rule="evenodd"/>',
  card: '<path d="M-7-10H7V10H-7ZM0-6 2-2 6-1.4 3 1.4 4 6 0 3.6-4 6-3 1.4-6-1.4-2-2Z" fill-rule="evenodd"/>',
  independents: '<path d="M0-10 10.5 9H3L0 2-3 9H-10.5Z"/>',
  clinic: '<path d="M-3.4-10H3.4V-3.4H10V3.4H3.4V10H-3.4V3.4H-10V-3.4H-3.4Z"/>',
  mast: stroke('M0-10V10M0-2-6 10M0-2 6 10M-8-4A9 9 0 0 1-8-11M8-4A9 9 0 0 0 8-11'),
  'hot-ground':
    '<circle r="2.4"/><path d="M-5-8.6A10 10 0 0 1 5-8.6L2-3.5A4 4 0 0 0-2-3.5ZM10 0A10 10 0 0 1 5 8.6L2 3.5A4 4 0 0 0 4 0ZM-10 0A10 10 0 0 0-5 8.6L-2 3.5A4 4 0 0 1-4 0Z"/>',
  'wreck-row': stroke('M-9 7 9 2M-6 6-3-8 1-8 3 3M-3-8-8-3M1-8 8-5'),
  silo: '<path d="M0-11Q4-6 4-2V5L8 9H-8L-4 5V-2Q-4-6 0-11Z"/>',
};

/** A trench with its parapet, and the mouth of a tunnel, in the right corner. */
const WORKS =
  '<g transform="translate(42 0)"><path d="M-8-14 2-9-6-2 4 3-5 9 3 14" fill="none" stroke="$parapet" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/><path d="M-8-14 2-9-6-2 4 3-5 9 3 14" fill="none" stroke="$trench" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"/></g>';
const TUNNELS =
  '<g transform="translate(42 1)"><path d="M-12 10Q-13-11 0-11T12 10Z" fill="$parapet" stroke="$trench" stroke-width="1.8"/><path d="M-7 10Q-7-5 0-5T7 10Z" fill="$trench"/></g>';

/** Salvage of a battle, in the upper right corner. */
const SALVAGE = `<g transform="translate(27 -31)"><circle r="9" fill="$special" stroke="$special-edge" stroke-width="1.8"/><g transform="scale(.55)">${stroke('M-8 8 3-3M-9-5-4-9 2-3-3 1ZM3-8A6 6 0 1 0 9-2L5-3 4-6Z', 3)}</g></g>`;

export const MARKERS: Readonly<Record<string, MarkerArt>> = {
  ...Object.fromEntries(CHIPS),
  ...Object.fromEntries(
    SPECIALS.map(({ id }) => [`special-${id}`, spot(inCorner(PICTURES[id] ?? ''))]),
  ),
  salvage: spot(SALVAGE),
  works: spot(WORKS),
  tunnels: spot(TUNNELS),
};
