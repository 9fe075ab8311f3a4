/** Actions worth considering: one canonical order of units, and a few goals for each. */
import { type Action, type ActionList, nounOf, pack, verbOf } from '../../../kernel/action.ts';
import { type BotBoard, carrierSide, makeBoard, readBoard } from './board.ts';
import { foesBeside, rateFacings } from './facing.ts';
import { type bestGoals, isEscort } from './goals.ts';
import { isFresh, joinCandidates, workerOf } from './parties.ts';
import { distance, HEXES } from '../data/field.ts';
import { BASIC, isFlyer, isWarrior, isWorker, sideOf, TYPE_OF, UNIT_COUNT } from '../data/units.ts';
import { proposeNext } from '../plan.ts';
import { JOINING, readParty } from '../rules/movement/06-party.ts';
import { victorOf } from '../rules/battle/07-advance.ts';
import type { Party } from '../rules/scratch.ts';
import { STEP, V } from '../rules/names.ts';
import { type Chitin, facingAt, type World } from '../state.ts';

/** Number of facings considered for a party if no enemy is near. */
const FACINGS = 2;

/** Input for choosing candidates: the current stacks, the facings of one hex, and the destinations of parties. */
interface Memory {
  readonly board: BotBoard;
  readonly facings: Float64Array;
  readonly goalsOf: typeof bestGoals;
}

/**
 * Builds the function that fills in a subset of `legal`, best guess first; see `Heuristics`. `goalsOf` decides whether
 * it serves decisions or plans. The function owns its working memory.
 */
export function makeCandidates(
  goalsOf: typeof bestGoals,
  { ratings }: World,
): (s: Chitin, list: ActionList, out: ActionList) => void {
  const memory = { board: makeBoard(ratings), facings: new Float64Array(6), goalsOf };
  return (s, list, out) => addCandidates(s, memory, list, out);
}

function addCandidates(s: Chitin, memory: Memory, list: ActionList, out: ActionList): void {
  switch (s.step) {
    case STEP['setup.claim']:
    case STEP['setup.end']:
      claims(s, list, out);
      break;
    case STEP['setup.force']:
      out.push(list.has(pack(V.usual)) ? pack(V.usual) : list.at(list.length - 1));
      break;
    case STEP['move.pick']:
      out.push(nextToMove(s, list));
      break;
    case STEP['move.party']:
      partyCandidates(s, memory, list, out);
      break;
    case STEP['move.face']:
      faceCandidates(s, memory, list, out);
      break;
    case STEP['combat.air']:
    case STEP['combat.declare']:
      out.push(proposeNext(s, list));
      break;
    case STEP['combat.next']:
      out.push(list.at(0));
      break;
    case STEP['combat.advance']:
      advanceCandidates(s, memory, list, out);
      break;
    default:
      for (let i = 0; i < list.length; i++) out.push(list.at(i));
  }
}

/**
 * [3.02] Takes the first move, except in Armageddon, where the second mover did better in trials. The ends are equal
 * [D2]; the die that was rolled decides between them, so that bots do not always take the same one.
 */
function claims(s: Chitin, list: ActionList, out: ActionList): void {
  const first = pack(V.claim, 0);
  const wantsFirst = list.has(first) && s.world.rules.muster.kind !== 'all';
  out.push(wantsFirst ? first : pack(V.claim, 1 + (s.die % 2)));
}

/**
 * Returns the pick of the unit to move next, among those that have not moved: warriors nearest to the enemy first, then
 * Basics, Workers, and flyers, which shield them.
 */
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

function rankOf(s: Chitin, u: number): number {
  const kind = isWarrior(u) ? 0 : TYPE_OF[u] === BASIC ? 1000 : isFlyer(u) ? 3000 : 2000;
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

/** Lists equal units that join; then a token if there is one, a charge if it pays, or a few goals. */
function partyCandidates(s: Chitin, memory: Memory, list: ActionList, out: ActionList): void {
  const party = readParty(s);
  const isJoining = s.frame(STEP['move.party']).stage === JOINING;
  if (isJoining && joinCandidates(s, party, list, out)) return;
  if (takes(s, list, out)) return;
  if (list.has(pack(V.charge)) && workerOf(s, party) < 0 && chargePays(s, party)) {
    out.push(pack(V.charge));
    return;
  }
  readBoard(s, memory.board);
  goals(s, memory, party, list, out);
}

/** [6.06] Lists actions of a party that has arrived: taking a token, overrunning an enemy, or choosing a facing. */
function faceCandidates(s: Chitin, memory: Memory, list: ActionList, out: ActionList): void {
  if (takes(s, list, out)) return;
  readBoard(s, memory.board);
  for (let i = 0; i < list.length; i++) if (verbOf(list.at(i)) === V.overrun) out.push(list.at(i));
  facings(s, memory, readParty(s), list, out);
}

/**
 * Lists the best facings first. Beside an enemy it lists all six, because they decide which enemies are attacked.
 * `done` has a bit for each facing that is listed already.
 */
function facings(
  s: Chitin,
  m: Memory,
  party: Party,
  list: ActionList,
  out: ActionList,
  done = 0,
): void {
  const { mover } = s;
  rateFacings(m.board, mover, s.end[mover], party.node, m.facings);
  const isNear = foesBeside(m.board, mover, party.node) > 0;
  const most = isNear ? 6 : isWorker(party.units[0]) ? 1 : FACINGS;
  for (let k = 0, listed = done; k < most; k++) {
    let best = -1;
    for (let d = 0; d < 6; d++)
      if (!((listed >> d) & 1) && list.has(pack(V.face, d)))
        if (best < 0 || isBetterFacing(s, m.facings, d, best)) best = d;
    if (best < 0) return;
    out.push(pack(V.face, best));
    listed |= 1 << best;
  }
}

/** Compares facings; ties are broken the same way for both ends of the map. */
const isBetterFacing = (s: Chitin, rated: Float64Array, a: number, b: number): boolean =>
  rated[a] > rated[b] ||
  (rated[a] === rated[b] && s.end[s.mover] === 1 && (a + 3) % 6 < (b + 3) % 6);

/** [7.066] Lists actions of victors: turn towards the next enemies, advance, or neither. */
function advanceCandidates(s: Chitin, m: Memory, list: ActionList, out: ActionList): void {
  const side = victorOf(s);
  readBoard(s, m.board);
  for (let i = 0; i < list.length; ) {
    const action = list.at(i);
    if (verbOf(action) !== V.turn) {
      if (verbOf(action) === V.advance) out.push(action);
      i++;
      continue;
    }
    // The turns of one hex are adjacent. Lists the best of them, if it is better than the current facing.
    const n = Math.trunc(nounOf(action) / 6);
    rateFacings(m.board, side, s.end[side], n, m.facings);
    let best = m.board.facing[m.board.at[n]];
    let turn = -1;
    for (; i < list.length && Math.trunc(nounOf(list.at(i)) / 6) === n; i++) {
      if (verbOf(list.at(i)) !== V.turn) break;
      const d = nounOf(list.at(i)) % 6;
      if (m.facings[d] > m.facings[best]) [best, turn] = [d, list.at(i)];
    }
    if (turn >= 0) out.push(turn);
  }
  out.push(pack(V.done));
}

/** Lists a token that no own Worker carries yet; it is always taken at once. */
function takes(s: Chitin, list: ActionList, out: ActionList): boolean {
  for (let i = 0; i < list.length; i++) {
    const action = list.at(i);
    if (verbOf(action) !== V.take || carrierSide(s, nounOf(action)) >= 0) continue;
    out.push(action);
    return true;
  }
  return false;
}

/** [8.02] Returns whether a charge pays: doubled strength must be three times that of an enemy stack in reach. */
function chargePays(s: Chitin, party: Party): boolean {
  const { values, ratings } = s.world;
  let attack = 0;
  for (let i = 0; i < party.size; i++)
    attack += values['charge.factor'] * ratings.attack[party.units[i]];
  const points = s.left[party.units[0]] + values['charge.points'];
  const weakest = new Map<number, number>();
  for (let v = 0; v < UNIT_COUNT; v++) {
    const n = s.at[v];
    if (sideOf(v) === s.mover || n < 0 || n >= HEXES || isFlyer(v)) continue;
    if (party.node < HEXES && distance(n, party.node) <= Math.max(1, points - 1))
      weakest.set(n, (weakest.get(n) ?? 0) + ratings.defence[v]);
  }
  for (const defence of weakest.values()) if (defence >= 3 && attack >= 3 * defence) return true;
  return false;
}

/**
 * Lists the best goals by a quick score, then staying. Escorts do not stay, because their Worker may still have
 * something to do alone.
 */
function goals(s: Chitin, m: Memory, party: Party, list: ActionList, out: ActionList): void {
  for (let i = 0; i < list.length; i++) if (verbOf(list.at(i)) === V.overrun) out.push(list.at(i));
  for (const action of m.goalsOf(s, m.board, party, list)) out.push(action);
  if (!isEscort(s, party) || out.length === 0) staying(s, m, party, list, out);
  if (out.length === 0) for (let i = 0; i < list.length; i++) out.push(list.at(i));
}

/** Lists staying in place, also with a better facing towards the enemy. */
function staying(s: Chitin, m: Memory, party: Party, list: ActionList, out: ActionList): void {
  if (party.flyers || party.node >= HEXES) {
    if (list.has(pack(V.stay))) out.push(pack(V.stay));
    return;
  }
  const facing = facingAt(s, s.mover, party.node);
  if (list.has(pack(V.face, facing))) out.push(pack(V.face, facing));
  facings(s, m, party, list, out, 1 << facing);
}
