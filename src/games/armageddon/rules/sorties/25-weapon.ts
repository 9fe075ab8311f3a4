/** [25.27] to [25.31] Weapons of mass destruction, which affect everything in the hex, of any owner. */
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { hiddenBelow, hiddenMargin, drawHidden } from '../hidden-dice.ts';
import { groundBonus } from '../armies/03-control.ts';
import { defenceOf, destroy, wound } from '../battle/05-damage.ts';
import { goOn, sortieOf } from './06-flight.ts';
import { poolOf } from '../battle/05-pools.ts';
import { angerCult } from '../exploration/13-zeal.ts';
import { cardOf, facilitiesAt, has, hasFlag, isFamily } from '../pieces.ts';

type S = Armageddon;

/** [25.27] [R35] Draws the hidden dice for everything that may be in the hex, if a weapon goes off. */
export function setOff(s: S, log?: Log): void {
  const { dice, hex } = sortieOf(s);
  if (dice === 0) {
    goOn(s, 'home');
    return;
  }
  angerCult(s);
  goOn(s, 'blast');
  log?.add({ type: 'weapon', rule: '25.27', args: { at: node(hex) } });
  drawHidden(s);
}

/** [25.28] [25.29] Destroys facilities first, then challenges every remaining card exactly once. */
export function blast(s: S, log?: Log): void {
  const { hex } = sortieOf(s);
  goOn(s, 'home');
  // [R18] If their prison is destroyed, prisoners are freed, but keep its protection.
  const spared = s.world.switches['prisoners-hit'] ? prisonersAt(s, hex) : [];
  for (const u of facilitiesAt(s, hex)) if (!has(s, u, 'hardened')) destroy(s, u, '25.28', log);
  const cards = cardsAt(s, hex).filter((u) => !spared.includes(u));
  // Defence bonuses and shelter count as they were before the first loss.
  const bonus = new Map(cards.map((u) => [s.owner[u], groundBonus(s, hex, s.owner[u])]));
  const defence = cards.map((u) => poolOf(defenceOf(s, u) + (bonus.get(s.owner[u]) ?? 0)));
  const sheltered = cards.map((u) => isSheltered(s, u));
  cards.forEach((u, i) => {
    challenge(s, u, defence[i], sheltered[i], log);
  });
}

/** [25.29] [R18] Returns facilities, units, heroes and prisoners in the hex. */
function cardsAt(s: S, hex: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++) if (s.place[u] === hex) found.push(u);
  return found;
}

const prisonersAt = (s: S, hex: number): number[] =>
  cardsAt(s, hex).filter((u) => hasFlag(s, u, 'prisoner'));

/** [6.9] [R17] Returns whether a card is in the garrison of a Hardened base; heroes too, except by option. */
function isSheltered(s: S, u: number): boolean {
  const base = s.group[u] === NONE ? NONE : s.group[s.group[u]];
  if (base === NONE || !has(s, base, 'hardened')) return false;
  return !isFamily(s, u, 'hero') || !s.world.switches['sheltered-heroes'];
}

/**
 * [25.29] [25.30] [6.9] [R25] [R59] Applies the dice and, if the card survives them and is not sheltered, the
 * radiation.
 */
function challenge(s: S, u: number, defence: number, isInside: boolean, log?: Log): void {
  const { dice, rays } = sortieOf(s);
  const damage = Math.max(0, hiddenMargin(s, poolOf(dice), defence));
  const isDead = wound(s, u, isInside ? Math.trunc(damage / 2) : damage, '25.29', log);
  if (!isDead && !isInside) wound(s, u, radiationOn(s, u, rays), '25.30', log);
}

/** [25.30] [1.11] [R16] Returns the radiation on a card: minus a roll from 1 to its resistance, at least 0. */
function radiationOn(s: S, u: number, rays: number): number {
  const { resistance } = cardOf(s, u);
  const off = resistance === 0 ? 0 : 1 + hiddenBelow(s, resistance);
  return Math.max(0, rays - off);
}
