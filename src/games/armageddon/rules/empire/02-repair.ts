/** [2.24] to [2.27] Repair and healing at bases, repair of attack cards in the hand, and Repair Field [10.2.7]. */
import type { Log } from '../../../../kernel/text/log.ts';
import type { Refusal, RuleId } from '../../../../kernel/rulebook.ts';
import { CLASSES, type Cost, type UnitCard, type UnitClass } from '../../data/card.ts';
import { FACILITY_KINDS, type FacilityKind, kindOfCard } from '../../data/repairs.ts';
import type { Armageddon } from '../../state.ts';
import { HAND } from '../../state/pieces.ts';
import { msg } from '../../i18n/msg.ts';
import { mayPay, NO_COST, pay } from './02-pay.ts';
import { freeBases } from '../armies/03-control.ts';
import type { SideAction } from '../turn-action.ts';
import { whoKnows } from '../knowledge.ts';
import { named, namedFor, nameOf, priceAndStock, priceText } from '../named.ts';
import { V } from '../names.ts';
import {
  cardOf,
  facilitiesAt,
  has,
  hasFlag,
  isFamily,
  isUntaken,
  pointsOf,
  seenCard,
} from '../pieces.ts';
import { cardFor } from '../step.ts';

type S = Armageddon;

/** Price of a card's full repair, with its rule. */
interface Repair {
  readonly rule: RuleId;
  readonly ap: number;
  readonly cost: readonly number[];
}

/** [2.24] [2.26] [2.27] Returns whether more than half of the points are lost, so that the repair costs resources. */
const isBroken = (s: S, u: number): boolean => 2 * s.damage[u] > pointsOf(s, u);

/** Returns the price of a card's repair, by its state and place. */
export function repairOf(s: S, u: number): Repair {
  const { family, cost } = cardOf(s, u);
  // [2.25] Heroes have a fixed price.
  if (family === 'hero') return { rule: '2.25', ap: s.world.values.apHeal, cost: NO_COST };
  if (family === 'attack')
    return {
      rule: '2.27',
      ap: s.world.values.apRepairCard,
      cost: isBroken(s, u) ? s.world.values.attackRepairCost : NO_COST,
    };
  if (family === 'facility') return facilityRepair(s, u);
  const each = cost.map((n) => Math.min(1, n)) as unknown as Cost;
  const ap = byBay(s, u, s.world.values.repairAp[CLASSES.indexOf(classOf(s, u))]);
  return { rule: '2.24', ap, cost: isBroken(s, u) ? each : NO_COST };
}

const classOf = (s: S, u: number): UnitClass => (cardOf(s, u) as UnitCard).class;

/** [2.26] Returns the price by kind of facility; the Brood pays with its own resource. */
function facilityRepair(s: S, u: number): Repair {
  const { values } = s.world;
  const kind = FACILITY_KINDS.indexOf(kindOf(s, u));
  const isBrood = s.world.factions[s.owner[u]]?.id === 'brood';
  const price = isBroken(s, u)
    ? (isBrood ? values.broodRepairCost : values.facilityRepairCost)[kind]
    : NO_COST;
  return { rule: '2.26', ap: byBay(s, u, values.facilityRepairAp[kind]), cost: price };
}

function kindOf(s: S, u: number): FacilityKind {
  // [D6] A captured stronghold counts as an outpost.
  if (has(s, u, 'headquarters') && isUntaken(s, u)) return 'stronghold';
  if (has(s, u, 'supply')) return 'outpost';
  return kindOfCard(seenCard(s, u)?.id);
}

/** [10.3.14] Lowers a price by 2 AP if the owner has a repair bay in the hex, but at least 1 remains. */
function byBay(s: S, u: number, ap: number): number {
  const isBay = (v: number) => s.owner[v] === s.owner[u] && has(s, v, 'repair-bay');
  return facilitiesAt(s, s.place[u]).some(isBay)
    ? Math.max(1, ap - s.world.values.apRepairBay)
    : ap;
}

/** [2.24] [2.27] Returns whether a card of a side is damaged and in a place where it can be repaired. */
const isReady = (s: S, u: number, side: number, yards: ReadonlySet<number>): boolean =>
  isDamaged(s, u, side) && (isFamily(s, u, 'attack') ? s.place[u] === HAND : yards.has(s.place[u]));

const isDamaged = (s: S, u: number, side: number): boolean =>
  s.owner[u] === side && s.kind[u] >= 0 && s.damage[u] > 0 && !hasFlag(s, u, 'prisoner');

/** [2.24] Returns the hexes of the side's bases that are not besieged. */
const yardsOf = (s: S, side: number): Set<number> =>
  new Set(freeBases(s, side).map((base) => s.place[base]));

export const repairAction: SideAction<'repair'> = {
  label: repairLabel,
  list(s, side, out) {
    const yards = yardsOf(s, side);
    for (let u = 0; u < s.world.cards; u++)
      if (isReady(s, u, side, yards) && mayRepair(s, side, u)) out.add(V.repair, u);
  },
  apply(s, side, u, log) {
    const { rule, ap, cost } = repairOf(s, u);
    pay(s, side, ap, cost);
    makeWhole(s, u, rule, log);
  },
  whyNot: whyNotRepair,
};

function repairLabel(s: S, u: number) {
  const { ap, cost } = repairOf(s, u);
  return msg('label.repair', { card: nameOf(s, u), cost: priceText(ap, cost) });
}

function mayRepair(s: S, side: number, u: number): boolean {
  const { ap, cost } = repairOf(s, u);
  return mayPay(s, side, ap, cost);
}

function makeWhole(s: S, u: number, rule: RuleId, log?: Log): void {
  s.damage[u] = 0;
  log?.add({ type: 'healed', rule, args: { card: named(s, u) }, to: whoKnows(s, u) });
}

function whyNotRepair(s: S, side: number, u: number): Refusal {
  const args = { card: namedFor(s, u, side) };
  if (!isDamaged(s, u, side)) return { rule: '2.24', reason: msg('refusal.not-damaged', args) };
  const { rule, ap, cost } = repairOf(s, u);
  if (!isReady(s, u, side, yardsOf(s, side)))
    return { rule, reason: msg('refusal.no-repair', args) };
  const means = priceAndStock(s, side, ap, cost);
  return { rule, reason: msg('refusal.repair-dear', { ...args, ...means }) };
}

// Repair Field

/** [10.2.7] Returns the hexes where the side has units with Repair Field. */
function fieldsOf(s: S, side: number): Set<number> {
  const found = new Set<number>();
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === side && s.place[u] >= 0 && has(s, u, 'repair-field')) found.add(s.place[u]);
  return found;
}

const isUnitHurt = (s: S, u: number, side: number): boolean =>
  isDamaged(s, u, side) && isFamily(s, u, 'unit');

/** Returns the side's damaged units of the same class in the unit's hex. */
export const likeIt = (s: S, u: number, side: number): number[] =>
  [...Array(s.world.cards).keys()].filter(
    (v) => s.place[v] === s.place[u] && isUnitHurt(s, v, side) && classOf(s, v) === classOf(s, u),
  );

/** [10.2.7] Repairs all units of a class in the hex for 6 AP; the first of them stands for all. */
export const restoreAction: SideAction<'restore'> = {
  label: cardFor('label.restore', 'apRepairField'),
  list(s, side, out) {
    if (s.ap[side] < s.world.values.apRepairField) return;
    const fields = fieldsOf(s, side);
    if (fields.size === 0) return;
    for (let u = 0; u < s.world.cards; u++)
      if (fields.has(s.place[u]) && isUnitHurt(s, u, side) && likeIt(s, u, side)[0] === u)
        out.add(V.restore, u);
  },
  apply(s, side, u, log) {
    s.ap[side] -= s.world.values.apRepairField;
    for (const v of likeIt(s, u, side)) makeWhole(s, v, '10.2.7', log);
  },
  whyNot(s, side, u) {
    const args = { card: namedFor(s, u, side), n: s.world.values.apRepairField };
    return { rule: '10.2.7', reason: msg('refusal.no-field', args) };
  },
};
