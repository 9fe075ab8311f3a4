/** [2.22] [D7] Upgrades of facilities. */
import type { Refusal } from '../../../../kernel/rulebook.ts';
import type { FacilityCard } from '../../data/card.ts';
import type { Armageddon } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { mayPay, pay } from './02-pay.ts';
import { isBesieged, supplyOf } from '../armies/03-control.ts';
import type { SideAction } from '../turn-action.ts';
import { whoKnows } from '../knowledge.ts';
import { costText, named, namedFor, nameOf, priceAndStock } from '../named.ts';
import { V } from '../names.ts';
import { cardOf, hasFlag, isFamily, setFlag } from '../pieces.ts';

type S = Armageddon;

const mayPayUpgrade = (s: S, side: number): boolean =>
  mayPay(s, side, s.world.values.apUpgrade, s.world.values.upgradeCost);

/** [2.22] Returns whether a facility has upgrades left. */
const hasUpgrades = (s: S, u: number): boolean =>
  isFamily(s, u, 'facility') && s.upgrades[u] < (cardOf(s, u) as FacilityCard).upgrades;

const isOwn = (s: S, u: number, side: number): boolean => s.owner[u] === side && s.place[u] >= 0;

/** [2.22] Upgrades a facility, once per round, if it is supplied and not besieged. */
export const upgradeAction: SideAction<'upgrade'> = {
  label: upgradeLabel,
  list(s, side, out, { isSupplied }) {
    if (!mayPayUpgrade(s, side)) return;
    for (let u = 0; u < s.world.cards; u++)
      if (isOwn(s, u, side) && hasUpgrades(s, u) && isReady(s, u, isSupplied))
        out.add(V.upgrade, u);
  },
  apply(s, side, u, log) {
    pay(s, side, s.world.values.apUpgrade, s.world.values.upgradeCost);
    s.upgrades[u] += 1;
    setFlag(s, u, 'upgraded');
    const to = whoKnows(s, u);
    log?.add({ type: 'upgraded', rule: '2.22', args: { card: named(s, u) }, to });
  },
  whyNot: whyNotUpgrade,
};

const isReady = (s: S, u: number, isSupplied: (hex: number) => boolean): boolean =>
  !hasFlag(s, u, 'upgraded') && !isBesieged(s, u) && isSupplied(s.place[u]);

function upgradeLabel(s: S, u: number) {
  const { apUpgrade, upgradeCost } = s.world.values;
  return msg('label.upgrade', { card: nameOf(s, u), n: apUpgrade, cost: costText(upgradeCost) });
}

function whyNotUpgrade(s: S, side: number, u: number): Refusal {
  const { apUpgrade, upgradeCost } = s.world.values;
  const args = { card: namedFor(s, u, side), ...priceAndStock(s, side, apUpgrade, upgradeCost) };
  const key =
    !isOwn(s, u, side) || !hasUpgrades(s, u)
      ? 'refusal.no-upgrade'
      : isReady(s, u, supplyOf(s, side))
        ? 'refusal.upgrade-dear'
        : hasFlag(s, u, 'upgraded')
          ? 'refusal.upgraded'
          : 'refusal.upgrade-cut';
  return { rule: '2.22', reason: msg(key, args) };
}
