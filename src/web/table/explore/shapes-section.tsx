/** Tools that draw on the board, and the shapes of the node as a list. */
import { SHAPE_COLOURS } from '../../../study/shapes.ts';
import { nameOf, t } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import type { ExplorePartProps } from './explore-parts.ts';
import { type DrawnShape, TOOLS } from './shapes-model.ts';

export function ShapesSection({ model, board }: ExplorePartProps) {
  const { shapes } = board;
  const { game } = model;
  const hasStart = shapes.start.value !== undefined;
  const labelOf = ({ kind, colour, from, to = from }: DrawnShape): string =>
    t(`explore.shape.${kind}`, {
      colour: t(`explore.colour.${colour as 'red'}`),
      from: nameOf(game, { node: from }),
      to: nameOf(game, { node: to }),
    });
  return (
    <section class="explore-shapes" aria-label={t('explore.shapes')}>
      <h2 class="legend">{t('explore.shapes')}</h2>
      <p class="row">
        {TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            class="button small"
            aria-pressed={shapes.tool.value === tool}
            onClick={() => shapes.choose(tool)}
          >
            {t(`explore.tool.${tool}`)}
          </button>
        ))}
        <label>
          <span class="sr-only">{t('explore.colour')}</span>
          <select
            value={shapes.colour.value}
            onChange={({ currentTarget: { value } }) => {
              const colour = SHAPE_COLOURS.find((each) => each === value);
              if (colour) shapes.colour.value = colour;
            }}
          >
            {SHAPE_COLOURS.map((colour) => (
              <option key={colour} value={colour}>
                {t(`explore.colour.${colour}`)}
              </option>
            ))}
          </select>
        </label>
      </p>
      {shapes.isDrawing.value && (
        <p class="hint" role="status">
          {t(
            shapes.tool.value !== 'arrow'
              ? 'explore.draw.place'
              : hasStart
                ? 'explore.draw.end'
                : 'explore.draw.start',
          )}
        </p>
      )}
      {shapes.drawn.value.length > 0 && (
        <ul aria-label={t('explore.shapes')}>
          {shapes.drawn.value.map((shape) => (
            <li key={shape.text}>
              {labelOf(shape)}
              <button
                type="button"
                class="button quiet small"
                aria-label={t('explore.shape.remove', { shape: labelOf(shape) })}
                onClick={() => shapes.remove(shape.text)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
