/**
 * Events as data. Rules add events with a rule number; the sentence is the message
 * `log.TYPE` of the game; the server filters by `to`. In search there is no log (`undefined`), and
 * `log?.add({...})` then does not even build the event.
 */
import type { MessageArgs, LocalizedText } from './message.ts';
import type { RollMeaning } from '../odds/roll-event.ts';
import type { RuleId } from '../rulebook.ts';

/** Something that happened, as data: its rule, what it speaks of, who may read it. */
export interface LogEvent {
  /** Key into the game's sentences, such as `combat.result`. */
  readonly type: string;
  readonly rule: RuleId;
  readonly args?: MessageArgs;
  /**
   * Marks the event as the result of a die, in few words ("D: two robots eliminated"). Exact odds
   * are grouped by it, so the same roll result must always give the same words.
   */
  readonly outcome?: LocalizedText;
  /** The row of the odds that the outcome belongs to, where several outcomes come to the same; absent: `outcome`. */
  readonly row?: LocalizedText;
  /** Meaning of the outcome to the side that rolls; absent: nothing in particular. */
  readonly meaning?: RollMeaning;
  /** Where the dice of a roll are counted: the part of the roll that the outcome belongs to (see `RollEvent`). */
  readonly part?: number;
  /** How much of each kind the outcome has brought to its part: units eliminated, units lost. */
  readonly amounts?: Readonly<Partial<Record<RollMeaning, number>>>;
  /** Subject of the die ("hex 0814"), when several dice are rolled for one decision. */
  readonly subject?: LocalizedText;
  /** Dice of which each succeeds or fails, pool by pool: so many fell, and so many of them succeeded; none where lots were drawn. */
  readonly pools?: readonly DicePool[];
  /**
   * It begins a turn: in a log what follows stands under it. Whose turn it is, its argument `by` may say; `shared`: all
   * act in it together.
   */
  readonly heading?: true | 'shared';
  /** This side loses its whole turn: the page says so, and waits until it has been read. */
  readonly missed?: number;
  /** It goes on with the event before: both stand in one line. */
  readonly joins?: true;
  /** Sides that may read it; absent: everybody. */
  readonly to?: readonly number[];
}

/** Dice that are rolled together, and how many of them succeed. */
export interface DicePool {
  readonly dice: number;
  readonly successes: number;
}

/** Collects events. One is passed to `apply` wherever somebody will read them. */
export class Log {
  readonly events: LogEvent[] = [];

  add(event: LogEvent): void {
    this.events.push(event);
  }

  /** Hands over what has been collected and starts afresh. */
  take(): LogEvent[] {
    return this.events.splice(0);
  }
}

/** The events a side may read; spectators pass a side that no list contains. */
export function eventsFor(events: readonly LogEvent[], side: number): LogEvent[] {
  return events.filter((e) => e.to === undefined || e.to.includes(side));
}
