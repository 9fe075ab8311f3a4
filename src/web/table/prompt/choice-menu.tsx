/** Menu for a click with several possible meanings. */
import { useEffect, useRef } from 'preact/hooks';
import { distinctLabels } from './prompt.ts';
import { PricedText } from '../../cards/priced-text.tsx';
import { t } from '../../table-messages.ts';
import { Key } from '../../ui/key.tsx';
import type { TableModel } from '../model.ts';

export function ChoiceMenu({ model }: { model: TableModel }) {
  const choices = model.menu.value;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (choices) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [choices]);
  if (!choices) return null;
  const named = distinctLabels(model.game, model.session.value?.state, choices);
  return (
    <section class="card menu" role="dialog" aria-label={t('which.label')}>
      <ul ref={list}>
        {named.map((choice, i) => (
          <li key={choice.action}>
            <button
              type="button"
              class={`move ${model.lesson.meant.value?.has(choice.action) ? 'meant' : ''}`}
              aria-label={choice.label}
              onClick={() => model.ending.press(choice)}
            >
              <PricedText game={model.game} text={choice.label} />
              {i < 9 && <Key name={String(i + 1)} />}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            class="move"
            onClick={() => {
              model.menu.value = undefined;
            }}
          >
            <span>{t('which.neither')}</span>
            <Key name="Esc" />
          </button>
        </li>
      </ul>
    </section>
  );
}
