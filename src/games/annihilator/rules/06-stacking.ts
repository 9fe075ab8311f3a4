/** [6.0] Stacking: limits of units that end their movement in a hex. */
import { node } from '../../../kernel/text/message.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { HUMAN } from '../data/units.ts';
import { type AnnihilatorState, stackLimit } from '../state.ts';
import { msg } from '../i18n/msg.ts';

type S = AnnihilatorState;

/** [6.0] Returns whether one more unit of the side may end its movement in the hex; valid after `countUnits`. */
export function hasRoom(s: S, side: number, n: number): boolean {
  return s.world.scratch.counts[side][n] < stackLimit(s, side, n);
}

/** [6.0] Returns the refusal for a full hex. */
export function noRoom(s: S, side: number, n: number): Refusal {
  const key = side === HUMAN ? 'refusal.full.humans' : 'refusal.full.robots';
  return { rule: '6.0', reason: msg(key, { at: node(n), n: stackLimit(s, side, n) }) };
}
