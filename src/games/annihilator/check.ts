/** What always holds of a position, at every point of the sequence of play. */
import { holdTo } from '../../kernel/invariant.ts';
import { NONE } from '../../kernel/state.ts';
import { BOARD, BRAINS, HULL, impactNode, TERRAIN } from './data/map.ts';
import { LEARNING } from './data/scenarios.ts';
import { ANNIHILATOR, HUMAN, PRINTED, UNITS } from './data/units.ts';
import { checkCharges } from './check-charges.ts';
import { checkFrames, isOver, isSetUp, phaseOf } from './check-frames.ts';
import { ENDINGS } from './rules/10-victory.ts';
import { STEP, type StepName } from './rules/names.ts';
import {
  type AnnihilatorState,
  chargesOf,
  countUnits,
  hasUnit,
  isAlive,
  isHuman,
  isMarked,
  QUIET_TURNS,
  SHIP,
  sideOf,
  stackLimit,
  underWay,
  UNMARKED,
} from './state.ts';

type S = AnnihilatorState;

const IMPACTS = 3;
/** [4.2] The numbered hexes that a ship can strike. */
const STRUCK: readonly number[] = [1, 2, 3, 4, 5, 6].flatMap((side) =>
  Array.from({ length: 11 }, (_, i) => impactNode(side, i + 2)),
);
const LEARNING_STRUCK: readonly number[] = LEARNING.impacts.map(([side, sum]) =>
  impactNode(side, sum),
);

/** Steps in which units that `acted` speaks of belong to this side; in others it speaks of none. */
const ACTS: Partial<Record<StepName, number>> = {
  'human.move': HUMAN,
  'human.combat': HUMAN,
  'demolition.set': HUMAN,
  'human.advance': HUMAN,
  'robot.advance': ANNIHILATOR,
  'robot.move': ANNIHILATOR,
  'robot.combat': ANNIHILATOR,
};
/** [5.4] [R19] From step 1 until the advance is over. */
const MEETS: readonly StepName[] = [
  'human.move',
  'human.combat',
  'demolition.set',
  'demolition.detonate',
  'human.advance',
  'robot.advance',
];
/** [8.3] Blasts are remembered until the advance is over. */
const CLEARS: readonly StepName[] = ['demolition.detonate', 'human.advance', 'robot.advance'];
/** [7.2] [R5] The mind weapon strikes in step 5. */
const MINDS: readonly StepName[] = ['robot.combat', 'repair', 'turn.end'];

/** Throws if the position breaks what always holds. */
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
}

function checkValues(s: S): void {
  const phase = phaseOf(s);
  const over = isOver(s);
  holdTo(over || s.ending === 0, 'ending', 0, 'it is 0 until the game is over');
  holdTo(!over || s.ending > 0, 'frames', 0, 'the game goes on: values.ending is 0');
  holdTo(s.ending < ENDINGS.length, 'ending', 0, `expected 0 to ${ENDINGS.length - 1}`);
  if (isSetUp(s)) holdTo(s.turn === 0, 'turn', 0, '[3.0] it is 0 during the set-up');
  else holdTo(s.turn >= 1, 'turn', 0, '[3.0] the first turn is 1');
  const quiet = s.quiet >= 0 && s.quiet <= QUIET_TURNS + 1;
  holdTo(quiet, 'quiet', 0, `[R20] expected 0 to ${QUIET_TURNS + 1}`);
  const calm = s.quiet === 0 || !s.world.mindWeapon;
  holdTo(calm, 'quiet', 0, '[R20] 0: no turn is quiet under the mind weapon');
  if (!s.mindUsed) return;
  holdTo(s.world.mindWeapon, 'mindUsed', 0, '[D7] this game is played without the mind weapon');
  holdTo(over || MINDS.includes(phase), 'mindUsed', 0, '[7.2] it strikes in step 5 of a turn only');
}

function checkUnit(s: S, u: number): void {
  const { id } = UNITS[u];
  const n = s.hex[u];
  if (n === NONE) {
    for (const field of ['spent', 'converted', 'disrupted', 'acted', 'met'] as const)
      holdTo(s[field][u] === 0, field, u, `${id} is off the map and has no condition`);
    return;
  }
  holdTo(n >= 0 && n < BOARD.size, 'hex', u, `${id} stands nowhere: ${n}`);
  const isCore = BRAINS.includes(n) && !isMarked(s, n);
  holdTo(!isCore, 'hex', u, `${id} stands in the brain core, which nobody enters undamaged`);
  const human = PRINTED[u].id === 'assault';
  holdTo(!s.converted[u] || human, 'converted', u, '[8.5] only Assault Squads recover charges');
  holdTo(chargesOf(s, u) >= 0, 'spent', u, `[8.4] ${id} has not had so many charges`);
  if (isOver(s)) return;
  checkConditions(s, u);
}

/** What a unit has done and suffered, at this point of the turn. */
function checkConditions(s: S, u: number): void {
  const { id } = UNITS[u];
  const phase = phaseOf(s);
  const human = isHuman(u);
  if (s.disrupted[u]) {
    holdTo(human, 'disrupted', u, '[R3] robots are never disrupted');
    const late = phase === 'robot.move' || isSetUp(s);
    holdTo(!late, 'disrupted', u, '[R4] squads recover when the demolition step ends');
  }
  if (s.acted[u]) holdTo(ACTS[phase] === sideOf(u), 'acted', u, `${id} does nothing in this step`);
  if (!s.met[u]) return;
  holdTo(human, 'met', u, '[R19] robots are not held by what they met in their own movement');
  holdTo(MEETS.includes(phase), 'met', u, '[R19] it counts until the demolition step ends');
  if (phase !== 'human.move') return;
  holdTo(hasUnit(s, s.hex[u], false), 'met', u, `[5.4] there is no robot in the hex of ${id}`);
  const done = s.acted[u] === 1 || underWay(s) === u;
  holdTo(done, 'met', u, `[5.4] ${id} has not moved in this step; say acted too`);
}

function checkHex(s: S, n: number): void {
  const label = BOARD.labels[n];
  const marker = s.marker[n];
  holdTo(marker >= UNMARKED && marker <= SHIP, 'marker', n, `${label} bears an unknown marker`);
  const blasted = s.justCleared[n] === 1;
  if (blasted && !isOver(s)) {
    const now = CLEARS.includes(phaseOf(s));
    holdTo(now, 'justCleared', n, '[8.3] hexes are blasted in the demolition step only');
    holdTo(marker !== UNMARKED, 'justCleared', n, `[8.2] ${label} bears no marker of a blast`);
    const { counts } = s.world.scratch;
    const empty = counts[HUMAN][n] + counts[ANNIHILATOR][n] === 0;
    const still = phaseOf(s) !== 'demolition.detonate' || empty;
    holdTo(still, 'justCleared', n, `[R11] nobody in ${label} has survived the blast`);
  }
  checkStack(s, n);
}

/** [6.0] */
function checkStack(s: S, n: number): void {
  const { counts } = s.world.scratch;
  for (const side of [HUMAN, ANNIHILATOR]) {
    const limit = stackLimit(s, side, n);
    if (counts[side][n] <= limit) continue;
    const last = UNITS.findLastIndex((_, u) => s.hex[u] === n && sideOf(u) === side);
    const who = side === HUMAN ? 'squads' : 'robots';
    holdTo(false, 'hex', last, `[6.0] ${BOARD.labels[n]} has too many ${who}: at most ${limit}`);
  }
}

/** [4.2] [R1] Three ships, two of which may strike the same hex; [D6] two in the learning scenario. */
function checkShips(s: S): void {
  const learning = s.world.scenario === 'learning';
  const [most, struck] = learning ? [2, LEARNING_STRUCK] : [IMPACTS, STRUCK];
  let ships = 0;
  for (let n = 0; n < BOARD.size; n++) {
    if (s.marker[n] !== SHIP) continue;
    const label = BOARD.labels[n];
    holdTo(TERRAIN[n] === HULL, 'marker', n, `${label} has a ship inside the hull`);
    holdTo(struck.includes(n), 'marker', n, `[4.2] no ship of this scenario strikes ${label}`);
    ships += 1;
    holdTo(ships <= most, 'marker', n, `[4.2] there are ${most} ships`);
  }
  if (phaseOf(s) !== 'setup.robots') return;
  holdTo(ships === 0, 'marker', s.marker.indexOf(SHIP), '[4.1] no ship before the robots stand');
  const next = s.frame(STEP['setup.robots']).unit;
  UNITS.forEach(({ id }, u) => {
    const there = !isHuman(u) && u < next;
    holdTo(
      isAlive(s, u) === there,
      'hex',
      u,
      `[4.1] robots are set up in order; ${id} is not next`,
    );
  });
}
