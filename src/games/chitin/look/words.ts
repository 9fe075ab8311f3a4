/** What the side to act is asked, and what its actions are called. */
import { type Action, ActionList, nounOf, verbOf } from '../../../kernel/action.ts';
import { NOBODY } from '../../../kernel/step.ts';
import { BOARD, HEXES, MEGAHEX_NAMES, MEGAHEX_OF, NEXT } from '../data/field.ts';
import { TOKENS } from '../data/scenarios.ts';
import { SIDES, UNIT_TYPES } from '../data/units.ts';
import { mostOf, pointsLeft } from '../rules/03-setup.ts';
import { outcomeOf } from '../rules/04-victory.ts';
import { isDuel, placeOf } from '../rules/07-resolve.ts';
import { readParty } from '../rules/06-party.ts';
import { type StepName, STEP_NAMES, VERBS } from '../rules/names.ts';
import { listOverruns } from '../rules/07-overrun.ts';
import { nextToGo } from '../rules/07-retreat.ts';
import { STEPS } from '../rules/steps.ts';
import { survey } from '../rules/survey.ts';
import type { Chitin } from '../state.ts';
import { unitName } from './pieces.ts';

export const labelOf = (n: number): string => BOARD.labels[n] ?? 'nowhere';

/** A node in words: a hex by its label, the centre of a megahex for flyers by its name. */
export const megahexName = (n: number): string =>
  n < HEXES ? `megahex ${MEGAHEX_NAMES[MEGAHEX_OF[n]]}` : 'off the map';

type Words = (s: Chitin) => string;

/** [3.03] Only the chooser sees what is left; to the others the type asked about is hidden. */
function forcePrompt(s: Chitin): string {
  const type = UNIT_TYPES[s.arg(0)];
  if (!type || s.force[s.mover * UNIT_TYPES.length] < 0) return 'choose a force.';
  return `how many ${type.plural}? ${pointsLeft(s, s.mover)} points left, at most ${mostOf(s, s.mover, s.arg(0))}.`;
}

/** [R50] Points that are left now are lost; nobody else may learn how many. */
function readyPrompt(s: Chitin): string {
  const isHidden = s.force[s.mover * UNIT_TYPES.length] < 0;
  const left = isHidden ? 0 : pointsLeft(s, s.mover);
  return left > 0
    ? `your force is chosen, with ${left} points unspent, which are lost. Ready?`
    : 'your force is chosen. Ready?';
}

function partyPrompt(s: Chitin): string {
  const party = readParty(s);
  const who = party.size === 1 ? `does ${unitName(party.units[0])}` : `do ${party.size} units`;
  if (party.flyers) return `where ${who} fly? Or stay.`;
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

const battlePlace = (s: Chitin, b: number): string =>
  isDuel(s, b)
    ? `the duel in ${megahexName(placeOf(s, b))}`
    : `the battle at ${labelOf(placeOf(s, b))}`;

const PROMPTS: Readonly<Record<StepName, Words>> = {
  'setup.roll': () => 'Both sides roll; the higher die chooses first move or an end.',
  'setup.claim': () => 'you rolled higher; move first, or choose your end of the map.',
  'setup.end': () => 'choose your end of the map.',
  'setup.force': forcePrompt,
  'setup.ready': readyPrompt,
  'turn.begin': () => 'The turn begins.',
  'move.pick': () => 'pick a unit to move, or end movement.',
  'move.party': partyPrompt,
  'move.face': (s) => `which side do they face?${overrunWords(s)}`,
  'turn.recover': () => 'Disrupted units recover.',
  'combat.air': (s) => `what does ${unitName(s.arg(0))} attack?`,
  'combat.declare': () => 'declare attacks on every enemy in front of your units, then end.',
  'combat.announce': () => 'The attacks are announced.',
  'combat.next': () => 'which battle is fought next?',
  'combat.roll': (s) => `Roll for ${battlePlace(s, s.arg(0))}.`,
  'combat.losses': (s) => `choose a unit to lose; ${s.arg(2)} to go.`,
  'combat.retreat': (s) => {
    const from = s.at[nextToGo(s, s.arg(1))[0]];
    return `where does the enemy at ${labelOf(from)} retreat to?`;
  },
  'combat.trapped': (s) => `no way out of ${labelOf(s.arg(2))}; choose a unit to lose.`,
  'combat.advance': () => 'advance into what the enemy left, turn your units there, or end.',
  'combat.enter': (s) => `which hex does ${unitName(s.arg(0))} enter?`,
  'combat.close': () => 'The battle is over.',
  'combat.backstab': () => 'a warrior behind your stack strikes; choose a unit to lose.',
  'turn.bodies': () => 'The dead are gathered.',
  'bodies.nearest': (s) => `Two tokens are equally near to ${labelOf(s.arg(0))}: a die decides.`,
  'turn.end': () => 'The turn ends.',
  'game.over': (s) => {
    const outcome = outcomeOf(s);
    const winner = outcome && outcome.winner >= 0 ? `${SIDES[outcome.winner].name} wins` : 'A draw';
    return `${winner}: ${outcome?.reason}.`;
  },
};

/** Whoever is asked is named first; dice and ends are told in whole sentences. */
export function prompt(s: Chitin): string {
  const words = PROMPTS[STEP_NAMES[s.step]](s);
  const asked = STEPS[s.step].who?.(s) ?? NOBODY;
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
  hold: () => 'Attack nothing',
  attack: (_, n) => `Attack ${labelOf(NEXT[n])} from ${labelOf(Math.trunc(n / 6))}`,
  resolve: (_, n) => `Fight at ${labelOf(n)}`,
  duel: (_, n) => `Fight the duel in ${megahexName(n)}`,
  lose: (_, n) => `Lose ${unitName(n)}`,
  advance: (_, n) => `Advance ${unitName(n)}`,
  turn: (_, n) => `Turn ${edgeWords(n)}`,
  feed: (_, n) => `Token ${TOKENS[n]} gets the body`,
  done: (s) => doneLabel(s),
};

function countLabel(s: Chitin, n: number): string {
  const type = UNIT_TYPES[s.arg(0)];
  if (n === 0) return `No ${type.plural}`;
  return `${n} ${n === 1 ? type.name : type.plural} for ${n * type.attack} points`;
}

function toLabel(s: Chitin, n: number): string {
  const name = STEP_NAMES[s.step];
  if (name === 'combat.retreat') return `Retreat to ${labelOf(n)}`;
  if (name === 'combat.enter') return `Enter ${labelOf(n)}`;
  if (n >= HEXES) return 'Leave the map';
  return readParty(s).flyers ? `Fly to ${megahexName(n)}` : `Move to ${labelOf(n)}`;
}

function doneLabel(s: Chitin): string {
  switch (STEP_NAMES[s.step]) {
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
