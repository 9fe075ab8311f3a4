/** The HTTP API of tables: create and list. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { tableCreated, tableSummaries } from '../../table/messages/messages.ts';
import { tableRequest } from '../../table/messages/requests.ts';
import { loginOf } from '../accounts/current-user.ts';
import type { AccountService } from '../accounts/account-service.ts';
import { Challenger } from '../challenges/challenger.ts';
import { addressOf } from '../http/addresses.ts';
import { fault } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { listTables, tableFilter } from '../seats/open-games.ts';
import { storeTableAccounts, ratedRequest } from '../seats/permissions.ts';
import { readRatedVariants } from '../seats/rated-variants.ts';
import type { Tables } from './tables.ts';

export interface TableRoutes {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly accountService: AccountService;
  readonly notifications: Notifications | undefined;
}

/** Maximum number of tables in a request. */
const MOST_FOUND = 50;
export const faults = { 400: fault, 403: fault, 404: fault };

export const lobbyRoutes: FastifyPluginAsyncZod<TableRoutes> = async (app, options) => {
  const { tables, limits, accountService, notifications } = options;
  const { db } = tables.store;
  const seldom = { rateLimit: { max: limits.tablesPerMinute, timeWindow: 60_000 } };
  const challenger = new Challenger(tables, accountService, notifications);

  app.post('/tables', {
    config: seldom,
    schema: {
      tags: ['tables'],
      summary: 'Create a table',
      body: tableRequest,
      response: { 201: tableCreated, 401: fault, 409: fault, 503: fault, ...faults },
    },
    handler: async (request, reply) => {
      const login = await loginOf(accountService.accounts, request);
      const { opponent, ...body } = request.body;
      const variants = body.rated ? await readRatedVariants(db) : [];
      const wanted = ratedRequest(tables.registry, body, login, variants);
      const challenged =
        opponent === undefined ? undefined : await challenger.check(opponent, body, login);
      const made = await tables.creator.create(wanted, addressOf(request.ip));
      await storeTableAccounts(db, await tables.get(made.table), body, login);
      if (challenged && login) await challenger.send(login, challenged, made.table);
      return reply.code(201).send(made);
    },
  });

  app.get('/tables', {
    schema: {
      tags: ['tables'],
      summary: 'Active tables, latest first; or some by their ids',
      querystring: tableFilter.extend({
        ids: z
          .string()
          .max(MOST_FOUND * 40)
          .optional()
          .describe('Ids of tables, finished or not, separated by commas'),
      }),
      response: { 200: tableSummaries, ...faults },
    },
    handler: async (request) => {
      const { ids, ...filter } = request.query;
      if (ids !== undefined) return tables.find(ids.split(',').slice(0, MOST_FOUND));
      const login = filter.friends ? await loginOf(accountService.accounts, request) : undefined;
      const listed = await listTables(tables.store, filter, login?.id, tables.uptime.outages);
      return listed.map((summary) => {
        const spectators = tables.spectatorsAt(summary.table);
        return { ...summary, ...(spectators > 0 && { spectators }) };
      });
    },
  });
};
