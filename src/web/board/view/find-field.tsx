/** Field for finding a node by its number, or by the name of something there. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../table-messages.ts';
import { landmarksOf } from '../screen-reader-summary.ts';
import type { BoardModel } from '../model.ts';

export function FindField({ model }: { model: BoardModel }) {
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState('');
  // Focuses the field before the next key, which the board would otherwise handle.
  useLayoutEffect(() => input.current?.focus(), []);
  const toBoard = () => document.querySelector<HTMLElement>('.b-window')?.focus();
  const close = () => {
    toBoard();
    model.isFinding.value = false;
  };
  const find = (e: Event) => {
    e.preventDefault();
    const label = input.current?.value ?? '';
    if (model.find(label)) toBoard();
    else setMissing(label);
  };
  return (
    <form class="b-find" onSubmit={find}>
      <label for="b-find">{t('board.find')}</label>
      <input
        ref={input}
        id="b-find"
        list="b-landmarks"
        autocomplete="off"
        spellcheck={false}
        onInput={() => setMissing('')}
        onBlur={() => {
          model.isFinding.value = false;
        }}
        onKeyDown={(e) => {
          // Keeps the key from the board and the page, which have their own shortcuts.
          e.stopPropagation();
          if (e.key === 'Escape') close();
        }}
      />
      <datalist id="b-landmarks">
        {[...landmarksOf(model.game, model.pieces).keys()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p role="alert">{missing && t('board.find.none', { label: missing })}</p>
    </form>
  );
}
