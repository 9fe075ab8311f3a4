/** Names of a game's values, and the changes of a variant, as the page and the terminal show them. */
import type { ValueChanges, ValueDeclarations, ValueSpec } from '../kernel/setup/values.ts';
import { valueSpecs } from '../kernel/setup/values.ts';
import { cellKey, valueNameKey } from './head.ts';

/** Returns a text of the game by its key. */
type TextOf = (key: string) => string;

/** Returns the name of a row or column. */
export function cellName(textOf: TextOf, beginning: string | undefined, id: string): string {
  const key = cellKey(beginning, id);
  return key === undefined ? id : textOf(key);
}

/** Returns the name of a value with its row and column: "Combat results: 3, 2-1". */
export function valueName(textOf: TextOf, { entry, row, column, declaration }: ValueSpec): string {
  const cell = [
    ...(row === undefined || !('rows' in declaration)
      ? []
      : [cellName(textOf, declaration.rowName, row)]),
    ...(column === undefined || !('columns' in declaration)
      ? []
      : [cellName(textOf, declaration.columnName, column)]),
  ];
  const name = textOf(valueNameKey(entry));
  return cell.length === 0 ? name : `${name}: ${cell.join(', ')}`;
}

/** A value of a game, and what a variant changes it to. */
export interface ChangedValue {
  readonly spec: ValueSpec;
  readonly value: number | string;
}

/** Returns the changes of a variant in the order of the declarations, without ids that the game does not have. */
export const changedValues = (
  declarations: ValueDeclarations,
  changes: ValueChanges,
): ChangedValue[] =>
  valueSpecs(declarations).flatMap((spec) => {
    const value = changes[spec.id];
    return value === undefined ? [] : [{ spec, value }];
  });
