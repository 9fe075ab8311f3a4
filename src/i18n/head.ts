/** Texts about a game that are needed before it is opened; their keys contain the game's ids. */
import type { GameModule } from '../kernel/game.ts';
import type { OptionSpec } from '../kernel/setup/setup.ts';
import type { ValueDeclaration } from '../kernel/setup/values.ts';

/**
 * `tagline`: the game's appeal in one sentence. `credits`: designer, publisher, year. `designed`: the parts of our own
 * design.
 */
const ABOUT = ['title', 'tagline', 'credits', 'designed'] as const;
export type About = (typeof ABOUT)[number];

/** Parts of a game that decide the keys of these texts. */
type Head = Pick<GameModule, 'sides' | 'scenarios' | 'options'> & {
  readonly document?: unknown;
};

export const aboutKey = (what: About): string => `game.${what}`;
export const scenarioKey = (id: string, what: 'title' | 'text'): string => `scenario.${id}.${what}`;
export const optionKey = (id: string, what: 'title' | 'text' | number): string =>
  `option.${id}.${what}`;
export const sideKey = (id: string): string => `side.${id}`;
/** Name of the custom document of a set-up: "deck", "designed scenario". */
export const DOCUMENT_KEY = 'document.name';

/** Returns the keys of all texts about a game. */
export const headKeys = ({ sides, scenarios, options, document }: Head): string[] => [
  ...ABOUT.map(aboutKey),
  ...scenarios.flatMap(({ id }) => [scenarioKey(id, 'title'), scenarioKey(id, 'text')]),
  ...options.flatMap((option) => [
    optionKey(option.id, 'title'),
    optionKey(option.id, 'text'),
    ...valueKeys(option),
  ]),
  ...sides.map(({ id }) => sideKey(id)),
  ...(document ? [DOCUMENT_KEY] : []),
];

/** Returns the keys of an option's named values, from its minimum on. */
export const valueKeys = ({ id, min, names = [] }: OptionSpec): string[] =>
  names.map((_, i) => optionKey(id, min + i));

/** Name of a declared value, list or table: "Attack strength". */
export const valueNameKey = (entry: string): string => `value.${entry}`;
/** Name of the unit of a value. */
export const unitKey = (unit: string): string => `value.unit.${unit}`;
/** Name of a row or column. Undefined: its id is its name. */
export const cellKey = (beginning: string | undefined, id: string): string | undefined =>
  beginning === undefined ? undefined : `${beginning}.${id}`;

/** Returns the keys of the names of all values that variants change. They are needed only where a variant is shown. */
export const variantKeys = ({ values }: Pick<GameModule, 'values'>): string[] =>
  Object.entries(values?.declarations ?? {}).flatMap(([entry, one]) => [
    valueNameKey(entry),
    ...cellKeys(one),
  ]);

function cellKeys(one: ValueDeclaration): string[] {
  const rows = 'rows' in one ? one.rows.map((id) => cellKey(one.rowName, id)) : [];
  const columns = 'columns' in one ? one.columns.map((id) => cellKey(one.columnName, id)) : [];
  const unit = 'unit' in one && one.unit !== undefined ? unitKey(one.unit) : undefined;
  return [...rows, ...columns, unit].filter((key) => key !== undefined);
}
