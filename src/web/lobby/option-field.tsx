/** Field of the form for a new table: one option of a game. */
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { optionText, optionTitle, optionValues } from '../games/phrases.ts';
import { RuleTag } from '../ui/rule-tag.tsx';

interface OptionProps {
  readonly game: CatalogueEntry;
  readonly option: CatalogueEntry['options'][number];
}

export function OptionField({ game, option }: OptionProps) {
  const { id, rule } = option;
  return (
    <div class="option-field">
      <label for={`option-${id}`}>
        <b>{optionTitle(game, option)}</b>
      </label>
      <OptionInput game={game} option={option} />
      <p class="hint">
        <RuleTag rule={rule} game={game.id} /> {optionText(game, option)}
      </p>
    </div>
  );
}

function OptionInput({ game, option }: OptionProps) {
  const { id, min, max, fallback } = option;
  const name = `option-${id}`;
  const names = optionValues(game, option);
  if (!names)
    return (
      <input
        type="number"
        id={name}
        name={name}
        min={min}
        max={max}
        defaultValue={String(fallback)}
      />
    );
  return (
    <select id={name} name={name}>
      {names.map((word, i) => (
        <option key={min + i} value={String(min + i)} selected={min + i === fallback}>
          {word}
        </option>
      ))}
    </select>
  );
}
