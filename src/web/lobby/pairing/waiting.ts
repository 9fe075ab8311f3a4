/** Waits for an opponent. It polls the server, which keeps the player's place in the queue, and opens the table. */
import { signal } from '@preact/signals';
import { PageError } from '../../faults.ts';
import { fetchCatalogue, ask, posted, request, withSeat } from '../../net/api.ts';
import { serverClock } from '../../net/server-clock.ts';
import { settings } from '../../ui/settings.ts';
import { play } from '../../ui/sounds.ts';
import { msg, t } from '../../messages.ts';
import { sitAt } from '../start-table.ts';
import type { PairingCreated, PairingStatus } from '../../../table/messages/pairing.ts';
import {
  forgetRequest,
  saveRequest,
  pairingFault,
  pending,
  type StoredRequest,
} from './stored-request.ts';
import { hasBell } from './bell.ts';
import { type PairingTerms, pairingRequest } from './terms.ts';

const PATH = '/api/pairing';
/** Volume of the bell if table sounds are off. */
const BELL = 0.5;

/** Whether the server does not answer at the moment. */
export const isSilent = signal(false);

/** Requests an opponent, and waits. Rejects if the server refuses. */
export async function findOpponent(terms: PairingTerms): Promise<void> {
  pairingFault.value = '';
  const wanted = pairingRequest(terms, settings.value.name);
  const { id, status } = await ask<PairingCreated>(PATH, posted(wanted));
  const since = status.state === 'waiting' ? status.since : serverClock.now();
  const asked = { id, terms, since };
  saveRequest(asked);
  if (status.state === 'seated') return take(asked, status);
  startWaiting();
}

/** Leaves the queue. If the request fails, the place in the queue expires without polls. */
export async function cancelRequest(): Promise<void> {
  const asked = pending.peek();
  forgetRequest();
  stopTicks();
  if (!asked) return;
  await request(PATH, { method: 'DELETE', ...withSeat(asked.id) }).catch(() => undefined);
}

let ticks: Worker | undefined;
let isAsking = false;

/** Polls as long as a request is pending. */
export function startWaiting(): void {
  if (ticks || !pending.peek()) return;
  ticks = new Worker(new URL('./ticks.ts', import.meta.url), { type: 'module' });
  ticks.onmessage = () => void poll();
  void poll();
}

function stopTicks(): void {
  ticks?.terminate();
  ticks = undefined;
}

async function poll(): Promise<void> {
  const asked = pending.peek();
  if (!asked || isAsking) return;
  isAsking = true;
  try {
    const status = await ask<PairingStatus>(PATH, withSeat(asked.id));
    isSilent.value = false;
    // The request may have been cancelled meanwhile.
    if (status.state === 'seated' && pending.peek() === asked) await take(asked, status);
  } catch (error) {
    noteFault(error);
  } finally {
    isAsking = false;
  }
}

/** Notes a failed poll. A request unknown to the server has expired; other errors may be temporary. */
function noteFault(error: unknown): void {
  isSilent.value = true;
  if (!(error instanceof PageError) || error.status !== 404) return;
  isSilent.value = false;
  pairingFault.value = msg('pairing.expired');
  forgetRequest();
  stopTicks();
}

/** Rings the bell, and opens the table as soon as the page is visible. */
async function take(
  { terms: { game, scenario } }: StoredRequest,
  { table, side, token }: Extract<PairingStatus, { state: 'seated' }>,
): Promise<void> {
  stopTicks();
  document.title = t('pairing.found');
  if (hasBell.peek()) play('turn', settings.value.volume / 100 || BELL);
  await whenLookedAt();
  forgetRequest();
  const head = (await fetchCatalogue()).find(({ id }) => id === game) ?? {
    id: game,
    scenarios: [],
  };
  sitAt(head, { table, scenario, side, token });
}

const whenLookedAt = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
