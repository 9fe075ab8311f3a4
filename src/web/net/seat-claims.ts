/**
 * Takes a seat by an invitation. Many people may have read its link, so the player's browser creates a new token for
 * the seat and stores it before the request. If the answer is lost, a second request gives the same result.
 */
import type { SeatGrant } from '../../table/messages/messages.ts';
import { readStored, writeStored } from '../ui/settings.ts';
import { joinTable } from './api.ts';

const KEY = 'countermarch.claims';
/** Maximum number of stored claims. */
const MOST = 50;

type Claims = readonly (readonly [invitation: string, fresh: string])[];

/**
 * Takes the seat of an invitation, if it is open. A link to the user's own seat remains valid. Rejects with a message.
 */
export async function claimSeat(table: string, token: string, name: string): Promise<SeatGrant> {
  const known: Claims = readStored<Claims>(KEY) ?? [];
  const fresh = known.find(([invitation]) => invitation === token)?.[1] ?? newSecret();
  const others = known.filter(([invitation]) => invitation !== token);
  writeStored(KEY, [...others, [token, fresh]].slice(-MOST));
  return joinTable(table, { token, fresh, ...(name !== '' && { name }) });
}

/** Returns a token of 256 random bits in base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
