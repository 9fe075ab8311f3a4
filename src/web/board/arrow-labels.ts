/** Places the labels of arrows: without overlaps, and merged if three or more arrows attack the same node. */
import type { Point } from '../../kernel/board/graph.ts';
import type { BoardLayout } from '../../draw/layout.ts';
import { pillBox } from '../../draw/map/area.ts';
import { between } from '../../draw/svg.ts';
import { t } from '../table-messages.ts';
import type { BoardArrow } from './props.ts';

/** A label, and the point to which its pill is attached, in units of the board. */
export interface ArrowLabel {
  readonly at: Point;
  readonly text: string;
}

/** Number of labelled arrows to one node from which their labels are merged. */
const FOLDED = 3;
/** Minimum distance between two labels, in units of the board: 4 pixels on a board at a third of its size. */
const GAP = 12;
/** Distance of a label from the middle of its arrow, and from the node if it is merged. */
const [OVER_ARROW, OVER_NODE] = [40, 95];

/** Returns the labels of all arrows that have a text. */
export function arrowLabels(arrows: readonly BoardArrow[], { points }: BoardLayout): ArrowLabel[] {
  const pointOf = (node: number): Point => points[node] ?? { x: 0, y: 0 };
  const byTarget = new Map<number, BoardArrow[]>();
  for (const arrow of arrows)
    if (arrow.text) byTarget.set(arrow.to, [...(byTarget.get(arrow.to) ?? []), arrow]);
  const labels = [...byTarget].flatMap(([to, some]) => {
    if (some.length >= FOLDED) return [{ at: up(pointOf(to), OVER_NODE), text: foldedText(some) }];
    return some.map(({ from, text = '' }) => ({
      at: up(between(pointOf(from), pointOf(to), 0.5), OVER_ARROW),
      text,
    }));
  });
  return apart(labels);
}

const up = ({ x, y }: Point, by: number): Point => ({ x, y: y - by });

/** Returns a merged text: "3 attacks, best 2-1", without the best if the texts are not odds. */
function foldedText(arrows: readonly BoardArrow[]): string {
  const rated = arrows.map(({ text = '' }) => ({ text, odds: oddsIn(text) }));
  const best = rated.toSorted((a, b) => b.odds - a.odds)[0];
  const n = arrows.length;
  return best && best.odds > 0
    ? t('board.attacks.best', { n, best: best.text })
    : t('board.attacks', { n });
}

/** Returns attack divided by defence for a text such as "3-1", with either hyphen; 0 for any other text. */
function oddsIn(text: string): number {
  const [, attack, defence] = /(\d+)[-\u2011](\d+)/.exec(text) ?? [];
  return attack && defence ? Number(attack) / Number(defence) : 0;
}

/** Moves labels up until any two are at least `GAP` apart. */
function apart(labels: readonly ArrowLabel[]): ArrowLabel[] {
  const placed: ArrowLabel[] = [];
  for (const { at, text } of labels) {
    let free = at;
    for (let hit = hitOf(placed, free, text); hit; hit = hitOf(placed, free, text)) {
      const [own, other] = [pillBox(free, text), pillBox(hit.at, hit.text)];
      free = up(free, own.y + own.height + GAP - other.y);
    }
    placed.push({ at: free, text });
  }
  return placed;
}

function hitOf(placed: readonly ArrowLabel[], at: Point, text: string): ArrowLabel | undefined {
  const own = pillBox(at, text);
  return placed.find((label) => {
    const other = pillBox(label.at, label.text);
    return (
      own.x < other.x + other.width + GAP &&
      other.x < own.x + own.width + GAP &&
      own.y < other.y + other.height + GAP &&
      other.y < own.y + own.height + GAP
    );
  });
}
