/** [8.2] Detonation of the charges set in the turn before; each hex of a pattern has its own die. */
import { nounOf } from '../../../../kernel/action.ts';
import { nodeFocus } from '../../../../kernel/look/focus.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { type Message, node, unit } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { RollAim, RollEvent } from '../../../../kernel/odds/roll-event.ts';
import { AUTO_DEFEND, BRAIN, BRAINS, HULL, IMPASSABLE, TERRAIN } from '../../data/map.ts';
import { figureHex, PATTERNS } from '../../data/patterns.ts';
import { resultOf } from '../../data/tables.ts';
import { HUMAN, UNITS } from '../../data/units.ts';
import type { CombatResult } from '../../data/values.ts';
import {
  type AnnihilatorState,
  breakQuiet,
  CLEAR,
  dueCharges,
  eliminate,
  hexesOf,
  isHuman,
  isMarked,
  OB_PAS,
  SHIP,
} from '../../state.ts';
import { patternMessage, row, spaced } from '../../i18n/phrases.ts';
import { msg } from '../../i18n/msg.ts';
import { goOn } from '../03-sequence.ts';
import { ONE_DIE } from '../dice.ts';
import { STEP, VERB } from '../names.ts';
import type { AnnihilatorStep } from '../step.ts';

type S = AnnihilatorState;

/**
 * [8.1] Charges go off one after another, in the order they were set. Players do not choose another order, because the
 * results of D and X on a hex are the same in any order, and so are the probabilities [R10].
 */
export const demolitionDetonate: AnnihilatorStep = {
  rule: '8.1',
  enter(s, log) {
    const first = dueCharges(s)[0];
    // [R15] Only after all have gone off does the next step check whether the game is over.
    if (first === undefined) goOn(s, STEP['human.advance']);
    else detonate(s, first, log);
  },
};

/** [8.2] [DCT] Clears hex 1 without a die and eliminates everything in it; the other hexes are rolled for. */
function detonate(s: S, i: number, log: Log | undefined): void {
  breakQuiet(s);
  const n = s.chargeHex[i];
  if (log) logDetonation(s, i, log);
  blast(s, n, 'X', log);
  s.push(STEP['demolition.blast'], { charge: i, number: 2 });
}

function logDetonation(s: S, i: number, log: Log): void {
  const at = node(s.chargeHex[i]);
  const pattern = patternMessage(s.chargePattern[i], s.chargeDirection[i]);
  log.add({ type: 'detonate', rule: '8.1', args: { at, pattern } });
  const [subject, shown] = [subjectOf(s, i, 1), resultsIn(s, s.chargeHex[i], 'X')];
  log.add({ type: 'blast.centre', rule: 'DCT', args: { at }, subject, ...shown });
}

/** [8.2] Rolls for one hex of the charge after another. */
export const demolitionBlast: AnnihilatorStep<'roll'> = {
  rule: '8.2',
  prompt(s) {
    const { charge, number: k } = s.frame(STEP['demolition.blast']);
    return msg('prompt.demolition.blast', { k, at: node(s.chargeHex[charge]) });
  },
  focus: (s) => nodeFocus(s.chargeHex[s.frame(STEP['demolition.blast']).charge]),
  ...ONE_DIE,
  event: blastEvent,
  enter(s) {
    const next = s.frame(STEP['demolition.blast']);
    const i = next.charge;
    const last = hexesOf(s.chargePattern[i]);
    // [R10] Hexes off the map are skipped.
    while (next.number <= last && hexOf(s, i, next.number) === NONE) next.number += 1;
    if (next.number <= last) return;
    s.pop();
    removeCharge(s, i);
  },
  apply(s, action, log) {
    const next = s.frame(STEP['demolition.blast']);
    const { charge: i, number: k } = next;
    const [n, die] = [hexOf(s, i, k), nounOf(action)];
    const { tables } = s.world;
    const column = tables.blastColumns[s.chargePattern[i]][k - 2];
    const result = resultOf(tables, die, column);
    if (log) {
      const [subject, shown] = [subjectOf(s, i, k), resultsIn(s, n, result)];
      const [at, odds, ground] = [node(n), tables.oddsNames[column], groundAfter(s, n, result)];
      const args = { k, at, odds, n: die, result, ground };
      log.add({ type: 'blast', rule: '8.2', args, subject, ...shown });
    }
    if (result !== 'NE') blast(s, n, result, log);
    next.number = k + 1;
  },
};

/**
 * [8.2] Returns the roll. All charges that go off are one roll; each hex is a part, because the dice of others do not
 * affect it.
 */
function blastEvent(s: S): RollEvent {
  const { charge: i, number: k } = s.frame(STEP['demolition.blast']);
  const n = hexOf(s, i, k);
  return {
    ...{ title: msg('roll.blast'), continues: true, by: HUMAN, calledBy: [VERB.done] },
    get aim() {
      return aimOfBlast(s);
    },
    part: {
      id: n,
      name: msg('part.hex', { at: node(n) }),
      decides: isDeciding(s, n),
      isFixed: true,
    },
  };
}

/**
 * [10.0] [R16] Returns whether a hex may decide the game: the brain, and hexes with squads, whose loss could end it.
 */
const isDeciding = (s: S, n: number): boolean =>
  BRAINS.includes(n) || allIn(s, n).some((u) => isHuman(u));

/** Returns the aim of a blast: to eliminate robots or, if it reaches none, to open hexes. */
function aimOfBlast(s: S): RollAim {
  const reached = dueCharges(s).flatMap((i) =>
    Array.from({ length: hexesOf(s.chargePattern[i]) }, (_, k) => hexOf(s, i, k + 1)),
  );
  const isAtRobots = reached.some((n) => n !== NONE && allIn(s, n).some((u) => !isHuman(u)));
  return isAtRobots
    ? { meaning: 'harm', label: msg('aim.blast.robots'), count: (n) => msg('count.robots', { n }) }
    : { meaning: 'gain', label: msg('aim.blast.hexes'), count: (n) => msg('count.hexes', { n }) };
}

/** Returns how the odds show a result in a hex: its text, meaning and amount. */
function resultsIn(s: S, n: number, result: CombatResult) {
  const us = result === 'NE' ? [] : allIn(s, n);
  const robots = us.filter((u) => !isHuman(u)).length;
  const isOpened = result !== 'NE' && markerAfter(s, n, result) !== s.marker[n];
  const amounts = { harm: robots, loss: us.length - robots, gain: isOpened ? 1 : 0 };
  return { outcome: outcomeIn(s, n, result), part: n, amounts };
}

/** Returns the subject of a blast die: "B in 0814, hex 2, 0914". */
function subjectOf(s: S, i: number, k: number): Message {
  const [pattern, at] = [PATTERNS[s.chargePattern[i]], node(s.chargeHex[i])];
  return msg('subject.blast', { pattern, at, k, hex: node(hexOf(s, i, k)) });
}

/** Returns the effects on a hex and its occupants as text; equal effects have equal texts. */
function outcomeIn(s: S, n: number, result: CombatResult): Message {
  const ground = groundAfter(s, n, result);
  const us = result === 'NE' ? [] : allIn(s, n);
  if (us.length === 0) return ground;
  return msg('outcome.deaths', { ground, us: spaced(us.map((u) => unit(u))) });
}

function groundAfter(s: S, n: number, result: CombatResult): Message {
  if (result === 'NE') return msg('outcome.ground.same');
  const isRubble = markerAfter(s, n, result) === OB_PAS;
  return msg(isRubble ? 'outcome.ground.ob-pas' : 'outcome.ground.clear');
}

/** [R11] Returns the units of both sides in a hex. */
const allIn = (s: S, n: number): number[] => [...UNITS.keys()].filter((u) => s.hex[u] === n);

const hexOf = (s: S, i: number, k: number): number =>
  figureHex(s.world.figures[s.chargePattern[i]], s.chargeDirection[i], s.chargeHex[i], k);

/** [8.2] Applies D or X to a hex and to all units in it, of either side [R11]. */
function blast(s: S, n: number, result: 'D' | 'X', log: Log | undefined): void {
  s.marker[n] = markerAfter(s, n, result);
  s.justCleared[n] = 1;
  const us = allIn(s, n);
  if (us.length === 0) return;
  for (const u of us) eliminate(s, u);
  log?.add({ type: 'blast.units', rule: 'R11', args: { at: node(n), us: row(us) } });
}

/**
 * [CET] [R10] Returns the marker after a result. Armour, auto-defend, impassable and brain hexes [R10b] without a
 * marker become obstructed passable by D and clear by X; all others become clear. A ship stays [R1b].
 */
function markerAfter(s: S, n: number, result: 'D' | 'X'): number {
  if (s.marker[n] === SHIP) return SHIP;
  return result === 'D' && !isMarked(s, n) && isSolid(n) ? OB_PAS : CLEAR;
}

/** [CET] Returns whether a hex is in the middle column of the table. */
const isSolid = (n: number): boolean => SOLID.includes(TERRAIN[n]);
const SOLID: readonly number[] = [HULL, IMPASSABLE, AUTO_DEFEND, BRAIN];

/** Removes a charge and closes the gap, so that the list stays in the order of setting. */
function removeCharge(s: S, i: number): void {
  for (const column of [s.chargeHex, s.chargePattern, s.chargeDirection, s.chargeTurn]) {
    column.copyWithin(i, i + 1);
    column[column.length - 1] = 0;
  }
  s.chargeHex[s.chargeHex.length - 1] = NONE;
}
