/**
 * Plays the conditional moves and standing orders of the seats of a table (`table/seats/orders.ts`), in the write that
 * makes their decision due, through the same `act` as a player's moves.
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

/** Maximum number of decisions in a row that orders make without a person acting in between. */
const MOST_PLAYED = 200;
/**
 * Maximum number of them in one write, because no other request is answered meanwhile; a best answer counts as all of
 * them.
 */
const MOST_AT_ONCE = 4;
/** Maximum number of notices of dropped lines kept per seat. */
const MOST_DROPPED = 10;

export class ConditionalMoves {
  /** Orders by side, as stored. */
  #texts: string[];
  /** Sides whose orders differ from the store. */
  readonly #changed = new Set<Side>();

  /** Decisions that orders may still make without a person acting, and within this write. */
  #left = 0;
  #now = MOST_AT_ONCE;
  #goesOn = false;
  /** Whether, in the store, orders may be left to play by a process that may have died. */
  #isOpen: boolean;

  constructor(texts: readonly string[] = [], isOpen = false) {
    this.#texts = [...texts];
    this.#isOpen = isOpen;
  }

  /** Returns the stored orders of a side; empty if it has none. */
  textOf(side: Side): string {
    return this.#texts[side] ?? '';
  }

  of(side: Side): Orders {
    const text = this.textOf(side);
    return text === '' ? NO_ORDERS : (JSON.parse(text) as Orders);
  }

  /** Returns a side's standing orders for reaction windows as stored: the part of its orders that a rematch keeps. */
  willsOf(side: Side): string {
    return textOf({ ...NO_ORDERS, wills: this.of(side).wills });
  }

  /** Replaces all orders with those that another server has stored; without texts, keeps them. */
  take(texts: readonly string[] | undefined, isOpen: boolean): void {
    if (texts) this.#texts = [...texts];
    this.#isOpen = isOpen;
    this.#changed.clear();
  }

  /** Deletes the orders of a side. */
  clear(side: Side): void {
    this.#put(side, NO_ORDERS);
  }

  /** Stores what a seat sends; throws `InputError` with the wrong field. */
  set(game: Game, side: Side, request: OrdersRequest): void {
    check(game, request);
    const { lines, wills } = request;
    this.#put(side, { lines, wills, dropped: [] });
  }

  /** Handles the takeback of an order's move: lines are deleted, and the order for this window too. */
  undone(table: Table, side: Side): void {
    if (this.textOf(side) === '') return;
    const orders = this.of(side);
    const window = table.actor === side ? windowAt(table.game, table.stateFor(side)) : undefined;
    const { [window?.id ?? '']: _, ...wills } = orders.wills;
    this.#put(side, { ...orders, lines: [], wills });
  }

  /** Whether more orders are to be played in the next write; other requests are answered in between. */
  get hasMore(): boolean {
    return this.#now <= 0 && this.#left > 0;
  }

  /** Whether `hasMore`, or another process may have left orders to play. */
  get hasPendingOrders(): boolean {
    return this.hasMore || this.#isOpen;
  }

  /** Marks the next call of `play` as a continuation, if the last write left more to play. */
  goOn(): void {
    this.#goesOn = this.hasMore;
  }

  /**
   * Plays the orders for the decisions that are due, as many as one write may hold (`hasMore`); returns the sides whose
   * orders differ from the store.
   */
  play(table: Table): Side[] {
    if (!this.#goesOn) this.#left = MOST_PLAYED;
    this.#goesOn = false;
    this.#isOpen = false;
    for (this.#now = MOST_AT_ONCE; this.#now > 0 && this.#left > 0; this.#now--, this.#left--) {
      const side = table.actor;
      if (this.textOf(side) === '' || table.currentPlayer(side).kind !== 'human') break;
      if (!this.#playNext(table, side)) break;
    }
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed;
  }

  /**
   * Plays the next order; returns whether one was played. If the game throws, the orders are dropped, and moves that
   * others have played stay.
   */
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

  /**
   * Plays the first line that has reached this position, and drops those that the game has left. Returns whether a move
   * was played.
   */
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
      // Another line has been played here: this one is checked when the move that it waits for comes.
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

  /** Meets the open reaction window by its owner's standing order; returns whether that was done. */
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

  /** Returns the best action by one-ply search. It may take long, so nothing more is played in this write. */
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

/** Returns orders as stored; empty if there are none. */
function textOf(orders: Orders): string {
  const { lines, wills, dropped } = orders;
  const isEmpty = lines.length + dropped.length + Object.keys(wills).length === 0;
  return isEmpty ? '' : JSON.stringify(orders);
}

/** Throws `InputError` with the wrong field. */
function check(game: Game, { seq, lines, wills }: OrdersRequest): void {
  for (const { since, plies } of lines) {
    if (since > seq) throw new InputError(refuse('server.lines.behind'));
    if (!plies.at(-1)?.own) throw new InputError(refuse('server.lines.end'));
    for (const { text } of plies) parseAction(game, text);
  }
  const windows = game.windows?.map(({ id }) => id) ?? [];
  for (const id of Object.keys(wills)) requireName(msg('kind.window'), id, windows);
}
