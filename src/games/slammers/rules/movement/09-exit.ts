/** [R24] Units leave the map where the scenario counts exits. */
import { node, unit } from '../../../../kernel/text/message.ts';
import { BARRED } from '../../data/terrain.ts';
import { EDGE_SLOTS } from '../../ground/areas.ts';
import { exitCost } from '../../ground/reach.ts';
import { LEFT, type Slammers } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { type UnitAction, listIf } from './09-unit-action.ts';
import { isFresh, pointsLeft } from './09-points.ts';
import { sizeOf, tripOf } from './09-reach.ts';
import { V } from '../names.ts';
import { commanderOf, remove } from '../units.ts';

type S = Slammers;

/**
 * [R24] [38.4] Leaves the map for 1 point, 1/2 along a road over the edge, or as the one hex that a unit can always
 * move.
 */
export const exitAction: UnitAction<'exit'> = {
  label: fixed('label.exit'),
  inCrowd: true,
  list: listIf(
    V.exit,
    (s, u) => isAtExit(s, u) && (isFresh(s, u) || pointsLeft(s, u) >= costOut(s, u)),
  ),
  apply(s, u, _, log) {
    log?.add({ type: 'exit', rule: 'R24', args: { u: unit(u), at: node(s.at[u]) } });
    s.off[s.world.colour[u]] += sizeOf(s, u);
    remove(s, u, LEFT);
  },
  whyNot(s, u) {
    const { rule, key } = isAtExit(s, u)
      ? ({ rule: '9.4', key: 'refusal.no-points-to-exit' } as const)
      : ({ rule: 'R24', key: 'refusal.no-exit' } as const);
    return { rule, reason: msg(key, { u: unit(u) }) };
  },
};

/** Returns whether a unit of the side that must leave is in an exit hex. */
function isAtExit(s: S, u: number): boolean {
  const { victory, commands } = s.world.scenario;
  if (victory.kind !== 'leave' || s.at[u] < 0) return false;
  return s.world.areas.exits[s.at[u]] === 1 && commands[commanderOf(s, u)].side === victory.by;
}

/** Returns the cost of the cheapest way over the edge. */
function costOut(s: S, u: number): number {
  const { world } = s;
  const trip = tripOf(s, u);
  const costs = EDGE_SLOTS[world.areas.exitEdge].map((slot) =>
    exitCost(world, world.costs, trip, s.at[u], slot),
  );
  return Math.min(world.costs.exit, ...costs.filter((cost) => cost !== BARRED));
}
