/** Requests to the server about accounts. The browser sends the session cookie, which no script can read. */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type {
  ModerationRequest,
  ModerationEntry,
  Friends,
  OwnAccount,
  OwnTable,
  Profile,
} from '../../table/messages/accounts.ts';
import { PageError } from '../faults.ts';
import { ask, post, posted, request } from '../net/api.ts';
import { msg } from '../i18n/msg.ts';

export const fetchAccount = (): Promise<OwnAccount> => ask('/api/account');

export const createAccount = (name: string, password: string): Promise<OwnAccount> =>
  post('/api/account', { name, password });

export const signIn = (name: string, password: string): Promise<OwnAccount> =>
  post('/api/account/login', { name, password });

export async function signOut(everywhere: boolean): Promise<void> {
  await request(`/api/account/login?everywhere=${everywhere}`, { method: 'DELETE' });
}

export const setPassword = (old: string, password: string): Promise<OwnAccount> =>
  post('/api/account/password', { ...(old && { old }), password });

export async function deleteAccount(password: string): Promise<void> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify(password ? { password } : {});
  await request('/api/account/delete', { ...init, body });
}

/** Creates a passkey: for a new account with this name, or an additional one for the current user. */
export async function createPasskey(name?: string): Promise<OwnAccount> {
  const asked = { ...(name !== undefined && { name }) };
  const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>(
    '/api/passkeys/options',
    asked,
  );
  return post('/api/passkeys', await given(startRegistration({ optionsJSON })));
}

export async function signInByPasskey(): Promise<OwnAccount> {
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>(
    '/api/passkeys/login/options',
    {},
  );
  return post('/api/passkeys/login', await given(startAuthentication({ optionsJSON })));
}

export const removePasskey = (id: string): Promise<OwnAccount> =>
  ask(`/api/passkeys?id=${encodeURIComponent(id)}`, { method: 'DELETE' });

export const fetchProfile = (name: string): Promise<Profile> => ask(apiPath('players', name));

export const fetchBlocked = (): Promise<readonly string[]> => ask('/api/account/blocks');

/** Blocks or unblocks an account, and returns all accounts that the user blocks. */
export const setBlock = (name: string, on: boolean): Promise<readonly string[]> =>
  ask(apiPath('account/blocks', name), { method: on ? 'PUT' : 'DELETE' });

export const fetchFriends = (): Promise<Friends> => ask('/api/account/friends');

/** Replaces the user's friend link. The old link stops working. */
export const renewLink = (): Promise<Friends> => post('/api/account/friends/link', {});

export const removeFriend = (name: string): Promise<Friends> =>
  ask(apiPath('account/friends', name), { method: 'DELETE' });

export async function inviteFriend(name: string, table: string): Promise<void> {
  await request(`${apiPath('account/friends', name)}/invite`, posted({ table }));
}

/** Fetches the owner of a friend link. */
export const fetchLinkOwner = (code: string): Promise<{ readonly name: string }> =>
  ask(apiPath('friends', code));

export const acceptLink = (code: string): Promise<{ readonly name: string }> =>
  ask(apiPath('friends', code), { method: 'POST' });

export const fetchAudit = (): Promise<readonly ModerationEntry[]> => ask('/api/moderation');

export const moderate = (wanted: ModerationRequest): Promise<readonly ModerationEntry[]> =>
  post('/api/moderation', wanted);

const apiPath = (what: string, name: string): string => `/api/${what}/${encodeURIComponent(name)}`;

/** Sends the seats that this browser has, and returns the account's tables that the browser does not know yet. */
export const exchangeTables = (
  known: readonly { readonly table: string; readonly seats: readonly string[] }[],
): Promise<readonly OwnTable[]> => post('/api/account/tables', { known });

/** Replaces the error of a passkey prompt, whose wording depends on the device, by the page's own message. */
async function given<T>(answer: Promise<T>): Promise<T> {
  return answer.catch(() => {
    throw new PageError(msg('account.passkey.failed'));
  });
}
