/** What always holds of pending steps: which may stand on which, and what they are about. */
import { BrokenInvariant } from '../../kernel/invariant.ts';
import { NONE } from '../../kernel/state.ts';
import { BOARD } from './data/map.ts';
import { PATTERN_C, PATTERNS } from './data/patterns.ts';
import { ODDS_NAMES } from './data/tables.ts';
import { SQUADS, UNITS } from './data/units.ts';
import { fullPoints } from './rules/05-reach.ts';
import { chargeHexes, knowsPattern } from './rules/08-demolition.ts';
import { STEP_NAMES, type StepName } from './rules/names.ts';
import {
  type AnnihilatorState,
  chargesOf,
  chargesSet,
  hasUnit,
  hexesOf,
  isAlive,
  isDue,
  isHuman,
} from './state.ts';

type S = AnnihilatorState;
type Args = readonly [a: number, b: number, c: number];

/** Step of the turn that is being played: the lowest of the stack. */
export const phaseOf = (s: S): StepName => STEP_NAMES[s.ints[1]];
export const isOver = (s: S): boolean => phaseOf(s) === 'game.over';
export const isSetUp = (s: S): boolean => phaseOf(s).startsWith('setup.');

/** Unit of the step above the lowest, or of the lowest if there is none. */
export const underWay = (s: S): number => (s.depth > 1 ? s.ints[6] : s.ints[2]);

const nothing = (_: S, [a, b, c]: Args): boolean => a === 0 && b === 0 && c === 0;
const isSquad = (s: S, u: number): boolean => u >= 0 && u < SQUADS && isAlive(s, u);

/** [5.1] Unit, half points left, 1 once it was held up. */
const moves =
  (human: boolean) =>
  (s: S, [u, half, held]: Args) =>
    isUnit(u) &&
    isHuman(u) === human &&
    // [7.3] The shield may have killed or disrupted it on its way; then its move is over.
    isAlive(s, u) &&
    s.acted[u] === 0 &&
    half >= 0 &&
    half <= fullPoints(s, u) &&
    (held === 0 || (held === 1 && human));
const isUnit = (u: number): boolean => u >= 0 && u < UNITS.length;

/** [7.3] [8.5] What befalls the squad under way. */
const befalls = (s: S, [u, b, c]: Args): boolean =>
  isSquad(s, u) && underWay(s) === u && b === 0 && c === 0;
const lies = (s: S, args: Args): boolean => befalls(s, args) && s.dropped[s.hex[args[0]]] > 0;

const fights = (s: S, [n, column, c]: Args): boolean =>
  isNode(n) && hasUnit(s, n, true) && column >= 0 && column < ODDS_NAMES.length && c === 0;
const melees = (s: S, args: Args): boolean => fights(s, args) && hasUnit(s, args[0], false);
const isNode = (n: number): boolean => n >= 0 && n < BOARD.size;

const sets = (s: S, u: number): boolean =>
  isSquad(s, u) && !s.acted[u] && !s.disrupted[u] && chargesOf(s, u) > 0;
const setsAt = (s: S, u: number, n: number): boolean => sets(s, u) && chargeHexes(s, u).includes(n);
const isPattern = (p: number): boolean => p >= 0 && p < PATTERNS.length;

/** Each step: the steps it stands on (none: the lowest), and whether its arguments can be. */
const SHAPES: Readonly<
  Record<StepName, { on?: readonly StepName[]; fits: (s: S, args: Args) => boolean }>
> = {
  'setup.robots': { fits: (_, [u, b, c]) => u >= SQUADS && isUnit(u) && b === 0 && c === 0 },
  'setup.impact.side': { fits: (_, [i, b, c]) => i >= 1 && i <= 3 && b === 0 && c === 0 },
  'setup.impact.hex': {
    fits: (_, [i, side, c]) => i >= 1 && i <= 3 && side >= 1 && side <= 6 && c === 0,
  },
  'human.move': { fits: nothing },
  'human.move.to': { on: ['human.move'], fits: moves(true) },
  'auto-defend.roll': { on: ['human.move.to', 'human.advance.to', 'recovery'], fits: befalls },
  recovery: { on: ['human.move.to', 'human.advance.to'], fits: lies },
  'recovery.roll': { on: ['human.move.to', 'human.advance.to'], fits: lies },
  'human.combat': { fits: nothing },
  'human.combat.roll': { on: ['human.combat'], fits: melees },
  'demolition.set': { fits: nothing },
  'demolition.at': { on: ['demolition.set'], fits: (s, [u, b, c]) => sets(s, u) && !b && !c },
  'demolition.pattern': {
    on: ['demolition.at'],
    fits: (s, [u, n, c]) => setsAt(s, u, n) && c === 0,
  },
  'demolition.direction': {
    on: ['demolition.pattern', 'demolition.at'],
    fits: (s, [u, n, p]) =>
      setsAt(s, u, n) && isPattern(p) && p !== PATTERN_C && knowsPattern(s, u, p),
  },
  'demolition.detonate': { fits: nothing },
  'demolition.blast': {
    on: ['demolition.detonate'],
    fits: (s, [i, k, c]) =>
      i >= 0 &&
      i < chargesSet(s) &&
      isDue(s, i) &&
      k >= 2 &&
      k <= hexesOf(s.chargePattern[i]) &&
      !c,
  },
  'human.advance': { fits: nothing },
  'human.advance.to': { on: ['human.advance'], fits: moves(true) },
  'robot.advance': { fits: nothing },
  'robot.advance.to': { on: ['robot.advance'], fits: moves(false) },
  'robot.move': { fits: nothing },
  'robot.move.to': { on: ['robot.move'], fits: moves(false) },
  'robot.combat': { fits: nothing },
  'robot.combat.roll': { on: ['robot.combat'], fits: melees },
  'mind.roll': { on: ['robot.combat'], fits: fights },
  repair: { fits: nothing },
  'turn.end': { fits: nothing },
  'game.over': { fits: nothing },
};

/** Throws if the pending steps are none that play comes to. */
export function checkFrames(s: S): void {
  for (let i = 0; i < s.depth; i++) {
    const [step = NONE, a = 0, b = 0, c = 0] = s.ints.subarray(1 + 4 * i, 5 + 4 * i);
    const below = i === 0 ? undefined : STEP_NAMES[s.ints[1 + 4 * (i - 1)]];
    const { on, fits } = SHAPES[STEP_NAMES[step]];
    const stands = below === undefined ? on === undefined : on?.includes(below) === true;
    if (!stands || !fits(s, [a, b, c]))
      throw new BrokenInvariant('frames', i, `no game can come to ${STEP_NAMES[step]} so`);
  }
  if (s.depth === 0) throw new BrokenInvariant('frames', 0, 'there is no step');
}
