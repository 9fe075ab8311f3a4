/** Which actions are worth a thought: one canonical order of units, a few goals for each. */
import { type Action, type ActionList, nounOf, pack, verbOf } from '../../kernel/action.ts';
import { carrierSide, tokensOnMap, tokenWorth } from './bot-board.ts';
import { distance, HEXES, MEGAHEX_OF, WAY_HOME } from './data/field.ts';
import {
  BASIC,
  isFlyer,
  isWarrior,
  isWorker,
  sideOf,
  TYPE_OF,
  typeOf,
  UNIT_COUNT,
} from './data/units.ts';
import { proposeNext } from './plan.ts';
import { readParty } from './rules/06-party.ts';
import { JOINING } from './rules/06-movement.ts';
import type { Party } from './rules/scratch.ts';
import { STEP, V } from './rules/names.ts';
import { type Chitin, facingAt, holdsHex } from './state.ts';

/** Goals weighed for one party. */
const GOALS = 6;

/** A subset of `legal`, best guess first; see `Heuristics`. */
export function candidates(s: Chitin, list: ActionList, out: ActionList): void {
  switch (s.step) {
    case STEP['setup.claim']:
    case STEP['setup.end']:
      claims(s, list, out);
      return;
    case STEP['setup.force']:
      out.push(list.has(pack(V.usual)) ? pack(V.usual) : list.at(list.length - 1));
      return;
    case STEP['move.pick']:
      out.push(nextToMove(s, list));
      return;
    case STEP['move.party']:
      partyCandidates(s, list, out);
      return;
    case STEP['combat.air']:
    case STEP['combat.declare']:
      out.push(proposeNext(s, list));
      return;
    case STEP['combat.next']:
      out.push(list.at(0));
      return;
    case STEP['move.face']:
      if (takes(s, list, out)) return;
  }
  for (let i = 0; i < list.length; i++) if (verbOf(list.at(i)) !== V.take) out.push(list.at(i));
}

/**
 * [3.02] The first move, but in Armageddon, where in trials the second mover did better. The ends are
 * equal [D2]; the die already cast says which, so that bots do not always sit at the same one.
 */
function claims(s: Chitin, list: ActionList, out: ActionList): void {
  const first = pack(V.claim, 0);
  const wantsFirst = list.has(first) && s.world.rules.muster.kind !== 'all';
  out.push(wantsFirst ? first : pack(V.claim, 1 + (s.die % 2)));
}

/** Warriors by how near the enemy is, then Basics, flyers, Workers; whoever has not moved yet. */
function nextToMove(s: Chitin, list: ActionList): Action {
  let best = pack(V.done);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < list.length; i++) {
    if (verbOf(list.at(i)) !== V.pick) continue;
    const u = nounOf(list.at(i));
    if (!isFresh(s, u)) continue;
    const rank = rankOf(s, u);
    if (rank < least) [least, best] = [rank, list.at(i)];
  }
  return best;
}

const isFresh = (s: Chitin, u: number): boolean =>
  s.left[u] === (s.disrupted[u] ? 1 : typeOf(u).moves);

function rankOf(s: Chitin, u: number): number {
  const kind = isWarrior(u) ? 0 : TYPE_OF[u] === BASIC ? 1000 : isFlyer(u) ? 2000 : 3000;
  if (s.at[u] >= HEXES) return kind + 500;
  return kind + (isWarrior(u) ? nearestEnemy(s, u) : 0);
}

function nearestEnemy(s: Chitin, u: number): number {
  let least = 40;
  for (let v = 0; v < UNIT_COUNT; v++)
    if (sideOf(v) !== sideOf(u) && s.at[v] >= 0 && s.at[v] < HEXES)
      least = Math.min(least, distance(s.at[u], s.at[v]));
  return least;
}

/** Likes go together; then a token if there is one, a charge if it pays, or a few goals. */
function partyCandidates(s: Chitin, list: ActionList, out: ActionList): void {
  const party = readParty(s);
  if (s.arg(1) === JOINING && joins(s, party, list, out)) return;
  if (takes(s, list, out)) return;
  if (list.has(pack(V.charge)) && chargePays(s, party)) {
    out.push(pack(V.charge));
    return;
  }
  goals(s, party, list, out);
}

/** Warriors of one type set out together; others go alone. */
function joins(s: Chitin, party: Party, list: ActionList, out: ActionList): boolean {
  const first = party.units[0];
  if (!isWarrior(first) && !isFlyer(first)) return false;
  for (let i = 0; i < list.length; i++) {
    const action = list.at(i);
    if (verbOf(action) !== V.pick) break;
    const u = nounOf(action);
    if (TYPE_OF[u] !== TYPE_OF[first] || !isFresh(s, u)) continue;
    out.push(action);
    return true;
  }
  return false;
}

/** A token that nobody of ours carries yet is taken at once. */
function takes(s: Chitin, list: ActionList, out: ActionList): boolean {
  for (let i = 0; i < list.length; i++) {
    const action = list.at(i);
    if (verbOf(action) !== V.take || carrierSide(s, nounOf(action)) >= 0) continue;
    out.push(action);
    return true;
  }
  return false;
}

/** [8.02] A charge pays where doubled strength is three times what stands in reach. */
function chargePays(s: Chitin, party: Party): boolean {
  let attack = 0;
  for (let i = 0; i < party.size; i++) attack += 2 * typeOf(party.units[i]).attack;
  const points = s.left[party.units[0]] + 2;
  const weakest = new Map<number, number>();
  for (let v = 0; v < UNIT_COUNT; v++) {
    const n = s.at[v];
    if (sideOf(v) === s.mover || n < 0 || n >= HEXES || isFlyer(v)) continue;
    if (party.node < HEXES && distance(n, party.node) <= Math.max(1, points - 1))
      weakest.set(n, (weakest.get(n) ?? 0) + typeOf(v).defence);
  }
  for (const defence of weakest.values()) if (defence >= 3 && attack >= 3 * defence) return true;
  return false;
}

/** The best goals by a quick score, and staying as it is. */
function goals(s: Chitin, party: Party, list: ActionList, out: ActionList): void {
  const scored: { action: Action; score: number }[] = [];
  const want = wishes(s, party);
  const stay = stayAction(s, party);
  for (let i = 0; i < list.length; i++) {
    const action = list.at(i);
    if (verbOf(action) === V.overrun) out.push(action);
    if (verbOf(action) === V.to) scored.push({ action, score: goalScore(s, want, nounOf(action)) });
  }
  // Equals in the same order from both ends of the map, so that neither is played better.
  if (s.end[s.mover] === 1) scored.reverse();
  scored.sort((a, b) => b.score - a.score);
  for (const { action } of scored.slice(0, GOALS)) out.push(action);
  if (list.has(stay)) out.push(stay);
  if (out.length === 0) for (let i = 0; i < list.length; i++) out.push(list.at(i));
}

function stayAction(s: Chitin, party: Party): Action {
  if (party.flyers || party.node >= HEXES) return pack(V.stay);
  return pack(V.face, facingAt(s, s.mover, party.node));
}

/** Places a party wants to be at, with how much. */
interface Wish {
  readonly node: number;
  readonly weight: number;
}

/** Carriers go home; Workers to tokens; all others to tokens, carriers and enemies. */
function wishes(s: Chitin, party: Party): readonly Wish[] {
  const u = party.units[0];
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
function goalScore(s: Chitin, want: readonly Wish[], n: number): number {
  if (want.length === 0) return n >= HEXES ? 100 : -WAY_HOME[s.end[s.mover]][n];
  if (n >= HEXES) return -1000;
  let best = 0;
  for (const { node, weight } of want) best = Math.max(best, weight / (1 + distance(n, node)));
  return best + (holdsHex(s, s.mover, n) ? 0.3 : 0);
}
