/** Overlays of the board, computed from the position alone. */
import type { AreaLook, OverlaySpec } from '../../../kernel/look/look.ts';
import { side as sideNoun } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { SIDES } from '../data/particles.ts';
import { canSelfEmit } from '../rules/03-paths.ts';
import { closestCarrier } from '../rules/06-exception.ts';
import { reachOf } from '../rules/effects.ts';
import { type AnnihilationState, chargeOf, distanceFor } from '../state.ts';
import { msg } from '../i18n/msg.ts';

type S = AnnihilationState;

/** [6.1] Returns both closest carriers, which may not emit themselves forwards. */
function closest(s: S): AreaLook[] {
  return SIDES.flatMap(({ id }, side) => {
    const u = closestCarrier(s, side);
    if (u === NONE) return [];
    const name = msg('area.closest', { side: sideNoun(side) });
    const nodes = [s.place[u]];
    return [{ type: `closest-${id}`, name, nodes, texts: [msg('area.back')] }];
  });
}

/** [D3] Returns the number of steps from each point to the opponent's emergence. */
function distance(s: S, side: number): AreaLook[] {
  const nodes = Array.from({ length: s.world.points }, (_, n) => n);
  const viewer = side === 1 ? 1 : 0;
  const texts = nodes.map((n) => String(distanceFor(s, viewer, n)));
  const name = msg('area.distance', { side: sideNoun(viewer) });
  return [{ type: 'distance', name, nodes, texts }];
}

/** [3.1] Returns the points where the carrier could end by emitting itself. */
function reach(s: S, u: number): AreaLook[] {
  return u !== NONE && canSelfEmit(s, u) ? reachOf(s, u, chargeOf(s, u)) : [];
}

export const overlays: readonly OverlaySpec<S>[] = [
  { id: 'closest', name: msg('overlay.closest'), areas: closest },
  { id: 'distance', name: msg('overlay.distance'), areas: distance },
  { id: 'reach', name: msg('overlay.reach'), areas: (s, _side, { unit }) => reach(s, unit) },
];
