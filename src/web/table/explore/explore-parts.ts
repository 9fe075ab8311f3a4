/** The analysis board as seen by the table screen: an offer to open it, or the open board with its parts. */
import type { ReadonlySignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { TableModel } from '../model.ts';
import type { AlsoReached } from './tree/also-reached.ts';
import type { ExploreModel } from './explore-model.ts';
import type { NodeValues } from './tree/node-values.ts';
import type { LinesModel } from './lines-model.ts';
import type { ShapesModel } from './shapes-model.ts';

/** Offer of a table to open the analysis board. */
export interface ExploreOffer {
  readonly kind: 'offer';
  /** Whether all files of the board are loaded, so that opening it requests nothing. */
  readonly files: ReadonlySignal<'loading' | 'ready' | 'late'>;
  /** Loads late files again. */
  readonly reload: () => void;
  readonly start: () => Promise<void>;
}

/** The open analysis board. Its parts come with its code. */
export interface ExploreBoard {
  readonly kind: 'board';
  readonly tree: ExploreModel;
  /** Best lines of the engine. */
  readonly lines: LinesModel;
  readonly values: NodeValues;
  readonly shapes: ShapesModel;
  readonly also: AlsoReached;
  /** The analysed table, which continues meanwhile. */
  readonly live: TableModel;
  /** Returns the author of the player's comments; undefined if the player may not comment. */
  readonly author: () => string | undefined;
  readonly Bar: FunctionComponent<ExplorePartProps>;
  readonly Panel: FunctionComponent<ExplorePartProps>;
  readonly leave: () => void;
  /** Opens a chapter from the current position of the table. */
  readonly restart: () => Promise<void>;
  /** Stores a conditional move of the seat at the table; undefined at tables without conditional moves. */
  readonly addConditionalMove?: ConditionalMoveAdder | undefined;
}

/** Sends a conditional move together with the length of the record. Rejects if it cannot be stored. */
export type ConditionalMoveAdder = (
  seq: number,
  plies: readonly { readonly own: boolean; readonly text: string }[],
) => Promise<void>;

/** Properties of both parts; `model` is that of the analysis board. */
export interface ExplorePartProps {
  readonly model: TableModel;
  readonly board: ExploreBoard;
  /** Opens a rule beside the board. */
  readonly openRule?: ((rule: string) => void) | undefined;
}

export type ExploreParts = ExploreOffer | ExploreBoard;
