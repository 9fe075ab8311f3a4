/** Working memory of one open game. It is not state: every function fills it before reading. */
import { NONE } from '../../../kernel/state.ts';
import { NODES } from '../data/field.ts';
import { UNIT_COUNT } from '../data/units.ts';

/** Units by place, from the point of view of one side. Filled by `survey`. */
export interface Survey {
  /** Number of surveys made. A survey of a hypothetical position has a number that is not an integer. */
  version: number;
  /** Side of the survey, and the place of every unit. */
  side: number;
  readonly at: Int16Array;
  /** All arrays below in one, so that they can be cleared at once. */
  readonly all: Int8Array;
  /** Number of own and of enemy ground units in each hex. */
  readonly own: Int8Array;
  readonly foe: Int8Array;
  /** [R12] Number of own warriors and Basics in each hex. */
  readonly fighters: Int8Array;
  /** Bits of the own warrior types in each hex. */
  readonly types: Int8Array;
  /** [6.04] 1 in an enemy zone of control. */
  readonly zone: Int8Array;
  /** 1 next to enemy ground units of any kind. */
  readonly near: Int8Array;
}

/** Nodes that a party can reach. A label is one way of arriving there; filled by `floodFrom`. */
export interface Reach {
  /** Best label of each node, or -1; `sibling` links to further ones. */
  readonly best: Int16Array;
  readonly sibling: Int16Array;
  readonly node: Int16Array;
  /** Points left on arrival: of members that ford or scuttle (`gifted`), and of the others (`common`). */
  readonly gifted: Int8Array;
  readonly common: Int8Array;
  readonly from: Int16Array;
  /** Pending labels, in buckets by the sum of points left. */
  readonly bucket: Int16Array;
  readonly next: Int16Array;
  length: number;
  /** Input that it was filled for. */
  readonly input: FloodInput;
}

/** All inputs of a flood; parties with equal inputs reach the same nodes. */
export interface FloodInput {
  node: number;
  survey: number;
  /** End of the map that the party comes from. */
  end: number;
  /**
   * Starting points of members that ford or scuttle (`gifted`) and of the others (`common`), and their terrain costs.
   */
  gifted: number;
  common: number;
  giftedCosts: Int8Array;
  commonCosts: Int8Array;
  /** [6.04] Extra cost in an enemy zone of control. */
  zoneCost: number;
  /** [6.082] Whether the Workers are escorted. */
  escorted: boolean;
  /** [8.021] Whether the party may leave the map, because no member charges. */
  leaves: boolean;
}

/** A party that moves together: the marked units. Filled by `readParty`. */
export interface Party {
  readonly units: Int16Array;
  size: number;
  node: number;
  /** Whether it consists of flyers, which move by megahexes. */
  flyers: boolean;
  /** Bits of the warrior types among the members. */
  types: number;
  /** [R12] Number of members that escort Workers. */
  fighters: number;
  warriors: number;
  disrupted: number;
  charging: number;
  /** Number of members without points, which may move on only by charging. */
  spent: number;
}

/** Possible attacks on the ground. Filled by `readFronts`. */
export interface Fronts {
  /** Own stacks with an enemy in front, by hex ascending; and the enemy stacks in front of them. */
  readonly attackers: Int16Array;
  attackerCount: number;
  readonly targets: Int16Array;
  targetCount: number;
  /** `directions[i * 3 + k]`: direction of the kth enemy in front of attacker i, or -1; ascending. */
  readonly directions: Int8Array;
  /** The same as indices into `targets`. */
  readonly edges: Int16Array;
  /** 1 if attacker i holds charging warriors. */
  readonly charging: Int8Array;
  /** 1 if target j must be attacked from the ground, because no flyer attacks it. */
  readonly owed: Int8Array;
  /** 1 if flyers strike target j. */
  readonly struck: Int8Array;
  /** Provisional battle of attacker i, and of target j, or -1. */
  readonly attackerGroup: Int16Array;
  readonly targetGroup: Int16Array;
  /** Index into `targets` by node. */
  readonly targetAt: Int16Array;
}

export interface Scratch {
  readonly survey: Survey;
  readonly reach: Reach;
  /** Input of the flood in progress. */
  readonly input: FloodInput;
  readonly party: Party;
  /** A party that might be formed. */
  readonly trial: Party;
  readonly fronts: Fronts;
}

/** Maximum number of labels in a flood: each hex can be entered from six sides, with a few labels worth keeping. */
const LABELS = 16_384;
const MOST_POINTS = 32;

const createFloodInput = (costs: Int8Array): FloodInput => ({
  node: NONE,
  survey: NONE,
  end: 0,
  gifted: 0,
  common: 0,
  giftedCosts: costs,
  commonCosts: costs,
  zoneCost: 1,
  escorted: false,
  leaves: true,
});

const createParty = (): Party => ({
  units: new Int16Array(UNIT_COUNT),
  size: 0,
  node: -1,
  flyers: false,
  types: 0,
  fighters: 0,
  warriors: 0,
  disrupted: 0,
  charging: 0,
  spent: 0,
});

function createSurvey(): Survey {
  const all = new Int8Array(6 * NODES);
  const row = (i: number) => all.subarray(i * NODES, (i + 1) * NODES);
  return {
    version: 0,
    side: NONE,
    at: new Int16Array(UNIT_COUNT),
    all,
    own: row(0),
    foe: row(1),
    fighters: row(2),
    types: row(3),
    zone: row(4),
    near: row(5),
  };
}

/** Creates the working memory of a game with these terrain costs of most units. */
export function createScratch(costs: Int8Array): Scratch {
  const perLabel = () => new Int16Array(LABELS);
  const perUnit = () => new Int16Array(UNIT_COUNT);
  return {
    survey: createSurvey(),
    reach: {
      best: new Int16Array(NODES),
      sibling: perLabel(),
      node: perLabel(),
      gifted: new Int8Array(LABELS),
      common: new Int8Array(LABELS),
      from: perLabel(),
      bucket: new Int16Array(MOST_POINTS),
      next: perLabel(),
      length: 0,
      input: createFloodInput(costs),
    },
    input: createFloodInput(costs),
    party: createParty(),
    trial: createParty(),
    fronts: {
      attackers: perUnit(),
      attackerCount: 0,
      targets: perUnit(),
      targetCount: 0,
      directions: new Int8Array(3 * UNIT_COUNT),
      edges: new Int16Array(3 * UNIT_COUNT),
      charging: new Int8Array(UNIT_COUNT),
      owed: new Int8Array(UNIT_COUNT),
      struck: new Int8Array(UNIT_COUNT),
      attackerGroup: perUnit(),
      targetGroup: perUnit(),
      targetAt: new Int16Array(NODES),
    },
  };
}
