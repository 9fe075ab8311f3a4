/** Map overlays: lines of sight, fields of fire, movement, and landing hexes of drops. */
import type { Focus } from '../../../kernel/look/focus.ts';
import type { AreaLook, OverlaySpec } from '../../../kernel/look/look.ts';
import { node, unit } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { TERRAINS } from '../data/terrain.ts';
import { COLOURS } from '../data/units.ts';
import { blockerOf, isInSight, rangeOf } from '../ground/sight.ts';
import { halvesAt } from '../rules/movement/12-bearing.ts';
import { pointsLeft, pointsText } from '../rules/movement/09-points.ts';
import { isUnsearched, reachOf } from '../rules/movement/09-reach.ts';
import {
  isCarried,
  isMoving,
  kindOf,
  modeOf,
  partyOf,
  ratingsOf,
  unitsAt,
} from '../rules/units.ts';
import type { Slammers } from '../state.ts';
import { type Key, msg } from '../i18n/msg.ts';
import type { World } from '../world.ts';

type S = Slammers;

/** Overlays that apply to a scenario. */
export function overlaysOf(world: World): OverlaySpec<S>[] {
  const drops = world.groups.some(({ arrival }) => arrival.how === 'drop');
  return [
    { id: 'sight', name: msg('overlay.sight'), areas: (s, _, focus) => sight(s, focus) },
    { id: 'fire', name: msg('overlay.fire'), areas: (s, by, focus) => fireOn(s, by, focus) },
    { id: 'range', name: msg('overlay.range'), areas: (s, _, focus) => rangeOfUnit(s, focus) },
    { id: 'reach', name: msg('overlay.reach'), areas: (s, _, { unit: u }) => reach(s, u) },
    { id: 'places', name: msg('overlay.places'), areas: places },
    ...(drops ? [{ id: 'zones', name: msg('overlay.zones'), areas: dropZones }] : []),
    { id: 'victory', name: msg('overlay.victory'), isStanding: true, areas: victory },
  ];
}

const hexesOf = ({ world }: S): number[] =>
  [...world.terrain.keys()].filter((n) => n < world.hexes);

const isHex = ({ world }: S, n: number): boolean => n >= 0 && n < world.hexes;

// Lines of sight

/** Hexes up to this range show their range. */
const NEAR = 4;

/** [21.1] [21.6] Hexes seen from a hex; for a hidden hex with units, the hex that blocks the line of sight. */
function sight(s: S, { node: from }: Focus): AreaLook[] {
  if (!isHex(s, from)) return [];
  const held = new Set([...s.at]);
  const others = hexesOf(s).filter((n) => n !== from);
  const seen = others.filter((n) => isInSight(s.world, from, n));
  const hidden = others.filter((n) => !isInSight(s.world, from, n));
  const blockers = new Set(hidden.map((n) => blockerOf(s.world, from, n)));
  const lost = hidden.filter((n) => held.has(n));
  const far = (n: number) => rangeOf(s.world, from, n);
  return [
    {
      type: 'seen',
      name: msg('area.seen', { at: node(from) }),
      nodes: seen,
      texts: seen.map((n) => (far(n) <= NEAR || held.has(n) ? `${far(n)}` : '')),
    },
    { type: 'blocked', name: msg('area.blocks'), nodes: [...blockers] },
    {
      type: 'hidden',
      name: msg('area.hidden', { at: node(from) }),
      nodes: lost,
      texts: lost.map((n) => blockedText(s, from, n)),
    },
  ];
}

/** [21.4] [21.6] Text with the blocking hex and its terrain. */
function blockedText(s: S, from: number, to: number) {
  const by = blockerOf(s.world, from, to);
  const { id } = TERRAINS[s.world.terrain[by]];
  return msg('area.hidden.by', {
    n: rangeOf(s.world, from, to),
    by: node(by),
    terrain: msg(`terrain.${id}` as Key),
  });
}

// Fire

/** [12.3] [12.5] [21.6] Hexes that a unit could fire at directly from its hex, and hexes at half attack. */
function rangeOfUnit(s: S, { unit: u }: Focus): AreaLook[] {
  if (u < 0 || !isHex(s, s.at[u])) return [];
  const from = s.at[u];
  const { fire, calliope } = kindOf(s, u);
  const isBlind = fire === 'indirect' || calliope;
  const inSight = hexesOf(s).filter((n) => n !== from && (isBlind || isInSight(s.world, from, n)));
  const { range: most } = ratingsOf(s, u);
  const far = (n: number) => rangeOf(s.world, from, n);
  const args = { u: unit(u) };
  return [
    {
      type: 'in-range',
      name: msg('area.in-range', args),
      nodes: inSight.filter((n) => far(n) <= most),
    },
    {
      type: 'extended',
      name: msg('area.extended', args),
      nodes: calliope ? [] : inSight.filter((n) => far(n) > most && far(n) <= 2 * most),
    },
  ];
}

/** [12.6] Hexes with units that could fire directly at a hex, each with the attack that it brings to bear. */
function fireOn(s: S, side: number, { node: to }: Focus): AreaLook[] {
  if (!isHex(s, to)) return [];
  const there = unitsAt(s, to);
  const party = there.length > 0 ? partyOf(s, there[0]) : partyOfSide(s, side);
  const byHex = new Map<number, number>();
  for (let u = 0; u < s.at.length; u++)
    if (bears(s, u, to, party)) byHex.set(s.at[u], (byHex.get(s.at[u]) ?? 0) + halvesAt(s, u, to));
  const nodes = [...byHex.keys()];
  const name = msg('area.bears', { at: node(to) });
  return [{ type: 'bears', name, nodes, texts: nodes.map((n) => `${(byHex.get(n) ?? 0) / 2}`) }];
}

const partyOfSide = ({ world }: S, side: number): number =>
  world.partyOf[world.sideOf.indexOf(side)] ?? NONE;

function bears(s: S, u: number, to: number, party: number): boolean {
  const { fire } = kindOf(s, u);
  if (!isHex(s, s.at[u]) || s.at[u] === to || partyOf(s, u) === party) return false;
  if ((fire !== 'direct' && fire !== 'both') || s.disrupted[u]) return false;
  if (isCarried(s, u) && kindOf(s, u).towable) return false;
  const far = rangeOf(s.world, s.at[u], to);
  return far <= 2 * ratingsOf(s, u).range && isInSight(s.world, s.at[u], to);
}

// Movement

/** [9.4] Hexes that a unit can reach, with the cost; a unit that is not moving now counts with all its points. */
function reach(s: S, u: number): AreaLook[] {
  const waits = u >= 0 && s.at[u] === NONE;
  if (u < 0 || (!waits && !isHex(s, s.at[u])) || isCarried(s, u) || modeOf(s, u) === undefined)
    return [];
  const own = isMoving(s, u) ? s : rested(s, u);
  const points = pointsLeft(own, u);
  const left = reachOf(own, u).slice(0, s.world.hexes);
  const nodes = hexesOf(s).filter((n) => left[n] >= 0 && n !== s.at[u]);
  const texts = nodes.map((n) => pointsText(Math.max(0, points - left[n])));
  return [{ type: 'reach', name: msg('area.reach', { u: unit(u) }), nodes, texts }];
}

/** Copy of the state in which the unit has not spent any points. */
function rested(s: S, u: number): S {
  const own = s.clone();
  own.walked[u] = 0;
  own.rode[u] = 0;
  return own;
}

// Drops

/** [7.2] Drop zones of units that are still to be dropped. */
function dropZones(s: S): AreaLook[] {
  return areasOfGroups(s, (u) => s.drops[u] === 1, 'area.zones');
}

/** [4.1] [36.2] Areas where units that are not on the map are set up, or enter. */
function places(s: S): AreaLook[] {
  return areasOfGroups(s, (u) => s.drops[u] === 0, 'area.places');
}

function areasOfGroups(
  s: S,
  counts: (u: number) => boolean,
  key: 'area.zones' | 'area.places',
): AreaLook[] {
  return COLOURS.flatMap((colour, c) => {
    const groups = new Set<number>();
    for (let u = 0; u < s.at.length; u++)
      if (s.at[u] === NONE && s.world.colour[u] === c && counts(u)) groups.add(s.world.group[u]);
    const hexes = new Set([...groups].flatMap((g) => [...(s.world.groups[g]?.hexes ?? [])]));
    if (hexes.size === 0) return [];
    return [
      {
        type: `place-${colour}`,
        name: msg(key, { colour: msg(`colour.${colour}`) }),
        nodes: [...hexes],
      },
    ];
  });
}

// Subject

/** [4.1] Hexes that decide the game: victory hexes, forests to search, and exits or safe hexes for containers. */
function victory(s: S): AreaLook[] {
  const { areas } = s.world;
  const marked = (column: Uint8Array) => hexesOf(s).filter((n) => column[n] === 1);
  // [36.5] Forests to search count for victory too, but once searched they need no attention.
  const places = marked(areas.victory).filter((n) => areas.isHiding[n] !== 1);
  const all: AreaLook[] = [
    { type: 'victory', name: msg('area.victory'), nodes: places },
    {
      type: 'victory',
      name: msg('area.unsearched'),
      nodes: hexesOf(s).filter((n) => isUnsearched(s, n)),
    },
    { type: 'exit', name: msg('area.exits'), nodes: marked(areas.exits) },
  ];
  return all.filter(({ nodes }) => nodes.length > 0);
}
