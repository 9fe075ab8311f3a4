/**
 * Numbers that the bots derive from the values of the game. Some formulas were found by self-play for the printed
 * values; a variant changes them by as much as it changes the chances in the tables.
 */
import type { Weights } from './weights.ts';
import { OBSTRUCTED, PASSAGEWAY, TERRAINS } from '../data/map.ts';
import { PATTERNS } from '../data/patterns.ts';
import { type ResultsAndCosts, tablesOf } from '../data/tables.ts';
import { HUMAN } from '../data/units.ts';
import { type CombatResult, VALUES } from '../data/values.ts';
import { hexesOf, type World } from '../state.ts';

export interface Rates {
  /** [CRT] Share of a group of squads lost to an attack at these odds. */
  readonly lossRate: (odds: number) => number;
  /** [CRT] Share of robots killed, which are eliminated by D too. */
  readonly killRate: (odds: number) => number;
  /** [7.2] Danger of the mind weapon: 1 as printed. */
  readonly mindDanger: number;
  /** [DCT] Probability that hex 1, 2, … suffers D or X, by pattern and number of the hex. */
  readonly hits: readonly (readonly number[])[];
  /** [8.5] Probability that an attempt at recovery succeeds. */
  readonly recovery: number;
  /** Cost of entering a hex, in half points, by type. */
  readonly prices: readonly number[];
  /** Cost of hexes with markers, and of a hex that a set charge will open: its points, and the wait. */
  readonly obPas: number;
  readonly clear: number;
  readonly opened: number;
}

/** Weights, and the numbers of the game that they weigh. */
export type EvaluationParameters = Weights & { readonly rates: Rates };

/** More than any distance. */
export const FAR = 9_999;

/** Half points of delay: to blow up a hex that squads may not enter, and to wait for a charge to open one. */
const BLOCKED = 20;
const WAIT = 4;
/** Danger of entering an auto-defend hex, in half points. */
const SHIELD = 9;

const PRINTED = tablesOf(VALUES.defaults);

export function makeRates({ values, tables, autoDefend }: World): Rates {
  const share = (t: ResultsAndCosts, column: number) => chanceOf(t, column, HARM_OF_SQUADS);
  const clear = tables.entryCosts[HUMAN][PASSAGEWAY];
  const shield = share(tables, autoDefend) / share(PRINTED, autoDefend);
  return {
    lossRate: changed(printedLosses, tables, HARM_OF_SQUADS),
    killRate: changed(printedKills, tables, HARM_OF_ROBOTS),
    mindDanger: share(tables, tables.mindColumn) / share(PRINTED, PRINTED.mindColumn),
    hits: PATTERNS.map((_, p) => hitChances(tables, p)),
    recovery: values.recovery.filter((result) => result === 'taken').length / 6,
    prices: TERRAINS.map(({ id }, t) => priceOf(id, tables.entryCosts[HUMAN][t], shield)),
    obPas: priceOf('obstructed', tables.entryCosts[HUMAN][OBSTRUCTED], shield),
    clear,
    opened: clear + WAIT,
  };
}

function priceOf(id: (typeof TERRAINS)[number]['id'], cost: number, shield: number): number {
  if (id === 'brain') return FAR;
  if (cost < 0) return id === 'hull' ? FAR : BLOCKED;
  return id === 'auto-defend' ? cost + Math.round(SHIELD * shield) : cost;
}

const hitChances = (tables: ResultsAndCosts, pattern: number): number[] =>
  Array.from({ length: hexesOf(pattern) + 1 }, (_, k) =>
    k < 2 ? 1 : chanceOf(tables, tables.blastColumns[pattern][k - 2], HARM_OF_ROBOTS),
  );

/** Harm of each result: a disrupted squad loses a turn; robots and hexes are harmed by D as by X. */
const HARM_OF_SQUADS: Harm = { NE: 0, D: 0.3, X: 1 };
const HARM_OF_ROBOTS: Harm = { NE: 0, D: 1, X: 1 };
type Harm = Readonly<Record<CombatResult, number>>;

/** [CRT] Returns the mean harm in a column; 0 below the first column. */
const chanceOf = ({ results }: ResultsAndCosts, column: number, harm: Harm): number =>
  column < 0 ? 0 : results.reduce((sum, row) => sum + harm[row[column]], 0) / results.length;

/** [CRT] Share of a group lost to an attack at these odds, interpolated between the printed columns. */
const printedLosses = (odds: number): number =>
  odds >= 4 ? 0.9 : odds >= 1 ? 0.43 + 0.15 * (odds - 1) : 0.43 * odds;

/** [CRT] Share of robots killed at these odds. */
const printedKills = (odds: number): number =>
  odds >= 3 ? 1 : odds >= 1 ? 0.67 + 0.165 * (odds - 1) : odds >= 0.5 ? 0.5 : 0.4 * odds;

/** Returns a printed rate, changed as the mean harm at the same odds is changed. */
function changed(
  printed: (odds: number) => number,
  tables: ResultsAndCosts,
  harm: Harm,
): (odds: number) => number {
  const harmAt = (t: ResultsAndCosts, odds: number): number =>
    chanceOf(
      t,
      t.odds.findLastIndex(([n, m]) => odds * m >= n),
      harm,
    );
  const isSame =
    String(tables.odds) === String(PRINTED.odds) &&
    String(tables.results) === String(PRINTED.results);
  if (isSame) return printed;
  return (odds) =>
    Math.min(1, Math.max(0, printed(odds) + harmAt(tables, odds) - harmAt(PRINTED, odds)));
}
