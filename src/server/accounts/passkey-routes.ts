/** The HTTP API of passkeys: requests for an authenticator, and its responses. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ownAccount } from '../../table/messages/accounts.ts';
import { addressOf } from '../http/addresses.ts';
import { routeSchemas } from '../http/route-schema.ts';
import { fault, HttpError } from '../http/errors.ts';
import { ownAccountOf, accountOfSecret, guard, type AccountRoutes } from './routes.ts';
import type { Site } from './passkeys.ts';
import { setCookie, loginOf, requireLogin } from './current-user.ts';
import { refuse } from '../http/refuse.ts';

const faults = {
  ...{ 400: fault, 401: fault, 403: fault, 404: fault, 409: fault, 503: fault },
};
const routeSchema = routeSchemas('accounts', faults);
const text = z.string().max(20_000);
const option = z.exactOptional;
/** The format of the WebAuthn standard; the browser converts it to its own types. */
const asked = z
  .record(z.string(), z.unknown())
  .describe('Options as JSON, of the Web Authentication standard');

const common = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};
const made = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: option(z.array(z.string().max(40)).max(10)),
  }),
});
const signed = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: option(text),
  }),
});

/** Site of the requesting page: browsers store passkeys by its host name. */
function siteOf({ headers: { origin } }: FastifyRequest): Site {
  if (origin === undefined || !URL.canParse(origin))
    throw new HttpError(400, refuse('server.passkey.page'));
  return { origin, id: new URL(origin).hostname };
}

export const passkeyRoutes: FastifyPluginAsyncZod<AccountRoutes> = async (app, options) => {
  guard(app, options);
  await app.register(makingRoutes, options);
  await app.register(signingRoutes, options);
};

const makingRoutes: FastifyPluginAsyncZod<AccountRoutes> = async (app, { accountService }) => {
  const { accounts, passkeys } = accountService;

  app.post('/passkeys/options', {
    schema: routeSchema(
      'Options to create a passkey, for the current account or for a new one with this name',
      { body: z.strictObject({ name: option(z.string().max(40)) }), response: { 200: asked } },
    ),
    handler: async (request) => {
      const login = await loginOf(accounts, request);
      accountService.countTry(addressOf(request.ip));
      return {
        ...(await passkeys.registrationOptions(siteOf(request), login, request.body.name ?? '')),
      };
    },
  });

  app.post('/passkeys', {
    schema: routeSchema('Add a passkey; if it is for a new account, create the account', {
      body: made,
      response: { 200: ownAccount },
    }),
    handler: async (request, reply) => {
      const login = await loginOf(accounts, request);
      if (!login) accountService.countAccount(addressOf(request.ip));
      const id = await passkeys.register(siteOf(request), login, request.body);
      if (login) return ownAccountOf(accountService, login);
      const secret = await accounts.signIn(id);
      setCookie(request, reply, secret);
      return accountOfSecret(accountService, secret);
    },
  });

  app.delete('/passkeys', {
    schema: routeSchema('Delete a passkey of the current account', {
      querystring: z.object({ id: z.string().max(2000) }),
      response: { 200: ownAccount },
    }),
    handler: async (request) => {
      const login = await requireLogin(accounts, request);
      await passkeys.remove(login, request.query.id);
      return ownAccountOf(accountService, login);
    },
  });
};

const signingRoutes: FastifyPluginAsyncZod<AccountRoutes> = async (app, { accountService }) => {
  const { accounts, passkeys } = accountService;

  app.post('/passkeys/login/options', {
    schema: routeSchema('Options to sign in with a passkey', { response: { 200: asked } }),
    handler: async (request) => {
      accountService.countTry(addressOf(request.ip));
      return { ...(await passkeys.authenticationOptions(siteOf(request))) };
    },
  });

  app.post('/passkeys/login', {
    schema: routeSchema('Sign in with a passkey', { body: signed, response: { 200: ownAccount } }),
    handler: async (request, reply) => {
      const secret = await accounts.signIn(await passkeys.signIn(siteOf(request), request.body));
      setCookie(request, reply, secret);
      return accountOfSecret(accountService, secret);
    },
  });
};
