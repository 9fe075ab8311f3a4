/** Names of the steps (in the order of play), verbs, and endings. */
import { defineVerbs, number } from '../../../kernel/action.ts';
import { defineSteps } from '../../../kernel/frames.ts';

/**
 * Steps with the fields of their frames. `order`: place in the order of fire (`turnAt`). `last`: the unit chosen
 * last, or `NONE`; units of a set are chosen in ascending order.
 */
export const STEPS = defineSteps({
  // Set-up
  /** [24.1] Colour that buys, and the current line of its price list. */
  'setup.buy': ['colour', 'line'],
  /** [22.5] Colour that sets up the fortresses it has bought. */
  'setup.fortress': ['colour'],
  /** Index into `placing`. */
  'setup.place': ['next'],
  /** [43.3] Colour that rolls for its panel of entry. */
  'setup.panel': ['colour'],
  /** [41.5] Die of the first side, 0 before it is rolled. */
  'setup.lot': ['rolled'],
  /** [41.5] Side that decides who moves first. */
  'setup.first': ['side'],
  'turn.begin': [],
  // Rally
  /** [6.1] Unit of the last rally attempt, or `NONE`. */
  'rally.next': ['unit'],
  'rally.ask': ['unit'],
  /** [6.4] `desperate`: 1 for the roll that removes the unit if it fails. */
  'rally.roll': ['unit', 'desperate'],
  'rally.again': ['unit'],
  // Drops
  'drop.pick': ['last'],
  'drop.zone': ['unit'],
  'drop.course': ['unit', 'zone'],
  'drop.way': ['unit', 'zone'],
  'drop.far': ['unit', 'zone', 'direction'],
  /** [R11] `offMap`: 1 if the unit came down off the map; `hex` is then the nearest hex. */
  'drop.land': ['unit', 'hex', 'offMap'],
  /**
   * Reactions of enemies. `kind`: index into `REACTIONS`. `order`: the side that decides. `unit`: the unit that
   * drops, jams or stops shells. `hex`: where it lands, or the target.
   */
  react: ['kind', 'order', 'unit', 'hex'],
  'cpf.roll': ['unit', 'tank'],
  // Movement
  'move.pick': [],
  /** `went`: 0 while the unit may still go to a hex, then `ALONG` or `ONE_HEX`. */
  'move.unit': ['unit', 'went'],
  'search.roll': ['unit', 'hex'],
  // Indirect fire
  'strike.hex': ['order'],
  'strike.guns': ['hex', 'last'],
  'strike.roll': ['hex'],
  // Direct fire
  'direct.hex': ['order'],
  'direct.targets': ['hex', 'last'],
  'direct.guns': ['hex', 'last'],
  // Direct fire and close assault: an index into `COLUMNS`
  'attack.roll': ['hex', 'column'],
  'gas.roll': ['gun', 'target'],
  // Close assault
  'assault.hex': ['hex', 'order'],
  'assault.targets': ['hex', 'last'],
  'assault.units': ['hex', 'last'],
  'section.end': [],
  'turn.end': [],
  'game.over': [],
});
export const STEP = STEPS.id;
export type StepName = (typeof STEPS.names)[number];

/** Upper bound of a colour's counters of one kind, and of the fortresses it can buy [24.1]. */
const MOST_BOUGHT = 99;

/** [9.5] How a unit moved: by its points, or by the one hex that it can always move. */
export const [ALONG, ONE_HEX] = [1, 2] as const;

/** Subject of a `react` frame. */
export const REACTIONS = ['drop', 'jam', 'shell'] as const;
export const [REACT_DROP, REACT_JAM, REACT_SHELL] = [0, 1, 2] as const;

/**
 * Verbs. A turn in notation: `rally, roll 9, move gTK1, to 3-0507, done, aim 4-0605, shell gSG1, fire, pass, roll 8,
 * done, aim 4-0605, all, join gTK1, fire, roll 7`.
 */
export const VERBS = defineVerbs({
  /** Buys or sets up everything that is left, automatically. */
  usual: 'none',
  /** [24.1] Number of units of a kind to buy; 1 for yes and 0 for no; a morale value. */
  count: number(MOST_BOUGHT),
  /** [41.5] Moves first or second. */
  claim: ['first', 'second'],
  /** [6.4] Attempts to rally. */
  rally: 'none',
  leave: 'none',
  /** [7.2] Drops a unit. */
  drop: 'unit',
  /** [8.1] Fires at a unit that drops. */
  shoot: 'unit',
  /** [23.1] Chooses the tank that jams; `target` then chooses the unit to jam. */
  jam: 'unit',
  /** [13.7] Chooses the unit that stops shells; `shell` then chooses the gun. */
  stop: 'unit',
  pass: 'none',
  /** [9.1] Picks a unit to move. */
  move: 'unit',
  /** [22.8] Blows up a fortress. */
  'blow-up': 'node',
  /** Hex where a unit is set up, dropped or moved. */
  to: 'node',
  tow: 'unit',
  unhook: 'none',
  load: 'unit',
  unload: 'none',
  /** [3.3] Mounts skimmers; `dismount` reverses it. */
  mount: 'none',
  dismount: 'none',
  /** [25.7] Enters the fortress of the hex. */
  inside: 'none',
  /** [44.3] Takes a container. */
  take: 'none',
  /** [R24] Leaves the map. */
  exit: 'none',
  stay: 'none',
  /** Chooses the hex to attack. */
  aim: 'node',
  all: 'none',
  target: 'unit',
  /** [14.1] Adds a gun with shells to the strike; in a reaction, stops the shells of a gun. */
  shell: 'unit',
  /** [15.1] Adds a gun with gas. */
  gas: 'unit',
  /** [16.5] Adds a unit to the attack. */
  join: 'unit',
  fire: 'none',
  done: 'none',
  roll: number(12),
});
export const V = VERBS.id;
export type VerbName = keyof typeof V;

/** Endings of a game. The rule comes from the scenario's victory conditions, except for the first two. */
export const ENDINGS = ['going-on', 'last-turn', 'won', 'given-up'] as const;
export const [GOING_ON, LAST_TURN, WON, GIVEN_UP] = [0, 1, 2, 3] as const;
