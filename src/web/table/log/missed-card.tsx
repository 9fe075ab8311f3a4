/** Card that reports a turn lost entirely, with the rule, and waits until the player has read it. */
import { useEffect, useRef } from 'preact/hooks';
import { linesOf, textOfLine } from '../../session/log/log-lines.ts';
import { t } from '../../table-messages.ts';
import type { ScreenState } from '../context.ts';

export function MissedCard({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const button = useRef<HTMLButtonElement>(null);
  const missed = model.missed.value;
  const isShown = missed.length > 0 && model.player.frame.value === undefined;
  useEffect(() => {
    if (isShown) button.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  const lines = missed.flatMap((entry) => linesOf(model.game, entry));
  return (
    <section class="recap missed" role="alertdialog" aria-label={t('missed.label')}>
      <p>
        {lines.map((line, i) => (
          <span key={i}>{textOfLine(line)} </span>
        ))}
      </p>
      <button
        ref={button}
        type="button"
        class="button primary small"
        onClick={() => model.readMissed()}
      >
        {t('missed.continue')}
      </button>
    </section>
  );
}
