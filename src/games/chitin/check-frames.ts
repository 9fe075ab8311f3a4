/** What always holds of pending steps: which may stand on which, and what they are about. */
import { BrokenInvariant } from '../../kernel/invariant.ts';
import { HEXES } from './data/field.ts';
import { isFlyer, sideOf, UNIT_COUNT, UNIT_TYPES } from './data/units.ts';
import { STEP_NAMES, type StepName } from './rules/names.ts';
import { BATTLES, type Chitin, mayStack, typeBit } from './state.ts';

type Args = readonly [a: number, b: number, c: number];
interface Shape {
  /** The steps it stands on; absent: the lowest. */
  readonly on?: readonly StepName[];
  fits(s: Chitin, args: Args): boolean;
}

const within = (n: number, low: number, below: number): boolean => n >= low && n < below;
const nothing = (_: Chitin, [a, b, c]: Args): boolean => a === 0 && b === 0 && c === 0;
const isSide = (side: number): boolean => side === 0 || side === 1;
/** [5.00] A battle that has been announced. */
const isBattle = (s: Chitin, b: number): boolean => within(b, 0, BATTLES) && s.attack[b] >= 0;
const isOpen = (s: Chitin, b: number): boolean => isBattle(s, b) && s.fight.includes(b);

/** [6.05] [6.051] Units of the mover in one place that could be one stack, or flyers. */
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

const SHAPES: Readonly<Record<StepName, Shape>> = {
  'setup.roll': { fits: nothing },
  'setup.claim': { fits: nothing },
  'setup.end': { fits: nothing },
  'setup.force': { fits: (_, [t, b, c]) => within(t, 0, UNIT_TYPES.length) && !b && !c },
  'setup.ready': { fits: (_, [, b, c]) => !b && !c },
  'turn.begin': { fits: nothing },
  'move.pick': { fits: nothing },
  'move.party': {
    on: ['move.pick'],
    fits: (s, [u, stage]) => isParty(s) && within(u, 0, UNIT_COUNT) && within(stage, 0, 3),
  },
  'move.face': { on: ['move.pick'], fits: (s) => isParty(s) && standsOnMap(s) },
  'turn.recover': { fits: nothing },
  'combat.air': { fits: (_, [u, bits, c]) => within(u, 0, UNIT_COUNT) && bits >= 0 && !c },
  'combat.declare': { fits: (_, [edge, b, c]) => within(edge, -1, 6 * HEXES) && !b && !c },
  'combat.announce': { fits: () => true },
  'combat.next': { fits: () => true },
  'combat.roll': { on: ['combat.next'], fits: (s, [b]) => isOpen(s, b) },
  'combat.losses': {
    on: ['combat.advance'],
    fits: (s, [b, side, owed]) => isBattle(s, b) && isSide(side) && owed >= 0,
  },
  'combat.retreat': {
    on: ['combat.advance'],
    fits: (s, [b, side]) => isBattle(s, b) && isSide(side),
  },
  'combat.trapped': {
    on: ['combat.retreat'],
    fits: (s, [b, side, n]) => isBattle(s, b) && isSide(side) && within(n, 0, HEXES),
  },
  'combat.advance': {
    on: ['combat.next'],
    fits: (s, [b, victor]) => isBattle(s, b) && isSide(victor),
  },
  'combat.enter': {
    on: ['combat.advance'],
    fits: (s, [u]) => within(u, 0, UNIT_COUNT) && within(s.at[u], 0, HEXES),
  },
  'combat.close': { on: ['combat.next'], fits: (s, [b]) => isBattle(s, b) },
  'combat.backstab': { fits: () => true },
  'turn.bodies': { fits: (_, [i]) => within(i, 0, UNIT_COUNT + 1) },
  'bodies.nearest': { on: ['turn.bodies'], fits: (_, [n]) => within(n, 0, HEXES) },
  'turn.end': { fits: () => true },
  'game.over': { fits: nothing },
};

/** Throws if the pending steps are none that play comes to. */
export function checkFrames(s: Chitin): void {
  for (let i = 0; i < s.depth; i++) {
    const [step = 0, a = 0, b = 0, c = 0] = s.ints.subarray(1 + 4 * i, 5 + 4 * i);
    const below = i === 0 ? undefined : STEP_NAMES[s.ints[1 + 4 * (i - 1)]];
    const { on, fits } = SHAPES[STEP_NAMES[step]];
    const stands = below === undefined ? on === undefined : on?.includes(below) === true;
    if (!stands || !fits(s, [a, b, c]))
      throw new BrokenInvariant('frames', i, `no game can come to ${STEP_NAMES[step]} so`);
  }
}
