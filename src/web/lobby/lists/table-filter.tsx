/** Filter for active tables. It is part of the address, so that it can be bookmarked and shared. */
import { signal } from '@preact/signals';
import type { CatalogueEntry } from '../../../table/messages/messages.ts';
import { SPEEDS } from '../../../table/clock/speed.ts';
import { aboutGame, scenarioTitle } from '../../games/phrases.ts';
import { Icon } from '../../ui/icons.tsx';
import { t } from '../../messages.ts';

const NAMES = ['game', 'scenario', 'speed', 'friends', 'from', 'to'] as const;
type Name = (typeof NAMES)[number];

/** Query string of the address, with its `?`; empty if there is no filter. */
export const search = signal(knownIn(location.search));

/** Keeps only the known parameters, in a fixed order. */
function knownIn(text: string): string {
  const given = new URLSearchParams(text);
  const kept = NAMES.flatMap((name): [string, string][] => {
    const value = given.get(name) ?? '';
    return value === '' ? [] : [[name, value]];
  });
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
}

const chosen = (name: Name): string => new URLSearchParams(search.value).get(name) ?? '';

function setValue(name: Name, value: string): void {
  const next = new URLSearchParams(search.value);
  next.set(name, value);
  // A scenario belongs to its game, so it is reset.
  if (name === 'game') next.delete('scenario');
  follow(knownIn(`?${next}`));
}

function follow(next: string): void {
  search.value = next;
  history.replaceState(history.state, '', location.pathname + next);
}

export const clearFilter = (): void => follow('');

/** Reads the filter again, because the address may have changed. */
export const readFilter = (): void => {
  search.value = knownIn(location.search);
};

export function TableFilter({ games }: { games: readonly CatalogueEntry[] }) {
  const game = games.find(({ id }) => id === chosen('game'));
  return (
    <details class="table-filter" open={search.value !== ''}>
      <summary class="button small">
        <Icon name="filter" size={14} /> {t('filter.title')}
      </summary>
      <div class="filter-fields">
        <Choice
          name="game"
          label={t('filter.game')}
          options={games.map(({ id }) => [id, aboutGame({ id }, 'title')])}
        />
        {game && game.scenarios.length > 1 && (
          <Choice
            name="scenario"
            label={t('filter.scenario')}
            options={game.scenarios.map((one) => [one.id, scenarioTitle(game, one)])}
          />
        )}
        <Choice
          name="speed"
          label={t('filter.speed')}
          options={SPEEDS.map((speed) => [speed, t(`filter.speed.${speed}`)])}
        />
        <Check name="friends" label={t('filter.friends')} />
        <div class="row ratings">
          <Rating name="from" label={t('filter.from')} />
          <Rating name="to" label={t('filter.to')} />
        </div>
      </div>
    </details>
  );
}

interface FieldProps {
  readonly name: Name;
  readonly label: string;
}

function Choice(props: FieldProps & { options: readonly (readonly [string, string])[] }) {
  const { name, label, options } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <select value={chosen(name)} onChange={(e) => setValue(name, e.currentTarget.value)}>
        <option value="">{t('filter.any')}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Check({ name, label }: FieldProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={chosen(name) === '1'}
        onChange={(e) => setValue(name, e.currentTarget.checked ? '1' : '')}
      />
      <span>{label}</span>
    </label>
  );
}

function Rating({ name, label }: FieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        min={0}
        max={4000}
        step={50}
        value={chosen(name)}
        onChange={(e) => setValue(name, e.currentTarget.value)}
      />
    </label>
  );
}

/** Returns the server query for a filter; `more` adds the conditions of the list. */
export const queryOf = (search: string, more: string): string =>
  search === '' ? `?${more}` : `${search}&${more}`;

/** Message for an empty list, with a button to clear the filter. */
export function NothingFits() {
  return (
    <>
      <p class="hint">{t('filter.none')}</p>
      <button type="button" class="button small" onClick={clearFilter}>
        {t('filter.clear')}
      </button>
    </>
  );
}
