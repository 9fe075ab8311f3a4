/** Sieges of bots: a besieged base without another base nearby fights without supply from then on. */
import { nodeDistance } from '../../../kernel/board/hex.ts';
import { readSituation } from './situation.ts';
import { strengthIn } from './worth.ts';
import { isBase, isBesieged } from '../rules/armies/03-control.ts';
import { isOutOfSupply } from '../rules/armies/03-speed.ts';
import { fightersAt } from '../rules/battle/05-battle-state.ts';
import { STEP } from '../rules/names.ts';
import { armiesAt, cardsOf, hasFlag, isPlayer } from '../rules/pieces.ts';
import type { Armageddon } from '../state.ts';

type S = Armageddon;

/** Share of its strength with which an army without supply fights [3.18]. */
const STARVED = 0.55;
/** Odds from which an army attacks at once instead of besieging. */
const WALKOVER = 1.7;
/** Odds from which an army besieges, and below which it gives up the siege. */
const [BESIEGES, GIVES_UP] = [0.75, 0.5];
/** Odds from which a besieged garrison breaks out. */
const BREAKS_OUT = 0.9;

/** Returns the joint strength of a side's armies in a hex. */
export const strengthAt = (s: S, hex: number, side: number): number =>
  fightersAt(s, hex, side).reduce((sum, a) => sum + strengthIn(s, cardsOf(s, a)), 0);

/** [3.16] Returns whether a base of a side, if besieged, would be out of reach of its other known bases. */
function wouldStarve(s: S, hex: number, owner: number): boolean {
  if (!isPlayer(s, owner)) return false;
  const reach = s.world.factions[owner].supply;
  for (let u = 0; u < s.world.cards; u++) {
    if (s.owner[u] !== owner || s.place[u] < 0 || s.place[u] === hex || !isBase(s, u)) continue;
    if (!isBesieged(s, u) && nodeDistance(s.world.board, s.place[u], hex) <= reach) return false;
  }
  return true;
}

/** Returns the player who holds a base in a hex; undefined if no player does. */
function holderAt(s: S, hex: number, side: number): number | undefined {
  const base = readSituation(s, side).foes.get(hex)?.base ?? -1;
  return base >= 0 && isPlayer(s, s.owner[base]) ? s.owner[base] : undefined;
}

/** [3.24] Returns whether an army that meets a base should besiege it before storming it. */
export function isSiegeDue(s: S, army: number, side: number): boolean {
  const hex = s.place[army];
  const holder = holderAt(s, hex, side);
  if (holder === undefined || !wouldStarve(s, hex, holder) || isOutOfSupply(s, army)) return false;
  const [own, foe] = [strengthAt(s, hex, side), strengthAt(s, hex, holder)];
  return own < WALKOVER * foe && own >= BESIEGES * foe;
}

/** [3.25] Returns whether an army should keep up a siege: it is not much weaker. */
export function keepsSiege(s: S, army: number): boolean {
  if (!hasFlag(s, army, 'besieging')) return false;
  const [hex, side] = [s.place[army], s.owner[army]];
  const foe = readSituation(s, side).foes.get(hex)?.strength ?? 0;
  return strengthAt(s, hex, side) >= GIVES_UP * foe;
}

/** [3.25] Returns the odds of an assault from inside a hex; a starved side counts less. */
export function oddsInside(s: S, hex: number, side: number): number {
  const foe = readSituation(s, side).foes.get(hex);
  if (foe === undefined) return 0;
  const besieges = isBesiegedBy(s, hex, side);
  const owner = foe.base >= 0 ? s.owner[foe.base] : -1;
  const theirs = foe.strength * (besieges && wouldStarve(s, hex, owner) ? STARVED : 1);
  return (strengthAt(s, hex, side) * ownShare(s, hex, side)) / Math.max(1, theirs);
}

const isBesiegedBy = (s: S, hex: number, side: number): boolean =>
  armiesAt(s, hex).some((a) => s.owner[a] === side && hasFlag(s, a, 'besieging'));

/** Returns the share of its strength that a side has in a hex: less if it is besieged there and starves. */
function ownShare(s: S, hex: number, side: number): number {
  const isShut = armiesAt(s, hex).some((a) => s.owner[a] !== side && hasFlag(s, a, 'besieging'));
  return isShut && wouldStarve(s, hex, side) ? STARVED : 1;
}

/** [3.24] Returns whether the besieged side should break out at once. */
export function isSallyDue(s: S): boolean {
  const { side, army } = s.frame(STEP.sally);
  return oddsInside(s, s.place[army], side) >= BREAKS_OUT;
}
