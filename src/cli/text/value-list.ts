/** The values of a game that variants change, and the changes of a variant, as tables of text. */
import { unitKey } from '../../i18n/head.ts';
import { changedValues, valueName } from '../../i18n/value-names.ts';
import type { GameModule } from '../../kernel/game.ts';
import type { Variant } from '../../kernel/setup/setup.ts';
import { isUsedIn, type ValueSpec, valueSpecs } from '../../kernel/setup/values.ts';
import { formatHead } from './messages.ts';

/** Returns the name of a value with its row and column: "Combat results: 3, 2-1". */
export const nameOfValue = (game: GameModule, spec: ValueSpec): string =>
  valueName((key) => formatHead(game, key), spec);

/** Returns the values that a variant may have: "0 to 12 points" or "NE, D or X". */
function rangeOf(game: GameModule, { declaration: d }: ValueSpec): string {
  if ('of' in d) return d.of.join(', ');
  const range = `${d.min} to ${d.max}`;
  return d.unit === undefined ? range : `${range} ${formatHead(game, unitKey(d.unit))}`;
}

/** Returns a row for each value of a game, or only for those with an effect in a scenario. */
export function valueRows(game: GameModule, scenario?: string): (string | number)[][] {
  return valueSpecs(game.values?.declarations ?? {})
    .filter((spec) => scenario === undefined || isUsedIn(spec, scenario))
    .map((spec) => {
      const { id, fallback, declaration } = spec;
      const { rule, source } = declaration;
      return [id, fallback, rangeOf(game, spec), `[${rule}]`, source, nameOfValue(game, spec)];
    });
}

/** Titles of the columns of `valueRows`. */
export const VALUE_COLUMNS = ['value', 'usual', 'range', 'rule', 'source', 'name'];

/** Returns a row for each change of a variant: id, usual value, changed value, name. */
export function changeRows(game: GameModule, { changes }: Variant): (string | number)[][] {
  return changedValues(game.values?.declarations ?? {}, changes).map(({ spec, value }) => [
    spec.id,
    spec.fallback,
    value,
    nameOfValue(game, spec),
  ]);
}
