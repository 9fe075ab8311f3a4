/** Parts of a table: seats, the input for a new or stored table, and its answers. */
import { type Message, msg, side as sideNoun } from '../kernel/text/message.ts';
import type { Action } from '../kernel/action.ts';
import type { Game } from '../kernel/game.ts';
import { eventsFor } from '../kernel/text/log.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { parseAction } from '../kernel/text/notation.ts';
import type { Refusal } from '../kernel/rulebook.ts';
import { InputError } from '../kernel/setup/setup.ts';
import type { Side } from '../kernel/side.ts';
import type { ClockRule } from './clock/clock-schemas.ts';
import type { Dice } from './dice/dice.ts';
import type { EntryEffect } from './record/entry-effect.ts';
import type { RequestResult, Entry, SeatView, TableView } from './messages/messages.ts';
import type { StoredShares } from './dice/rolls.ts';
import { bundleOf, layoutName, publicRulesText } from './record/rules-mark.ts';
import { RECORD_FORMAT } from './record/file-text.ts';
import type { RecordClose, RecordEntry } from './record/record.ts';
import type { RecordHeader } from './record/record-schemas.ts';

/** Player of a seat. `bot` seats are only data to the table: a driver makes their moves. */
export interface Seat {
  readonly kind: SeatView['kind'];
  /** A person's name, or the level of a bot. */
  readonly name: string;
}

/** Seat that nobody has taken. */
export const OPEN_SEAT: Seat = { kind: 'open', name: '' };

/** Answer to a request of a seat. The first `played` of its actions were carried out. */
export type Answer =
  | { readonly ok: true; readonly seq: number; readonly played: number }
  | {
      readonly ok: false;
      readonly seq: number;
      readonly played: number;
      readonly refusal: Refusal;
    };

/** Converts the answer to request `id` into the form that the client receives. */
export const answerTo = (id: number, answer: Answer): RequestResult => {
  const { played } = answer;
  return answer.ok ? { id, played } : { id, played, refusal: answer.refusal };
};

/** Input for a new table. Sides without a seat are open. */
export interface NewTable extends StoredShares {
  readonly id: string;
  readonly game: Game;
  readonly dice: Dice;
  readonly seats?: readonly Seat[];
  /** Whether the page may give hints; absent: yes. */
  readonly hints?: boolean;
  /** Time control, if any. */
  readonly clock?: ClockRule | undefined;
  /** Delay in turns after which spectators see a side's view. Absent: never. */
  readonly watch?: number | undefined;
  /** SHA-256 of the bundle of its rules, if it has one. */
  readonly bundle?: string | undefined;
}

/** A view without its entries. */
export type TableHead = Omit<TableView, 'entries'>;

/** Returns a seat without data that only the store may know. */
export const plainSeat = ({ kind, name }: Seat): Seat => ({ kind, name });

/** Returns the player of a seat as a record names it. */
export const seatName = ({ kind, name }: Seat): string => (kind === 'bot' ? `bot:${name}` : name);

/** Returns whether a new table gives hints: as its creator chooses; by default, unless two or more people play. */
export const givesHints = (
  wanted: 'on' | 'off' | undefined,
  seats: readonly Pick<Seat, 'kind'>[],
): boolean =>
  wanted === undefined ? seats.filter(({ kind }) => kind !== 'bot').length < 2 : wanted === 'on';

/** Returns the header of the record of a new table. */
export function headerOf({ id, game, dice, hints = true, seals, ...kept }: NewTable): RecordHeader {
  const { scheme, commitment, seed, beacon } = dice;
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.version,
    layout: layoutName(game),
    ...(kept.bundle !== undefined && { bundle: kept.bundle }),
    scenario: game.setup.scenario,
    options: game.setup.options,
    ...(game.setup.variant && { variant: game.setup.variant }),
    ...(game.setup.document !== undefined && { document: game.setup.document }),
    sides: game.sides.map((side) => side.id),
    table: id,
    dice: {
      scheme,
      commitment,
      ...(scheme === 'seeded' && { seed }),
      ...(seals && { shares: 'sealed' }),
      ...(beacon && { beacon: beacon.chain }),
    },
    ...(!hints && { hints: 'off' }),
    ...(kept.clock && { clock: kept.clock }),
    ...(kept.watch !== undefined && { watch: kept.watch }),
  };
}

/** Returns the last line of the record of a table. */
export function closeOf(
  seats: readonly Seat[],
  outcome: Outcome | undefined,
  dice: Pick<RecordClose, 'seed' | 'mixed'>,
): RecordClose {
  const end = outcome ? 'over' : 'unfinished';
  return { end, seats: seats.map(seatName), ...(outcome && { outcome }), ...dice };
}

/** Returns the parts of a view that change only with the rules. `rulesEntry`: the last entry that changed the rules. */
export function fixedOf({ id, game, header }: FixedParts, rulesEntry: RecordEntry | undefined) {
  const bundle = bundleOf(header, rulesEntry ? [rulesEntry] : []);
  return {
    table: id,
    game: game.id,
    setup: game.setup,
    hints: header.hints !== 'off',
    ...(bundle !== undefined && { bundle }),
    ...(header.watch !== undefined && { watch: header.watch }),
  };
}

/** Parts of a table that `fixedOf` needs. */
interface FixedParts extends Pick<NewTable, 'id' | 'game'> {
  readonly header: RecordHeader;
}

/** Returns the outcome if a side resigns: all others win, without a rule of the game. */
export function resignation({ sides }: Game, side: Side): Outcome {
  const winners = [...sides.keys()].filter((other) => other !== side);
  return { winners, rule: '', reason: msg('table.resigned', { by: sideNoun(side) }) };
}

/** Returns the outcome of an agreed draw between all sides that still play, without a rule of the game. */
export function agreedDraw({ sides }: Game, resigned: ReadonlySet<Side>): Outcome {
  const winners = [...sides.keys()].filter((side) => !resigned.has(side));
  return { winners, rule: '', reason: msg('table.draw') };
}

/** Reason for closing a game whose time has run out, such as the time of a tournament round. */
export const TOO_LATE = 'late';
/** Reason for closing a game that a side resigned before all sides had moved. */
export const ABORTED = 'aborted';

/** Returns whether every side has acted. */
export const haveAllMoved = (
  { sides }: Pick<Game, 'sides'>,
  entries: readonly Pick<RecordEntry, 'kind' | 'side'>[],
): boolean => sides.every((_, side) => entries.some((e) => e.kind === 'action' && e.side === side));

/** Returns the side that resigned before all had moved, if the game ended that way. */
export function abortedBy(
  entries: readonly Pick<RecordEntry, 'kind' | 'side' | 'text'>[],
): Side | undefined {
  const last = entries.at(-1);
  return last?.kind === 'close' && last.side >= 0 && last.text === ABORTED ? last.side : undefined;
}

/** Returns the outcome of a closed game: `loser` has lost, or nobody has won. */
export function closing({ sides }: Game, loser: Side, why: string): Outcome {
  if (why === ABORTED && sides[loser])
    return { winners: [], rule: '', reason: msg('table.aborted', { by: sideNoun(loser) }) };
  const winners = sides[loser] ? [...sides.keys()].filter((side) => side !== loser) : [];
  const reason = why === TOO_LATE ? msg('table.shut.late') : msg('table.shut', { why });
  return { winners, rule: '', reason };
}

/**
 * Returns the outcome that an entry causes without a rule of the game; undefined if the game continues or decides
 * itself.
 */
export function outcomeBy(
  { kind, side, text }: Pick<RecordEntry, 'kind' | 'side' | 'text'>,
  game: Game,
  resigned: ReadonlySet<Side>,
): Outcome | undefined {
  if (kind === 'resign' && !game.dropOut) return resignation(game, side);
  if (kind === 'accord' && text === 'draw') return agreedDraw(game, resigned);
  return kind === 'close' ? closing(game, side, text) : undefined;
}

/** Returns a seat as all seats see it; a bot is always connected. */
export const seatViewOf = (
  side: Side,
  seat: Seat,
  marks: Partial<SeatView>,
  isConnected: (side: Side) => boolean,
): SeatView => ({
  side,
  ...seat,
  connected: (seat.kind === 'bot' && !marks.takenOver) || isConnected(side),
  ...marks,
});

/** Refuses a request that was made before another entry arrived. */
export const whyLate = (meant: number, seq: number): Refusal | undefined =>
  meant === seq ? undefined : { rule: '', reason: msg('table.moved-on', { meant, seq }) };

/** Returns the message that another side is to act. */
export const waitingFor = (turn: Side): Message =>
  turn < 0 ? msg('table.dice-first') : msg('table.waiting', { who: sideNoun(turn) });

/** Returns an entry with the parts that a side may read; all of it once the game is `open` to all. */
export function entryFor(
  side: Side,
  entry: RecordEntry,
  effect: EntryEffect,
  open: boolean,
): Entry {
  const { seq, kind, text } = entry;
  const hidden = effect.secret && entry.side !== side && !open;
  return {
    seq,
    kind,
    side: entry.side,
    text: kind === 'rules' ? publicRulesText(entry) : hidden ? '' : text,
    events: open ? effect.events : eventsFor(effect.events, side),
    ...(effect.dice !== undefined && { dice: effect.dice }),
    ...(effect.lost && { lost: true }),
  };
}

/** Copies integers to a plain list. Uses a loop, because `Array.from` takes three times as long. */
export function plain(ints: Int16Array): number[] {
  const list = new Array<number>(ints.length);
  for (let i = 0; i < ints.length; i++) list[i] = ints[i] ?? 0;
  return list;
}

/** Parses actions in notation; returns a refusal if one is invalid. */
export function parseActions(game: Game, texts: readonly string[]): Action[] | Refusal {
  const actions: Action[] = [];
  try {
    for (const text of texts) actions.push(parseAction(game, text));
    return actions;
  } catch (error) {
    if (error instanceof InputError) return { rule: '', reason: error.text };
    throw error;
  }
}

export const WATCHING = msg('table.watching');
