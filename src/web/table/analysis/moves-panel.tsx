/** Every legal action as a list to browse, to search, or to enter by notation. */
import { useState } from 'preact/hooks';
import { formatAction } from '../../../kernel/text/notation.ts';
import type { Choice } from '../../session/choices.ts';
import { t } from '../../table-messages.ts';
import { folded } from '../../ui/folded.ts';
import type { ScreenState } from '../context.ts';
import { ExploreButton } from '../explore/explore-button.tsx';

const MOST_SHOWN = 60;

export function MovesPanel({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const [text, setText] = useState('');
  const all = model.choices.value.all.map((choice) => ({
    choice,
    notation: formatAction(model.game, choice.action),
  }));
  const found = all.filter((move) => matches(move, text));
  const choose = (choice: Choice) => {
    setText('');
    screen.closeSheet();
    model.choose(choice);
  };
  return (
    <form
      class="moves"
      onSubmit={(event) => {
        event.preventDefault();
        const exact = found.find((m) => m.notation === text.trim());
        const first = exact ?? (found.length === 1 ? found[0] : undefined);
        if (first) choose(first.choice);
      }}
    >
      <p class="explore-here-too">
        <ExploreButton screen={screen} />
      </p>
      <div class="field">
        <label for="move-search">{t('moves.search')}</label>
        <input
          id="move-search"
          type="search"
          autocomplete="off"
          spellcheck={false}
          value={text}
          placeholder={all[0]?.notation ?? ''}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <p class="hint" aria-live="polite">
          {all.length === 0
            ? t('moves.none')
            : t('moves.found', { found: found.length, all: all.length })}
        </p>
      </div>
      <ul>
        {found.slice(0, MOST_SHOWN).map(({ choice, notation }) => (
          <li key={choice.action}>
            <button type="button" class="move" onClick={() => choose(choice)}>
              <span>{choice.label}</span>
              <code>{notation}</code>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

function matches(move: { choice: Choice; notation: string }, text: string): boolean {
  const haystack = folded(`${move.notation} ${move.choice.label}`);
  return folded(text)
    .trim()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
