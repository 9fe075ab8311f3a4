/** The words of the game: prompts, labels, sentences of the log. */
import { nounOf, verbOf } from '../../kernel/action.ts';
import { BOARD } from './data/map.ts';
import { PATTERN_C, PATTERNS } from './data/patterns.ts';
import { ODDS_NAMES } from './data/tables.ts';
import { ANNIHILATOR, FIRST_REPAIRBOT, HUMAN, SQUADS, UNITS } from './data/units.ts';
import { formatPoints } from './rules/05-reach.ts';
import { autoDefendOdds } from './rules/07-auto-defend.ts';
import { attackColumn } from './rules/07-odds.ts';
import { describeFacing } from './rules/08-demolition.ts';
import { outcomeOf } from './rules/10-victory.ts';
import { STEP, VERB } from './rules/names.ts';
import {
  type AnnihilatorState,
  blastHexes,
  chargesOf,
  dueCharges,
  isHuman,
  QUIET_TURNS,
  typeOf,
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
  const [a, b] = s.depth > 0 ? [s.arg(0), s.arg(1)] : [0, 0];
  switch (s.step) {
    case STEP['setup.robots']:
      return `Annihilator: set up ${unitName(s, a)} (${a - SQUADS + 1} of ${UNITS.length - SQUADS}) in any hex that robots may enter, or let the rest stand as we suggest.`;
    case STEP['setup.impact.side']:
      return `Die: the side of the map that ship ${a} strikes.`;
    case STEP['setup.impact.hex']:
      return `Two dice: the hex of side ${b} that ship ${a} strikes.`;
    case STEP['human.move']:
      return `Human: move your squads, each of them once, in any order.${quietWords(s)}`;
    case STEP['robot.move']:
      return `Annihilator: move your robots, each of them once, in any order.${quietWords(s)}`;
    case STEP['human.move.to']:
    case STEP['robot.move.to']:
    case STEP['human.advance.to']:
    case STEP['robot.advance.to']:
      return movePrompt(s, a, b);
    case STEP['auto-defend.roll']:
      return `Die: ${id(a)} has entered auto-defend armour and is attacked at ${autoDefendOdds(s)}.`;
    case STEP.recovery:
      return `Human: ${id(a)} has found ${charges(s.dropped[s.hex[a]])} in ${label(s.hex[a])}. An odd die loses them; an even one makes it a Demolition Squad that carries them.`;
    case STEP['recovery.roll']:
      return `Die: does ${id(a)} recover the charges?`;
    default:
      return promptFight(s, a, b);
  }
}

/** Quiet turns after which both sides are told what comes of them. */
const QUIET_WARNING = 6;

/** [R20] What will happen, and when, if nothing does. */
export function quietWords(s: S): string {
  if (s.quiet < QUIET_WARNING) return '';
  const last = s.turn + QUIET_TURNS - s.quiet;
  return ` Unless a charge is set or recovered or a unit eliminated by the end of turn ${last}, the Annihilator wins [R20].`;
}

function movePrompt(s: S, u: number, points: number): string {
  const by = isHuman(u) ? 'Human' : 'Annihilator';
  return `${by}: where does ${unitName(s, u)} go? It has ${formatPoints(points)} movement points.`;
}

function promptFight(s: S, a: number, b: number): string {
  switch (s.step) {
    case STEP['human.combat']:
      return 'Human: attack in any hexes where you stand with robots.';
    case STEP['robot.combat']:
      return s.world.mindWeapon && !s.mindUsed
        ? 'Annihilator: attack in any hexes where robots stand with squads, and use the mind weapon on one hex.'
        : 'Annihilator: attack in any hexes where robots stand with squads.';
    case STEP['human.combat.roll']:
    case STEP['robot.combat.roll']:
      return `Die: close combat in ${label(a)} at ${ODDS_NAMES[b]}.`;
    case STEP['mind.roll']:
      return `Die: the mind weapon strikes ${label(a)} at 1-2.`;
    case STEP.repair:
      return 'Annihilator: repair the hexes your Repairbots stand in, as many as you like.';
    default:
      return promptDemolition(s, a, b);
  }
}

function promptDemolition(s: S, a: number, b: number): string {
  switch (s.step) {
    case STEP['demolition.set']:
      return setPrompt(s);
    case STEP['demolition.at']:
      return `Human: where does ${unitName(s, a)} set its charge? In its own hex or next to it.`;
    case STEP['demolition.pattern']:
      return `Human: announce the pattern of the charge in ${label(b)}.`;
    case STEP['demolition.direction']:
      return `Human: announce the direction of the charge in ${label(b)}, pattern ${PATTERNS[s.arg(2)]}.`;
    case STEP['demolition.blast']:
      return `Die: hex ${b} of the charge in ${label(s.chargeHex[a])}.`;
    case STEP['human.advance']:
      return 'Human: advance into the hexes just cleared.';
    case STEP['robot.advance']:
      return 'Annihilator: advance into the hexes just cleared.';
    default:
      return endWords(s);
  }
}

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
  const bottom = s.ints[1];
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
      return `Set up ${id(s.arg(0))} in ${label(noun)}`;
    case VERB.suggest:
      return 'Set up the rest as suggested';
    case VERB.move:
      return `${isAdvance(s) ? 'Advance with' : 'Move'} ${unitName(s, noun)}`;
    case VERB.to:
      return `Go to ${label(noun)}`;
    case VERB.stay:
      return `Stay in ${label(s.hex[s.arg(0)])}`;
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
      return noun === s.hex[s.arg(0)] ? `In its own hex, ${label(noun)}` : `In ${label(noun)}`;
    case VERB.pattern:
      return `Pattern ${PATTERNS[noun]}${noun === PATTERN_C ? ownLosses(s, noun, 0) : ''}`;
    case VERB.face:
      return capital(describeFacing(s.arg(2), noun)) + ownLosses(s, s.arg(2), noun);
    case VERB.repair:
      return `Repair ${label(noun)}`;
    case VERB.done:
      return doneLabel(s);
    default:
      return `Roll ${noun}`;
  }
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
function ownLosses(s: S, pattern: number, direction: number): string {
  const area = blastHexes(s, s.arg(1), pattern, direction);
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
