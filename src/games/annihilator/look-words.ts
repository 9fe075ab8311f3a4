/** The words of the game: prompts, labels, sentences of the log. */
import { nounOf, verbOf } from '../../kernel/action.ts';
import type { Frame } from '../../kernel/frames.ts';
import { BOARD } from './data/map.ts';
import { PATTERN_C, PATTERNS } from './data/patterns.ts';
import { ODDS_NAMES } from './data/tables.ts';
import { ANNIHILATOR, FIRST_REPAIRBOT, HUMAN, SQUADS, UNITS } from './data/units.ts';
import { formatPoints } from './rules/05-reach.ts';
import { autoDefendOdds } from './rules/07-auto-defend.ts';
import { attackColumn } from './rules/07-odds.ts';
import { describeFacing } from './rules/08-demolition.ts';
import { outcomeOf } from './rules/10-victory.ts';
import { STEP, VERB, WAYS } from './rules/names.ts';
import {
  type AnnihilatorState,
  blastHexes,
  chargesOf,
  dueCharges,
  frameAmong,
  isHuman,
  phaseStep,
  QUIET_TURNS,
  typeOf,
  underWay,
} from './state.ts';

type S = AnnihilatorState;

const label = (n: number): string => BOARD.labels[n] ?? '?';
const id = (u: number): string => UNITS[u]?.id ?? '?';

/** "1 charge", "3 charges" */
export const charges = (n: number): string => `${n} ${n === 1 ? 'charge' : 'charges'}`;

/** "Assault Squad A3" */
export const unitName = (s: S, u: number): string => `${typeOf(s, u).name} ${id(u)}`;

/** What is asked of whoever is to act; at the end, how it ended. */
export function prompt(s: S): string {
  const way = frameAmong(s, WAYS);
  if (way) return movePrompt(s, way);
  switch (s.step) {
    case STEP['setup.robots']:
      return setupPrompt(s, s.frame(STEP['setup.robots']).unit);
    case STEP['setup.impact.side']:
      return `Die: the side of the map that ship ${s.frame(STEP['setup.impact.side']).impact} strikes.`;
    case STEP['setup.impact.hex']:
      return impactPrompt(s.frame(STEP['setup.impact.hex']));
    case STEP['human.move']:
      return `Human: move your squads, each of them once, in any order.${quietWords(s)}`;
    case STEP['robot.move']:
      return `Annihilator: move your robots, each of them once, in any order.${quietWords(s)}`;
    case STEP['auto-defend.roll']:
      return `Die: ${id(s.frame(STEP['auto-defend.roll']).unit)} has entered auto-defend armour and is attacked at ${autoDefendOdds(s)}.`;
    case STEP.recovery:
      return recoveryPrompt(s, s.frame(STEP.recovery).unit);
    case STEP['recovery.roll']:
      return `Die: does ${id(s.frame(STEP['recovery.roll']).unit)} recover the charges?`;
    default:
      return promptFight(s);
  }
}

const setupPrompt = (s: S, u: number): string =>
  `Annihilator: set up ${unitName(s, u)} (${u - SQUADS + 1} of ${UNITS.length - SQUADS}) in any hex that robots may enter, or let the rest stand as we suggest.`;

const impactPrompt = ({ impact, side }: Frame<'impact' | 'side'>): string =>
  `Two dice: the hex of side ${side} that ship ${impact} strikes.`;

const recoveryPrompt = (s: S, u: number): string =>
  `Human: ${id(u)} has found ${charges(s.dropped[s.hex[u]])} in ${label(s.hex[u])}. An odd die loses them; an even one makes it a Demolition Squad that carries them.`;

/** Quiet turns after which both sides are told what comes of them. */
const QUIET_WARNING = 6;

/** [R20] What will happen, and when, if nothing does. */
export function quietWords(s: S): string {
  if (s.quiet < QUIET_WARNING) return '';
  const last = s.turn + QUIET_TURNS - s.quiet;
  return ` Unless a charge is set or recovered or a unit eliminated by the end of turn ${last}, the Annihilator wins [R20].`;
}

function movePrompt(s: S, { unit: u, points }: Frame<'unit' | 'points'>): string {
  const by = isHuman(u) ? 'Human' : 'Annihilator';
  return `${by}: where does ${unitName(s, u)} go? It has ${formatPoints(points)} movement points.`;
}

function promptFight(s: S): string {
  switch (s.step) {
    case STEP['human.combat']:
      return 'Human: attack in any hexes where you stand with robots.';
    case STEP['robot.combat']:
      return s.world.mindWeapon && !s.mindUsed
        ? 'Annihilator: attack in any hexes where robots stand with squads, and use the mind weapon on one hex.'
        : 'Annihilator: attack in any hexes where robots stand with squads.';
    case STEP['human.combat.roll']:
      return meleePrompt(s.frame(STEP['human.combat.roll']));
    case STEP['robot.combat.roll']:
      return meleePrompt(s.frame(STEP['robot.combat.roll']));
    case STEP['mind.roll']:
      return `Die: the mind weapon strikes ${label(s.frame(STEP['mind.roll']).hex)} at 1-2.`;
    case STEP.repair:
      return 'Annihilator: repair the hexes your Repairbots stand in, as many as you like.';
    default:
      return promptDemolition(s);
  }
}

const meleePrompt = ({ hex, column }: Frame<'hex' | 'column'>): string =>
  `Die: close combat in ${label(hex)} at ${ODDS_NAMES[column]}.`;

function promptDemolition(s: S): string {
  switch (s.step) {
    case STEP['demolition.set']:
      return setPrompt(s);
    case STEP['demolition.at']:
      return `Human: where does ${unitName(s, s.frame(STEP['demolition.at']).unit)} set its charge? In its own hex or next to it.`;
    case STEP['demolition.pattern']:
      return `Human: announce the pattern of the charge in ${label(s.frame(STEP['demolition.pattern']).hex)}.`;
    case STEP['demolition.direction']:
      return directionPrompt(s.frame(STEP['demolition.direction']));
    case STEP['demolition.blast']:
      return blastPrompt(s, s.frame(STEP['demolition.blast']));
    case STEP['human.advance']:
      return 'Human: advance into the hexes just cleared.';
    case STEP['robot.advance']:
      return 'Annihilator: advance into the hexes just cleared.';
    default:
      return endWords(s);
  }
}

const directionPrompt = ({ hex, pattern }: Frame<'hex' | 'pattern'>): string =>
  `Human: announce the direction of the charge in ${label(hex)}, pattern ${PATTERNS[pattern]}.`;

const blastPrompt = (s: S, { charge, number }: Frame<'charge' | 'number'>): string =>
  `Die: hex ${number} of the charge in ${label(s.chargeHex[charge])}.`;

/** What is set now goes off a turn later than what was set before: two sentences, each with its turn. */
function setPrompt(s: S): string {
  const due = dueCharges(s).length;
  const now = `Human: set charges; what is set now goes off in step 3 of turn ${s.turn + 1}.`;
  if (due === 0) return `${now} Nothing goes off in this turn.`;
  const goes = due === 1 ? 'goes' : 'go';
  return `${now} When you are done, ${charges(due)} set in an earlier turn ${goes} off.`;
}

function endWords(s: S): string {
  const outcome = outcomeOf(s);
  if (!outcome) return 'The turn ends.';
  return `${outcome.reason} ${outcome.winners.includes(HUMAN) ? 'The Human player' : 'The Annihilator'} wins.`;
}

/** The step of the turn, for the panel. */
export function phaseName(s: S): string {
  const bottom = phaseStep(s);
  if (bottom >= STEP['game.over']) return 'Game over';
  if (bottom >= STEP.repair) return '6. Repair';
  if (bottom >= STEP['robot.combat']) return '5. Robot combat and mind weapon';
  if (bottom >= STEP['robot.move']) return '4. Robot movement';
  if (bottom >= STEP['human.advance']) return '3. Demolition: advance';
  if (bottom >= STEP['demolition.detonate']) return '3. Demolition: detonate';
  if (bottom >= STEP['demolition.set']) return '3. Demolition: set';
  if (bottom >= STEP['human.combat']) return '2. Human close combat';
  return bottom >= STEP['human.move'] ? '1. Human movement' : 'Set-up';
}

/** Label of an action on a button or in a list. */
export function actionLabel(s: S, action: number): string {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case VERB.place:
      return `Set up ${id(s.frame(STEP['setup.robots']).unit)} in ${label(noun)}`;
    case VERB.suggest:
      return 'Set up the rest as suggested';
    case VERB.move:
      return `${isAdvance(s) ? 'Advance with' : 'Move'} ${unitName(s, noun)}`;
    case VERB.to:
      return `Go to ${label(noun)}`;
    case VERB.stay:
      return `Stay in ${label(s.hex[underWay(s)])}`;
    case VERB.recover:
      return 'Try to recover the charges';
    case VERB.decline:
      return 'Leave the charges here';
    case VERB.attack:
      return attackLabel(s, noun);
    case VERB.mind:
      return `Mind weapon on ${label(noun)} at 1-2`;
    default:
      return demolitionLabel(s, action);
  }
}

const isAdvance = (s: S): boolean =>
  s.step === STEP['human.advance'] || s.step === STEP['robot.advance'];

function attackLabel(s: S, n: number): string {
  const side = s.step === STEP['human.combat'] ? HUMAN : ANNIHILATOR;
  return `Attack in ${label(n)} at ${ODDS_NAMES[attackColumn(s, side, n)] ?? 'no odds'}`;
}

function demolitionLabel(s: S, action: number): string {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case VERB.charge:
      return `Set a charge with ${unitName(s, noun)}, ${chargesOf(s, noun)} left`;
    case VERB.at:
      return atLabel(s, noun);
    case VERB.pattern:
      return patternLabel(s, noun);
    case VERB.face:
      return faceLabel(s, noun);
    case VERB.repair:
      return `Repair ${label(noun)}`;
    case VERB.done:
      return doneLabel(s);
    default:
      return `Roll ${noun}`;
  }
}

function atLabel(s: S, n: number): string {
  const own = n === s.hex[s.frame(STEP['demolition.at']).unit];
  return own ? `In its own hex, ${label(n)}` : `In ${label(n)}`;
}

function patternLabel(s: S, pattern: number): string {
  const { hex } = s.frame(STEP['demolition.pattern']);
  return `Pattern ${PATTERNS[pattern]}${pattern === PATTERN_C ? ownLosses(s, hex, pattern, 0) : ''}`;
}

function faceLabel(s: S, direction: number): string {
  const { hex, pattern } = s.frame(STEP['demolition.direction']);
  return capital(describeFacing(pattern, direction)) + ownLosses(s, hex, pattern, direction);
}

/** Which step it ends: two may follow one another without a pause. */
function doneLabel(s: S): string {
  const { step } = s;
  if (step === STEP['demolition.set']) return 'Set no more charges';
  if (step === STEP.repair) return 'Repair no more';
  if (step === STEP['human.combat'] || step === STEP['robot.combat']) return 'End close combat';
  return isAdvance(s) ? 'End the advance' : 'End movement';
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** [R11] A warning where own squads stand in the blast as things are now. */
function ownLosses(s: S, n: number, pattern: number, direction: number): string {
  const area = blastHexes(s, n, pattern, direction);
  const own = UNITS.flatMap(({ id: name }, u) =>
    isHuman(u) && area.includes(s.hex[u]) && s.hex[u] >= 0 ? [name] : [],
  );
  return own.length === 0 ? '' : ` (own squads in the blast now: ${own.join(', ')})`;
}

/** Sentences of the log. */
export const sentences: Readonly<Record<string, string>> = {
  turn: 'Turn {n}.',
  place: '{u:unit} is set up in {at:node}.',
  impact: 'Assault Ship {n} strikes {at:node} and lands {us:units}.',
  move: '{u:unit} moves from {from:node} to {at:node}, {cost} {cost:point|points}.',
  advance: '{u:unit} advances from {from:node} to {at:node}.',
  'auto-defend.NE': '{at:node} fires on {u:unit} at {odds}: die {n}, no effect.',
  'auto-defend.D': '{at:node} fires on {u:unit} at {odds}: die {n}, disrupted.',
  'auto-defend.X': '{at:node} fires on {u:unit} at {odds}: die {n}, eliminated.',
  dropped: '{u:unit} leaves {n} {n:charge|charges} behind in {at:node}.',
  'recovery.declined': '{u:unit} leaves the charges in {at:node} alone.',
  'recovery.lost': '{u:unit} rolls {n} in {at:node}: the charges there are lost.',
  'recovery.taken':
    '{u:unit} rolls {n} in {at:node} and becomes a Demolition Squad with {charges} {charges:charge|charges}.',
  combat: 'Close combat in {at:node} at {odds} against {us:units}: die {n}, {outcome}.',
  mind: 'The mind weapon strikes {us:units} in {at:node} at {odds}: die {n}, {outcome}.',
  charge: '{u:unit} sets a charge in {at:node}, pattern {pattern}.',
  detonate: 'The charge in {at:node} goes off, pattern {pattern}.',
  'blast.centre': 'Hex 1, {at:node}, is cleared.',
  blast: 'Hex {k}, {at:node}, at {odds}: die {n}, {outcome}.',
  'blast.units': 'The blast in {at:node} eliminates {us:units}.',
  repair: '{at:node} is repaired.',
  end: '{reason}',
};

/** The robots left, for the panel. */
export function robotsLeft(s: S): string {
  const left = (first: number, end: number): number =>
    s.hex.subarray(first, end).filter((n) => n >= 0).length;
  return `${left(SQUADS, FIRST_REPAIRBOT)} Security, ${left(FIRST_REPAIRBOT, UNITS.length)} Repair`;
}
