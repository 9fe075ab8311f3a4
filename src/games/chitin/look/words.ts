/** What the side to act is asked, and what its actions are called. */
import { type Action, ActionList, nounOf, verbOf } from '../../../kernel/action.ts';
import { NOBODY } from '../../../kernel/step.ts';
import { soleWinner } from '../../../kernel/outcome.ts';
import { airName, BOARD, HEXES, NEXT } from '../data/field.ts';
import { TOKENS } from '../data/scenarios.ts';
import { BASIC, SIDES, UNIT_TYPES } from '../data/units.ts';
import { mostOf, pointsLeft } from '../rules/03-setup.ts';
import { isWarned, roundsLeft } from '../rules/04-standstill.ts';
import { outcomeOf } from '../rules/04-victory.ts';
import { flyersLeft } from '../rules/08-air-combat.ts';
import { isDuel } from '../rules/07-resolve.ts';
import { JOINING, readParty } from '../rules/06-party.ts';
import { STEP, type StepName, STEPS, VERBS } from '../rules/names.ts';
import { listOverruns } from '../rules/07-overrun.ts';
import { nextToGo } from '../rules/07-retreat.ts';
import { leaderless } from '../rules/08-command.ts';
import { TABLE } from '../rules/steps.ts';
import { survey } from '../rules/survey.ts';
import type { Chitin } from '../state.ts';
import { unitName } from './pieces.ts';

export const labelOf = (n: number): string => BOARD.labels[n] ?? 'nowhere';

type Words = (s: Chitin) => string;

/** [3.03] Only the chooser sees what is left; to the others the type asked about is hidden. */
function forcePrompt(s: Chitin): string {
  const { type: t } = s.frame(STEP['setup.force']);
  const type = UNIT_TYPES[t];
  if (!type || s.force[s.mover * UNIT_TYPES.length] < 0) return 'choose a force.';
  const warning = t === BASIC ? commandWarning(s) : '';
  return `how many ${type.plural}? ${pointsLeft(s, s.mover)} points left, at most ${mostOf(s, s.mover, t)}.${warning && ` ${warning}`}`;
}

/** [8.033] What a force without Basics comes to; empty for one that has them or needs none. */
export function commandWarning(s: Chitin): string {
  const count = leaderless(s, s.mover);
  if (count === 0) return '';
  const whom =
    count === 1
      ? 'your warrior: once on the map it moves'
      : `your ${count} warriors: once on the map they move`;
  return `No Basic leads ${whom} one hex a turn and cannot charge.`;
}

/** [R50] Points that are left now are lost; nobody else may learn how many, nor of what is lacking. */
function readyPrompt(s: Chitin): string {
  if (s.force[s.mover * UNIT_TYPES.length] < 0) return 'your force is chosen. Ready?';
  const left = pointsLeft(s, s.mover);
  const lost = left > 0 ? `, with ${left} points unspent, which are lost` : '';
  return [`your force is chosen${lost}.`, commandWarning(s), 'Ready?'].filter(Boolean).join(' ');
}

function partyPrompt(s: Chitin): string {
  const party = readParty(s);
  const who = party.size === 1 ? `does ${unitName(party.units[0])}` : `do ${party.size} units`;
  if (party.flyers) return `where ${who} fly? Or stay.`;
  if (s.frame(STEP['move.party']).stage === JOINING && party.spent > 0)
    return `declare a charge for ${party.size === 1 ? unitName(party.units[0]) : `${party.size} units`}? They have no points left, and get two more.`;
  const charge = party.charging > 0 ? ' They charge, and must end with an enemy in front.' : '';
  return `where ${who} go from ${labelOf(party.node)}? Facing a side ends the move.${charge}`;
}

/** [7.07] What lies beside the party and is weak enough; easily overlooked, for it may go no further. */
function overrunWords(s: Chitin): string {
  const list = new ActionList();
  listOverruns(s, survey(s, s.mover), readParty(s), list);
  const hexes = list.toArray().map((action) => labelOf(nounOf(action)));
  return hexes.length === 0 ? '' : ` Or do they overrun ${hexes.join(' or ')}?`;
}

/** [R59] Said at the beginning of every move from the warning on, with what would prevent it. */
function standstillWords(s: Chitin): string {
  if (!isWarned(s)) return '';
  const left = roundsLeft(s);
  const when = left === 1 ? 'with this turn of each side' : `after ${left} more turns of each side`;
  return ` Standstill: the game ends ${when}, unless a starting token is picked up, a token carried nearer home or brought home, or a combat unit dies.`;
}

const battlePlace = (s: Chitin, b: number): string =>
  isDuel(s, b) ? `the duel in ${airName(s.place[b])}` : `the battle at ${labelOf(s.place[b])}`;

const PROMPTS: Readonly<Record<StepName, Words>> = {
  'setup.roll': () => 'Both sides roll; the higher die chooses first move or an end.',
  'setup.claim': () => 'you rolled higher; move first, or choose your end of the map.',
  'setup.end': () => 'choose your end of the map.',
  'setup.force': forcePrompt,
  'setup.ready': readyPrompt,
  'turn.begin': () => 'The turn begins.',
  'move.pick': (s) => `pick a unit to move, or end movement.${standstillWords(s)}`,
  'move.party': partyPrompt,
  'move.face': (s) => `which side do they face?${overrunWords(s)}`,
  'turn.recover': () => 'Disrupted units recover.',
  'combat.air': (s) => `what does ${unitName(s.frame(STEP['combat.air']).flyer)} attack?`,
  'combat.declare': () => 'declare attacks on every enemy in front of your units, then end.',
  'combat.announce': () => 'The attacks are announced.',
  'combat.next': () => 'which battle is fought next?',
  'combat.roll': (s) => `Roll for ${battlePlace(s, s.frame(STEP['combat.roll']).battle)}.`,
  'combat.losses': (s) => `choose a unit to lose; ${s.frame(STEP['combat.losses']).owed} to go.`,
  'combat.retreat': (s) => {
    const from = s.at[nextToGo(s, s.frame(STEP['combat.retreat']).side)[0]];
    return `where does the enemy at ${labelOf(from)} retreat to?`;
  },
  'combat.trapped': (s) =>
    `no way out of ${labelOf(s.frame(STEP['combat.trapped']).hex)}; choose a unit to lose.`,
  'combat.advance': () => 'advance into what the enemy left, turn your units there, or end.',
  'combat.enter': (s) => `which hex does ${unitName(s.frame(STEP['combat.enter']).unit)} enter?`,
  'combat.close': () => 'The battle is over.',
  'combat.backstab': () => 'a warrior behind your stack strikes; choose a unit to lose.',
  'turn.bodies': () => 'The dead are gathered.',
  'bodies.nearest': (s) =>
    `Two tokens are equally near to ${labelOf(s.frame(STEP['bodies.nearest']).hex)}: a die decides.`,
  'turn.end': () => 'The turn ends.',
  'game.over': (s) => {
    const outcome = outcomeOf(s);
    const winner = outcome ? soleWinner(outcome) : -1;
    return `${winner < 0 ? 'A draw' : `${SIDES[winner].name} wins`}: ${outcome?.reason}.`;
  },
};

/** Whoever is asked is named first; dice and ends are told in whole sentences. */
export function prompt(s: Chitin): string {
  const words = PROMPTS[STEPS.names[s.step]](s);
  const asked = TABLE[s.step].who?.(s) ?? NOBODY;
  return asked < 0 ? words : `${SIDES[asked].name}: ${words}`;
}

/** A word or two for each verb; `noun` is already in words. */
export function actionLabel(s: Chitin, action: Action): string {
  const [verb, noun] = [verbOf(action), nounOf(action)];
  const write = LABELS[VERBS.list[verb].name];
  return write(s, noun);
}

const direction = (d: number): string => BOARD.directions[d];
const edgeWords = (edge: number): string =>
  `${labelOf(Math.trunc(edge / 6))} to ${direction(edge % 6)}`;

const LABELS: Readonly<Record<string, (s: Chitin, noun: number) => string>> = {
  roll: (_, n) => `Roll ${n}`,
  claim: (_, n) => ['Move first', 'Take the north end', 'Take the south end'][n],
  usual: () => 'Take the usual force',
  count: (s, n) => countLabel(s, n),
  pick: (_, n) => `Move ${unitName(n)}`,
  charge: () => 'Declare a charge',
  take: (_, n) => `Take token ${TOKENS[n]}`,
  to: (s, n) => toLabel(s, n),
  overrun: (_, n) => `Overrun ${labelOf(n)}`,
  face: (_, n) => `Face ${direction(n)}`,
  stay: () => 'Stay here',
  dogfight: () => 'Fight the enemy flyers',
  strike: (_, n) => `Strike ${labelOf(n)}`,
  hold: holdLabel,
  attack: (_, n) => `Attack ${labelOf(NEXT[n])} from ${labelOf(Math.trunc(n / 6))}`,
  resolve: (_, n) => `Fight at ${labelOf(n)}`,
  duel: (_, n) => `Fight the duel in ${airName(n)}`,
  lose: (_, n) => `Lose ${unitName(n)}`,
  advance: (_, n) => `Advance ${unitName(n)}`,
  turn: (_, n) => `Turn ${edgeWords(n)}`,
  feed: (_, n) => `Token ${TOKENS[n]} gets the body`,
  done: (s) => doneLabel(s),
};

/** [R56] Whoever holds speaks for the flyers behind it in the megahex. */
function holdLabel(s: Chitin): string {
  const others = flyersLeft(s, s.frame(STEP['combat.air']).flyer) - 1;
  if (others === 0) return 'Attack nothing';
  return others === 1
    ? 'Attack nothing, nor does the other flyer here'
    : `Attack nothing, nor do the ${others} other flyers here`;
}

function countLabel(s: Chitin, n: number): string {
  const type = UNIT_TYPES[s.frame(STEP['setup.force']).type];
  if (n === 0) return `No ${type.plural}`;
  return `${n} ${n === 1 ? type.name : type.plural} for ${n * type.attack} points`;
}

function toLabel(s: Chitin, n: number): string {
  const name = STEPS.names[s.step];
  if (name === 'combat.retreat') return `Retreat to ${labelOf(n)}`;
  if (name === 'combat.enter') return `Enter ${labelOf(n)}`;
  if (n >= HEXES) return 'Leave the map';
  return readParty(s).flyers ? `Fly to ${airName(n)}` : `Move to ${labelOf(n)}`;
}

function doneLabel(s: Chitin): string {
  switch (STEPS.names[s.step]) {
    case 'setup.ready':
      return 'Ready';
    case 'move.pick':
      return 'End movement';
    case 'combat.declare':
      return 'Announce the attacks';
    default:
      return 'Done';
  }
}
