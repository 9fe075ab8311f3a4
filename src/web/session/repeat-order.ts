/** Repeats the last order: the rest of a stack follows the unit that has just left it. Works for any game. */
import { type Action, ActionList, nounOf, pack, verbOf } from '../../kernel/action.ts';
import { legal } from '../../kernel/engine.ts';
import type { Pick } from '../../kernel/picks.ts';
import { nodesOfUnits } from './choices.ts';
import { pick, type Session } from './session.ts';

/** A unit that was picked, with the actions that moved it. */
export interface Order {
  readonly unit: number;
  /** Node of the unit before the order, and its node now. */
  readonly from: number;
  readonly to: number;
  readonly actions: readonly Action[];
}

/** Returns the last order among the picks not yet sent; undefined if none has moved a unit. */
export function lastOrder({ game, picks, state }: Session): Order | undefined {
  const isPicked = ({ action }: Pick, i: number): boolean =>
    game.verbs.list[verbOf(action)]?.noun === 'unit' &&
    game.look.focus(picks[i + 1]?.before ?? state).unit === nounOf(action);
  const begin = picks.findLastIndex(isPicked);
  const first = picks[begin];
  if (!first) return undefined;
  const unit = nounOf(first.action);
  const [from, to] = [first.before, state].map((s) => nodesOfUnits(game, s).get(unit));
  if (from === undefined || to === undefined || from === to) return undefined;
  return { unit, from, to, actions: picks.slice(begin).map(({ action }) => action) };
}

/** Units that follow, and the session after they have done so. */
export interface FollowingUnits {
  readonly units: readonly number[];
  /** Node that the units go to. */
  readonly to: number;
  readonly session: Session;
}

/**
 * Repeats the last order for all units at its origin, as far as the rules allow it; undefined if no unit can follow.
 */
export function repeated(session: Session): FollowingUnits | undefined {
  const order = session.stage === 'choose' ? lastOrder(session) : undefined;
  const [picked] = order?.actions ?? [];
  if (!order || picked === undefined) return undefined;
  const places = nodesOfUnits(session.game, session.state);
  const pickable = legalIn(session).filter((action) => verbOf(action) === verbOf(picked));
  const units: number[] = [];
  let now = session;
  for (const action of pickable) {
    const unit = nounOf(action);
    const next = places.get(unit) === order.from ? followed(now, order, unit) : undefined;
    // Skips a unit if its order would force others to act first, as in a hex that is too full.
    const waiting = pickable.filter((a) => a !== action && !units.includes(nounOf(a)));
    if (!next || !isLegal(next, waiting)) continue;
    units.push(unit);
    now = next;
  }
  return units.length > 0 ? { units, to: order.to, session: now } : undefined;
}

/** Returns the session in which another unit has carried out the same order; undefined if the rules do not allow it. */
function followed(session: Session, order: Order, unit: number): Session | undefined {
  let now = session;
  for (const action of order.actions) {
    const isOwn = session.game.verbs.list[verbOf(action)]?.noun === 'unit';
    const own = isOwn && nounOf(action) === order.unit ? pack(verbOf(action), unit) : action;
    if (!legalIn(now).includes(own)) {
      // The rules may leave no choice to this unit, so that it has already arrived.
      if (nodesOfUnits(now.game, now.state).get(unit) === order.to) break;
      return undefined;
    }
    now = pick(now, own);
  }
  return nodesOfUnits(now.game, now.state).get(unit) === order.to ? now : undefined;
}

function isLegal(session: Session, actions: readonly Action[]): boolean {
  const all = new Set(actions.length > 0 ? legalIn(session) : []);
  return actions.every((action) => all.has(action));
}

const legalIn = ({ game, state, stage }: Session): Action[] =>
  stage === 'choose' ? legal(game, state, new ActionList()).toArray() : [];
