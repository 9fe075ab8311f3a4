/** Sounds for the latest events. Knows no game. */
import type { Entry } from '../../../table/messages/messages.ts';
import type { Sound } from '../../ui/sounds.ts';

/** How things were before and after: counters on the board, and whether one is to act. */
interface Change {
  readonly counters: readonly [before: number, after: number];
  readonly isMine: readonly [before: boolean, after: boolean];
}

/** The most telling sound of what was played, and whose turn it has become. */
export function soundsOf(entries: readonly Entry[], { counters, isMine }: Change): Sound[] {
  const isDone = entries.some(({ kind }) => kind === 'action' || kind === 'die');
  const lost = isDone && counters[1] < counters[0];
  const rolled = entries.some(({ kind }) => kind === 'die');
  const told: Sound[] = lost ? ['hit'] : rolled ? ['dice'] : isDone ? ['move'] : [];
  // A player who moves twice in a row needs no call.
  return isMine[1] && !isMine[0] ? [...told, 'turn'] : told;
}
