/** Where units are needed: which party holds the places of a scenario, and how far each unit is from them. */
import { NONE } from '../../../kernel/state.ts';
import { NO_WAY, rowOf, UNSEEN } from './chart.ts';
import { type BotContext, waysOf } from './bot-context.ts';
import { areFoes, type Roster } from './roster.ts';
import type { Weights } from './weights.ts';
import { COLOURS, isArtillery } from '../data/units.ts';
import { turnsLeft } from './time.ts';
import { partyOfSide } from '../rules/victory/30-sides.ts';
import { kindOf, modeOf, ratingsOf } from '../rules/units.ts';
import type { Slammers } from '../state.ts';

type S = Slammers;

/** Returns the party that a side plays for; for colours without a side, `fallback`, their own party. */
export const partyFor = (s: S, side: number, fallback: number): number =>
  side < 0 ? fallback : partyOfSide(s, side as 0);

/** Weights of the nearest, second and third unit for a place that needs one unit. */
const RANKS = [0.6, 0.25, 0.15] as const;

/**
 * Computes which party holds each place, how near its units are, and where more are needed. The roster's risks are
 * known.
 */
export function readPlaces(s: S, context: BotContext, w: Weights): void {
  const { aims, near, need, world } = context;
  const places = aims.places.length;
  if (places === 0) return;
  context.hold.fill(0);
  for (const best of near) best.fill(0);
  for (let u = 0; u < s.at.length; u++)
    if (s.at[u] >= 0 && context.roster.worth[u] > 0) readUnit(s, context, w, u);
  for (let party = 0; party < world.parties; party++)
    for (let p = 0; p < places; p++) need[party * places + p] = needOf(s, context, party, p);
}

function readUnit(s: S, context: BotContext, w: Weights, u: number): void {
  const { aims, hold, roster, world } = context;
  const places = aims.places.length;
  const n = s.at[u];
  const first = world.partyOf[world.colour[u]] * places;
  const steady = s.disrupted[u] ? SHAKEN : 1;
  const safe = 1 - roster.risk[s.carrier[u] === NONE ? u : s.carrier[u]];
  const p = aims.placeOf[n];
  if (p >= 0 && !s.disrupted[u]) hold[first + p] = 1 - (1 - hold[first + p]) * (1 - safe);
  context.pull[u] = 0;
  const mode = modeOf(s, u);
  if (mode === undefined || s.carrier[u] !== NONE) return;
  const range = farNow(s, w) * 2 * ratingsOf(s, u).movement;
  const ways = waysOf(context, mode);
  const isGathering = world.scenario.victory.kind === 'gather';
  for (let i = 0; i < aims.calling; i++) {
    const cost = isGathering
      ? wayToSpice(s, context, ways[i], i, n)
      : wayIn(context, u, ways[i][n]);
    if (cost >= range) continue;
    const closeness = 1 - cost / range;
    if (closeness > context.pull[u]) context.pull[u] = closeness;
    rank(context.near[first + i], closeness * steady * (0.5 + 0.5 * safe));
  }
}
/**
 * [40.5] Returns the cost of the way into a place. Friends of the colour that must be alone in the hex should stop
 * beside it, where they are not in its way.
 */
function wayIn({ world }: BotContext, u: number, cost: number): number {
  const { victory } = world.scenario;
  if (cost > 0 || victory.kind !== 'occupy') return cost;
  return COLOURS[world.colour[u]] === victory.colour ? cost : BESIDE;
}
const BESIDE = 12;

/**
 * [44.3] Returns the cost in half points from a hex to a container. A container dropped elsewhere is taken to lie in
 * a swamp.
 */
function wayToSpice(
  { spiceAt }: S,
  context: BotContext,
  ways: Int16Array,
  i: number,
  n: number,
): number {
  if (spiceAt[i] === NONE) return NO_WAY;
  if (spiceAt[i] === context.aims.places[i][0]) return ways[n];
  return 4 * (rowOf(context.chart, spiceAt[i])[n] & (UNSEEN - 1));
}

/** Weight of a disrupted unit for a place. */
const SHAKEN = 0.5;

/** Inserts a number into a list of the highest, in descending order. */
function rank(best: Float64Array, value: number): void {
  let i = best.length - 1;
  if (value <= best[i]) return;
  for (; i > 0 && best[i - 1] < value; i--) best[i] = best[i - 1];
  best[i] = value;
}

/** Returns how well the party's units cover their places, from 0 to 1. */
export function coverage(s: S, context: BotContext, w: Weights, party: number): number {
  const { aims, near, world } = context;
  const { places, calling } = aims;
  const isGathered = world.scenario.victory.kind === 'gather';
  const isCleared = world.scenario.victory.kind === 'clear';
  let sum = 0;
  for (let p = 0; p < calling; p++) {
    const best = near[party * places.length + p];
    if (isCleared && s.searched[places[p][0]]) sum += 1;
    else if (isGathered && isOurs(s, p, party)) sum += homeward(s, context, w, p);
    else if (best.length === RANKS.length)
      for (let i = 0; i < RANKS.length; i++) sum += RANKS[i] * best[i];
    else for (let i = 0; i < best.length; i++) sum += best[i] / best.length;
  }
  return calling === 0 ? 0 : sum / calling;
}

/** [44.3] Returns the value of a container: 1 if safe, at least 0.5 if carried, and more the nearer it is to home. */
function homeward(s: S, context: BotContext, w: Weights, i: number): number {
  const u = s.spiceBy[i];
  const mode = u === NONE ? undefined : modeOf(s, u);
  if (mode === undefined) return u === NONE ? 1 : 0.5;
  const way = waysOf(context, mode)[context.aims.homes[context.world.colour[u]]][s.at[u]];
  return 0.5 + 0.4 * nearness(way, 2 * ratingsOf(s, u).movement, w.farTurns);
}

/** [44.3] Returns whether a party has a container, safe or still carried. */
function isOurs({ world, spiceBy, spiceSafe }: S, i: number, party: number): boolean {
  const colour = spiceBy[i] === NONE ? spiceSafe[i] : world.colour[spiceBy[i]];
  return colour !== NONE && world.partyOf[colour] === party;
}

/** Need of a place that is already held, compared with one that is not. */
const SETTLED = 0.6;

function needOf(s: S, context: BotContext, party: number, p: number): number {
  const { aims, hold, world } = context;
  const held = hold[party * aims.places.length + p];
  const hexes = aims.places[p];
  switch (world.scenario.victory.kind) {
    case 'clear':
      return s.searched[hexes[0]] && context.roster.stackAt[hexes[0]] === NONE ? 0 : 1;
    case 'gather':
      return s.spiceAt[p] === NONE ? 0 : 1;
    case 'garrison':
      return 1 - (1 - SETTLED) * filled(s, context, party, p);
    case 'leave':
    case 'occupy':
    case 'reach':
    case 'hold-any':
      return 1;
    default:
      return 1 - (1 - SETTLED) * held;
  }
}

/** [43.4] Returns the share of a place's hexes in which the party has units. */
export function filled(_: S, { aims, roster }: BotContext, party: number, p: number): number {
  let count = 0;
  for (const n of aims.places[p]) if (isIn(roster, party, n)) count++;
  return count / aims.places[p].length;
}

/** Returns whether the party has a unit in a hex; with `isOwn` false, whether another party has. */
export function isIn(r: Roster, party: number, n: number, isOwn = true): boolean {
  for (let k = r.stackAt[n]; k !== NONE; k = r.other[k])
    if ((r.armies[r.army[k]].party === party) === isOwn) return true;
  return false;
}

/** Returns how near a unit in a hex would be to its goals: 0 far, 1 there; the opposite for hunted units. */
export function closeness(s: S, context: BotContext, w: Weights, u: number, n: number): number {
  const { aims, world } = context;
  const colour = world.colour[u];
  if (modeOf(s, u) === undefined) return emplaced(context, w, u, n);
  const by = aims.hunted[colour] || aims.hunts[colour] ? huntAt(s, context, w, u, n) : 0;
  return by + w.pull * pullAt(s, context, w, u, n);
}

/** Returns the closeness of a unit where it is, ignoring which units are already there; for evaluating positions. */
export function standing(s: S, context: BotContext, w: Weights, u: number): number {
  const { aims, world } = context;
  const colour = world.colour[u];
  if (modeOf(s, u) === undefined) return emplaced(context, w, u, s.at[u]);
  const home = aims.homes[colour];
  if (home >= 0 && s.spiceBy.includes(u)) return w.pull * pullAt(s, context, w, u, s.at[u]);
  const hunt = aims.hunted[colour] || aims.hunts[colour] ? huntAt(s, context, w, u, s.at[u]) : 0;
  return hunt + (aims.places.length > 0 ? w.pull * context.pull[u] : 0);
}

/** Returns the value of an emplaced gun's hex, by the enemies and places that are, or may come, within its range. */
function emplaced(
  { aims, roster, chart, world }: BotContext,
  w: Weights,
  u: number,
  n: number,
): number {
  const army = roster.armies[roster.armyOf[world.colour[u]]];
  const row = rowOf(chart, n);
  let least = w.farHexes;
  for (let k = 0; k < roster.stacks; k++)
    if (areFoes(army, roster.armies[roster.army[k]]))
      least = Math.min(least, row[roster.node[k]] & (UNSEEN - 1));
  for (const [first] of aims.places)
    if (first !== undefined) least = Math.min(least, row[first] & (UNSEEN - 1));
  const near = 1 - Math.max(0, least - roster.range[u]) / w.farHexes;
  return w.pull * near + (least <= roster.range[u] ? w.ready : 0);
}

function huntAt(s: S, context: BotContext, w: Weights, u: number, n: number): number {
  const { aims, roster, chart, world } = context;
  const colour = world.colour[u];
  const army = roster.armies[roster.armyOf[colour]];
  const row = rowOf(chart, n);
  let least = w.farHexes;
  for (let k = 0; k < roster.stacks; k++) {
    if (!areFoes(army, roster.armies[roster.army[k]])) continue;
    if (aims.prey >= 0 && !aims.hunted[colour] && world.colour[roster.first[k]] !== aims.prey)
      continue;
    least = Math.min(least, row[roster.node[k]] & (UNSEEN - 1));
  }
  const near = 1 - Math.max(0, least - ratingsOf(s, u).range) / w.farHexes;
  return w.hunt * (aims.hunted[colour] ? -near : near);
}

function pullAt(s: S, context: BotContext, w: Weights, u: number, n: number): number {
  const { aims, need, world } = context;
  const count = aims.places.length;
  const mode = modeOf(s, u);
  if (count === 0 || mode === undefined) return 0;
  const speed = 2 * ratingsOf(s, u).movement;
  const far = farNow(s, w);
  const home = aims.homes[world.colour[u]];
  if (home >= 0 && s.spiceBy.includes(u))
    return 1 + nearness(waysOf(context, mode)[home][n], speed, w.farTurns);
  const kind = kindOf(s, u);
  const standOff = isArtillery(kind) || kind.calliope ? 2 * (kind.range - 2) : 0;
  const party = world.partyOf[world.colour[u]];
  const ways = waysOf(context, mode);
  const isGathering = world.scenario.victory.kind === 'gather';
  let most = 0;
  for (let p = 0; p < aims.calling; p++) {
    const wanted = need[party * count + p];
    if (wanted <= most) continue;
    const cost = isGathering
      ? wayToSpice(s, context, ways[p], p, n)
      : wayIn(context, u, ways[p][n]);
    if (cost >= NO_WAY) continue;
    most = Math.max(most, wanted * nearness(Math.max(0, cost - standOff), speed, far));
  }
  return most;
}

/** Number of turns that counts as far: a goal that cannot be reached in time is hardly worth going to. */
const farNow = (s: S, w: Weights): number => Math.min(w.farTurns, turnsLeft(s) + IN_TIME);
const IN_TIME = 1;

/** Returns a nearness by the number of turns: 1 there, 0 far away. */
const nearness = (cost: number, speed: number, far: number): number =>
  Math.max(0, 1 - cost / (speed * far));
