/** The HTTP API of friends: the user's link, their friends, and invitations sent and received. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { friends, invitations } from '../../table/messages/accounts.ts';
import { Allowance } from '../http/addresses.ts';
import { routeSchemas } from '../http/route-schema.ts';
import { fault, HttpError } from '../http/errors.ts';
import type { Notifications } from '../notifications/notifications.ts';
import {
  ownerOfLink,
  addFriend,
  decline,
  friendsOf,
  invitationsOf,
  invite,
  linkOf,
  removalOf,
  notePresence,
} from './friends.ts';
import { declineChallenge } from '../challenges/challenges.ts';
import { guard, type AccountRoutes } from './routes.ts';
import { loginOf, requireLogin } from './current-user.ts';
import { refuse } from '../http/refuse.ts';

interface FriendRoutes extends AccountRoutes {
  readonly notifications: Notifications | undefined;
}

/** Invitations sent by one account: the number at once, and per hour. */
const INVITATIONS = [10, 60] as const;

const faults = {
  ...{ 400: fault, 401: fault, 403: fault, 404: fault, 409: fault, 503: fault },
};
const routeSchema = routeSchemas('accounts', faults);
const text = z.string();
const who = z.object({ name: text });
const byName = z.object({ name: text.max(40) });
const byCode = z.object({ code: text.max(60) });

export const friendRoutes: FastifyPluginAsyncZod<FriendRoutes> = async (app, options) => {
  guard(app, options);
  await app.register(linkRoutes, options);
  await app.register(ownFriendRoutes, options);
  await app.register(invitationRoutes, options);
};

const linkRoutes: FastifyPluginAsyncZod<FriendRoutes> = async (app, { accountService, db }) => {
  app.post('/account/friends/link', {
    schema: routeSchema('Create a new link; the old one becomes invalid', {
      response: { 200: friends },
    }),
    handler: async (request) => {
      const { id } = await requireLogin(accountService.accounts, request);
      await linkOf(db, id, true);
      return friendsOf(db, id, Date.now());
    },
  });

  app.get('/friends/:code', {
    schema: routeSchema('Owner of a link', { params: byCode, response: { 200: who } }),
    handler: async ({ params }) => ({ name: (await ownerOfLink(db, params.code)).name }),
  });

  app.post('/friends/:code', {
    schema: routeSchema('Become friends with the owner of a link', {
      params: byCode,
      response: { 200: who },
    }),
    handler: async (request) => {
      const { id } = await requireLogin(accountService.accounts, request);
      return { name: (await addFriend(db, id, request.params.code)).name };
    },
  });
};

const ownFriendRoutes: FastifyPluginAsyncZod<FriendRoutes> = async (
  app,
  { accountService, db },
) => {
  app.get('/account/friends', {
    schema: routeSchema(
      'Your friends: first those with a free seat at their tables, then those online',
      { response: { 200: friends } },
    ),
    handler: async (request) =>
      friendsOf(db, (await requireLogin(accountService.accounts, request)).id, Date.now()),
  });

  app.delete('/account/friends/:name', {
    schema: routeSchema('Remove a friend', { params: byName, response: { 200: friends } }),
    handler: async (request) => {
      const { id } = await requireLogin(accountService.accounts, request);
      const other = await accountService.accounts.named(request.params.name);
      if (other) await db.write(...removalOf(db, id, other.id));
      return friendsOf(db, id, Date.now());
    },
  });
};

const invitationRoutes: FastifyPluginAsyncZod<FriendRoutes> = async (app, options) => {
  const { accountService, db, notifications } = options;
  const allowed = new Allowance(...INVITATIONS);

  app.post('/account/friends/:name/invite', {
    schema: routeSchema('Invite a friend to your table with a free seat', {
      description:
        'The friend sees the invitation in the lobby, and gets a notification as for a turn.',
      params: byName,
      body: z.strictObject({ table: text.max(100) }),
      response: { 204: z.undefined().describe('Done') },
    }),
    handler: async (request, reply) => {
      const { id, name } = await requireLogin(accountService.accounts, request);
      const friend = await accountService.accounts.named(request.params.name);
      if (!friend)
        throw new HttpError(404, refuse('server.account.nobody', { name: request.params.name }));
      if (!allowed.take(id)) throw new HttpError(429, refuse('server.friends.often'));
      await invite(db, id, friend.id, request.body.table);
      const { table } = request.body;
      await notifications?.invite(friend.id, { type: 'invitation', table, from: name });
      return reply.code(204).send(undefined);
    },
  });

  app.get('/account/invitations', {
    schema: routeSchema('Your invitations; this request marks you as online', {
      response: { 200: invitations },
    }),
    handler: async (request) => {
      const login = await loginOf(accountService.accounts, request);
      if (!login) return [];
      if (accountService.isWritable) await notePresence(db, login.id, Date.now());
      return invitationsOf(db, login.id, Date.now());
    },
  });

  app.delete('/account/invitations/:table', {
    schema: routeSchema(
      'Decline an invitation or a challenge; the challenger gets a notification',
      { params: z.object({ table: text.max(100) }), response: { 200: invitations } },
    ),
    handler: async (request) => {
      const { id, name } = await requireLogin(accountService.accounts, request);
      const { table } = request.params;
      const challenger = await declineChallenge(db, id, table);
      if (challenger !== undefined)
        await notifications?.invite(challenger, { type: 'declined', table, from: name });
      await decline(db, id, table);
      return invitationsOf(db, id, Date.now());
    },
  });
};
