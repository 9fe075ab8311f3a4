/** Checks the pending steps: their order on the stack, and their fields. */
import type { Frame, StepId } from '../../../kernel/frames.ts';
import { BrokenInvariant } from '../../../kernel/conformance/invariant.ts';
import { HEXES } from '../data/field.ts';
import { isFlyer, sideOf, UNIT_COUNT, UNIT_TYPES } from '../data/units.ts';
import { STEP, type StepName } from '../rules/names.ts';
import { BATTLES, type Chitin, mayStack, typeBit } from '../state.ts';
import { msg } from '../i18n/msg.ts';

/** The fields of a step's frame. */
type FrameOf<Name extends StepName> =
  (typeof STEP)[Name] extends StepId<infer F> ? Readonly<Frame<F>> : never;

interface Shape<Name extends StepName> {
  /** The steps below it. Absent: it is the lowest step. */
  readonly on?: readonly StepName[];
  /** Returns whether the fields are valid. Absent: they always are. */
  fits?(s: Chitin, frame: FrameOf<Name>): boolean;
}

const within = (n: number, low: number, below: number): boolean => n >= low && n < below;
const isSide = (side: number): boolean => side === 0 || side === 1;
/** [5.00] Returns whether a number is that of an announced battle. */
const isBattle = (s: Chitin, b: number): boolean => within(b, 0, BATTLES) && s.attack[b] >= 0;
const isOpen = (s: Chitin, b: number): boolean => isBattle(s, b) && s.fight.includes(b);

/**
 * [6.05] [6.051] Returns whether the marked units are a party: units of the mover in one place that could be one stack,
 * or flyers.
 */
function isParty(s: Chitin): boolean {
  const units = [...s.marked.keys()].filter((u) => s.marked[u] === 1);
  const [first] = units;
  if (first === undefined || s.at[first] < 0) return false;
  const flyers = isFlyer(first);
  const together = units.every(
    (u) => s.at[u] === s.at[first] && sideOf(u) === s.mover && isFlyer(u) === flyers,
  );
  const types = units.reduce((mask, u) => mask | typeBit(u), 0);
  return together && (flyers || (units.length <= 3 && mayStack(types)));
}

const standsOnMap = (s: Chitin): boolean => {
  const u = s.marked.indexOf(1);
  return !isFlyer(u) && s.at[u] < HEXES;
};

const SHAPES: { readonly [Name in StepName]: Shape<Name> } = {
  'setup.roll': {},
  'setup.claim': {},
  'setup.end': {},
  'setup.force': { fits: (_, { type }) => within(type, 0, UNIT_TYPES.length) },
  'setup.ready': {},
  'turn.begin': {},
  'move.pick': {},
  'move.party': {
    on: ['move.pick'],
    fits: (s, { last, stage }) => isParty(s) && within(last, 0, UNIT_COUNT) && within(stage, 0, 3),
  },
  'move.face': { on: ['move.pick'], fits: (s) => isParty(s) && standsOnMap(s) },
  'turn.recover': {},
  'combat.air': { fits: (_, { flyer, holding }) => within(flyer, 0, UNIT_COUNT) && holding >= 0 },
  'combat.declare': { fits: (_, { last }) => within(last, -1, 6 * HEXES) },
  'combat.announce': {},
  'combat.next': {},
  'combat.roll': { on: ['combat.next'], fits: (s, { battle }) => isOpen(s, battle) },
  'combat.losses': {
    on: ['combat.advance'],
    fits: (s, { battle, side, owed }) => isBattle(s, battle) && isSide(side) && owed >= 0,
  },
  'combat.retreat': {
    on: ['combat.advance'],
    fits: (s, { battle, side }) => isBattle(s, battle) && isSide(side),
  },
  'combat.trapped': {
    on: ['combat.retreat'],
    fits: (s, { battle, side, hex }) =>
      isBattle(s, battle) && isSide(side) && within(hex, 0, HEXES),
  },
  'combat.advance': {
    on: ['combat.next'],
    fits: (s, { battle, victor }) => isBattle(s, battle) && isSide(victor),
  },
  'combat.enter': {
    on: ['combat.advance'],
    fits: (s, { unit }) => within(unit, 0, UNIT_COUNT) && within(s.at[unit], 0, HEXES),
  },
  'combat.close': { on: ['combat.next'], fits: (s, { battle }) => isBattle(s, battle) },
  'combat.backstab': {},
  'turn.bodies': { fits: (_, { next }) => within(next, 0, UNIT_COUNT + 1) },
  'bodies.nearest': { on: ['turn.bodies'], fits: (_, { hex }) => within(hex, 0, HEXES) },
  'turn.end': {},
  'game.over': {},
};

/** Throws if the pending steps, from the bottom, cannot occur in play. */
export function checkFrames(s: Chitin, steps: readonly StepName[]): void {
  steps.forEach((step, i) => {
    if (!stands(step, steps[i - 1]) || !fits(s, step))
      throw new BrokenInvariant('frames', i, msg('fault.step', { step }));
  });
}

/** Returns whether a step may be on top of another. No step stacks on itself, so each is pending at most once. */
function stands(step: StepName, below: StepName | undefined): boolean {
  const { on } = SHAPES[step];
  return below === undefined ? on === undefined : on?.includes(below) === true;
}

function fits<Name extends StepName>(s: Chitin, step: Name): boolean {
  const shape: Shape<Name> = SHAPES[step];
  return shape.fits?.(s, s.frame(STEP[step]) as FrameOf<Name>) ?? true;
}
