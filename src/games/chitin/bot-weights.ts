/**
 * What the bots' judgement of a position is made of, in points of the advanced victory [4.02]. The
 * numbers were found by self-play: `npm run tune -- chitin --scenario S --write` changes this file.
 */

export const WEIGHT_NAMES = [
  /** [D11] Points ahead at which a game is about 76 % sure. */
  'sure',
  /** [4.01] A token brought off, and a unit lost, where points are not counted. */
  'token',
  'loss',
  /** A point of strength; the share of it that is left while disrupted. */
  'strength',
  'weary',
  /** A fighter that is not yet on the map. */
  'waiting',
  /** Share of a token's value when a Worker is beside it, and what is lost of that each hex away. */
  'wanted',
  'wantedWay',
  /** Share of a token's value that goes to whoever is stronger around it. */
  'control',
  /** How much less a token is wanted the stronger the enemy is around it. */
  'caution',
  /** Share of a carried token's value, and what is lost of it each point of the way home. */
  'carried',
  'carriedWay',
  /** What is at stake where a Worker, a carrier, or a point of its cargo may be caught. */
  'workerRisk',
  'carrierRisk',
  'cargoRisk',
  /** How likely a Worker is caught: each enemy in reach, its strength, flyers; less by own guards. */
  'danger',
  'dangerStrength',
  'dangerAir',
  'guard',
  /** [8.03] A warrior out of command. */
  'uncommanded',
  /** [7.041] An enemy behind a stack. */
  'back',
  /** What each hex between a point of strength, or a flyer, and the nearest token costs. */
  'near',
  'nearAir',
  /** A unit lost in a coming battle; share of the tokens that it carries; a stab in the back [7.05]. */
  'battle',
  'spoils',
  'stab',
  /** [7.063] [7.064] [7.066] Results that kill nobody, in units, for the attacker. */
  'attackerRetreats',
  'attackerDisrupted',
  'defenderRetreats',
  'defenderDisrupted',
] as const;
export type WeightName = (typeof WEIGHT_NAMES)[number];
export type Weights = Readonly<Record<WeightName, number>>;

/** Scenarios that share weights: tokens count in the basic ones, points in the advanced ones. */
export const WEIGHT_SETS = ['basic', 'advanced'] as const;
export type WeightSet = (typeof WEIGHT_SETS)[number];

export const WEIGHTS: Readonly<Record<WeightSet, Weights>> = {
  basic: {
    sure: 71.2,
    token: 31.7,
    loss: 0.69,
    strength: 0.815,
    weary: 0.678,
    waiting: 0.933,
    wanted: 0.424,
    wantedWay: 0.0102,
    control: 0.0925,
    caution: 0.49,
    carried: 0.839,
    carriedWay: 0.0441,
    workerRisk: 1.35,
    carrierRisk: 2.34,
    cargoRisk: 0.368,
    danger: 0.145,
    dangerStrength: 0.0734,
    dangerAir: 0.65,
    guard: 0.679,
    uncommanded: 0,
    back: 1.04,
    near: 0.0378,
    nearAir: 0.0556,
    battle: 3.11,
    spoils: 0.608,
    stab: 6.92,
    attackerRetreats: -0.12,
    attackerDisrupted: -1.02,
    defenderRetreats: 0.925,
    defenderDisrupted: 0.392,
  },
  advanced: {
    sure: 83.9,
    token: 0,
    loss: 0,
    strength: 0.457,
    weary: 0.772,
    waiting: 0.581,
    wanted: 0.41,
    wantedWay: 0.00715,
    control: 0.0989,
    caution: 0.495,
    carried: 0.979,
    carriedWay: 0.0303,
    workerRisk: 2.09,
    carrierRisk: 2.23,
    cargoRisk: 0.388,
    danger: 0.358,
    dangerStrength: 0.0585,
    dangerAir: 0.65,
    guard: 0.493,
    uncommanded: 0.293,
    back: 0.369,
    near: 0.0379,
    nearAir: 0.0404,
    battle: 2.99,
    spoils: 0.288,
    stab: 4.86,
    attackerRetreats: -0.33,
    attackerDisrupted: -1.12,
    defenderRetreats: 0.301,
    defenderDisrupted: 0.373,
  },
};
