/** Actions that look silly, whatever their value. Bots that slip never choose these by mistake. */
import { type Action, nounOf, verbOf } from '../../../kernel/action.ts';
import { type BotBoard, makeBoard, menaceAt, readBoard } from './board.ts';
import { foesBeside, openBehind } from './facing.ts';
import { workerOf } from './parties.ts';
import { HEXES, isFront, NEXT } from '../data/field.ts';
import { readParty } from '../rules/movement/06-party.ts';
import type { Party } from '../rules/scratch.ts';
import { STEP, V } from '../rules/names.ts';
import { type Chitin, facingAt, type World } from '../state.ts';

/** Reciprocal of the odds below which an attack is hopeless. */
const HOPELESS = 2;

/** Builds the function that recognises blunders. It owns its working memory. */
export function makeIsBlunder({ ratings }: World): (s: Chitin, action: Action) => boolean {
  const board = makeBoard(ratings);
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

/** [6.082] Returns whether Workers would go near the enemy alone, or be left there alone. */
function isExposed(s: Chitin, b: BotBoard, party: Party, to: number): boolean {
  if (to >= HEXES) return false;
  const hasWorker = workerOf(s, party) >= 0;
  if (hasWorker) return party.fighters === 0 && !hasFighter(b, to) && canBeCaught(s, b, to);
  const i = b.at[party.node];
  const left = b.units[i] - b.workers[i] - party.size;
  return b.workers[i] > 0 && left === 0 && canBeCaught(s, b, party.node);
}

const hasFighter = (b: BotBoard, n: number): boolean => b.at[n] >= 0 && b.attack[b.at[n]] > 0;

/** Returns whether an enemy can come beside a hex in its next turn. */
const canBeCaught = (s: Chitin, b: BotBoard, n: number): boolean => menaceAt(b, s.mover, n) > 0;

/**
 * [7.041] Returns whether a facing exposes the back needlessly, or [7.02] takes on more enemies than the attack can
 * beat.
 */
function isBadFacing(s: Chitin, b: BotBoard, party: Party, facing: number): boolean {
  if (party.fighters === 0) return false;
  const n = party.node;
  if (foesBeside(b, s.mover, n) > 0) return isHopeless(s, b, n, facing);
  const open = openBehind(b, s.mover, n, facing);
  const stays = facingAt(s, s.mover, n) === facing;
  for (let d = 0; d < 6; d++) if (!stays && openBehind(b, s.mover, n, d) < open) return true;
  return false;
}

/**
 * Returns whether a facing forces a hopeless attack: all enemies in front must be attacked, by this stack and by others
 * that face them too.
 */
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

/** Adds the mover's stacks that have an enemy in front. */
function addHelpers(s: Chitin, b: BotBoard, enemy: number, helpers: Set<number>): void {
  for (let d = 0; d < 6; d++) {
    const i = stackAt(b, NEXT[b.node[enemy] * 6 + d]);
    if (i >= 0 && b.side[i] === s.mover && b.attack[i] > 0 && isFront(b.facing[i], (d + 3) % 6))
      helpers.add(i);
  }
}

const stackAt = (b: BotBoard, n: number): number => (n < 0 ? -1 : b.at[n]);
