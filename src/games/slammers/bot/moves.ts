/** Movement: the unit to move next, and the few destinations and actions on the way that are worth searching. */
import { type Action, type ActionList, nounOf, pack, verbOf } from '../../../kernel/action.ts';
import { NONE } from '../../../kernel/state.ts';
import { NO_WAY, rowOf, UNSEEN } from './chart.ts';
import { readPosition } from './evaluate.ts';
import { chanceOf } from './exchange.ts';
import { type BotContext, waysOf } from './bot-context.ts';
import { closeness } from './places.ts';
import { progressOf } from './time.ts';
import { areFoes, readRoster } from './roster.ts';
import type { Weights } from './weights.ts';
import { isArtillery } from '../data/units.ts';
import { assaultColumn, directColumn } from '../data/tables.ts';
import { coverOf } from '../rules/fire/17-defence.ts';
import { STEP, V } from '../rules/names.ts';
import { cargoOf, kindOf, modeOf, ratingsOf } from '../rules/units.ts';
import type { Slammers } from '../state.ts';

type S = Slammers;

/** Maximum number of destinations that are searched. */
const ENDS = 6;
/**
 * Share of the enemies in range that are assumed to fire at the hex, and share of the unit's own fire that counts.
 */
const [DRAWN, SUPPORT] = [0.6, 0.6];
/** Distance in hexes at which an enemy is a threat; length of a long march on foot, in turns. */
const THREAT = 4;
const MARCH = 2;

/**
 * Picks the next unit to move: units in front first, so that the others find their places free, and carriers before
 * their passengers.
 */
export function nextToMove(
  s: S,
  context: BotContext,
  w: Weights,
  list: ActionList,
  out: ActionList,
): void {
  // `wayOf` looks for the nearest enemies if the scenario has no places.
  if (context.aims.places.length === 0) readRoster(s, context.roster, w);
  let best: Action = list.at(0);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < list.length; i++) {
    if (verbOf(list.at(i)) !== V.move) continue;
    const rank = rankOf(s, context, nounOf(list.at(i)));
    if (rank < least) [least, best] = [rank, list.at(i)];
  }
  out.push(best);
}

function rankOf(s: S, context: BotContext, u: number): number {
  const kind = kindOf(s, u);
  const late = isArtillery(kind) || kind.calliope ? 500 : 0;
  const early = kind.carries && cargoOf(s, u) === NONE ? -30 : 0;
  return late + early + wayOf(s, context, u, s.at[u]);
}

/**
 * Returns the cost in half points to the nearest place or, if there is none, to the nearest enemies; 400 from off the
 * map.
 */
function wayOf(s: S, context: BotContext, u: number, n: number): number {
  const mode = modeOf(s, u);
  if (n < 0 || mode === undefined) return 400;
  const { aims } = context;
  let least = 400;
  const ways = waysOf(context, mode);
  for (let p = 0; p < aims.calling; p++) least = Math.min(least, ways[p][n]);
  if (aims.places.length === 0) least = 2 * nearestFoe(context, u, n);
  return least;
}

/** Returns the distance to the nearest enemy in hexes. The caller has read the position into the roster. */
function nearestFoe({ roster, chart, world }: BotContext, u: number, n: number): number {
  const army = roster.armies[roster.armyOf[world.colour[u]]];
  const row = rowOf(chart, n);
  let least = 99;
  for (let k = 0; k < roster.stacks; k++)
    if (areFoes(army, roster.armies[roster.army[k]]))
      least = Math.min(least, row[roster.node[k]] & (UNSEEN - 1));
  return least;
}

/** Lists the candidates of a picked unit. */
export function movesOf(
  s: S,
  context: BotContext,
  w: Weights,
  list: ActionList,
  out: ActionList,
): void {
  const { unit: u, went } = s.frame(STEP['move.unit']);
  readPosition(s, context, w);
  const sure = surely(s, context, u, went, list);
  if (sure !== undefined) {
    out.push(sure);
    return;
  }
  addEnds(s, context, w, u, list, out);
  for (const verb of [V.unload, V.dismount, V.inside])
    if (list.has(pack(verb)) && pays(s, context, u, verb, went)) out.push(pack(verb));
  if (list.has(pack(V.stay))) out.push(pack(V.stay));
  if (out.length === 0) for (let i = 0; i < list.length; i++) out.push(list.at(i));
}

/** Returns the action that is certainly best, if there is one. */
function surely(
  s: S,
  context: BotContext,
  u: number,
  went: number,
  list: ActionList,
): Action | undefined {
  for (const verb of [V.exit, V.take]) if (list.has(pack(verb))) return pack(verb);
  const n = s.at[u];
  // [R69] Mounting costs nothing off the map.
  if (n < 0) return list.has(pack(V.mount)) ? pack(V.mount) : undefined;
  const foe = nearestFoe(context, u, n);
  if (list.has(pack(V.unhook)) && isGunPlace(s, context, cargoOf(s, u), n, 0))
    return pack(V.unhook);
  if (went !== 0) return undefined;
  const march = wayOf(s, context, u, n) / (2 * ratingsOf(s, u).movement);
  if (list.has(pack(V.mount)) && foe > THREAT && Math.min(march, foe / 2) > 1) return pack(V.mount);
  for (let i = 0; i < list.length; i++) {
    const [verb, v] = [verbOf(list.at(i)), nounOf(list.at(i))];
    if (verb === V.tow && !isGunPlace(s, context, v, n, SLACK) && foe > THREAT) return list.at(i);
    if (verb === V.load && foe > THREAT && isLongMarch(s, context, v, n)) return list.at(i);
  }
  return undefined;
}
/** Hexes by which an emplaced gun may be too far back before it is worth towing. */
const SLACK = 2;

/** Returns whether a gun set up in a hex has a place or enemies in range, or within `slack` hexes beyond. */
function isGunPlace(s: S, context: BotContext, gun: number, n: number, slack: number): boolean {
  const { range } = kindOf(s, gun);
  const reach = range - 1 + slack;
  if (nearestFoe(context, gun, n) <= reach) return true;
  const row = rowOf(context.chart, n);
  return context.aims.places.some((hexes) => hexes.some((m) => (row[m] & (UNSEEN - 1)) <= reach));
}

const isLongMarch = (s: S, context: BotContext, v: number, n: number): boolean =>
  wayOf(s, context, v, n) > 2 * MARCH * ratingsOf(s, v).movement &&
  wayOf(s, context, v, n) < NO_WAY;

/**
 * Returns whether dismounting pays: if there is something to do on foot, or an enemy that could eliminate carrier and
 * cargo together.
 */
function pays(s: S, context: BotContext, u: number, verb: number, went: number): boolean {
  if (verb === V.inside) return true;
  const n = s.at[u];
  if (nearestFoe(context, u, n) <= THREAT) return true;
  if (context.aims.placeOf[n] >= 0) return true;
  return went === 0 && wayOf(s, context, u, n) <= 4;
}

/** Adds the best destinations by a quick estimate. */
function addEnds(
  s: S,
  context: BotContext,
  w: Weights,
  u: number,
  list: ActionList,
  out: ActionList,
): void {
  const best: number[] = [];
  const values: number[] = [];
  const bold = 1 + progressOf(s);
  for (let i = 0; i < list.length; i++) {
    if (verbOf(list.at(i)) !== V.to) continue;
    const value = endWorth(s, context, w, u, nounOf(list.at(i)), bold);
    let k = Math.min(best.length, ENDS);
    if (k === ENDS && value <= values[ENDS - 1]) continue;
    for (k = Math.min(k, ENDS - 1); k > 0 && values[k - 1] < value; k--)
      [best[k], values[k]] = [best[k - 1], values[k - 1]];
    [best[k], values[k]] = [list.at(i), value];
  }
  for (const action of best) out.push(action);
}

/** Returns the value of a hex to a unit, as a share of the unit. */
function endWorth(
  s: S,
  context: BotContext,
  w: Weights,
  u: number,
  n: number,
  bold: number,
): number {
  const { roster, aims } = context;
  let value = closeness(s, context, w, u, n);
  if (aims.placeOf[n] >= 0 && context.world.scenario.victory.kind !== 'occupy') value += 0.1 * bold;
  let [friends, foes] = [0, 0];
  for (let k = roster.stackAt[n]; k !== NONE; k = roster.other[k]) {
    if (
      areFoes(roster.armies[roster.army[k]], roster.armies[roster.armyOf[context.world.colour[u]]])
    )
      foes += roster.total[k];
    else friends++;
  }
  if (foes > 0) return value + assaultWorth(s, u, foes);
  return value + outlook(s, context, w, u, n) - 0.02 * friends;
}

function assaultWorth(s: S, u: number, defence: number): number {
  const attack = ratingsOf(s, u).attack * (kindOf(s, u).infantry ? 2 : 1);
  return assaultColumn(s.world.tables, attack, defence, true) >= 3 ? 0.1 : -0.5;
}

/** Returns the value of the targets in range of a hex, minus the expected loss by fire there. */
function outlook(s: S, context: BotContext, w: Weights, u: number, n: number): number {
  const { roster: r, chart, world } = context;
  const army = r.armies[r.armyOf[world.colour[u]]];
  const row = rowOf(chart, n);
  let [coming, most] = [0, 0];
  for (let k = 0; k < r.stacks; k++) {
    if (r.fought[k] || !areFoes(army, r.armies[r.army[k]])) continue;
    const range = row[r.node[k]];
    if (range >= UNSEEN) continue;
    for (let v = r.first[k]; v !== NONE; v = r.next[v])
      if (r.fires[v])
        coming +=
          range <= r.range[v] ? r.halves[v] : range <= 2 * r.range[v] ? r.halves[v] >> 1 : 0;
    const mine = range <= r.range[u] ? r.halves[u] : range <= 2 * r.range[u] ? r.halves[u] >> 1 : 0;
    if (mine > 0)
      most = Math.max(
        most,
        (mine / (2 * (r.total[k] + r.cover[k]))) * Math.min(1.5, r.value[k] / r.worth[u]),
      );
  }
  const column = directColumn(world.tables, DRAWN * coming, r.defence[u] + coverOf(s, n));
  return SUPPORT * Math.min(0.5, 0.3 * most) - w.danger * chanceOf(chart, r, u, column);
}
