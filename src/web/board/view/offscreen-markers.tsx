/** Markers at the edges of the window: the number of picks beyond each edge, as a button that reveals them. */
import type { Point } from '../../../kernel/board/graph.ts';
import { t } from '../../table-messages.ts';
import type { BoardModel } from '../model.ts';
import { EDGES, nearest, type ViewEdge } from './viewport-math.ts';

const ARROWS: Readonly<Record<ViewEdge, string>> = { top: '↑', left: '←', right: '→', bottom: '↓' };

export function OffscreenMarkers({ model }: { model: BoardModel }) {
  const hidden = model.hidden.value;
  const edges = EDGES.filter((edge) => hidden && hidden[edge].length > 0);
  if (!hidden || edges.length === 0 || model.carried.value) return null;
  const what = countsUnits(model) ? 'units' : 'places';
  return (
    <div class="b-signs">
      {edges.map((edge) => {
        const there = hidden[edge];
        const n = countOf(model, there);
        return (
          <button
            key={edge}
            type="button"
            // By keyboard, Tab already moves from pick to pick, and the board follows.
            tabIndex={-1}
            class="b-beyond"
            aria-label={t(`board.beyond.${what}`, { n, arrow: ARROWS[edge] })}
            onClick={() => reveal(model, there)}
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

function reveal({ viewport, layout }: BoardModel, there: readonly Point[]): void {
  const { view, frame } = viewport.rested.peek() ?? viewport.going;
  viewport.revealAll(there, nearest(view, layout.bounds, there, frame));
}

/** Returns the number of units at these points, or of points if places can be picked. */
function countOf(model: BoardModel, there: readonly Point[]): number {
  if (!countsUnits(model)) return there.length;
  const { points } = model.layout;
  const at = new Set(there);
  return [...model.litUnits.value].filter((u) => {
    const point = points[model.nodeOfUnit(u) ?? -1];
    return point !== undefined && at.has(point);
  }).length;
}

const countsUnits = ({ litUnits, litNodes }: BoardModel): boolean =>
  litUnits.value.size > 0 && litNodes.value.size === 0;
