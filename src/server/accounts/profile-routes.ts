/** The HTTP API of other accounts: their profiles, and whom the user has blocked. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { profile } from '../../table/messages/accounts.ts';
import { fault, HttpError } from '../http/errors.ts';
import { routeSchemas } from '../http/route-schema.ts';
import type { Account } from './accounts.ts';
import { guard, type AccountRoutes } from './routes.ts';
import { profileOf } from './ratings.ts';
import { blockedBy, setBlock } from '../seats/permissions.ts';
import { requireLogin } from './current-user.ts';
import { refuse } from '../http/refuse.ts';

const faults = { 400: fault, 401: fault, 403: fault, 404: fault, 503: fault };
const routeSchema = routeSchemas('accounts', faults);
const text = z.string();
const params = z.object({ name: text.max(40) });

const names = z.array(text);

export const profileRoutes: FastifyPluginAsyncZod<AccountRoutes> = async (app, options) => {
  const { accountService, db } = options;
  guard(app, options);
  const find = async (name: string): Promise<Account> => {
    const account = await accountService.accounts.named(name);
    if (!account) throw new HttpError(404, refuse('server.account.nobody', { name }));
    return account;
  };

  app.get('/players/:name', {
    schema: routeSchema('Ratings and latest games of an account', {
      params,
      response: { 200: profile },
    }),
    handler: async ({ params: { name } }) => profileOf(db, await find(name), Date.now()),
  });

  app.get('/account/blocks', {
    schema: routeSchema('Accounts that the current account blocks', { response: { 200: names } }),
    handler: async (request) =>
      blockedBy(db, (await requireLogin(accountService.accounts, request)).id),
  });

  for (const [method, on] of [
    ['PUT', true],
    ['DELETE', false],
  ] as const)
    app.route({
      method,
      url: '/account/blocks/:name',
      schema: routeSchema(
        on
          ? 'Block an account: it can neither take a seat nor chat at tables of the current account'
          : 'Unblock an account',
        { params, response: { 200: names } },
      ),
      handler: async (request) => {
        const { id } = await requireLogin(accountService.accounts, request);
        const other = await find(request.params.name);
        if (other.id === id) throw new HttpError(400, refuse('server.account.you'));
        await setBlock(db, id, other.id, on);
        return blockedBy(db, id);
      },
    });
};
