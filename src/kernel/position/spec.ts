/** Declaration of what a game's position files can contain. */
import type { GameState } from '../state.ts';

/** A value of a counter, list entry or table, with the column or scalar that stores it. */
export interface FieldSpec {
  readonly field: string;
  readonly kind: 'node' | 'unit' | 'side' | 'direction' | 'number' | 'flag' | 'option';
  /** Value if the file omits it. */
  readonly fallback: number;
  readonly min?: number;
  readonly max?: number;
  /** Words of an `option`, from value 0 on. */
  readonly names?: readonly string[];
  /** Index into the field, for `values` stored in a column (one entry per side, for example). */
  readonly index?: number;
}

/** Entries kept in parallel columns, such as charges laid: entry `i` is index `i` of each field. */
export interface ListSpec {
  readonly length: number;
  /** The entry exists if this one of its `fields` is not NONE. */
  readonly key: string;
  readonly fields: Readonly<Record<string, FieldSpec>>;
}

/** A point of the sequence of play at which a position can start. */
export interface PositionStep<S extends GameState> {
  /** Pushes the frames that are pending at that point. */
  begin(s: S): void;
}

/** Contents of a game's position files, and the words used in them. */
export interface PositionSpec<S extends GameState = GameState> {
  /** Unit column with the node of each unit, and the words for places that are not nodes. */
  readonly where: { readonly field: string; readonly places: Readonly<Record<string, number>> };
  /** Value of `where` for units that the file does not mention. */
  readonly absent: number;
  /** Conditions of counters, stored in unit columns. */
  readonly counter: Readonly<Record<string, FieldSpec>>;
  /** Markers on nodes, stored in node columns. A marker with `value` sets the column to that value. */
  readonly markers: Readonly<
    Record<string, { readonly field: string; readonly value?: number; readonly max?: number }>
  >;
  readonly lists: Readonly<Record<string, ListSpec>>;
  readonly values: Readonly<Record<string, FieldSpec>>;
  /** Steps by the name used in files; the first is the default. */
  readonly steps: Readonly<Record<string, PositionStep<S>>>;
  /**
   * Fills derived fields, and fields that follow from others if the file omits them. `given` holds the paths of the
   * fields in the file, such as `values.turn`. `Game.check` refuses impossible values.
   */
  finish?(s: S, given: ReadonlySet<string>): void;
}
