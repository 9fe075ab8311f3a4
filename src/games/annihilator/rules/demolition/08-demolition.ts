/** [8.1] Setting demolition charges: squad, hex, pattern, direction. [8.4] Supplies. */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Frame } from '../../../../kernel/frames.ts';
import { type Focus, unitFocus } from '../../../../kernel/look/focus.ts';
import type { AreaLook, ShapeLook } from '../../../../kernel/look/look.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { type Message, node } from '../../../../kernel/text/message.ts';
import { BOARD } from '../../data/map.ts';
import { figureShape, PATTERN_A, PATTERN_B, PATTERN_C, PATTERNS } from '../../data/patterns.ts';
import { HUMAN, SQUADS } from '../../data/units.ts';
import {
  type AnnihilatorState,
  blastHexes,
  breakQuiet,
  chargesOf,
  chargesSet,
  dueCharges,
  isAlive,
  typeOf,
} from '../../state.ts';
import { cornerOf, named, patternMessage } from '../../i18n/phrases.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { goOn } from '../03-sequence.ts';
import { blastArea, dueAreas, patternArea, withLosses } from './08-area.ts';
import { whyNotAt, whyNotCharge, whyNotPattern } from './08-refusals.ts';
import { maybeEnd } from '../10-victory.ts';
import { STEP, VERB } from '../names.ts';
import type { AnnihilatorStep } from '../step.ts';

type S = AnnihilatorState;

/**
 * [8.1] [8.4] [R9] Returns whether a unit can set a charge: it is human, carries one, has set none in this step, and is
 * not disrupted.
 */
const canSet = (s: S, u: number): boolean =>
  isAlive(s, u) && chargesOf(s, u) > 0 && !s.disrupted[u] && !s.acted[u];

/** [3.0] Step 3 begins: squads set new charges, then those of the turn before go off. */
export const demolitionSet: AnnihilatorStep<'charge' | 'done'> = {
  rule: '8.1',
  // New charges go off one turn later than earlier ones, so the prompt states both turns.
  prompt: (s) => msg('prompt.demolition.set', { next: s.turn + 1, due: dueCharges(s).length }),
  offers: {
    charge: { label: (s, u) => msg('label.charge', { u: named(s, u), n: chargesOf(s, u) }) },
    done: { label: fixed('label.done.charges'), preview: dueAreas },
  },
  who: () => HUMAN,
  enter(s, log) {
    if (maybeEnd(s, log)) return;
    for (let u = 0; u < SQUADS; u++) if (canSet(s, u)) return;
    goOn(s, STEP['demolition.detonate']);
  },
  actions(s, out) {
    for (let u = 0; u < SQUADS; u++) if (canSet(s, u)) out.add(VERB.charge, u);
    out.add(VERB.done);
  },
  apply(s, action) {
    if (verbOf(action) === VERB.done) return goOn(s, STEP['demolition.detonate']);
    s.push(STEP['demolition.at'], { unit: nounOf(action) });
  },
  refusals: { charge: whyNotCharge },
};

const setterNow = (s: S): number => s.frame(STEP['demolition.at']).unit;

/** [8.1] Chooses the hex: the unit's own or an adjacent one, whatever is there [R9]. */
export const demolitionAt: AnnihilatorStep<'at'> = {
  rule: '8.1',
  prompt: (s) => msg('prompt.demolition.at', { u: named(s, setterNow(s)) }),
  focus: (s) => unitFocus(s.hex, setterNow(s)),
  offers: { at: { label: atLabel } },
  who: () => HUMAN,
  actions(s, out) {
    for (const n of chargeHexes(s, setterNow(s))) out.add(VERB.at, n);
  },
  apply(s, action) {
    s.push(STEP['demolition.pattern'], { unit: setterNow(s), hex: nounOf(action) });
  },
  refusals: { at: (s, n) => whyNotAt(s, setterNow(s), n) },
};

function atLabel(s: S, n: number): Message {
  const isOwn = n === s.hex[setterNow(s)];
  return msg(isOwn ? 'label.at.own' : 'label.at', { at: node(n) });
}

/** [8.1] Returns the hex of a unit and its neighbours on the map, ascending. */
export function chargeHexes(s: S, u: number): number[] {
  const here = s.hex[u];
  const round = BOARD.neighbours.subarray(here * 6, here * 6 + 6);
  return [here, ...round].filter((n) => n >= 0).sort((a, b) => a - b);
}

/** [8.4] Returns whether a unit knows a pattern: Demolition Squads know all, Assault Squads only A. */
export const knowsPattern = (s: S, u: number, pattern: number): boolean =>
  pattern === PATTERN_A || typeOf(s, u).id === 'demolition';

/** [8.1] Chooses the pattern. */
export const demolitionPattern: AnnihilatorStep<'pattern'> = {
  rule: '8.1',
  prompt: (s) =>
    msg('prompt.demolition.pattern', { at: node(s.frame(STEP['demolition.pattern']).hex) }),
  focus: (s) => chargeFocus(s.frame(STEP['demolition.pattern'])),
  offers: {
    pattern: {
      label: patternLabel,
      shape: (s, pattern) => figureShape(s.world.figures[pattern], 0),
      preview: (s, pattern) => patternArea(s, s.frame(STEP['demolition.pattern']).hex, pattern),
    },
  },
  who: () => HUMAN,
  enter(s) {
    // An Assault Squad has no choice.
    const { unit, hex } = s.frame(STEP['demolition.pattern']);
    if (knowsPattern(s, unit, PATTERN_C)) return;
    s.goto(STEP['demolition.direction'], { unit, hex, pattern: PATTERN_A });
  },
  actions(_, out) {
    for (let pattern = 0; pattern < PATTERNS.length; pattern++) out.add(VERB.pattern, pattern);
  },
  apply(s, action, log) {
    const { unit, hex } = s.frame(STEP['demolition.pattern']);
    const charge = { unit, hex, pattern: nounOf(action) };
    // [D3] A ring is the same in all directions.
    if (charge.pattern === PATTERN_C) setCharge(s, charge, 0, log);
    else s.push(STEP['demolition.direction'], charge);
  },
};

function patternLabel(s: S, pattern: number): Message {
  const label = msg('label.pattern', { pattern: PATTERNS[pattern] });
  if (pattern !== PATTERN_C) return label;
  return withLosses(s, label, blastHexes(s, s.frame(STEP['demolition.pattern']).hex, pattern, 0));
}

/** [8.1] Chooses the direction. */
export const demolitionDirection: AnnihilatorStep<'face'> = {
  rule: '8.1',
  prompt(s) {
    const { hex, pattern } = s.frame(STEP['demolition.direction']);
    return msg('prompt.demolition.direction', { at: node(hex), pattern: PATTERNS[pattern] });
  },
  focus: (s) => chargeFocus(s.frame(STEP['demolition.direction'])),
  offers: { face: { label: faceLabel, shape: faceShape, preview: faceArea } },
  who: () => HUMAN,
  actions(_, out) {
    for (let direction = 0; direction < 6; direction++) out.add(VERB.face, direction);
  },
  apply(s, action, log) {
    setCharge(s, s.frame(STEP['demolition.direction']), nounOf(action), log);
  },
  refusals: { pattern: (s) => whyNotPattern(s, s.frame(STEP['demolition.direction']).unit) },
};

function faceLabel(s: S, direction: number): Message {
  const { hex, pattern } = s.frame(STEP['demolition.direction']);
  const label =
    pattern === PATTERN_B
      ? msg('label.face.corner', cornerOf(direction))
      : msg('label.face', { direction: { direction } });
  return withLosses(s, label, blastHexes(s, hex, pattern, direction));
}

function faceArea(s: S, direction: number): AreaLook[] {
  const { hex, pattern } = s.frame(STEP['demolition.direction']);
  return [blastArea(s, hex, pattern, direction)];
}

function faceShape(s: S, direction: number): ShapeLook {
  const { pattern } = s.frame(STEP['demolition.direction']);
  return figureShape(s.world.figures[pattern], direction);
}

const chargeFocus = ({ unit, hex }: Frame<'unit' | 'hex'>): Focus => ({ unit, node: hex });

/** A charge that has been announced in part. */
type Charge = Frame<'unit' | 'hex' | 'pattern'>;

/** [8.1] [8.4] Sets a charge. It is public and spent, and cannot be removed [R9]. */
function setCharge(s: S, charge: Charge, direction: number, log?: Log): void {
  const { unit: u, hex: n, pattern } = charge;
  const i = chargesSet(s);
  s.chargeHex[i] = n;
  s.chargePattern[i] = pattern;
  s.chargeDirection[i] = direction;
  s.chargeTurn[i] = s.turn;
  s.spent[u] += 1;
  s.acted[u] = 1;
  breakQuiet(s);
  log?.add({
    type: 'charge',
    rule: '8.1',
    args: { u: named(s, u), at: node(n), pattern: patternMessage(pattern, direction) },
  });
  while (s.step !== STEP['demolition.set']) s.pop();
}
