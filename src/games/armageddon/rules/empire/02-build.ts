/**
 * [2.20] [2.21] [10.2.3] Collectors and minefields are built without a card, by heroes and engineers in supplied
 * hexes.
 */
import { nounOf } from '../../../../kernel/action.ts';
import { node } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { apOf, type Card, totalOf } from '../../data/card.ts';
import { CARD, type CardId } from '../../data/cards.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { mayPay, pay } from './02-pay.ts';
import { buildersOf } from './02-places.ts';
import { putCard, slotFor } from './02-slots.ts';
import { controllerOf, supplyOf } from '../armies/03-control.ts';
import type { SideAction } from '../turn-action.ts';
import { cardCost, named, priceAndStock } from '../named.ts';
import { STEP, V } from '../names.ts';
import { facilitiesAt, has, level } from '../pieces.ts';
import { amountIn } from '../resources.ts';
import { type ArmageddonStep, focus, sideNow } from '../step.ts';

type S = Armageddon;

/** Buildings: collectors in the order of the resources, then works of engineers. */
export const BUILT = [
  'collector-humans',
  'collector-materials',
  'collector-energy',
  'collector-technology',
  'minefield',
] as const satisfies readonly CardId[];
const MINEFIELD = 4;

/** Returns the card of a building number. */
const builtCard = (s: S, what: number): Card => s.world.prints.cards[CARD[BUILT[what]]];

/**
 * [2.21] Returns supplied hexes with a builder and without enemy control, ascending, with whether the builder is an
 * engineer.
 */
function sitesOf(
  s: S,
  side: number,
  isSupplied = supplyOf(s, side),
): [hex: number, isEngineer: boolean][] {
  const builders = buildersOf(s, side);
  if (slotFor(s, side) === NONE) return [];
  return [...builders]
    .filter(([n]) => isSupplied(n) && [side, NONE].includes(controllerOf(s, n, side)))
    .sort(([a], [b]) => a - b);
}

/**
 * [R81] Returns whether a building is possible: a collector if some of its resource is left, and one minefield of a
 * side per hex [10.2.3].
 */
function isWanted(s: S, side: number, hex: number, what: number, isEngineer: boolean): boolean {
  const own = facilitiesAt(s, hex).filter((u) => s.owner[u] === side);
  if (what === MINEFIELD) return isEngineer && !own.some((u) => has(s, u, 'mines'));
  const takers = own.filter(
    (u) => has(s, u, 'collects') || level(s, u, 'collects-one') === what + 1,
  );
  return amountIn(s.resources[hex], what) > takers.length;
}

const mayAfford = (s: S, side: number, what: number): boolean =>
  mayPay(s, side, apOf(builtCard(s, what)), builtCard(s, what).cost);

const choicesAt = (s: S, side: number, hex: number, isEngineer: boolean): number[] =>
  [...BUILT.keys()].filter(
    (what) => mayAfford(s, side, what) && isWanted(s, side, hex, what, isEngineer),
  );

export const buildAction: SideAction<'build'> = {
  label: (_, n) => msg('label.build', { at: node(n) }),
  list(s, side, out, { isSupplied }) {
    if (!BUILT.some((_, what) => mayAfford(s, side, what))) return;
    for (const [n, isEngineer] of sitesOf(s, side, isSupplied))
      if (choicesAt(s, side, n, isEngineer).length > 0) out.add(V.build, n);
  },
  apply: (s, _, hex) => s.push(STEP['build.what'], { hex }),
  whyNot: whyNotBuild,
};

function whyNotBuild(s: S, side: number, hex: number): Refusal {
  const args = { at: node(hex) };
  const site = sitesOf(s, side).find(([n]) => n === hex);
  if (site === undefined) return { rule: '2.21', reason: msg('refusal.no-builder', args) };
  const [cheapest] = [...BUILT.keys()]
    .filter((what) => isWanted(s, side, hex, what, site[1]))
    .map((what) => builtCard(s, what))
    .sort((a, b) => totalOf(a.cost) - totalOf(b.cost));
  if (cheapest === undefined) return { rule: 'R81', reason: msg('refusal.build-full', args) };
  const means = priceAndStock(s, side, apOf(cheapest), cheapest.cost);
  return { rule: '2.21', reason: msg('refusal.build-dear', { ...args, ...means }) };
}

/** [2.21] Chooses what to build. */
export const buildStep: ArmageddonStep<'raise'> = {
  rule: '2.21',
  secret: true,
  who: sideNow,
  prompt: fixed('prompt.build.what'),
  focus,
  offers: { raise: { label: raiseLabel } },
  actions(s, out) {
    const { hex } = s.frame(STEP['build.what']);
    const isEngineer = buildersOf(s, sideNow(s)).get(hex) === true;
    for (const what of choicesAt(s, sideNow(s), hex, isEngineer)) out.add(V.raise, what);
  },
  apply(s, action, log) {
    const { hex } = s.frame(STEP['build.what']);
    const [side, what] = [sideNow(s), nounOf(action)];
    pay(s, side, apOf(builtCard(s, what)), builtCard(s, what).cost);
    const u = slotFor(s, side);
    putCard(s, u, BUILT[what], side, hex);
    s.pop();
    const args = { card: named(s, u), at: node(hex) };
    log?.add({ type: 'built', rule: '2.21', args, to: [side] });
  },
};

function raiseLabel(s: S, what: number) {
  const card = msg(`card.${BUILT[what]}`, { faction: s.world.factions[sideNow(s)].id });
  return msg('label.raise', { card, cost: cardCost(builtCard(s, what)) });
}
