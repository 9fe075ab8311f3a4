/** Menu for a click with several possible meanings. */
import { useEffect, useRef } from 'preact/hooks';
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
  return (
    <section class="card menu" role="dialog" aria-label={t('which.label')}>
      <ul ref={list}>
        {choices.map((choice, i) => (
          <li key={choice.action}>
            <button
              type="button"
              class={`move ${model.lesson.meant.value?.has(choice.action) ? 'meant' : ''}`}
              onClick={() => model.ending.press(choice)}
            >
              <span>{choice.label}</span>
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
