/**
 * Checks pieces of SVG from a stranger's bundle: only shapes, gradients and text are safe, without scripts, loading or
 * links. A page puts them into its document.
 */

const TAGS = new Set(
  'g path circle ellipse rect line polyline polygon text tspan defs linearGradient radialGradient stop'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  (
    'd x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points id offset transform color opacity ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin ' +
    'stroke-dasharray stroke-dashoffset stroke-miterlimit stop-color stop-opacity font-size font-weight font-family ' +
    'font-style text-anchor letter-spacing dominant-baseline paint-order gradientUnits gradientTransform ' +
    'spreadMethod href vector-effect'
  ).split(' '),
);
const TAG = /^<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w-]*="[^"<>]*")*)\s*(\/?)>/;
const ATTRIBUTE = /([a-zA-Z][\w-]*)="([^"<>]*)"/g;
/** A value without URLs, escapes and entities. */
const VALUE = /^[\w\s.,#$%()+-]*$/;
/** The id of a gradient. It contains a hyphen, so it can never equal a global name of the page's scripts. */
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;
const LOCAL = /url\(#[a-z][a-z0-9-]*\)/g;
const TEXT = /^[^<>]*/;

/** Maximum number of characters and of elements in a piece, and maximum nesting depth. */
const [LONGEST, MOST, DEEPEST] = [50_000, 1_000, 20];

/** Returns the tag, attribute or position that makes a piece of SVG unsafe; undefined if it is safe. */
export function whyUnsafe(svg: string): string | undefined {
  if (svg.length > LONGEST) return `${svg.length} characters`;
  const open: string[] = [];
  let elements = 0;
  for (let rest = svg; rest !== ''; ) {
    const [text = ''] = TEXT.exec(rest) ?? [];
    if (text.includes('&')) return '&';
    rest = rest.slice(text.length);
    if (rest === '') break;
    const [whole, closing, name = '', attributes = '', empty] = TAG.exec(rest) ?? [];
    if (whole === undefined) return rest.slice(0, 20);
    rest = rest.slice(whole.length);
    if (!TAGS.has(name)) return name;
    const bad = badAttribute(attributes);
    if (bad !== undefined) return `${name} ${bad}`;
    if (closing) {
      if (open.pop() !== name || attributes !== '') return `/${name}`;
    } else {
      elements++;
      if (!empty) open.push(name);
    }
    if (elements > MOST || open.length > DEEPEST) return `${elements} elements`;
  }
  return open.at(-1);
}

function badAttribute(attributes: string): string | undefined {
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    const isSafe =
      name === 'id'
        ? ID.test(value)
        : name === 'href'
          ? /^#[a-z][a-z0-9-]*$/.test(value)
          : isPlainValue(value);
    if (!ATTRIBUTES.has(name) || !isSafe) return `${name}="${value.slice(0, 40)}"`;
  }
  return undefined;
}

/**
 * Returns whether the value of an attribute or a style contains no URL except that of a gradient in the same picture.
 */
export const isPlainValue = (value: string): boolean =>
  VALUE.test(value) && !/url|src|image/i.test(value.replaceAll(LOCAL, ''));
