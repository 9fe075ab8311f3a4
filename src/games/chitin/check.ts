/** Invariants that hold in every position: `check` throws if one is broken. */
import { BrokenInvariant } from '../../kernel/conformance/invariant.ts';
import { type MessageArgs, node, side as sideNoun, unit } from '../../kernel/text/message.ts';
import { NONE } from '../../kernel/state.ts';
import { checkForces } from './check/force.ts';
import { checkTurn } from './check/turn.ts';
import { HEXES, NODES } from './data/field.ts';
import { TOKENS } from './data/scenarios.ts';
import {
  isFlyer,
  isWarrior,
  SIDE_UNITS,
  sideOf,
  TYPE_OF,
  UNIT_COUNT,
  UNIT_TYPES,
} from './data/units.ts';
import { hasEnemyInFront } from './rules/air/08-charge.ts';
import { STEP } from './rules/names.ts';
import { type Chitin, DEAD, GONE, isOnMap, mayStack, typeBit } from './state.ts';
import { type Key, msg } from './i18n/msg.ts';

/** Throws if the position breaks an invariant. */
export function check(s: Chitin): void {
  checkTurn(s);
  checkStacks(s);
  for (let u = 0; u < UNIT_COUNT; u++) checkUnit(s, u);
  for (let t = 0; t < TOKENS.length; t++) checkToken(s, t);
  for (let side = 0; side < 2; side++) checkForce(s, side);
  checkForces(s);
}

/** Throws the error of a unit. */
const fail = (u: number, key: Key, field = 'at', args: MessageArgs = {}): never => {
  throw new BrokenInvariant(field, u, msg(key, { ...args, u: unit(u) }));
};

function checkUnit(s: Chitin, u: number): void {
  const n = s.at[u];
  if (n !== NONE && n !== DEAD && n !== GONE && (n < 0 || n >= NODES))
    fail(u, 'fault.nowhere', 'at', { n });
  const grounded = isOnMap(s, u) && !isFlyer(u);
  if (grounded ? s.facing[u] < 0 || s.facing[u] > 5 : s.facing[u] !== NONE)
    fail(u, 'fault.facing', 'facing');
  if (isFlyer(u) && isOnMap(s, u) && s.world.rules.advanced === false) fail(u, 'fault.basic-flyer');
  if (s.disrupted[u] && !(isWarrior(u) && grounded)) fail(u, 'fault.disrupted', 'disrupted');
  if (s.charging[u]) checkCharge(s, u);
  if (s.left[u] < 0) fail(u, 'fault.moved', 'left');
  if (s.carries[u] !== NONE) checkCarried(s, u, s.carries[u]);
}

/**
 * [6.081] [R59] Checks that a token is in the hex of its carrier, and that the hex where it was picked up is stored.
 */
function checkCarried(s: Chitin, u: number, t: number): void {
  const args = { token: TOKENS[t] };
  if (s.tokenAt[t] !== s.at[u]) fail(u, 'fault.carries.elsewhere', 'carries', args);
  if (s.tokenNear[t] === NONE) fail(u, 'fault.carries.nearest', 'carries', args);
}

/** Steps of movement in which a charge may be declared, while a party moves. */
const MOVING = new Set([STEP['move.party'], STEP['move.face']]);
/** Steps between two moves, and those from then until the announcement. */
const WAITING = new Set([
  STEP['move.pick'],
  STEP['turn.recover'],
  STEP['combat.air'],
  STEP['combat.declare'],
]);

/** [8.02] [8.021] [8.024] Checks that charges last only within their owner's turn, and always have a target. */
function checkCharge(s: Chitin, u: number): void {
  if (!s.world.ratings.types[TYPE_OF[u]].charges || !s.world.rules.advanced)
    fail(u, 'fault.charge.type', 'charging');
  if (sideOf(u) !== s.mover) fail(u, 'fault.charge.enemy', 'charging');
  // During its battle, a charger may already be disrupted before the charge ends [R27].
  if (s.fight[u] !== NONE) return;
  if (s.disrupted[u]) fail(u, 'fault.charge.disrupted', 'charging');
  if (MOVING.has(s.step) && s.marked[u]) return;
  if (!MOVING.has(s.step) && !WAITING.has(s.step)) fail(u, 'fault.charge.late', 'charging');
  if (!hasEnemyInFront(s, u)) fail(u, 'fault.charge.alone', 'charging');
}

/**
 * [6.05] [6.051] [6.06] [6.09] Checks that no hex holds too many units, two sides, two warrior types, or two facings.
 */
function checkStacks(s: Chitin): void {
  const seen = new Map<number, number[]>();
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (!isOnMap(s, u) || isFlyer(u)) continue;
    const stack = seen.get(s.at[u]);
    if (stack) stack.push(u);
    else seen.set(s.at[u], [u]);
  }
  for (const [n, stack] of seen) {
    const first = stack[0];
    const last = stack[stack.length - 1];
    const args = { at: node(n), n: stack.length };
    if (stack.length > 3) fail(last, 'fault.four', 'at', args);
    for (const u of stack) {
      if (u < SIDE_UNITS !== first < SIDE_UNITS) fail(u, 'fault.two-sides');
      if (s.facing[u] !== s.facing[first]) fail(u, 'fault.two-facings', 'facing');
    }
    if (!mayStack(stack.reduce((mask, u) => mask | typeBit(u), 0)))
      fail(last, 'fault.two-types', 'at', args);
  }
}

function checkToken(s: Chitin, t: number): void {
  const most = s.world.values['token.limit'];
  if (s.tokenValue[t] < 0 || s.tokenValue[t] > most)
    throw new BrokenInvariant('tokenValue', t, msg('fault.token.value', { most }));
  const n = s.tokenAt[t];
  if (n !== NONE && n !== GONE && (n < 0 || n >= HEXES))
    throw new BrokenInvariant('tokenAt', t, msg('fault.hex'));
}

/** [3.03] Checks that a side has no more units than the scenario allows. */
function checkForce(s: Chitin, side: number): void {
  const { muster } = s.world.rules;
  if (muster.kind !== 'points') return;
  const first = side * UNIT_TYPES.length;
  const n = s.world.ratings.types.reduce(
    (sum, { attack }, t) => sum + s.force[first + t] * attack,
    0,
  );
  const args = { by: sideNoun(side), n, most: muster.points };
  if (n > muster.points) throw new BrokenInvariant('force', first, msg('fault.force', args));
}
