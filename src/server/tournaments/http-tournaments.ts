/** The HTTP API of tournaments: list, make, look, join, leave, begin, end. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clockSchema } from '../../table/clock.ts';
import {
  TIE_BREAKS,
  TOURNAMENT_KINDS,
  TOURNAMENT_STATES,
  type TournamentRequest,
  type TournamentSummary,
  type TournamentView,
} from '../../table/tournaments.ts';
import { HttpError } from '../http-error.ts';
import type { Limits } from '../limits.ts';
import type { Login } from '../people/accounts.ts';
import { guard, type PeopleRoutes } from '../people/http-accounts.ts';
import { loginOf, requireLogin } from '../people/visitor.ts';
import { fault } from '../schemas.ts';
import type { Tables } from '../tables.ts';
import { begin, end, enter, getTournament, leave, makeTournament } from './acts.ts';
import { listTournaments } from './rows.ts';
import type { TournamentWatch } from './tournament-watch.ts';
import { viewOf } from './view.ts';
import { refuse } from '../refuse.ts';

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
  rounds: int.min(1).max(20).describe('In a round robin how often each meets each'),
  days: int.min(1).max(90).describe('A round takes so many'),
  clock: clockSchema.optional(),
});

const summaryShape = {
  id: text,
  name: text,
  game: text,
  scenario: text,
  kind: z.enum(TOURNAMENT_KINDS),
  state: z.enum(TOURNAMENT_STATES),
  entrants: int.describe('How many take part'),
  round: int.describe('The one that is played; 0 before it begins'),
};
const summaries: z.ZodType<readonly TournamentSummary[]> = z.array(z.object(summaryShape));

const ranked = z.object({
  n: int.describe('Number in this tournament'),
  name: text.describe('Empty: an account that is deleted'),
  place: int,
  points: z.number(),
  played: int,
  ties: z.array(z.number()).describe('In the order of `tieBreaks`'),
  hasLeft: z.boolean(),
});

const game = z.object({
  round: int,
  first: int.describe('Number of who has the first side'),
  second: int.describe('-1: nobody'),
  table: option(text),
  scores: option(z.tuple([z.number(), z.number()])),
});

const view: z.ZodType<TournamentView> = z.object({
  ...summaryShape,
  options: z.record(text, z.number()),
  clock: option(clockSchema),
  days: int.describe('A round takes so many'),
  rounds: int.describe('In all, as far as that is known'),
  host: text,
  deadline: option(z.number()).describe('Whom a game waits for then has lost it'),
  own: option(int).describe('One’s own number'),
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
      summary:
        'Tournaments that can be joined, then those that are played, then those that are over',
      response: { 200: summaries, ...faults },
    },
    handler: async () => listTournaments(sql, MOST_LISTED),
  });

  app.post('/tournaments', {
    config: { rateLimit: { max: limits.tablesPerMinute, timeWindow: 60_000 } },
    schema: {
      tags,
      summary: 'Make a tournament, which others can join until it is begun',
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
      summary: 'A tournament with its games and standings',
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

/** What can be asked of a tournament. */
const ACTS = {
  join: 'Take part in it, until it begins',
  leave: 'Take part no more; what one still plays there is lost',
  begin: 'Begin it; for who made it',
  end: 'End it as it stands, or take it back before it begins; for who made it',
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
      summary: 'Take somebody out; for who made it',
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
  if (host !== own) throw new HttpError(403, refuse('server.cup.host'));
}
