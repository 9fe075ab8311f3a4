/** Overlays of the board, computed from the position alone. */
import type { AreaLook, OverlaySpec } from '../../../kernel/look/look.ts';
import { node, type LocalizedText } from '../../../kernel/text/message.ts';
import { BOARD, impactNode } from '../data/map.ts';
import { chargeMessage, withRisk } from './charges.ts';
import { floodFrom, fullPoints, isDestination } from '../rules/05-reach.ts';
import { shownHexes } from '../rules/demolition/08-area.ts';
import { type AnnihilatorState, chargesSet, isAlive, isDue } from '../state.ts';
import { chargesMessage, formatPoints } from '../i18n/phrases.ts';
import { msg } from '../i18n/msg.ts';

type S = AnnihilatorState;

/** [5.1] Returns the hexes where the unit could end a move with its full Movement Factor, with their costs. */
function reach(s: S, u: number): AreaLook[] {
  if (u < 0 || !isAlive(s, u)) return [];
  const points = fullPoints(s, u);
  const flood = floodFrom(s, u, points, false);
  const nodes = [...BOARD.labels.keys()].filter((n) => isDestination(s, u, n));
  const texts = nodes.map((n) => formatPoints(points - flood.left[n]));
  return [{ type: 'reach', name: msg('area.reach'), nodes, texts }];
}

/** [8.1] Returns the blasts of all set charges with the units in them: those of this turn, and later ones. */
function blasts(s: S): AreaLook[] {
  const all = Array.from({ length: chargesSet(s) }, (_, i) => i);
  const hexes = all.map((i) =>
    shownHexes(s, s.chargeHex[i], s.chargePattern[i], s.chargeDirection[i]),
  );
  // Where areas overlap, the first one shows the odds of all, because texts would cover each other.
  const oddsOn = new Map<number, string[]>();
  for (const { n, odds } of hexes.flat()) oddsOn.set(n, [...(oddsOn.get(n) ?? []), odds]);
  const told = new Set<number>();
  const textOf = (n: number): LocalizedText => {
    if (told.has(n)) return '';
    told.add(n);
    return oddsText(oddsOn.get(n) ?? []);
  };
  return all.map((i) => ({
    type: isDue(s, i) ? 'blast' : 'blast-later',
    name: blastName(s, i),
    nodes: hexes[i].map(({ n }) => n),
    texts: hexes[i].map(({ n }) => textOf(n)),
  }));
}

const blastName = (s: S, i: number): LocalizedText =>
  withRisk(s, i, msg('area.charge', { at: node(s.chargeHex[i]), charge: chargeMessage(s, i) }));

/** [DCT] Returns the odds of a hex; hex 1 of a charge needs no die and has no odds. */
const oddsText = (odds: readonly string[]): LocalizedText =>
  odds.includes('') ? msg('area.sure') : odds.join(' ');

/** [8.5] Returns all charges left behind. */
function lots(s: S): AreaLook[] {
  const nodes = [...s.dropped.keys()].filter((n) => s.dropped[n] > 0);
  return nodes.map((n) => ({
    type: 'lot',
    name: msg('area.lot', { n: s.dropped[n], at: node(n) }),
    nodes: [n],
    texts: [chargesMessage(s.dropped[n])],
  }));
}

/** [4.2] Returns the numbered hull hexes, as "side/number". */
function impacts(): AreaLook[] {
  return [1, 2, 3, 4, 5, 6].map((side) => {
    const sums = Array.from({ length: 11 }, (_, i) => i + 2);
    return {
      type: 'impact',
      name: msg('area.impact', { n: side }),
      nodes: sums.map((sum) => impactNode(side, sum)),
      texts: sums.map((sum) => `${side}/${sum}`),
    };
  });
}

export const overlays: readonly OverlaySpec<S>[] = [
  { id: 'reach', name: msg('overlay.reach'), areas: (s, _, { unit }) => reach(s, unit) },
  { id: 'blasts', name: msg('overlay.blasts'), isStanding: true, areas: blasts },
  { id: 'lots', name: msg('overlay.lots'), isStanding: true, areas: lots },
  { id: 'impacts', name: msg('overlay.impacts'), areas: impacts },
];
