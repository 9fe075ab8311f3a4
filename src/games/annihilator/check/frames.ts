/** Checks the pending steps: their order on the stack, and their fields. */
import type { Frame, StepId } from '../../../kernel/frames.ts';
import { BrokenInvariant } from '../../../kernel/conformance/invariant.ts';
import { writeFrames } from '../../../kernel/state.ts';
import { BOARD } from '../data/map.ts';
import { PATTERN_C, PATTERNS } from '../data/patterns.ts';
import { SQUADS, UNITS } from '../data/units.ts';
import { fullPoints } from '../rules/05-reach.ts';
import { chargeHexes, knowsPattern } from '../rules/demolition/08-demolition.ts';
import { STEP, type StepName, STEPS } from '../rules/names.ts';
import {
  type AnnihilatorState,
  chargesOf,
  chargesSet,
  hasUnit,
  hexesOf,
  isAlive,
  isDue,
  isHuman,
  phaseStep,
  underWay,
} from '../state.ts';
import { msg } from '../i18n/msg.ts';

type S = AnnihilatorState;

/** Returns the name of the current step of the turn. */
export const phaseOf = (s: S): StepName => STEPS.names[phaseStep(s)];
export const isOver = (s: S): boolean => phaseOf(s) === 'game.over';
export const isSetUp = (s: S): boolean => phaseOf(s).startsWith('setup.');

type Steps = typeof STEP;
type FrameOf<N extends StepName> = Steps[N] extends StepId<infer F> ? Frame<F> : never;

/** The steps that may be below a step (none: it is the lowest), and whether its fields are valid. */
interface Shape<N extends StepName> {
  readonly on?: readonly StepName[];
  readonly fits?: (s: S, frame: FrameOf<N>) => boolean;
}

const isUnit = (u: number): boolean => u >= 0 && u < UNITS.length;
const isSquad = (s: S, u: number): boolean => u >= 0 && u < SQUADS && isAlive(s, u);
const isNode = (n: number): boolean => n >= 0 && n < BOARD.size;
const isImpact = (s: S, i: number): boolean => i >= 1 && i <= s.world.ships;

/** [5.1] Checks a unit that is moving; only squads can be held up on their way. */
const moves =
  (human: boolean) =>
  (s: S, { unit: u, points, held }: Frame<'unit' | 'points' | 'held'>): boolean =>
    isUnit(u) &&
    isHuman(u) === human &&
    // [7.3] The shield may have eliminated or disrupted it on its way; its move is then over.
    isAlive(s, u) &&
    s.acted[u] === 0 &&
    points >= 0 &&
    points <= fullPoints(s, u) &&
    (held === 0 || (held === 1 && human));

/** [7.3] [8.5] Checks an event that affects the moving squad. */
const befalls = (s: S, { unit }: Frame<'unit'>): boolean =>
  isSquad(s, unit) && underWay(s) === unit;
const lies = (s: S, frame: Frame<'unit'>): boolean =>
  befalls(s, frame) && s.dropped[s.hex[frame.unit]] > 0;

const fights = (s: S, { hex, column }: Frame<'hex' | 'column'>): boolean =>
  isNode(hex) && hasUnit(s, hex, true) && column >= 0 && column < s.world.tables.odds.length;
const melees = (s: S, frame: Frame<'hex' | 'column'>): boolean =>
  fights(s, frame) && hasUnit(s, frame.hex, false);

const sets = (s: S, { unit: u }: Frame<'unit'>): boolean =>
  isSquad(s, u) && !s.acted[u] && !s.disrupted[u] && chargesOf(s, u) > 0;
const setsAt = (s: S, charge: Frame<'unit' | 'hex'>): boolean =>
  sets(s, charge) && chargeHexes(s, charge.unit).includes(charge.hex);
const isPattern = (p: number): boolean => p >= 0 && p < PATTERNS.length;

const SHAPES: { readonly [N in StepName]: Shape<N> } = {
  'setup.robots': { fits: (s, { unit }) => s.world.robots.includes(unit) },
  'setup.impact.side': { fits: (s, { impact }) => isImpact(s, impact) },
  'setup.impact.hex': {
    fits: (s, { impact, side }) => isImpact(s, impact) && side >= 1 && side <= 6,
  },
  'human.move': {},
  'human.move.to': { on: ['human.move'], fits: moves(true) },
  'auto-defend.roll': { on: ['human.move.to', 'human.advance.to', 'recovery'], fits: befalls },
  recovery: { on: ['human.move.to', 'human.advance.to'], fits: lies },
  'recovery.roll': { on: ['human.move.to', 'human.advance.to'], fits: lies },
  'human.combat': {},
  'human.combat.roll': { on: ['human.combat'], fits: melees },
  'demolition.set': {},
  'demolition.at': { on: ['demolition.set'], fits: sets },
  'demolition.pattern': { on: ['demolition.at'], fits: setsAt },
  'demolition.direction': {
    on: ['demolition.pattern', 'demolition.at'],
    fits: (s, charge) =>
      setsAt(s, charge) &&
      isPattern(charge.pattern) &&
      charge.pattern !== PATTERN_C &&
      knowsPattern(s, charge.unit, charge.pattern),
  },
  'demolition.detonate': {},
  'demolition.blast': {
    on: ['demolition.detonate'],
    fits: (s, { charge: i, number }) =>
      i >= 0 &&
      i < chargesSet(s) &&
      isDue(s, i) &&
      number >= 2 &&
      number <= hexesOf(s.chargePattern[i]),
  },
  'human.advance': {},
  'human.advance.to': { on: ['human.advance'], fits: moves(true) },
  'robot.advance': {},
  'robot.advance.to': { on: ['robot.advance'], fits: moves(false) },
  'robot.move': {},
  'robot.move.to': { on: ['robot.move'], fits: moves(false) },
  'robot.combat': {},
  'robot.combat.roll': { on: ['robot.combat'], fits: melees },
  'mind.roll': { on: ['robot.combat'], fits: fights },
  repair: {},
  'turn.end': {},
  'game.over': {},
};

/** Throws if the pending steps cannot occur in play. */
export function checkFrames(s: S): void {
  if (s.depth === 0) throw new BrokenInvariant('frames', 0, msg('fault.steps.none'));
  const steps = writeFrames(s).map(({ step }) => step as StepName);
  // No step stacks on itself, so each is pending at most once and has one frame.
  steps.forEach((step, i) => {
    if (!stands(step, steps[i - 1]) || !fits(s, step))
      throw new BrokenInvariant('frames', i, msg('fault.steps', { step }));
  });
}

function stands(step: StepName, below: StepName | undefined): boolean {
  const { on } = SHAPES[step];
  return below === undefined ? on === undefined : on?.includes(below) === true;
}

function fits<N extends StepName>(s: S, step: N): boolean {
  const shape: Shape<N> = SHAPES[step];
  return shape.fits?.(s, s.frame(STEP[step]) as FrameOf<N>) ?? true;
}
