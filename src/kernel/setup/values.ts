/**
 * Values of a game that a designer may change: strengths, costs, charts. A game declares each once; its rules, charts
 * and bots read it from the opened game.
 */
import type { RuleId } from '../rulebook.ts';
import type { LocalizedText } from '../text/message.ts';

/** Source of a value: printed in the original, one of our rulings, or designed by us. */
export type ValueSource = 'printed' | 'ruling' | 'designed';

interface ValueOrigin {
  readonly rule: RuleId;
  readonly source: ValueSource;
  /** Ids of the scenarios in which the value has an effect. Absent: all. */
  readonly scenarios?: readonly string[];
}

/** Range of whole numbers, and their unit: the key of a message, `value.unit.points`, without its beginning. */
interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
}

/** Words among which a value is chosen. */
interface WordRange<Word extends string = string> {
  readonly of: readonly Word[];
}

/** ValueRows of a list or table, as ids contain them: without dots, unique. */
interface ValueRows {
  readonly rows: readonly string[];
  /** Beginning of the keys of their names, `unit` for `unit.TK`. Absent: the ids are their names. */
  readonly rowName?: string;
}

interface ValueColumns {
  readonly columns: readonly string[];
  /** Beginning of the keys of their names. Absent: the ids are their names. */
  readonly columnName?: string;
}

/** One declared value, list or table. The message `value.ID` is its name, ID being its key in the declarations. */
export type ValueDeclaration =
  | (ValueOrigin & NumberRange & { readonly value: number })
  | (ValueOrigin & WordRange & { readonly value: string })
  | (ValueOrigin & NumberRange & ValueRows & { readonly list: readonly number[] })
  | (ValueOrigin & WordRange & ValueRows & { readonly list: readonly string[] })
  | (ValueOrigin &
      NumberRange &
      ValueRows &
      ValueColumns & { readonly table: readonly (readonly number[])[] })
  | (ValueOrigin &
      WordRange &
      ValueRows &
      ValueColumns & { readonly table: readonly (readonly string[])[] });

/** All declarations of a game, by id. */
export type ValueDeclarations = Readonly<Record<string, ValueDeclaration>>;

/** Changed values by id: a number, or a word. */
export type ValueChanges = Readonly<Record<string, number | string>>;

/** A single value. Its id is `ID`, `ID.ROW` or `ID.ROW.COLUMN`. */
export interface ValueSpec {
  readonly id: string;
  /** Key of its declaration. */
  readonly entry: string;
  readonly row?: string;
  readonly column?: string;
  readonly fallback: number | string;
  readonly declaration: ValueDeclaration;
}

type Cell<D> = D extends { readonly of: readonly (infer Word)[] } ? Word : number;

/** Type of the values of declarations: a number or word, a list by row, or a table by row and column. */
export type ValuesOf<D extends ValueDeclarations> = {
  readonly [Id in keyof D]: D[Id] extends { readonly table: unknown }
    ? readonly (readonly Cell<D[Id]>[])[]
    : D[Id] extends { readonly list: unknown }
      ? readonly Cell<D[Id]>[]
      : Cell<D[Id]>;
};

/** A rule between several values that a variant breaks: the id of one of them, and a sentence. */
export interface ValueConflict {
  readonly id: string;
  readonly fault: LocalizedText;
}

/** Values of a game. */
export interface ValueSheet<D extends ValueDeclarations = ValueDeclarations> {
  readonly declarations: D;
  /** Printed and designed values without changes. */
  readonly defaults: ValuesOf<D>;
  /** Returns the values with changes, which must be valid. All results have the same shape, which keeps rules fast. */
  of(changes?: ValueChanges): ValuesOf<D>;
  /** Returns the first rule between values that does not hold. */
  conflict(values: ValuesOf<D>): ValueConflict | undefined;
}

/** Declares the values of a game. `conflict` checks rules between values, such as ascending odds. */
export function defineValues<const D extends ValueDeclarations>(
  declarations: D,
  conflict: (values: ValuesOf<D>) => ValueConflict | undefined = () => undefined,
): ValueSheet<D> {
  const of = (changes: ValueChanges = {}): ValuesOf<D> =>
    Object.fromEntries(
      Object.entries(declarations).map(([id, one]) => [id, entryOf(id, one, changes)]),
    ) as ValuesOf<D>;
  return { declarations, defaults: of(), of, conflict };
}

function entryOf(id: string, one: ValueDeclaration, changes: ValueChanges) {
  if ('table' in one)
    return one.table.map((cells, r) =>
      cells.map((cell, c) => changes[`${id}.${one.rows[r]}.${one.columns[c]}`] ?? cell),
    );
  if ('list' in one) return one.list.map((cell, r) => changes[`${id}.${one.rows[r]}`] ?? cell);
  return changes[id] ?? one.value;
}

/** Returns every single value of declarations, in their order; tables by rows. */
export function valueSpecs(declarations: ValueDeclarations): ValueSpec[] {
  return Object.entries(declarations).flatMap(([entry, declaration]): ValueSpec[] => {
    if ('table' in declaration)
      return declaration.table.flatMap((cells, r) =>
        cells.map((fallback, c) => {
          const [row, column] = [declaration.rows[r], declaration.columns[c]];
          return { id: `${entry}.${row}.${column}`, entry, row, column, fallback, declaration };
        }),
      );
    if ('list' in declaration)
      return declaration.list.map((fallback, r) => {
        const row = declaration.rows[r];
        return { id: `${entry}.${row}`, entry, row, fallback, declaration };
      });
    return [{ id: entry, entry, fallback: declaration.value, declaration }];
  });
}

/** Returns whether a value has an effect in a scenario. */
export const isUsedIn = ({ declaration }: ValueSpec, scenario: string): boolean =>
  declaration.scenarios?.includes(scenario) ?? true;
