/** What the bots' judgement of a position is made of. `npm run tune -- slammers --write` changes this file. */

export const WEIGHT_NAMES = [
  /** A unit next to its goal is worth so much more than one at the end of the map. */
  'closeness',
  /** What is left of a unit that is disrupted. */
  'disrupted',
] as const;
export type Weights = Readonly<Record<(typeof WEIGHT_NAMES)[number], number>>;

export const WEIGHTS: Readonly<Record<'all', Weights>> = {
  all: {
    closeness: 0.25,
    disrupted: 0.7,
  },
};
