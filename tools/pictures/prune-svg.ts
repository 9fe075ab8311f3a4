/** Removes the parts of a drawing outside its view box: a map is drawn completely, and the lobby shows a part of it. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Maximum extent of things around their place, in units of the board; a hex is 100 wide. */
const REACH = 120;

const TAG = /<(\/?)([a-z]+)\b([^>]*?)(\/?)>/gi;

/**
 * Returns the same picture with fewer elements. Only elements with a certain place are removed: groups that are moved
 * to a place, circles, texts, and paths of absolute commands. Takes SVG as `drawBoard` writes it, with the crop as view
 * box.
 */
export function pruned(svg: string): string {
  const view = viewOf(svg);
  if (!view) return svg;
  const parts: string[] = [];
  /** Open elements; `moved`: their contents are not in units of the board. */
  const stack: { readonly name: string; readonly moved: boolean }[] = [];
  /** Depth at which an element is being left out. */
  let skipped = Number.POSITIVE_INFINITY;
  let from = 0;
  for (const {
    0: tag,
    1: closing,
    2: name = '',
    3: attributes = '',
    4: empty,
    index,
  } of svg.matchAll(TAG)) {
    if (stack.length < skipped) parts.push(svg.slice(from, index));
    from = index + tag.length;
    if (closing) {
      stack.pop();
      if (stack.length < skipped) parts.push(tag);
      else if (stack.length === skipped) skipped = Number.POSITIVE_INFINITY;
      continue;
    }
    const isMoved = stack.at(-1)?.moved ?? false;
    const isOut = stack.length < skipped && !isMoved && liesOutside(name, attributes, view);
    if (stack.length < skipped && !isOut)
      parts.push(name === 'path' && !isMoved ? withNearParts(tag, view) : tag);
    if (empty) continue;
    if (isOut) skipped = stack.length;
    stack.push({ name, moved: isMoved || /\btransform=/.test(attributes) || name === 'defs' });
  }
  parts.push(svg.slice(from));
  return parts.join('');
}

function viewOf(svg: string): Box | undefined {
  const [left, top, width, height] = numbersIn(/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '');
  if (left === undefined || top === undefined || width === undefined || height === undefined)
    return undefined;
  return {
    left: left - REACH,
    top: top - REACH,
    right: left + width + REACH,
    bottom: top + height + REACH,
  };
}

const numbersIn = (text: string): number[] => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];

function liesOutside(name: string, attributes: string, view: Box): boolean {
  const transform = attribute(attributes, 'transform');
  if (transform !== undefined) {
    const [x, y] = numbersIn(/^translate\(([^)]*)\)/.exec(transform)?.[1] ?? '');
    return x !== undefined && y !== undefined && isBeyond([x], [y], view);
  }
  if (name === 'path') return pathIsBeyond(attribute(attributes, 'd') ?? '', view);
  const [x, y] = name === 'text' ? ['x', 'y'] : ['cx', 'cy'];
  if (!['text', 'circle', 'ellipse'].includes(name)) return false;
  const [at, down] = [attribute(attributes, x), attribute(attributes, y)];
  return at !== undefined && down !== undefined && isBeyond([Number(at)], [Number(down)], view);
}

/** Removes those closed parts of a path that are outside. */
const withNearParts = (tag: string, view: Box): string =>
  tag.replace(/ d="(M[^"]*)"/, (whole, d: string) => {
    const parts = d.split(/(?=M)/);
    const near = parts.filter((part) => !pathIsBeyond(part, view));
    return near.length === 0 || near.length === parts.length ? whole : ` d="${near.join('')}"`;
  });

/**
 * Whether a part of a path is certainly outside. Curves lie within their control points; parts with arcs or relative
 * commands never count as outside.
 */
function pathIsBeyond(d: string, view: Box): boolean {
  if (!/^M/.test(d) || /[^MLQCZ\d\s.,-]/.test(d)) return false;
  const numbers = numbersIn(d);
  if (numbers.length < 2 || numbers.length % 2 === 1) return false;
  return isBeyond(
    numbers.filter((_, i) => i % 2 === 0),
    numbers.filter((_, i) => i % 2 === 1),
    view,
  );
}

const isBeyond = (xs: readonly number[], ys: readonly number[], view: Box): boolean =>
  Math.max(...xs) < view.left ||
  Math.min(...xs) > view.right ||
  Math.max(...ys) < view.top ||
  Math.min(...ys) > view.bottom;
