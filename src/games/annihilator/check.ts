/** Invariants of a position, at every point of the sequence of play. */
import { holdTo } from '../../kernel/conformance/invariant.ts';
import { node, unit } from '../../kernel/text/message.ts';
import { NONE } from '../../kernel/state.ts';
import { BOARD, BRAINS, HULL, impactNode, TERRAIN } from './data/map.ts';
import { LEARNING_IMPACTS } from './data/scenarios.ts';
import { ANNIHILATOR, HUMAN, UNITS } from './data/units.ts';
import { checkCharges } from './check/charges.ts';
import { checkFrames, isOver, isSetUp, phaseOf } from './check/frames.ts';
import { checkSetUp } from './check/setup.ts';
import type { StepName } from './rules/names.ts';
import {
  type AnnihilatorState,
  chargesOf,
  countUnits,
  hasUnit,
  isHuman,
  isMarked,
  SHIP,
  sideOf,
  stackLimit,
  underWay,
  UNMARKED,
} from './state.ts';
import { msg } from './i18n/msg.ts';

type S = AnnihilatorState;

/** [4.2] The numbered hexes that a ship can hit. */
const STRUCK: readonly number[] = [1, 2, 3, 4, 5, 6].flatMap((side) =>
  Array.from({ length: 11 }, (_, i) => impactNode(side, i + 2)),
);
const LEARNING_STRUCK: readonly number[] = LEARNING_IMPACTS.map(([side, sum]) =>
  impactNode(side, sum),
);

/** Side whose units `acted` refers to, by step; in other steps it must be clear. */
const ACTS: Partial<Record<StepName, number>> = {
  'human.move': HUMAN,
  'human.combat': HUMAN,
  'demolition.set': HUMAN,
  'human.advance': HUMAN,
  'robot.advance': ANNIHILATOR,
  'robot.move': ANNIHILATOR,
  'robot.combat': ANNIHILATOR,
};
/** [5.4] [R19] Steps in which `met` may be set: from step 1 until the advance is over. */
const MEETS: readonly StepName[] = [
  'human.move',
  'human.combat',
  'demolition.set',
  'demolition.detonate',
  'human.advance',
  'robot.advance',
];
/** [8.3] Steps in which `justCleared` may be set: until the advance is over. */
const CLEARS: readonly StepName[] = ['demolition.detonate', 'human.advance', 'robot.advance'];
/** [7.2] [R5] Steps in which the mind weapon may have been used; it strikes in step 5. */
const MINDS: readonly StepName[] = ['robot.combat', 'repair', 'turn.end'];

/** Throws if the position breaks an invariant. */
export function check(s: S): void {
  checkValues(s);
  checkFrames(s);
  countUnits(s);
  UNITS.forEach((_, u) => {
    checkUnit(s, u);
  });
  for (let n = 0; n < BOARD.size; n++) checkHex(s, n);
  checkShips(s);
  checkCharges(s);
  if (isSetUp(s)) checkSetUp(s);
}

function checkValues(s: S): void {
  const phase = phaseOf(s);
  const over = isOver(s);
  holdTo(over || s.ending === 0, 'ending', 0, msg('fault.ending.goes-on'));
  holdTo(!over || s.ending > 0, 'frames', 0, msg('fault.ending.missing'));
  const last = s.world.endings.length - 1;
  holdTo(s.ending <= last, 'ending', 0, msg('fault.range', { most: last }));
  if (isSetUp(s)) holdTo(s.turn === 0, 'turn', 0, msg('fault.turn.setup'));
  else holdTo(s.turn >= 1, 'turn', 0, msg('fault.turn.first'));
  const most = s.world.values.quiet + 1;
  const quiet = s.quiet >= 0 && s.quiet <= most;
  holdTo(quiet, 'quiet', 0, msg('fault.quiet.range', { most }));
  const calm = s.quiet === 0 || !s.world.mindWeapon;
  holdTo(calm, 'quiet', 0, msg('fault.quiet.mind'));
  if (!s.mindUsed) return;
  holdTo(s.world.mindWeapon, 'mindUsed', 0, msg('fault.mind.off'));
  holdTo(over || MINDS.includes(phase), 'mindUsed', 0, msg('fault.mind.early'));
}

function checkUnit(s: S, u: number): void {
  const who = { u: unit(u) };
  const n = s.hex[u];
  holdTo(n === NONE || s.world.units.has(u), 'hex', u, msg('fault.unit.scenario', who));
  if (n === NONE) {
    for (const field of ['spent', 'converted', 'disrupted', 'acted', 'met'] as const)
      holdTo(s[field][u] === 0, field, u, msg('fault.unit.off', who));
    return;
  }
  holdTo(n >= 0 && n < BOARD.size, 'hex', u, msg('fault.unit.nowhere', { ...who, n }));
  const isCore = BRAINS.includes(n) && !isMarked(s, n);
  holdTo(!isCore, 'hex', u, msg('fault.unit.core', who));
  const human = UNITS[u].type === 'assault';
  holdTo(!s.converted[u] || human, 'converted', u, msg('fault.unit.converted'));
  holdTo(chargesOf(s, u) >= 0, 'spent', u, msg('fault.unit.spent', who));
  if (isOver(s)) return;
  checkConditions(s, u);
}

/** Checks the actions and damage of a unit at this point of the turn. */
function checkConditions(s: S, u: number): void {
  const who = { u: unit(u) };
  const phase = phaseOf(s);
  const human = isHuman(u);
  if (s.disrupted[u]) {
    holdTo(human, 'disrupted', u, msg('fault.disrupted.robot'));
    const late = phase === 'robot.move' || isSetUp(s);
    holdTo(!late, 'disrupted', u, msg('fault.disrupted.late'));
  }
  if (s.acted[u]) holdTo(ACTS[phase] === sideOf(u), 'acted', u, msg('fault.acted', who));
  if (!s.met[u]) return;
  holdTo(human, 'met', u, msg('fault.met.robot'));
  holdTo(MEETS.includes(phase), 'met', u, msg('fault.met.late'));
  if (phase !== 'human.move') return;
  holdTo(hasUnit(s, s.hex[u], false), 'met', u, msg('fault.met.nobody', who));
  const done = s.acted[u] === 1 || underWay(s) === u;
  holdTo(done, 'met', u, msg('fault.met.unmoved', who));
}

function checkHex(s: S, n: number): void {
  const where = { at: node(n) };
  const marker = s.marker[n];
  holdTo(marker >= UNMARKED && marker <= SHIP, 'marker', n, msg('fault.marker', where));
  const blasted = s.justCleared[n] === 1;
  if (blasted && !isOver(s)) {
    const now = CLEARS.includes(phaseOf(s));
    holdTo(now, 'justCleared', n, msg('fault.blast.early'));
    holdTo(marker !== UNMARKED, 'justCleared', n, msg('fault.blast.trace', where));
    const { counts } = s.world.scratch;
    const empty = counts[HUMAN][n] + counts[ANNIHILATOR][n] === 0;
    const still = phaseOf(s) !== 'demolition.detonate' || empty;
    holdTo(still, 'justCleared', n, msg('fault.blast.alive', where));
  }
  checkStack(s, n);
}

/** [6.0] Checks the stacking limits of a hex. */
function checkStack(s: S, n: number): void {
  const { counts } = s.world.scratch;
  for (const side of [HUMAN, ANNIHILATOR]) {
    const limit = stackLimit(s, side, n);
    if (counts[side][n] <= limit) continue;
    const last = UNITS.findLastIndex((_, u) => s.hex[u] === n && sideOf(u) === side);
    const key = side === HUMAN ? 'fault.stack.squads' : 'fault.stack.robots';
    holdTo(false, 'hex', last, msg(key, { at: node(n), n: limit }));
  }
}

/** [4.2] [R1] Checks the ships: three, two of which may hit the same hex; [D6] two in the learning scenario. */
function checkShips(s: S): void {
  const most = s.world.ships;
  const struck = s.world.scenario === 'learning' ? LEARNING_STRUCK : STRUCK;
  let ships = 0;
  for (let n = 0; n < BOARD.size; n++) {
    if (s.marker[n] !== SHIP) continue;
    const where = { at: node(n) };
    holdTo(TERRAIN[n] === HULL, 'marker', n, msg('fault.ship.inside', where));
    holdTo(struck.includes(n), 'marker', n, msg('fault.ship.hex', where));
    ships += 1;
    holdTo(ships <= most, 'marker', n, msg('fault.ship.many', { n: most }));
  }
}
