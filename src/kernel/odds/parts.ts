/**
 * A roll of many dice that do not touch each other, such as a blast. The chances of a part come from following its dice
 * alone, with one face for all others; those of the whole from summing up the parts (convolution).
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
  goesOn,
  oddsOfRows,
  type RollResult,
  type Throw,
  together,
} from './roll.ts';
import type { RollMeaning, RollAim, RollEvent, RollPart } from './roll-event.ts';
import { type GameState, hashState } from '../state.ts';

/** A roll with parts, and what was told before its first die. */
interface RollParts<S extends GameState> extends Throw<S> {
  readonly event: RollEvent;
  readonly before: readonly LogEvent[];
}

/** A way that the dice of some parts may have fallen. */
interface Way<S extends GameState> {
  readonly s: S;
  readonly p: Fraction;
  /** Latest result of each of these parts. */
  readonly said: ReadonlyMap<number, LocalizedText>;
  readonly amount: number;
  /** Dice and sure results of these parts so far. */
  readonly told: number;
}

/** Results of one die of a part, or a sure one. */
interface Table {
  readonly subject: LocalizedText;
  readonly rows: Row[];
}

/** The roll of all parts. */
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
  const first = { s, told: parted.before };
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
    after: [{ s: parts.last, label: event.title, p: ONE, told: [] }],
  };
}

/** A position in a roll, and what has been told of its parts until then. */
interface Start<S extends GameState> {
  readonly s: S;
  readonly told: readonly LogEvent[];
  /** So many dice later nothing more happens to the part; absent: at the end of the roll. */
  readonly dice?: number;
}

/**
 * The parts in the order in which they are told; where the first die of each is thrown if nothing
 * unlikely happens before; and how the roll ends so.
 */
function partsOf<S extends GameState>(parted: RollParts<S>) {
  const { game, event } = parted;
  const title = keyOf(event.title);
  const known = new Map<number, RollPart>();
  const starts = new Map<number, Start<S> & { readonly at: number }>();
  /** The number of the last die that something happened to a part with. */
  const ends = new Map<number, number>();
  let [s, told] = [parted.s, parted.before];
  for (let at = 0; goesOn(game, s, title); at++) {
    const { part } = eventAt(game, s);
    if (part && !known.has(part.id)) {
      known.set(part.id, part);
      starts.set(part.id, { s, told, at });
    }
    const next = likeliest(game, s);
    for (const id of [part?.id, ...next.told.map((e) => e.part)])
      if (id !== undefined) ends.set(id, at);
    [s, told] = [next.s, [...told, ...next.told]];
  }
  const ids = new Set([...told.flatMap(({ part }) => part ?? []), ...known.keys()]);
  const startOf = (id: number): Start<S> => {
    const found = starts.get(id);
    if (!found) return { s, told, dice: 0 };
    if (!known.get(id)?.isFixed) return found;
    return { ...found, dice: (ends.get(id) ?? found.at) - found.at + 1 };
  };
  return { ids: [...ids], known: [...known.values()], last: s, startOf };
}

/** The face that stands for all where it makes no difference: the likeliest, of equals the first. */
function likeliest<S extends GameState>(game: Game<S>, s: S) {
  const faces = legal(game, s, new ActionList()).toArray();
  const weights = faces.map((face) => weightOf(game, s, face));
  return afterFace(game, s, faces[weights.indexOf(Math.max(...weights))]);
}

/** Every way that the dice of these parts can fall, all other dice as is likeliest. */
function follow<S extends GameState>(
  { game, event }: RollParts<S>,
  start: Start<S>,
  live: ReadonlySet<number>,
  tables: Table[],
): Way<S>[] {
  const title = keyOf(event.title);
  const blank: Way<S> = { s: start.s, p: ONE, said: new Map(), amount: 0, told: 0 };
  let open = [noted(blank, start.told, live, event.aim, tables)];
  const done: Way<S>[] = [];
  for (let dice = 0; open.length > 0; dice++) {
    if (dice === start.dice) return [...done, ...open];
    const next = new Map<string, Way<S>>();
    for (const way of open) {
      if (!goesOn(game, way.s, title)) {
        done.push(way);
        continue;
      }
      const { part } = eventAt(game, way.s);
      const isLive = part !== undefined && live.has(part.id);
      const faces: readonly Pick<Face<S>, 's' | 'told' | 'p'>[] = isLive
        ? facesAt(game, way.s)
        : [{ ...likeliest(game, way.s), p: ONE }];
      for (const { s, told, p } of faces)
        merge(next, noted({ ...way, s, p: times(way.p, p) }, told, live, event.aim, tables));
    }
    open = [...next.values()];
  }
  return done;
}

/** A way with what was told of its parts, which goes into their tables too. */
function noted<S extends GameState>(
  way: Way<S>,
  events: readonly LogEvent[],
  live: ReadonlySet<number>,
  aim: RollAim | undefined,
  tables: Table[],
): Way<S> {
  let { amount, told } = way;
  const said = new Map(way.said);
  for (const { part, subject = '', outcome = '', amounts, meaning } of events) {
    if (part === undefined || !live.has(part)) continue;
    tables[told] ??= { subject: told === 0 ? subject : named(subject, tables), rows: [] };
    tables[told]?.rows.push({ label: outcome, p: way.p, meaning });
    said.set(part, outcome);
    amount = Math.max(amount, (aim && amounts?.[aim.meaning]) ?? 0);
    told += 1;
  }
  return { ...way, said, amount, told };
}

/** A part that is rolled for once more has a table of its own. */
function named(subject: LocalizedText, tables: readonly Table[]): LocalizedText {
  const n = tables.filter((table) => keyOf(plain(table.subject)) === keyOf(subject)).length;
  return n === 0 ? subject : msg('odds.again', { subject, n: n + 1 });
}

/** The subject that an `odds.again` is about. */
const plain = (said: LocalizedText): LocalizedText =>
  typeof said !== 'string' && said.key === 'odds.again'
    ? (said.args?.subject as LocalizedText)
    : said;

function merge<S extends GameState>(into: Map<string, Way<S>>, way: Way<S>): void {
  const said = [...way.said].map(([part, each]) => `${part} ${keyOf(each)}`).join('\n');
  const key = `${hashState(way.s)} ${way.amount} ${way.told} ${said}`;
  const same = into.get(key);
  into.set(key, same ? { ...same, p: plus(same.p, way.p) } : way);
}

function amountsOf<S extends GameState>(ways: readonly Way<S>[]): Map<number, Fraction> {
  const found = new Map<number, Fraction>();
  for (const { amount, p } of ways) found.set(amount, plus(found.get(amount) ?? ZERO, p));
  return found;
}

/** The chances of a die where it is thrown. */
function tableOdds({ subject, rows }: Table): DieOdds {
  const all = sumOf(rows.map(({ p }) => p));
  const shares = rows.map((row) => ({ ...row, p: over(row.p, all) }));
  return { subject, outcomes: grouped(shares).map(chanceOf) };
}

/** Rows by how much of what counts there is, in all parts together. */
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

/** Rows by what becomes of the parts that the end of the game depends on. */
function decidingRows<S extends GameState>(
  { game, decider }: RollParts<S>,
  ways: readonly Way<S>[],
  deciding: readonly RollPart[],
): Row[] {
  const rows = ways.map(({ s, p, said }) => {
    const ends = endingFor(game, s, decider);
    const parts = deciding.map(({ id, name }) =>
      msg('odds.of', { subject: name, outcome: said.get(id) ?? '' }),
    );
    return { label: ends === 'win' ? msg('odds.win') : together(parts), p, ends };
  });
  return grouped(rows).sort((a, b) => Number(b.ends === 'win') - Number(a.ends === 'win'));
}
