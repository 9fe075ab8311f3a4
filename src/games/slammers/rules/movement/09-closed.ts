/** Panels that a scenario closes to units: opponents' panels [44.5], and for some units all but their own [40.4]. */
import { NONE } from '../../../../kernel/state.ts';
import { COLOURS } from '../../data/units.ts';
import type { MessageArgs } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { refuse } from '../../i18n/msg.ts';
import type { Slammers } from '../../state.ts';

type S = Slammers;

/** [40.4] [44.5] Returns the pieces that a unit may not enter now: bit p for piece p of the layout. */
export function closedPieces(s: S, u: number): number {
  const { closedTo, colour } = s.world;
  return closedTo[colour[u]] | (isHeldBack(s, u) ? ~(1 << homeOf(s, u).heldOn) : 0);
}

/** [40.4] [44.5] Returns why the panel of a hex is closed to a unit; undefined if it is open. */
export function whyClosed(s: S, u: number, n: number, args: MessageArgs): Refusal | undefined {
  if (((closedPieces(s, u) >> s.world.piece[n]) & 1) === 0) return undefined;
  return isHeldBack(s, u)
    ? refuse('40.4', 'refusal.held-back', args)
    : refuse('44.5', 'refusal.home-of-others', args);
}

const homeOf = ({ world }: S, u: number) => world.groups[world.group[u]];

/**
 * [40.4] Returns whether a unit must stay on its panel until a unit of a certain colour has left the panel west of
 * it.
 */
export function isHeldBack(s: S, u: number): boolean {
  if (s.world.group[u] === NONE) return false;
  const { heldOn, west } = homeOf(s, u);
  return heldOn !== NONE && west !== NONE && ((s.vacated >> west) & 1) === 0;
}

/** [40.4] Records panels that a unit leaves and that others wait for. `from`: `NONE` if the unit enters the map. */
export function noteVacated(s: S, u: number, from: number, hexes: readonly number[]): void {
  const { scenario, colour, piece } = s.world;
  if (scenario.specials.heldBack?.until !== COLOURS[colour[u]]) return;
  let last = from;
  for (const n of hexes) {
    if (last !== NONE && piece[last] !== piece[n]) s.vacated |= 1 << piece[last];
    last = n;
  }
}
