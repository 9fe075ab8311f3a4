/** Where units are wanted: who holds the places of a scenario, and how far away everybody is from them. */
import { NONE } from '../../../kernel/state.ts';
import { NO_WAY, rowOf, UNSEEN } from './chart.ts';
import { type Mind, waysOf } from './mind.ts';
import { areFoes, type Roster } from './roster.ts';
import type { Weights } from './weights.ts';
import { COLOURS, isArtillery } from '../data/units.ts';
import { turnsLeft } from './time.ts';
import { partyOfSide } from '../rules/victory/30-sides.ts';
import { kindOf, modeOf, ratingsOf } from '../rules/units.ts';
import type { Slammers } from '../state.ts';

type S = Slammers;

/** The party that a side plays for; that of sideless colours is their own. */
export const partyFor = (s: S, side: number, fallback: number): number =>
  side < 0 ? fallback : partyOfSide(s, side as 0);

/** How much the nearest, the second and the third unit count for a place that takes one. */
const RANKS = [0.6, 0.25, 0.15] as const;

/** Works out who holds the places, how near everybody is, and what more is wanted; risks are known. */
export function readPlaces(s: S, mind: Mind, w: Weights): void {
  const { aims, near, need, world } = mind;
  const places = aims.places.length;
  if (places === 0) return;
  mind.hold.fill(0);
  for (const best of near) best.fill(0);
  for (let u = 0; u < s.at.length; u++)
    if (s.at[u] >= 0 && mind.roster.worth[u] > 0) readUnit(s, mind, w, u);
  for (let party = 0; party < world.parties; party++)
    for (let p = 0; p < places; p++) need[party * places + p] = needOf(s, mind, party, p);
}

function readUnit(s: S, mind: Mind, w: Weights, u: number): void {
  const { aims, hold, roster, world } = mind;
  const places = aims.places.length;
  const n = s.at[u];
  const first = world.partyOf[world.colour[u]] * places;
  const steady = s.disrupted[u] ? SHAKEN : 1;
  const safe = 1 - roster.risk[s.carrier[u] === NONE ? u : s.carrier[u]];
  const p = aims.placeOf[n];
  if (p >= 0 && !s.disrupted[u]) hold[first + p] = 1 - (1 - hold[first + p]) * (1 - safe);
  mind.pull[u] = 0;
  const mode = modeOf(s, u);
  if (mode === undefined || s.carrier[u] !== NONE) return;
  const range = farNow(s, w) * 2 * ratingsOf(s, u).movement;
  const ways = waysOf(mind, mode);
  const isGathering = world.scenario.victory.kind === 'gather';
  for (let i = 0; i < aims.calling; i++) {
    const cost = isGathering ? wayToSpice(s, mind, ways[i], i, n) : wayIn(mind, u, ways[i][n]);
    if (cost >= range) continue;
    const closeness = 1 - cost / range;
    if (closeness > mind.pull[u]) mind.pull[u] = closeness;
    rank(mind.near[first + i], closeness * steady * (0.5 + 0.5 * safe));
  }
}
/** [40.5] Friends of the colour that must be in the hex alone stand beside it: there they would be in its way. */
function wayIn({ world }: Mind, u: number, cost: number): number {
  const { victory } = world.scenario;
  if (cost > 0 || victory.kind !== 'occupy') return cost;
  return COLOURS[world.colour[u]] === victory.colour ? cost : BESIDE;
}
const BESIDE = 12;

/** [44.3] Half points to a container from a hex; one that was dropped elsewhere is taken to lie in a swamp. */
function wayToSpice({ spiceAt }: S, mind: Mind, ways: Int16Array, i: number, n: number): number {
  if (spiceAt[i] === NONE) return NO_WAY;
  if (spiceAt[i] === mind.aims.places[i][0]) return ways[n];
  return 4 * (rowOf(mind.chart, spiceAt[i])[n] & (UNSEEN - 1));
}

/** Value of a disrupted unit for a place. */
const SHAKEN = 0.5;

/** Puts a number among the highest, in descending order. */
function rank(best: Float64Array, value: number): void {
  let i = best.length - 1;
  if (value <= best[i]) return;
  for (; i > 0 && best[i - 1] < value; i--) best[i] = best[i - 1];
  best[i] = value;
}

/** How well a party is placed to be everywhere it should be, 0 to 1. */
export function coverage(s: S, mind: Mind, w: Weights, party: number): number {
  const { aims, near, world } = mind;
  const { places, calling } = aims;
  const isGathered = world.scenario.victory.kind === 'gather';
  const isCleared = world.scenario.victory.kind === 'clear';
  let sum = 0;
  for (let p = 0; p < calling; p++) {
    const best = near[party * places.length + p];
    if (isCleared && s.searched[places[p][0]]) sum += 1;
    else if (isGathered && isOurs(s, p, party)) sum += homeward(s, mind, w, p);
    else if (best.length === RANKS.length)
      for (let i = 0; i < RANKS.length; i++) sum += RANKS[i] * best[i];
    else for (let i = 0; i < best.length; i++) sum += best[i] / best.length;
  }
  return calling === 0 ? 0 : sum / calling;
}

/** [44.3] A container that is carried is half safe, and the more so the nearer it is to home. */
function homeward(s: S, mind: Mind, w: Weights, i: number): number {
  const u = s.spiceBy[i];
  const mode = u === NONE ? undefined : modeOf(s, u);
  if (mode === undefined) return u === NONE ? 1 : 0.5;
  const way = waysOf(mind, mode)[mind.aims.homes[mind.world.colour[u]]][s.at[u]];
  return 0.5 + 0.4 * nearness(way, 2 * ratingsOf(s, u).movement, w.farTurns);
}

/** [44.3] Whether a party has a container, safe or not yet. */
function isOurs({ world, spiceBy, spiceSafe }: S, i: number, party: number): boolean {
  const colour = spiceBy[i] === NONE ? spiceSafe[i] : world.colour[spiceBy[i]];
  return colour !== NONE && world.partyOf[colour] === party;
}

/** A place that is taken care of calls less than one that is not. */
const SETTLED = 0.6;

function needOf(s: S, mind: Mind, party: number, p: number): number {
  const { aims, hold, world } = mind;
  const held = hold[party * aims.places.length + p];
  const hexes = aims.places[p];
  switch (world.scenario.victory.kind) {
    case 'clear':
      return s.searched[hexes[0]] && mind.roster.stackAt[hexes[0]] === NONE ? 0 : 1;
    case 'gather':
      return s.spiceAt[p] === NONE ? 0 : 1;
    case 'garrison':
      return 1 - (1 - SETTLED) * filled(s, mind, party, p);
    case 'leave':
    case 'occupy':
    case 'reach':
    case 'hold-any':
      return 1;
    default:
      return 1 - (1 - SETTLED) * held;
  }
}

/** [43.4] Share of the hexes of a place that a party has units in. */
export function filled(_: S, { aims, roster }: Mind, party: number, p: number): number {
  let count = 0;
  for (const n of aims.places[p]) if (isIn(roster, party, n)) count++;
  return count / aims.places[p].length;
}

/** Whether a party has a unit in a hex, or some other has. */
export function isIn(r: Roster, party: number, n: number, isOwn = true): boolean {
  for (let k = r.stackAt[n]; k !== NONE; k = r.other[k])
    if ((r.armies[r.army[k]].party === party) === isOwn) return true;
  return false;
}

/** How near a unit would be to where it is wanted if it were in a hex: 0 far, 1 there; hunted units the other way. */
export function closeness(s: S, mind: Mind, w: Weights, u: number, n: number): number {
  const { aims, world } = mind;
  const colour = world.colour[u];
  if (modeOf(s, u) === undefined) return emplaced(mind, w, u, n);
  const by = aims.hunted[colour] || aims.hunts[colour] ? huntAt(s, mind, w, u, n) : 0;
  return by + w.pull * pullAt(s, mind, w, u, n);
}

/** The same where it is, without regard for who is there already: for judging positions. */
export function standing(s: S, mind: Mind, w: Weights, u: number): number {
  const { aims, world } = mind;
  const colour = world.colour[u];
  if (modeOf(s, u) === undefined) return emplaced(mind, w, u, s.at[u]);
  const home = aims.homes[colour];
  if (home >= 0 && s.spiceBy.includes(u)) return w.pull * pullAt(s, mind, w, u, s.at[u]);
  const hunt = aims.hunted[colour] || aims.hunts[colour] ? huntAt(s, mind, w, u, s.at[u]) : 0;
  return hunt + (aims.places.length > 0 ? w.pull * mind.pull[u] : 0);
}

/** A gun that is set up, by what will come into its range. */
function emplaced({ aims, roster, chart, world }: Mind, w: Weights, u: number, n: number): number {
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

function huntAt(s: S, mind: Mind, w: Weights, u: number, n: number): number {
  const { aims, roster, chart, world } = mind;
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

function pullAt(s: S, mind: Mind, w: Weights, u: number, n: number): number {
  const { aims, need, world } = mind;
  const count = aims.places.length;
  const mode = modeOf(s, u);
  if (count === 0 || mode === undefined) return 0;
  const speed = 2 * ratingsOf(s, u).movement;
  const far = farNow(s, w);
  const home = aims.homes[world.colour[u]];
  if (home >= 0 && s.spiceBy.includes(u))
    return 1 + nearness(waysOf(mind, mode)[home][n], speed, w.farTurns);
  const kind = kindOf(s, u);
  const standOff = isArtillery(kind) || kind.calliope ? 2 * (kind.range - 2) : 0;
  const party = world.partyOf[world.colour[u]];
  const ways = waysOf(mind, mode);
  const isGathering = world.scenario.victory.kind === 'gather';
  let most = 0;
  for (let p = 0; p < aims.calling; p++) {
    const wanted = need[party * count + p];
    if (wanted <= most) continue;
    const cost = isGathering ? wayToSpice(s, mind, ways[p], p, n) : wayIn(mind, u, ways[p][n]);
    if (cost >= NO_WAY) continue;
    most = Math.max(most, wanted * nearness(Math.max(0, cost - standOff), speed, far));
  }
  return most;
}

/** Turns that are far: what cannot be reached in time is hardly worth going to. */
const farNow = (s: S, w: Weights): number => Math.min(w.farTurns, turnsLeft(s) + IN_TIME);
const IN_TIME = 1;

/** 1 there, 0 far away, by turns. */
const nearness = (cost: number, speed: number, far: number): number =>
  Math.max(0, 1 - cost / (speed * far));
