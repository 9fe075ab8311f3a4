/** Chart of the game as a table of the rules page. It fits on a phone, and its columns can be highlighted. */
import { useState } from 'preact/hooks';
import type { Game } from '../../kernel/game.ts';
import type { Chart } from '../../kernel/look/look.ts';
import { layoutOf } from '../../draw/layout.ts';
import { ShapePicture } from '../cards/shape-picture.tsx';
import { format } from '../messages.ts';
import { RuleTag } from '../ui/rule-tag.tsx';
import { RuleText } from '../ui/rule-text.tsx';

interface ChartTableProps {
  readonly id: string;
  readonly game: Game;
  readonly chart: Chart;
  readonly onOpen: (rule: string) => void;
}

/** Number of columns and length of headings from which the headings are rotated on a phone. */
const [MANY, LONG] = [5, 5];
/** Maximum length of a cell's text that counts as a figure. */
const SHORT = 8;

export function ChartTable({ id, game, chart, onOpen }: ChartTableProps) {
  const [marked, setMarked] = useState(-1);
  const layout = layoutOf(game.board);
  const heads = chart.columns.map((column) => format(game, column));
  const cells = chart.rows.map((row) => row.map((cell) => format(game, cell)));
  const isGrid = cells.every((row) => row.slice(1).every((cell) => cell.length <= SHORT));
  const isTurned = heads.length > MANY && heads.slice(1).some((head) => head.length > LONG);
  const markOf = (x: number): string => (x > 0 && x === marked ? ' marked' : '');
  return (
    <figure class={`rule-chart ${isGrid ? 'grid' : ''} ${isTurned ? 'turned' : ''}`} id={id}>
      <figcaption>
        {format(game, chart.title)} <RuleTag rule={chart.rule} onOpen={onOpen} />
      </figcaption>
      <table onPointerLeave={() => setMarked(-1)}>
        <thead>
          <tr>
            {heads.map((head, x) => (
              <th key={x} scope="col" class={markOf(x)} onPointerEnter={() => setMarked(x)}>
                <span>{head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, y) => (
            <tr key={y}>
              {row.map((cell, x) =>
                x === 0 ? (
                  <th key={x} scope="row">
                    {chart.shapes?.[y] && <ShapePicture shape={chart.shapes[y]} layout={layout} />}
                    {cell}
                  </th>
                ) : (
                  <td key={x} class={markOf(x)} onPointerEnter={() => setMarked(isGrid ? x : -1)}>
                    <RuleText text={cell} onOpen={onOpen} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {chart.designed && <p class="hint">{format(game, chart.designed)}</p>}
    </figure>
  );
}
