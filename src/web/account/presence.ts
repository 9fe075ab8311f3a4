/** A signed-in user counts as present while a page is open, and gets invitations. */
import { computed, signal } from '@preact/signals';
import type { Challenge, Invitation, OwnAccount } from '../../table/messages/accounts.ts';
import { ask } from '../net/api.ts';
import { readStored, writeStored } from '../ui/settings.ts';

const KEY = 'countermarch.signed-in';
/** Interval between presence reports, in milliseconds. */
const EVERY = 60_000;
const PATH = '/api/account/invitations';
const SENT = '/api/account/challenges';

/** Invitations of the current user. */
export const invitations = signal<readonly Invitation[]>([]);
/** Challenges that the current user has sent. */
export const challenges = signal<readonly Challenge[]>([]);

/** Name of the signed-in account, as far as this browser knows. Older pages stored only `true`. */
const stored = signal<string | true | undefined>(readStored<string | boolean>(KEY) || undefined);

/** Name of the signed-in account; empty until it is known. */
export const signedInAs = computed((): string =>
  stored.value === true ? '' : (stored.value ?? ''),
);

/** Records which account is signed in in this browser; undefined if none is. */
export function noteSignedIn(name: string | undefined): void {
  stored.value = name;
  writeStored(KEY, name ?? false);
  invitations.value = [];
  challenges.value = [];
  if (name !== undefined) void reportPresence();
}

/** Returns whether an account is signed in, as far as this browser knows. */
export const isSignedIn = (): boolean => stored.value !== undefined;

/** Starts reporting the user's presence while the page is visible. Guests send no requests. */
export function startPresence(): void {
  void checkName();
  void reportPresence();
  setInterval(() => void reportPresence(), EVERY);
}

export async function decline(table: string): Promise<void> {
  const init = { method: 'DELETE' };
  invitations.value = await ask(`${PATH}/${encodeURIComponent(table)}`, init);
}

/** Withdraws a challenge and cancels its game, or keeps the game open to every player. */
export async function endChallenge(table: string, keep: boolean): Promise<void> {
  const init = { method: 'DELETE' };
  challenges.value = await ask(`${SENT}/${encodeURIComponent(table)}?keep=${keep}`, init);
}

/** Fetches the challenges that the user has sent. */
export async function fetchSent(): Promise<void> {
  if (isSignedIn())
    challenges.value = await ask<readonly Challenge[]>(SENT).catch(() => challenges.value);
}

/** Updates the stored name: the session may have ended, or the account may have been renamed. */
async function checkName(): Promise<void> {
  if (!isSignedIn()) return;
  const found = await ask<OwnAccount>('/api/account').catch(() => undefined);
  if (found && found.name !== signedInAs.peek()) noteSignedIn(found.name);
}

/** Reports the user's presence. Errors are ignored: other parts of the page report a server that does not answer. */
async function reportPresence(): Promise<void> {
  if (!isSignedIn() || document.visibilityState !== 'visible') return;
  invitations.value = await ask<readonly Invitation[]>(PATH).catch(() => invitations.value);
  await fetchSent();
}
