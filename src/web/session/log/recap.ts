/** Moves of the others since a seat's last choice, in short. */
import type { Game } from '../../../kernel/game.ts';
import type { CounterLook } from '../../../kernel/look/look.ts';
import { type Message, side as sideNoun, unit } from '../../../kernel/text/message.ts';
import type { Side } from '../../../kernel/side.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import type { BoardArrow } from '../../board/props.ts';
import { msg } from '../../table-messages.ts';
import { chaptersOf } from './chapters.ts';
import { linesOf } from './log-lines.ts';
import { type PositionChange, distinctArrows, movesOf } from '../moves.ts';

export interface Recap {
  /** Where they went, and where somebody was lost. */
  readonly arrows: readonly BoardArrow[];
  readonly lost: readonly number[];
  readonly words: Message;
  /** Nobody moved, rolled or was lost: only the log tells what was done. */
  readonly isBare: boolean;
  /** Log text about it, for this side. */
  readonly told: readonly Entry[];
}

/** More than so many ways out of one place are a set-up or an entry: lines would hide the board, and tell nothing. */
const FEW_WAYS = 6;

/** More than so many of those lost by one side are only counted: their names would cover the board. */
const FEW_LOST = 2;

/** The entry behind which nobody of this seat has acted; 0 if it never has. */
export const lastChoiceOf = (entries: readonly Entry[], side: Side): number =>
  entries.findLast((e) => e.kind === 'action' && e.side === side)?.seq ?? 0;

/**
 * Effect of `entries` on a position, for a side; undefined if the others did nothing visible. `before`: what was
 * played until then, for that tells under which heading they stand.
 */
export function recapOf(
  game: Game,
  side: Side,
  entries: readonly Entry[],
  change: PositionChange,
  before: readonly Entry[] = [],
): Recap | undefined {
  const others = entries.filter((e) => e.kind === 'action' && e.side !== side);
  const who = [...new Set(others.map((e) => e.side))].filter((s) => game.sides[s]);
  if (who.length === 0) return undefined;
  const after = new Map(game.look.counters(change.state).map((c) => [c.unit, c]));
  const gone = game.look.counters(change.before).filter((c) => after.get(c.unit)?.side !== c.side);
  const isOwn = (u: number): boolean => after.get(u)?.side === side;
  const moves = movesOf(game, change).filter((arrow) => !isOwn(arrow.unit));
  // A captured hero goes to the prisoners; the log tells it as a loss.
  const taken = new Set(gone.map((c) => c.unit));
  const moved = moves.filter((arrow) => !taken.has(arrow.unit)).length;
  const dice = diceOfOthers(side, entries, before);
  const told = entries.filter((e) => e.side !== side && e.events.length > 0);
  const did = [
    ...(moved > 0 ? [msg('recap.moves', { n: moved })] : []),
    ...(dice > 0 ? [msg('recap.dice', { n: dice })] : []),
    ...lossesOf(side, gone),
  ];
  if (did.length + told.length === 0) return undefined;
  const isBare = did.length === 0;
  if (isBare) {
    const n = told.reduce((sum, entry) => sum + linesOf(game, entry).length, 0);
    did.push(msg('recap.told', { n }));
  }
  return {
    arrows: fewFromEach(distinctArrows(moves)).map((arrow) => ({ ...arrow, type: 'past' })),
    told,
    isBare,
    lost: gone.map(({ node }) => node),
    words: msg('recap.line', { who: { list: who.map(sideNoun) }, did: { row: did } }),
  };
}

/**
 * Dice that somebody else had rolled. Those that only settle what is hidden are told nobody, and say nothing; those after
 * one's own choice are one's own; those under a heading that all share are nobody's.
 */
function diceOfOthers(side: Side, entries: readonly Entry[], before: readonly Entry[]): number {
  const first = entries.findIndex((e) => e.kind === 'action' && e.side !== side);
  const shared = chaptersOf([...before, ...entries]).filter(
    ({ heading }) => heading?.event?.heading === 'shared',
  );
  const isShared = (seq: number) => shared.some(({ from, to }) => from <= seq && seq <= to);
  return entries.filter(
    (e, i) => i > first && e.kind === 'die' && e.events.length > 0 && !isShared(e.seq),
  ).length;
}

/** Those of places that few go out of. */
export const fewFromEach = (arrows: readonly BoardArrow[]): BoardArrow[] =>
  arrows.filter(({ from }) => arrows.filter((other) => other.from === from).length <= FEW_WAYS);

function lossesOf(side: Side, gone: readonly CounterLook[]): Message[] {
  const own = gone.filter((c) => c.side === side);
  const theirs = gone.filter((c) => c.side !== side && c.side >= 0);
  const told = (some: readonly CounterLook[]) =>
    some.length > FEW_LOST
      ? msg('recap.units', { n: some.length })
      : { list: some.map((c) => unit(c.unit, c.name)) };
  return [
    ...(own.length > 0 ? [msg('recap.lost', { units: told(own) })] : []),
    ...(theirs.length > 0 ? [msg('recap.killed', { units: told(theirs) })] : []),
  ];
}
