/** The HTTP API of quick pairing and of the lobby. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type LobbyView,
  lobbyView,
  pairingCreated,
  pairingRequest,
  pairingStatus,
} from '../../table/messages/pairing.ts';
import { guard, type AccountRoutes } from '../accounts/routes.ts';
import { loginOf } from '../accounts/current-user.ts';
import { fault, HttpError } from '../http/errors.ts';
import { routeSchemas } from '../http/route-schema.ts';
import type { Limits } from '../http/limits.ts';
import { refuse } from '../http/refuse.ts';
import { seat, tokenOf } from '../tables/routes.ts';
import type { Tables } from '../tables/tables.ts';
import { lobbyOf } from './lobby.ts';
import { QuickPairing } from './pairing.ts';

interface PairingRoutes extends AccountRoutes {
  readonly tables: Tables;
  readonly limits: Limits;
}

const faults = { 400: fault, 401: fault, 403: fault, 404: fault, 503: fault };
const routeSchema = routeSchemas('pairing', faults);
const none = z.undefined().describe('Done');
/** Milliseconds for which the answer is cached for all clients. */
const FRESH = 2000;

export const pairingRoutes: FastifyPluginAsyncZod<PairingRoutes> = async (app, options) => {
  guard(app, options);
  const { tables, accountService, limits } = options;
  const pairing = new QuickPairing(tables);

  app.post('/pairing', {
    config: { rateLimit: { max: limits.tablesPerMinute, timeWindow: 60_000 } },
    schema: routeSchema(
      'Ask for an opponent: seated at once if another request fits, else in the pool',
      { description: ABOUT_PAIRING, body: pairingRequest, response: { 201: pairingCreated } },
    ),
    handler: async (request, reply) => {
      const login = await loginOf(accountService.accounts, request);
      return reply.code(201).send(await pairing.ask(request.body, login));
    },
  });

  app.get('/pairing', {
    schema: routeSchema('Status of a request; asking for it keeps the request in the pool', {
      querystring: seat,
      response: { 200: pairingStatus },
    }),
    handler: async (request) => pairing.status(secretOf(tokenOf(request))),
  });

  app.delete('/pairing', {
    schema: routeSchema('Cancel a request', { querystring: seat, response: { 204: none } }),
    handler: async (request, reply) => {
      await pairing.cancel(secretOf(tokenOf(request)));
      return reply.code(204).send();
    },
  });

  let known: { readonly at: number; readonly view: Promise<LobbyView> } | undefined;
  app.get('/lobby', {
    schema: routeSchema(
      'Players online, playing and waiting, and games that ended in the last 24 hours',
      { response: { 200: lobbyView } },
    ),
    handler: async () => {
      const now = Date.now();
      if (!known || now - known.at > FRESH) {
        const ids = tables.registry.games.map(({ id }) => id);
        const { outages } = tables.uptime;
        const view = lobbyOf(tables.store, pairing, ids, { now, outages });
        known = { at: now, view };
        view.catch(() => {
          known = undefined;
        });
      }
      return known.view;
    },
  });
};

const ABOUT_PAIRING = `The answer has the secret token of the request, which is the token of the seat once there is an
opponent. Ask \`GET /api/pairing\` with it every 2 seconds: a request that is not asked about for 15 seconds leaves the
pool, except that requests of accounts for games that take days stay for a week. Two requests fit if game, scenario,
clock and rating agree, the sides can be shared out, and neither player has blocked the other.`;

function secretOf(token: string | undefined): string {
  if (token === undefined) throw new HttpError(401, refuse('server.pairing.token'));
  return token;
}
