/** [8.2] Detonation of the charges set in the turn before: each hex of the pattern its own die. */
import { nounOf } from '../../../kernel/action.ts';
import type { Log } from '../../../kernel/log.ts';
import { NONE } from '../../../kernel/state.ts';
import { CHANCE, type Step } from '../../../kernel/step.ts';
import { AUTO_DEFEND, BOARD, BRAIN, HULL, IMPASSABLE, TERRAIN } from '../data/map.ts';
import { BLAST_COLUMNS, figureHex, PATTERNS } from '../data/patterns.ts';
import { ODDS_NAMES, resultOf } from '../data/tables.ts';
import { HUMAN, UNITS } from '../data/units.ts';
import {
  type AnnihilatorState,
  CHARGES,
  CLEAR,
  chargesSet,
  eliminate,
  hexesOf,
  isDue,
  isMarked,
  OB_PAS,
  SHIP,
} from '../state.ts';
import { goOn } from './03-sequence.ts';
import { describePattern } from './08-demolition.ts';
import { maybeEnd } from './10-victory.ts';
import { dieFaces, faceOf } from './dice.ts';
import { STEP, VERB } from './names.ts';

type S = AnnihilatorState;

/** [8.1] Charges go off one after another, in the order the human player likes [R10]. */
export const demolitionDetonate: Step<S> = {
  rule: '8.1',
  who: () => HUMAN,
  enter(s, log) {
    const first = firstDue(s, NONE);
    // [R15] Only when all have gone off is it asked whether the game is over.
    if (first === NONE) return void (maybeEnd(s, log) || goOn(s, STEP['human.advance']));
    if (!isDueElsewhere(s, s.chargeHex[first])) detonate(s, first, log);
  },
  actions(s, out) {
    for (let n = 0; n < BOARD.size; n++) if (firstDue(s, n) !== NONE) out.add(VERB.detonate, n);
  },
  apply(s, action, log) {
    detonate(s, firstDue(s, nounOf(action)), log);
  },
};

/** The first charge that is due, in one hex or (`NONE`) anywhere; `NONE` if there is none. */
export function firstDue(s: S, n: number): number {
  for (let i = 0; i < CHARGES && s.chargeHex[i] !== NONE; i++)
    if (isDue(s, i) && (n === NONE || s.chargeHex[i] === n)) return i;
  return NONE;
}

function isDueElsewhere(s: S, n: number): boolean {
  for (let i = 0; i < CHARGES && s.chargeHex[i] !== NONE; i++)
    if (isDue(s, i) && s.chargeHex[i] !== n) return true;
  return false;
}

/** [8.2] [DCT] Hex 1 is cleared without a die, with everybody in it; the others are rolled for. */
function detonate(s: S, i: number, log: Log | undefined): void {
  const at = s.chargeHex[i];
  const pattern = describePattern(s.chargePattern[i], s.chargeDirection[i]);
  log?.add({ type: 'detonate', rule: '8.1', args: { at, pattern } });
  log?.add({ type: 'blast.centre', rule: 'DCT', args: { at } });
  blast(s, at, 'X', log);
  s.push(STEP['demolition.blast'], i, 2);
}

/** [8.2] Arguments: the charge, and the number of the hex to roll for. */
export const demolitionBlast: Step<S> = {
  rule: '8.2',
  who: () => CHANCE,
  enter(s) {
    const i = s.arg(0);
    // [R10] Hexes off the map are passed over.
    while (s.arg(1) <= hexesOf(s.chargePattern[i]) && hexOf(s, i, s.arg(1)) === NONE)
      s.setArg(1, s.arg(1) + 1);
    if (s.arg(1) <= hexesOf(s.chargePattern[i])) return;
    s.pop();
    removeCharge(s, i);
  },
  actions: dieFaces,
  apply(s, action, log) {
    const [i, k] = [s.arg(0), s.arg(1)];
    const [n, pattern] = [hexOf(s, i, k), s.chargePattern[i]];
    const column = BLAST_COLUMNS[pattern][k - 2];
    const result = resultOf(faceOf(action), column);
    const outcome = OUTCOMES[result === 'NE' ? 'NE' : `${result}${markerAfter(s, n, result)}`];
    const args = { k, at: n, odds: ODDS_NAMES[column], n: faceOf(action), outcome };
    const subject = `${PATTERNS[pattern]} in ${BOARD.labels[s.chargeHex[i]]}, hex ${k}, ${BOARD.labels[n]}`;
    log?.add({ type: 'blast', rule: '8.2', args, outcome, subject });
    if (result !== 'NE') blast(s, n, result, log);
    s.setArg(1, k + 1);
  },
};

/** What becomes of a hex, by result and the marker that it bears then. */
const OUTCOMES: Readonly<Record<string, string>> = {
  NE: 'NE: no effect',
  [`D${OB_PAS}`]: 'D: obstructed passable',
  [`D${CLEAR}`]: 'D: clear',
  [`D${SHIP}`]: 'D: clear',
  [`X${CLEAR}`]: 'X: clear',
  [`X${SHIP}`]: 'X: clear',
};

const hexOf = (s: S, i: number, k: number): number =>
  figureHex(s.world.figures[s.chargePattern[i]], s.chargeDirection[i], s.chargeHex[i], k);

/** [8.2] What D or X does to a hex and to all in it, of either side [R11]. */
function blast(s: S, n: number, result: 'D' | 'X', log: Log | undefined): void {
  s.marker[n] = markerAfter(s, n, result);
  s.justCleared[n] = 1;
  const us = [...UNITS.keys()].filter((u) => s.hex[u] === n);
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
  const last = chargesSet(s) - 1;
  for (const column of [s.chargeHex, s.chargePattern, s.chargeDirection, s.chargeTurn]) {
    column.copyWithin(i, i + 1, last + 1);
    column[last] = 0;
  }
  s.chargeHex[last] = NONE;
}
