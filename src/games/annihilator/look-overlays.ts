/** What a player can have shown on the board: worked out from the position alone. */
import type { AreaLook, OverlaySpec } from '../../kernel/look.ts';
import { impactNode } from './data/map.ts';
import { chargeArea, reachArea } from './look-preview.ts';
import { type AnnihilatorState, chargesSet, isAlive, isDue } from './state.ts';

type S = AnnihilatorState;

/** [5.1] Reach of the unit in question. */
const reach = (s: S, u: number): AreaLook[] => (u >= 0 && isAlive(s, u) ? reachArea(s, u) : []);

/** [8.1] All charges set, those first that go off in this turn. */
function blasts(s: S): AreaLook[] {
  const all = Array.from({ length: chargesSet(s) }, (_, i) => i);
  const when = (i: number): string => (isDue(s, i) ? 'this turn' : 'next turn');
  return all.flatMap((i) => chargeArea(s, i).map((a) => ({ ...a, name: `${when(i)}: ${a.name}` })));
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
  { id: 'blasts', name: 'Charges set', areas: blasts },
  { id: 'impacts', name: 'Impact hexes', areas: impacts },
];
