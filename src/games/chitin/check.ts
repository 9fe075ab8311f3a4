/** What always holds of a position, whatever was played: `check` throws if it does not. */
import { BrokenInvariant } from '../../kernel/invariant.ts';
import { NONE } from '../../kernel/state.ts';
import { checkTurn } from './check-turn.ts';
import { BOARD, HEXES, NODES } from './data/field.ts';
import { TOKENS } from './data/scenarios.ts';
import {
  isFlyer,
  isWarrior,
  SIDE_UNITS,
  sideOf,
  TYPE_OF,
  UNIT_COUNT,
  UNIT_TYPES,
  UNITS,
} from './data/units.ts';
import { hasEnemyInFront } from './rules/08-charge.ts';
import { STEP } from './rules/names.ts';
import { type Chitin, DEAD, GONE, isOnMap, mayStack, typeBit } from './state.ts';

/** Throws if the position breaks what always holds. */
export function check(s: Chitin): void {
  checkTurn(s);
  checkStacks(s);
  for (let u = 0; u < UNIT_COUNT; u++) checkUnit(s, u);
  for (let t = 0; t < TOKENS.length; t++) checkToken(s, t);
  for (let side = 0; side < 2; side++) checkForce(s, side);
}

const fail = (u: number, what: string, field = 'at'): never => {
  throw new BrokenInvariant(field, u, `${UNITS[u].id} ${what}`);
};

function checkUnit(s: Chitin, u: number): void {
  const n = s.at[u];
  if (n !== NONE && n !== DEAD && n !== GONE && (n < 0 || n >= NODES)) fail(u, `stands at ${n}`);
  const grounded = isOnMap(s, u) && !isFlyer(u);
  if (grounded ? s.facing[u] < 0 || s.facing[u] > 5 : s.facing[u] !== NONE)
    fail(u, 'has a wrong facing', 'facing');
  if (isFlyer(u) && isOnMap(s, u) && s.world.rules.advanced === false)
    fail(u, 'flies in a basic game');
  if (s.disrupted[u] && !(isWarrior(u) && grounded))
    fail(u, '[7.065] cannot be disrupted', 'disrupted');
  if (s.charging[u]) checkCharge(s, u);
  if (s.left[u] < 0) fail(u, '[6.02] has moved too far', 'left');
  const t = s.carries[u];
  if (t !== NONE && s.tokenAt[t] !== n)
    fail(u, `[6.081] carries token ${t} that is elsewhere`, 'carries');
  if (t !== NONE && s.tokenNear[t] === NONE)
    fail(u, `[R59] carries token ${t} from nowhere`, 'carries');
}

/** Steps of movement, in which a charge may be declared, while parties are on their way. */
const MOVING = new Set([STEP['move.party'], STEP['move.face']]);
/** Steps between two moves, and from then on to the announcement. */
const WAITING = new Set([
  STEP['move.pick'],
  STEP['turn.recover'],
  STEP['combat.air'],
  STEP['combat.declare'],
]);

/** [8.02] [8.021] [8.024] Charges begin and end within their owner's turn, and never go to waste. */
function checkCharge(s: Chitin, u: number): void {
  if (!UNIT_TYPES[TYPE_OF[u]].charges || !s.world.rules.advanced)
    fail(u, '[8.02] cannot charge', 'charging');
  if (sideOf(u) !== s.mover) fail(u, '[8.021] charges in the turn of the enemy', 'charging');
  // In its battle a charger may have been disrupted before the charge is over [R27].
  if (s.fight[u] !== NONE) return;
  if (s.disrupted[u]) fail(u, '[8.025] charges though it is disrupted', 'charging');
  if (MOVING.has(s.step) && s.marked[u]) return;
  if (!MOVING.has(s.step) && !WAITING.has(s.step))
    fail(u, '[8.021] charges outside of movement and combat', 'charging');
  if (!hasEnemyInFront(s, u)) fail(u, '[8.021] charges with no enemy in front of it', 'charging');
}

/** [6.05] [6.051] [6.06] [6.09] No hex holds too many, two hives, two warrior types, two facings. */
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
    const label = BOARD.labels[n];
    if (stack.length > 3) fail(last, `[6.05] is too many: ${label} holds ${stack.length} units`);
    for (const u of stack) {
      if (u < SIDE_UNITS !== first < SIDE_UNITS) fail(u, 'shares a hex with the enemy');
      if (s.facing[u] !== s.facing[first]) fail(u, 'faces another way than its stack', 'facing');
    }
    if (!mayStack(stack.reduce((mask, u) => mask | typeBit(u), 0)))
      fail(last, `[6.051] is too many: ${label} holds two types of warriors`);
  }
}

function checkToken(s: Chitin, t: number): void {
  if (s.tokenValue[t] < 0 || s.tokenValue[t] > 30)
    throw new BrokenInvariant('tokenValue', t, '[8.043] expected 0 to 30');
  const n = s.tokenAt[t];
  if (n !== NONE && n !== GONE && (n < 0 || n >= HEXES))
    throw new BrokenInvariant('tokenAt', t, 'a hex of the map');
}

/** [3.03] Nobody has more than the scenario allows. */
function checkForce(s: Chitin, side: number): void {
  const { muster } = s.world.rules;
  if (muster.kind !== 'points') return;
  let cost = 0;
  for (const [t, type] of UNIT_TYPES.entries())
    cost += s.force[side * UNIT_TYPES.length + t] * type.attack;
  if (cost > muster.points) throw new Error(`side ${side} has ${cost} points of units`);
}
