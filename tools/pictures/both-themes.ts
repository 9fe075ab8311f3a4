/** Combines a drawing in two themes into one file: two files would have twice the size. */

const COLOUR = /#[0-9a-f]{3,8}\b/gi;

/** Fragment of the address with which the drawing shows its dark colours. */
export const DARK = '#dark';

/**
 * Returns the drawing in the colours of `light`, and with `#dark` in the address, in those of `dark`. Throws if the two
 * SVG differ in more than colours.
 */
export function bothThemes(light: string, dark: string): string {
  if (light.replace(COLOUR, '') !== dark.replace(COLOUR, ''))
    throw new Error('the two themes of a drawing differ in more than colours');
  const darkColours = dark.match(COLOUR) ?? [];
  const names = new Map<string, string>();
  let i = 0;
  const body = light.replace(COLOUR, (colour) => {
    const pair = `${colour};${darkColours[i++]}`;
    if (pair === `${colour};${colour}`) return colour;
    const name = names.get(pair) ?? `--${names.size.toString(36)}`;
    names.set(pair, name);
    return `var(${name})`;
  });
  const colours = (index: 0 | 1): string =>
    [...names].map(([pair, name]) => `${name}:${pair.split(';')[index]}`).join(';');
  const style = `<style>svg{${colours(0)}}svg:target{${colours(1)}}</style>`;
  return body.replace(/^<svg\b([^>]*)>/, `<svg id="${DARK.slice(1)}"$1>${style}`);
}
