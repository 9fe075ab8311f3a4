/** Invariants of charges: carried, set, and left behind. */
import { holdTo } from '../../../kernel/conformance/invariant.ts';
import { type Message, node } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { isSetUp, phaseOf } from './frames.ts';
import { BRAINS } from '../data/map.ts';
import { demolitionSquads } from '../data/scenarios.ts';
import { HUMAN, SQUADS } from '../data/units.ts';
import { entryCost } from '../rules/05-reach.ts';
import type { StepName } from '../rules/names.ts';
import {
  type AnnihilatorState,
  chargesOf,
  chargesSet,
  isAlive,
  isHuman,
  isMarked,
} from '../state.ts';
import { msg } from '../i18n/msg.ts';

type S = AnnihilatorState;

/** [8.1] Steps before any charge of the turn is set; and those after the last due charge has gone off. */
const BEFORE: readonly StepName[] = ['human.move', 'human.combat'];
const AFTER: readonly StepName[] = [
  'human.advance',
  'robot.advance',
  'robot.move',
  'robot.combat',
  'repair',
];

/** Returns the turns in which the current charges can have been set, earliest first. */
export function turnsOfCharges(s: S): readonly number[] {
  const phase = phaseOf(s);
  const turns = [s.turn - 1, s.turn].filter((turn) => turn >= 1);
  if (BEFORE.includes(phase)) return turns.filter((turn) => turn < s.turn);
  return AFTER.includes(phase) ? [s.turn] : turns;
}

export function checkCharges(s: S): void {
  checkSet(s);
  checkTotal(s);
  checkDropped(s);
}

/** [8.4] Returns the total number of charges that the units of the scenario carry. */
const chargesIn = ({ world: { units, types } }: S): number =>
  [...units].reduce((sum, u) => sum + types.ofUnit[u].charges, 0);

/** [8.4] Checks that the number of charges does not exceed what the squads of the scenario carry. */
function checkTotal(s: S): void {
  const most = chargesIn(s);
  let all = chargesSet(s);
  for (let u = 0; u < SQUADS; u++) all += chargesOf(s, u);
  for (const lot of s.dropped) all += lot;
  const last = s.dropped.findLastIndex((lot) => lot > 0);
  const [field, index] = last < 0 ? ['chargeHex', chargesSet(s) - 1] : ['dropped', last];
  holdTo(all <= most, field, index, msg('fault.charges.many', { n: all, all: most }));
}

/** [8.1] Checks that each charge goes off in the turn after it was set. */
function checkSet(s: S): void {
  const set = chargesSet(s);
  const turns = turnsOfCharges(s);
  for (let i = 0; i < s.chargeHex.length; i++) {
    if (i >= set) {
      const blank = s.chargeHex[i] === NONE && s.chargeTurn[i] === 0;
      holdTo(blank, 'chargeHex', i, msg('fault.charge.behind'));
      continue;
    }
    const turn = s.chargeTurn[i];
    holdTo(turn <= s.turn, 'chargeTurn', i, msg('fault.charge.future', { turn: s.turn }));
    holdTo(turns.includes(turn) && !isSetUp(s), 'chargeTurn', i, () => allowed(turns));
  }
  checkSetters(s);
}

const allowed = (turns: readonly number[]): Message =>
  turns.length === 0
    ? msg('fault.charge.early')
    : msg('fault.charge.turn', { turns: { list: turns.map(String), join: 'or' } });

/** [R9] Checks that each squad set at most one charge in a step. */
function checkSetters(s: S): void {
  const set = chargesSet(s);
  const now = s.chargeTurn.subarray(0, set).filter((turn) => turn === s.turn).length;
  const before = set - now;
  const last = set - 1;
  const most = Math.max(now, before);
  const squads = [...s.world.units].filter(isHuman).length;
  holdTo(most <= squads, 'chargeTurn', last, msg('fault.charge.setters', { n: squads }));
}

/** [5.2] Returns whether a hex is armour or impassable and has no marker, so that no squad can enter it. */
const isClosed = (s: S, n: number): boolean => !isMarked(s, n) && entryCost(s, HUMAN, n) < 0;

/**
 * [9.0] Returns whether a hex can have been opened and repaired again: the first charges go off in turn 2, and repair
 * is the last step of a turn.
 */
const mayBeRepaired = (s: S): boolean => s.turn > 2 || (s.turn === 2 && LAST.includes(phaseOf(s)));

const LAST: readonly StepName[] = ['repair', 'turn.end', 'game.over'];

/** [8.5] Checks that charges lie only where Demolition Squads can have died. A squad that recovers some becomes one. */
function checkDropped(s: S): void {
  const lots = [...s.dropped.keys()].filter((n) => s.dropped[n] !== 0);
  for (const n of lots) {
    holdTo(s.dropped[n] > 0, 'dropped', n, msg('fault.lot.none'));
    const core = BRAINS.includes(n) && !isMarked(s, n);
    holdTo(!core, 'dropped', n, msg('fault.lot.core', { at: node(n) }));
    const shut = isClosed(s, n) && !mayBeRepaired(s);
    holdTo(!shut, 'dropped', n, msg('fault.closed', { at: node(n) }));
  }
  const heirs = [...s.converted.keys()].filter((u) => s.converted[u] === 1);
  // Before the ships land, every squad is yet to come.
  const fallen = isSetUp(s)
    ? 0
    : demolitionSquads(s.world.units).filter((u) => !isAlive(s, u)).length;
  const field = lots.length > 0 ? 'dropped' : 'converted';
  const index = lots.at(-1) ?? heirs.at(-1) ?? 0;
  const left = lots.length + heirs.length <= fallen;
  holdTo(left, field, index, msg('fault.lot.fallen', { n: fallen }));
  const each = s.world.types.demolition.charges;
  const most = each * (fallen - heirs.length);
  const lying = lots.reduce((sum, n) => sum + s.dropped[n], 0);
  holdTo(lying <= most, 'dropped', index, msg('fault.lot.many', { n: most, each }));
}
