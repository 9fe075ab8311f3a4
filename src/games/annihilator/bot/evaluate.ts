/**
 * Evaluation of a position: squads and charges against robots, the squads' distance to the brain, the effects of set
 * charges, and the units that are about to be attacked. It is a sum of smooth terms, in units of one Assault Squad;
 * high values are good for the human side.
 */
import { approachField, mustRecover } from './approach.ts';
import { NONE } from '../../../kernel/state.ts';
import { makeGroups, meleeLosses } from './melee.ts';
import { type Approach, makeApproach } from './memory.ts';
import type { Rates, EvaluationParameters } from './rates.ts';
import { wholeWorth, worthOf } from './worth.ts';
import { BRAINS, RING } from '../data/map.ts';
import { figureHex } from '../data/patterns.ts';
import { FIRST_REPAIRBOT, HUMAN, SQUADS, UNITS } from '../data/units.ts';
import { canRepair } from '../rules/09-repair.ts';
import { outcomeOf } from '../rules/10-victory.ts';
import { STEP } from '../rules/names.ts';
import {
  type AnnihilatorState,
  chargesOf,
  chargesSet,
  frameAmong,
  hexesOf,
  isAlive,
  isDue,
  isHuman,
  isMarked,
  phaseStep,
  typeOf,
} from '../state.ts';

type S = AnnihilatorState;

/**
 * Builds the evaluation, from -1 lost to 1 won for a side; the values of both sides add up to 0. It owns its working
 * memory.
 */
export function makeEvaluate(
  w: EvaluationParameters,
  chargeSlots: number,
): (s: S, side: number) => number {
  const approach = makeApproach(chargeSlots);
  const groups = makeGroups();
  return (s, side) => {
    const outcome = outcomeOf(s);
    if (outcome) return outcome.winners.includes(side) ? 1 : -1;
    const advantage =
      material(s, w) +
      progress(s, w, approach) +
      brainDamage(s, w) -
      blastLosses(s, w) -
      meleeLosses(s, w, groups) -
      repairsAhead(s, w) -
      w.turns * s.turn;
    const hope = Math.tanh((advantage - w.even) / w.sure);
    const human = mustRecover(s) ? hopeOfRecovery(hope, w.rates.recovery) : hope;
    return side === HUMAN ? human : -human;
  };
}

/** [8.5] Returns the hope if an attempt, of which half fail as printed, decides the game [R16]. */
const hopeOfRecovery = (hope: number, chance: number): number =>
  (hope - (1 - chance) / chance) * chance;

function material(s: S, w: EvaluationParameters): number {
  let sum = 0;
  let charges = mustRecover(s) ? largestLot(s) : 0;
  for (let u = 0; u < UNITS.length; u++) {
    if (!isAlive(s, u)) continue;
    sum += isHuman(u) ? worthOf(s, w, u) : -worthOf(s, w, u);
    charges += chargesOf(s, u);
  }
  return sum + (w.charges * charges) / (charges + w.halfCharges);
}

/** [8.5] Returns the largest number of charges that one recovery could bring. */
function largestLot(s: S): number {
  let most = 0;
  for (const lot of s.dropped) if (lot > most) most = lot;
  return Math.min(most, s.world.types.demolition.charges);
}

function progress(s: S, w: EvaluationParameters, memory: Approach): number {
  if (mustRecover(s)) return recoveryProgress(s, w, memory);
  const field = approachField(s, w.rates, memory);
  let sum = 0;
  for (let u = 0; u < SQUADS; u++) {
    if (!isAlive(s, u)) continue;
    const charges = chargesOf(s, u);
    const weight = charges > 0 ? w.approach : w.approachUnarmed;
    const cost = field[s.hex[u]];
    const near = w.halfWay / (w.halfWay + cost);
    sum += weight * (near - cost * w.wayCost) + w.chargeNear * charges * near;
    if (charges > 0) sum += w.armed;
  }
  return sum;
}

const RECOVERIES = [STEP.recovery, STEP['recovery.roll']];

/** [8.5] Returns the progress of Assault Squads towards charges left behind, if no others are left; 0 at best. */
function recoveryProgress(s: S, w: EvaluationParameters, memory: Approach): number {
  const field = approachField(s, w.rates, memory);
  const trying = frameAmong(s, RECOVERIES)?.unit ?? NONE;
  let sum = 0;
  for (let u = 0; u < SQUADS; u++) {
    if (!isAlive(s, u) || typeOf(s, u).id !== 'assault') continue;
    const here = s.dropped[s.hex[u]] > 0 && u !== trying;
    // Only a squad that enters may try, so it must leave the hex and enter it again.
    const cost = here ? w.rates.opened : field[s.hex[u]];
    sum += w.approach * (w.halfWay / (w.halfWay + cost) - 1 - cost * w.wayCost);
  }
  return sum;
}

/** Returns the probability that no set charge changes a hex. */
function missChance(s: S, { hits }: Rates, node: number): number {
  let miss = 1;
  for (let i = chargesSet(s) - 1; i >= 0; i--) {
    const [pattern, direction, at] = [s.chargePattern[i], s.chargeDirection[i], s.chargeHex[i]];
    for (let k = hexesOf(pattern); k >= 1; k--)
      if (figureHex(s.world.figures[pattern], direction, at, k) === node)
        miss *= 1 - hits[pattern][k];
  }
  return miss;
}

/** [10.0] Returns the value of brain hexes that are destroyed, or that set charges will probably destroy. */
function brainDamage(s: S, w: EvaluationParameters): number {
  let [both, none, sum] = [1, 1, 0];
  for (const n of BRAINS) {
    const hit = isMarked(s, n) ? 1 : 1 - missChance(s, w.rates, n);
    both *= hit;
    none *= 1 - hit;
    sum += hit;
  }
  const enough = s.world.values.brain === BRAINS.length ? both : 1 - none;
  return w.brainHex * sum + w.brainBoth * enough;
}

/** [R11] Returns the value of units in coming blasts: real losses if they can no longer leave, otherwise a reminder. */
function blastLosses(s: S, w: EvaluationParameters): number {
  let sum = 0;
  for (let i = chargesSet(s) - 1; i >= 0; i--) {
    const [pattern, direction, at] = [s.chargePattern[i], s.chargeDirection[i], s.chargeHex[i]];
    for (let k = hexesOf(pattern); k >= 1; k--) {
      const n = figureHex(s.world.figures[pattern], direction, at, k);
      if (n >= 0) sum += w.rates.hits[pattern][k] * lossesIn(s, w, n, isDue(s, i));
    }
  }
  return sum;
}

function lossesIn(s: S, w: EvaluationParameters, n: number, due: boolean): number {
  const robotsStay = due || phaseStep(s) >= STEP['robot.move'];
  let sum = 0;
  for (let u = 0; u < UNITS.length; u++) {
    if (s.hex[u] !== n) continue;
    if (isHuman(u)) sum += wholeWorth(s, w, u) * (due ? w.blastDue : w.blastLater);
    else sum -= worthOf(s, w, u) * (robotsStay ? w.blastRobots : w.blastLeaving);
  }
  return sum;
}

/**
 * [9.0] Returns the value of Repairbots with something to repair, minus the distance of those that stray from the core.
 */
function repairsAhead(s: S, w: EvaluationParameters): number {
  let sum = 0;
  for (let u = FIRST_REPAIRBOT; u < UNITS.length; u++) {
    const n = s.hex[u];
    if (n < 0) continue;
    if (canRepair(s, n)) sum += w.repairing;
    else sum -= w.straying * Math.max(0, RING[n] - HOME_RING);
  }
  return sum;
}

/** Maximum distance from the centre of hexes that count as around the core. */
export const HOME_RING = 3;
