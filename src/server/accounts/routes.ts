/** The HTTP API of accounts: creating, signing in and out, deleting, and the account's own tables. */
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type OwnAccount, ownAccount, ownTables } from '../../table/messages/accounts.ts';
import { addressOf } from '../http/addresses.ts';
import { routeSchemas } from '../http/route-schema.ts';
import { checkOrigin } from '../http/origin.ts';
import { fault } from '../http/errors.ts';
import type { Database } from '../store/database.ts';
import type { Login } from './accounts.ts';
import type { AccountService } from './account-service.ts';
import { claimSeat, issueTokens } from '../seats/account-seats.ts';
import { clearCookie, setCookie, loginOf, requireLogin } from './current-user.ts';

export interface AccountRoutes {
  readonly accountService: AccountService;
  readonly db: Database;
  readonly origins: readonly string[];
}

const faults = { 400: fault, 401: fault, 403: fault, 409: fault, 503: fault };
const routeSchema = routeSchemas('accounts', faults);
const name = z.string().max(40);
const password = z.string().max(400);
const none = z.undefined().describe('Done');

const NOBODY: OwnAccount = { hasPassword: false, passkeys: [] };

export async function ownAccountOf(
  { passkeys, moderates }: AccountService,
  login: Login,
): Promise<OwnAccount> {
  const { id, name: called, hasPassword } = login;
  const named = (await moderates(id)) && ({ moderates: true } as const);
  return { name: called, hasPassword, ...named, passkeys: await passkeys.of(id) };
}

export const accountRoutes: FastifyPluginAsyncZod<AccountRoutes> = async (app, options) => {
  guard(app, options);
  await app.register(loginRoutes, options);
  await app.register(ownRoutes, options);
  await app.register(ownTableRoutes, options);
};

/** Refuses requests from pages of other sites, and requests while the store cannot be written. */
export function guard(app: FastifyInstance, { accountService, origins }: AccountRoutes): void {
  app.addHook('preHandler', async (request) => {
    checkOrigin(request, origins);
    if (request.method !== 'GET') accountService.checkWritable();
  });
}

const loginRoutes: FastifyPluginAsyncZod<AccountRoutes> = async (app, { accountService }) => {
  const { accounts } = accountService;

  app.get('/account', {
    schema: routeSchema('Current account of this browser, if any', {
      response: { 200: ownAccount },
    }),
    handler: async (request) => {
      const login = await loginOf(accounts, request);
      return login ? ownAccountOf(accountService, login) : NOBODY;
    },
  });

  app.post('/account', {
    schema: routeSchema('Create an account with a password, and sign in', {
      body: z.strictObject({ name, password }),
      response: { 201: ownAccount },
    }),
    handler: async (request, reply) => {
      const { body, ip } = request;
      accountService.countAccount(addressOf(ip));
      const secret = await accounts.signIn(await accounts.create(body.name, body.password));
      setCookie(request, reply, secret);
      return reply.code(201).send(await accountOfSecret(accountService, secret));
    },
  });

  app.post('/account/login', {
    schema: routeSchema('Sign in with a password; scripts cannot read the cookie of the answer', {
      body: z.strictObject({ name, password }),
      response: { 200: ownAccount },
    }),
    handler: async (request, reply) => {
      const { body, ip } = request;
      accountService.countTry(addressOf(ip), body.name);
      const secret = await accounts.signIn(await accounts.byPassword(body.name, body.password));
      setCookie(request, reply, secret);
      return accountOfSecret(accountService, secret);
    },
  });

  app.delete('/account/login', {
    schema: routeSchema('Sign out, here or everywhere; secrets of seats become invalid', {
      querystring: z.object({ everywhere: z.stringbool().optional() }),
      response: { 204: none },
    }),
    handler: async (request, reply) => {
      const login = await loginOf(accounts, request);
      if (login) await accounts.signOut(login, request.query.everywhere ?? false);
      clearCookie(reply);
      return reply.code(204).send(undefined);
    },
  });
};

const ownRoutes: FastifyPluginAsyncZod<AccountRoutes> = async (app, { accountService }) => {
  const { accounts } = accountService;

  app.post('/account/password', {
    schema: routeSchema('Set or change the password; signs out other browsers', {
      body: z.strictObject({ old: z.exactOptional(password), password }),
      response: { 200: ownAccount },
    }),
    handler: async (request) => {
      const login = await requireLogin(accounts, request);
      accountService.countTry(addressOf(request.ip), login.name);
      await accounts.setPassword(login, request.body.old, request.body.password);
      return ownAccountOf(accountService, { ...login, hasPassword: true });
    },
  });

  app.post('/account/delete', {
    schema: routeSchema(
      'Delete the account; needs its password, or a sign-in within the last ten minutes',
      { body: z.strictObject({ password: z.exactOptional(password) }), response: { 204: none } },
    ),
    handler: async (request, reply) => {
      const login = await requireLogin(accounts, request);
      accountService.countTry(addressOf(request.ip), login.name);
      await accounts.remove(login, request.body.password);
      clearCookie(reply);
      return reply.code(204).send(undefined);
    },
  });
};

const id = z.string().max(100);
const ownTableRoutes: FastifyPluginAsyncZod<AccountRoutes> = async (
  app,
  { accountService, db },
) => {
  app.post('/account/tables', {
    schema: routeSchema('Send the seats of this browser, and get those taken in other browsers', {
      body: z.strictObject({
        known: z
          .array(z.strictObject({ table: id, seats: z.array(id).max(16) }))
          .max(100)
          .describe('Tables with the secrets of your own seats, which are stored with the account'),
      }),
      response: { 200: ownTables },
    }),
    handler: async (request) => {
      const login = await requireLogin(accountService.accounts, request);
      const { known } = request.body;
      for (const { table, seats } of known)
        for (const token of seats) await claimSeat(db, login, table, token);
      return issueTokens(
        db,
        login,
        known.map(({ table }) => table),
      );
    },
  });
};

export async function accountOfSecret(
  accountService: AccountService,
  secret: string,
): Promise<OwnAccount> {
  const login = await accountService.accounts.bySecret(secret);
  return login ? ownAccountOf(accountService, login) : NOBODY;
}
