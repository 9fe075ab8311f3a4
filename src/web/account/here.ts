/** Whoever is signed in is here as long as a page is open, and hears of invitations. */
import { signal } from '@preact/signals';
import type { Invitation } from '../../table/people.ts';
import { ask } from '../net/api.ts';
import { readStored, writeStored } from '../ui/settings.ts';

const KEY = 'countermarch.signed-in';
/** Milliseconds between two words of being here. */
const EVERY = 60_000;
const PATH = '/api/account/invitations';

/** What one is invited to. */
export const invitations = signal<readonly Invitation[]>([]);

/** From now on somebody is signed in in this browser, or nobody. */
export function noteSignedIn(is: boolean): void {
  writeStored(KEY, is);
  invitations.value = [];
  if (is) void sayHere();
}

/** Whether somebody is signed in, as far as this browser knows. */
export const isSignedIn = (): boolean => readStored(KEY) === true;

/** Says so while a page is looked at. Guests ask for nothing. */
export function startHere(): void {
  void sayHere();
  setInterval(() => void sayHere(), EVERY);
}

export async function decline(table: string): Promise<void> {
  const init = { method: 'DELETE' };
  invitations.value = await ask(`${PATH}/${encodeURIComponent(table)}`, init);
}

/** Whoever cannot be reached is told so elsewhere. */
async function sayHere(): Promise<void> {
  if (!isSignedIn() || document.visibilityState !== 'visible') return;
  invitations.value = await ask<readonly Invitation[]>(PATH).catch(() => invitations.value);
}
