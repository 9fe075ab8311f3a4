/** Label of an action, on a button or in a list. */
import { nounOf, verbNameOf } from '../../../kernel/action.ts';
import { type Message, node } from '../../../kernel/text/message.ts';
import { PATTERN_B, PATTERN_C, PATTERNS } from '../data/patterns.ts';
import { ODDS_NAMES } from '../data/tables.ts';
import { ANNIHILATOR, HUMAN, SQUADS } from '../data/units.ts';
import { attackColumn } from '../rules/07-odds.ts';
import { STEP, type VERB, VERBS } from '../rules/names.ts';
import { type AnnihilatorState, blastHexes, chargesOf, isAlive, underWay } from '../state.ts';
import { cornerOf, named, row } from '../i18n/phrases.ts';
import { msg } from '../i18n/msg.ts';

type S = AnnihilatorState;

type Verb = keyof typeof VERB;

/** Every verb has a label: one without an entry here does not compile. */
const LABELS: Readonly<Record<Verb, (s: S, noun: number) => Message>> = {
  place: (s, n) =>
    msg('label.place', { u: named(s, s.frame(STEP['setup.robots']).unit), at: node(n) }),
  suggest: () => msg('label.suggest'),
  move: (s, u) => msg(isAdvance(s) ? 'label.advance' : 'label.move', { u: named(s, u) }),
  to: (_, n) => msg('label.to', { at: node(n) }),
  stay: (s) => msg('label.stay', { at: node(s.hex[underWay(s)]) }),
  recover: () => msg('label.recover'),
  decline: () => msg('label.decline'),
  attack: attackLabel,
  mind: (_, n) => msg('label.mind', { at: node(n) }),
  charge: (s, u) => msg('label.charge', { u: named(s, u), n: chargesOf(s, u) }),
  at: atLabel,
  pattern: patternLabel,
  face: faceLabel,
  repair: (_, n) => msg('label.repair', { at: node(n) }),
  done: doneLabel,
  roll: (_, n) => msg('label.roll', { n }),
};

/** Label of an action on a button or in a list. */
export const actionLabel = (s: S, action: number): Message =>
  LABELS[verbNameOf(VERBS, action)](s, nounOf(action));

const isAdvance = (s: S): boolean =>
  s.step === STEP['human.advance'] || s.step === STEP['robot.advance'];

function attackLabel(s: S, n: number): Message {
  const side = s.step === STEP['human.combat'] ? HUMAN : ANNIHILATOR;
  const column = attackColumn(s, side, n);
  if (column < 0) return msg('label.attack.none', { at: node(n) });
  return msg('label.attack', { at: node(n), odds: ODDS_NAMES[column] });
}

function atLabel(s: S, n: number): Message {
  const isOwn = n === s.hex[s.frame(STEP['demolition.at']).unit];
  return msg(isOwn ? 'label.at.own' : 'label.at', { at: node(n) });
}

function patternLabel(s: S, pattern: number): Message {
  const label = msg('label.pattern', { pattern: PATTERNS[pattern] });
  if (pattern !== PATTERN_C) return label;
  return withLosses(s, label, blastHexes(s, s.frame(STEP['demolition.pattern']).hex, pattern, 0));
}

function faceLabel(s: S, direction: number): Message {
  const { hex, pattern } = s.frame(STEP['demolition.direction']);
  const label =
    pattern === PATTERN_B
      ? msg('label.face.corner', cornerOf(direction))
      : msg('label.face', { direction: { direction } });
  return withLosses(s, label, blastHexes(s, hex, pattern, direction));
}

/** [R11] A warning where own squads stand in the blast as things are now. */
function withLosses(s: S, label: Message, area: readonly number[]): Message {
  const us: number[] = [];
  for (let u = 0; u < SQUADS; u++) if (isAlive(s, u) && area.includes(s.hex[u])) us.push(u);
  return us.length === 0 ? label : msg('label.own-losses', { label, us: row(us) });
}

/** Which step it ends: two may follow one another without a pause. */
function doneLabel(s: S): Message {
  const { step } = s;
  if (step === STEP['demolition.set']) return msg('label.done.charges');
  if (step === STEP.repair) return msg('label.done.repair');
  if (step === STEP['human.combat'] || step === STEP['robot.combat'])
    return msg('label.done.combat');
  return msg(isAdvance(s) ? 'label.done.advance' : 'label.done.move');
}
