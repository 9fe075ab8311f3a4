/** Reasons why a unit cannot be picked to move, or cannot do an action during its move. */
import { pack } from '../../../../kernel/action.ts';
import { type MessageArgs, node, unit } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import type { WhyNot } from '../../../../kernel/step.ts';
import { NONE } from '../../../../kernel/state.ts';
import { BARRED, BRIDGE, LAKE_HEX, RIVER, STACK_LIMIT } from '../../data/terrain.ts';
import { floodFrom, type Trip } from '../../ground/reach.ts';
import { BLOWN_UP, LANDED_ON_ENEMIES, type Slammers } from '../../state.ts';
import { refuse } from '../../i18n/msg.ts';
import { whyClosed } from './09-closed.ts';
import { canDo, unitActions, type UnitVerb } from './09-unit-actions.ts';
import { isPinned } from './09-movers.ts';
import { isTowing } from './09-points.ts';
import { entriesOf, hasFoes, reachOf, sizeOf, tripOf } from './09-reach.ts';
import { isCrowded, relievers } from './09-stacking.ts';
import { mustHook, whyNotBlowUp } from '../22-fortresses.ts';
import { isSurprised } from './12-bearing.ts';
import { isWetNow } from '../fire/17-defence.ts';
import { STEP, V } from '../names.ts';
import type { SlammersStep } from '../step.ts';
import { countAt, countStacks, isCarried, isMoving, modeOf, partyOf } from '../units.ts';

type S = Slammers;

const CROWDED: Refusal = refuse('9.13', 'refusal.relieve-first');
const LEAVING: Refusal = refuse('22.8', 'refusal.leave-first');

/** Refusals of picking a unit, of blowing up a fortress, and of ending movement. */
export const PICK_REFUSALS = {
  move: whyNotMover,
  'blow-up': whyNotBlowUp,
  done: (s) => (relievers(s).length > 0 ? CROWDED : LEAVING),
} satisfies SlammersStep['refusals'];

function whyNotMover(s: S, u: number): Refusal {
  const args = { u: unit(u) };
  if (!isMoving(s, u)) return refuse('5.2', 'refusal.not-moving', args);
  if (s.at[u] === NONE) return whyNotYet(s, u);
  if (s.at[u] < 0) return refuse('9.1', 'refusal.nowhere', args);
  if (isCarried(s, u))
    return refuse('9.1', 'refusal.carried', { ...args, carrier: unit(s.carrier[u]) });
  return whyNotFree(s, u) ?? CROWDED;
}

/** Returns why a unit does not enter the map yet. */
function whyNotYet(s: S, u: number): Refusal {
  const { arrival } = s.world.groups[s.world.group[u]];
  const args = { u: unit(u) };
  if (s.moved[u]) return refuse('9.1', 'refusal.moved', args);
  if (s.drops[u]) return refuse('7.2', 'refusal.comes-down', args);
  const n = 'turn' in arrival ? arrival.turn : 0;
  // It could enter, but overstacked hexes come first.
  if (n <= s.round && relievers(s).length > 0) return CROWDED;
  return refuse('9.1', 'refusal.comes-later', { ...args, n });
}

/** Returns what keeps a unit on the map from moving, if anything. */
function whyNotFree(s: S, u: number): Refusal | undefined {
  const args = { u: unit(u), at: node(s.at[u]) };
  if (modeOf(s, u) === undefined) return refuse('9.6', 'refusal.only-towed', args);
  if (s.moved[u]) return refuse('9.1', 'refusal.moved', args);
  if (isSurprised(s, u)) return refuse('32.4', 'refusal.surprised-moves', args);
  if (isPinned(s, u)) return refuse('10.6', 'refusal.pinned', args);
  if (s.landed[u] === LANDED_ON_ENEMIES) return refuse('7.9', 'refusal.landed-among', args);
  countStacks(s);
  if (hasFoes(s, partyOf(s, u), s.at[u])) return refuse('9.10', 'refusal.in-contact', args);
  return undefined;
}

/** [9.1] Refusals of actions during a move. If the unit must leave its hex first, its other actions wait. */
export const MOVE_REFUSALS: NonNullable<SlammersStep['refusals']> = {
  to: whyNotTo,
  ...Object.fromEntries(
    (Object.keys(unitActions.refusals) as UnitVerb[]).map((verb): [UnitVerb, WhyNot<S>] => [
      verb,
      (s, noun) =>
        canDo(s, pack(V[verb], noun)) ? whyGo(s) : unitActions.refusals[verb]?.(s, noun),
    ]),
  ),
  stay: whyGo,
};

/** Returns why a unit must leave its hex; the caller knows that it must. */
function whyGo(s: S): Refusal {
  countStacks(s);
  return isCrowded(s, s.frame(STEP['move.unit']).unit) ? CROWDED : LEAVING;
}

function whyNotTo(s: S, n: number): Refusal {
  const { unit: u, went } = s.frame(STEP['move.unit']);
  countStacks(s);
  const args = { u: unit(u), at: node(n) };
  if (n >= s.world.hexes) return refuse('9.2', 'refusal.choose-hex', args);
  if (went > 0) return refuse('9.1', 'refusal.has-gone', args);
  if (n === s.at[u]) return refuse('9.2', 'refusal.here-already', args);
  if (mustHook(s, u)) return refuse('R56', 'refusal.take-gun', args);
  return whyNotThere(s, u, n, args) ?? whyNotGround(s, u, n, args) ?? whyNotReached(s, u, n, args);
}

/** Returns why a hex is closed to the unit, regardless of terrain; undefined if it is open. */
function whyNotThere(s: S, u: number, n: number, args: MessageArgs): Refusal | undefined {
  const party = partyOf(s, u);
  if (s.fortress[n] === BLOWN_UP) return refuse('22.8', 'refusal.blown-up', args);
  const closed = whyClosed(s, u, n, args);
  if (closed) return closed;
  if (!hasFoes(s, party, n)) return undefined;
  if (s.disrupted[u]) return refuse('19.12', 'refusal.disrupted-assault', args);
  if (countAt(s, party, n) + sizeOf(s, u) > STACK_LIMIT)
    return refuse('18.7', 'refusal.assault-full', args);
  return undefined;
}

/** Returns why the terrain bars the unit; undefined if it does not. */
function whyNotGround(s: S, u: number, n: number, args: MessageArgs): Refusal | undefined {
  const { world, rubble } = s;
  const mode = modeOf(s, u);
  const t = world.terrain[n];
  const isRiver = t === RIVER || (t === BRIDGE && rubble[n] !== 0);
  if (mode !== undefined && world.costs[mode][n] === BARRED) {
    const onFoot = mode === 'foot' || mode === 'dismounted';
    return refuse(onFoot ? '25.4' : '9.7', 'refusal.bars', args);
  }
  if (s.disrupted[u] && (isRiver || t === LAKE_HEX))
    return refuse('19.11', 'refusal.disrupted-wet', args);
  if (isTowing(s, u) && isRiver) return refuse('10.9', 'refusal.tows-over-river', args);
  if (isTowing(s, u) && mode === 'amphibious' && isWetNow(s, n))
    return refuse('R25', 'refusal.tows-and-swims', args);
  return undefined;
}

/** Returns why the unit does not get to a hex, or cannot end its move there. */
function whyNotReached(s: S, u: number, n: number, args: MessageArgs): Refusal {
  if (reachOf(s, u)[n] >= 0) return refuse('9.13', 'refusal.hex-full', args);
  if (s.at[u] === NONE) {
    const isIn = entriesOf(s, u).includes(n);
    return refuse('9.4', isIn ? 'refusal.no-way-in' : 'refusal.cannot-reach', args);
  }
  if (reaches(s, u, n, (m) => hasFoes(s, partyOf(s, u), m)))
    return refuse('36.3', 'refusal.forests-between', args);
  if (reaches(s, u, n, () => false)) return refuse('9.10', 'refusal.enemies-between', args);
  return refuse('9.4', 'refusal.cannot-reach', args);
}

/** Returns whether a unit would get to a hex if it had to stop in the given hexes only. */
function reaches(s: S, u: number, n: number, stops: Trip['stops']): boolean {
  const { world } = s;
  const { flood } = world.scratch;
  return floodFrom(world, world.costs, flood, s.at[u], { ...tripOf(s, u), stops }).left[n] >= 0;
}
