/**
 * A roll of many independent dice, such as a blast. The probabilities of a part come from following its dice alone,
 * with one fixed face for all others; those of the whole come from convolution of the parts.
 */
import type { DieOdds } from './card.ts';
import { ActionList } from '../action.ts';
import { legal, weightOf } from '../engine.ts';
import { convolve, type Fraction, ONE, over, plus, sumOf, times, ZERO } from './fraction.ts';
import type { Game } from '../game.ts';
import type { LogEvent } from '../text/log.ts';
import { keyOf, type LocalizedText, msg } from '../text/message.ts';
import { chanceOf, grouped, type Row } from './rows.ts';
import {
  afterFace,
  endingFor,
  eventAt,
  type Face,
  facesAt,
  continuesRoll,
  type OddsWork,
  oddsOfRows,
  type RollResult,
  type RollContext,
  joinResults,
} from './roll.ts';
import type { RollMeaning, RollAim, RollEvent, RollPart } from './roll-event.ts';
import { type GameState, hashState } from '../state.ts';

/** A roll with parts, and the events logged before its first die. */
interface RollParts<S extends GameState> extends RollContext<S> {
  readonly event: RollEvent;
  readonly before: readonly LogEvent[];
}

/** A possible outcome of the dice of some parts. */
interface Way<S extends GameState> {
  readonly s: S;
  readonly p: Fraction;
  /** Latest result of each of these parts. */
  readonly texts: ReadonlyMap<number, LocalizedText>;
  readonly amount: number;
  /** Number of dice and certain results of these parts so far. */
  readonly results: number;
}

/** Results of one die of a part, or one certain result. */
interface Table {
  readonly subject: LocalizedText;
  readonly rows: Row[];
}

/** Returns the roll of all parts. */
export function rollParts<S extends GameState>(parted: RollParts<S>): RollResult<S> {
  const { game, s, event, decider } = parted;
  const parts = partsOf(parted);
  const each: DieOdds[] = [];
  const amounts: Map<number, Fraction>[] = [];
  for (const id of parts.ids) {
    const tables: Table[] = [];
    amounts.push(amountsOf(follow(parted, parts.startOf(id), new Set([id]), tables)));
    each.push(...tables.map(tableOdds));
  }
  const deciding = parts.known.filter(({ decides }) => decides);
  const first = { s, events: parted.before };
  const ways = follow(parted, first, new Set(deciding.map(({ id }) => id)), []);
  const isOver = ways.some((way) => endingFor(game, way.s, decider) !== undefined);
  const isKnown = parts.known.every(({ decides }) => decides !== undefined);
  const ends = isKnown ? endingFor(game, parts.last, decider) : undefined;
  const rows =
    isOver && deciding.length > 0
      ? decidingRows(parted, ways, deciding)
      : countRows(event.aim, convolve(amounts), ends);
  return {
    odds: oddsOfRows(game, s, event, rows, each),
    after: [{ s: parts.last, label: event.title, p: ONE, events: [] }],
  };
}

/** A position in a roll, and the events of its parts until then. */
interface Start<S extends GameState> {
  readonly s: S;
  readonly events: readonly LogEvent[];
  /** Number of dice after which nothing more happens to the part. Absent: the end of the roll. */
  readonly dice?: number;
}

/**
 * Returns the parts in the order of their events, the position where the first die of each is thrown if the likeliest
 * faces come up before it, and the end of the roll under the same assumption.
 */
function partsOf<S extends GameState>(parted: RollParts<S>) {
  const { game, event, work } = parted;
  const title = keyOf(event.title);
  const known = new Map<number, RollPart>();
  const starts = new Map<number, Start<S> & { readonly at: number }>();
  /** Number of the last die that affected each part. */
  const ends = new Map<number, number>();
  let [s, events] = [parted.s, parted.before];
  for (let at = 0; continuesRoll(game, s, title); at++) {
    const { part } = eventAt(game, s);
    if (part && !known.has(part.id)) {
      known.set(part.id, part);
      starts.set(part.id, { s, events, at });
    }
    const next = likeliest(game, s, work);
    for (const id of [part?.id, ...next.events.map((e) => e.part)])
      if (id !== undefined) ends.set(id, at);
    [s, events] = [next.s, [...events, ...next.events]];
  }
  const ids = new Set([...events.flatMap(({ part }) => part ?? []), ...known.keys()]);
  const startOf = (id: number): Start<S> => {
    const found = starts.get(id);
    if (!found) return { s, events, dice: 0 };
    if (!known.get(id)?.isFixed) return found;
    return { ...found, dice: (ends.get(id) ?? found.at) - found.at + 1 };
  };
  return { ids: [...ids], known: [...known.values()], last: s, startOf };
}

/** Returns the face that represents all faces where they make no difference: the likeliest, or the first of equals. */
function likeliest<S extends GameState>(game: Game<S>, s: S, work: OddsWork | undefined) {
  const faces = legal(game, s, new ActionList()).toArray();
  const weights = faces.map((face) => weightOf(game, s, face));
  return afterFace(game, s, faces[weights.indexOf(Math.max(...weights))], work);
}

/** Follows every combination of the dice of these parts; all other dice show their likeliest face. */
function follow<S extends GameState>(
  { game, event, work }: RollParts<S>,
  start: Start<S>,
  live: ReadonlySet<number>,
  tables: Table[],
): Way<S>[] {
  const title = keyOf(event.title);
  const blank: Way<S> = { s: start.s, p: ONE, texts: new Map(), amount: 0, results: 0 };
  let open = [noted(blank, start.events, live, event.aim, tables)];
  const done: Way<S>[] = [];
  for (let dice = 0; open.length > 0; dice++) {
    if (dice === start.dice) return [...done, ...open];
    const next = new Map<string, Way<S>>();
    for (const way of open) {
      if (!continuesRoll(game, way.s, title)) {
        done.push(way);
        continue;
      }
      const { part } = eventAt(game, way.s);
      const isLive = part !== undefined && live.has(part.id);
      const faces: readonly Pick<Face<S>, 's' | 'events' | 'p'>[] = isLive
        ? facesAt(game, way.s, work)
        : [{ ...likeliest(game, way.s, work), p: ONE }];
      for (const { s, events, p } of faces)
        merge(next, noted({ ...way, s, p: times(way.p, p) }, events, live, event.aim, tables));
    }
    open = [...next.values()];
  }
  return done;
}

/** Returns a way extended by the events of its parts, which also go into their tables. */
function noted<S extends GameState>(
  way: Way<S>,
  events: readonly LogEvent[],
  live: ReadonlySet<number>,
  aim: RollAim | undefined,
  tables: Table[],
): Way<S> {
  let { amount, results } = way;
  const texts = new Map(way.texts);
  for (const { part, subject = '', outcome = '', amounts, meaning } of events) {
    if (part === undefined || !live.has(part)) continue;
    tables[results] ??= { subject: results === 0 ? subject : named(subject, tables), rows: [] };
    tables[results]?.rows.push({ label: outcome, p: way.p, meaning });
    texts.set(part, outcome);
    amount = Math.max(amount, (aim && amounts?.[aim.meaning]) ?? 0);
    results += 1;
  }
  return { ...way, texts, amount, results };
}

/** Names a table. A part that is rolled for again has a table of its own. */
function named(subject: LocalizedText, tables: readonly Table[]): LocalizedText {
  const n = tables.filter((table) => keyOf(plain(table.subject)) === keyOf(subject)).length;
  return n === 0 ? subject : msg('odds.again', { subject, n: n + 1 });
}

/** Returns the subject inside an `odds.again` message. */
const plain = (text: LocalizedText): LocalizedText =>
  typeof text !== 'string' && text.key === 'odds.again'
    ? (text.args?.subject as LocalizedText)
    : text;

function merge<S extends GameState>(into: Map<string, Way<S>>, way: Way<S>): void {
  const text = [...way.texts].map(([part, each]) => `${part} ${keyOf(each)}`).join('\n');
  const key = `${hashState(way.s)} ${way.amount} ${way.results} ${text}`;
  const same = into.get(key);
  into.set(key, same ? { ...same, p: plus(same.p, way.p) } : way);
}

function amountsOf<S extends GameState>(ways: readonly Way<S>[]): Map<number, Fraction> {
  const found = new Map<number, Fraction>();
  for (const { amount, p } of ways) found.set(amount, plus(found.get(amount) ?? ZERO, p));
  return found;
}

/** Returns the probabilities of a die, given that it is thrown. */
function tableOdds({ subject, rows }: Table): DieOdds {
  const all = sumOf(rows.map(({ p }) => p));
  const shares = rows.map((row) => ({ ...row, p: over(row.p, all) }));
  return { subject, outcomes: grouped(shares).map(chanceOf) };
}

/** Returns rows by the amount that counts, in all parts together. */
function countRows(
  aim: RollAim | undefined,
  sums: ReadonlyMap<number, Fraction>,
  ends: Row['ends'],
): Row[] {
  const counts = [...sums].sort(([a], [b]) => a - b);
  return counts.map(([n, p]) => {
    const meaning: RollMeaning = n > 0 && aim ? aim.meaning : 'none';
    return { label: aim?.count?.(n) ?? msg('odds.count', { n }), p, meaning, ends };
  });
}

/** Returns rows by the results of the parts that decide the end of the game. */
function decidingRows<S extends GameState>(
  { game, decider }: RollParts<S>,
  ways: readonly Way<S>[],
  deciding: readonly RollPart[],
): Row[] {
  const rows = ways.map(({ s, p, texts }) => {
    const ends = endingFor(game, s, decider);
    const parts = deciding.map(({ id, name }) =>
      msg('odds.of', { subject: name, outcome: texts.get(id) ?? '' }),
    );
    return { label: ends === 'win' ? msg('odds.win') : joinResults(parts), p, ends };
  });
  return grouped(rows).sort((a, b) => Number(b.ends === 'win') - Number(a.ends === 'win'));
}
