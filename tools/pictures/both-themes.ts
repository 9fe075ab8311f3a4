/** Makes one drawing out of the same drawing in two themes: each would be as large as both. */

const COLOUR = /#[0-9a-f]{3,8}\b/gi;

/** Fragment of an address under which the drawing shows its dark colours. */
export const DARK = '#dark';

/**
 * The drawing in the colours of `light`, and under an address with `#dark` in those of `dark`. Takes two SVG that
 * differ only in colours; throws on others.
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
