/** Coming close combat: the groups of squads in danger, and the robots they will kill [7.1]. */
import { hexDistance } from '../../../kernel/board/hex.ts';
import { NONE } from '../../../kernel/state.ts';
import type { EvaluationParameters } from './rates.ts';
import type { Weights } from './weights.ts';
import { wholeWorth, worthOf } from './worth.ts';
import { BOARD } from '../data/map.ts';
import { SQUADS, UNITS } from '../data/units.ts';
import { STEP } from '../rules/names.ts';
import { type AnnihilatorState, chargesOf, phaseStep, typeOf } from '../state.ts';

type S = AnnihilatorState;

/**
 * Groups of squads in columns: the hex of each, the robots that may come to attack it, and those already there. Filled
 * by every call of `meleeLosses`.
 */
interface Groups {
  count: number;
  readonly hex: Int16Array;
  readonly attack: Float64Array;
  readonly defence: Float64Array;
  readonly worth: Float64Array;
  readonly threat: Float64Array;
  readonly robotDefence: Float64Array;
  readonly robotWorth: Float64Array;
  /** Nearness of the robot under consideration to each group. */
  readonly near: Float64Array;
}

export function makeGroups(): Groups {
  const column = () => new Float64Array(SQUADS);
  return {
    count: 0,
    hex: new Int16Array(SQUADS),
    attack: column(),
    defence: column(),
    worth: column(),
    threat: column(),
    robotDefence: column(),
    robotWorth: column(),
    near: column(),
  };
}

/** Returns the expected losses of squads in close combat and by the mind weapon, minus those that they will inflict. */
export function meleeLosses(s: S, w: EvaluationParameters, groups: Groups): number {
  readGroups(s, w, groups);
  for (let u = SQUADS; u < UNITS.length; u++) if (s.hex[u] !== NONE) addThreat(s, w, groups, u);
  // After they have moved, robots hardly count their own losses, because they are many.
  const kills = phaseStep(s) < STEP['robot.move'] ? w.killsBefore : w.killsAfter;
  const { lossRate, killRate, mindDanger } = w.rates;
  let sum = 0;
  let exposed = 0;
  for (let i = 0; i < groups.count; i++) {
    const worth = groups.worth[i];
    sum += w.losses * worth * lossRate(Math.min(w.gang, groups.threat[i]) / groups.defence[i]);
    if (groups.robotDefence[i] > 0)
      sum -= kills * groups.robotWorth[i] * killRate(groups.attack[i] / groups.robotDefence[i]);
    if (worth > exposed) exposed = worth;
  }
  return sum + (s.world.mindWeapon ? w.mind * mindDanger * exposed : 0);
}

function readGroups(s: S, w: Weights, g: Groups): void {
  g.count = 0;
  for (let u = 0; u < SQUADS; u++) {
    const n = s.hex[u];
    if (n === NONE) continue;
    let i = 0;
    while (i < g.count && g.hex[i] !== n) i++;
    if (i === g.count) addGroup(g, n);
    const { attack, defence } = typeOf(s, u);
    if (!s.disrupted[u]) g.attack[i] += attack;
    g.defence[i] += defence;
    g.worth[i] += wholeWorth(s, w, u) + w.chargeAtRisk * chargesOf(s, u);
  }
}

function addGroup(g: Groups, n: number): void {
  const i = g.count++;
  g.hex[i] = n;
  for (const column of [g.attack, g.defence, g.worth, g.threat, g.robotDefence, g.robotWorth])
    column[i] = 0;
}

/**
 * Adds a robot's threat. In a hex with squads it threatens those; elsewhere its strength is spread over all groups in
 * reach.
 */
function addThreat(s: S, w: Weights, g: Groups, u: number): void {
  const { attack, defence, move } = typeOf(s, u);
  const here = s.hex[u];
  let total = 0;
  for (let i = 0; i < g.count; i++) {
    if (g.hex[i] === here) {
      g.threat[i] += attack;
      g.robotDefence[i] += defence;
      g.robotWorth[i] += worthOf(s, w, u);
      return;
    }
    g.near[i] = nearness(distance(here, g.hex[i]), move - 1);
    total += g.near[i];
  }
  if (total === 0) return;
  const share = (attack * comingChance(s, w, u)) / Math.max(1, total);
  for (let i = 0; i < g.count; i++) g.threat[i] += share * g.near[i];
}

/** Returns the probability that a robot attacks squads before these move again. */
function comingChance(s: S, w: Weights, u: number): number {
  const phase = phaseStep(s);
  // While squads move, others may still join them; without a lower value here, no squad would go first.
  if (phase === STEP['human.move']) return w.comingMove;
  if (phase < STEP['robot.move']) return w.comingHuman;
  if (phase > STEP['robot.move']) return w.comingLater;
  return s.acted[u] ? w.comingActed : w.comingOwn;
}

/** Returns 1 for hexes that a robot is sure to reach, falling to 0 for distant ones. */
const nearness = (far: number, sure: number): number =>
  far <= sure ? 1 : Math.max(0, 1 - 0.2 * (far - sure));

const { hex } = BOARD;
export const distance = (a: number, b: number): number =>
  hex ? hexDistance(hex.q[a], hex.r[a], hex.q[b], hex.r[b]) : 0;
