/** Clocks of a table for a caller that knows the time, in seconds since 1970. */
import { type LocalizedText, msg } from '../../kernel/text/message.ts';
import { CHANCE, type Side } from '../../kernel/side.ts';
import { parseOfferAction } from '../seats/offers.ts';
import { formatTick, type ClockOutage, parseNight, type Tick } from './clock.ts';
import type { SeatChange } from '../seats/stand-ins.ts';
import type { TableInternals } from '../views/internals.ts';
import { type Answer, WATCHING } from '../table-parts.ts';

/** Part of a table that clocks need. */
interface ClockedTable {
  readonly seq: number;
  readonly actor: Side;
  resign(side: Side): Answer;
  changeSeat(side: Side, seq: number, change: SeatChange): Answer;
}

/** Events for the clock of a side. */
export interface ClockEvent {
  readonly side: Side;
  readonly tick: Tick;
}

const VACATION = /^vacation (\d{1,2})$/;

/** Clocks of a table. The caller passes the time: seconds since 1970. */
export class Timing {
  readonly #internals: TableInternals;
  readonly #table: ClockedTable;
  readonly #write: (side: Side, text: string) => void;

  constructor(
    internals: TableInternals,
    table: ClockedTable,
    write: (side: Side, text: string) => void,
  ) {
    this.#internals = internals;
    this.#table = table;
    this.#write = write;
  }

  /** Time at which the running clock runs out; undefined if none is running. */
  get deadline(): number | undefined {
    const { status, clocks } = this.#internals;
    return status.isOpen && clocks.rule ? clocks.deadline : undefined;
  }

  /** Starts the clock of the side to act, if another clock was running. */
  tick(now: number): void {
    const { clocks, status } = this.#internals;
    if (!clocks.rule || !status.isOpen || this.#runner === clocks.running) return;
    this.#put(this.#runner, { do: 'runs', at: this.#after(now) });
  }

  /**
   * Adds outages, in seconds since 1970, that the record does not contain yet, so that no player loses that time.
   * Returns whether there were any.
   */
  creditOutages(outages: readonly ClockOutage[]): boolean {
    const { clocks, status } = this.#internals;
    const before = this.#table.seq;
    if (clocks.rule && status.isOpen)
      for (const { from, at } of outages)
        if (clocks.isMissing({ from, at })) this.#put(CHANCE, { do: 'outage', from, at });
    return this.#table.seq > before;
  }

  /** Returns the sleep of each clock from now on as events, in the order of the sides. */
  sleep(now: number): ClockEvent[] {
    const { clocks, seats } = this.#internals;
    return [...seats.keys()].flatMap((side) =>
      clocks.sleepOf(side, now).map((tick) => ({ side, tick })),
    );
  }

  /** Gives clocks that have not run yet the sleeping hours of another table. */
  sleepOn(events: readonly ClockEvent[]): void {
    // In order of time, because the time of a table never goes back.
    for (const { side, tick } of events.toSorted((a, b) => a.tick.at - b.tick.at))
      if (this.#internals.clocks.whyNot(side, tick) === undefined) this.#put(side, tick);
  }

  /** Sets the night, the vacation or the end of a vacation that a side requests. */
  ask(side: Side, text: string, now: number): Answer {
    const reason = this.#whyNot(side, text, now);
    const { seq } = this.#table;
    return reason === undefined
      ? { ok: true, seq, played: 0 }
      : { ok: false, seq, played: 0, refusal: { rule: '', reason } };
  }

  /** Carries out the request, or returns why not. */
  #whyNot(side: Side, text: string, now: number): LocalizedText | undefined {
    const { status, seats } = this.#internals;
    if (!seats[side]) return WATCHING;
    const late = status.whyNot(side);
    if (late) return late.reason;
    const at = this.#after(now);
    const night = parseNight(text);
    const tick: Tick = night
      ? { do: 'night', at, ...night }
      : { do: 'vacation', at, days: Number(VACATION.exec(text)?.[1]) };
    const why = this.#internals.clocks.whyNot(side, tick);
    if (why === undefined) this.#put(side, tick);
    return why && msg(why);
  }

  /** Starts or ends the pause that the last entry agreed on. Returns whether it did. */
  settle(now: number): boolean {
    const { clocks, history, status } = this.#internals;
    const last = history.entries.at(-1);
    const action = last?.kind === 'accord' ? parseOfferAction(last.text) : undefined;
    if (action?.kind !== 'done' || !clocks.rule || !status.isOpen) return false;
    const { terms } = action;
    if (terms.do !== 'pause' && terms.do !== 'resume') return false;
    const days = terms.do === 'pause' ? terms.days : 0;
    this.#put(CHANCE, { do: 'pause', at: this.#after(now), days });
    return true;
  }

  /** Applies the time control if a player has run out of time. Returns whether one has. */
  flag(now: number): boolean {
    const { clocks, status } = this.#internals;
    const [side, tick] = [clocks.running, { do: 'flag', at: this.#after(now) } as const];
    if (!status.isOpen || clocks.whyNot(side, tick) !== undefined) return false;
    this.#put(side, tick);
    const [what, level] = (clocks.rule?.late ?? '').split(' ');
    if (what === 'stand-in' && level !== undefined)
      this.#table.changeSeat(side, this.#table.seq, { do: 'stand-in', level });
    else this.#table.resign(side);
    return true;
  }

  #put(side: Side, tick: Tick): void {
    this.#write(side, formatTick(tick));
  }

  /** Returns a time that never goes back, even if the clock of the machine does. */
  #after(now: number): number {
    return Math.max(Math.floor(now), this.#internals.clocks.since);
  }

  /**
   * Side whose clock should run: the side to act, if a person plays it, all seats are taken and an action was played.
   */
  get #runner(): Side {
    const { seats, standIns, history } = this.#internals;
    const { actor } = this.#table;
    const last = history.entries.findLast(({ kind }) => kind === 'action');
    if (last === undefined || seats.some(({ kind }) => kind === 'open')) return CHANCE;
    const player = standIns.currentPlayer(actor) ?? seats[actor];
    return player?.kind === 'human' ? actor : CHANCE;
  }
}
