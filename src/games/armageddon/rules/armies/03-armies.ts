/** Section 2: founding armies at bases, and disbanding them. */
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { mayPay, pay } from '../empire/02-pay.ts';
import { isBase } from './03-control.ts';
import { hasRoomAt } from './03-march.ts';
import { dissolve, freeArmy } from '../battle/05-damage.ts';
import type { SideAction } from '../turn-action.ts';
import { named, namedFor, nameOf } from '../named.ts';
import { V } from '../names.ts';
import { has, hasFlag, isFamily, isUntaken, setFlag } from '../pieces.ts';
import { withArmy } from '../step.ts';

type S = Armageddon;

/** Returns the bases of a side on the map. */
function basesOf(s: S, side: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === side && s.place[u] >= 0 && isFamily(s, u, 'facility') && isBase(s, u))
      found.push(u);
  return found;
}

/**
 * [2.16] [10.3.17] Returns the price of an army: lower for the first one of a turn at a Muster Yard that its first
 * owner still has.
 */
const foundingPrice = (s: S, base: number): number =>
  has(s, base, 'muster-yard') && isUntaken(s, base) && !hasFlag(s, base, 'worked')
    ? s.world.values.apMuster
    : s.world.values.apFound;

/** [2.16] [R74] Founds an army without cards at a base. */
export const foundAction: SideAction<'found'> = {
  label: (s, u) => msg('label.found', { card: nameOf(s, u), n: foundingPrice(s, u) }),
  list(s, side, out) {
    for (const base of basesOf(s, side))
      if (whyNotFound(s, side, base) === undefined) out.add(V.found, base);
  },
  apply(s, side, base, log) {
    pay(s, side, foundingPrice(s, base));
    if (has(s, base, 'muster-yard')) setFlag(s, base, 'worked');
    const army = freeArmy(s, side);
    [s.owner[army], s.place[army], s.group[army]] = [side, s.place[base], NONE];
    const args = { army: named(s, army), at: node(s.place[base]) };
    log?.add({ type: 'founded', rule: '2.16', args, to: [side] });
  },
  whyNot: (s, side, base) =>
    basesOf(s, side).includes(base)
      ? whyNotFound(s, side, base)
      : { rule: 'R74', reason: msg('refusal.no-base', { card: namedFor(s, base, side) }) },
};

function whyNotFound(s: S, side: number, base: number): Refusal | undefined {
  const n = foundingPrice(s, base);
  if (!mayPay(s, side, n)) return { rule: '2.16', reason: msg('refusal.found-dear', { n }) };
  if (!hasRoomAt(s, side, s.place[base]))
    return { rule: '3.11', reason: msg('refusal.full-hex', { n: s.world.values.armiesOfHex }) };
  if (freeArmy(s, side) === NONE) return { rule: '3.11', reason: msg('refusal.no-army-left') };
  return undefined;
}

/** [2.16] Disbands an army without cards, at no cost. */
export const disbandAction: SideAction<'disband'> = {
  label: withArmy('label.disband'),
  // A misclick on an army founded just now would remove it, with its price already paid.
  isFinal: true,
  list(_, __, out, { armies }) {
    for (const [army, cards] of armies) if (cards.length === 0) out.add(V.disband, army);
  },
  apply: disband,
  whyNot: (s, side, army) => ({
    rule: '2.16',
    reason: msg('refusal.not-empty', { u: namedFor(s, army, side) }),
  }),
};

function disband(s: S, side: number, army: number, log?: Log): void {
  const args = { army: named(s, army), at: node(s.place[army]) };
  log?.add({ type: 'disbanded', rule: '2.16', args, to: [side] });
  dissolve(s, army, log);
}
