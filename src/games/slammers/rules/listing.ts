/** Helpers of the fire steps for listing actions. */
import type { LegalActions, VerbId } from '../../../kernel/action.ts';
import type { Bearing } from '../bearing.ts';
import { V } from './names.ts';

/** Lists a verb with each of the given units. */
export function addEach<Verb extends string>(
  out: LegalActions<Verb>,
  verb: VerbId<Verb>,
  units: readonly number[],
): void {
  for (const u of units) out.add(verb, u);
}

/** Lists the hexes at the places of `hexes` that can be aimed at. */
export function addAims(
  out: LegalActions<'aim'>,
  b: Bearing,
  isOpen: (place: number) => boolean,
): void {
  for (let place = 0; place < b.count; place++) if (isOpen(place)) out.add(V.aim, b.hexes[place]);
}
