/** How a game describes what its position files can say. */
import type { GameState } from '../state.ts';

/** A value of a counter, list entry or table, with the column or scalar that stores it. */
export interface FieldSpec {
  readonly field: string;
  readonly kind: 'node' | 'unit' | 'side' | 'direction' | 'number' | 'flag' | 'option';
  /** Value if the file has none. */
  readonly fallback: number;
  readonly min?: number;
  readonly max?: number;
  /** Words of an `option`, from value 0 on. */
  readonly names?: readonly string[];
  /** Index into the field, for `values` kept in a column (per side, say). */
  readonly index?: number;
}

/** Entries kept in parallel columns, such as charges laid: entry `i` is index `i` of each field. */
export interface ListSpec {
  readonly length: number;
  /** The entry exists if this one of `fields` is not NONE. */
  readonly key: string;
  readonly fields: Readonly<Record<string, FieldSpec>>;
}

/** A point of the sequence of play where a position may begin. */
export interface PositionStep<S extends GameState> {
  /** Pushes the frames that are pending there. */
  begin(s: S): void;
}

/** Contents of a game's position files, and the words in them. */
export interface PositionSpec<S extends GameState = GameState> {
  /** Unit column with the node of each unit, and the words for places that are no node. */
  readonly where: { readonly field: string; readonly places: Readonly<Record<string, number>> };
  /** Value of `where` for units that the file does not mention. */
  readonly absent: number;
  /** Conditions of counters, kept in unit columns. */
  readonly counter: Readonly<Record<string, FieldSpec>>;
  /** Markers on nodes, kept in node columns; a marker with `value` is that value of the column. */
  readonly markers: Readonly<
    Record<string, { readonly field: string; readonly value?: number; readonly max?: number }>
  >;
  readonly lists: Readonly<Record<string, ListSpec>>;
  readonly values: Readonly<Record<string, FieldSpec>>;
  /** By the name used in files; the first is the default. */
  readonly steps: Readonly<Record<string, PositionStep<S>>>;
  /**
   * Fills derived fields, and fields that follow from others if the file leaves them out. `given` are the fields of the
   * file by path, such as `values.turn`. `Game.check` refuses impossible values.
   */
  finish?(s: S, given: ReadonlySet<string>): void;
}
