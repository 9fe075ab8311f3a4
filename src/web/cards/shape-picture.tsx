/** Small picture of a pattern of hexes, as the board shows it. */
import './cards.css';
import { hexPoint } from '../../kernel/board/hex.ts';
import type { ShapeLook } from '../../kernel/look/look.ts';
import { type BoardLayout, HEX_RADIUS, PITCH, slotAngle } from '../../draw/layout.ts';
import { num, polar, polygon } from '../../draw/svg.ts';

interface ShapePictureProps {
  readonly shape: ShapeLook;
  /** Layout of a hex board, with the orientation of its hexes and its rotation. */
  readonly layout: Pick<BoardLayout, 'board' | 'turn'>;
}

/** Margin around the centres of the outermost hexes. */
const ROOM = HEX_RADIUS + 4;
/** Scale in pixels per unit, at which text is 12 pixels high. */
const SCALE = 12 / 72;
const CORNERS = [0, 1, 2, 3, 4, 5];

/** Shows the pattern. It is hidden from screen readers, because the text beside it says the same. */
export function ShapePicture({ shape, layout }: ShapePictureProps) {
  const { hex } = layout.board;
  if (!hex) return null;
  const scale = layout.turn === 180 ? -PITCH : PITCH;
  const hexes = shape.hexes.map(({ q, r, text }) => {
    const { x, y } = hexPoint(hex.orientation, q, r);
    const centre = { x: x * scale, y: y * scale };
    const corners = CORNERS.map((k) => polar(centre, HEX_RADIUS, slotAngle(layout, k) - 30));
    return { ...centre, text, corners };
  });
  const [xs, ys] = [hexes.map(({ x }) => x), hexes.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  const [width, height] = [Math.max(...xs) + ROOM - left, Math.max(...ys) + ROOM - top];
  return (
    <svg
      class="shape"
      width={num(width * SCALE)}
      height={num(height * SCALE)}
      viewBox={[left, top, width, height].map(num).join(' ')}
      aria-hidden="true"
    >
      {hexes.map(({ x, y, text, corners }, i) => (
        <g key={i} class={i === 0 ? 'first' : ''}>
          <path d={polygon(corners)} />
          <text x={num(x)} y={num(y)}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
