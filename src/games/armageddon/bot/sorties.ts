/** Targets of bots' sorties: the expected damage of a strike, compared with its cost. */
import { worthOf } from './worth.ts';
import { totalOf } from '../data/card.ts';
import { printedSecond } from '../data/cards.ts';
import { groundBonus } from '../rules/armies/03-control.ts';
import { defenceOf } from '../rules/battle/05-damage.ts';
import { attackCardOf, hexesFor, isMissile, skyOf, targetsIn } from '../rules/sorties/06-launch.ts';
import {
  cardOf,
  has,
  isArmy,
  isFamily,
  isPlayer,
  leftOf,
  level,
  unitsOf,
  weaponOf,
} from '../rules/pieces.ts';
import type { Armageddon } from '../state.ts';

type S = Armageddon;

/** Share of its price that a strike must be worth. */
const PAYS = 0.9;
/** Value of damage to a headquarters, per point of structure. */
const HEAD = 1.5;

/** Value of winning the game. */
const WAR = 90;

export interface Strike {
  readonly card: number;
  readonly hex: number;
  readonly target: number;
  readonly value: number;
}

/** Returns the best strike that is worth its price; undefined if there is none. */
export function bestStrike(s: S, side: number, cards: readonly number[]): Strike | undefined {
  const sky = skyOf(s, side);
  let best: Strike | undefined;
  for (const card of cards)
    for (const hex of hexesFor(s, sky, card))
      for (const target of targetsIn(s, sky, card, hex)) {
        const value = strikeValue(s, card, hex, target);
        if (value > (best?.value ?? 0)) best = { card, hex, target, value };
      }
  return best;
}

/** Returns the expected damage in resources, reduced by the risk of being shot down, minus the price. */
export function strikeValue(s: S, card: number, hex: number, target: number): number {
  if (s.owner[target] < 0) return 0;
  const price = totalOf(cardOf(s, card).cost) * PAYS + (isMissile(s, card) ? 1.5 : 0);
  const done = isArmy(s, target) ? overArmy(s, card, hex, target) : damageTo(s, card, hex, target);
  const risk = gunsAt(s, card, hex) > 0 ? 0.6 : 1;
  return risk * (careOf(s, target, s.owner[card]) * done + besides(s, card, hex)) - price;
}

/** Returns the weight of a card's damage: lower for independents, negative for the side's own cards. */
const careOf = (s: S, u: number, side: number): number =>
  s.owner[u] === side ? -1 : isPlayer(s, s.owner[u]) ? 1 : 0.4;

/** [25.25] [25.27] Returns the value of damage to other pieces in the hex: armies, or all pieces. */
function besides(s: S, card: number, hex: number): number {
  const weapon = weaponOf(s, card).dice;
  const [hits, dice] = weapon > 0 ? [1, weapon] : collateralOf(s, card);
  if (hits === 0) return 0;
  let sum = 0;
  for (let u = 0; u < s.world.cards; u++) {
    if (s.place[u] !== hex || s.owner[u] < 0) continue;
    const isWork = isFamily(s, u, 'facility');
    if (isWork && weapon === 0) continue;
    const lost = isWork && !has(s, u, 'hardened') ? 1 : lossTo(s, u, dice);
    sum += hits * careOf(s, u, s.owner[card]) * lost * stakeIn(s, u);
  }
  return sum;
}

/** [25.24] Returns the chance that each army is hit, and the number of dice. */
const collateralOf = (s: S, card: number): readonly [number, number] =>
  isMissile(s, card)
    ? [level(s, card, 'collateral') / 100, printedSecond(s.kind[card], 'collateral')]
    : [0, 0];

/** Returns the share of a card's remaining points that the dice destroy. */
function lossTo(s: S, u: number, dice: number): number {
  const hurt = Math.max(0.25, (dice - defenceOf(s, u)) / 2 + 0.5);
  return Math.min(1, (hurt * (has(s, u, 'hardened') ? 0.5 : 1)) / Math.max(1, leftOf(s, u)));
}

/** Returns the value at stake: destroying a headquarters wins the game. */
const stakeIn = (s: S, u: number): number =>
  s.headquarters[s.owner[u]] === u ? WAR : worthOf(s, u) + (isFamily(s, u, 'facility') ? 2 : 0);

/** Returns the mean damage to an army's known units, since the unit hit is random. */
function overArmy(s: S, card: number, hex: number, army: number): number {
  const units = unitsOf(s, army);
  if (units.length === 0) return 2;
  return units.reduce((sum, u) => sum + damageTo(s, card, hex, u), 0) / units.length;
}

function damageTo(s: S, card: number, hex: number, u: number): number {
  const margin =
    (attackCardOf(s, card).attack - defenceOf(s, u) - groundBonus(s, hex, s.owner[u])) / 2;
  const hurt = Math.max(0.25, margin + 0.5) * (has(s, u, 'hardened') ? 0.5 : 1);
  if (has(s, u, 'headquarters')) return hurt * HEAD;
  return (
    Math.min(1, hurt / Math.max(1, leftOf(s, u))) *
    (worthOf(s, u) + (isFamily(s, u, 'facility') ? 2 : 0))
  );
}

/** Returns the number of guns of others in a hex that could fire, as far as known. */
function gunsAt(s: S, card: number, hex: number): number {
  const ability = isMissile(s, card) ? 'anti-missile' : 'anti-air';
  let n = 0;
  for (let u = 0; u < s.world.cards; u++)
    if (s.place[u] === hex && s.owner[u] !== s.owner[card] && s.owner[u] >= 0)
      n += level(s, u, ability);
  return n;
}
