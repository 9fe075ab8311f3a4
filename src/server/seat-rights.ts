/** Who may decide who plays a seat. */
import type { SeatChange } from '../table/duties.ts';
import type { Seat } from '../table/table-parts.ts';
import type { Secrets } from './secrets.ts';

/**
 * Why whoever holds the secret with this hash may not have a seat change hands; undefined if he may. The host
 * gives free seats to computers and takes those of computers, but whose seat it is decides about his own:
 * else the host could have his opponent's move made by a computer that loses.
 */
export function whyNotChange(
  seats: readonly Seat[],
  { tokens, host }: Secrets,
  hash: string,
  side: number,
  change: SeatChange,
): string | undefined {
  if (hash !== '' && hash === tokens[side]) return undefined;
  if (hash === '' || hash !== host)
    return 'Only who has this seat, or who made the table, may do that.';
  const isPersons = seats[side]?.kind === 'human';
  if (!isPersons || change.do === 'take-over' || change.do === 'give-back') return undefined;
  return 'Only who has this seat may let a computer play it, or end that.';
}
