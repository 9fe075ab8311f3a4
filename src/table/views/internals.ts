/** Internals of a table, and the parts of them that seats and spectators see. */
import { actor } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { msg } from '../../kernel/text/message.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import type { Side } from '../../kernel/side.ts';
import type { GameState } from '../../kernel/state.ts';
import { viewOf } from '../../kernel/view.ts';
import type { Offers } from '../seats/offers.ts';
import { type Clocks, parseTick } from '../clock/clock.ts';
import type { StandIns } from '../seats/stand-ins.ts';
import type { History } from '../history.ts';
import type { Entry, ReplayView, TableStatus } from '../messages/messages.ts';
import type { GameRecord, RecordEntry } from '../record/record.ts';
import type { RecordHeader } from '../record/record-schemas.ts';
import type { Rolls } from '../dice/rolls.ts';
import type { GameStatus } from '../game-status.ts';
import { closeOf, entryFor, outcomeBy, plain, type Seat, seatViewOf } from '../table-parts.ts';

/** Internals of a table. */
export interface TableInternals {
  readonly game: Game;
  readonly history: History;
  readonly standIns: StandIns;
  readonly status: GameStatus;
  readonly rolls: Rolls;
  readonly offers: Offers;
  readonly clocks: Clocks;
  readonly seats: readonly Seat[];
}

/** Applies the effects of an entry other than play. */
export function apply(
  { game, rolls, status, standIns, offers, clocks }: TableInternals,
  { imported = 0 }: RecordHeader,
  entry: RecordEntry,
): void {
  const { seq, kind, side, text } = entry;
  rolls.apply(entry);
  if (kind === 'resign') status.resigned.add(side);
  if (kind === 'rules') status.rulesEntry = entry;
  // Earlier agreements elsewhere do not bind the players here.
  if (seq <= imported) return;
  if (kind === 'seat') standIns.note(side, text);
  offers.apply(entry);
  const tick = kind === 'clock' ? parseTick(text) : undefined;
  if (tick) clocks.apply(side, tick);
  status.outcome ??= outcomeBy(entry, game, status.resigned);
}

/** Returns a copy of a state as a side may see it. */
export const seenBy = (side: Side, { game, status }: TableInternals, s: GameState): GameState =>
  status.outcome ? s.clone() : viewOf(game, s, side);

/** Returns the status for a side, without the position. */
export function statusFor(
  side: Side,
  { seats, standIns, status, rolls, offers, clocks }: TableInternals,
  { actor: turn, sideToUndo }: { readonly actor: Side; readonly sideToUndo: Side | undefined },
  isConnected: (side: Side) => boolean = (i) => seats[i]?.kind !== 'open',
): TableStatus {
  return {
    seats: seats.map((seat, i) => seatViewOf(i, seat, standIns.marks(i), isConnected)),
    ...(clocks.rule && {
      clock: { rule: clocks.rule, sides: seats.map((_, i) => clocks.view(i) ?? { left: 0 }) },
    }),
    actor: turn,
    canUndo: sideToUndo === side,
    offers: offers.offer && !status.outcome ? [offers.offer] : [],
    ...status.view,
    dice: rolls.view(status.outcome !== undefined),
  };
}

/** Returns entries `from` + 1 to `to` with the parts that the side may read; all of them once the game is over. */
export function entriesFor(
  side: Side,
  { history, status }: TableInternals,
  from: number,
  to: number | undefined,
): Entry[] {
  const open = status.outcome !== undefined;
  const entries = history.entries.slice(from, to);
  return entries.map((entry) => entryFor(side, entry, history.effectOf(entry.seq), open));
}

/**
 * Returns the position after `seq` entries as the side may see it. Throws an `InputError` if there is no such entry.
 */
export function positionFor(
  side: Side,
  internals: TableInternals,
  seq: number,
): Omit<ReplayView, 'table'> {
  const { game, history } = internals;
  if (!Number.isInteger(seq) || seq < 0 || seq > history.length)
    throw new InputError(msg('table.no-position', { n: String(seq), most: history.length }));
  const s = history.stateAt(seq);
  const ints = plain(seenBy(side, internals, s).ints);
  const lost = history.isLost(seq) && { lost: true };
  return { seq, side, ints, actor: actor(game, s), ...lost };
}

/** Returns the whole record, secrets included. */
export function recordOf(
  header: RecordHeader,
  { history, seats, status, rolls }: TableInternals,
  withSeed: boolean,
): GameRecord {
  const { outcome } = status;
  const close = closeOf(seats, outcome, rolls.closing(withSeed || outcome !== undefined));
  return { header, entries: history.entries, close };
}
