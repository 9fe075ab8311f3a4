/** Names of the steps in the order of play, of the verbs of the decisions, of sections and endings. */
import { defineVerbs, number } from '../../../kernel/action.ts';
import { defineSteps } from '../../../kernel/frames.ts';

/**
 * `order` is a place in the order of fire (`turnAt`), `last` the unit chosen last, or `NONE`: members of a set
 * are chosen in ascending order.
 */
export const STEPS = defineSteps({
  // Set-up
  /** [24.1] Colour that buys, and the line of its list that it is asked about. */
  'setup.buy': ['colour', 'line'],
  /** [22.5] Colour that sets up the fortresses it has bought. */
  'setup.fortress': ['colour'],
  /** Index into `placing`. */
  'setup.place': ['next'],
  /** [43.3] Colour that dices for its panel. */
  'setup.panel': ['colour'],
  /** [41.5] Die of the first side, 0 before it is rolled. */
  'setup.lot': ['rolled'],
  /** [41.5] Side that says who moves first. */
  'setup.first': ['side'],
  'turn.begin': [],
  // Rally
  /** [6.1] The unit asked last, or `NONE`. */
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
  /** [R11] `offMap`: 1 if it comes down off the map, and `hex` is the nearest to it. */
  'drop.land': ['unit', 'hex', 'offMap'],
  /**
   * Reactions of enemies, `kind` being an index into `REACTIONS`: `order` is who is asked, `unit`
   * what is dropped, or jams, or stops shells, `hex` where it comes down or is aimed at.
   */
  react: ['kind', 'order', 'unit', 'hex'],
  'cpf.roll': ['unit', 'tank'],
  // Movement
  'move.pick': [],
  /** `went`: 0 while it may still go to a hex, `ALONG` and `ONE_HEX` once it has. */
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

/** More than any colour has counters of one kind, or can buy fortresses [24.1]. */
const MOST_BOUGHT = 99;

/** [9.5] How a unit went: by its points, or by the one hex that it always has. */
export const [ALONG, ONE_HEX] = [1, 2] as const;

/** Subject of a `react` frame. */
export const REACTIONS = ['drop', 'jam', 'shell'] as const;
export const [REACT_DROP, REACT_JAM, REACT_SHELL] = [0, 1, 2] as const;

/**
 * A turn on paper: `rally, roll 9, move gTK1, to 3-0507, done, aim 4-0605, shell gSG1, fire, pass, roll 8,
 * done, aim 4-0605, all, join gTK1, fire, roll 7`.
 */
export const VERBS = defineVerbs({
  /** All that a side has still to buy or to set up, as we suggest. */
  usual: 'none',
  /** [24.1] Units of a kind that are bought; 1 for yes, 0 for no; the morale. */
  count: number(MOST_BOUGHT),
  /** [41.5] */
  claim: ['first', 'second'],
  /** [6.4] */
  rally: 'none',
  leave: 'none',
  /** [7.2] */
  drop: 'unit',
  /** [8.1] Fire at what is dropped. */
  shoot: 'unit',
  /** [23.1] The tank that jams; then comes `target`, the unit that it jams. */
  jam: 'unit',
  /** [13.7] Who fires at shells; then `shell`, whose. */
  stop: 'unit',
  pass: 'none',
  /** [9.1] */
  move: 'unit',
  /** [22.8] A fortress. */
  'blow-up': 'node',
  /** Where a unit is set up, dropped, moved. */
  to: 'node',
  tow: 'unit',
  unhook: 'none',
  load: 'unit',
  unload: 'none',
  /** [3.3] Onto the skimmers, and off. */
  mount: 'none',
  dismount: 'none',
  /** [25.7] Into the fortress of the hex. */
  inside: 'none',
  /** [44.3] A container. */
  take: 'none',
  /** [R24] Off the map. */
  exit: 'none',
  stay: 'none',
  /** The hex that is attacked. */
  aim: 'node',
  all: 'none',
  target: 'unit',
  /** [14.1] Its shells; in answer to them: these are stopped. */
  shell: 'unit',
  /** [15.1] Its gas. */
  gas: 'unit',
  /** [16.5] It fires at the hex, or attacks in it, with those before it. */
  join: 'unit',
  fire: 'none',
  done: 'none',
  roll: number(12),
});
export const V = VERBS.id;
export type VerbName = keyof typeof V;

/** How a game ends; the rule is that of the victory of its scenario, but for the first two. */
export const ENDINGS = ['going-on', 'last-turn', 'won', 'given-up'] as const;
export const [GOING_ON, LAST_TURN, WON, GIVEN_UP] = [0, 1, 2, 3] as const;
