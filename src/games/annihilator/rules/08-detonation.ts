/** [8.2] Detonation of the charges set in the turn before: each hex of the pattern its own die. */
import type { Log } from '../../../kernel/log.ts';
import { NONE } from '../../../kernel/state.ts';
import { CHANCE, type Step } from '../../../kernel/step.ts';
import { AUTO_DEFEND, BOARD, BRAIN, HULL, IMPASSABLE, TERRAIN } from '../data/map.ts';
import { BLAST_COLUMNS, figureHex, PATTERNS } from '../data/patterns.ts';
import { ODDS_NAMES, type Result, resultOf } from '../data/tables.ts';
import { UNITS } from '../data/units.ts';
import {
  type AnnihilatorState,
  breakQuiet,
  CLEAR,
  CHARGES,
  dueCharges,
  eliminate,
  hexesOf,
  isMarked,
  OB_PAS,
  SHIP,
} from '../state.ts';
import { goOn } from './03-sequence.ts';
import { describePattern } from './08-demolition.ts';
import { dieFaces, faceOf } from './dice.ts';
import { STEP } from './names.ts';

type S = AnnihilatorState;

/**
 * [8.1] Charges go off one after another, in the order they were set. Nobody is asked for another: what
 * D and X do to a hex comes to the same in any order, so the chances would be the same [R10].
 */
export const demolitionDetonate: Step<S> = {
  rule: '8.1',
  enter(s, log) {
    const first = dueCharges(s)[0];
    // [R15] Only when all have gone off does the next step ask whether the game is over.
    if (first === undefined) goOn(s, STEP['human.advance']);
    else detonate(s, first, log);
  },
};

/** [8.2] [DCT] Hex 1 is cleared without a die, with everybody in it; the others are rolled for. */
function detonate(s: S, i: number, log: Log | undefined): void {
  breakQuiet(s);
  const at = s.chargeHex[i];
  const pattern = describePattern(s.chargePattern[i], s.chargeDirection[i]);
  log?.add({ type: 'detonate', rule: '8.1', args: { at, pattern } });
  const [subject, outcome] = [subjectOf(s, i, 1), outcomeIn(s, at, 'X')];
  log?.add({ type: 'blast.centre', rule: 'DCT', args: { at }, outcome, subject });
  blast(s, at, 'X', log);
  s.push(STEP['demolition.blast'], { charge: i, number: 2 });
}

/** [8.2] One hex of the charge after another. */
export const demolitionBlast: Step<S> = {
  rule: '8.2',
  who: () => CHANCE,
  enter(s) {
    const next = s.frame(STEP['demolition.blast']);
    const i = next.charge;
    const last = hexesOf(s.chargePattern[i]);
    // [R10] Hexes off the map are passed over.
    while (next.number <= last && hexOf(s, i, next.number) === NONE) next.number += 1;
    if (next.number <= last) return;
    s.pop();
    removeCharge(s, i);
  },
  actions: dieFaces,
  apply(s, action, log) {
    const next = s.frame(STEP['demolition.blast']);
    const { charge: i, number: k } = next;
    const [n, pattern] = [hexOf(s, i, k), s.chargePattern[i]];
    const column = BLAST_COLUMNS[pattern][k - 2];
    const result = resultOf(faceOf(action), column);
    const [subject, outcome] = [subjectOf(s, i, k), outcomeIn(s, n, result)];
    const words = `${result}: ${groundAfter(s, n, result)}`;
    const args = { k, at: n, odds: ODDS_NAMES[column], n: faceOf(action), outcome: words };
    log?.add({ type: 'blast', rule: '8.2', args, outcome, subject });
    if (result !== 'NE') blast(s, n, result, log);
    next.number = k + 1;
  },
};

/** "B in 0814, hex 2, 0914": what a die of a blast is thrown for. */
function subjectOf(s: S, i: number, k: number): string {
  const [pattern, at] = [PATTERNS[s.chargePattern[i]], BOARD.labels[s.chargeHex[i]]];
  return `${pattern} in ${at}, hex ${k}, ${BOARD.labels[hexOf(s, i, k)]}`;
}

/** What becomes of a hex and of those in it; results that come to the same have the same words. */
function outcomeIn(s: S, n: number, result: Result): string {
  const ground = groundAfter(s, n, result);
  const ids = result === 'NE' ? [] : allIn(s, n).map((u) => UNITS[u].id);
  if (ids.length === 0) return ground;
  return `${ground}, ${ids.join(' ')} ${ids.length === 1 ? 'dies' : 'die'}`;
}

function groundAfter(s: S, n: number, result: Result): string {
  if (result === 'NE') return 'no effect';
  return markerAfter(s, n, result) === OB_PAS ? 'obstructed passable' : 'clear';
}

/** [R11] The units of both sides in a hex. */
const allIn = (s: S, n: number): number[] => [...UNITS.keys()].filter((u) => s.hex[u] === n);

const hexOf = (s: S, i: number, k: number): number =>
  figureHex(s.world.figures[s.chargePattern[i]], s.chargeDirection[i], s.chargeHex[i], k);

/** [8.2] What D or X does to a hex and to all in it, of either side [R11]. */
function blast(s: S, n: number, result: 'D' | 'X', log: Log | undefined): void {
  s.marker[n] = markerAfter(s, n, result);
  s.justCleared[n] = 1;
  const us = allIn(s, n);
  if (us.length === 0) return;
  for (const u of us) eliminate(s, u);
  log?.add({ type: 'blast.units', rule: 'R11', args: { at: n, us } });
}

/**
 * [CET] [R10] Armour, auto-defend, impassable and brain hexes [R10b] without a marker become
 * obstructed passable by D and clear by X; anything else becomes clear. A ship stays [R1b].
 */
function markerAfter(s: S, n: number, result: 'D' | 'X'): number {
  if (s.marker[n] === SHIP) return SHIP;
  return result === 'D' && !isMarked(s, n) && isSolid(n) ? OB_PAS : CLEAR;
}

/** [CET] Hexes of the middle column of the table. */
const isSolid = (n: number): boolean => SOLID.includes(TERRAIN[n]);
const SOLID: readonly number[] = [HULL, IMPASSABLE, AUTO_DEFEND, BRAIN];

/** Closes the gap, so that the list stays in the order of setting. */
function removeCharge(s: S, i: number): void {
  for (const column of [s.chargeHex, s.chargePattern, s.chargeDirection, s.chargeTurn]) {
    column.copyWithin(i, i + 1);
    column[CHARGES - 1] = 0;
  }
  s.chargeHex[CHARGES - 1] = NONE;
}
