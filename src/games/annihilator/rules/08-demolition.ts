/** [8.1] Setting demolition charges: squad, hex, pattern, direction. [8.4] Supplies. */
import { nounOf, verbOf } from '../../../kernel/action.ts';
import type { Log } from '../../../kernel/log.ts';
import type { Step } from '../../../kernel/step.ts';
import { BOARD } from '../data/map.ts';
import { PATTERN_A, PATTERN_B, PATTERN_C, PATTERNS } from '../data/patterns.ts';
import { HUMAN, SQUADS } from '../data/units.ts';
import {
  type AnnihilatorState,
  breakQuiet,
  chargesOf,
  chargesSet,
  isAlive,
  typeOf,
} from '../state.ts';
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
    s.push(STEP['demolition.at'], nounOf(action));
  },
  whyNot: (s, action) =>
    verbOf(action) === VERB.charge ? whyNotCharge(s, nounOf(action)) : undefined,
};

/** [8.1] In its own hex or next to it, whatever is there [R9]. Argument: the unit. */
export const demolitionAt: Step<S> = {
  rule: '8.1',
  verbs: [VERB.at],
  who: () => HUMAN,
  actions(s, out) {
    for (const n of chargeHexes(s, s.arg(0))) out.add(VERB.at, n);
  },
  apply(s, action) {
    s.push(STEP['demolition.pattern'], s.arg(0), nounOf(action));
  },
  whyNot: (s, action) =>
    verbOf(action) === VERB.at ? whyNotAt(s, s.arg(0), nounOf(action)) : undefined,
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

/** [8.1] Arguments: the unit and the hex of the charge. */
export const demolitionPattern: Step<S> = {
  rule: '8.1',
  verbs: [VERB.pattern],
  who: () => HUMAN,
  enter(s) {
    // Nothing to choose for an Assault Squad.
    const [u, n] = [s.arg(0), s.arg(1)];
    if (!knowsPattern(s, u, PATTERN_C)) s.goto(STEP['demolition.direction'], u, n, PATTERN_A);
  },
  actions(_, out) {
    for (let pattern = 0; pattern < PATTERNS.length; pattern++) out.add(VERB.pattern, pattern);
  },
  apply(s, action, log) {
    const [u, n, pattern] = [s.arg(0), s.arg(1), nounOf(action)];
    // [D3] A ring is the same in all directions.
    if (pattern === PATTERN_C) setCharge(s, u, n, pattern, 0, log);
    else s.push(STEP['demolition.direction'], u, n, pattern);
  },
};

/** [8.1] Arguments: the unit, the hex and the pattern of the charge. */
export const demolitionDirection: Step<S> = {
  rule: '8.1',
  verbs: [VERB.face],
  who: () => HUMAN,
  actions(_, out) {
    for (let direction = 0; direction < 6; direction++) out.add(VERB.face, direction);
  },
  apply(s, action, log) {
    setCharge(s, s.arg(0), s.arg(1), s.arg(2), nounOf(action), log);
  },
  whyNot: (s, action) => (verbOf(action) === VERB.pattern ? whyNotPattern(s, s.arg(0)) : undefined),
};

/** [8.1] [8.4] The charge lies open, is spent, and nobody can take it away [R9]. */
function setCharge(s: S, u: number, n: number, pattern: number, dir: number, log?: Log): void {
  const i = chargesSet(s);
  s.chargeHex[i] = n;
  s.chargePattern[i] = pattern;
  s.chargeDirection[i] = dir;
  s.chargeTurn[i] = s.turn;
  s.spent[u] += 1;
  s.acted[u] = 1;
  breakQuiet(s);
  const words = describePattern(pattern, dir);
  log?.add({ type: 'charge', rule: '8.1', args: { u, at: n, pattern: words } });
  while (s.step !== STEP['demolition.set']) s.pop();
}

/** "B facing the corner between E and SE": pattern and direction as announced [8.1]. */
export function describePattern(pattern: number, direction: number): string {
  return pattern === PATTERN_C ? 'C' : `${PATTERNS[pattern]} ${describeFacing(pattern, direction)}`;
}

/** [D3] Pattern B faces the corner clockwise of its direction, A and D a hex side. */
export function describeFacing(pattern: number, direction: number): string {
  const { directions } = BOARD;
  if (pattern !== PATTERN_B) return `facing ${directions[direction]}`;
  return `facing the corner between ${directions[direction]} and ${directions[(direction + 1) % 6]}`;
}
