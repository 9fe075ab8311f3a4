/** Shapes that people draw on a board: arrows, rings and shaded nodes, in four colours that suit light and dark maps. */
import { FONT } from '../font.ts';
import { type BoardLayout, nodeOutline } from '../layout.ts';
import { at, between, distance, escapeText, num, polygon } from '../svg.ts';

/** A shape: an arrow from one node to another, or a ring, shade or mark at one. */
export interface ShapeDrawing {
  readonly kind: 'arrow' | 'ring' | 'tint' | 'mark';
  readonly colour: string;
  /** Characters of a mark, such as `!?`. */
  readonly text?: string;
  readonly from: number;
  /** End of an arrow. */
  readonly to?: number;
}

const COLOURS: Readonly<Record<string, string>> = {
  green: '#2c7a49',
  red: '#b3341c',
  blue: '#2c6a9e',
  yellow: '#c79a1e',
};
const CASING = '#fffdf6';
const RADIUS = 44;
/** Gaps before an arrow and behind its head. */
const [START, END] = [30, 36];
const HEAD = 'M18 0-14-17-7 0-14 17Z';

/** Offset of a mark from the middle of its node, and its radius. */
const [MARK_OFF, MARK_RADIUS] = [32, 20];

/** A shape as the inside of a `<g>`; empty if one of its nodes is not on the board. */
export function drawShape(shape: ShapeDrawing, layout: BoardLayout): string {
  const { kind, from, to = from } = shape;
  const colour = COLOURS[shape.colour] ?? COLOURS['green'];
  const [a, b] = [layout.points[from], layout.points[to]];
  if (!a || !b) return '';
  if (kind === 'tint') {
    const d = polygon(nodeOutline(layout, from, 0.97));
    return `<path d="${d}" fill="${colour}" fill-opacity=".38" stroke="${colour}" stroke-width="5"/>`;
  }
  if (kind === 'mark') return drawMark(a.x + MARK_OFF, a.y - MARK_OFF, shape.text ?? '', colour);
  if (kind === 'ring') {
    const circle = `<circle cx="${num(a.x)}" cy="${num(a.y)}" r="${RADIUS}" fill="none"`;
    return (
      `${circle} stroke="${CASING}" stroke-width="12"/>` +
      `${circle} stroke="${colour}" stroke-width="7"/>`
    );
  }
  const length = distance(a, b) || 1;
  const start = between(a, b, Math.min(0.4, START / length));
  const end = between(b, a, Math.min(0.4, END / length));
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const line = `<path d="M${at(start)}L${at(end)}" fill="none" stroke-linecap="round"`;
  const head = `<path d="${HEAD}" transform="translate(${at(end)})rotate(${num(angle)})"`;
  return (
    `${line} stroke="${CASING}" stroke-width="13"/>` +
    `${head} fill="${CASING}" stroke="${CASING}" stroke-width="6" stroke-linejoin="round"/>` +
    `${line} stroke="${colour}" stroke-width="8"/>${head} fill="${colour}"/>`
  );
}

/** A judgement about a move, on a disc in the upper right corner of its place. */
function drawMark(x: number, y: number, text: string, colour: string | undefined): string {
  return (
    `<circle cx="${num(x)}" cy="${num(y)}" r="${MARK_RADIUS}" fill="${colour}" stroke="${CASING}" stroke-width="4"/>` +
    `<text x="${num(x)}" y="${num(y + 8)}" font-size="24" font-weight="700" text-anchor="middle" ` +
    `fill="${CASING}" font-family="${FONT}">${escapeText(text)}</text>`
  );
}
