/** The HTTP API of notifications: players choose how they are notified of their turns, and cancel that. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  newSeatSetting,
  notificationChannels,
  seatSettings,
} from '../../table/messages/notifications.ts';
import { fault, HttpError } from '../http/errors.ts';
import { routeSchemas } from '../http/route-schema.ts';
import { tokenOf } from '../tables/routes.ts';
import { channelRoutes } from './channel-routes.ts';
import type { AccountRoutes } from '../accounts/routes.ts';
import { authorizeToken } from '../seats/account-seats.ts';
import {
  checkChannelLimit,
  secretIn,
  shown,
  channelRequest,
  NotificationPreferences,
} from './preferences.ts';
import type { Notifications } from './notifications.ts';
import type { Tables } from '../tables/tables.ts';
import { refuse } from '../http/refuse.ts';

interface NotificationRoutes extends AccountRoutes {
  readonly tables: Tables;
  readonly notifications: Notifications | undefined;
}

const params = z.object({ id: z.string().max(100) });
const key = z.string().max(100);
const seat = z.object({ seat: z.string().max(100).optional() });
const faults = { 400: fault, 403: fault, 404: fault };
const routeSchema = routeSchemas('notifications', faults);

export const notificationRoutes: FastifyPluginAsyncZod<NotificationRoutes> = async (
  app,
  options,
) => {
  const { tables, notifications } = options;
  if (!notifications) return;
  await app.register(lookRoutes, { tables, notifications });
  const preferences = new NotificationPreferences(notifications);
  await app.register(preferenceRoutes, { tables, notifications, preferences });
  await app.register(endRoutes, { tables, notifications });
  await app.register(channelRoutes, { ...options, preferences });
};

interface Routes {
  readonly tables: Tables;
  readonly notifications: Notifications;
}

const lookRoutes: FastifyPluginAsyncZod<Routes> = async (app, { tables, notifications }) => {
  app.get('/notifications', {
    schema: {
      tags: ['notifications'],
      summary: 'Notification channels of this server',
      response: { 200: notificationChannels },
    },
    handler: async () => ({ push: await notifications.pushKey(), email: notifications.hasMail }),
  });

  app.get('/tables/:id/notifications', {
    schema: routeSchema('Notifications of a seat', {
      params,
      querystring: seat,
      response: { 200: seatSettings },
    }),
    handler: async (request) => {
      const { table, side, owner } = await requireSeat(tables, request);
      return (await notifications.store.ofSeat(table, side, owner)).map(shown);
    },
  });
};

const preferenceRoutes: FastifyPluginAsyncZod<
  Routes & { readonly preferences: NotificationPreferences }
> = async (app, { tables, notifications, preferences }) => {
  app.post('/tables/:id/notifications', {
    schema: routeSchema('Get notifications of the turns of this seat', {
      description: ABOUT,
      params,
      querystring: seat,
      body: channelRequest,
      response: { 201: newSeatSetting, 503: fault },
    }),
    handler: async (request, reply) => {
      if (tables.store.fault !== undefined) throw new HttpError(503, refuse('server.only-read'));
      const { table, side, owner } = await requireSeat(tables, request);
      const { kind, address, details } = preferences.take(request);
      const known = await notifications.store.ofSeat(table, side, owner);
      checkChannelLimit(known, address);
      const key = await notifications.add({ table, side, owner, kind, address: address, details });
      return reply.code(201).send({ key, kind, address, ...secretIn(details) });
    },
  });

  app.delete('/tables/:id/notifications/:key', {
    schema: routeSchema('Cancel a notification', {
      params: z.object({ ...params.shape, key }),
      querystring: seat,
      response: { 204: z.undefined() },
    }),
    handler: async (request, reply) => {
      const { table, side, owner } = await requireSeat(tables, request);
      const known = await notifications.store.ofSeat(table, side, owner);
      if (!known.some((notification) => notification.key === request.params.key))
        throw new HttpError(404, refuse('server.notification.none'));
      await notifications.store.remove(request.params.key);
      return reply.code(204).send(undefined);
    },
  });
};

const endRoutes: FastifyPluginAsyncZod<Routes> = async (app, { notifications }) => {
  // The link in a mail only shows a form: programs that open links in mails must not cancel the notification.
  app.get(
    '/notifications/:key/end',
    { schema: { hide: true, params: z.object({ key }) } },
    (_, reply) => reply.type('text/html; charset=utf-8').send(END_PAGE),
  );
  // One-click unsubscribe by mail programs (RFC 8058) posts a form, whose content is ignored.
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(forms, (_, body, done) => {
    body.resume().on('end', () => done(null, {}));
  });
  app.post(
    '/notifications/:key/end',
    {
      schema: {
        hide: true,
        params: z.object({ key }),
        querystring: z.object({ all: z.stringbool().optional() }),
      },
    },
    async (request, reply) => {
      const { key } = request.params;
      if (request.query.all) await notifications.store.removeAddress(key);
      else await notifications.store.remove(key);
      return reply.type('text/html; charset=utf-8').send(ENDED_PAGE);
    },
  );
};

const ABOUT = `One notification for each turn, after a minute without a move. While the player looks at the table (the page
sends \`look\` over its socket) there is no notification; the minute starts again when they look away. A webhook gets
\`{"type":"turn","table","game","side","url","at"}\` by POST (\`"type":"game"\` for a new game, with \`tournament\` and
\`round\` if it belongs to a tournament; \`invitation\`, \`challenge\`, \`declined\` or \`expired\`, with \`from\`, the name
of the other account), with \`X-Countermarch-Signature: sha256=…\`: the HMAC of the body with the
\`secret\` of the answer. The server tries again for a quarter of an hour until the webhook answers with 2xx.`;

/** Returns the seat that a secret opens; throws a 403 if it opens none. */
async function requireSeat(tables: Tables, request: FastifyRequest) {
  const { id } = request.params as { id: string };
  const session = await tables.get(id);
  const token = tokenOf(request);
  await authorizeToken(tables.store.db, session, token);
  const side = session.sideOf(token);
  if (side < 0 || token === undefined)
    throw new HttpError(403, refuse('server.notification.players'));
  return { table: id, side, owner: session.live.accountTokens.hashOf(token) };
}

const END_PAGE = `<!doctype html><title>Countermarch</title>
<form method="post"><p>Stop notifications for this table.</p><button>Stop notifications</button></form>
<form method="post" action="?all=true"><p>Stop notifications to this address for all tables.</p><button>Stop all</button></form>
`;
const ENDED_PAGE = `<!doctype html><title>Countermarch</title><p>Notifications are off.</p>
`;
