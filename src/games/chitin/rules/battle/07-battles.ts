/** [7.03] [8.015] The battles of a turn: as declared so far, and as announced. */
import { NONE } from '../../../../kernel/state.ts';
import { CENTRE, MEGAHEX_OF, NEXT } from '../../data/field.ts';
import { firstUnit, isFlyer } from '../../data/units.ts';
import {
  AIR,
  BATTLES,
  type Chitin,
  holdsHex,
  isOnMap,
  megahexOf,
  stackAt,
  unitsEnd,
} from '../../state.ts';
import { readFronts } from './07-fronts.ts';
import type { StrengthGroup, Sides } from './07-strength.ts';

/** Stacks of a battle by hex, while the battle is assembled. */
interface Draft {
  readonly attackers: number[];
  readonly flyers: number[];
  readonly targets: number[];
}

/**
 * Returns the battles that follow from the targets set so far, in the order of their numbers: by the lowest hex
 * attacked, then the duels of flyers by megahex.
 */
export function declaredBattles(s: Chitin): Sides[] {
  const drafts = groundDrafts(s);
  addStrikes(s, drafts);
  addNeighbours(s, drafts);
  const ground = drafts
    .map((draft) => sidesOf(s, draft))
    .sort((a, b) => a.targets[0].node - b.targets[0].node);
  return [...ground, ...duels(s)];
}

/** [7.03] Groups attacks of ground stacks into battles: attacks that share an attacker or a target belong together. */
function groundDrafts(s: Chitin): Draft[] {
  const fronts = readFronts(s);
  const drafts = new Map<number, Draft>();
  for (let i = 0; i < fronts.attackerCount; i++) {
    const name = fronts.attackerGroup[i];
    if (name < 0) continue;
    const draft = drafts.get(name) ?? { attackers: [], flyers: [], targets: [] };
    drafts.set(name, draft);
    draft.attackers.push(fronts.attackers[i]);
  }
  for (let j = 0; j < fronts.targetCount; j++)
    drafts.get(fronts.targetGroup[j])?.targets.push(fronts.targets[j]);
  return [...drafts.values()];
}

/** [R15] Adds flyers to the battle of the stack they strike, or begins one. */
function addStrikes(s: Chitin, drafts: Draft[]): void {
  for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++) {
    const n = s.aim[u];
    if (!isFlyer(u) || n < 0 || !isOnMap(s, u)) continue;
    let draft = drafts.find((d) => d.targets.includes(n));
    if (!draft) {
      draft = { attackers: [], flyers: [], targets: [n] };
      drafts.push(draft);
    }
    draft.flyers.push(u);
  }
}

/**
 * [8.015] [8.016] [R34] Adds enemies beside a stack that flyers strike, if they are in the same megahex and no other
 * stack attacks them. [R54] Beside two such stacks, they join the battle of the lower hex.
 */
function addNeighbours(s: Chitin, drafts: readonly Draft[]): void {
  const taken = new Set(drafts.flatMap((d) => d.targets));
  for (const n of strikesOf(s)) {
    const draft = drafts.find((d) => d.targets.includes(n));
    for (let d = 0; d < 6; d++) {
      const to = NEXT[n * 6 + d];
      if (to < 0 || taken.has(to) || MEGAHEX_OF[to] !== MEGAHEX_OF[n]) continue;
      if (!holdsHex(s, 1 - s.mover, to)) continue;
      taken.add(to);
      draft?.targets.push(to);
    }
  }
}

/** Returns the hexes that flyers strike, ascending. */
function strikesOf(s: Chitin): number[] {
  const hexes = new Set<number>();
  for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++)
    if (isFlyer(u) && s.aim[u] >= 0 && isOnMap(s, u)) hexes.add(s.aim[u]);
  return [...hexes].sort((a, b) => a - b);
}

function sidesOf(s: Chitin, { attackers, flyers, targets }: Draft): Sides {
  const ground = attackers.map((node) => ({ node, units: stackAt(s, s.mover, node) }));
  const air = flyers.length > 0 ? [{ node: s.at[flyers[0]], units: flyers }] : [];
  targets.sort((a, b) => a - b);
  return {
    attackers: [...ground, ...air],
    targets: targets.map((node) => ({ node, units: stackAt(s, 1 - s.mover, node) })),
  };
}

/** [R33] Returns one duel per megahex: the flyers told to fight there against all enemy flyers there. */
function duels(s: Chitin): Sides[] {
  const found: Sides[] = [];
  for (const [m, node] of CENTRE.entries()) {
    const units = airIn(s, s.mover, m).filter((u) => s.aim[u] === AIR);
    if (units.length === 0) continue;
    found.push({
      attackers: [{ node, units }],
      targets: [{ node, units: airIn(s, 1 - s.mover, m) }],
    });
  }
  return found;
}

/** Returns the flyers of a side in a megahex. */
export function airIn(s: Chitin, side: number, m: number): number[] {
  const units: number[] = [];
  for (let u = firstUnit(side); u < unitsEnd(side); u++)
    if (isFlyer(u) && isOnMap(s, u) && megahexOf(s, u) === m) units.push(u);
  return units;
}

/** [R19] Returns the two sides of an announced battle that is not closed yet, with its own units only. */
export function announcedBattle(s: Chitin, b: number): Sides {
  return { attackers: groupsIn(s, b, s.mover), targets: groupsIn(s, b, 1 - s.mover) };
}

/** Returns the units of one side in a battle, by hex, flyers separately. */
export function groupsIn(s: Chitin, b: number, side: number): StrengthGroup[] {
  const ground = new Map<number, number[]>();
  const air = new Map<number, number[]>();
  for (let u = firstUnit(side); u < unitsEnd(side); u++) {
    if (s.fight[u] !== b) continue;
    const groups = isFlyer(u) ? air : ground;
    const units = groups.get(s.at[u]);
    if (units) units.push(u);
    else groups.set(s.at[u], [u]);
  }
  const list = (groups: Map<number, number[]>) =>
    [...groups].map(([node, units]) => ({ node, units })).sort((a, b) => a.node - b.node);
  return [...list(ground), ...list(air)];
}

/** Returns the numbers of the battles that are announced and not fought yet, ascending. */
export function openBattles(s: Chitin): number[] {
  const open: number[] = [];
  for (let b = 0; b < BATTLES && s.attack[b] !== NONE; b++) if (isOpen(s, b)) open.push(b);
  return open;
}

function isOpen(s: Chitin, b: number): boolean {
  return s.fight.includes(b);
}
