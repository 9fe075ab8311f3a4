/** [7.066] Retreat by one hex, chosen by the enemy; [8.013] flyers retreat one megahex. */
import { nodeFocus } from '../../../../kernel/look/focus.ts';
import { nounOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { CENTRE, HEXES, isBeside, MEGAHEX_NEXT, MEGAHEX_OF, NEXT } from '../../data/field.ts';
import { firstUnit, isFlyer } from '../../data/units.ts';
import { type Chitin, typeBit, unitsEnd } from '../../state.ts';
import { airPlace, doers } from '../../i18n/nouns.ts';
import { msg, refuse } from '../../i18n/msg.ts';
import { STEP, V } from '../names.ts';
import type { ChitinStep } from '../step.ts';
import { hasRoom, survey } from '../survey.ts';
import { facingOn, relocate } from '../units.ts';

/** Moves the marked units of the loser, one stack at a time, unsplit. */
export const retreatStep: ChitinStep<'to'> = {
  rule: '7.066',
  prompt: (s) => msg('prompt.combat.retreat', { at: node(goingFrom(s)) }),
  focus: (s) => nodeFocus(goingFrom(s)),
  offers: { to: { label: (_, n) => msg('label.to.retreat', { at: node(n) }), rollsNothing: true } },
  who: (s) => 1 - s.frame(STEP['combat.retreat']).side,
  enter(s) {
    const { battle, side } = s.frame(STEP['combat.retreat']);
    const units = nextToGo(s, side);
    if (units.length === 0) s.pop();
    else if (refuges(s, side, units).length === 0)
      s.push(STEP['combat.trapped'], { battle, side, hex: s.at[units[0]] });
  },
  actions(s, out) {
    const { side } = s.frame(STEP['combat.retreat']);
    for (const n of refuges(s, side, nextToGo(s, side))) out.add(V.to, n);
  },
  apply(s, action, log) {
    const { side } = s.frame(STEP['combat.retreat']);
    const units = nextToGo(s, side);
    const [from, n] = [s.at[units[0]], nounOf(action)];
    // [R25] They keep their facing unless they join friends.
    const facing = isFlyer(units[0]) ? NONE : facingOn(s, side, n, s.facing[units[0]]);
    relocate(s, units, n, facing);
    for (const u of units) s.marked[u] = 0;
    if (log) logRetreat(log, units, from, n);
  },
  refusals: { to: whyNotRetreat },
};

/** Returns the hex of the next stack that retreats. */
const goingFrom = (s: Chitin): number => s.at[nextToGo(s, s.frame(STEP['combat.retreat']).side)[0]];

function logRetreat(log: Log, units: readonly number[], from: number, to: number): void {
  const who = doers(units);
  if (isFlyer(units[0]))
    log.add({
      type: 'air-retreat',
      rule: '8.013',
      args: { ...who, from: airPlace(from), to: airPlace(to) },
    });
  else
    log.add({ type: 'retreat', rule: '7.066', args: { ...who, from: node(from), to: node(to) } });
}

/** Returns why the retreating units may not be sent to a node. */
function whyNotRetreat(s: Chitin, n: number): Refusal {
  const { side } = s.frame(STEP['combat.retreat']);
  const units = nextToGo(s, side);
  const from = s.at[units[0]];
  if (n >= HEXES) return refuse('R25', 'refusal.retreat-off');
  if (isFlyer(units[0])) return refuse('8.013', 'refusal.retreat-air', { air: airPlace(from) });
  const at = node(n);
  if (!isBeside(from, n)) return refuse('7.066', 'refusal.retreat-afar', { at, from: node(from) });
  const sv = survey(s, side);
  if (sv.foe[n] > 0) return refuse('6.09', 'refusal.retreat-enemy', { at });
  return sv.own[n] + units.length > 3
    ? refuse('6.05', 'refusal.retreat-full', { at })
    : refuse('6.051', 'refusal.hex-of-others', { at });
}

/** Returns the stack, or the flyers of a megahex, that retreats next. */
function nextToGo(s: Chitin, side: number): number[] {
  const units: number[] = [];
  for (let u = firstUnit(side); u < unitsEnd(side); u++) {
    if (!s.marked[u]) continue;
    const first = units[0] ?? u;
    if (s.at[u] === s.at[first] && isFlyer(u) === isFlyer(first)) units.push(u);
  }
  return units;
}

/** Returns the nodes they may be sent to, ascending. Zones of control do not matter; leaving the map is not allowed. */
function refuges(s: Chitin, side: number, units: readonly number[]): number[] {
  const from = s.at[units[0]];
  if (isFlyer(units[0]))
    return MEGAHEX_NEXT[MEGAHEX_OF[from]].map((m) => CENTRE[m]).sort((a, b) => a - b);
  const sv = survey(s, side);
  const types = units.reduce((mask, u) => mask | typeBit(u), 0);
  const open: number[] = [];
  for (let i = from * 6; i < from * 6 + 6; i++) {
    const n = NEXT[i];
    if (n >= 0 && sv.foe[n] === 0 && hasRoom(sv, n, units.length, types)) open.push(n);
  }
  return open.sort((a, b) => a - b);
}
