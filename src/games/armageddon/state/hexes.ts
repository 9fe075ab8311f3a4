/** Columns over the hexes. What lies on them is known to who has mapped or explored them [3.5]. */

const secret = <N extends number>(length: N) => [length, 'secret'] as const;

export const hexColumns = (hexes: number) => ({
  /** Index into `TERRAINS`. */
  terrain: secret(hexes),
  /** [3.7] Dice for who defends and controls: 1 works, 2 tunnels. */
  works: secret(hexes),
  /** Four amounts of three bits, in the order of `RESOURCES`. */
  resources: secret(hexes),
  /** Index into `SPECIALS`; who has explored the hex knows it. */
  special: secret(hexes),
  /** [3.8] Gear that lies there, as `bundleOf` has it; who has an army or a facility there knows it [R107]. */
  salvage: secret(hexes),
});
