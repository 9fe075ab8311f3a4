/** Brief effects over the counters: explosions where units were destroyed, and hits where they were damaged. */
import type { Point } from '../../kernel/board/graph.ts';
import { polar, polygon } from '../../draw/svg.ts';
import { pointOf, shift } from './layers.tsx';
import type { BoardModel } from './model.ts';

const HIDDEN = { 'aria-hidden': true } as const;
const MIDDLE: Point = { x: 0, y: 0 };

/** Returns a star with uneven rays, in units of the picture. */
function star(rays: number, long: number, short: number): string {
  const points = Array.from({ length: 2 * rays }, (_, i) => {
    const reach = i % 2 === 1 ? short : long * (i % 4 === 0 ? 1 : 0.74);
    return polar(MIDDLE, reach, (i * 180) / rays);
  });
  return polygon(points);
}

const BLAST = [
  ['b-flame-3', star(14, 92, 46)],
  ['b-flame-2', star(14, 68, 34)],
  ['b-flame-1', star(10, 42, 24)],
] as const;
const HIT = [
  ['b-flame-2', star(8, 46, 18)],
  ['b-flame-1', star(8, 28, 12)],
] as const;
/** Centres and radii of the smoke clouds over an explosion. */
const SMOKE = [
  [-34, -38, 34],
  [30, -44, 38],
  [-4, -70, 40],
  [46, -12, 26],
  [-50, -6, 26],
] as const;

export function Impacts({ model }: { model: BoardModel }) {
  const { layout, scene } = model;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
  return (
    <g class="b-impacts" {...HIDDEN}>
      {scene.impacts.value.map(({ node, isLoss, seq }) => (
        <g key={`${seq} ${node}`} style={shift(pointOf(layout, node))}>
          {isLoss && (
            <g class="b-smoke">
              {SMOKE.map(([x, y, r]) => (
                <circle key={x} cx={x} cy={y} r={r} />
              ))}
            </g>
          )}
          <g
            class={isLoss ? 'b-burst' : 'b-burst b-hit'}
            transform={`rotate(${(node * 47) % 360})`}
          >
            <g>
              {(isLoss ? BLAST : HIT).map(([name, shape]) => (
                <path key={name} class={name} d={shape} />
              ))}
              {isLoss && <circle class="b-flash" r="17" />}
            </g>
          </g>
        </g>
      ))}
    </g>
  );
}
