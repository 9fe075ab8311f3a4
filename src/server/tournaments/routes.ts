/** The HTTP API of tournaments: list, make, look, join, leave, begin, end. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clockSchema } from '../../table/clock/clock.ts';
import {
  TIE_BREAKS,
  TOURNAMENT_KINDS,
  TOURNAMENT_STATES,
  type TournamentRequest,
  type TournamentSummary,
  type TournamentView,
} from '../../table/messages/tournaments.ts';
import { HttpError } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import type { Login } from '../accounts/accounts.ts';
import { guard, type PeopleRoutes } from '../accounts/routes.ts';
import { loginOf, requireLogin } from '../accounts/current-user.ts';
import { fault } from '../http/schemas.ts';
import type { Tables } from '../tables/tables.ts';
import { begin, end, enter, getTournament, leave, makeTournament } from './actions.ts';
import { listTournaments } from './repository.ts';
import type { TournamentWatch } from './tournament-watch.ts';
import { viewOf } from './view.ts';
import { refuse } from '../http/refuse.ts';

interface TournamentRoutes extends PeopleRoutes {
  readonly tables: Tables;
  readonly tournaments: TournamentWatch;
  readonly limits: Limits;
}

const MOST_LISTED = 50;
const option = z.exactOptional;
const text = z.string();
const int = z.number().int();

const tournamentRequest: z.ZodType<TournamentRequest> = z.strictObject({
  name: text.max(60),
  game: text.max(40),
  scenario: text.max(40).optional(),
  options: z.record(text.max(40), z.union([z.number(), text.max(40), z.boolean()])).optional(),
  kind: z.enum(TOURNAMENT_KINDS),
  rounds: int
    .min(1)
    .max(20)
    .describe('In a round robin, the number of games between each two players'),
  days: int.min(1).max(90).describe('Length of a round in days'),
  clock: clockSchema.optional(),
});

const summaryShape = {
  id: text,
  name: text,
  game: text,
  scenario: text,
  kind: z.enum(TOURNAMENT_KINDS),
  state: z.enum(TOURNAMENT_STATES),
  entrants: int.describe('Number of players'),
  round: int.describe('Current round; 0 before the start'),
};
const summaries: z.ZodType<readonly TournamentSummary[]> = z.array(z.object(summaryShape));

const ranked = z.object({
  n: int.describe('Number of the player in this tournament'),
  name: text.describe('Empty if the account was deleted'),
  place: int,
  points: z.number(),
  played: int,
  ties: z.array(z.number()).describe('In the order of `tieBreaks`'),
  hasLeft: z.boolean(),
});

const game = z.object({
  round: int,
  first: int.describe('Number of the player with the first side'),
  second: int.describe('-1: nobody'),
  table: option(text),
  scores: option(z.tuple([z.number(), z.number()])),
});

const view: z.ZodType<TournamentView> = z.object({
  ...summaryShape,
  options: z.record(text, z.number()),
  clock: option(clockSchema),
  days: int.describe('Length of a round in days'),
  rounds: int.describe('Number of rounds, as far as it is known'),
  host: text,
  deadline: option(z.number()).describe('Players who are to move at this time lose their games'),
  own: option(int).describe('Number of the current user'),
  isHost: z.boolean(),
  tieBreaks: z.array(z.enum(TIE_BREAKS)),
  standings: z.array(ranked),
  games: z.array(game),
});

const params = z.object({ id: text.max(40) });
const faults = {
  ...{ 400: fault, 401: fault, 403: fault, 404: fault, 409: fault, 429: fault, 503: fault },
};
const tags = ['tournaments'];

export const tournamentRoutes: FastifyPluginAsyncZod<TournamentRoutes> = async (app, options) => {
  guard(app, options);
  await app.register(listRoutes, options);
  await app.register(actRoutes, options);
};

const listRoutes: FastifyPluginAsyncZod<TournamentRoutes> = async (app, options) => {
  const { people, sql, tables, limits } = options;

  app.get('/tournaments', {
    schema: {
      tags,
      summary: 'Tournaments: open ones first, then running, then finished',
      response: { 200: summaries, ...faults },
    },
    handler: async () => listTournaments(sql, MOST_LISTED),
  });

  app.post('/tournaments', {
    config: { rateLimit: { max: limits.tablesPerMinute, timeWindow: 60_000 } },
    schema: {
      tags,
      summary: 'Create a tournament; players can join until it starts',
      body: tournamentRequest,
      response: { 201: view, ...faults },
    },
    handler: async (request, reply) => {
      const login = await requireLogin(people.accounts, request);
      const id = await makeTournament(sql, tables.registry, request.body, login.id);
      return reply.code(201).send(await viewOf(sql, await getTournament(sql, id), login));
    },
  });

  app.get('/tournaments/:id', {
    schema: {
      tags,
      summary: 'Tournament with its games and standings',
      params,
      response: { 200: view, ...faults },
    },
    handler: async (request) =>
      viewOf(
        sql,
        await getTournament(sql, request.params.id),
        await loginOf(people.accounts, request),
      ),
  });
};

/** Requests about a tournament. */
const ACTS = {
  join: 'Join it before it starts',
  leave: 'Leave it; unfinished games are lost',
  begin: 'Start it; only for the organiser',
  end: 'End it with the current standings, or cancel it before the start; only for the organiser',
} as const;
type Act = keyof typeof ACTS;

const actRoutes: FastifyPluginAsyncZod<TournamentRoutes> = async (app, options) => {
  const { sql, tournaments } = options;
  for (const act of Object.keys(ACTS) as Act[])
    app.post(`/tournaments/:id/${act}`, {
      schema: { tags, summary: ACTS[act], params, response: { 200: view, ...faults } },
      handler: async (request) => {
        const login = await requireLogin(options.people.accounts, request);
        const { id } = request.params;
        const before = await getTournament(sql, id);
        await carryOut(act, options, request, login);
        await tournaments.look();
        const { state } = before;
        const isGone = act === 'end' && state === 'open';
        return viewOf(
          sql,
          isGone ? { ...before, state: 'over' } : await getTournament(sql, id),
          login,
        );
      },
    });

  app.delete('/tournaments/:id/entrants/:n', {
    schema: {
      tags,
      summary: 'Remove a player; only for the organiser',
      params: params.extend({ n: z.coerce.number().int() }),
      response: { 200: view, ...faults },
    },
    handler: async (request) => {
      const { id, n } = request.params;
      const login = await requireLogin(options.people.accounts, request);
      await requireHost(options, id, login);
      await leave(sql, id, n);
      await tournaments.look();
      return viewOf(sql, await getTournament(sql, id), login);
    },
  });
};

async function carryOut(
  act: Act,
  options: TournamentRoutes,
  { params: given }: FastifyRequest,
  login: Login,
): Promise<void> {
  const { sql } = options;
  const { id } = given as { id: string };
  if (act === 'join') return enter(sql, id, login);
  if (act === 'leave') {
    const { entrants } = await getTournament(sql, id);
    return leave(sql, id, entrants.find(({ account }) => account === login.id)?.n);
  }
  await requireHost(options, id, login);
  return act === 'begin' ? begin(sql, id) : end(sql, id);
}

async function requireHost({ sql }: TournamentRoutes, id: string, { id: own }: Login) {
  const { host } = await getTournament(sql, id);
  if (host !== own) throw new HttpError(403, refuse('server.tournament.host'));
}
