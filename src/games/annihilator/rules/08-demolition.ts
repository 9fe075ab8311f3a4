/** [8.1] Setting demolition charges: squad, hex, pattern, direction. [8.4] Supplies. */
import { nounOf, verbOf } from '../../../kernel/action.ts';
import type { Frame } from '../../../kernel/frames.ts';
import type { Log } from '../../../kernel/text/log.ts';
import { node } from '../../../kernel/text/message.ts';
import type { Step } from '../../../kernel/step.ts';
import { BOARD } from '../data/map.ts';
import { PATTERN_A, PATTERN_C, PATTERNS } from '../data/patterns.ts';
import { HUMAN, SQUADS } from '../data/units.ts';
import {
  type AnnihilatorState,
  breakQuiet,
  chargesOf,
  chargesSet,
  isAlive,
  typeOf,
} from '../state.ts';
import { named, patternWords } from '../i18n/phrases.ts';
import { goOn } from './03-sequence.ts';
import { whyNotAt, whyNotCharge, whyNotPattern } from './08-refusals.ts';
import { maybeEnd } from './10-victory.ts';
import { STEP, VERB } from './names.ts';

type S = AnnihilatorState;

/** [8.1] [8.4] [R9] A human unit with a charge sets one in each step, unless disrupted. */
const canSet = (s: S, u: number): boolean =>
  isAlive(s, u) && chargesOf(s, u) > 0 && !s.disrupted[u] && !s.acted[u];

/** [3.0] Step 3 begins: new charges first, then those of the turn before go off. */
export const demolitionSet: Step<S> = {
  rule: '8.1',
  verbs: [VERB.charge, VERB.done],
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
  whyNot: (s, action) =>
    verbOf(action) === VERB.charge ? whyNotCharge(s, nounOf(action)) : undefined,
};

/** [8.1] In its own hex or next to it, whatever is there [R9]. */
export const demolitionAt: Step<S> = {
  rule: '8.1',
  verbs: [VERB.at],
  who: () => HUMAN,
  actions(s, out) {
    for (const n of chargeHexes(s, s.frame(STEP['demolition.at']).unit)) out.add(VERB.at, n);
  },
  apply(s, action) {
    const { unit } = s.frame(STEP['demolition.at']);
    s.push(STEP['demolition.pattern'], { unit, hex: nounOf(action) });
  },
  whyNot(s, action) {
    if (verbOf(action) !== VERB.at) return undefined;
    return whyNotAt(s, s.frame(STEP['demolition.at']).unit, nounOf(action));
  },
};

/** [8.1] The hex of a unit and its neighbours on the map, ascending. */
export function chargeHexes(s: S, u: number): number[] {
  const here = s.hex[u];
  const round = BOARD.neighbours.subarray(here * 6, here * 6 + 6);
  return [here, ...round].filter((n) => n >= 0).sort((a, b) => a - b);
}

/** [8.4] Demolition Squads know all patterns, Assault Squads pattern A only. */
export const knowsPattern = (s: S, u: number, pattern: number): boolean =>
  pattern === PATTERN_A || typeOf(s, u).id === 'demolition';

/** [8.1] In which pattern. */
export const demolitionPattern: Step<S> = {
  rule: '8.1',
  verbs: [VERB.pattern],
  who: () => HUMAN,
  enter(s) {
    // Nothing to choose for an Assault Squad.
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

/** [8.1] In which direction. */
export const demolitionDirection: Step<S> = {
  rule: '8.1',
  verbs: [VERB.face],
  explains: [VERB.pattern],
  who: () => HUMAN,
  actions(_, out) {
    for (let direction = 0; direction < 6; direction++) out.add(VERB.face, direction);
  },
  apply(s, action, log) {
    setCharge(s, s.frame(STEP['demolition.direction']), nounOf(action), log);
  },
  whyNot(s, action) {
    if (verbOf(action) !== VERB.pattern) return undefined;
    return whyNotPattern(s, s.frame(STEP['demolition.direction']).unit);
  },
};

/** A charge as far as it has been announced. */
type Charge = Frame<'unit' | 'hex' | 'pattern'>;

/** [8.1] [8.4] The charge lies open, is spent, and nobody can take it away [R9]. */
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
    args: { u: named(s, u), at: node(n), pattern: patternWords(pattern, direction) },
  });
  while (s.step !== STEP['demolition.set']) s.pop();
}
