/** Odds of an action from random rolls, where exact odds would follow too many positions. */
import { type Action, ActionList } from '../action.ts';
import { drawOutcome, legal } from '../engine.ts';
import type { Game } from '../game.ts';
import type { Rng } from '../random.ts';
import type { Side } from '../side.ts';
import type { GameState } from '../state.ts';
import type { LogEvent } from '../text/log.ts';
import { keyOf, type LocalizedText, msg } from '../text/message.ts';
import { formatAction } from '../text/notation.ts';
import type { DieOdds, FollowingRoll, Odds, RollOdds } from './card.ts';
import { fraction } from './fraction.ts';
import { begin, isRollOf, resultText, ifKnown } from './odds.ts';
import {
  afterFace,
  endingFor,
  eventAt,
  continuesRoll,
  MOST_DICE,
  oddsOfRows,
  joinResults,
} from './roll.ts';
import type { RollEvent, RollPart } from './roll-event.ts';
import { chanceOf, type Row } from './rows.ts';

/** Odds as a card shows them: exact, or from a number of random rolls. */
export interface ShownOdds extends Odds {
  /** Number of random rolls; absent: the odds are exact. */
  readonly samples?: number;
}

/** Maximum number of rolls in a row that one sample makes. */
const MOST_ROLLS = 40;

/** Results with their numbers of samples, by text. */
class Tally {
  readonly #rows = new Map<string, { row: Omit<Row, 'p'>; order: number; count: number }>();
  count = 0;

  add(row: Omit<Row, 'p'>, order: number): void {
    const key = `${row.ends ?? ''} ${keyOf(row.label)}`;
    const known = this.#rows.get(key);
    this.#rows.set(key, {
      row: known?.row ?? row,
      order: Math.min(order, known?.order ?? order),
      count: (known?.count ?? 0) + 1,
    });
    this.count += 1;
  }

  /** Rows in the order of their amounts or faces. */
  get rows(): Row[] {
    const all = BigInt(this.count);
    return [...this.#rows.values()]
      .sort((a, b) => a.order - b.order)
      .map(({ row, count }) => ({ ...row, p: fraction(BigInt(count), all) }));
  }
}

/** A roll that samples have reached. */
interface SampledRoll<S extends GameState> {
  readonly title: LocalizedText;
  readonly event: RollEvent;
  readonly s: S;
  readonly results: Tally;
  /** Results of the parts that decide the end of the game. */
  readonly deciding: Tally;
  /** Results of its dice, by part and number of the die. */
  readonly dice: Map<string, { readonly subject: LocalizedText; readonly results: Tally }>;
}

/** A course of one roll: its result, and the position and events after it. */
interface SampledCourse<S extends GameState> {
  readonly row: Omit<Row, 'p'>;
  readonly order: number;
  readonly s: S;
  readonly events: readonly LogEvent[];
}

/** Rolls the dice of an action again and again. */
export class OddsSampler<S extends GameState> {
  readonly #game: Game<S>;
  readonly #s: S;
  readonly #begun: ReturnType<typeof begin<S>>;
  readonly #rng: Rng;
  readonly #rolls = new Map<string, SampledRoll<S>>();
  #count = 0;

  constructor(game: Game<S>, s: S, action: Action, rng: Rng) {
    this.#game = game;
    this.#s = s;
    this.#begun = begin(game, s, action);
    this.#rng = rng;
  }

  /** Rolls all dice of the action once. Returns false if the view does not suffice for it. */
  add(): boolean {
    return ifKnown(this.#s, () => this.#sample()) === true;
  }

  #sample(): true {
    const begun = this.#begun;
    this.#count += 1;
    if (!begun) return true;
    const { decider } = begun;
    const path: string[] = [];
    let at: Pick<SampledCourse<S>, 's' | 'events'> | undefined = begun;
    while (at && path.length < MOST_ROLLS && isRollOf(this.#game, at.s, decider))
      at = this.#roll(at, decider, path);
    return true;
  }

  /** Makes one roll; returns the position after it, or undefined if nothing is known about it. */
  #roll(
    { s, events }: Pick<SampledCourse<S>, 's' | 'events'>,
    decider: Side,
    path: string[],
  ): Pick<SampledCourse<S>, 's' | 'events'> | undefined {
    const event = eventAt(this.#game, s);
    const n = path.filter((title) => title === keyOf(event.title)).length;
    path.push(keyOf(event.title));
    const title = n === 0 ? event.title : msg('odds.again', { subject: event.title, n: n + 1 });
    const roll = this.#rolls.get(keyOf(title)) ?? {
      ...{ title, event, s, results: new Tally(), deciding: new Tally(), dice: new Map() },
    };
    this.#rolls.set(keyOf(title), roll);
    if (event.known) {
      this.#drawKnown(roll, event.known());
      return undefined;
    }
    const thrown = event.part
      ? this.#throwParts(roll, s, events, decider)
      : this.#throwChain(s, decider);
    roll.results.add(thrown.row, thrown.order);
    return thrown;
  }

  /** Draws a result whose chance the game declares. */
  #drawKnown(
    { results }: SampledRoll<S>,
    known: ReturnType<NonNullable<RollEvent['known']>>,
  ): void {
    const all = known.reduce((sum, { ways }) => sum + ways, 0n);
    let left = BigInt(this.#rng.below(DRAWS)) * all;
    for (const [i, { label, ways, meaning }] of known.entries()) {
      left -= ways * BigInt(DRAWS);
      if (left >= 0n) continue;
      results.add({ label, meaning }, i);
      return;
    }
  }

  #draw(s: S) {
    const list = legal(this.#game, s, new ActionList());
    const action = drawOutcome(this.#game, s, list, (n) => this.#rng.below(n));
    return { action, order: list.toArray().indexOf(action), ...afterFace(this.#game, s, action) };
  }

  #throwChain(begun: S, decider: Side): SampledCourse<S> {
    const game = this.#game;
    const title = keyOf(eventAt(game, begun).title);
    let row: Omit<Row, 'p'> = { label: '' };
    for (let s = begun, dice = 0; ; dice++) {
      if (dice > MOST_DICE) throw new Error(`${game.id}: a roll without an end, ${title}`);
      const { action, order, s: next, events } = this.#draw(s);
      const own = events.filter(({ part }) => part === undefined);
      const texts = own.map(({ row: text, outcome = '' }) => text ?? outcome);
      const face = row.label === '' ? formatAction(game, action) : row.label;
      row = {
        label: texts.length > 0 ? joinResults(texts) : face,
        meaning: own.find((e) => e.meaning !== undefined)?.meaning ?? row.meaning,
      };
      s = next;
      if (continuesRoll(game, s, title)) continue;
      const ends = endingFor(game, s, decider);
      return { row: { ...row, ends }, order, s, events: events.filter((e) => !own.includes(e)) };
    }
  }

  #throwParts(
    { event: { title, aim }, dice, deciding }: SampledRoll<S>,
    begun: S,
    before: readonly LogEvent[],
    decider: Side,
  ): SampledCourse<S> {
    const game = this.#game;
    const events = [...before];
    const parts = new Map<number, RollPart>();
    let s = begun;
    while (continuesRoll(game, s, keyOf(title))) {
      const { part } = eventAt(game, s);
      if (part) parts.set(part.id, parts.get(part.id) ?? part);
      const next = this.#draw(s);
      events.push(...next.events);
      s = next.s;
    }
    const amounts = new Map<number, number>();
    const thrown = new Map<number, number>();
    const texts = new Map<number, LocalizedText>();
    for (const { part, subject = '', outcome = '', amounts: own, meaning } of events) {
      if (part === undefined) continue;
      const n = thrown.get(part) ?? 0;
      thrown.set(part, n + 1);
      texts.set(part, outcome);
      amounts.set(part, Math.max(amounts.get(part) ?? 0, (aim && own?.[aim.meaning]) ?? 0));
      const die = dice.get(`${part} ${n}`) ?? {
        subject: n === 0 ? subject : msg('odds.again', { subject, n: n + 1 }),
        results: new Tally(),
      };
      die.results.add({ label: outcome, meaning }, die.results.count);
      dice.set(`${part} ${n}`, die);
    }
    const count = [...amounts.values()].reduce((sum, n) => sum + n, 0);
    const known = [...parts.values()];
    const ends = endingFor(game, s, decider);
    const isKnown = known.every(({ decides }) => decides !== undefined);
    const row = {
      label: aim?.count?.(count) ?? msg('odds.count', { n: count }),
      meaning: count > 0 && aim ? aim.meaning : ('none' as const),
      ends: isKnown ? ends : undefined,
    };
    const decided = known.flatMap(({ id, name, decides }) =>
      decides ? [msg('odds.of', { subject: name, outcome: texts.get(id) ?? '' })] : [],
    );
    if (decided.length > 0) {
      const label = ends === 'win' ? msg('odds.win') : joinResults(decided);
      deciding.add({ label, ends }, ends === 'win' ? -1 : deciding.count);
    }
    return { row, order: count, s, events: [] };
  }

  /** Odds from the samples so far; undefined if the action rolls no dice that its side may see. */
  get odds(): ShownOdds | undefined {
    const begun = this.#begun;
    if (!begun || this.#count === 0) return undefined;
    const { events, isOwn } = begun;
    const rolls = [...this.#rolls.values()];
    const next = rolls.slice(isOwn ? 1 : 0).map(
      (roll): FollowingRoll => ({
        ...this.#oddsOf(roll),
        isSure: roll.results.count === this.#count,
      }),
    );
    const first = isOwn ? rolls[0] : undefined;
    return {
      ...(first && { first: this.#oddsOf(first) }),
      sure: events.filter(({ part }) => part === undefined).map(resultText),
      next,
      samples: this.#count,
    };
  }

  #oddsOf({ title, event, s, results, deciding, dice }: SampledRoll<S>): RollOdds {
    const each = [...dice.values()].map(
      ({ subject, results: { rows } }): DieOdds => ({ subject, outcomes: rows.map(chanceOf) }),
    );
    const isOver = deciding.rows.some(({ ends }) => ends !== undefined);
    const rows = isOver ? deciding.rows : results.rows;
    return oddsOfRows(this.#game, s, { ...event, title }, rows, each);
  }
}

/** Resolution of a draw among declared chances. */
const DRAWS = 1 << 20;
