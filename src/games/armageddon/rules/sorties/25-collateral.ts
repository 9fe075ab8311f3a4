/** [25.24] to [25.26] Collateral damage of missiles, army by army. */
import type { Log } from '../../../../kernel/text/log.ts';
import { printedSecond } from '../../data/cards.ts';
import type { Armageddon } from '../../state.ts';
import { hiddenBelow, hiddenMargin, drawHidden } from '../hidden-dice.ts';
import { groundBonus } from '../armies/03-control.ts';
import { damageOf, defenceOf, wound } from '../battle/05-damage.ts';
import { isMissile } from './06-launch.ts';
import { flyerOf, goOn, sortieOf } from './06-flight.ts';
import { whoKnows } from '../knowledge.ts';
import { named } from '../named.ts';
import { poolOf } from '../battle/05-pools.ts';
import { armiesAt, cardsOf, has, level } from '../pieces.ts';

type S = Armageddon;

/** [25.25] Sides of the die. The percentages on the cards are multiples of ten, so each is a number of its sides. */
const DIE = 10;

/** [25.24] [R14] [R35] Draws the hidden dice if the card has the ability, whatever is in the hex. */
export function spreadDamage(s: S): void {
  const { card, dice } = sortieOf(s);
  const isReplaced = dice > 0 && s.world.switches['weapon-replaces'];
  if (!isMissile(s, card) || !has(s, card, 'collateral') || isReplaced) {
    goOn(s, 'weapon');
    return;
  }
  goOn(s, 'shower');
  drawHidden(s);
}

/**
 * [25.25] [R19] Rolls a ten-sided die for each army in the hex, including garrisons [R23]; at or below the percentage
 * it is hit.
 */
export function rainDown(s: S, log?: Log): void {
  const { card, hex } = sortieOf(s);
  goOn(s, 'weapon');
  const tenths = level(s, card, 'collateral') / 10;
  const dice = printedSecond(s.kind[card], 'collateral');
  for (const army of armiesAt(s, hex).filter((a) => isMeant(s, a))) {
    const roll = 1 + hiddenBelow(s, DIE);
    const args = { army: named(s, army), n: roll };
    const isHit = roll <= tenths;
    const type = isHit ? 'collateral' : 'spared';
    log?.add({ type, rule: '25.25', args, to: whoKnows(s, army) });
    if (isHit) for (const u of cardsOf(s, army)) challenge(s, u, dice, log);
  }
}

/** [R11] Returns whether an army can be hit; by option, not those of the attacker. */
const isMeant = (s: S, army: number): boolean =>
  !s.world.switches['collateral-armies'] || s.owner[army] !== flyerOf(s);

/** [25.26] [R10] Resolves a hidden challenge of a hero or a unit, against its defence alone. */
function challenge(s: S, u: number, dice: number, log?: Log): void {
  const { card, hex } = sortieOf(s);
  const bonus = s.world.switches['collateral-terrain'] ? groundBonus(s, hex, s.owner[u]) : 0;
  const margin = hiddenMargin(s, poolOf(dice), poolOf(defenceOf(s, u) + bonus));
  wound(s, u, damageOf(s, 'collateral', card, u, margin), '25.26', log);
}
