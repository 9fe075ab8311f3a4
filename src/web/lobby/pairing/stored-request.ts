/** The pending request for quick pairing, as stored in this browser so that it survives a reload. */
import { signal } from '@preact/signals';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { CLOCKS, type PairingTerms } from './terms.ts';

/** Request that the server has accepted. */
export interface StoredRequest {
  /** Secret of the request. */
  readonly id: string;
  readonly terms: PairingTerms;
  /** Time of the request by the server's clock, in milliseconds. */
  readonly since: number;
}

const KEY = 'countermarch.pairing-request';

/**
 * Returns whether a request is for a slow game. Slow requests wait for days, even without an open page, so they are
 * stored for all tabs; a request for a live game belongs to one tab.
 */
const isSlow = ({ clock }: PairingTerms): boolean => CLOCKS[clock].kind === 'move';

/** The request that this page waits for. */
export const pending = signal<StoredRequest | undefined>(readRequest());

/** Why the player's request is no longer pending. */
export const pairingFault = signal<LocalizedText>('');

function readRequest(): StoredRequest | undefined {
  try {
    const text = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
    return text === null ? undefined : (JSON.parse(text) as StoredRequest);
  } catch {
    return undefined;
  }
}

export function saveRequest(request: StoredRequest): void {
  pending.value = request;
  try {
    (isSlow(request.terms) ? localStorage : sessionStorage).setItem(KEY, JSON.stringify(request));
  } catch {
    // Without storage, the request lasts only as long as the page.
  }
}

export function forgetRequest(): void {
  pending.value = undefined;
  try {
    sessionStorage.removeItem(KEY);
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
