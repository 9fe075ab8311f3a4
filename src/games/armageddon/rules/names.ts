/** Names of the steps in the order of play, each with what it has to remember, and the verbs of the decisions. */
import { defineVerbs, number } from '../../../kernel/action.ts';
import { defineSteps } from '../../../kernel/frames.ts';
import { CULT_IDS, RESOURCES } from '../data/card.ts';
import { FINDS } from '../data/finds.ts';
import { GEAR, TACTICS } from '../data/gear.ts';
import { ATTITUDE } from '../data/independents.ts';
import { EVENTS } from '../data/maps.ts';
import { DECK_LIMITS } from '../data/numbers.ts';
import { MISCHIEFS } from '../data/reports.ts';

// Largest numbers of verbs.
const LAST_SIDE = 3;
/** The sides, the independents and the cults. */
const LAST_OWNER = LAST_SIDE + 1 + CULT_IDS.length;
const LAST_GEAR = GEAR.length - 1;
const LAST_FIND = Math.max(...Object.values(FINDS).map((finds = []) => finds.length)) - 1;
/** More dice, successes and points of resistance than any card, bid or test comes to. */
const MOST_DICE = 63;

export const VERBS = defineVerbs({
  // Before the first round
  lay: 'node',
  settle: 'node',
  // Before the turns
  /** [2.9] Dice that are bought. */
  bid: number(MOST_DICE),
  // In a turn
  /** [2.14] A card of the deck. */
  draw: 'none',
  /** [2.15] In the hand. */
  'make-room': 'none',
  /** [2.18] A card of the hand. */
  deploy: 'unit',
  /** [2.21] */
  build: 'node',
  /** [2.22] A facility. */
  upgrade: 'unit',
  /** [2.24] A card that is damaged. */
  repair: 'unit',
  /** [10.2.7] A unit, and all of its class in the hex. */
  restore: 'unit',
  /** [7.4] A piece of gear, out of an armoury. */
  withdraw: number(LAST_GEAR),
  /** [6.1] An attack card of the hand. */
  fly: 'unit',
  /** [7.2] A hero. */
  research: 'unit',
  /** [2.16] A base. */
  found: 'unit',
  /** [2.17] A card that changes its army. */
  transfer: 'unit',
  /** [3.9] An army. */
  march: 'unit',
  /** [3.27] An army. */
  jump: 'unit',
  /** [5.30] An army with engineers. */
  clear: 'unit',
  /** [3.26] An army goes into stealth, or comes out. */
  hide: 'unit',
  show: 'unit',
  /** [2.16] An army without cards. */
  disband: 'unit',
  /** [1.7] A card that gear of the hand is put on. */
  fit: 'unit',
  /** [3.6] An army takes what it has discovered. */
  claim: 'unit',
  /** [3.8] A hero picks up what a battle has left. */
  salvage: 'unit',
  /** [14.6] An army blows up a silo. */
  blow: 'unit',
  /** [5.23] [5.24] A hero or a unit goes against a hero, or a facility, in its hex. */
  assassinate: 'unit',
  sabotage: 'unit',
  /** [5.25] */
  spy: 'unit',
  /** [3.25] An army attacks an enemy in its own hex. */
  assault: 'unit',
  /** [5.28] An army hunts heroes in its hex. */
  hunt: 'unit',
  /** [2.28] A prisoner. */
  execute: 'unit',
  escort: 'unit',
  ransom: 'unit',
  /** [2.23] The headquarters. */
  relocate: 'none',
  /** [14.1] */
  barter: 'none',
  /** Ends a turn. */
  'end-turn': 'none',
  // Sorties
  to: 'node',
  /** [25.16] An army, of which a unit is drawn; or the very card [25.17]. */
  strike: 'unit',
  /** [25.16] Facilities of an owner, of which one is drawn. */
  bomb: number(LAST_OWNER),
  /** [2.23] */
  base: 'unit',
  /** [1.7] Number of a piece of gear. */
  gear: number(LAST_GEAR),
  /** [7.2] Number of a piece of gear, behind them of a tactic. */
  make: number(LAST_GEAR + TACTICS.length),
  intercept: 'unit',
  /** [R32] A gun that fires at a card with HARM. */
  fire: 'unit',
  pass: 'none',
  // Special operations
  target: 'unit',
  /** [5.26] [5.27] About whom. */
  passive: number(LAST_SIDE),
  active: number(LAST_SIDE),
  /** [5.27] One of `MISCHIEFS`. */
  mischief: number(MISCHIEFS.length - 1),
  // Independents
  /** [12.4] */
  hire: 'none',
  decline: 'none',
  // The hand
  /** [2.18] A base or an army. */
  into: 'unit',
  /** [2.19] [2.20] */
  site: 'node',
  /** [2.21] Place in the list of what is built without a card. */
  raise: number(4),
  discard: 'unit',
  /** [2.15] A piece of gear. */
  scrap: number(LAST_GEAR),
  // Battles
  /** [5.11] An owner. */
  fight: number(LAST_OWNER),
  /** [5.12] */
  later: 'none',
  /** [3.24] */
  besiege: 'none',
  sally: 'none',
  /** [5.13] An army. */
  lead: 'unit',
  /** [5.14] A unit changes its row. */
  swap: 'unit',
  /** [5.16] A unit acts: as `WAYS` has it. */
  attack: 'unit',
  storm: 'unit',
  charge: 'unit',
  snipe: 'unit',
  support: 'unit',
  cover: 'unit',
  done: 'none',
  /** [3.24] [5.19] */
  stay: 'none',
  /** [5.19] The army that fights, or all that can. */
  retreat: 'none',
  'retreat-all': 'none',
  // Discoveries
  take: number(LAST_FIND),
  /** [14.1] What is given, four times, and what is got. */
  trade: number(RESOURCES.length ** 2 - 1),
  heal: 'unit',
  // Challenges
  accept: 'none',
  fate: 'none',
  tactic: 'item',
  // Chance
  /** `attacker’s successes * 16 + defender’s`. */
  roll: number(255),
  /** Of dice that are rolled again. */
  again: number(MOST_DICE),
  pick: 'unit',
  /** [10.6.12] A number from 1 on. */
  toll: number(MOST_DICE),
  /** [5.15] The role that begins: 0 the defender, 1 the attacker. */
  first: number(1),
  /** [R35] */
  blind: number(1023),
  /** [2.14] A card by its place in the deck. */
  deal: number(DECK_LIMITS.most - 1),
  /** [2.8] Successes of the dice for initiative. */
  hits: number(MOST_DICE),
  /** [2.2] One of all orders of the sides. */
  order: number(23),
  /** [3.6] One of what may be found. */
  find: number(LAST_FIND),
  /** [12.1] */
  attitude: number(ATTITUDE.die),
  /** [14.1] One of the events, 0 for none. */
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

  // The round, and the turns of the players
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
  /** [5.12] Battles that were put off. */
  'turn.battles': [],
  'turn.end': [],
  // The cult
  'round.cult': [],
  'cult.act': ['next'],
  'cult.march': ['army', 'left'],

  // The hand
  'hand.draw': [],
  'hand.discard': [],
  'deploy.to': ['card'],
  'build.what': ['hex'],

  // Discoveries
  /** `first`: what the first of two draws was, or `NONE`. */
  'find.draw': ['army', 'special', 'first'],
  'find.take': ['special', 'first', 'second'],
  'clinic.heal': ['army'],
  'mast.look': ['hex'],

  // Independents: `side` comes to them in `hex`
  'attitude.roll': ['side', 'hex'],
  'attitude.bargain': ['side', 'hex'],
  // Armies
  'march.to': ['army'],
  /** An army is on its way. */
  'march.walk': ['army', 'to'],
  /** [3.12] It has come into a hex, `how`: one of `HOW`. */
  enter: ['army', 'hex', 'stage', 'how'],
  'jump.to': ['army'],
  /** [5.29] Cards up to `last` have been challenged by a field; `isWaiting`: for what comes of the last. */
  mines: ['army', 'field', 'last', 'isWaiting'],
  'transfer.to': ['card'],

  // Sorties
  'fly.to': ['card'],
  'fly.at': ['card', 'hex'],
  /**
   * `card` of the attacker goes for `target`, an army or a card, or `NONE` for any facility of `foe`, the owner
   * of what is attacked; `aim` is one of `AIM`, `stage` one of `STAGE`. `dice` and `rays` of a weapon that
   * went off [25.27]; `shooter`: the side asked for guns.
   */
  sortie: ['card', 'hex', 'target', 'foe', 'aim', 'stage', 'dice', 'rays', 'shooter'],
  /** [R33] */
  'sortie.intercept': ['side'],
  /** [R32] */
  'sortie.guns': ['side'],
  /** [25.16] */
  'sortie.pick': [],

  // Special operations
  /** `agent` against `target`, or `NONE` before it is found; `kind` is one of `COVERT`; `done`: it has been challenged. */
  covert: ['kind', 'agent', 'target', 'done'],
  'covert.choose': [],
  'covert.pick': [],
  /** [10.6.12] So much poison of the side `by`. */
  'covert.poison': ['hero', 'poison', 'by'],
  'spy.aim': ['agent'],
  /** `active`: to do harm; `done`: 1 once the threshold is rolled for, 2 once the hidden dice are drawn. */
  spy: ['agent', 'about', 'active', 'done'],
  'spy.choose': ['agent', 'about'],
  // Battles
  /** `army` has come upon enemies in `hex`; `way` is one of `WAY_IN`. */
  meeting: ['army', 'hex', 'way'],
  /** [3.24] `army` besieges what `side` holds. */
  sally: ['side', 'army'],
  /**
   * Of two owners in `hex`, whose ground helps `holder` [R100]; `first` and `second` are the armies that fight, `fresh` has
   * bits of the roles whose army is new; `stage` is one of `STAGE`, `turn` the role that acts next.
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
   * `unit` acts in a `way`, one of `WAY`; `stage` is one of `BLOW`, `aim` one of `AIM`. After so many `blows`; dice in
   * `shares` [10.2.23]; `revenge`: dice of the struck unit, if it takes revenge [10.2.12].
   */
  'battle.blow': ['unit', 'role', 'way', 'target', 'stage', 'aim', 'blows', 'shares', 'revenge'],
  'battle.aim': ['side'],
  'battle.go': ['side', 'role'],
  /** [5.20] Unit after unit of `army` is pursued, `last` was the last; with `all` the others follow. */
  'battle.retreat': ['role', 'army', 'last', 'nth', 'stage', 'all', 'less'],
  /** [5.28] A unit leads it; `prey` is `NONE` before it is found; `done`: it has been challenged. */
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
  /** Offered cards; `NONE` where there are fewer than six. */
  'research.pick': ['hero', 'a', 'b', 'c', 'd', 'e', 'f'],
  'research.made': ['hero', 'project'],

  // Challenges
  /**
   * Of `attacker` against `defender`, both slots. Pools, successes; fate left, or `NONE` for who never had any.
   * `kind` is one of `KIND`, `turn` one of `TURN`; `opening`: nobody has acted yet; `accepted`: the other side
   * has just accepted; `duel`: the attacker may be hurt.
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
  /** Dice of each pool that have been rolled: many are rolled in several rolls. */
  'challenge.roll': ['attack', 'defence'],
  /** `role`: 0 the defender acts, 1 the attacker. */
  'challenge.act': ['side', 'role'],
  /** So many dice of the pool of `role` are rolled, again or besides. */
  'challenge.again': ['role', 'dice'],

  /**
   * [5.8] A hero takes a test: `dice` of the ability, `fate` left or `NONE`, against `needed`; `turn` is one of
   * `TURN`.
   */
  threshold: ['hero', 'dice', 'successes', 'fate', 'needed', 'turn'],
  'threshold.roll': [],
  'threshold.act': ['side'],
  'threshold.again': ['dice'],

  /** [R35] Secret numbers still to be drawn. */
  'blind.draw': ['left'],

  'game.over': [],
});
export const STEP = STEPS.id;
export type StepName = (typeof STEPS.names)[number];
