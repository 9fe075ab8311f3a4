/** [7.066] [5.00-3b] Victors advance into hexes that the enemy vacated, and turn. */
import { unitFocus } from '../../../../kernel/look/focus.ts';
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { isBeside } from '../../data/field.ts';
import { firstUnit, isFlyer, sideOf } from '../../data/units.ts';
import {
  ADVANCED,
  type Chitin,
  face,
  facingAt,
  holdsHex,
  TURNED,
  typeBit,
  unitsEnd,
} from '../../state.ts';
import { named, piece } from '../../i18n/nouns.ts';
import { fixed, msg, refuse } from '../../i18n/msg.ts';
import { STEP, V } from '../names.ts';
import { type ChitinStep, DONE } from '../step.ts';
import { hasRoom, survey } from '../survey.ts';
import { facingOn, relocate } from '../units.ts';

/** Returns the side that has won the current battle. */
export const victorOf = (s: Chitin): number => s.frame(STEP['combat.advance']).victor;

/** [R26] [R28] Units advance and stacks turn one at a time, in any order, until their owner ends the step. */
export const advanceStep: ChitinStep<'advance' | 'turn' | 'done'> = {
  rule: '7.066',
  prompt: fixed('prompt.combat.advance'),
  offers: {
    advance: { label: (_, u) => msg('label.advance', { piece: piece(u) }), rollsNothing: true },
    turn: { label: turnLabel, rollsNothing: true },
    done: DONE,
  },
  who: victorOf,
  enter(s) {
    const { battle, victor } = s.frame(STEP['combat.advance']);
    if (!hasVacated(s, 1 - victor) || victors(s).length === 0)
      s.goto(STEP['combat.close'], { battle });
  },
  actions(s, out) {
    const side = victorOf(s);
    for (const u of victors(s)) if (mayAdvance(s, side, u)) out.add(V.advance, u);
    for (const n of hexesOf(s)) {
      if (!mayTurn(s, n)) continue;
      const facing = facingAt(s, side, n);
      for (let d = 0; d < 6; d++) if (d !== facing) out.add(V.turn, n * 6 + d);
    }
    out.add(V.done);
  },
  apply(s, action, log) {
    const { battle, victor } = s.frame(STEP['combat.advance']);
    const [verb, noun] = [verbOf(action), nounOf(action)];
    if (verb === V.done) s.goto(STEP['combat.close'], { battle });
    else if (verb === V.turn) turnStack(s, Math.trunc(noun / 6), noun % 6, log);
    else {
      const hexes = openings(s, victor, noun);
      if (hexes.length > 1) s.push(STEP['combat.enter'], { unit: noun });
      else advance(s, victor, noun, hexes[0], log);
    }
  },
  refusals: { advance: whyNotAdvance, turn: (s, edge) => whyNotTurn(s, Math.trunc(edge / 6)) },
};

function turnLabel(_: Chitin, edge: number) {
  return msg('label.turn', { at: node(Math.trunc(edge / 6)), d: { direction: edge % 6 } });
}

/** [R26] Returns whether a unit may advance: once, into an adjacent hex. */
const mayAdvance = (s: Chitin, side: number, u: number): boolean =>
  (s.followed[u] & ADVANCED) === 0 && openings(s, side, u).length > 0;

/** [R26] Returns whether a stack may turn: once, and again after a unit has advanced into it. */
const mayTurn = (s: Chitin, n: number): boolean =>
  victors(s).some((u) => s.at[u] === n && (s.followed[u] & TURNED) === 0);

function turnStack(s: Chitin, n: number, direction: number, log?: Log): void {
  face(s, victorOf(s), n, direction);
  for (const u of victors(s)) if (s.at[u] === n) s.followed[u] |= TURNED;
  log?.add({ type: 'face', joins: true, rule: '7.066', args: { at: node(n), d: { direction } } });
}

/** [R26] Returns the victor's ground units in the battle; flyers never advance [8.013]. */
function victors(s: Chitin): number[] {
  const { battle, victor } = s.frame(STEP['combat.advance']);
  const units: number[] = [];
  for (let u = firstUnit(victor); u < unitsEnd(victor); u++)
    if (s.fight[u] === battle && !isFlyer(u)) units.push(u);
  return units;
}

/** Returns the hexes of the victors, ascending. */
const hexesOf = (s: Chitin): number[] =>
  [...new Set(victors(s).map((u) => s.at[u]))].sort((a, b) => a - b);

/** Returns whether the losing side has vacated one of its hexes, by retreat or death. */
function hasVacated(s: Chitin, loser: number): boolean {
  return s.vacated.some((n) => n >= 0 && !holdsHex(s, loser, n));
}

/** [R26] [R58] Returns the vacated hexes beside a unit that it may enter. Zones do not matter, stacking limits do. */
function openings(s: Chitin, side: number, u: number): number[] {
  const sv = survey(s, side);
  return [...s.vacated]
    .filter(
      (n) => n >= 0 && sv.foe[n] === 0 && isBeside(s.at[u], n) && hasRoom(sv, n, 1, typeBit(u)),
    )
    .sort((a, b) => a - b);
}

function advance(s: Chitin, side: number, u: number, n: number, log?: Log): void {
  const from = s.at[u];
  relocate(s, [u], n, facingOn(s, side, n, s.facing[u]));
  s.followed[u] = ADVANCED;
  log?.add({
    type: 'advance',
    rule: '7.066',
    args: { u: named(u), from: node(from), to: node(n) },
  });
}

/** [R26] The owner chooses among several vacated hexes. */
export const enterStep: ChitinStep<'to'> = {
  rule: '7.066',
  prompt: (s) => msg('prompt.combat.enter', { piece: piece(s.frame(STEP['combat.enter']).unit) }),
  focus: (s) => unitFocus(s.at, s.frame(STEP['combat.enter']).unit),
  offers: { to: { label: (_, n) => msg('label.to.enter', { at: node(n) }), rollsNothing: true } },
  who: victorOf,
  actions(s, out) {
    for (const n of openings(s, victorOf(s), s.frame(STEP['combat.enter']).unit)) out.add(V.to, n);
  },
  apply(s, action, log) {
    const { unit } = s.frame(STEP['combat.enter']);
    s.pop();
    advance(s, victorOf(s), unit, nounOf(action), log);
  },
  refusals: { to: (s, n) => whyNotEnter(s, victorOf(s), s.frame(STEP['combat.enter']).unit, n) },
};

/** Returns why a unit may not advance. */
function whyNotAdvance(s: Chitin, u: number): Refusal {
  const args = { u: named(u) };
  const { battle, victor } = s.frame(STEP['combat.advance']);
  if (sideOf(u) !== victor) return refuse('R28', 'refusal.victor-other', args);
  if (s.fight[u] !== battle) return refuse('R26', 'refusal.victor-absent', args);
  if (isFlyer(u)) return refuse('8.013', 'refusal.flyers-advance');
  if (s.followed[u] & ADVANCED) return refuse('R26', 'refusal.advanced', args);
  const left = [...s.vacated].filter((n) => n >= 0 && !holdsHex(s, 1 - victor, n));
  const beside = left.find((n) => isBeside(s.at[u], n)) ?? left[0];
  return whyNotEnter(s, victor, u, beside);
}

/** Returns why a unit of the victor may not enter a hex. */
function whyNotEnter(s: Chitin, side: number, u: number, n: number): Refusal {
  const at = node(n);
  if (!s.vacated.includes(n) || holdsHex(s, 1 - side, n))
    return refuse('7.066', 'refusal.not-vacated', { at });
  if (!isBeside(s.at[u], n)) return refuse('R58', 'refusal.not-beside', { at, u: named(u) });
  return survey(s, side).own[n] >= 3
    ? refuse('6.05', 'refusal.hex-full', { at })
    : refuse('6.051', 'refusal.hex-of-others', { at });
}

function whyNotTurn(s: Chitin, n: number): Refusal {
  const at = node(n);
  if (!hexesOf(s).includes(n)) return refuse('R26', 'refusal.turn-absent', { at });
  if (!mayTurn(s, n)) return refuse('R26', 'refusal.turned', { at });
  return refuse('6.06', 'refusal.faces-already', { at });
}
