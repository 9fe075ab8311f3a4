/** The HTTP API of tournaments: list, create, view, join, leave, start, end. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  tournamentRequest,
  tournamentSummaries,
  tournamentView,
} from '../../table/messages/tournament-messages.ts';
import { fault, HttpError } from '../http/errors.ts';
import { routeSchemas } from '../http/route-schema.ts';
import type { Limits } from '../http/limits.ts';
import type { Login } from '../accounts/accounts.ts';
import { guard, type AccountRoutes } from '../accounts/routes.ts';
import { loginOf, requireLogin } from '../accounts/current-user.ts';
import { readRatedVariants } from '../seats/rated-variants.ts';
import type { Tables } from '../tables/tables.ts';
import { start, finish, join, getTournament, leave, createTournament } from './actions.ts';
import { obstacleOf } from './obstacle.ts';
import { listTournaments } from './repository.ts';
import type { TournamentWatch } from './tournament-watch.ts';
import { viewOf } from './view.ts';
import { refuse } from '../http/refuse.ts';

interface TournamentRoutes extends AccountRoutes {
  readonly tables: Tables;
  readonly tournaments: TournamentWatch;
  readonly limits: Limits;
}

const MOST_LISTED = 50;
const params = z.object({ id: z.string().max(40) });
const faults = {
  ...{ 400: fault, 401: fault, 403: fault, 404: fault, 409: fault, 503: fault },
};
const routeSchema = routeSchemas('tournaments', faults);

export const tournamentRoutes: FastifyPluginAsyncZod<TournamentRoutes> = async (app, options) => {
  guard(app, options);
  await app.register(listRoutes, options);
  await app.register(actionRoutes, options);
};

const listRoutes: FastifyPluginAsyncZod<TournamentRoutes> = async (app, options) => {
  const { accountService, db, tables, limits } = options;

  app.get('/tournaments', {
    schema: routeSchema('Tournaments: open ones first, then running, then finished', {
      response: { 200: tournamentSummaries },
    }),
    handler: async () => listTournaments(db, MOST_LISTED),
  });

  app.post('/tournaments', {
    config: { rateLimit: { max: limits.tablesPerMinute, timeWindow: 60_000 } },
    schema: routeSchema('Create a tournament; players can join until it starts', {
      body: tournamentRequest,
      response: { 201: tournamentView },
    }),
    handler: async (request, reply) => {
      const login = await requireLogin(accountService.accounts, request);
      const { gameById } = tables.registry;
      const rules = { gameById, variants: await readRatedVariants(db) };
      const id = await createTournament(db, rules, request.body, login.id);
      return reply.code(201).send(await viewOf(db, await getTournament(db, id), login));
    },
  });

  app.get('/tournaments/:id', {
    schema: routeSchema('Tournament with its games and standings', {
      params,
      response: { 200: tournamentView },
    }),
    handler: async (request) =>
      viewOf(
        db,
        await getTournament(db, request.params.id),
        await loginOf(accountService.accounts, request),
      ),
  });
};

/** Parameters of requests about a tournament. */
const ACTIONS = {
  join: 'Join a tournament before it starts',
  leave: 'Leave a tournament; unfinished games are lost',
  start: 'Start a tournament; only for the organiser',
  end: 'End a tournament with the current standings, or cancel it before the start; only for the organiser',
} as const;
type TournamentAction = keyof typeof ACTIONS;

const actionRoutes: FastifyPluginAsyncZod<TournamentRoutes> = async (app, options) => {
  const { db, tournaments } = options;
  for (const action of Object.keys(ACTIONS) as TournamentAction[])
    app.post(`/tournaments/:id/${action}`, {
      schema: routeSchema(ACTIONS[action], { params, response: { 200: tournamentView } }),
      handler: async (request) => {
        const login = await requireLogin(options.accountService.accounts, request);
        const { id } = request.params;
        const before = await getTournament(db, id);
        await carryOut(action, options, request, login);
        await tournaments.look();
        const { state } = before;
        const isGone = action === 'end' && state === 'open';
        return viewOf(
          db,
          isGone ? { ...before, state: 'over' } : await getTournament(db, id),
          login,
        );
      },
    });

  app.delete('/tournaments/:id/entrants/:n', {
    schema: routeSchema('Remove a player; only for the organiser', {
      params: params.extend({ n: z.coerce.number().int() }),
      response: { 200: tournamentView },
    }),
    handler: async (request) => {
      const { id, n } = request.params;
      const login = await requireLogin(options.accountService.accounts, request);
      await requireHost(options, id, login);
      await leave(db, id, n);
      await tournaments.look();
      return viewOf(db, await getTournament(db, id), login);
    },
  });
};

async function carryOut(
  action: TournamentAction,
  options: TournamentRoutes,
  { params: given }: FastifyRequest,
  login: Login,
): Promise<void> {
  const { db } = options;
  const { id } = given as { id: string };
  if (action === 'join') return join(db, id, login);
  if (action === 'leave') {
    const { entrants } = await getTournament(db, id);
    return leave(db, id, entrants.find(({ account }) => account === login.id)?.n);
  }
  await requireHost(options, id, login);
  if (action === 'end') return finish(db, id);
  const obstacle = await obstacleOf(db, options.tables.registry, await getTournament(db, id));
  if (obstacle) throw obstacle.error;
  return start(db, id);
}

async function requireHost({ db }: TournamentRoutes, id: string, { id: own }: Login) {
  const { host } = await getTournament(db, id);
  if (host !== own) throw new HttpError(403, refuse('server.tournament.host'));
}
