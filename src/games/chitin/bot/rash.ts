/** Actions that look like folly, whatever they may be worth: no bot that slips does so by these. */
import { type Action, nounOf, verbOf } from '../../../kernel/action.ts';
import { type BotBoard, makeBoard, menaceAt, readBoard } from './board.ts';
import { foesBeside, openBehind } from './facing.ts';
import { workerOf } from './parties.ts';
import { HEXES, isFront, NEXT } from '../data/field.ts';
import { readParty } from '../rules/movement/06-party.ts';
import type { Party } from '../rules/scratch.ts';
import { STEP, V } from '../rules/names.ts';
import { type Chitin, facingAt } from '../state.ts';

/** Odds below this are hopeless: a half. */
const HOPELESS = 2;

/** Owns its memory. */
export function makeRash(): (s: Chitin, action: Action) => boolean {
  const board = makeBoard();
  return (s, action) => {
    if (s.step !== STEP['move.party'] && s.step !== STEP['move.face']) return false;
    const party = readParty(s);
    if (party.flyers || party.node >= HEXES) return false;
    readBoard(s, board);
    if (verbOf(action) === V.to) return isExposed(s, board, party, nounOf(action));
    if (verbOf(action) === V.face) return isBadFacing(s, board, party, nounOf(action));
    return false;
  };
}

/** [6.082] Workers that go before the enemy alone, or are left there alone. */
function isExposed(s: Chitin, b: BotBoard, party: Party, to: number): boolean {
  if (to >= HEXES) return false;
  const hasWorker = workerOf(s, party) >= 0;
  if (hasWorker) return party.fighters === 0 && !hasFighter(b, to) && canBeCaught(s, b, to);
  const i = b.at[party.node];
  const left = b.units[i] - b.workers[i] - party.size;
  return b.workers[i] > 0 && left === 0 && canBeCaught(s, b, party.node);
}

const hasFighter = (b: BotBoard, n: number): boolean => b.at[n] >= 0 && b.attack[b.at[n]] > 0;

/** Whether an enemy can come beside a hex in its next turn. */
const canBeCaught = (s: Chitin, b: BotBoard, n: number): boolean => menaceAt(b, s.mover, n) > 0;

/** [7.041] A back turned without need, or [7.02] more enemies in front than the attack can be for. */
function isBadFacing(s: Chitin, b: BotBoard, party: Party, facing: number): boolean {
  if (party.fighters === 0) return false;
  const n = party.node;
  if (foesBeside(b, s.mover, n) > 0) return isHopeless(s, b, n, facing);
  const open = openBehind(b, s.mover, n, facing);
  const stays = facingAt(s, s.mover, n) === facing;
  for (let d = 0; d < 6; d++) if (!stays && openBehind(b, s.mover, n, d) < open) return true;
  return false;
}

/** All that a stack has in front must be attacked, by it and by others that face them too. */
function isHopeless(s: Chitin, b: BotBoard, n: number, facing: number): boolean {
  const helpers = new Set([b.at[n]]);
  let defence = 0;
  for (let d = 0; d < 6; d++) {
    const enemy = stackAt(b, NEXT[n * 6 + d]);
    if (enemy < 0 || b.side[enemy] === s.mover || !isFront(facing, d)) continue;
    defence += b.defence[enemy];
    addHelpers(s, b, enemy, helpers);
  }
  let attack = 0;
  for (const i of helpers) attack += b.attack[i];
  return attack * HOPELESS < defence;
}

/** Stacks of the mover that have an enemy in front. */
function addHelpers(s: Chitin, b: BotBoard, enemy: number, helpers: Set<number>): void {
  for (let d = 0; d < 6; d++) {
    const i = stackAt(b, NEXT[b.node[enemy] * 6 + d]);
    if (i >= 0 && b.side[i] === s.mover && b.attack[i] > 0 && isFront(b.facing[i], (d + 3) % 6))
      helpers.add(i);
  }
}

const stackAt = (b: BotBoard, n: number): number => (n < 0 ? -1 : b.at[n]);
