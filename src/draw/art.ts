/** Turns the data of a game's art into colours and pieces of SVG. */
import type { Art } from '../kernel/look/art.ts';

/** Theme of a picture: the light or the dark colour of each pair. */
export type Theme = 'light' | 'dark';

/** Returns the CSS variable of a colour of the palette. */
const variable = (name: string): string => `var(--m-${name})`;

/** Turns the colour names in a picture (`$hull`) into CSS variables. */
export const paint = (svg: string): string =>
  svg.replace(/\$([a-z][a-z0-9-]*)/g, (_, name: string) => variable(name));

/**
 * Replaces the CSS variables in a picture by the colours of one theme, for viewers without CSS. Throws if the art lacks
 * a colour that the picture names.
 */
export function fixTheme(svg: string, art: Art, theme: Theme): string {
  return svg.replace(/var\(--m-([a-z0-9-]+)\)/g, (_, name: string) => {
    const pair = art.palette[name];
    if (!pair) throw new Error(`the art "${art.id}" has no colour "${name}"`);
    return pair[theme === 'light' ? 0 : 1];
  });
}

/** Returns the palette as CSS custom properties, each of them `light-dark(…)`, so that it follows `color-scheme`. */
export function paletteProperties(art: Art): Record<string, string> {
  return Object.fromEntries(
    Object.entries(art.palette).map(([name, [light, dark]]) => [
      `--m-${name}`,
      light === dark ? light : `light-dark(${light}, ${dark})`,
    ]),
  );
}

/** Returns a style sheet with the palette, for a picture that stands alone and follows the viewer's theme. */
export function paletteSheet(art: Art): string {
  const rules = (i: 0 | 1): string =>
    Object.entries(art.palette)
      .map(([name, pair]) => `--m-${name}:${pair[i]}`)
      .join(';');
  return `:root{${rules(0)}}@media(prefers-color-scheme:dark){:root{${rules(1)}}}`;
}

/** Returns the features of a terrain in painting order; empty if the art has none of them. */
export function featuresOf(art: Art, terrain: string): string[] {
  const named = art.terrains[terrain] ?? terrain.toLowerCase().split(/[-+_]/);
  return Object.keys(art.features).filter((f) => named.includes(f));
}
