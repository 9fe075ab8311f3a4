/** [8.01] [8.014] [8.015] Targets of flyers, declared before the attacks on the ground. */
import { unitFocus } from '../../../../kernel/look/focus.ts';
import { type LegalActions, nounOf, verbOf } from '../../../../kernel/action.ts';
import { node } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { HEXES_OF, MEGAHEX_OF } from '../../data/field.ts';
import { firstUnit, isFlyer } from '../../data/units.ts';
import { AIR, type Chitin, flyersIn, holdsHex, isOnMap, megahexOf, unitsEnd } from '../../state.ts';
import { fixed, msg, refuse } from '../../i18n/msg.ts';
import { airDuty } from './08-air-movement.ts';
import { piece } from '../../i18n/nouns.ts';
import { STEP, V } from '../names.ts';
import type { ChitinStep } from '../step.ts';
import { plannedArea } from '../battle/07-sheet.ts';

/**
 * [R56] Flyers choose one by one; in one megahex duels come first, then strikes in hex order, then flyers that hold, so
 * that each division of equal flyers can be declared in one way only.
 */
export const airStep: ChitinStep<'dogfight' | 'strike' | 'hold'> = {
  rule: '8.014',
  prompt: (s) => msg('prompt.combat.air', { piece: piece(s.frame(STEP['combat.air']).flyer) }),
  focus: (s) => unitFocus(s.at, s.frame(STEP['combat.air']).flyer),
  offers: {
    dogfight: { label: fixed('label.dogfight') },
    strike: { label: (_, n) => msg('label.strike', { at: node(n) }), preview: strikeArea },
    // If a flyer holds, so do the flyers after it in the megahex.
    hold: {
      label: (s) => msg('label.hold', { n: flyersLeft(s, s.frame(STEP['combat.air']).flyer) - 1 }),
    },
  },
  who: (s) => s.mover,
  enter(s) {
    const frame = s.frame(STEP['combat.air']);
    const next = nextFlyer(s, frame.flyer, frame.holding);
    if (next === NONE) s.goto(STEP['combat.declare'], { last: NONE });
    else frame.flyer = next;
  },
  actions(s, out) {
    listAims(s, s.frame(STEP['combat.air']).flyer, out);
  },
  apply(s, action) {
    const frame = s.frame(STEP['combat.air']);
    const u = frame.flyer;
    const verb = verbOf(action);
    s.aim[u] = verb === V.dogfight ? AIR : verb === V.strike ? nounOf(action) : NONE;
    if (verb === V.hold) frame.holding |= 1 << megahexOf(s, u);
    frame.flyer++;
  },
  refusals: {
    dogfight: (s) => whyNotDogfight(s, flyerNow(s)),
    strike: (s, n) => whyDuel(s, flyerNow(s)) ?? whyNotStrike(s, flyerNow(s), n),
    hold: (s) => whyDuel(s, flyerNow(s)),
  },
};

const flyerNow = (s: Chitin): number => s.frame(STEP['combat.air']).flyer;

function strikeArea(s: Chitin, n: number) {
  const { flyer } = s.frame(STEP['combat.air']);
  return plannedArea(s, { edges: [], aims: [[flyer, n]] }, n);
}

function whyNotDogfight(s: Chitin, u: number): Refusal {
  if (flyersIn(s, 1 - s.mover, megahexOf(s, u)) === 0) return refuse('8.014', 'refusal.no-flyers');
  return refuse('R56', 'refusal.duel-late', { at: node(lastAim(s, u)) });
}

/** [8.014] Returns why a flyer may do nothing but fight flyers. */
function whyDuel(s: Chitin, u: number): Refusal | undefined {
  if (!owesDuel(s, u)) return undefined;
  return refuse('8.014', 'refusal.duel-first', { n: airDuty(s, megahexOf(s, u)) });
}

function whyNotStrike(s: Chitin, u: number, n: number): Refusal {
  const at = node(n);
  if (MEGAHEX_OF[n] !== megahexOf(s, u)) return refuse('8.015', 'refusal.strike-afar', { at });
  if (!holdsHex(s, 1 - s.mover, n)) return refuse('8.015', 'refusal.strike-nobody', { at });
  return refuse('R56', 'refusal.strike-late', { at, last: node(lastAim(s, u)) });
}

/** Returns the number of flyers of a megahex from this one on, which hold if it does. */
export function flyersLeft(s: Chitin, u: number): number {
  let count = 0;
  for (let v = u; v < unitsEnd(s.mover); v++)
    if (isFlyer(v) && isOnMap(s, v) && s.at[v] === s.at[u]) count++;
  return count;
}

/** Returns the next flyer, from `from` on, that has something to attack; `NONE` after the last. */
function nextFlyer(s: Chitin, from: number, holding: number): number {
  for (let u = Math.max(from, firstUnit(s.mover)); u < unitsEnd(s.mover); u++) {
    if (!isFlyer(u) || !isOnMap(s, u)) continue;
    const m = megahexOf(s, u);
    if ((holding >> m) & 1) continue;
    if (flyersIn(s, 1 - s.mover, m) > 0 || HEXES_OF[m].some((n) => holdsHex(s, 1 - s.mover, n)))
      return u;
  }
  return NONE;
}

function listAims(s: Chitin, u: number, out: LegalActions<'dogfight' | 'strike' | 'hold'>): void {
  const m = megahexOf(s, u);
  const last = lastAim(s, u);
  if (last < 0 && flyersIn(s, 1 - s.mover, m) > 0) out.add(V.dogfight);
  if (owesDuel(s, u)) return;
  for (const n of HEXES_OF[m]) if (n >= last && holdsHex(s, 1 - s.mover, n)) out.add(V.strike, n);
  out.add(V.hold);
}

/**
 * Returns the hex struck by the previous flyer in the megahex; -1 if that one fights flyers, or this one is the first.
 */
function lastAim(s: Chitin, u: number): number {
  let last = -1;
  for (let v = firstUnit(s.mover); v < u; v++)
    if (isFlyer(v) && isOnMap(s, v) && s.at[v] === s.at[u] && s.aim[v] >= 0) last = s.aim[v];
  return last;
}

/** [8.014] Returns whether fewer flyers than required have been told to fight those of the enemy. */
function owesDuel(s: Chitin, u: number): boolean {
  let sent = 0;
  for (let v = firstUnit(s.mover); v < u; v++)
    if (isFlyer(v) && isOnMap(s, v) && s.at[v] === s.at[u] && s.aim[v] === AIR) sent++;
  return sent < airDuty(s, megahexOf(s, u));
}
