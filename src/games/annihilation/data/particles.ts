/** [0.1] The particles: two equal sets, named by their original colour and their charge. */
import type { SideSpec, UnitSpec } from '../../../kernel/game.ts';

export const SIDES = [{ id: 'white' }, { id: 'black' }] as const satisfies readonly SideSpec[];

/**
 * [D9] Returns the particles. `w3` is the 3 that was White's at first, even if Black owns it now; equal particles get a
 * letter, `w1a` and `w1b`.
 */
export function particles(charges: readonly number[]): UnitSpec[] {
  return SIDES.flatMap(({ id }, side) =>
    charges.map((charge, i) => ({
      id: `${id[0]}${charge}${twinLetter(charges, i)}`,
      type: charge === 0 ? 'annihilator' : `carrier-${charge}`,
      side,
    })),
  );
}

function twinLetter(charges: readonly number[], i: number): string {
  if (charges.filter((c) => c === charges[i]).length === 1) return '';
  return String.fromCharCode(97 + charges.slice(0, i).filter((c) => c === charges[i]).length);
}
