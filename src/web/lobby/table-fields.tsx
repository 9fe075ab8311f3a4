/** The fields that set up a table, for the server's and for those of the page. */
import type { CatalogueEntry, TableRequest } from '../../table/messages.ts';
import { USUAL_LEVEL } from '../../bots/levels.ts';
import { RuleTag } from '../ui/rule-tag.tsx';

type Option = CatalogueEntry['options'][number];

/** `local`: at a table of the page nobody can join by link. */
export function TableFields({ game, local = false }: { game: CatalogueEntry; local?: boolean }) {
  return (
    <>
      <Scenarios game={game} />
      <Seats game={game} local={local} />
      {game.options.length > 0 && (
        <fieldset class="field">
          <legend>Options</legend>
          {game.options.map((option) => (
            <OptionField key={option.id} game={game.id} option={option} />
          ))}
        </fieldset>
      )}
      <Hints />
    </>
  );
}

function Hints() {
  return (
    <fieldset class="field">
      <legend>Hints</legend>
      <label class="switch">
        <input type="checkbox" name="hints" defaultChecked />
        <span>
          Whoever plays here may ask what a strong computer would do. The record says if not.
        </span>
      </label>
    </fieldset>
  );
}

/** What the form asks for. */
export function requestOf(game: CatalogueEntry, form: FormData): TableRequest {
  const seats = game.sides.map(({ id }) => [id, String(form.get(`seat-${id}`))] as const);
  const options = game.options.map(({ id, fallback }) => {
    return [id, Number(form.get(`option-${id}`) ?? fallback)] as const;
  });
  return {
    game: game.id,
    scenario: String(form.get('scenario')),
    seats: Object.fromEntries(seats),
    options: Object.fromEntries(options),
    hints: form.has('hints') ? 'on' : 'off',
  };
}

function Scenarios({ game }: { game: CatalogueEntry }) {
  return (
    <fieldset class="field">
      <legend>Scenario</legend>
      {game.scenarios.map(({ id, title, text, minutes }, i) => (
        <label key={id} class="radio-card">
          <input type="radio" name="scenario" value={id} defaultChecked={i === 0} />
          <span>
            <b>{title}</b> <span class="hint">{minutes} minutes</span>
            <span class="text">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Seats({ game, local }: { game: CatalogueEntry; local: boolean }) {
  return (
    <fieldset class="field">
      <legend>Who sits where</legend>
      {game.sides.map(({ id, name }, i) => (
        <div key={id} class="seat-field">
          <label for={`seat-${id}`}>
            <b>{name}</b>
          </label>
          <select id={`seat-${id}`} name={`seat-${id}`}>
            <option value="me">I do</option>
            {!local && <option value="open">Somebody I send the link to</option>}
            {game.bots.map((bot) => (
              <option
                key={bot.id}
                value={`bot:${bot.id}`}
                selected={i > 0 && bot.id === USUAL_LEVEL}
              >
                The computer: {bot.name}
              </option>
            ))}
          </select>
        </div>
      ))}
      <ul class="hint bots">
        {game.bots.map((bot) => (
          <li key={bot.id}>
            <b>{bot.name}.</b> {bot.text}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function OptionField({ game, option }: { game: string; option: Option }) {
  const { id, title, text, rule } = option;
  return (
    <div class="option-field">
      <label for={`option-${id}`}>
        <b>{title}</b>
      </label>
      <OptionInput option={option} />
      <p class="hint">
        <RuleTag rule={rule} game={game} /> {text}
      </p>
    </div>
  );
}

function OptionInput({ option }: { option: Option }) {
  const { id, min, max, fallback } = option;
  const name = `option-${id}`;
  const names = option.names ?? (min === 0 && max === 1 ? ['no', 'yes'] : undefined);
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
        <option key={word} value={String(min + i)} selected={min + i === fallback}>
          {word}
        </option>
      ))}
    </select>
  );
}
