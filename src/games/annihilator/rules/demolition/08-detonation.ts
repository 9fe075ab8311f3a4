/** [8.2] Detonation of the charges set in the turn before: each hex of the pattern its own die. */
import { nounOf } from '../../../../kernel/action.ts';
import { nodeFocus } from '../../../../kernel/look/focus.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { type Message, node, unit } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { RollAim, RollEvent } from '../../../../kernel/odds/roll-event.ts';
import { AUTO_DEFEND, BRAIN, BRAINS, HULL, IMPASSABLE, TERRAIN } from '../../data/map.ts';
import { BLAST_COLUMNS, figureHex, PATTERNS } from '../../data/patterns.ts';
import { ODDS_NAMES, type CombatResult, resultOf } from '../../data/tables.ts';
import { HUMAN, UNITS } from '../../data/units.ts';
import {
  type AnnihilatorState,
  breakQuiet,
  CLEAR,
  CHARGES,
  dueCharges,
  eliminate,
  hexesOf,
  isHuman,
  isMarked,
  OB_PAS,
  SHIP,
} from '../../state.ts';
import { patternWords, row, spaced } from '../../i18n/phrases.ts';
import { msg } from '../../i18n/msg.ts';
import { goOn } from '../03-sequence.ts';
import { ONE_DIE } from '../dice.ts';
import { STEP, VERB } from '../names.ts';
import type { AnnihilatorStep } from '../step.ts';

type S = AnnihilatorState;

/**
 * [8.1] Charges go off one after another, in the order they were set. Nobody is asked for another: what
 * D and X do to a hex comes to the same in any order, so the chances would be the same [R10].
 */
export const demolitionDetonate: AnnihilatorStep = {
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
  const n = s.chargeHex[i];
  if (log) tellDetonation(s, i, log);
  blast(s, n, 'X', log);
  s.push(STEP['demolition.blast'], { charge: i, number: 2 });
}

function tellDetonation(s: S, i: number, log: Log): void {
  const at = node(s.chargeHex[i]);
  const pattern = patternWords(s.chargePattern[i], s.chargeDirection[i]);
  log.add({ type: 'detonate', rule: '8.1', args: { at, pattern } });
  const [subject, told] = [subjectOf(s, i, 1), toldIn(s, s.chargeHex[i], 'X')];
  log.add({ type: 'blast.centre', rule: 'DCT', args: { at }, subject, ...told });
}

/** [8.2] One hex of the charge after another. */
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
    // [R10] Hexes off the map are passed over.
    while (next.number <= last && hexOf(s, i, next.number) === NONE) next.number += 1;
    if (next.number <= last) return;
    s.pop();
    removeCharge(s, i);
  },
  apply(s, action, log) {
    const next = s.frame(STEP['demolition.blast']);
    const { charge: i, number: k } = next;
    const [n, die] = [hexOf(s, i, k), nounOf(action)];
    const column = BLAST_COLUMNS[s.chargePattern[i]][k - 2];
    const result = resultOf(die, column);
    if (log) {
      const [subject, told] = [subjectOf(s, i, k), toldIn(s, n, result)];
      const [at, odds, ground] = [node(n), ODDS_NAMES[column], groundAfter(s, n, result)];
      const args = { k, at, odds, n: die, result, ground };
      log.add({ type: 'blast', rule: '8.2', args, subject, ...told });
    }
    if (result !== 'NE') blast(s, n, result, log);
    next.number = k + 1;
  },
};

/** [8.2] All charges that go off are one roll; a hex is a part of it, since the dice of others do not touch it. */
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

/** [10.0] [R16] The brain, and hexes with squads: without any of them, or their charges, the game is over. */
const isDeciding = (s: S, n: number): boolean =>
  BRAINS.includes(n) || allIn(s, n).some((u) => isHuman(u));

/** Purpose of a blast: to eliminate robots or, if it reaches none, to open hexes. */
function aimOfBlast(s: S): RollAim {
  const reached = dueCharges(s).flatMap((i) =>
    Array.from({ length: hexesOf(s.chargePattern[i]) }, (_, k) => hexOf(s, i, k + 1)),
  );
  const isAtRobots = reached.some((n) => n !== NONE && allIn(s, n).some((u) => !isHuman(u)));
  return isAtRobots
    ? { meaning: 'harm', label: msg('aim.blast.robots'), count: (n) => msg('count.robots', { n }) }
    : { meaning: 'gain', label: msg('aim.blast.hexes'), count: (n) => msg('count.hexes', { n }) };
}

/** How the odds show a result in a hex: its text, its meaning, its value. */
function toldIn(s: S, n: number, result: CombatResult) {
  const us = result === 'NE' ? [] : allIn(s, n);
  const robots = us.filter((u) => !isHuman(u)).length;
  const isOpened = result !== 'NE' && markerAfter(s, n, result) !== s.marker[n];
  const amounts = { harm: robots, loss: us.length - robots, gain: isOpened ? 1 : 0 };
  return { outcome: outcomeIn(s, n, result), part: n, amounts };
}

/** "B in 0814, hex 2, 0914": what a die of a blast is thrown for. */
function subjectOf(s: S, i: number, k: number): Message {
  const [pattern, at] = [PATTERNS[s.chargePattern[i]], node(s.chargeHex[i])];
  return msg('subject.blast', { pattern, at, k, hex: node(hexOf(s, i, k)) });
}

/** Effects on a hex and on its occupants; equal results have the same words. */
function outcomeIn(s: S, n: number, result: CombatResult): Message {
  const ground = groundAfter(s, n, result);
  const us = result === 'NE' ? [] : allIn(s, n);
  if (us.length === 0) return ground;
  return msg('outcome.deaths', { ground, us: spaced(us.map((u) => unit(u))), n: us.length });
}

function groundAfter(s: S, n: number, result: CombatResult): Message {
  if (result === 'NE') return msg('outcome.ground.same');
  const isRubble = markerAfter(s, n, result) === OB_PAS;
  return msg(isRubble ? 'outcome.ground.ob-pas' : 'outcome.ground.clear');
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
  log?.add({ type: 'blast.units', rule: 'R11', args: { at: node(n), us: row(us) } });
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
