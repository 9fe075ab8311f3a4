/**
 * All values of the game that a variant may change.
 *
 * Left out: sizes of maps and pools of slots (they size the state), groups of guards, finds, starter decks and cults'
 * armies (they are orders of battle), dice with as many outcomes as actions, and the hexes in which tiles are laid.
 * Points of custom decks are chosen in their document.
 */
import { defineValues, type ValueConflict, type ValuesOf } from '../../../kernel/setup/values.ts';
import { msg } from '../i18n/msg.ts';
import { CARD_VALUES, GEAR_VALUES } from './values/cards.ts';
import { GROUND } from './values/ground.ts';
import { NUMBERS } from './values/numbers.ts';
import { TABLES } from './values/tables.ts';

const DECLARED = { ...NUMBERS, ...TABLES, ...GROUND, ...CARD_VALUES, ...GEAR_VALUES } as const;

export type Values = ValuesOf<typeof DECLARED>;

const isAscending = (list: readonly number[]): boolean =>
  list.every((n, i) => i === 0 || n > list[i - 1]);
const isDescending = (list: readonly number[]): boolean => isAscending([...list].reverse());
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Returns the first relation between values that does not hold. */
function conflictIn(values: Values): ValueConflict | undefined {
  if (!isAscending(values.experience))
    return { id: 'experience.1', fault: msg('value.conflict.ascending') };
  if (!isAscending(values.guardedFrom))
    return { id: 'guardedFrom.weak', fault: msg('value.conflict.ascending') };
  if (!isDescending(values.reportsFrom))
    return { id: 'reportsFrom.7', fault: msg('value.conflict.descending') };
  if (!isDescending(values.mischiefFrom))
    return { id: 'mischiefFrom.burn-six', fault: msg('value.conflict.descending') };
  if (values.bargainFrom > values.joinFrom)
    return { id: 'bargainFrom', fault: msg('value.conflict.bargain') };
  if (values.fewestCards > values.mostCards)
    return { id: 'fewestCards', fault: msg('value.conflict.fewest') };
  if (values.fewestTiles > values.mostTiles)
    return { id: 'fewestTiles', fault: msg('value.conflict.fewest') };
  if (sum(values.specialShare) === 0)
    return { id: 'specialShare.cache', fault: msg('value.conflict.shares') };
  return undefined;
}

export const VALUES = defineValues(DECLARED, conflictIn);
