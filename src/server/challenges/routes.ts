/** The HTTP API of challenges: names to challenge, and the challenges that the user has sent. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { challenges, suggestions } from '../../table/messages/accounts.ts';
import { requireLogin } from '../accounts/current-user.ts';
import { guard, type AccountRoutes } from '../accounts/routes.ts';
import { fault } from '../http/errors.ts';
import { seatAccounts } from '../seats/account-seats.ts';
import type { Tables } from '../tables/tables.ts';
import { challengesOf, endChallenge, suggest } from './challenges.ts';

const faults = { 400: fault, 401: fault, 403: fault, 404: fault, 503: fault };
const tags = ['accounts'];

interface ChallengeRoutes extends AccountRoutes {
  readonly tables: Tables;
}

export const challengeRoutes: FastifyPluginAsyncZod<ChallengeRoutes> = async (app, options) => {
  const { accountService, db, tables } = options;
  guard(app, options);

  app.get('/players', {
    schema: {
      tags,
      summary: 'Accounts that the user can challenge, by the beginning of their names',
      description: 'Friends come first. With fewer than two letters, only friends are found.',
      querystring: z.object({ prefix: z.string().max(40) }),
      response: { 200: suggestions, ...faults },
    },
    handler: async (request) => {
      const { id } = await requireLogin(accountService.accounts, request);
      return suggest(db, id, { prefix: request.query.prefix, now: Date.now() });
    },
  });

  app.get('/account/challenges', {
    schema: {
      tags,
      summary: 'Challenges that the user has sent and that are not accepted, the latest first',
      description:
        'Create a table with `opponent` to send one. Challenges to the user are among their invitations.',
      response: { 200: challenges, ...faults },
    },
    handler: async (request) =>
      challengesOf(db, (await requireLogin(accountService.accounts, request)).id, Date.now()),
  });

  app.delete('/account/challenges/:table', {
    schema: {
      tags,
      summary: 'Withdraw a challenge, which cancels its game; or open the seat to every player',
      params: z.object({ table: z.string().max(100) }),
      querystring: z.object({
        keep: z
          .stringbool()
          .optional()
          .describe('Keep the game: every player may then take the seat'),
      }),
      response: { 200: challenges, ...faults },
    },
    handler: async (request) => {
      const { id } = await requireLogin(accountService.accounts, request);
      const { table } = request.params;
      const { keep = false } = request.query;
      const isSent = (await challengesOf(db, id, Date.now())).some((one) => one.table === table);
      if (isSent && !keep) await cancelGame(tables, table, id);
      await endChallenge(db, id, table);
      return challengesOf(db, id, Date.now());
    },
  });
};

/** Resigns a game that still waits for its opponent, for the account that created it. */
async function cancelGame(tables: Tables, id: string, account: string): Promise<void> {
  const session = await tables.get(id);
  const accounts = await seatAccounts(tables.store.db, id);
  const [side] = [...accounts].find(([, id]) => id === account) ?? [];
  if (side === undefined) return;
  await session.update((table) => {
    const isWaiting = table.seats.some(({ kind }) => kind === 'open');
    return isWaiting && table.resign(side).ok;
  });
}
