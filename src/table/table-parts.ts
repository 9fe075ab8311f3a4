/** What a table is made of: seats, what a new or a stored one needs, and what it answers. */
import type { Action } from '../kernel/action.ts';
import type { Game, Outcome } from '../kernel/game.ts';
import { parseAction } from '../kernel/notation.ts';
import type { Refusal } from '../kernel/rulebook.ts';
import { InputError } from '../kernel/setup.ts';
import type { Side } from '../kernel/step.ts';
import type { Dice } from './dice.ts';
import type { Snapshot } from './history.ts';
import type { SeatView, TableView } from './messages.ts';
import { RECORD_FORMAT, type RecordEntry, type RecordHeader } from './record.ts';

/** Who sits where. `bot` seats are data to the table: a driver makes them move. */
export interface Seat {
  readonly kind: SeatView['kind'];
  /** A person's name, or the level of a bot. */
  readonly name: string;
}

export const OPEN_SEAT: Seat = { kind: 'open', name: '' };

/** Answer to everything that a seat asks for; `played` of its actions were carried out. */
export type Answer =
  | { readonly ok: true; readonly seq: number; readonly played: number }
  | {
      readonly ok: false;
      readonly seq: number;
      readonly played: number;
      readonly refusal: Refusal;
    };

/** What a new table needs. Sides without a seat are open. */
export interface NewTable {
  readonly id: string;
  readonly game: Game;
  readonly dice: Dice;
  readonly seats?: readonly Seat[];
  /** Whether the page may give hints; it may if nothing is said. */
  readonly hints?: boolean;
}

/** What a table is made of again when it comes back from a store or a record. */
export interface StoredTable extends NewTable {
  readonly header: RecordHeader;
  readonly entries: readonly RecordEntry[];
  readonly snapshot?: Snapshot;
  readonly contributions?: readonly string[];
}

/** Everything of a view but its entries. */
export type TableHead = Omit<TableView, 'entries'>;

/** How a record names who sits somewhere. */
export const seatName = ({ kind, name }: Seat): string => (kind === 'bot' ? `bot:${name}` : name);

/** The header of the record of a new table. */
export function headerOf({ id, game, dice, hints = true }: NewTable): RecordHeader {
  const { scheme, commitment, seed } = dice;
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.version,
    scenario: game.setup.scenario,
    options: game.setup.options,
    sides: game.sides.map((side) => side.id),
    table: id,
    dice: { scheme, commitment, ...(scheme === 'seeded' && { seed }) },
    ...(!hints && { hints: 'off' }),
  };
}

/** How a game ends that a side gives up: no rule of the game decides it. */
export function resignation({ sides }: Game, side: Side): Outcome {
  const winner = sides.length === 2 ? 1 - side : -1;
  return { winner, rule: '', reason: `${sides[side]?.name} resigned.` };
}

/** Integers as a plain list. By hand: `Array.from` takes three times as long. */
export function plain(ints: Int16Array): number[] {
  const list = new Array<number>(ints.length);
  for (let i = 0; i < ints.length; i++) list[i] = ints[i] as number;
  return list;
}

/** Actions out of notation, or why one of them is none. */
export function parseActions(game: Game, texts: readonly string[]): Action[] | Refusal {
  try {
    return texts.map((text) => parseAction(game, text));
  } catch (error) {
    if (error instanceof InputError) return { rule: '', reason: error.message };
    throw error;
  }
}

export const WATCHING = 'You are watching this table; only those who sit at it can play.';
