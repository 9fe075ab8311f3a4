/** A signed-in user counts as present while a page is open, and gets invitations. */
import { computed, signal } from '@preact/signals';
import type { Challenge, Invitation, OwnAccount } from '../../table/messages/accounts.ts';
import { ask } from '../net/api.ts';
import { readStored, writeStored } from '../ui/settings.ts';

const KEY = 'countermarch.signed-in';
/** Milliseconds between two words of being here. */
const EVERY = 60_000;
const PATH = '/api/account/invitations';
const SENT = '/api/account/challenges';

/** Invitations of the current user. */
export const invitations = signal<readonly Invitation[]>([]);
/** Challenges that the current user has sent. */
export const challenges = signal<readonly Challenge[]>([]);

/** The name of the account that is signed in, as far as this browser knows; older pages kept only that there is one. */
const stored = signal<string | true | undefined>(readStored<string | boolean>(KEY) || undefined);

/** The name of the account that is signed in; empty until it is known. */
export const signedInAs = computed((): string =>
  stored.value === true ? '' : (stored.value ?? ''),
);

/** From now on this account is signed in in this browser, or none. */
export function noteSignedIn(name: string | undefined): void {
  stored.value = name;
  writeStored(KEY, name ?? false);
  invitations.value = [];
  challenges.value = [];
  if (name !== undefined) void sayHere();
}

/** Whether an account is signed in, as far as this browser knows. */
export const isSignedIn = (): boolean => stored.value !== undefined;

/** Reports while a page is looked at. Guests ask for nothing. */
export function startHere(): void {
  void checkName();
  void sayHere();
  setInterval(() => void sayHere(), EVERY);
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

/** A session may have ended meanwhile, or the name have changed. */
async function checkName(): Promise<void> {
  if (!isSignedIn()) return;
  const found = await ask<OwnAccount>('/api/account').catch(() => undefined);
  if (found && found.name !== signedInAs.peek()) noteSignedIn(found.name);
}

/** A server that does not answer is reported elsewhere. */
async function sayHere(): Promise<void> {
  if (!isSignedIn() || document.visibilityState !== 'visible') return;
  invitations.value = await ask<readonly Invitation[]>(PATH).catch(() => invitations.value);
  await fetchSent();
}
