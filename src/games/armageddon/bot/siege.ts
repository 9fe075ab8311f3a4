/** How bots besiege: who is shut in without another base near fights without supply from then on. */
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

/** Share of its strength that an army fights with that lacks supply [3.18]. */
const STARVED = 0.55;
/** Odds from which nobody waits. */
const WALKOVER = 1.7;
/** Odds from which a siege is laid, and below which it is given up. */
const [BESIEGES, GIVES_UP] = [0.75, 0.5];
/** Odds from which who is besieged breaks out. */
const BREAKS_OUT = 0.9;

/** Joint value of a side's units in a hex. */
export const strengthAt = (s: S, hex: number, side: number): number =>
  fightersAt(s, hex, side).reduce((sum, a) => sum + strengthIn(s, cardsOf(s, a)), 0);

/** [3.16] Whether a base of a side, once besieged, is out of reach of its other bases, as far as they are known. */
function wouldStarve(s: S, hex: number, owner: number): boolean {
  if (!isPlayer(s, owner)) return false;
  const reach = s.world.factions[owner].supply;
  for (let u = 0; u < s.world.cards; u++) {
    if (s.owner[u] !== owner || s.place[u] < 0 || s.place[u] === hex || !isBase(s, u)) continue;
    if (!isBesieged(s, u) && nodeDistance(s.world.board, s.place[u], hex) <= reach) return false;
  }
  return true;
}

/** The player against whom a base in a hex is held; undefined: nobody's. */
function holderAt(s: S, hex: number, side: number): number | undefined {
  const base = readSituation(s, side).foes.get(hex)?.base ?? -1;
  return base >= 0 && isPlayer(s, s.owner[base]) ? s.owner[base] : undefined;
}

/** [3.24] Whether an army that comes upon a base should lie about it before it storms. */
export function isSiegeDue(s: S, army: number, side: number): boolean {
  const hex = s.place[army];
  const holder = holderAt(s, hex, side);
  if (holder === undefined || !wouldStarve(s, hex, holder) || isOutOfSupply(s, army)) return false;
  const [own, foe] = [strengthAt(s, hex, side), strengthAt(s, hex, holder)];
  return own < WALKOVER * foe && own >= BESIEGES * foe;
}

/** [3.25] Whether an army should stay where it besieges: it is not much weaker. */
export function keepsSiege(s: S, army: number): boolean {
  if (!hasFlag(s, army, 'besieging')) return false;
  const [hex, side] = [s.place[army], s.owner[army]];
  const foe = readSituation(s, side).foes.get(hex)?.strength ?? 0;
  return strengthAt(s, hex, side) >= GIVES_UP * foe;
}

/** [3.25] Odds of an assault from inside a hex: who is starved counts for less. */
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

/** Force of a side in a besieged hex of its own. */
function ownShare(s: S, hex: number, side: number): number {
  const isShut = armiesAt(s, hex).some((a) => s.owner[a] !== side && hasFlag(s, a, 'besieging'));
  return isShut && wouldStarve(s, hex, side) ? STARVED : 1;
}

/** [3.24] Whether who is besieged breaks out at once. */
export function isSallyDue(s: S): boolean {
  const { side, army } = s.frame(STEP.sally);
  return oddsInside(s, s.place[army], side) >= BREAKS_OUT;
}
