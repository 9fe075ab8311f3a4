/** Effects of a hit in battle other than damage. */
import type { Armageddon } from '../../state.ts';
import { hasMark, setMark, setTally, tallyOf } from './05-battle-flags.ts';
import { printedSecond } from '../../data/cards.ts';
import type { AbilityId } from '../../data/abilities.ts';
import { has, level } from '../pieces.ts';

type S = Armageddon;

/** Applies the effects of a hit on a unit that survived it. */
export function unsettle(s: S, by: number, target: number): void {
  // [10.2.29] Frenzy grows with each hit taken.
  if (has(s, target, 'frenzy')) setTally(s, target, 'fury', tallyOf(s, target, 'fury') + 1);
  weaken(s, by, target, 'disarm', 'disarmed', 'disarmedFor');
  // [10.2.21] A Steadfast unit is neither disabled, nor shocked, nor confused.
  if (has(s, target, 'steadfast')) return;
  weaken(s, by, target, 'disable', 'disabled', 'disabledFor');
  if (has(s, by, 'confusion')) confuse(s, target);
  // [10.2.13] Shock Attack makes the target lose its action.
  if (has(s, by, 'shock-attack')) setMark(s, target, 'committed');
}

/** [10.2.35] Makes a unit lose its next attack: in this round, or in the next if it has acted. */
const confuse = (s: S, target: number): void =>
  setMark(s, target, hasMark(s, target, 'committed') ? 'stunned' : 'committed');

/**
 * [10.2.16] [10.2.17] Weakens a unit, with the current round as the first; of several effects, the strongest and the
 * longest count.
 */
function weaken(
  s: S,
  by: number,
  target: number,
  ability: AbilityId,
  amount: 'disabled' | 'disarmed',
  rounds: 'disabledFor' | 'disarmedFor',
): void {
  if (!has(s, by, ability)) return;
  setTally(s, target, amount, Math.max(tallyOf(s, target, amount), level(s, by, ability)));
  const second = printedSecond(s.kind[by], ability);
  setTally(s, target, rounds, Math.max(tallyOf(s, target, rounds), second));
}

/** [10.2.30] Adds growth to a unit that destroyed another. */
export function grow(s: S, u: number): void {
  if (has(s, u, 'growth')) setTally(s, u, 'growth', tallyOf(s, u, 'growth') + 1);
}

/** [10.2.16] [10.2.17] Reduces the remaining rounds by one. */
export function recover(s: S, u: number): void {
  for (const [amount, rounds] of [
    ['disabled', 'disabledFor'],
    ['disarmed', 'disarmedFor'],
  ] as const) {
    const left = Math.max(0, tallyOf(s, u, rounds) - 1);
    setTally(s, u, rounds, left);
    if (left === 0) setTally(s, u, amount, 0);
  }
}

/** [10.2.6] [10.6.8] Heals units between rounds. */
export function regenerate(s: S, u: number): void {
  s.damage[u] = Math.max(0, s.damage[u] - level(s, u, 'regenerate'));
}
