/** [D6] What every stronghold has; each has one ability of its own besides. */
export const STRONGHOLD = {
  headquarters: true,
  supply: true,
  barracks: true,
  hardened: true,
  collects: true,
  'anti-air': 3,
} as const;
