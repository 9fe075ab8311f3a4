/** [R70] Resigning. In scenarios for three or four sides, the others play on. */
import type { Log } from '../../../../kernel/text/log.ts';
import { side as sideNoun } from '../../../../kernel/text/message.ts';
import type { Side } from '../../../../kernel/side.ts';
import { NONE } from '../../../../kernel/state.ts';
import { FIRES, LEFT, NO_ROLE, type Slammers, TARGET } from '../../state.ts';
import { strikingParty } from '../fire/13-shells.ts';
import { endAttack } from '../fire/26-attack.ts';
import { partyOfSide, sidesInPlay } from './30-sides.ts';
import { GIVEN_UP, GOING_ON, REACT_SHELL, STEP } from '../names.ts';
import { beginSection, movingSide, SECTION } from '../sequence.ts';
import { commanderOf, hasEnemyAt, remove } from '../units.ts';
import { finish } from './victory.ts';

type S = Slammers;

/** [R70] Removes a side from the game, which ends if only one party is left. */
export function dropOut(s: S, side: Side, log?: Log): void {
  if (s.ending !== GOING_ON || s.out[side]) return;
  s.out[side] = 1;
  log?.add({ type: 'out', rule: 'R70', args: { by: sideNoun(side) } });
  endGas(s);
  for (let u = 0; u < s.at.length; u++)
    if (commanderOf(s, u) === side && s.at[u] >= NONE) remove(s, u, LEFT);
  const parties = new Set(sidesInPlay(s).map((other) => partyOfSide(s, other)));
  if (parties.size < 2) finish(s, GIVEN_UP);
  else goOnWithout(s);
}

/** Cancels pending gas rolls; guns that have fired count as having fired. */
function endGas(s: S): void {
  if (!s.isPending(STEP['gas.roll'])) return;
  endAttack(s);
  unwind(s);
}

/**
 * Continues without the side: fired shells still land, an attack that is still being declared starts again, and the
 * side's own rally, drops and movement are skipped.
 */
function goOnWithout(s: S): void {
  const isFire = s.section >= SECTION.indirect && s.section <= SECTION.assault;
  const isTheirs = s.section >= SECTION.begin && s.section < SECTION.indirect;
  if (isFire && isStrikeComing(s)) endChoice(s);
  else if (isFire && !isRolled(s)) unwind(s);
  else if (isTheirs && s.out[movingSide(s)]) beginSection(s, SECTION.indirect);
}

/** Returns whether the pending attack has been announced, and will be rolled: both its sides are still there. */
function isRolled(s: S): boolean {
  if (s.step === STEP['attack.roll']) return s.role.includes(FIRES) && s.role.includes(TARGET);
  if (s.step === STEP['strike.roll']) return hasAimAt(s, s.frame(STEP['strike.roll']).hex);
  return s.step === STEP['section.end'];
}

/** Returns whether enemies may stop fired shells, and an enemy of the guns is left in the hex. */
function isStrikeComing(s: S): boolean {
  if (s.step !== STEP.react) return false;
  const { kind, hex } = s.frame(STEP.react);
  return kind === REACT_SHELL && hasAimAt(s, hex);
}

/** Returns whether guns of the strike are left, and enemies of them in its hex. */
function hasAimAt(s: S, hex: number): boolean {
  const party = strikingParty(s);
  return party !== NONE && hasEnemyAt(s, party, hex);
}

/** Ends the choice of the shells to stop if the unit that would stop them has left the map. */
function endChoice(s: S): void {
  const frame = s.frame(STEP.react);
  if (frame.unit !== NONE && s.at[frame.unit] < 0) frame.unit = NONE;
}

/** Unwinds the stack to the section's first step, where attacks start again. */
function unwind(s: S): void {
  s.role.fill(NO_ROLE);
  while (s.depth > 1) s.pop();
}
