/**
 * Carries out what the seats of a table have left word for (`table/seats/orders.ts`), within the write of whatever
 * opened their decision, through the same `act` as a person's.
 */
import { createBot } from '../../bots/create-bot.ts';
import { refusalOf } from '../../kernel/engine.ts';
import type { Action } from '../../kernel/action.ts';
import type { Game } from '../../kernel/game.ts';
import { msg } from '../../kernel/text/message.ts';
import { formatAction, parseAction } from '../../kernel/text/notation.ts';
import { InputError, requireName } from '../../kernel/setup/setup.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Side } from '../../kernel/side.ts';
import { windowAt } from '../../kernel/windows.ts';
import {
  type UnplayedLine,
  type ConditionalLine,
  NO_ORDERS,
  type Orders,
  type OrdersRequest,
  placeIn,
  playedSince,
} from '../../table/seats/orders.ts';
import type { Table } from '../../table/table.ts';
import { freshSeed } from '../../table/dice/dice.ts';
import { refuse } from '../http/refuse.ts';

/** Decisions in a row that orders take before somebody has to look. */
const MOST_PLAYED = 200;
/** Of these so many within one write, for nobody else is answered meanwhile; a best answer takes as long as all of them. */
const MOST_AT_ONCE = 4;
/** Notices of dropped lines that are kept of a seat. */
const MOST_DROPPED = 10;

export class ConditionalMoves {
  /** By side, as kept. */
  #texts: string[];
  /** Sides whose orders are not as the store has them. */
  readonly #changed = new Set<Side>();

  /** Decisions that may still be taken before somebody has to look, and within this write. */
  #left = 0;
  #now = MOST_AT_ONCE;
  #goesOn = false;
  /** In the store something may be left to be played, by a process that may have died. */
  #isOpen: boolean;

  constructor(texts: readonly string[] = [], isOpen = false) {
    this.#texts = [...texts];
    this.#isOpen = isOpen;
  }

  /** The orders of a side as they are kept; empty if it has none. */
  textOf(side: Side): string {
    return this.#texts[side] ?? '';
  }

  of(side: Side): Orders {
    const text = this.textOf(side);
    return text === '' ? NO_ORDERS : (JSON.parse(text) as Orders);
  }

  /** How a side meets windows, as it is kept: what of its orders is good for another game. */
  willsOf(side: Side): string {
    return textOf({ ...NO_ORDERS, wills: this.of(side).wills });
  }

  /** All of them, as another server has kept them; without texts, they are as they were. */
  take(texts: readonly string[] | undefined, isOpen: boolean): void {
    if (texts) this.#texts = [...texts];
    this.#isOpen = isOpen;
    this.#changed.clear();
  }

  /** The current player of the seat has left no orders. */
  clear(side: Side): void {
    this.#put(side, NO_ORDERS);
  }

  /** Takes in what a seat sends; throws `InputError` with the field at fault. */
  set(game: Game, side: Side, request: OrdersRequest): void {
    check(game, request);
    const { lines, wills } = request;
    this.#put(side, { lines, wills, dropped: [] });
  }

  /** A player who takes back the move of an order is asked from now on. */
  undone(table: Table, side: Side): void {
    if (this.textOf(side) === '') return;
    const orders = this.of(side);
    const window = table.actor === side ? windowAt(table.game, table.stateFor(side)) : undefined;
    const { [window?.id ?? '']: _, ...wills } = orders.wills;
    this.#put(side, { ...orders, lines: [], wills });
  }

  /** There may be more to be played, in the next write: others come in between. */
  get hasMore(): boolean {
    return this.#now <= 0 && this.#left > 0;
  }

  /** The same, or it may be so by what another process has written. */
  get isCutOff(): boolean {
    return this.hasMore || this.#isOpen;
  }

  /** The next move continues from the last write, if that was ours. */
  goOn(): void {
    this.#goesOn = this.hasMore;
  }

  /**
   * Plays what is ordered for the decisions that are due, as much as one write may hold (`hasMore`); the sides whose
   * orders are others than were written.
   */
  play(table: Table): Side[] {
    if (!this.#goesOn) this.#left = MOST_PLAYED;
    this.#goesOn = false;
    this.#isOpen = false;
    for (this.#now = MOST_AT_ONCE; this.#now > 0 && this.#left > 0; this.#now--, this.#left--) {
      const side = table.actor;
      if (this.textOf(side) === '' || table.sitter(side).kind !== 'human') break;
      if (!this.#playNext(table, side)) break;
    }
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed;
  }

  /** True if something was played. What a game cannot carry out may not take down what others have played. */
  #playNext(table: Table, side: Side): boolean {
    try {
      return this.#playLine(table, side) || this.#meetWindow(table, side);
    } catch {
      const { lines } = this.of(side);
      const failed = { seq: table.seq, rule: '', reason: msg('orders.failed') };
      const dropped = lines.map(({ plies }) => ({ plies, ...failed }));
      this.#put(side, {
        ...NO_ORDERS,
        dropped: dropped.length > 0 ? dropped : [{ plies: [], ...failed }],
      });
      return false;
    }
  }

  /** The first line that has got to here; those that went otherwise are dropped. True if something was played. */
  #playLine(table: Table, side: Side): boolean {
    const orders = this.of(side);
    const kept: ConditionalLine[] = [];
    const dropped: UnplayedLine[] = [];
    let done = false;
    for (const line of orders.lines) {
      const { plies, since } = line;
      const next = placeIn(plies, playedSince(table.entriesFor(side, since), since), side);
      const ply = plies[next];
      const at = { seq: table.seq, plies };
      // Another line has been played here: what this one waits for is seen when it comes.
      if (done && next >= 0 && next < plies.length) kept.push(line);
      else if (ply?.own) {
        const answer = table.act(side, table.seq, [ply.text]);
        done = answer.ok;
        if (answer.ok && next + 1 < plies.length) kept.push(line);
        if (!answer.ok) dropped.push({ ...at, ...answer.refusal });
      } else if (next < plies.length)
        dropped.push({ ...at, rule: '', reason: msg('orders.otherwise') });
    }
    if (orders.lines.length > 0)
      this.#put(side, {
        ...orders,
        lines: kept,
        dropped: [...orders.dropped, ...dropped].slice(-MOST_DROPPED),
      });
    return done;
  }

  /** True if its owner has left word how to meet the window that is open, and it was met. */
  #meetWindow(table: Table, side: Side): boolean {
    const { game } = table;
    const view = table.stateFor(side);
    const window = windowAt(game, view);
    const will = window && this.of(side).wills[window.id];
    if (!will) return false;
    const mayDecline = refusalOf(game, table.state, window.decline) === undefined;
    const wanted = will.do === 'decline' ? window.decline : this.#best(game, view, side);
    const chance = wanted === window.decline ? 1 : (window.chance?.(view, wanted) ?? 1);
    const isGood = will.do === 'best' && (100 * chance >= will.percent || !mayDecline);
    if (!isGood && !mayDecline) return false;
    const action = isGood ? wanted : window.decline;
    return table.act(side, table.seq, [formatAction(game, action)]).ok;
  }

  /** Best action by one-ply search, which may take long: nothing more within this write. */
  #best(game: Game, view: GameState, side: Side): Action {
    this.#now = 1;
    return createBot('greedy', freshSeed()).choose(game, view, side);
  }

  #put(side: Side, orders: Orders): void {
    const text = textOf(orders);
    if (text === this.textOf(side)) return;
    this.#texts[side] = text;
    this.#changed.add(side);
  }
}

/** Orders as they are kept; empty if there are none. */
function textOf(orders: Orders): string {
  const { lines, wills, dropped } = orders;
  const isEmpty = lines.length + dropped.length + Object.keys(wills).length === 0;
  return isEmpty ? '' : JSON.stringify(orders);
}

/** Throws `InputError` with the field at fault. */
function check(game: Game, { seq, lines, wills }: OrdersRequest): void {
  for (const { since, plies } of lines) {
    if (since > seq) throw new InputError(refuse('server.lines.behind'));
    if (!plies.at(-1)?.own) throw new InputError(refuse('server.lines.end'));
    for (const { text } of plies) parseAction(game, text);
  }
  const windows = game.windows?.map(({ id }) => id) ?? [];
  for (const id of Object.keys(wills)) requireName(msg('kind.window'), id, windows);
}
