/**
 * Clocks of a table that is played over hours or days. The table has no clock of its own: whoever drives it says
 * what time it is, and the record keeps when the turn passed from one to another, so that what a clock shows
 * follows from the record. A clock sleeps in its owner's night, and while he is on vacation.
 */
import { z } from 'zod';
import type { Side } from '../kernel/side.ts';

const SECONDS = z
  .number()
  .int()
  .min(10)
  .max(90 * 86_400);

/** What a table agrees on, as the first line of its record says it. */
export const clockSchema = z.strictObject({
  /** For each turn so much … */
  kind: z.enum(['move', 'bank']),
  /** … or in all, and a little more for each turn. */
  seconds: SECONDS,
  increment: z
    .number()
    .int()
    .min(0)
    .max(86_400 * 7)
    .optional(),
  /** What becomes of who has no time left: he has lost, or a computer of this level stands in. */
  late: z.string().regex(/^(loss|stand-in [a-z0-9-]{1,20})$/),
  /** Days of vacation that each may take in all. */
  vacation: z.number().int().min(0).max(90).optional(),
});
/** How a table keeps time. */
export type ClockRule = z.infer<typeof clockSchema>;

/** What an entry of kind `clock` says; `at` is in seconds since 1970. */
export type Tick =
  /** From now on the clock of the entry's side runs; of nobody, if it is Chance's. */
  | { readonly do: 'runs'; readonly at: number }
  /** His clock sleeps between these minutes of each day, by universal time; equal: never. */
  | { readonly do: 'night'; readonly at: number; readonly from: number; readonly to: number }
  /** His clock sleeps for so many days from now; 0: he is back. */
  | { readonly do: 'vacation'; readonly at: number; readonly days: number }
  /** He has no time left. */
  | { readonly do: 'flag'; readonly at: number }
  /** No server was up until then: that time counts against nobody. Of Chance. */
  | { readonly do: 'outage'; readonly at: number; readonly from: number };

/** A time at which no server was up: until `at`, in seconds since 1970. */
export type Outage = Pick<Extract<Tick, { do: 'outage' }>, 'at' | 'from'>;

const TEXT =
  /^(runs|flag|night (\d{1,4}) (\d{1,4})|vacation (\d{1,2})|outage (\d{1,11})) (\d{1,11})$/;

/** The text of an entry; `parseTick` reads it back. */
export function formatTick(tick: Tick): string {
  if (tick.do === 'outage') return `outage ${tick.from} ${tick.at}`;
  if (tick.do === 'night') return `night ${tick.from} ${tick.to} ${tick.at}`;
  return tick.do === 'vacation' ? `vacation ${tick.days} ${tick.at}` : `${tick.do} ${tick.at}`;
}

/** What the text of an entry says; undefined if it says nothing of the kind. */
export function parseTick(text: string): Tick | undefined {
  const [, what, from, to, days, down, seconds] = TEXT.exec(text) ?? [];
  const at = Number(seconds);
  if (from !== undefined) return { do: 'night', at, from: Number(from), to: Number(to) };
  if (days !== undefined) return { do: 'vacation', at, days: Number(days) };
  if (down !== undefined) return { do: 'outage', at, from: Number(down) };
  return what === 'runs' || what === 'flag' ? { do: what, at } : undefined;
}

const DAY = 86_400;
/** Longest night, in minutes; and seconds before it may be moved again, or it would never be day. */
const LONGEST_NIGHT = 600;
const NIGHT_STAYS = 7 * DAY;

/** The clock of one side. */
interface Clock {
  /** Seconds left when it last began to run, or stopped. */
  left: number;
  night: readonly [from: number, to: number];
  nightSince: number;
  /** It sleeps until then. */
  away: number;
  vacation: number;
}

/** What everybody may see of a clock. */
export interface ClockView {
  readonly left: number;
  /** When it runs out, if it runs, with all its sleep; seconds since 1970. */
  readonly until?: number;
  readonly night?: readonly [from: number, to: number];
  readonly away?: number;
}

export class Clocks {
  readonly rule: ClockRule | undefined;
  readonly #clocks: Clock[];
  #running: Side = -1;
  #since = 0;

  constructor(rule: ClockRule | undefined, sides: number) {
    this.rule = rule;
    const { seconds = 0, vacation = 0 } = rule ?? {};
    const fresh = {
      left: seconds,
      night: [0, 0],
      nightSince: -Infinity,
      away: 0,
      vacation,
    } as const;
    this.#clocks = Array.from({ length: sides }, () => ({ ...fresh, vacation: vacation * DAY }));
  }

  /** Whose clock runs; negative if nobody's. */
  get running(): Side {
    return this.#running;
  }

  get since(): number {
    return this.#since;
  }

  /** When the clock that runs runs out; undefined if none does. */
  get deadline(): number | undefined {
    const clock = this.#clocks[this.#running];
    return clock && wakeAfter(clock, this.#since, clock.left);
  }

  view(side: Side): ClockView | undefined {
    const clock = this.#clocks[side];
    if (!this.rule || !clock) return undefined;
    const { left, night, away } = clock;
    return {
      left,
      ...(side === this.#running && { until: this.deadline as number }),
      ...(night[0] !== night[1] && { night }),
      ...(away > 0 && { away }),
    };
  }

  /** Why a tick cannot be; undefined if it can. */
  whyNot(
    side: Side,
    tick: Tick,
  ): 'clock.none' | 'clock.time' | 'clock.night' | 'clock.vacation' | 'clock.flag' | undefined {
    if (!this.rule) return 'clock.none';
    if (tick.at < this.#since) return 'clock.time';
    if (tick.do === 'outage') return side < 0 && tick.from <= tick.at ? undefined : 'clock.time';
    const clock = this.#clocks[side];
    if (tick.do === 'runs') return undefined;
    if (!clock) return 'clock.none';
    if (tick.do === 'flag')
      return side === this.#running && tick.at >= (this.deadline ?? 0) ? undefined : 'clock.flag';
    if (tick.do === 'vacation')
      return tick.days * DAY <= clock.vacation ? undefined : 'clock.vacation';
    const [from, to] = [tick.from, tick.to];
    const fits = from < 1440 && to < 1440 && (to - from + 1440) % 1440 <= LONGEST_NIGHT;
    return fits && tick.at >= clock.nightSince + NIGHT_STAYS ? undefined : 'clock.night';
  }

  /** What a side's clock sleeps in, from now on: ticks by which it sleeps as much at another table of this rule. */
  sleepOf(side: Side, now: number): Tick[] {
    const clock = this.#clocks[side];
    if (!this.rule || !clock) return [];
    const { night, nightSince, away } = clock;
    const [from, to] = night;
    const days = Math.ceil((away - now) / DAY);
    return [
      // Moved when it was: whoever asks for another game cannot move it sooner by that.
      ...(from === to ? [] : [{ do: 'night', at: nightSince, from, to } as const]),
      ...(days > 0 ? [{ do: 'vacation', at: away - days * DAY, days } as const] : []),
    ];
  }

  /** Whether an outage took time from anybody here, and is not in the record yet. */
  isMissing({ at, from }: Outage): boolean {
    if (!this.rule || at <= this.#since) return false;
    const begun = Math.max(from, this.#since);
    return this.#running >= 0 || this.#clocks.some(({ away }) => away > begun);
  }

  takeIn(side: Side, tick: Tick): void {
    if (tick.do === 'outage') this.#skip(tick);
    this.#settle(tick.at);
    const clock = this.#clocks[side];
    if (tick.do === 'runs') this.#start(side);
    else if (clock && tick.do === 'night')
      Object.assign(clock, { night: [tick.from, tick.to], nightSince: tick.at });
    else if (clock && tick.do === 'vacation') this.#leave(clock, tick);
    // Who comes back after a stand-in has something to go on with.
    else if (clock && this.rule && tick.do === 'flag')
      clock.left = Math.max(this.rule.increment ?? 0, Math.ceil(this.rule.seconds / 10));
    if (tick.do === 'flag') this.#running = -1;
  }

  #leave(clock: Clock, { at, days }: Extract<Tick, { do: 'vacation' }>): void {
    // What is left of a vacation that ends early is kept.
    clock.vacation += Math.max(0, clock.away - at) - days * DAY;
    clock.away = days > 0 ? at + days * DAY : 0;
  }

  /** No clock runs during an outage, and vacations end as much later. */
  #skip({ at, from }: Outage): void {
    const begun = Math.max(from, this.#since);
    this.#settle(begun);
    for (const clock of this.#clocks) if (clock.away > begun) clock.away += at - begun;
    this.#since = at;
  }

  /** What has run until now is gone. */
  #settle(at: number): void {
    const clock = this.#clocks[this.#running];
    if (clock) clock.left = Math.max(0, clock.left - awake(clock, this.#since, at));
    this.#since = at;
  }

  #start(side: Side): void {
    if (side === this.#running) return;
    const before = this.#clocks[this.#running];
    const { kind, seconds, increment = 0 } = this.rule ?? { kind: 'move', seconds: 0 };
    if (before && kind === 'bank') before.left += increment;
    this.#running = side;
    const clock = this.#clocks[side];
    if (clock && kind === 'move') clock.left = seconds;
  }
}

/** When a clock sleeps next, at or after a time: from, until. */
function sleepFrom({ night, away }: Clock, at: number): [number, number] | undefined {
  if (away > at) return [at, away];
  const [from, to] = night;
  if (from === to) return undefined;
  const length = ((to - from + 1440) % 1440) * 60;
  const day = Math.floor((at - from * 60) / DAY);
  const begins = day * DAY + from * 60;
  return begins + length > at
    ? [Math.max(at, begins), begins + length]
    : [begins + DAY, begins + DAY + length];
}

/** Seconds between two times in which a clock does not sleep. */
function awake(clock: Clock, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; ) {
    const [asleep, wakes] = sleepFrom(clock, at) ?? [to, to];
    sum += Math.max(0, Math.min(asleep, to) - at);
    at = wakes;
  }
  return sum;
}

/** When so many seconds will have passed in which a clock does not sleep. */
function wakeAfter(clock: Clock, from: number, seconds: number): number {
  let left = seconds;
  for (let at = from; ; ) {
    const [asleep, wakes] = sleepFrom(clock, at) ?? [Number.POSITIVE_INFINITY, 0];
    if (at + left <= asleep) return at + left;
    left -= asleep - at;
    at = wakes;
  }
}
