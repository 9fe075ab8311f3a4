/** Names of the steps in the order of play, each with the fields of its frame, and the verbs of the decisions. */
import { defineVerbs, number } from '../../../kernel/action.ts';
import { defineSteps } from '../../../kernel/frames.ts';
import { CULT_IDS, RESOURCES } from '../data/card.ts';
import { FINDS } from '../data/finds.ts';
import { GEAR, TACTICS } from '../data/gear.ts';
import { ATTITUDE_DIE } from '../data/independents.ts';
import { EVENTS } from '../data/maps.ts';
import { MISCHIEFS } from '../data/reports.ts';

// Largest nouns of verbs.
const LAST_SIDE = 3;
/** Sides, independents and cults. */
const LAST_OWNER = LAST_SIDE + 1 + CULT_IDS.length;
const LAST_GEAR = GEAR.length - 1;
const LAST_FIND = Math.max(...Object.values(FINDS).map((finds = []) => finds.length)) - 1;
/** Upper bound of dice, successes and points of resistance of any card, bid or test. */
const MOST_DICE = 63;
/** Upper bound of cards in a deck. */
const MOST_CARDS = 50;

export const VERBS = defineVerbs({
  // Before the first round
  lay: 'node',
  settle: 'node',
  // Before the turns
  /** [2.9] Number of dice to buy. */
  bid: number(MOST_DICE),
  // In a turn
  /** [2.14] Draws a card. */
  draw: 'none',
  /** [2.15] Makes room in the hand. */
  'make-room': 'none',
  /** [2.18] Card of the hand. */
  deploy: 'unit',
  /** [2.21] Hex to build in. */
  build: 'node',
  /** [2.22] Facility. */
  upgrade: 'unit',
  /** [2.24] Damaged card. */
  repair: 'unit',
  /** [10.2.7] Unit that stands for all of its class in the hex. */
  restore: 'unit',
  /** [7.4] Piece of gear in an armoury. */
  withdraw: number(LAST_GEAR),
  /** [6.1] Attack card of the hand. */
  fly: 'unit',
  /** [7.2] Hero. */
  research: 'unit',
  /** [2.16] Base. */
  found: 'unit',
  /** [2.17] Card that changes its army. */
  transfer: 'unit',
  /** [3.9] Army. */
  march: 'unit',
  /** [3.27] Army. */
  jump: 'unit',
  /** [5.30] Army with engineers. */
  clear: 'unit',
  /** [3.26] Army that enters or leaves stealth. */
  hide: 'unit',
  show: 'unit',
  /** [2.16] Army without cards. */
  disband: 'unit',
  /** [1.7] Card to fit gear of the hand to. */
  fit: 'unit',
  /** [3.6] Army that takes a discovery. */
  claim: 'unit',
  /** [3.8] Hero who picks up salvage. */
  salvage: 'unit',
  /** [14.6] Army that blows up a silo. */
  blow: 'unit',
  /** [5.23] [5.24] Hero or unit that operates against a hero or a facility in its hex. */
  assassinate: 'unit',
  sabotage: 'unit',
  /** [5.25] Spy. */
  spy: 'unit',
  /** [3.25] Army that attacks an enemy in its hex. */
  assault: 'unit',
  /** [5.28] Army that hunts heroes in its hex. */
  hunt: 'unit',
  /** [2.28] Prisoner. */
  execute: 'unit',
  escort: 'unit',
  ransom: 'unit',
  /** [2.23] Relocates the headquarters. */
  relocate: 'none',
  /** [14.1] Starts a trade. */
  barter: 'none',
  /** Ends a turn. */
  'end-turn': 'none',
  // Sorties
  to: 'node',
  /** [25.16] An army, of which a unit is drawn, or a specific card [25.17]. */
  strike: 'unit',
  /** [25.16] Owner of facilities, one of which is drawn. */
  bomb: number(LAST_OWNER),
  /** [2.23] New headquarters. */
  base: 'unit',
  /** [1.7] Number of a piece of gear. */
  gear: number(LAST_GEAR),
  /** [7.2] Number of a piece of gear or, after those, of a tactic. */
  make: number(LAST_GEAR + TACTICS.length),
  intercept: 'unit',
  /** [R32] Gun that fires at a card with HARM. */
  fire: 'unit',
  pass: 'none',
  // Special operations
  target: 'unit',
  /** [5.26] [5.27] Player to spy on. */
  passive: number(LAST_SIDE),
  active: number(LAST_SIDE),
  /** [5.27] Index into `MISCHIEFS`. */
  mischief: number(MISCHIEFS.length - 1),
  // Independents
  /** [12.4] Pays independents to join. */
  hire: 'none',
  decline: 'none',
  // The hand
  /** [2.18] Base or army to join. */
  into: 'unit',
  /** [2.19] [2.20] Hex to build in. */
  site: 'node',
  /** [2.21] Index into the buildings without a card. */
  raise: number(4),
  discard: 'unit',
  /** [2.15] Piece of gear to discard. */
  scrap: number(LAST_GEAR),
  // Battles
  /** [5.11] Owner to fight. */
  fight: number(LAST_OWNER),
  /** [5.12] Puts the battle off. */
  later: 'none',
  /** [3.24] Lays siege. */
  besiege: 'none',
  sally: 'none',
  /** [5.13] Army to fight with. */
  lead: 'unit',
  /** [5.14] Unit that changes its row. */
  swap: 'unit',
  /** [5.16] Unit that acts; the verbs are those of `WAYS`. */
  attack: 'unit',
  storm: 'unit',
  charge: 'unit',
  snipe: 'unit',
  support: 'unit',
  cover: 'unit',
  done: 'none',
  /** [3.24] [5.19] Neither sallies nor retreats. */
  stay: 'none',
  /** [5.19] Retreats with the fighting army, or with all armies that can. */
  retreat: 'none',
  'retreat-all': 'none',
  // Discoveries
  take: number(LAST_FIND),
  /** [14.1] The kind given, times four, plus the kind received. */
  trade: number(RESOURCES.length ** 2 - 1),
  heal: 'unit',
  // Challenges
  accept: 'none',
  fate: 'none',
  tactic: 'item',
  // Chance
  /** Successes of the attacker times 16, plus those of the defender. */
  roll: number(255),
  /** Successes of rerolled dice. */
  again: number(MOST_DICE),
  pick: 'unit',
  /** [10.6.12] Damage roll, from 1. */
  toll: number(MOST_DICE),
  /** [5.15] Role that acts first: 0 the defender, 1 the attacker. */
  first: number(1),
  /** [R35] Hidden number. */
  blind: number(1023),
  /** [2.14] Card by its place in the deck. */
  deal: number(MOST_CARDS - 1),
  /** [2.8] Successes of initiative dice. */
  hits: number(MOST_DICE),
  /** [2.2] Number of a permutation of the sides. */
  order: number(23),
  /** [3.6] Number of a find. */
  find: number(LAST_FIND),
  /** [12.1] Number of the attitude die. */
  attitude: number(ATTITUDE_DIE),
  /** [14.1] Number of an event, 0 for none. */
  event: number(EVENTS.length),
});
export const V = VERBS.id;
export type VerbName = keyof typeof V;

export const STEPS = defineSteps({
  // Set-up
  'setup.order': [],
  'setup.lay': [],
  'setup.settle': [],
  'setup.map': [],

  // Rounds, and turns of the players
  'round.begin': [],
  'round.event': [],
  'event.strikes': [],
  'round.collect': [],
  'round.upkeep': [],
  observe: [],
  'initiative.bid': [],
  'initiative.roll': [],
  'turn.begin': [],
  'turn.act': [],
  /** [5.12] Battles that were put off until the end of the turn. */
  'turn.battles': [],
  'turn.end': [],
  // Cult
  'round.cult': [],
  'cult.act': ['next'],
  'cult.march': ['army', 'left'],

  // Hand
  'hand.draw': [],
  'hand.discard': [],
  'deploy.to': ['card'],
  'build.what': ['hex'],

  // Discoveries
  /** `first`: the first of two finds, or `NONE`. */
  'find.draw': ['army', 'special', 'first'],
  'find.take': ['special', 'first', 'second'],
  'clinic.heal': ['army'],
  'mast.look': ['hex'],

  // Independents: `side` meets them in `hex`
  'attitude.roll': ['side', 'hex'],
  'attitude.bargain': ['side', 'hex'],
  // Armies
  'march.to': ['army'],
  /** The march of an army in progress. */
  'march.walk': ['army', 'to'],
  /** [3.12] An army has entered a hex. `how`: one of `HOW`. */
  enter: ['army', 'hex', 'stage', 'how'],
  'jump.to': ['army'],
  /** [5.29] A field has challenged all cards up to `last`. `isWaiting`: the last challenge is not resolved yet. */
  mines: ['army', 'field', 'last', 'isWaiting'],
  'transfer.to': ['card'],

  // Sorties
  'fly.to': ['card'],
  'fly.at': ['card', 'hex'],
  /**
   * `card` of the attacker flies at `target` (an army, a card, or `NONE` for any facility) of `foe`, the owner of the
   * target. `aim` is one of `AIM`, `stage` one of `STAGE`. `dice` and `rays`: those of a weapon that went off
   * [25.27]. `shooter`: the side deciding about guns.
   */
  sortie: ['card', 'hex', 'target', 'foe', 'aim', 'stage', 'dice', 'rays', 'shooter'],
  /** [R33] Decision about interceptors. */
  'sortie.intercept': ['side'],
  /** [R32] Decision about guns. */
  'sortie.guns': ['side'],
  /** [25.16] Draw of the target. */
  'sortie.pick': [],

  // Special operations
  /**
   * `agent` operates against `target`, or `NONE` before it is chosen. `kind`: one of `COVERT`. `done`: 1 after the
   * challenge.
   */
  covert: ['kind', 'agent', 'target', 'done'],
  'covert.choose': [],
  'covert.pick': [],
  /** [10.6.12] Poison of the side `by`. `poison`: its strength. */
  'covert.poison': ['hero', 'poison', 'by'],
  'spy.aim': ['agent'],
  /** `active`: 1 to do harm. `done`: 1 once the test has been rolled, 2 once the hidden dice are drawn. */
  spy: ['agent', 'about', 'active', 'done'],
  'spy.choose': ['agent', 'about'],
  // Battles
  /** `army` has met enemies in `hex`. `way`: one of `WAY_IN`. */
  meeting: ['army', 'hex', 'way'],
  /** [3.24] `army` besieges a base of `side`. */
  sally: ['side', 'army'],
  /**
   * Battle of two owners in `hex`, whose ground helps `holder` [R100]. `first` and `second`: the fighting armies.
   * `fresh`: bits of the roles with a new army. `stage`: one of `STAGE`. `turn`: the role that acts next.
   */
  battle: [
    'hex',
    'attacker',
    'defender',
    'holder',
    'first',
    'second',
    'fresh',
    'stage',
    'round',
    'turn',
  ],
  'battle.lead': ['side', 'role'],
  'battle.rows': ['side', 'role'],
  'battle.initiative': [],
  'battle.act': ['side', 'role'],
  /**
   * `unit` acts. `way`: one of `WAY`. `stage`: one of `STRIKE_STAGE`. `aim`: one of `AIM`. `blows`: number of strikes
   * made. `shares`: dice per target [10.2.23]. `revenge`: dice of the struck unit, if it takes revenge [10.2.12].
   */
  'battle.blow': ['unit', 'role', 'way', 'target', 'stage', 'aim', 'blows', 'shares', 'revenge'],
  'battle.aim': ['side'],
  'battle.go': ['side', 'role'],
  /** [5.20] Units of `army` are pursued one after another; `last` was the last one. `all`: other armies follow. */
  'battle.retreat': ['role', 'army', 'last', 'nth', 'stage', 'all', 'less'],
  /**
   * [5.28] `leader`: the unit that leads the hunt. `prey`: the hero, or `NONE` before it is chosen. `done`: 1 after
   * the challenge.
   */
  hunt: ['leader', 'prey', 'done'],
  'hunt.choose': [],
  'hunt.pick': [],
  // Prisoners
  'prisoner.to': ['hero'],
  'prisoner.ransom': ['hero'],

  'relocate.to': [],
  'barter.trade': [],
  'fit.gear': ['card'],

  // Research
  'research.offers': ['hero'],
  /** Offered projects; `NONE` if there are fewer than six. */
  'research.pick': ['hero', 'a', 'b', 'c', 'd', 'e', 'f'],
  'research.made': ['hero', 'project'],

  // Challenges
  /**
   * Challenge of `attacker` against `defender`, both slots: pools, successes, and fate left (`NONE` for a card that
   * never had any). `kind`: one of `KIND`. `turn`: one of `TURN`. `opening`: no role has acted yet. `accepted`: the
   * other role has just accepted. `duel`: the attacker can take damage.
   */
  challenge: [
    'kind',
    'attacker',
    'defender',
    'attack',
    'defence',
    'hits',
    'saves',
    'attackFate',
    'defenceFate',
    'turn',
    'opening',
    'accepted',
    'duel',
  ],
  /** Dice of each pool rolled so far; large pools take several rolls. */
  'challenge.roll': ['attack', 'defence'],
  /** `role`: 0 if the defender decides, 1 if the attacker does. */
  'challenge.act': ['side', 'role'],
  /** `dice`: number of dice in the pool of `role` to roll, again or additionally. */
  'challenge.again': ['role', 'dice'],

  /**
   * [5.8] Test of a hero with `dice` of the ability against `needed` successes; `fate` left, or `NONE`. `turn`: one
   * of `TURN`.
   */
  threshold: ['hero', 'dice', 'successes', 'fate', 'needed', 'turn'],
  'threshold.roll': [],
  'threshold.act': ['side'],
  'threshold.again': ['dice'],

  /** [R35] Number of hidden numbers still to be drawn. */
  'blind.draw': ['left'],

  'game.over': [],
});
export const STEP = STEPS.id;
export type StepName = (typeof STEPS.names)[number];
