/** How much of what can be picked lies beyond each edge of the window, and the way there. */
import type { Point } from '../../../kernel/board/graph.ts';
import { t } from '../../table-messages.ts';
import type { BoardModel } from '../model.ts';
import type { BoardViewProps } from '../props.ts';
import { beyond, EDGES, nearest, type ViewEdge } from './viewport-math.ts';

const ARROWS: Readonly<Record<ViewEdge, string>> = { top: '↑', left: '←', right: '→', bottom: '↓' };

interface BeyondProps {
  readonly model: BoardModel;
  /** Without a prop of its own it would not see them change. */
  readonly props: BoardViewProps;
  /** Nodes where something can be picked. */
  readonly nodes: readonly number[];
}

export function OffscreenMarkers({ model, props, nodes }: BeyondProps) {
  const rested = model.viewport.rested.value;
  if (!rested || model.carried.value) return null;
  const { bounds, points } = model.layout;
  const all = nodes.flatMap((n) => points[n] ?? []);
  const hidden = beyond(rested.view, bounds, all, rested.frame);
  const what = props.picks.units.size > 0 && props.picks.nodes.size === 0 ? 'units' : 'places';
  const edges = EDGES.filter((edge) => hidden[edge].length > 0);
  if (edges.length === 0) return null;
  return (
    <div class="b-signs">
      {edges.map((edge) => {
        const there = hidden[edge];
        const n = countOf(model, props, there);
        return (
          <button
            key={edge}
            type="button"
            // By keys Tab goes from pick to pick, and the board with it.
            tabIndex={-1}
            class="b-beyond"
            aria-label={t(`board.beyond.${what}`, { n, arrow: ARROWS[edge] })}
            onClick={() =>
              model.viewport.revealAll(there, nearest(rested.view, bounds, there, rested.frame))
            }
          >
            <span class="word">{t(`board.beyond.${what}`, { n, arrow: ARROWS[edge] })}</span>
            <span class="brief" aria-hidden="true">
              {n}
              {ARROWS[edge]}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** How many units, or places where there are none to be picked, stand for these points. */
function countOf(model: BoardModel, { picks }: BoardViewProps, there: readonly Point[]): number {
  if (picks.units.size === 0 || picks.nodes.size > 0) return there.length;
  const { points } = model.layout;
  const at = new Set(there);
  return [...picks.units].filter((u) => {
    const point = points[model.nodeOfUnit(u) ?? -1];
    return point !== undefined && at.has(point);
  }).length;
}
