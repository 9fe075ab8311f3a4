/** Small map of the goal: the starting areas of the sides, and the places that decide the game. */
import { useMemo } from 'preact/hooks';
import type { GoalMap } from '../../../kernel/look/look.ts';
import { side as sideNoun } from '../../../kernel/text/message.ts';
import { artOf } from '../../../draw/art-base.ts';
import { drawGoal, drawGround } from '../../../draw/mini.ts';
import { nameOf, t } from '../../table-messages.ts';
import type { ScreenState } from '../context.ts';

export function GoalMapPicture({ screen, map }: { screen: ScreenState; map: GoalMap }) {
  const { game, shown, orientation } = screen.model;
  const layout = orientation.layout.value;
  const state = shown.peek();
  const svg = useMemo(
    () =>
      (state ? drawGround(game, artOf(game.look), state, layout) : '') +
      drawGoal(game, map, layout),
    [game, layout, map],
  );
  const { x, y, width, height } = layout.bounds;
  const names = map.starts.map(({ side }) => nameOf(game, sideNoun(side)));
  return (
    <section>
      <h3 class="legend">{t('goal.map')}</h3>
      <div class="goal-map">
        <svg
          viewBox={`${x} ${y} ${width} ${height}`}
          role="img"
          aria-label={t('goal.map.label', { n: map.aims.length })}
        >
          <g dangerouslySetInnerHTML={{ __html: svg }} />
        </svg>
        <ul>
          {map.starts.map(({ side }, i) => (
            <li key={side}>
              <i style={{ background: `var(--m-s${game.sides[side]?.colour ?? side})` }} />
              {t('goal.map.start', { side: names[i] ?? '' })}
            </li>
          ))}
          <li>
            <i class="goal-ring" />
            {t('goal.map.aim')}
          </li>
        </ul>
      </div>
    </section>
  );
}
