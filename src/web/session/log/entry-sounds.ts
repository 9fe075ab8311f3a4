/** Sounds for the latest events. Works for any game. */
import type { Entry } from '../../../table/messages/messages.ts';
import type { Sound } from '../../ui/sounds.ts';

/** State before and after the entries: number of counters on the board, and whether the player is to act. */
interface Change {
  readonly counters: readonly [before: number, after: number];
  readonly isMine: readonly [before: boolean, after: boolean];
}

/** Returns the most important sound of the entries, followed by the turn sound if the player's turn has begun. */
export function soundsOf(entries: readonly Entry[], { counters, isMine }: Change): Sound[] {
  const isDone = entries.some(({ kind }) => kind === 'action' || kind === 'die');
  const lost = isDone && counters[1] < counters[0];
  const rolled = entries.some(({ kind }) => kind === 'die');
  const told: Sound[] = lost ? ['hit'] : rolled ? ['dice'] : isDone ? ['move'] : [];
  // A player who moves twice in a row needs no turn sound.
  return isMine[1] && !isMine[0] ? [...told, 'turn'] : told;
}
