/** What an action does, on a button or in a list. */
import { nounOf, verbOf } from '../../kernel/action.ts';
import { type Message, node, unit } from '../../kernel/message.ts';
import { PATTERN_B, PATTERN_C, PATTERNS } from './data/patterns.ts';
import { ODDS_NAMES } from './data/tables.ts';
import { ANNIHILATOR, HUMAN, SQUADS } from './data/units.ts';
import { unitName } from './look-prompt.ts';
import { attackColumn } from './rules/07-odds.ts';
import { STEP, VERB } from './rules/names.ts';
import { type AnnihilatorState, blastHexes, chargesOf, isAlive, underWay } from './state.ts';
import { cornerOf, row } from './words/phrases.ts';
import { say } from './words/say.ts';

type S = AnnihilatorState;

/** Label of an action on a button or in a list. */
export function actionLabel(s: S, action: number): Message {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case VERB.place:
      return say('label.place', { u: unit(s.frame(STEP['setup.robots']).unit), at: node(noun) });
    case VERB.suggest:
      return say('label.suggest');
    case VERB.move:
      return say(isAdvance(s) ? 'label.advance' : 'label.move', { u: unitName(s, noun) });
    case VERB.to:
      return say('label.to', { at: node(noun) });
    case VERB.stay:
      return say('label.stay', { at: node(s.hex[underWay(s)]) });
    case VERB.recover:
      return say('label.recover');
    case VERB.decline:
      return say('label.decline');
    case VERB.attack:
      return attackLabel(s, noun);
    case VERB.mind:
      return say('label.mind', { at: node(noun) });
    default:
      return demolitionLabel(s, action);
  }
}

const isAdvance = (s: S): boolean =>
  s.step === STEP['human.advance'] || s.step === STEP['robot.advance'];

function attackLabel(s: S, n: number): Message {
  const side = s.step === STEP['human.combat'] ? HUMAN : ANNIHILATOR;
  const column = attackColumn(s, side, n);
  if (column < 0) return say('label.attack.none', { at: node(n) });
  return say('label.attack', { at: node(n), odds: ODDS_NAMES[column] });
}

function demolitionLabel(s: S, action: number): Message {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case VERB.charge:
      return say('label.charge', { u: unitName(s, noun), n: chargesOf(s, noun) });
    case VERB.at:
      return atLabel(s, noun);
    case VERB.pattern:
      return patternLabel(s, noun);
    case VERB.face:
      return faceLabel(s, noun);
    case VERB.repair:
      return say('label.repair', { at: node(noun) });
    case VERB.done:
      return doneLabel(s);
    default:
      return say('label.roll', { n: noun });
  }
}

function atLabel(s: S, n: number): Message {
  const isOwn = n === s.hex[s.frame(STEP['demolition.at']).unit];
  return say(isOwn ? 'label.at.own' : 'label.at', { at: node(n) });
}

function patternLabel(s: S, pattern: number): Message {
  const label = say('label.pattern', { pattern: PATTERNS[pattern] });
  if (pattern !== PATTERN_C) return label;
  return withLosses(s, label, blastHexes(s, s.frame(STEP['demolition.pattern']).hex, pattern, 0));
}

function faceLabel(s: S, direction: number): Message {
  const { hex, pattern } = s.frame(STEP['demolition.direction']);
  const label =
    pattern === PATTERN_B
      ? say('label.face.corner', cornerOf(direction))
      : say('label.face', { direction: { direction } });
  return withLosses(s, label, blastHexes(s, hex, pattern, direction));
}

/** [R11] A warning where own squads stand in the blast as things are now. */
function withLosses(s: S, label: Message, area: readonly number[]): Message {
  const us: number[] = [];
  for (let u = 0; u < SQUADS; u++) if (isAlive(s, u) && area.includes(s.hex[u])) us.push(u);
  return us.length === 0 ? label : say('label.own-losses', { label, us: row(us) });
}

/** Which step it ends: two may follow one another without a pause. */
function doneLabel(s: S): Message {
  const { step } = s;
  if (step === STEP['demolition.set']) return say('label.done.charges');
  if (step === STEP.repair) return say('label.done.repair');
  if (step === STEP['human.combat'] || step === STEP['robot.combat'])
    return say('label.done.combat');
  return say(isAdvance(s) ? 'label.done.advance' : 'label.done.move');
}
