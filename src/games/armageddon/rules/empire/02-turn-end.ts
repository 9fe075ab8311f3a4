/** [2.12] Ends the turn of a player. */
import type { TurnAction } from '../deed.ts';
import { STEP, V } from '../names.ts';

export const endDeed: TurnAction = {
  verb: V['end-turn'],
  list: (_, __, out) => out.add(V['end-turn']),
  apply: (s) => s.goto(STEP['turn.battles']),
};
