/** [7.066] [5.00-3b] Victors enter the hexes that the enemy had to leave, and turn. */
import { type ActionList, nounOf, verbOf } from '../../../kernel/action.ts';
import type { Step } from '../../../kernel/step.ts';
import { NEXT } from '../data/field.ts';
import { firstUnit, isFlyer } from '../data/units.ts';
import { type Chitin, face, facingAt, holdsHex, typeBit, unitsEnd } from '../state.ts';
import { STEP, V } from './names.ts';
import { hasRoom, survey } from './survey.ts';
import { facingOn, relocate } from './units.ts';

/** Cursor values from here on stand for hexes already turned; below, for units advanced. */
const TURNED = 1000;

/** [R26] [R28] Frame: battle, victor, cursor. Units advance in ascending order, then hexes turn. */
export const advanceStep: Step<Chitin> = {
  rule: '7.066',
  who: (s) => s.arg(1),
  enter(s) {
    if (!hasVacated(s, 1 - s.arg(1)) || hexesOf(s).length === 0) close(s);
  },
  actions(s, out) {
    const cursor = s.arg(2);
    if (cursor < TURNED) listAdvances(s, cursor, out);
    for (const n of hexesOf(s)) {
      if (n <= cursor - TURNED) continue;
      const facing = facingAt(s, s.arg(1), n);
      for (let d = 0; d < 6; d++) if (d !== facing) out.add(V.turn, n * 6 + d);
    }
    out.add(V.done);
  },
  apply(s, action, log) {
    const [verb, noun] = [verbOf(action), nounOf(action)];
    if (verb === V.done) {
      close(s);
    } else if (verb === V.turn) {
      const n = Math.trunc(noun / 6);
      face(s, s.arg(1), n, noun % 6);
      s.setArg(2, TURNED + n);
    } else {
      s.setArg(2, noun);
      const hexes = openings(s, s.arg(1), noun);
      if (hexes.length > 1) s.push(STEP['combat.enter'], noun);
      else advance(s, noun, hexes[0]);
      log?.add({ type: 'advance', rule: '7.066', args: { u: noun } });
    }
  },
};

const close = (s: Chitin): void => s.goto(STEP['combat.close'], s.arg(0));

function listAdvances(s: Chitin, cursor: number, out: ActionList): void {
  for (const u of victors(s))
    if (u > cursor && openings(s, s.arg(1), u).length > 0) out.add(V.advance, u);
}

/** [R26] Ground units of the victor in the battle; flyers never advance [8.013]. */
function victors(s: Chitin): number[] {
  const units: number[] = [];
  for (let u = firstUnit(s.arg(1)); u < unitsEnd(s.arg(1)); u++)
    if (s.fight[u] === s.arg(0) && !isFlyer(u)) units.push(u);
  return units;
}

/** Hexes of the victors, ascending. */
const hexesOf = (s: Chitin): number[] =>
  [...new Set(victors(s).map((u) => s.at[u]))].sort((a, b) => a - b);

/** Whether the losing side has left, or died in, one of the hexes it stood in. */
function hasVacated(s: Chitin, loser: number): boolean {
  return s.vacated.some((n) => n >= 0 && !holdsHex(s, loser, n));
}

/** [R26] [R58] Vacated hexes beside a unit that it may enter: free, zones ignored, stacking obeyed. */
function openings(s: Chitin, side: number, u: number): number[] {
  const sv = survey(s, side);
  return [...s.vacated]
    .filter(
      (n) => n >= 0 && sv.foe[n] === 0 && isBeside(s.at[u], n) && hasRoom(sv, n, 1, typeBit(u)),
    )
    .sort((a, b) => a - b);
}

function isBeside(a: number, b: number): boolean {
  for (let i = a * 6; i < a * 6 + 6; i++) if (NEXT[i] === b) return true;
  return false;
}

function advance(s: Chitin, u: number, n: number): void {
  const side = s.arg(1);
  relocate(s, [u], n, facingOn(s, side, n, s.facing[u]));
}

/** [R26] Which of several vacated hexes. Frame: unit. */
export const enterStep: Step<Chitin> = {
  rule: '7.066',
  who: (s) => s.argBelow(1, 1),
  actions(s, out) {
    for (const n of openings(s, s.argBelow(1, 1), s.arg(0))) out.add(V.to, n);
  },
  apply(s, action) {
    const u = s.arg(0);
    s.pop();
    advance(s, u, nounOf(action));
  },
};
