/** Test helper: changes everything that a side does not know, so that the state looks the same to that side. */
import type { Game } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';
import { NONE, UNKNOWN } from '../../kernel/state.ts';
import { viewOf } from '../../kernel/view.ts';
import { TACTICS } from './data/gear.ts';
import { SPECIALS } from './data/maps.ts';
import { TERRAINS } from './data/terrain.ts';
import { isHeld } from './rules/empire/02-collect.ts';
import { SALVAGED } from './rules/exploration/03-salvage.ts';
import { packGear } from './rules/gear-bits.ts';
import {
  armiesAt,
  cardsOf,
  facilitiesAt,
  has,
  isFamily,
  isGarrison,
  isPlayer,
  leftOf,
} from './rules/pieces.ts';
import type { Armageddon } from './state.ts';
import { DECK, HAND } from './state/pieces.ts';

type S = Armageddon;

/** Columns whose hidden cells may be any number below this bound. */
const NUMBERS = { stock: 30, cutUntil: 9 } as const;

/** Columns of other sides' knowledge, all of which may be cleared. */
const ROWS = ['known', 'mapped', 'explored', 'met'] as const;

/** Returns another state with the same view for a side. */
export function shuffled(game: Game<S>, s: S, side: number, rng: Rng): S {
  const [view, other] = [viewOf(game, s, side), s.clone()];
  const isHidden = (u: number) => view.owner[u] === UNKNOWN && s.owner[u] !== NONE;
  [other.blindHigh, other.blindLow, other.blindUsed] = [rng.below(999), rng.below(999), 0];
  shuffleNumbers(view, other, rng);
  // During set-up there are only tiles.
  if (!game.stepNames[s.step].startsWith('setup.')) shuffleGround(view, other, rng);
  shuffleTactics(view, other, rng);
  swapKinds(other, isHidden, rng);
  swapHands(other, isHidden, rng);
  moveArmies(other, isHidden, rng);
  return other;
}

function shuffleNumbers(view: S, s: S, rng: Rng): void {
  for (const [name, below] of Object.entries(NUMBERS) as [keyof typeof NUMBERS, number][])
    for (let i = 0; i < s[name].length; i++)
      if (view[name][i] === UNKNOWN) s[name][i] = rng.below(below);
  // [R90] Last rounds of reports.
  for (let i = 0; i < s.reports.length; i++)
    if (view.reports[i] === UNKNOWN)
      s.reports[i] = rng.below(s.round + s.world.values.intrigueRounds + 1);
  for (const name of ROWS)
    for (let i = 0; i < s[name].length; i++)
      if (view[name][i] === UNKNOWN) s[name][i] = s[name][i] & rng.below(1 << 15);
}

function shuffleGround(view: S, s: S, rng: Rng): void {
  for (let n = 0; n < s.terrain.length; n++) {
    if (view.terrain[n] === UNKNOWN) {
      s.terrain[n] = rng.below(TERRAINS.length);
      [s.works[n], s.resources[n]] = [rng.below(3), rng.below(4096)];
    }
    if (view.special[n] === UNKNOWN) s.special[n] = rng.below(SPECIALS.length);
    if (view.salvage[n] === UNKNOWN) s.salvage[n] = packGear([SALVAGED[n % SALVAGED.length]]);
  }
}

/** Replaces tactics by others, keeping their number. */
function shuffleTactics(view: S, s: S, rng: Rng): void {
  for (const side of s.world.sides.keys()) {
    const at = side * TACTICS.length;
    if (view.tactics[at] !== UNKNOWN) continue;
    s.tactics.fill(0, at, at + TACTICS.length);
    for (let i = 0; i < s.tacticsSize[side]; i++) s.tactics[at + rng.below(TACTICS.length)] += 1;
  }
}

/** Yields pairs of hidden pieces of the same owner. */
function* pairs(s: S, rng: Rng, isMeant: (u: number) => boolean): Generator<[number, number]> {
  for (const owner of s.world.owners.keys()) {
    const all = [...s.owner.keys()].filter((u) => s.owner[u] === owner && isMeant(u));
    for (const u of all) yield [u, all[rng.below(all.length)]];
  }
}

/** Swaps the kinds of hidden heroes, and of hidden units. */
function swapKinds(s: S, isHidden: (u: number) => boolean, rng: Rng): void {
  for (const family of ['hero', 'unit'] as const)
    for (const [u, v] of pairs(s, rng, (x) => isHidden(x) && isFamily(s, x, family))) {
      [s.kind[u], s.kind[v]] = [s.kind[v], s.kind[u]];
      for (const x of [u, v]) if (leftOf(s, x) <= 0) s.damage[x] = 0;
    }
}

/** Swaps hidden cards between hand and deck. */
function swapHands(s: S, isHidden: (u: number) => boolean, rng: Rng): void {
  const isHeld = (u: number) => s.place[u] === HAND || s.place[u] === DECK;
  for (const [u, v] of pairs(s, rng, (x) => isHidden(x) && isHeld(x)))
    [s.place[u], s.place[v]] = [s.place[v], s.place[u]];
}

/** Moves hidden armies in the field elsewhere. */
function moveArmies(s: S, isHidden: (u: number) => boolean, rng: Rng): void {
  for (let army = s.world.cards; army < s.world.units.length; army++) {
    const cards = cardsOf(s, army);
    if (s.place[army] < 0 || isGarrison(s, army) || ![army, ...cards].every(isHidden)) continue;
    const hex = rng.below(s.world.board.size);
    if (!isPlayer(s, s.owner[army]) || armiesAt(s, hex).length > 3) continue;
    if (wouldTake(s, hex, s.owner[army])) continue;
    for (const u of [army, ...cards]) s.place[u] = hex;
  }
}

/**
 * [3.4] Returns whether an army would have destroyed an undefended enemy collector in a hex, so that it cannot be
 * there unseen.
 */
const wouldTake = (s: S, hex: number, owner: number): boolean =>
  facilitiesAt(s, hex).some(
    (u) => has(s, u, 'collects-one') && s.owner[u] !== owner && !isHeld(s, hex, s.owner[u]),
  );
