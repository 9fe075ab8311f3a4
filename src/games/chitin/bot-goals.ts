/** Where a party may want to go: a quick score of every hex in its reach. */
import { type Action, type ActionList, nounOf, verbOf } from '../../kernel/action.ts';
import { type BotBoard, carrierSide, tokensOnMap, tokenWorth } from './bot-board.ts';
import { rearsBeside } from './bot-facing.ts';
import { workerOf } from './bot-parties.ts';
import { distance, HEXES, MEGAHEX_OF, WAY_HOME } from './data/field.ts';
import { BASIC, isFlyer, isWarrior, isWorker, sideOf, TYPE_OF, UNIT_COUNT } from './data/units.ts';
import type { Party } from './rules/scratch.ts';
import { V } from './rules/names.ts';
import type { Chitin } from './state.ts';

/** Goals weighed for one party. */
const GOALS = 6;

/** A goal of a party and its quick score. */
interface Goal {
  readonly action: Action;
  readonly score: number;
}

/** Whether fighters of a party have a Worker with them. */
export const isEscort = (s: Chitin, party: Party): boolean =>
  !isWorker(party.units[0]) && workerOf(s, party) >= 0;

/** The best goals of a party, best first. */
export function bestGoals(s: Chitin, b: BotBoard, party: Party, list: ActionList): Action[] {
  const scored = scoredGoals(s, b, party, list);
  const best = isWorker(party.units[0]) ? withEscorts(b, scored) : scored.slice(0, GOALS);
  return best.map(({ action }) => action);
}

/** Where a party can go, best first; nobody leaves the map for good. */
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
  // Equals in the same order from both ends of the map, so that neither is played better.
  if (s.end[s.mover] === 1) scored.reverse();
  return scored.sort((x, y) => y.score - x.score);
}

/** [6.082] Half of a Worker's goals are the best of those where fighters of its own stand. */
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

/** Places a party wants to be at, with how much. */
interface Wish {
  readonly node: number;
  readonly weight: number;
}

/** Carriers go home; Workers to tokens; all others to tokens, carriers and enemies. */
function wishes(s: Chitin, party: Party): readonly Wish[] {
  const w = workerOf(s, party);
  const u = w < 0 ? party.units[0] : w;
  if (s.carries[u] >= 0) return [];
  const worker = isWorker(u);
  const list: Wish[] = [];
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

/** Own units of the same trade that are nearer to a place already. */
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

/** [8.031] Basics go where most warriors are without one. */
function comrades(s: Chitin): Wish[] {
  const list: Wish[] = [];
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

/** Nearness to the best wish; without wishes, the way home; nobody else leaves the map. */
function goalScore(s: Chitin, b: BotBoard, want: readonly Wish[], n: number): number {
  if (want.length === 0) return n >= HEXES ? 100 : -WAY_HOME[s.end[s.mover]][n];
  if (n >= HEXES) return -1000;
  let best = 0;
  for (const { node, weight } of want) best = Math.max(best, weight / (1 + distance(n, node)));
  // [6.05] Company guards.
  return best + (b.at[n] >= 0 ? 0.3 : 0);
}
