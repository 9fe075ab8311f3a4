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
  accountChannelRequest,
  checkChannelLimit,
  secretIn,
  shown,
  type channelRequest,
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

function settingOf({ daily: text, ...channel }: StoredChannel): NotificationSetting {
  const daily = parseDaily(text);
  return { ...shown(channel), ...(daily && { daily }) };
}

const faults = { 400: fault, 401: fault, 403: fault, 404: fault, 503: fault };
const routeSchema = routeSchemas('accounts', faults);

export const channelRoutes: FastifyPluginAsyncZod<ChannelRoutes> = async (app, options) => {
  const { accountService, db, preferences } = options;
  guard(app, options);

  app.get('/account/notifications', {
    schema: routeSchema('Notification settings of the current account', {
      response: { 200: accountSettings },
    }),
    handler: async (request) =>
      (await channelsOf(db, (await requireLogin(accountService.accounts, request)).id)).map(
        settingOf,
      ),
  });

  app.post('/account/notifications', {
    schema: routeSchema(
      'Get notifications of turns and tournament rounds at all tables of the account',
      { body: accountChannelRequest, response: { 201: newAccountSetting } },
    ),
    handler: async (request, reply) => {
      const { id } = await requireLogin(accountService.accounts, request);
      checkChannelLimit(await channelsOf(db, id), addressIn(request.body));
      const { daily, ...body } = request.body;
      const digest = daily && { daily: formatDaily(daily), due: nextDigest(Date.now(), daily) };
      const channel = await storeChannel(
        db,
        id,
        preferences.take({ body, ip: request.ip }),
        digest,
      );
      return reply.code(201).send({ ...settingOf(channel), ...secretIn(channel.details) });
    },
  });

  app.delete('/account/notifications/:key', {
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

const addressIn = (wanted: z.infer<typeof channelRequest>): string =>
  wanted.kind === 'email' ? wanted.to : wanted.kind === 'push' ? wanted.endpoint : wanted.url;
