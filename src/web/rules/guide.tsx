/**
 * Explains the counter that the game's first scenario opens with. On phones it is a list, so that its text is large
 * enough.
 */
import { useMemo } from 'preact/hooks';
import { paletteProperties } from '../../draw/art.ts';
import { artOf } from '../../draw/art-base.ts';
import { drawCounter } from '../../draw/counter.ts';
import { start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { CounterGuide } from '../cards/counter-guide.tsx';
import { format } from '../messages.ts';
import { t } from './rules-messages.ts';

export function Guide({ game }: { readonly game: Game }) {
  const goal = useMemo(() => game.look.goal?.(start(game)), [game]);
  const art = artOf(game.look);
  const counter = useMemo(() => goal && drawCounter(goal.counter, art), [goal, art]);
  if (!goal || counter === undefined) return null;
  return (
    <figure class="rules-guide">
      <h2 class="legend">{t('rules.reading')}</h2>
      <CounterGuide game={game} goal={goal} />
      <div class="guide-list" style={paletteProperties(art)}>
        <svg
          viewBox="-40 -40 80 80"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: counter }}
        />
        <ul>
          {goal.marks.map(({ print, means }, i) => (
            <li key={i}>
              <b>{print}</b> {format(game, means)}
            </li>
          ))}
        </ul>
      </div>
      <figcaption class="hint">
        {t('goal.counter', { name: format(game, goal.counter.name) })}
      </figcaption>
    </figure>
  );
}
