/** [13.1] Counter artillery fire: after each announced strike, each enemy may stop some of its shells. */
import type { Log } from '../../../../kernel/text/log.ts';
import { node, unit } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { isInSight, rangeOf } from '../../ground/sight.ts';
import { FIRES, GAS, type Slammers, STOPPED } from '../../state.ts';
import { msg, refuse } from '../../i18n/msg.ts';
import { bearingOf, halvesAt, mayFire } from '../movement/12-bearing.ts';
import { whyIdle, whyUnseen } from '../movement/12-refusals.ts';
import { shellFire } from './14-forecast.ts';
import { isEnoughAt } from './14-available-artillery.ts';
import { comeDown } from './14-strike.ts';
import { STEP, V } from '../names.ts';
import { isAsked, type Reaction, windowOf } from '../reaction.ts';
import { frameArgs, unitLabel } from '../step.ts';
import { kindOf, partyOf, ratingsOf } from '../units.ts';

type S = Slammers;

/** [13.6] [R44] Chooses a unit that stops shells, then the gun whose shells it stops, if that matters. */
export const reactToShells: Reaction<'stop' | 'shell'> = {
  prompt(s) {
    const odds = shellFire.forecast(s, s.frame(STEP.react).hex)?.odds ?? msg('odds.gas');
    return msg('prompt.react.shell', { ...frameArgs(s), odds });
  },
  offers: { stop: { label: unitLabel('label.stop') }, shell: { label: unitLabel('label.shell') } },
  verb: (s) => (s.frame(STEP.react).unit === NONE ? V.stop : V.shell),
  answers: (s) => (s.frame(STEP.react).unit === NONE ? stoppers(s) : stoppable(s)),
  answer(s, u, log) {
    const frame = s.frame(STEP.react);
    if (frame.unit !== NONE) {
      stop(s, frame.unit, u, log);
      frame.unit = NONE;
      return;
    }
    const shells = stoppable(s);
    if (shells.length === 1) stop(s, u, shells[0], log);
    else frame.unit = u;
  },
  over(s, log) {
    s.pop();
    comeDown(s, log);
  },
  whyNot: (s, u) => (s.frame(STEP.react).unit === NONE ? whyNoStopper(s, u) : whyNotStopped(s, u)),
};

/** [13.2] Reaction window of strikes; a stop needs no roll. */
export const shellWindow = windowOf('shell', '13.1', msg('window.shell'));

/** [13.2] [13.7] Stops the shells of a gun without a roll; this is the attack of both units in this player turn. */
function stop(s: S, u: number, gun: number, log?: Log): void {
  s.fired[u] = 1;
  s.role[gun] = STOPPED;
  log?.add({ type: 'stop', rule: '13.2', args: { u: unit(u), gun: unit(gun) } });
}

const isComing = (s: S, gun: number): boolean => s.role[gun] === FIRES || s.role[gun] === GAS;

/** Returns the striking party. Stopped shells count too, so that it is known until the end. */
export function strikingParty(s: S): number {
  for (let u = 0; u < s.role.length; u++)
    if (isComing(s, u) || s.role[u] === STOPPED) return partyOf(s, u);
  return NONE;
}

/**
 * [13.4] Returns the guns whose shells or gas can be stopped, ascending: the first of equal ones, and no shells that
 * would have no effect anyway [R44].
 */
function stoppable(s: S): number[] {
  const { hex } = s.frame(STEP.react);
  const coming = [...s.role.keys()].filter((u) => isComing(s, u));
  const shells = coming.filter((u) => s.role[u] === FIRES);
  const halves = shells.reduce((sum, u) => sum + halvesAt(s, u, hex), 0);
  const counts = isEnoughAt(s, bearingOf(s), hex, strikingParty(s), halves);
  const kinds = new Set<number>();
  return coming.filter((u) => {
    const isGas = s.role[u] === GAS;
    const kind = isGas ? 0 : halvesAt(s, u, hex);
    if ((!isGas && !counts) || kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
}

/** [13.1] Returns the units of the deciding side that can stop shells, ascending. */
function stoppers(s: S): number[] {
  const party = strikingParty(s);
  const found: number[] = [];
  for (let u = 0; u < s.at.length; u++)
    if (kindOf(s, u).counterFire && isAsked(s, u, party) && canStop(s, u)) found.push(u);
  return found.length > 0 && stoppable(s).length > 0 ? found : [];
}

/**
 * [13.1] [13.3] [R44] Returns whether a unit can stop shells: undisrupted, outside of close assault, with the hex in
 * printed range and in sight, or in the hex itself.
 */
function canStop(s: S, u: number): boolean {
  const { hex } = s.frame(STEP.react);
  const b = bearingOf(s);
  const isFree = b.parties[b.place[s.at[u]]] === b.party[u];
  if (!mayFire(s, u) || s.disrupted[u] || !isFree) return false;
  return isInRange(s, u, hex) && isInSight(s.world, s.at[u], hex) && hasFriendAt(s, u, hex);
}

/** [13.5] Extended range does not count. */
const isInRange = (s: S, u: number, n: number): boolean =>
  rangeOf(s.world, s.at[u], n) <= ratingsOf(s, u).range;

/** [R44] Returns whether a friend is in the hex; shells are only stopped over friends. */
function hasFriendAt(s: S, u: number, n: number): boolean {
  const b = bearingOf(s);
  return (b.parties[b.place[n]] & b.party[u]) !== 0;
}

function whyNoStopper(s: S, u: number): Refusal {
  const { hex } = s.frame(STEP.react);
  const args = { u: unit(u), at: node(hex), range: ratingsOf(s, u).range };
  if (!isAsked(s, u, strikingParty(s))) return refuse('13.1', 'refusal.not-yours', args);
  if (!kindOf(s, u).counterFire) return refuse('13.1', 'refusal.no-stopper', args);
  const idle = whyIdle(s, u);
  if (idle && idle.rule !== '13.8') return idle;
  if (!isInRange(s, u, hex)) return refuse('13.5', 'refusal.stopper-range', args);
  const unseen = whyUnseen(s, u, hex);
  if (unseen) return { rule: '13.3', reason: unseen.reason };
  return refuse('R44', 'refusal.no-friend', args);
}

function whyNotStopped(s: S, u: number): Refusal {
  const { hex } = s.frame(STEP.react);
  const args = { u: unit(u), at: node(hex) };
  if (!isComing(s, u)) return refuse('13.2', 'refusal.not-coming', args);
  const alike = stoppable(s).some((v) => s.role[v] === s.role[u]);
  return refuse('13.4', alike ? 'refusal.alike' : 'refusal.too-few', args);
}
