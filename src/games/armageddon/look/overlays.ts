/** Map overlays, as far as the viewer knows: control, supply, sight, range, reach. */
import type { AreaLook, OverlaySpec } from '../../../kernel/look/look.ts';
import { FLIERS, type Flier } from '../data/card.ts';
import { controllerOf, supplyOf } from '../rules/armies/03-control.ts';
import { reachOf } from '../rules/armies/03-march.ts';
import { diceAt, eyesOf, musterOf } from '../rules/exploration/04-sight.ts';
import { attackCardOf, attackCards, siteFor, skyOf } from '../rules/sorties/06-launch.ts';
import { named, nameOf, ownerName } from '../rules/named.ts';
import { cardsOf, isArmy, isFamily, isGarrison, seenCard } from '../rules/pieces.ts';
import type { Armageddon } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import type { Focus } from '../../../kernel/look/focus.ts';

type S = Armageddon;

export const overlays: readonly OverlaySpec<S>[] = [
  { id: 'control', name: msg('overlay.control'), areas: (s, side) => control(s, side) },
  { id: 'supply', name: msg('overlay.supply'), areas: own(supply) },
  { id: 'sight', name: msg('overlay.sight'), areas: own(sight) },
  { id: 'range', name: msg('overlay.range'), areas: own(range) },
  { id: 'reach', name: msg('overlay.reach'), areas: own(reach) },
];

/** Restricts an overlay to viewers that are players. */
function own(areas: (s: S, side: number, focus: Focus) => AreaLook[]): OverlaySpec<S>['areas'] {
  return (s, side, focus) => (side < 0 ? [] : areas(s, side, focus));
}

const hexesOf = ({ world }: S): number[] => [...Array(world.board.size).keys()];

/** [3.13] [3.14] Shows control as far as the side knows. */
function control(s: S, side: number): AreaLook[] {
  const held = new Map<number, number[]>();
  for (const n of new Set(s.place)) {
    const owner = n < 0 ? -1 : controllerOf(s, n, side);
    if (owner >= 0) held.set(owner, [...(held.get(owner) ?? []), n]);
  }
  return [...held].map(([owner, nodes]) => ({
    type: `control-${s.world.owners[owner]}`,
    name: msg('area.control', { owner: ownerName(s, owner) }),
    nodes: nodes.sort((a, b) => a - b),
  }));
}

/** [3.16] Shows supplied hexes. */
function supply(s: S, side: number): AreaLook[] {
  const nodes = hexesOf(s).filter(supplyOf(s, side));
  return [{ type: 'supply', name: msg('area.supply'), nodes }];
}

/** [4.1] [4.3] Shows, for each hex, the best observation that a side has there against pieces that do not hide. */
function sight(s: S, side: number): AreaLook[] {
  const eyes = eyesOf(s, musterOf(s)).filter((eye) => eye.side === side);
  const dice = hexesOf(s).map((n) => Math.max(0, ...eyes.map((eye) => diceAt(s, eye, n, false))));
  const nodes = hexesOf(s).filter((n) => dice[n] > 0);
  return [{ type: 'sight', name: msg('area.sight'), nodes, texts: nodes.map((n) => `${dice[n]}`) }];
}

/**
 * [6.2] [6.3] [6.4] Shows the range of the attack card to be decided on, or of the farthest card of each kind in the
 * hand.
 */
function range(s: S, side: number, { unit: u }: Focus): AreaLook[] {
  const sky = skyOf(s, side);
  const within = (card: number): number[] =>
    hexesOf(s).filter((n) => siteFor(s, sky, card, n) !== undefined);
  if (u >= 0 && s.owner[u] === side && isFamily(s, u, 'attack'))
    return [{ type: 'range', name: msg('area.range', { card: nameOf(s, u) }), nodes: within(u) }];
  return FLIERS.flatMap((flier) => {
    const card = farthest(s, side, flier);
    if (card === undefined) return [];
    const name = msg(`area.range.${flier}`, { card: nameOf(s, card) });
    return [{ type: `range-${flier}`, name, nodes: within(card) }];
  });
}

function farthest(s: S, side: number, flier: Flier): number | undefined {
  const cards = attackCards(s, side).map((u) => ({ u, card: attackCardOf(s, u) }));
  const [best] = cards
    .filter(({ card }) => card.flier === flier)
    .sort((a, b) => b.card.range - a.card.range);
  return best?.u;
}

/** [3.9] Shows where the friendly army in focus can go, with the points left there. */
function reach(s: S, side: number, { unit: u }: Focus): AreaLook[] {
  const army = armyOf(s, u);
  if (army < 0 || s.owner[army] !== side || isGarrison(s, army) || !isSeen(s, army)) return [];
  const { left } = reachOf(s, army);
  const nodes = hexesOf(s).filter((n) => left[n] >= 0 && n !== s.place[army]);
  const name = msg('area.reach', { army: named(s, army) });
  return [{ type: 'reach', name, nodes, texts: nodes.map((n) => `${left[n]}`) }];
}

/** Returns the army itself, or the army of a card; -1 if it has none. */
const armyOf = (s: S, u: number): number =>
  u < 0 || s.place[u] < 0 ? -1 : isArmy(s, u) ? u : s.group[u] >= s.world.cards ? s.group[u] : -1;

const isSeen = (s: S, army: number): boolean => {
  const cards = cardsOf(s, army);
  return cards.length > 0 && cards.every((u) => seenCard(s, u) !== undefined);
};
