/** Destinations of a party: a quick score of every hex in its reach. */
import { type Action, type ActionList, nounOf, verbOf } from '../../../kernel/action.ts';
import {
  type BotBoard,
  carrierSide,
  clearanceAt,
  menaceAt,
  tokensOnMap,
  tokenWorth,
} from './board.ts';
import { rearsBeside } from './facing.ts';
import { workerOf } from './parties.ts';
import { distance, HEXES, MEGAHEX_OF } from '../data/field.ts';
import { BASIC, isFlyer, isWarrior, isWorker, sideOf, TYPE_OF, UNIT_COUNT } from '../data/units.ts';
import type { Party } from '../rules/scratch.ts';
import { V } from '../rules/names.ts';
import type { Chitin } from '../state.ts';

/** Number of goals considered for one party. */
const GOALS = 6;
/** Number of goals near other wanted places that plans may add. */
const OTHERS = 3;
/** An enemy farther away than this is not near. */
const CLOSE = 3;

/** A goal of a party and its quick score. */
interface Goal {
  readonly action: Action;
  readonly score: number;
}

/** Returns whether fighters of a party have a Worker with them. */
export const isEscort = (s: Chitin, party: Party): boolean =>
  !isWorker(party.units[0]) && workerOf(s, party) >= 0;

/** Returns the best goals of a party, best first. */
export function bestGoals(s: Chitin, b: BotBoard, party: Party, list: ActionList): Action[] {
  return bestOf(b, party, scoredGoals(s, b, party, list)).map(({ action }) => action);
}

function bestOf(b: BotBoard, party: Party, scored: readonly Goal[]): readonly Goal[] {
  return isWorker(party.units[0]) ? withEscorts(b, scored) : scored.slice(0, GOALS);
}

/**
 * Returns the best goals, which usually lie around one wanted place, followed by goals for planning whole turns: to
 * stand off, to go for another place, to guard a Worker.
 */
export function goalsOfPlans(s: Chitin, b: BotBoard, party: Party, list: ActionList): Action[] {
  const scored = scoredGoals(s, b, party, list);
  const onMap = scored.filter(({ action }) => nounOf(action) < HEXES);
  const found = [...bestOf(b, party, scored), ...standingOff(s, b, onMap)];
  if (!isWorker(party.units[0]))
    found.push(...forOthers(onMap, wishes(s, party), found), ...beside(s, b, onMap));
  return [...new Set(found.map(({ action }) => action))];
}

/**
 * Returns up to four goals: the best with no enemy beside it, the best with none near, the best out of reach of all
 * enemies, and the one within reach of the least enemy strength.
 */
function standingOff(s: Chitin, b: BotBoard, onMap: readonly Goal[]): readonly Goal[] {
  const clearance = ({ action }: Goal): number => clearanceAt(b, s.mover, nounOf(action));
  const menace = ({ action }: Goal): number => menaceAt(b, s.mover, nounOf(action));
  return [
    onMap.find((goal) => clearance(goal) > 1),
    onMap.find((goal) => clearance(goal) > CLOSE),
    onMap.find((goal) => menace(goal) === 0),
    leastOf(onMap, menace),
  ].filter((goal) => goal !== undefined);
}

/** Returns the goals nearest to other wanted places, most promising first, leaving out known ones. */
function forOthers(
  onMap: readonly Goal[],
  want: readonly WantedPlace[],
  known: readonly Goal[],
): readonly Goal[] {
  const nearest = want
    .filter(({ node }) => node < HEXES)
    .map(({ node, weight }) => {
      const goal = nearestTo(onMap, node);
      return { goal, value: goal ? weight / (1 + distance(nounOf(goal.action), node)) : 0 };
    })
    .sort((x, y) => y.value - x.value)
    .map(({ goal }) => goal)
    .filter((goal) => goal !== undefined)
    .filter((goal) => !known.includes(goal));
  return [...new Set(nearest)].slice(0, OTHERS);
}

/** Returns the goal nearest to an own Worker; Workers with more valuable cargo count more. */
function beside(s: Chitin, b: BotBoard, onMap: readonly Goal[]): Goal[] {
  let best: Goal | undefined;
  let most = 0;
  for (let i = 0; i < b.count; i++) {
    if (b.side[i] !== s.mover || b.workers[i] === 0) continue;
    const goal = nearestTo(onMap, b.node[i]);
    if (goal === undefined) continue;
    const value = (1 + b.cargo[i]) / (1 + distance(nounOf(goal.action), b.node[i]));
    if (value > most) [most, best] = [value, goal];
  }
  return best === undefined ? [] : [best];
}

const nearestTo = (onMap: readonly Goal[], node: number): Goal | undefined =>
  leastOf(onMap, ({ action }) => distance(nounOf(action), node));

/** Returns the goal with the smallest figure; among equals, the first. */
function leastOf(goals: readonly Goal[], figure: (goal: Goal) => number): Goal | undefined {
  let best: Goal | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const goal of goals) {
    const value = figure(goal);
    if (value < least) [least, best] = [value, goal];
  }
  return best;
}

/** Returns the destinations of a party, best first; only Workers may leave the map. */
function scoredGoals(s: Chitin, b: BotBoard, party: Party, list: ActionList): Goal[] {
  const want = wishes(s, party);
  const escorts = isEscort(s, party);
  const fights = isWarrior(party.units[0]) && !escorts;
  const scored: Goal[] = [];
  for (let i = 0; i < list.length; i++) {
    const action = list.at(i);
    const n = nounOf(action);
    if (verbOf(action) !== V.to || (n >= HEXES && !isWorker(party.units[0]))) continue;
    const near = fights && n < HEXES ? rearsBeside(b, s.mover, n) : 0;
    scored.push({ action, score: goalScore(s, b, want, n) + near });
  }
  // Equal scores are ordered symmetrically, so that neither end of the map is played better.
  if (s.end[s.mover] === 1) scored.reverse();
  return scored.sort((x, y) => y.score - x.score);
}

/** [6.082] Returns a Worker's goals; half of them are the best hexes with own fighters in them. */
function withEscorts(b: BotBoard, scored: readonly Goal[]): readonly Goal[] {
  const isEscorted = ({ action }: Goal): boolean => {
    const n = nounOf(action);
    const i = n < HEXES ? b.at[n] : -1;
    return i >= 0 && b.attack[i] > 0;
  };
  const escorted = scored.filter(isEscorted).slice(0, GOALS / 2);
  const alone = scored.filter((goal) => !escorted.includes(goal));
  return [...alone.slice(0, GOALS - escorted.length), ...escorted];
}

/** A place that a party wants to reach, with its weight. */
interface WantedPlace {
  readonly node: number;
  readonly weight: number;
}

/**
 * Returns the wanted places. Carriers have none and go home; Workers want tokens; all others want tokens, carriers and
 * enemies.
 */
function wishes(s: Chitin, party: Party): readonly WantedPlace[] {
  const w = workerOf(s, party);
  const u = w < 0 ? party.units[0] : w;
  if (s.carries[u] >= 0) return [];
  const worker = isWorker(u);
  const list: WantedPlace[] = [];
  for (const t of tokensOnMap(s)) {
    const owner = carrierSide(s, t);
    if (worker && owner >= 0) continue;
    const crowd = crowdAt(s, u, s.tokenAt[t]);
    const weight = tokenWorth(s, t) * (owner === 1 - s.mover ? 1.5 : 1);
    list.push({ node: s.tokenAt[t], weight: weight / (1 + crowd) });
  }
  if (worker) return list;
  for (let v = 0; v < UNIT_COUNT; v++)
    if (sideOf(v) !== s.mover && s.at[v] >= 0 && s.at[v] < HEXES && !isFlyer(v))
      list.push({ node: s.at[v], weight: 6 });
  if (TYPE_OF[u] === BASIC) return comrades(s);
  return list;
}

/** Returns the weight of own units of the same role that are near a place already. */
function crowdAt(s: Chitin, u: number, n: number): number {
  let count = 0;
  for (let v = 0; v < UNIT_COUNT; v++) {
    if (v === u || sideOf(v) !== sideOf(u) || isWorker(v) !== isWorker(u) || s.at[v] >= HEXES)
      continue;
    if (s.at[v] >= 0 && s.carries[v] < 0 && distance(s.at[v], n) <= 4)
      count += isWorker(v) ? 2 : 0.3;
  }
  return count;
}

/** [8.031] Returns the places that a Basic wants: own warriors, above all those without a Basic. */
function comrades(s: Chitin): WantedPlace[] {
  const list: WantedPlace[] = [];
  for (let v = 0; v < UNIT_COUNT; v++) {
    if (sideOf(v) !== s.mover || !isWarrior(v) || s.at[v] < 0 || s.at[v] >= HEXES) continue;
    list.push({ node: s.at[v], weight: hasBasic(s, MEGAHEX_OF[s.at[v]]) ? 1 : 4 });
  }
  return list;
}

function hasBasic(s: Chitin, m: number): boolean {
  for (let v = 0; v < UNIT_COUNT; v++)
    if (
      sideOf(v) === s.mover &&
      TYPE_OF[v] === BASIC &&
      s.at[v] >= 0 &&
      s.at[v] < HEXES &&
      MEGAHEX_OF[s.at[v]] === m &&
      !s.marked[v]
    )
      return true;
  return false;
}

/**
 * Returns the score of a hex: nearness to the best wanted place, or, without any, nearness to home. Leaving the map
 * scores only in the second case.
 */
function goalScore(s: Chitin, b: BotBoard, want: readonly WantedPlace[], n: number): number {
  if (want.length === 0) return n >= HEXES ? 100 : -s.world.ratings.wayHome[s.end[s.mover]][n];
  if (n >= HEXES) return -1000;
  let best = 0;
  for (const { node, weight } of want) best = Math.max(best, weight / (1 + distance(n, node)));
  // [6.05] Units already there give protection.
  return best + (b.at[n] >= 0 ? 0.3 : 0);
}
