/** [R70] A side gives up, and the others play on: in scenarios for three or four. */
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

/** [R70] Takes a side out of play; with one party left the game is over. */
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

/** Rolls of gas that are still to come are not made; who has fired has fired. */
function endGas(s: S): void {
  if (!s.isPending(STEP['gas.roll'])) return;
  endAttack(s);
  unwind(s);
}

/** Pending steps continue without the side if they can; the set-up asks no eliminated side. */
function goOnWithout(s: S): void {
  const isFire = s.section >= SECTION.indirect && s.section <= SECTION.assault;
  const isTheirs = s.section >= SECTION.begin && s.section < SECTION.indirect;
  if (isFire && !isRolled(s)) unwind(s);
  else if (isTheirs && s.out[movingSide(s)]) beginSection(s, SECTION.indirect);
}

/** An attack that has been announced is rolled for. */
const isRolled = ({ step }: S): boolean =>
  step === STEP['attack.roll'] || step === STEP['strike.roll'] || step === STEP['section.end'];

/** Back to the step that a section begins with, where attacks are put together afresh. */
function unwind(s: S): void {
  s.role.fill(NO_ROLE);
  while (s.depth > 1) s.pop();
}
