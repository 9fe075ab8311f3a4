/** The HTTP API of the notification channels of an account, which apply at all of its tables. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  accountSettings,
  newAccountSetting,
  type NotificationSetting,
} from '../../table/messages/notifications.ts';
import { fault, HttpError } from '../http/errors.ts';
import { routeSchemas } from '../http/route-schema.ts';
import {
  accountWish,
  checkRoom,
  secretIn,
  shown,
  type wish,
  type NotificationPreferences,
} from './preferences.ts';
import { guard, type AccountRoutes } from '../accounts/routes.ts';
import { requireLogin } from '../accounts/current-user.ts';
import { formatDaily, nextDigest, parseDaily } from './digests.ts';
import { deleteChannel, type StoredChannel, storeChannel, channelsOf } from './channels.ts';
import { refuse } from '../http/refuse.ts';

interface ChannelRoutes extends AccountRoutes {
  readonly preferences: NotificationPreferences;
}

function settingOf({ daily: text, ...way }: StoredChannel): NotificationSetting {
  const daily = parseDaily(text);
  return { ...shown(way), ...(daily && { daily }) };
}

const faults = { 400: fault, 401: fault, 403: fault, 404: fault, 503: fault };
const routeSchema = routeSchemas('accounts', faults);

export const channelRoutes: FastifyPluginAsyncZod<ChannelRoutes> = async (app, options) => {
  const { accountService, db, preferences } = options;
  guard(app, options);

  app.get('/account/notices', {
    schema: routeSchema('Notification settings of the current account', {
      response: { 200: accountSettings },
    }),
    handler: async (request) =>
      (await channelsOf(db, (await requireLogin(accountService.accounts, request)).id)).map(
        settingOf,
      ),
  });

  app.post('/account/notices', {
    schema: routeSchema(
      'Get notifications of turns and tournament rounds at all tables of the account',
      { body: accountWish, response: { 201: newAccountSetting } },
    ),
    handler: async (request, reply) => {
      const { id } = await requireLogin(accountService.accounts, request);
      checkRoom(await channelsOf(db, id), placeOf(request.body));
      const { daily, ...body } = request.body;
      const digest = daily && { daily: formatDaily(daily), due: nextDigest(Date.now(), daily) };
      const way = await storeChannel(db, id, preferences.take({ body, ip: request.ip }), digest);
      return reply.code(201).send({ ...settingOf(way), ...secretIn(way.means) });
    },
  });

  app.delete('/account/notices/:key', {
    schema: routeSchema('Cancel notifications at all tables of the account', {
      params: z.object({ key: z.string().max(100) }),
      response: { 204: z.undefined().describe('Done') },
    }),
    handler: async (request, reply) => {
      const { id } = await requireLogin(accountService.accounts, request);
      if (!(await deleteChannel(db, id, request.params.key)))
        throw new HttpError(404, refuse('server.notification.none.own'));
      return reply.code(204).send(undefined);
    },
  });
};

const placeOf = (wanted: z.infer<typeof wish>): string =>
  wanted.kind === 'email' ? wanted.to : wanted.kind === 'push' ? wanted.endpoint : wanted.url;
