/**
 * How good a position is: squads and charges against robots, how near the squads are to the brain,
 * what the charges set will do, and who is about to be shot at. Sums of smooth terms in a currency
 * of Assault Squads; the human side likes them high.
 */
import { hexDistance } from '../../kernel/board/hex.ts';
import { NONE } from '../../kernel/state.ts';
import { approachField } from './bot-approach.ts';
import { BOARD, BRAINS } from './data/map.ts';
import { BLAST_COLUMNS, figureHex } from './data/patterns.ts';
import { FIRST_REPAIRBOT, HUMAN, SQUADS, UNITS } from './data/units.ts';
import { canRepair } from './rules/09-repair.ts';
import { outcomeOf } from './rules/10-victory.ts';
import { STEP } from './rules/names.ts';
import {
  type AnnihilatorState,
  chargesOf,
  chargesSet,
  hexesOf,
  isAlive,
  isDue,
  isHuman,
  isMarked,
  typeOf,
} from './state.ts';

type S = AnnihilatorState;

const WORTH: Readonly<Record<string, number>> = {
  assault: 1,
  demolition: 0.9,
  security: 0.5,
  repairbot: 0.35,
};
/** A disrupted squad has lost a turn. */
const DISRUPTED = 0.75;
/** Worth of the first charges carried is high, of the fifteenth low. */
const ALL_CHARGES = 4;
const HALF_CHARGES = 4;
/** A squad with charges beside the brain, and one without. */
const APPROACH = 1.6;
const APPROACH_UNARMED = 0.3;
/** Half points at which a squad is half way. */
const HALF_WAY = 10;
/** Half points that cost a squad as much as its whole approach is worth. */
const LONG_WAY = 60;
/** A brain hex destroyed for certain, and both of them. */
const BRAIN_HEX = 2.5;
const BRAIN_BOTH = 8;
/** [7.2] One chance in six for the mind weapon's best target. */
const MIND_SHARE = 0.16;
const CHARGE_AT_RISK = 0.25;
/** Attack Strength of a full stack of robots. */
const GANG = 12;
const REPAIRING = 0.15;
/** What the start of a game comes to, so that it counts as even. */
const EVEN = -2;
/** Advantage, in squads, at which a game is as good as decided. */
const DECISIVE = 7;

export const worthOf = (s: S, u: number): number =>
  WORTH[typeOf(s, u).id] * (s.disrupted[u] ? DISRUPTED : 1);

/**
 * [10.0] From -1 lost to 1 won for the side. What one side gains the other loses, but for the fear
 * of robots' own losses, which only the human side counts on (`melee`).
 */
export function evaluate(s: S, side: number): number {
  const outcome = outcomeOf(s);
  if (outcome) return outcome.winner === side ? 1 : -1;
  const human = Math.tanh((humanAdvantage(s, side) - EVEN) / DECISIVE);
  return side === HUMAN ? human : -human;
}

function humanAdvantage(s: S, side: number): number {
  return (
    material(s) + progress(s) + brainDamage(s) - blastLosses(s) - melee(s, side) - repairsAhead(s)
  );
}

function material(s: S): number {
  let sum = 0;
  let charges = 0;
  for (let u = 0; u < UNITS.length; u++) {
    if (!isAlive(s, u)) continue;
    sum += isHuman(u) ? worthOf(s, u) : -worthOf(s, u);
    charges += chargesOf(s, u);
  }
  return sum + (ALL_CHARGES * charges) / (charges + HALF_CHARGES);
}

function progress(s: S): number {
  const field = approachField(s, s.world.scratch.approach);
  let sum = 0;
  for (let u = 0; u < SQUADS; u++) {
    if (!isAlive(s, u)) continue;
    const weight = chargesOf(s, u) > 0 ? APPROACH : APPROACH_UNARMED;
    const cost = field[s.hex[u]];
    sum += weight * (HALF_WAY / (HALF_WAY + cost) - cost / LONG_WAY);
  }
  return sum;
}

/** [DCT] Chance that a hex 1, 2, … of a pattern takes D or X. */
export const hitChance = (pattern: number, k: number): number =>
  k === 1 || BLAST_COLUMNS[pattern][k - 2] > 2 ? 1 : 5 / 6;

/** Chance that no charge set changes a hex. */
function missChance(s: S, node: number): number {
  let miss = 1;
  for (let i = chargesSet(s) - 1; i >= 0; i--) {
    const [pattern, direction, at] = [s.chargePattern[i], s.chargeDirection[i], s.chargeHex[i]];
    for (let k = hexesOf(pattern); k >= 1; k--)
      if (figureHex(s.world.figures[pattern], direction, at, k) === node)
        miss *= 1 - hitChance(pattern, k);
  }
  return miss;
}

/** [10.0] Brain hexes destroyed, and those that charges set are going to destroy. */
function brainDamage(s: S): number {
  let both = 1;
  let sum = 0;
  for (const n of BRAINS) {
    const hit = isMarked(s, n) ? 1 : 1 - missChance(s, n);
    both *= hit;
    sum += hit;
  }
  return BRAIN_HEX * sum + BRAIN_BOTH * both;
}

/** [R11] Units in blasts to come: certain where they cannot leave any more, else a reminder. */
function blastLosses(s: S): number {
  let sum = 0;
  for (let i = chargesSet(s) - 1; i >= 0; i--) {
    const [pattern, direction, at] = [s.chargePattern[i], s.chargeDirection[i], s.chargeHex[i]];
    for (let k = hexesOf(pattern); k >= 1; k--) {
      const n = figureHex(s.world.figures[pattern], direction, at, k);
      if (n >= 0) sum += hitChance(pattern, k) * lossesIn(s, n, isDue(s, i));
    }
  }
  return sum;
}

function lossesIn(s: S, n: number, due: boolean): number {
  const robotsStay = due || s.ints[1] >= STEP['robot.move'];
  let sum = 0;
  for (let u = 0; u < UNITS.length; u++) {
    if (s.hex[u] !== n) continue;
    if (isHuman(u)) sum += worthOf(s, u) * (due ? 1 : 0.15);
    else sum -= worthOf(s, u) * (robotsStay ? 0.9 : 0.2);
  }
  return sum;
}

/** Where a group of squads stands, who comes to fight it there, and who is there already. */
interface Group {
  readonly n: number;
  attack: number;
  defence: number;
  worth: number;
  threat: number;
  robotDefence: number;
  robotWorth: number;
}

function groupsOf(s: S): Group[] {
  const groups: Group[] = [];
  for (let u = 0; u < SQUADS; u++) {
    const n = s.hex[u];
    if (n === NONE) continue;
    let group = groups.find((g) => g.n === n);
    if (!group) {
      group = { n, attack: 0, defence: 0, worth: 0, threat: 0, robotDefence: 0, robotWorth: 0 };
      groups.push(group);
    }
    if (!s.disrupted[u]) group.attack += typeOf(s, u).attack;
    group.defence += typeOf(s, u).defence;
    group.worth += worthOf(s, u) + CHARGE_AT_RISK * chargesOf(s, u);
  }
  return groups;
}

/**
 * What the squads stand to lose by close combat and the mind weapon, less what they will kill. That
 * holds robots back from a fight they would lose, so it counts for the human side only: robots are
 * many, and win by coming all together.
 */
function melee(s: S, side: number): number {
  const groups = groupsOf(s);
  for (let u = SQUADS; u < UNITS.length; u++) if (isAlive(s, u)) addThreat(s, groups, u);
  let sum = 0;
  let exposed = 0;
  for (const g of groups) {
    sum += g.worth * lossRate(Math.min(GANG, g.threat) / g.defence);
    if (side === HUMAN && g.robotDefence > 0)
      sum -= g.robotWorth * killRate(g.attack / g.robotDefence);
    exposed = Math.max(exposed, g.worth);
  }
  return sum + (s.world.mindWeapon ? MIND_SHARE * exposed : 0);
}

/** A robot among squads threatens these; another one spreads its strength over all it can come to. */
function addThreat(s: S, groups: readonly Group[], u: number): void {
  const { attack, defence } = typeOf(s, u);
  const here = s.hex[u];
  let total = 0;
  for (const g of groups) {
    total += nearness(distance(here, g.n));
    if (g.n !== here) continue;
    g.threat += attack;
    g.robotDefence += defence;
    g.robotWorth += worthOf(s, u);
    return;
  }
  const share = (attack * comingChance(s, u)) / Math.max(1, total);
  for (const g of groups) g.threat += share * nearness(distance(here, g.n));
}

/** How likely it is that a robot goes where squads are before they move again. */
function comingChance(s: S, u: number): number {
  const phase = s.ints[1];
  // While squads move, others may still come to stand with them: else none would go first.
  if (phase === STEP['human.move']) return 0.35;
  if (phase < STEP['robot.move']) return 0.5;
  if (phase > STEP['robot.move']) return 0.3;
  return s.acted[u] ? 0.1 : 0.7;
}

/** 1 for hexes that a robot surely reaches, fading out to where it hardly ever gets. */
const nearness = (distance: number): number =>
  distance <= 4 ? 1 : Math.max(0, 1 - 0.2 * (distance - 4));

const { hex } = BOARD;
export const distance = (a: number, b: number): number =>
  hex ? hexDistance(hex.q[a], hex.r[a], hex.q[b], hex.r[b]) : 0;

/** [CRT] Share of a group lost to an attack at these odds, between the columns in proportion. */
const lossRate = (odds: number): number =>
  odds >= 4 ? 0.9 : odds >= 1 ? 0.43 + 0.15 * (odds - 1) : 0.43 * odds;

/** [CRT] Share of robots killed, which die on D too. */
const killRate = (odds: number): number =>
  odds >= 3 ? 1 : odds >= 1 ? 0.67 + 0.165 * (odds - 1) : odds >= 0.5 ? 0.5 : 0.4 * odds;

/** [9.0] Repairbots that stand where there is something to repair. */
function repairsAhead(s: S): number {
  let sum = 0;
  for (let u = FIRST_REPAIRBOT; u < UNITS.length; u++) if (canRepair(s, s.hex[u])) sum += REPAIRING;
  return sum;
}
