/** Columns over the hexes. Sides that have mapped or explored a hex know its contents [3.5]. */

const secret = <N extends number>(length: N) => [length, 'secret'] as const;

export const hexColumns = (hexes: number) => ({
  /** Index into `TERRAINS`. */
  terrain: secret(hexes),
  /** [3.7] Dice for the defender who controls the hex: 1 for works, 2 for tunnels. */
  works: secret(hexes),
  /** Four amounts of three bits each, in the order of `RESOURCES`. */
  resources: secret(hexes),
  /** Index into `SPECIALS`; known to sides that have explored the hex. */
  special: secret(hexes),
  /** [3.8] Salvage, packed by `packGear`; known to sides with an army or a facility there [R107]. */
  salvage: secret(hexes),
});
