/**
 * [23.1] Electronic counter measures: after each announced attack, enemy tanks may jam units that take part in it.
 */
import type { Log } from '../../../../kernel/text/log.ts';
import { unit } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { isMercenary } from '../../data/units.ts';
import { isInSight } from '../../ground/sight.ts';
import { FIRES, GAS, type Slammers } from '../../state.ts';
import { msg, refuse } from '../../i18n/msg.ts';
import { observersOf } from '../movement/12-bearing.ts';
import { whyUnseen } from '../movement/12-refusals.ts';
import { shellFire } from './14-forecast.ts';
import { goOnUnjammed as goOnWithStrike } from './14-strike.ts';
import { goOnUnjammed as goOnWithAttack } from './16-direct.ts';
import { directFire } from './16-forecast.ts';
import type { Forecast } from './26-forecast.ts';
import { closeAssault } from '../assault/18-forecast.ts';
import { goOnUnjammed as goOnWithAssault } from '../assault/18-assault.ts';
import { STEP, V } from '../names.ts';
import { isAsked, isAskedYet, type Reaction, windowOf } from '../reaction.ts';
import { frameArgs, unitLabel } from '../step.ts';
import { hasElectronics, isOnMap, kindOf, partyOf } from '../units.ts';

type S = Slammers;

/** [23.2] [R47] Chooses the tank that jams, then its target. Offered only if jamming can make a difference. */
export const reactByJamming: Reaction<'jam' | 'target'> = {
  prompt(s) {
    const odds = announcedForecast(s)?.odds ?? msg('odds.gas');
    return msg('prompt.react.jam', { ...frameArgs(s), odds });
  },
  offers: { jam: { label: unitLabel('label.jam') }, target: { label: unitLabel('label.target') } },
  verb: (s) => (s.frame(STEP.react).unit === NONE ? V.jam : V.target),
  answers(s) {
    if (!s.electronics.includes(1)) return [];
    const { unit: tank } = s.frame(STEP.react);
    return tank === NONE ? jammers(s) : victimsOf(s, tank);
  },
  answer(s, u, log) {
    const frame = s.frame(STEP.react);
    if (frame.unit !== NONE) {
      jam(s, frame.unit, u, log);
      frame.unit = NONE;
      return;
    }
    const victims = victimsOf(s, u);
    if (victims.length === 1) jam(s, u, victims[0], log);
    else frame.unit = u;
  },
  over(s, log) {
    s.pop();
    if (s.step === STEP['strike.roll']) goOnWithStrike(s, log);
    else if (s.isPending(STEP['assault.hex'])) goOnWithAssault(s, log);
    else goOnWithAttack(s, log);
  },
  whyNot(s, u) {
    const { unit: tank } = s.frame(STEP.react);
    return tank === NONE ? whyNoJammer(s, u) : whyNoVictim(s, tank, u);
  },
};

/** [23.6] Reaction window of announced attacks; jamming needs no roll. */
export const jamWindow = windowOf('jam', '23.2', msg('window.jam'));

/**
 * Returns the expected result of the announced attack that enemies may still react to; undefined if there is none.
 */
export function announcedForecast(s: S): Forecast | undefined {
  if (s.isPending(STEP['strike.roll']))
    return shellFire.forecast(s, s.frame(STEP['strike.roll']).hex);
  if (!s.isPending(STEP['attack.roll'])) return undefined;
  const kind = s.isPending(STEP['assault.hex']) ? closeAssault : directFire;
  return kind.forecast(s, s.frame(STEP['attack.roll']).hex);
}

/** [23.6] [R47] Jams a unit until the end of the section. It needs no roll and is not an attack. */
function jam(s: S, tank: number, u: number, log?: Log): void {
  s.jams[tank] = 1;
  s.jammed[u] = 1;
  log?.add({ type: 'jam', rule: '23.2', args: { tank: unit(tank), u: unit(u) } });
}

/** Returns the units that make the announced attack. */
const attackers = (s: S): number[] =>
  [...s.role.keys()].filter((u) => s.role[u] === FIRES || s.role[u] === GAS);

const sees = (s: S, u: number, n: number): boolean => isInSight(s.world, s.at[u], n);

/** [23.1] Returns whether a unit can be jammed: only conventional units, and only once. */
const canBeJammed = (s: S, u: number): boolean => !isMercenary(kindOf(s, u).army) && !s.jammed[u];

/** [R47] Returns whether a unit can jam: if undisrupted, once in a player turn. */
const canJam = (s: S, u: number): boolean =>
  hasElectronics(s, u) && !s.disrupted[u] && !s.jams[u] && isOnMap(s, u);

/**
 * Returns the units that are worth jamming, ascending: those that fire together, and those that guns without sight
 * depend on.
 */
function weakPoints(s: S): number[] {
  const { hex } = s.frame(STEP.react);
  const guns = attackers(s);
  const together = guns.filter((u) => s.role[u] === FIRES && !s.jammed[u]);
  const isStrike = s.isPending(STEP['strike.roll']);
  const blind = isStrike ? guns.filter((u) => !sees(s, u, hex)) : [];
  const weak = new Set([...(together.length > 1 ? together : []), ...blind]);
  if (blind.length > 0) for (const u of eyes(s, hex, partyOf(s, guns[0]))) weak.add(u);
  return [...weak].filter((u) => canBeJammed(s, u)).sort((a, b) => a - b);
}

/**
 * [23.5] Returns all observers of a strike if the tanks that can still jam could jam every one of them; otherwise an
 * empty list.
 */
function eyes(s: S, n: number, party: number): number[] {
  const observers = observersOf(s, party, n);
  const tanks = [...s.at.keys()].filter((u) => isAskedYet(s, u, party) && canJam(s, u));
  const canAll =
    observers.length <= tanks.length &&
    observers.every((u) => canBeJammed(s, u) && tanks.some((tank) => sees(s, tank, s.at[u])));
  return canAll ? observers : [];
}

/** [23.2] Returns the units that a tank could jam: those in its line of sight, at any range. */
const victimsOf = (s: S, tank: number): number[] =>
  weakPoints(s).filter((u) => sees(s, tank, s.at[u]));

/** Returns the deciding side's tanks that could jam a unit, ascending. */
function jammers(s: S): number[] {
  const [first] = attackers(s);
  if (first === undefined) return [];
  const weak = weakPoints(s);
  return [...s.at.keys()].filter(
    (u) =>
      isAsked(s, u, partyOf(s, first)) &&
      canJam(s, u) &&
      weak.some((victim) => sees(s, u, s.at[victim])),
  );
}

function whyNoJammer(s: S, u: number): Refusal {
  const args = { u: unit(u) };
  if (!isAsked(s, u, partyOf(s, attackers(s)[0]))) return refuse('23.1', 'refusal.not-yours', args);
  if (!hasElectronics(s, u)) return refuse('23.1', 'refusal.no-electronics', args);
  if (s.disrupted[u]) return refuse('R47', 'refusal.disrupted-jam', args);
  if (s.jams[u]) return refuse('R47', 'refusal.jams', args);
  return refuse('23.2', 'refusal.nobody-to-jam', args);
}

function whyNoVictim(s: S, tank: number, u: number): Refusal {
  const args = { u: unit(u), tank: unit(tank) };
  if (isOnMap(s, u) && isMercenary(kindOf(s, u).army))
    return refuse('23.1', 'refusal.mercenary', args);
  if (!weakPoints(s).includes(u)) return refuse('R47', 'refusal.jam-idle', args);
  const reason = whyUnseen(s, tank, s.at[u])?.reason ?? msg('refusal.jam-idle', args);
  return { rule: '23.2', reason };
}
