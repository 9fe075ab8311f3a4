/** [R70] Resigning. In scenarios for three or four sides, the others play on. */
import type { Log } from '../../../../kernel/text/log.ts';
import { side as sideNoun } from '../../../../kernel/text/message.ts';
import type { Side } from '../../../../kernel/side.ts';
import { NONE } from '../../../../kernel/state.ts';
import { LEFT, NO_ROLE, type Slammers } from '../../state.ts';
import { endAttack } from '../fire/26-attack.ts';
import { partyOfSide, sidesInPlay } from './30-sides.ts';
import { GIVEN_UP, GOING_ON, STEP } from '../names.ts';
import { beginSection, movingSide, SECTION } from '../sequence.ts';
import { commanderOf, remove } from '../units.ts';
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
 * Continues without the side: an attack not yet announced starts again, and the side's own rally, drops and movement
 * are skipped.
 */
function goOnWithout(s: S): void {
  const isFire = s.section >= SECTION.indirect && s.section <= SECTION.assault;
  const isTheirs = s.section >= SECTION.begin && s.section < SECTION.indirect;
  if (isFire && !isRolled(s)) unwind(s);
  else if (isTheirs && s.out[movingSide(s)]) beginSection(s, SECTION.indirect);
}

/** Returns whether the pending attack has been announced, so that it will be rolled. */
const isRolled = ({ step }: S): boolean =>
  step === STEP['attack.roll'] || step === STEP['strike.roll'] || step === STEP['section.end'];

/** Unwinds the stack to the section's first step, where attacks start again. */
function unwind(s: S): void {
  s.role.fill(NO_ROLE);
  while (s.depth > 1) s.pop();
}
