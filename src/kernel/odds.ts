/**
 * Odds, two ways: ratio columns and result tables for the rules, and exact chances of an action by
 * enumerating its dice, which therefore cannot drift from the rules.
 */
import { type Action, ActionList } from './action.ts';
import { actor, apply, legal, weightOf } from './engine.ts';
import type { Game } from './game.ts';
import { Log, type LogEvent } from './log.ts';
import { formatAction } from './notation.ts';
import { type GameState, hashState } from './state.ts';
import { CHANCE } from './step.ts';

/** An odds column n-m, such as 3-2; listed from worst to best for the attacker. */
export type Ratio = readonly [attack: number, defence: number];

/**
 * The best column that attack : defence reaches, rounded in the defender's favour, as an index;
 * -1 below the first. Integers only. `columns` ascend; ratios above the last use the last.
 */
export function ratioColumn(attack: number, defence: number, columns: readonly Ratio[]): number {
  let found = -1;
  for (let i = 0; i < columns.length; i++) {
    const [n, m] = columns[i] as Ratio;
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
  const rank = (y: number, x: number) => order?.indexOf(table.rows[y]?.[x] as R) ?? 0;
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
  readonly label: string;
  readonly p: number;
  readonly text: string;
}

/** Exact chances of everything an action can lead to before somebody has to decide again. */
export interface Odds {
  /** False if there were too many dice to follow; then `outcomes` is empty. */
  readonly complete: boolean;
  /** Joint outcomes, most likely first. */
  readonly outcomes: readonly Chance[];
  /** For several dice: the chances of each by what it is about, in the order rolled. */
  readonly bySubject: readonly { readonly subject: string; readonly outcomes: readonly Chance[] }[];
  /** Most dice thrown on any branch. */
  readonly dice: number;
}

/** More branches than this are not followed. */
const BRANCH_LIMIT = 5_000;

interface Branch<S> {
  readonly s: S;
  readonly labels: string;
  p: Fraction;
}

type Fraction = readonly [num: bigint, den: bigint];

/**
 * Chances of `action` in position (or view) `s`; undefined if it rolls no die. Branches that meet
 * in the same position with the same words are merged, so many dice stay tractable.
 */
export function oddsOf<S extends GameState>(game: Game<S>, s: S, action: Action): Odds | undefined {
  const first = s.clone();
  apply(game, first, action);
  if (actor(game, first) !== CHANCE) return undefined;
  const totals = new Map<string, Fraction>();
  const subjects = new Map<string, Map<string, Fraction>>();
  let open: Branch<S>[] = [{ s: first, labels: '', p: [1n, 1n] }];
  let dice = 0;
  let work = 0;
  while (open.length > 0) {
    dice += 1;
    const next = new Map<string, Branch<S>>();
    for (const branch of open) {
      for (const child of expand(game, branch, subjects)) {
        work += 1;
        if (work > BRANCH_LIMIT) return { complete: false, outcomes: [], bySubject: [], dice };
        if (actor(game, child.s) !== CHANCE) addTo(totals, child.labels, child.p);
        else merge(next, `${hashState(child.s)} ${child.labels}`, child);
      }
    }
    open = [...next.values()];
  }
  const bySubject = [...subjects].map(([subject, m]) => ({ subject, outcomes: chances(m) }));
  return { complete: true, outcomes: chances(totals), bySubject, dice };
}

function* expand<S extends GameState>(
  game: Game<S>,
  branch: Branch<S>,
  subjects: Map<string, Map<string, Fraction>>,
): Generator<Branch<S>> {
  const faces = legal(game, branch.s, new ActionList()).toArray();
  const weights = faces.map((face) => weightOf(game, branch.s, face));
  const total = BigInt(weights.reduce((a, b) => a + b, 0));
  for (const [i, face] of faces.entries()) {
    const s = branch.s.clone();
    const log = new Log();
    apply(game, s, face, log);
    const p = times(branch.p, [BigInt(weights[i] as number), total]);
    const told = log.events.filter((e) => e.outcome !== undefined);
    for (const event of told) countSubject(subjects, event, p);
    const words = told.length > 0 ? told.map(sentence).join('; ') : formatAction(game, face);
    yield { s, labels: branch.labels ? `${branch.labels}; ${words}` : words, p };
  }
}

const sentence = (e: LogEvent): string =>
  e.subject ? `${e.subject}: ${e.outcome}` : `${e.outcome}`;

function countSubject(
  subjects: Map<string, Map<string, Fraction>>,
  event: LogEvent,
  p: Fraction,
): void {
  if (event.subject === undefined) return;
  const table = subjects.get(event.subject) ?? new Map<string, Fraction>();
  subjects.set(event.subject, table);
  addTo(table, event.outcome as string, p);
}

function merge<S>(into: Map<string, Branch<S>>, key: string, branch: Branch<S>): void {
  const same = into.get(key);
  if (same) same.p = plus(same.p, branch.p);
  else into.set(key, branch);
}

function addTo(totals: Map<string, Fraction>, label: string, p: Fraction): void {
  totals.set(label, plus(totals.get(label) ?? [0n, 1n], p));
}

function chances(totals: ReadonlyMap<string, Fraction>): Chance[] {
  return [...totals]
    .map(([label, [num, den]]) => ({ label, p: Number(num) / Number(den), text: `${num}/${den}` }))
    .sort((a, b) => b.p - a.p);
}

const times = (a: Fraction, b: Fraction): Fraction => reduce(a[0] * b[0], a[1] * b[1]);
const plus = (a: Fraction, b: Fraction): Fraction => reduce(a[0] * b[1] + b[0] * a[1], a[1] * b[1]);

function reduce(num: bigint, den: bigint): Fraction {
  let [a, b] = [num, den];
  while (b !== 0n) [a, b] = [b, a % b];
  return [num / a, den / a];
}
