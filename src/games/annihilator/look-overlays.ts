/** What a player can have shown on the board: worked out from the position alone. */
import type { AreaLook, OverlaySpec } from '../../kernel/look.ts';
import { BOARD, impactNode } from './data/map.ts';
import { chargeWords, lotWords, riskWords } from './look-charges.ts';
import { chargeArea, reachArea } from './look-preview.ts';
import { charges } from './look-words.ts';
import { type AnnihilatorState, chargesSet, isAlive, isDue } from './state.ts';

type S = AnnihilatorState;

/** [5.1] Reach of the unit in question. */
const reach = (s: S, u: number): AreaLook[] => (u >= 0 && isAlive(s, u) ? reachArea(s, u) : []);

/** [8.1] All charges set, and who stands in their blasts: what goes off in this turn, and later. */
function blasts(s: S): AreaLook[] {
  const all = Array.from({ length: chargesSet(s) }, (_, i) => i);
  return mergeTexts(
    all.flatMap((i) =>
      chargeArea(s, i).map((area) => ({
        ...area,
        type: isDue(s, i) ? 'blast' : 'blast-later',
        texts: area.texts?.map((text) => String(text).split(' ')[1] ?? SURE) ?? [],
        name: `charge in ${BOARD.labels[s.chargeHex[i]]}, ${chargeWords(s, i)}${riskWords(s, i)}`,
      })),
    ),
  );
}

/** [DCT] Hex 1 of a charge needs no die. */
const SURE = 'sure';
const together = (texts: readonly string[]): string =>
  texts.includes(SURE) ? SURE : texts.join(' ');

/** Where areas overlap, the first tells the texts of all: they would lie on one another. */
function mergeTexts(areas: readonly AreaLook[]): AreaLook[] {
  const first = new Map<number, AreaLook>();
  for (const area of areas) for (const n of area.nodes) if (!first.has(n)) first.set(n, area);
  const textsAt = (n: number): string[] =>
    areas.flatMap(({ nodes, texts = [] }) => (texts[nodes.indexOf(n)] as string) ?? []);
  return areas.map((area) => ({
    ...area,
    texts: area.nodes.map((n) => (first.get(n) === area ? together(textsAt(n)) : '')),
  }));
}

/** [8.5] Every lot of charges that lies about. */
function lots(s: S): AreaLook[] {
  const nodes = [...s.dropped.keys()].filter((n) => s.dropped[n] > 0);
  return nodes.map((n) => ({
    type: 'lot',
    name: `${lotWords(s, n)} in ${BOARD.labels[n]}`,
    nodes: [n],
    texts: [charges(s.dropped[n])],
  }));
}

/** [4.2] The numbered hull hexes, as "side/number". */
function impacts(): AreaLook[] {
  return [1, 2, 3, 4, 5, 6].map((side) => {
    const sums = Array.from({ length: 11 }, (_, i) => i + 2);
    return {
      type: 'impact',
      name: `impact hexes of side ${side}`,
      nodes: sums.map((sum) => impactNode(side, sum)),
      texts: sums.map((sum) => `${side}/${sum}`),
    };
  });
}

export const overlays: readonly OverlaySpec<S>[] = [
  { id: 'reach', name: 'Reach of a unit', areas: (s, _, { unit }) => reach(s, unit) },
  { id: 'blasts', name: 'Charges set', isStanding: true, areas: blasts },
  { id: 'lots', name: 'Charges left behind', isStanding: true, areas: lots },
  { id: 'impacts', name: 'Impact hexes', areas: impacts },
];
