/**
 * Odds, two ways: ratio columns and result tables for the rules, and exact chances of an action by
 * enumerating its dice, which therefore cannot drift from the rules.
 */
import { type Action, ActionList } from './action.ts';
import { actor, apply, legal, weightOf } from './engine.ts';
import type { Game } from './game.ts';
import { Log, type LogEvent } from './log.ts';
import { keyOf, type Said, say } from './message.ts';
import { formatAction } from './notation.ts';
import { type GameState, hashState } from './state.ts';
import { CHANCE } from './side.ts';

/** An odds column n-m, such as 3-2; listed from worst to best for the attacker. */
export type Ratio = readonly [attack: number, defence: number];

/**
 * The best column that attack : defence reaches, rounded in the defender's favour, as an index;
 * -1 below the first. Integers only. `columns` ascend; ratios above the last use the last.
 */
export function ratioColumn(attack: number, defence: number, columns: readonly Ratio[]): number {
  let found = -1;
  for (let i = 0; i < columns.length; i++) {
    const [n, m] = columns[i];
    if (attack * m >= n * defence) found = i;
  }
  return found;
}

/** Results by die row and odds column. */
export interface ResultTable<R extends string> {
  readonly columns: readonly string[];
  /** Lowest die first. */
  readonly rows: readonly (readonly R[])[];
}

/**
 * Checks a table when it is loaded: every row as wide as the head, and, with `order` from worst to
 * best, no result that gets worse with a higher die or better odds. Returns the table.
 */
export function resultTable<R extends string>(
  table: ResultTable<R>,
  order?: readonly R[],
): ResultTable<R> {
  const rank = (y: number, x: number) => order?.indexOf(table.rows[y]?.[x]) ?? 0;
  table.rows.forEach((row, y) => {
    if (row.length !== table.columns.length)
      throw new Error(`result table: row ${y + 1} is ${row.length} wide`);
    row.forEach((cell, x) => {
      if (order && rank(y, x) < 0) throw new Error(`result table: "${cell}" has no rank`);
      if ((x > 0 && rank(y, x) < rank(y, x - 1)) || (y > 0 && rank(y, x) < rank(y - 1, x)))
        throw new Error(`result table: row ${y + 1}, column ${x + 1} is worse than its neighbour`);
    });
  });
  return table;
}

/** An exact probability; `text` in lowest terms. */
export interface Chance {
  readonly label: Said;
  readonly p: number;
  readonly text: string;
}

/** What one die decides: the chances of its results where it is thrown, in the order of its faces. */
export interface SubjectOdds {
  readonly subject: Said;
  readonly outcomes: readonly Chance[];
  /** How likely it is thrown at all; absent: it is in any case. */
  readonly only?: Omit<Chance, 'label'>;
}

/** Exact chances of everything an action can lead to before somebody has to decide again. */
export interface Odds {
  /** False if there were too many ways to list them all; then `outcomes` is empty. */
  readonly complete: boolean;
  /** Joint outcomes: of one die in the order of its faces, of several most likely first. */
  readonly outcomes: readonly Chance[];
  /**
   * For several dice: the chances of each by what it is about, in the order rolled, and what happens in any
   * case before the first. Exact even if not
   * `complete`; if there is `more`, only those thrown in any case, before dice got too many.
   */
  readonly bySubject: readonly SubjectOdds[];
  /** Most dice thrown on any branch; so many at least if there is `more`. */
  readonly dice: number;
  /** True if there are dice that have not been followed. */
  readonly more: boolean;
}

/** After so many branches joint outcomes are given up: nobody would read them. */
const JOINT_LIMIT = 5_000;
/** More branches than this are not followed. */
const BRANCH_LIMIT = 20_000;

/** What a die decided; `bare`: no more than its face is known. */
interface Told {
  readonly said: Said;
  readonly isBare: boolean;
}

interface Branch<S> {
  /** What dice have decided on the way here. */
  readonly s: S;
  readonly told: readonly Told[];
  /** What the tables that this branch is in are about. */
  readonly subjects: readonly Said[];
  p: Fraction;
}

type Fraction = readonly [num: bigint, den: bigint];
/** Chances by what happens, with the lowest face that brings it; by `keyOf`. */
type Table = Map<string, { readonly label: Said; readonly p: Fraction; readonly face: number }>;
/** Such a table, what it is about, and the chance that it is thrown for. */
interface About {
  readonly subject: Said;
  readonly table: Table;
  thrown: Fraction;
}
type Tables = Map<string, About>;

/**
 * Chances of `action` in position (or view) `s`; undefined if it rolls no die. Branches that meet
 * in the same position with the same words are merged, so many dice stay tractable; with joint
 * outcomes given up the position alone counts.
 */
export function oddsOf<S extends GameState>(game: Game<S>, s: S, action: Action): Odds | undefined {
  const first = s.clone();
  const log = new Log();
  apply(game, first, action, log);
  if (actor(game, first) !== CHANCE) return undefined;
  const totals: Table = new Map();
  const tables: Tables = new Map();
  const subjects = tell(log, [], tables, { p: ONE, face: 0 });
  for (const about of tables.values()) about.thrown = ONE;
  let open: Branch<S>[] = [{ s: first, told: [], subjects, p: ONE }];
  let dice = 0;
  let work = 0;
  while (open.length > 0) {
    dice += 1;
    const next = new Map<string, Branch<S>>();
    const thrown: Tables = new Map();
    for (const branch of open) {
      for (const child of expand(game, branch, thrown)) {
        work += 1;
        if (work > JOINT_LIMIT && tables.size === 0) return unfollowed([], dice);
        if (work > BRANCH_LIMIT) return unfollowed([...tables.values()].filter(isCertain), dice);
        const told = work > JOINT_LIMIT ? [] : child.told;
        if (actor(game, child.s) !== CHANCE) addTo(totals, together(told), child);
        else merge(next, { ...child, told });
      }
    }
    for (const about of thrown.values()) addAll(tableOf(tables, about.subject), about);
    open = [...next.values()];
  }
  const complete = work <= JOINT_LIMIT;
  const outcomes = complete ? chances(totals).sort(dice > 1 ? byChance : byFace) : [];
  return {
    complete,
    outcomes: outcomes.map(spoken),
    bySubject: bySubject([...tables.values()]),
    dice,
    more: false,
  };
}

/** What is known if dice were left, from the tables of those thrown so far. */
const unfollowed = (tables: readonly About[], dice: number): Odds => ({
  complete: false,
  outcomes: [],
  bySubject: bySubject(tables),
  dice,
  more: true,
});

/** Whether every branch is in a table: then nothing that follows adds to it. */
function isCertain({ table }: About): boolean {
  const [num, den] = [...table.values()].map(({ p }) => p).reduce(plus);
  return num === den;
}

const bySubject = (tables: readonly About[]): SubjectOdds[] =>
  tables.map(({ subject, table, thrown }) => {
    const outcomes = chances(table, thrown).sort(byFace).map(spoken);
    return isLess(thrown, ONE)
      ? { subject, outcomes, only: chanceOf(thrown) }
      : { subject, outcomes };
  });

function* expand<S extends GameState>(
  game: Game<S>,
  branch: Branch<S>,
  tables: Tables,
): Generator<Branch<S> & { readonly face: number }> {
  const faces = legal(game, branch.s, new ActionList()).toArray();
  const weights = faces.map((face) => weightOf(game, branch.s, face));
  const total = BigInt(weights.reduce((a, b) => a + b, 0));
  const named = new Set<About>();
  for (const [i, action] of faces.entries()) {
    const s = branch.s.clone();
    const log = new Log();
    apply(game, s, action, log);
    const p = times(branch.p, [BigInt(weights[i]), total]);
    const outcomes = log.events.filter((e) => e.outcome !== undefined).map(toldBy);
    const face = { said: formatAction(game, action), isBare: true };
    const subjects = tell(log, branch.subjects, tables, { p, face: i }, named);
    const now = outcomes.length > 0 ? outcomes : [face];
    yield { s, told: [...branch.told, ...now], subjects, p, face: i };
  }
  for (const about of named) about.thrown = plus(about.thrown, branch.p);
}

/** A face of a die on one branch. */
interface Face {
  readonly p: Fraction;
  readonly face: number;
}

/** Enters what is told of subjects into their tables, which are `named` then; gives the subjects so far. */
function tell(
  log: Log,
  before: readonly Said[],
  tables: Tables,
  face: Face,
  named = new Set<About>(),
): Said[] {
  const names = [...before];
  for (const { subject, outcome } of log.events) {
    if (subject === undefined || outcome === undefined) continue;
    const name = nameFor(subject, names);
    names.push(name);
    const about = tableOf(tables, name);
    named.add(about);
    addTo(about.table, outcome, face);
  }
  return names;
}

const toldBy = ({ subject, outcome = '' }: LogEvent): Told => ({
  said: subject === undefined ? outcome : say('odds.of', { subject, outcome }),
  isBare: false,
});

/** Faces are told only where nothing else is: one that says where somebody lands adds nothing to that he missed. */
function together(told: readonly Told[]): Said {
  const worded = told.filter(({ isBare }) => !isBare);
  const clauses = (worded.length > 0 ? worded : told).map(({ said }) => said);
  return clauses.length === 1 ? clauses[0] : say('odds.together', { told: { clauses } });
}

/** What is rolled for once more has a table of its own. */
function nameFor(subject: Said, told: readonly Said[]): Said {
  const times = told.filter((other) => keyOf(first(other)) === keyOf(subject)).length;
  return times === 0 ? subject : say('odds.again', { subject, n: times + 1 });
}

/** The subject that an `odds.again` is about. */
const first = (said: Said): Said =>
  typeof said !== 'string' && said.key === 'odds.again' ? (said.args?.subject as Said) : said;

function tableOf(tables: Tables, subject: Said): About {
  const key = keyOf(subject);
  const found = tables.get(key) ?? { subject, table: new Map(), thrown: ZERO };
  tables.set(key, found);
  return found;
}

function addAll(into: About, { table, thrown }: About): void {
  into.thrown = plus(into.thrown, thrown);
  for (const each of table.values()) addTo(into.table, each.label, each);
}

function merge<S extends GameState>(into: Map<string, Branch<S>>, branch: Branch<S>): void {
  const key = [
    hashState(branch.s),
    ...branch.told.map(({ said }) => keyOf(said)),
    '',
    ...branch.subjects.map(keyOf),
  ].join('\n');
  const same = into.get(key);
  if (same) same.p = plus(same.p, branch.p);
  else into.set(key, branch);
}

function addTo(totals: Table, label: Said, { p, face }: Face): void {
  const key = keyOf(label);
  const before = totals.get(key) ?? { p: ZERO, face };
  totals.set(key, { label, p: plus(before.p, p), face: Math.min(before.face, face) });
}

interface Faced extends Chance {
  readonly face: number;
}

/** The chances of a table where it is thrown for, which `thrown` is how likely. */
const chances = (totals: Table, thrown: Fraction = ONE): Faced[] =>
  [...totals.values()].map(({ label, p, face }) => {
    const share = isLess(thrown, ONE) ? times(p, [thrown[1], thrown[0]]) : p;
    return { label, ...chanceOf(share), face };
  });

const chanceOf = ([num, den]: Fraction) => ({
  p: Number(num) / Number(den),
  text: `${num}/${den}`,
});
const byChance = (a: Chance, b: Chance): number => b.p - a.p;
const byFace = (a: Faced, b: Faced): number => a.face - b.face;
const spoken = ({ label, p, text }: Chance): Chance => ({ label, p, text });
const isLess = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;

const ZERO: Fraction = [0n, 1n];
const ONE: Fraction = [1n, 1n];
const times = (a: Fraction, b: Fraction): Fraction => reduce(a[0] * b[0], a[1] * b[1]);
const plus = (a: Fraction, b: Fraction): Fraction => reduce(a[0] * b[1] + b[0] * a[1], a[1] * b[1]);

function reduce(num: bigint, den: bigint): Fraction {
  let [a, b] = [num, den];
  while (b !== 0n) [a, b] = [b, a % b];
  return [num / a, den / a];
}
