/** One line on what the others did, while it is still drawn on the board. */
import { useRef } from 'preact/hooks';
import { t, tell } from '../table-words.ts';
import { Icon } from '../ui/icons.tsx';
import type { ScreenState } from './context.ts';
import { useOffTargets } from './off-targets.ts';

export function RecapLine({ screen: { model } }: { screen: ScreenState }) {
  const line = useRef<HTMLElement>(null);
  useOffTargets(line, model);
  const recap = model.recap.shown.value;
  if (!recap || model.notice.value || model.oddsCard.value) return null;
  return (
    <section ref={line} class="recap" aria-label={t('recap.label')}>
      <p>{tell(model.game, recap.words)}</p>
      <button type="button" class="button quiet small" onClick={() => void model.recap.again()}>
        <Icon name="play" size={16} /> {t('recap.again')}
      </button>
      <button
        type="button"
        class="button quiet icon"
        aria-label={t('recap.close')}
        onClick={() => model.recap.close()}
      >
        <Icon name="close" size={16} />
      </button>
    </section>
  );
}
