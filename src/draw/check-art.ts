/** Checks the pictures of a game: a name that its art does not define is an error, which lists the defined names. */
import type { Art, Stroke } from '../kernel/look/art.ts';
import { start } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { artOf } from './art-base.ts';

/** Maximum number of known names in an error. */
const MOST = 40;

/**
 * Throws an error for the first colour, tile, feature, terrain or symbol that the art of a game names but does not
 * define. The error lists the known names. Symbols are those of the counters in the first position.
 */
export function checkArt(game: Game): void {
  const { look, units } = game;
  if (!look.art) return;
  const art = artOf(look);
  const require = (kind: string, where: string, name: string, known: object): void => {
    if (Object.hasOwn(known, name)) return;
    const all = Object.keys(known).sort();
    const names = `${all.slice(0, MOST).join(', ')}${all.length > MOST ? ', …' : ''}`;
    throw new Error(`the art "${art.id}" has no ${kind} "${name}" (${where}); known: ${names}`);
  };
  for (const [where, name] of coloursIn(art)) require('colour', where, name, art.palette);
  for (const [id, { tile }] of Object.entries(art.features))
    if (tile !== undefined) require('tile', `feature ${id}`, tile, art.tiles);
  for (const [id, features] of Object.entries(art.terrains))
    for (const feature of features) require('feature', `terrain ${id}`, feature, art.features);
  if (Object.keys(art.units).length === 0) return;
  for (const { unit, type } of look.counters(start(game)))
    require('symbol', `unit ${units[unit]?.id ?? unit}`, type, art.units);
}

/** Returns the names of colours, each with the place that uses it. */
function coloursIn(art: Art): (readonly [where: string, name: string])[] {
  const strokes = (where: string, list: readonly Stroke[] = []) =>
    list.map(({ color }) => [where, color] as const);
  const { palette: _, ...drawn } = art;
  const inSvg = JSON.stringify(drawn).matchAll(/\$([a-z][a-z0-9-]*)/g);
  return [
    ...[...inSvg].map(([, name = '']) => ['a piece of SVG', name] as const),
    ...Object.entries(art.features).flatMap(([id, { fill, label, shades = [], ...feature }]) => [
      ...[fill, label, ...shades].flatMap((name) =>
        name === undefined ? [] : [[`feature ${id}`, name] as const],
      ),
      ...strokes(`feature ${id}`, feature.outline),
      ...strokes(`feature ${id}`, feature.link?.strokes),
      ...strokes(`feature ${id}`, feature.cells && [feature.cells]),
    ]),
    ...Object.entries(art.markers).flatMap(([id, { color, ink }]) =>
      [color, ink].map((name) => [`marker ${id}`, name] as const),
    ),
    ...Object.entries(art.areas).map(([id, { color }]) => [`area ${id}`, color] as const),
    ...Object.entries(art.edges ?? {}).flatMap(([id, edge]) => strokes(`edge ${id}`, edge.strokes)),
    ...Object.entries(art.conditions).flatMap(([id, mark]) =>
      typeof mark === 'string' ? [] : [[`condition ${id}`, mark.color] as const],
    ),
  ];
}
