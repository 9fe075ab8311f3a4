/**
 * Clocks of a table that is played over hours or days. The table does not read the time: its caller passes it, and the
 * record contains each passing of the turn, so the state of a clock follows from the record. A clock sleeps in its
 * owner's night, on vacation, and during a pause that all have agreed on.
 */
import type { Side } from '../../kernel/side.ts';
import type { ClockRule, ClockView, Night } from './clock-schemas.ts';
import { isZone, UTC, Zone } from './zone.ts';

/** Contents of an entry of kind `clock`; `at` is in seconds since 1970. */
export type Tick =
  /** The clock of the entry's side starts; if the side is Chance, no clock runs. */
  | { readonly do: 'runs'; readonly at: number }
  /** The side's clock sleeps at these hours from now on; with equal minutes and no weekends, never. */
  | ({ readonly do: 'night'; readonly at: number } & Night)
  /** The side's clock sleeps for `days` days from now; 0: the player is back. */
  | { readonly do: 'vacation'; readonly at: number; readonly days: number }
  /** All clocks sleep for `days` days from now, by agreement of all; 0: the pause is over. The side is Chance. */
  | { readonly do: 'pause'; readonly at: number; readonly days: number }
  /** The side has run out of time. */
  | { readonly do: 'flag'; readonly at: number }
  /** No server was running from `from` until `at`; no clock counts that time. The side is Chance. */
  | { readonly do: 'outage'; readonly at: number; readonly from: number };

/** Time without a server: from `from` until `at`, in seconds since 1970. */
export type ClockOutage = Pick<Extract<Tick, { do: 'outage' }>, 'at' | 'from'>;

/** Sleeping hours as text: minutes, then the zone, then `weekends` if they are included. */
export const NIGHT = /^night (\d{1,4}) (\d{1,4})(?: ([A-Za-z][\w+\-/]{1,39}))?( weekends)?$/;
const TEXT = /^(.*) (\d{1,11})$/;
const WITH_NUMBER = /^(vacation|pause|outage) (\d{1,11})$/;

/** Formats an entry; `parseTick` reads it back. */
export function formatTick(tick: Tick): string {
  if (tick.do === 'outage') return `outage ${tick.from} ${tick.at}`;
  if (tick.do === 'night') return `${formatNight(tick)} ${tick.at}`;
  return 'days' in tick ? `${tick.do} ${tick.days} ${tick.at}` : `${tick.do} ${tick.at}`;
}

/** Formats sleeping hours for requests and entries; `parseNight` reads them back. */
export function formatNight({ from, to, zone, weekends }: Night): string {
  return `night ${from} ${to}${zone === undefined ? '' : ` ${zone}`}${weekends ? ' weekends' : ''}`;
}

export function parseNight(text: string): Night | undefined {
  const [, from, to, zone, weekends] = NIGHT.exec(text) ?? [];
  if (from === undefined) return undefined;
  return {
    ...{ from: Number(from), to: Number(to) },
    // Without a zone, `weekends` is in the place of the zone.
    ...(zone !== undefined && zone !== 'weekends' && { zone }),
    ...((weekends ?? zone === 'weekends') && { weekends: true as const }),
  };
}

/** Parses the text of an entry; undefined if it is of another kind. */
export function parseTick(text: string): Tick | undefined {
  const [, what = '', seconds] = TEXT.exec(text) ?? [];
  const at = Number(seconds);
  if (what === 'runs' || what === 'flag') return { do: what, at };
  const [, word, n] = WITH_NUMBER.exec(what) ?? [];
  if (word === 'outage') return { do: word, at, from: Number(n) };
  if ((word === 'vacation' || word === 'pause') && String(n).length < 3)
    return { do: word, at, days: Number(n) };
  const night = parseNight(what);
  return night && { do: 'night', at, ...night };
}

const MINUTE = 60;
const DAY = 86_400;
/**
 * Maximum length of a night in minutes, and minimum seconds between two changes of it. Without them, day would never
 * come.
 */
const LONGEST_NIGHT = 600;
const NIGHT_STAYS = 7 * DAY;
/** Maximum number of days that one agreement may pause a game. */
export const LONGEST_PAUSE = 30;
const WEEK = 7;
/** Days from the first of January 1970, a Thursday, to the first Saturday. */
const FIRST_SATURDAY = 2;
const UNIVERSAL = new Zone(UTC);
const NO_NIGHT: Night = { from: 0, to: 0 };

export type ClockRefusal =
  `clock.${'none' | 'time' | 'night' | 'night.zone' | 'night.week' | 'vacation' | 'flag' | 'pause'}`;

/** Returns whether a clock ever sleeps at these hours. */
const sleepsAt = ({ from, to, weekends }: Night): boolean => from !== to || weekends === true;

/** Returns why a night cannot be set. A player may always end the night, because that can only hurt the player. */
function whyNotNight(
  tick: Extract<Tick, { do: 'night' }>,
  { nightSince }: Clock,
): ClockRefusal | undefined {
  if (!sleepsAt(tick)) return undefined;
  const { from, to, zone } = tick;
  if (from >= 1440 || to >= 1440 || (to - from + 1440) % 1440 > LONGEST_NIGHT) return 'clock.night';
  if (zone !== undefined && !isZone(zone)) return 'clock.night.zone';
  return tick.at >= nightSince + NIGHT_STAYS ? undefined : 'clock.night.week';
}

/** Sets a night. Ending the night does not count as a change; otherwise it would allow an earlier next change. */
function setNight(clock: Clock, tick: Extract<Tick, { do: 'night' }>): void {
  const { from, to, zone, weekends, at } = tick;
  clock.night = { from, to, ...(zone !== undefined && { zone }), ...(weekends && { weekends }) };
  clock.zone = zone === undefined ? UNIVERSAL : new Zone(zone);
  if (sleepsAt(tick)) clock.nightSince = at;
}

/** The clock of one side. */
interface Clock {
  /** Seconds left when the clock last started or stopped. */
  left: number;
  night: Night;
  /** Zone of the night's local time. */
  zone: Zone;
  nightSince: number;
  /** End of the vacation. */
  away: number;
  /** End of the pause that all have agreed on. */
  paused: number;
  vacation: number;
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
      night: NO_NIGHT,
      zone: UNIVERSAL,
      nightSince: -Infinity,
      away: 0,
      paused: 0,
      vacation,
    } as const;
    this.#clocks = Array.from({ length: sides }, () => ({ ...fresh, vacation: vacation * DAY }));
  }

  /** Side whose clock runs; negative if no clock runs. */
  get running(): Side {
    return this.#running;
  }

  get since(): number {
    return this.#since;
  }

  /** Time at which the running clock runs out; undefined if no clock runs. */
  get deadline(): number | undefined {
    const clock = this.#clocks[this.#running];
    return clock && wakeAfter(clock, this.#since, clock.left);
  }

  view(side: Side): ClockView | undefined {
    const clock = this.#clocks[side];
    if (!this.rule || !clock) return undefined;
    const { left, night, away, paused } = clock;
    return {
      left,
      ...(side === this.#running && { until: wakeAfter(clock, this.#since, clock.left) }),
      ...(sleepsAt(night) && { sleep: night }),
      ...(away > 0 && { away }),
      ...(paused > this.#since && { paused }),
    };
  }

  /** Returns why a tick is not allowed; undefined if it is allowed. */
  whyNot(side: Side, tick: Tick): ClockRefusal | undefined {
    if (!this.rule) return 'clock.none';
    if (tick.at < this.#since) return 'clock.time';
    if (tick.do === 'outage') return side < 0 && tick.from <= tick.at ? undefined : 'clock.time';
    if (tick.do === 'pause')
      return side < 0 && tick.days <= LONGEST_PAUSE ? undefined : 'clock.pause';
    const clock = this.#clocks[side];
    if (tick.do === 'runs') return undefined;
    if (!clock) return 'clock.none';
    if (tick.do === 'flag')
      return side === this.#running && tick.at >= (this.deadline ?? 0) ? undefined : 'clock.flag';
    if (tick.do === 'vacation')
      return tick.days * DAY <= clock.vacation ? undefined : 'clock.vacation';
    return whyNotNight(tick, clock);
  }

  /** End of the pause that all have agreed on; undefined if the game is not paused. */
  get paused(): number | undefined {
    const until = this.#clocks[0]?.paused ?? 0;
    return until > this.#since ? until : undefined;
  }

  /** Returns ticks that give a side's clock the same sleeping hours and vacation at another table. */
  sleepOf(side: Side, now: number): Tick[] {
    const clock = this.#clocks[side];
    if (!this.rule || !clock) return [];
    const { night, nightSince, away } = clock;
    const days = Math.ceil((away - now) / DAY);
    return [
      // The time of the last change is kept: a rematch must not allow an earlier next change.
      ...(sleepsAt(night) ? [{ do: 'night', at: nightSince, ...night } as const] : []),
      ...(days > 0 ? [{ do: 'vacation', at: away - days * DAY, days } as const] : []),
    ];
  }

  /** Returns whether an outage cost a player time and is not in the record yet. */
  isMissing({ at, from }: ClockOutage): boolean {
    if (!this.rule || at <= this.#since) return false;
    const begun = Math.max(from, this.#since);
    return (
      this.#running >= 0 || this.#clocks.some(({ away, paused }) => Math.max(away, paused) > begun)
    );
  }

  apply(side: Side, tick: Tick): void {
    if (tick.do === 'outage') this.#skip(tick);
    this.#settle(tick.at);
    const clock = this.#clocks[side];
    if (tick.do === 'runs') this.#start(side);
    else if (clock && tick.do === 'night') setNight(clock, tick);
    else if (tick.do === 'pause')
      for (const one of this.#clocks) one.paused = tick.days > 0 ? tick.at + tick.days * DAY : 0;
    else if (clock && tick.do === 'vacation') this.#leave(clock, tick);
    // A player who returns after a substitute bot gets some time to continue.
    else if (clock && this.rule && tick.do === 'flag')
      clock.left = Math.max(this.rule.increment ?? 0, Math.ceil(this.rule.seconds / 10));
    if (tick.do === 'flag') this.#running = -1;
  }

  #leave(clock: Clock, { at, days }: Extract<Tick, { do: 'vacation' }>): void {
    // The rest of a vacation that ends early is kept.
    clock.vacation += Math.max(0, clock.away - at) - days * DAY;
    clock.away = days > 0 ? at + days * DAY : 0;
  }

  /** Stops all clocks during an outage; vacations and pauses end later by its length. */
  #skip({ at, from }: ClockOutage): void {
    const begun = Math.max(from, this.#since);
    this.#settle(begun);
    for (const clock of this.#clocks) {
      if (clock.away > begun) clock.away += at - begun;
      if (clock.paused > begun) clock.paused += at - begun;
    }
    this.#since = at;
  }

  /** Subtracts the time that has run until `at`. */
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

/** Returns the next sleep of a clock at or after a time: start and end. */
function sleepFrom(
  clock: Pick<Clock, 'night' | 'zone' | 'away' | 'paused'>,
  at: number,
): [number, number] | undefined {
  const until = Math.max(clock.away, clock.paused);
  if (until > at) return [at, until];
  const { night, zone } = clock;
  const { from, to, weekends } = night;
  const today = zone.dayAt(at);
  const found: [number, number][] = [];
  const take = (day: number, minutes: number, length: number): void => {
    const begins = day * DAY + minutes * MINUTE;
    found.push([zone.momentOf(begins), zone.momentOf(begins + length)]);
  };
  const length = ((to - from + 1440) % 1440) * MINUTE;
  if (length > 0) for (const day of [today - 1, today, today + 1]) take(day, from, length);
  const saturday = today - ((today - FIRST_SATURDAY) % WEEK);
  if (weekends) for (const day of [saturday, saturday + WEEK]) take(day, 0, 2 * DAY);
  const next = found.filter(([, ends]) => ends > at).sort(([a], [b]) => a - b)[0];
  return next && [Math.max(at, next[0]), next[1]];
}

/** Returns whether a clock sleeps at a time, given its public state. */
export function isAsleep(
  { sleep = NO_NIGHT, away = 0, paused = 0 }: ClockView,
  now: number,
): boolean {
  const zone = sleep.zone === undefined ? UNIVERSAL : new Zone(sleep.zone);
  const next = sleepFrom({ night: sleep, zone, away, paused }, now);
  return next !== undefined && next[0] <= now;
}

/** Returns the seconds between two times during which a clock does not sleep. */
function awake(clock: Clock, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; ) {
    const [asleep, wakes] = sleepFrom(clock, at) ?? [to, to];
    sum += Math.max(0, Math.min(asleep, to) - at);
    at = wakes;
  }
  return sum;
}

/** Returns the time at which a clock will have been awake for this many seconds. */
function wakeAfter(clock: Clock, from: number, seconds: number): number {
  let left = seconds;
  for (let at = from; ; ) {
    const [asleep, wakes] = sleepFrom(clock, at) ?? [Number.POSITIVE_INFINITY, 0];
    if (at + left <= asleep) return at + left;
    left -= asleep - at;
    at = wakes;
  }
}
