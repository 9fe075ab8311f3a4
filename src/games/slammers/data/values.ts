/**
 * The values of this game that variants change, each declared once. Left out:
 *
 * - forces, areas and arrivals: the order of battle sizes the state; custom scenarios change them;
 * - numbers of counters and the stacking limit [D2] [9.13]: room for set-up depends on them;
 * - dice of drops [7.3] [7.5], and two dice and two attempts of a rally [6.2] [6.4]: rules rather than numbers;
 * - half attack up to twice the range [12.5], half movement [10.3] [19.3], double attack of infantry [18.5], and
 *   shifts by one column [18.4] [14.7]: rules rather than numbers;
 * - the attack of calliopes, which is no number [13.8], and the movement of guns, which have none [9.6];
 * - the last turn of scenarios 11 and 14 [D10]: an option of the set-up.
 */
import {
  defineValues,
  type ValueConflict,
  type ValueDeclarations,
  type ValuesOf,
} from '../../../kernel/setup/values.ts';
import { msg } from '../i18n/msg.ts';
import { GROUND_VALUES } from './values/ground.ts';
import { PRICE_VALUES } from './values/prices.ts';
import { RATING_VALUES } from './values/ratings.ts';
import { SCENARIO_VALUES } from './values/scenarios.ts';
import { TABLE_VALUES } from './values/tables.ts';

const DECLARATIONS = {
  ...RATING_VALUES,
  ...TABLE_VALUES,
  ...GROUND_VALUES,
  ...PRICE_VALUES,
  ...SCENARIO_VALUES,
} as const satisfies ValueDeclarations;

export type Values = ValuesOf<typeof DECLARATIONS>;

export const VALUES = defineValues(DECLARATIONS, conflictIn);

function conflictIn(values: Values): ValueConflict | undefined {
  const { odds, gas } = values;
  const fallen = odds.findIndex(([n, m], i) => i > 0 && n * odds[i - 1][1] < m * odds[i - 1][0]);
  if (fallen > 0)
    return {
      id: `odds.${DECLARATIONS.odds.rows[fallen]}.attack`,
      fault: msg('value.conflict.odds'),
    };
  const fatal = (table: typeof gas) => table.findIndex(([disrupts, kills]) => disrupts >= kills);
  for (const id of ['gas', 'gas.four'] as const) {
    const row = DECLARATIONS[id].rows[fatal(values[id])];
    if (row) return { id: `${id}.${row}.disrupts`, fault: msg('value.conflict.gas') };
  }
  return ascending(values);
}

/** Checks that losses and grades ascend. */
function ascending(values: Values): ValueConflict | undefined {
  for (const id of ['losses.1', 'losses.7', 'losses.9', 'grades', 'desertion.losses'] as const) {
    const rows: readonly string[] = DECLARATIONS[id].rows;
    const fallen = values[id].findIndex(
      (n, i) => rows[i].split('-')[0] === rows[i - 1]?.split('-')[0] && n <= values[id][i - 1],
    );
    if (fallen > 0) return { id: `${id}.${rows[fallen]}`, fault: msg('value.conflict.ascending') };
  }
  return undefined;
}
