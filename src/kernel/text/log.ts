/**
 * Events as data. Rules add events with a rule number; their text is the message `log.TYPE` of the game; the server
 * filters them by `to`. Search passes no log (`undefined`), and `log?.add({...})` then does not even build the event.
 */
import type { MessageArgs, LocalizedText } from './message.ts';
import type { RollMeaning } from '../odds/roll-event.ts';
import type { RuleId } from '../rulebook.ts';
import type { Side } from '../side.ts';

/** Something that happened in the game, as data: its rule, its subjects, and the sides that may read it. */
export interface LogEvent {
  /** Key of one of the game's messages, such as `combat.result`. */
  readonly type: string;
  readonly rule: RuleId;
  readonly args?: MessageArgs;
  /**
   * Marks the event as the result of a die, in few words ("D: two robots eliminated"). Exact odds are grouped by it, so
   * the same roll result must always give the same text.
   */
  readonly outcome?: LocalizedText;
  /** Row of the odds that the outcome belongs to, if several outcomes share one; absent: `outcome`. */
  readonly row?: LocalizedText;
  /** Meaning of the outcome for the side that rolls; absent: neutral. */
  readonly meaning?: RollMeaning;
  /** Side that made the attack whose result the event states; absent: no attack, or an attack of no side. */
  readonly by?: Side;
  /** Id of the part of the roll that the outcome belongs to (see `RollEvent`). */
  readonly part?: number;
  /** Effects of the outcome on its part, counted by meaning: units eliminated, units lost. */
  readonly amounts?: Readonly<Partial<Record<RollMeaning, number>>>;
  /** Subject of the die ("hex 0814"), when several dice are rolled for one decision. */
  readonly subject?: LocalizedText;
  /** Dice that each succeed or fail, pool by pool, with the number of successes; empty if lots were drawn. */
  readonly pools?: readonly DicePool[];
  /**
   * The event begins a turn: the log shows later events below it. Its argument `by` may name the side; with `shared`,
   * all sides act together.
   */
  readonly heading?: true | 'shared';
  /** This side loses its whole turn: the page says so, and waits until the player has read it. */
  readonly missed?: number;
  /** The event continues the previous one: both share a line. */
  readonly joins?: true;
  /** Sides that may read it. Absent: every side. */
  readonly to?: readonly number[];
}

/** Dice that are rolled together, and the number that succeed. */
export interface DicePool {
  readonly dice: number;
  readonly successes: number;
}

/** List that collects events. Pass one to `apply` to get them; without one, no events are made. */
export class Log {
  readonly events: LogEvent[] = [];

  add(event: LogEvent): void {
    this.events.push(event);
  }

  /** Returns the collected events and empties the list. */
  take(): LogEvent[] {
    return this.events.splice(0);
  }
}

/** Returns the events that a side may read. For spectators, pass a side that no list contains. */
export function eventsFor(events: readonly LogEvent[], side: number): LogEvent[] {
  return events.filter((e) => e.to === undefined || e.to.includes(side));
}
