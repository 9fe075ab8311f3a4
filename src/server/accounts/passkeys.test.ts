/** Passkeys over HTTP, with a test authenticator that can give false responses. */
import { expect, test } from 'vitest';
import type { OwnAccount } from '../../table/messages/accounts.ts';
import { Authenticator } from './test-authenticator.ts';
import { Browser, peopleServer } from './test-browser.ts';

type Asked = Parameters<Authenticator['make']>[0];

/** A page at a host name that passkeys allow. */
async function page() {
  const { address } = await peopleServer();
  const origin = address.replace('127.0.0.1', 'localhost');
  return { origin, browser: new Browser(origin) };
}

async function createAccount(browser: Browser, key: Authenticator, name = 'Ann') {
  const { body } = await browser.post<Asked>('/api/passkeys/options', { name });
  return browser.post<OwnAccount>('/api/passkeys', key.make(body));
}

const authentication = async (browser: Browser): Promise<Asked> =>
  (await browser.post<Asked>('/api/passkeys/login/options', {})).body;

test('an account can be created with a passkey alone, and signed in to without typing a name', async () => {
  const { origin, browser } = await page();
  const key = Object.assign(new Authenticator(origin), { counts: false });
  const made = await createAccount(browser, key);
  expect(made.body).toMatchObject({ name: 'Ann', hasPassword: false, passkeys: [{}] });
  const other = new Browser(origin);
  const answer = key.sign(await authentication(other));
  expect((await other.post('/api/passkeys/login', answer)).body).toMatchObject({ name: 'Ann' });
  expect((await other.get<OwnAccount>('/api/account')).body.name).toBe('Ann');
  // An eavesdropper cannot use the answer again.
  expect((await new Browser(origin).post('/api/passkeys/login', answer)).status).toBe(403);
});

test('a passkey is accepted only from our own page, with its owner present, and for the challenge sent', async () => {
  const { origin, browser } = await page();
  const key = new Authenticator(origin);
  await createAccount(browser, key);
  const tryWith = async (liar: Authenticator, asked: Asked) =>
    (await browser.post('/api/passkeys/login', liar.sign(asked))).status;
  const phished = Object.assign(new Authenticator('https://evil.example'), { id: key.id });
  expect(await tryWith(phished, await authentication(browser))).toBe(403);
  const forged = Object.assign(new Authenticator(origin), { id: key.id });
  expect(await tryWith(forged, await authentication(browser))).toBe(403);
  expect(await tryWith(key, { ...(await authentication(browser)), challenge: 'bWFkZSB1cA' })).toBe(
    403,
  );
  const { body: registration } = await browser.post<Asked>('/api/passkeys/options', {});
  expect(await tryWith(key, { challenge: registration.challenge, rpId: 'localhost' })).toBe(403);
  key.flags = 0x01;
  expect(await tryWith(key, await authentication(browser))).toBe(403);
  key.flags = 0x05;
  expect(await tryWith(key, await authentication(browser))).toBe(200);
});

test('the challenge of one client creates no passkey for another', async () => {
  const { origin, browser } = await page();
  await createAccount(browser, new Authenticator(origin));
  const { body } = await browser.post<Asked>('/api/passkeys/options', {});
  const thief = new Browser(origin);
  const stolen = await thief.post('/api/passkeys', new Authenticator(origin).make(body));
  expect(stolen.status).toBe(403);
  expect((await thief.post('/api/passkeys/options', { name: 'ann' })).status).toBe(409);
});

test('a second passkey can be added to an account; the last way to sign in cannot be removed', async () => {
  const { origin, browser } = await page();
  const [first, second] = [new Authenticator(origin), new Authenticator(origin)];
  await createAccount(browser, first);
  const added = await createAccount(browser, second, 'whatever');
  expect(added.body).toMatchObject({ name: 'Ann', passkeys: [{}, {}] });
  const remove = async (key: Authenticator) => {
    const id = encodeURIComponent(key.id.toString('base64url'));
    return (await browser.delete(`/api/passkeys?id=${id}`)).status;
  };
  expect([await remove(first), await remove(second)]).toEqual([200, 409]);
  await browser.post('/api/account/password', { password: 'correct horse' });
  expect(await remove(second)).toBe(200);
});
