/** Dice of a fight with their result, shown over the lower edge of the board for a moment. Any key or click ends it. */
import { useEffect } from 'preact/hooks';
import { t, format } from '../../table-messages.ts';
import { DieFace } from '../odds/die-face.tsx';
import type { TableModel } from '../model.ts';
import { PiecePicture } from './piece-picture.tsx';

const MOST_FALLEN = 4;

export function BattleCaption({ model }: { model: TableModel }) {
  const { drama, game } = model;
  const shown = drama.shown.value;
  useEffect(() => {
    if (!shown) return;
    const end = () => drama.end();
    addEventListener('keydown', end, { capture: true });
    addEventListener('pointerdown', end, { capture: true });
    return () => {
      removeEventListener('keydown', end, { capture: true });
      removeEventListener('pointerdown', end, { capture: true });
    };
  }, [drama, shown]);
  if (!shown?.moment) return null;
  const { dice, message, result } = shown.moment;
  // The announcer reads the dice and their result.
  return (
    <div key={shown.seq} class="battle-caption" aria-hidden="true">
      <span class="battle-dice">
        {dice.map((entry) => (
          <DieFace key={entry.seq} game={game} entry={entry} />
        ))}
      </span>
      <p>
        <b>{t('moment.headline', { result: format(game, result) })}</b>
        <span>{format(game, message)}</span>
      </p>
      {shown.fallen.slice(0, MOST_FALLEN).map(({ look }) => (
        <span key={look.unit} class="dead">
          <PiecePicture game={game} shown={look} />
        </span>
      ))}
    </div>
  );
}
