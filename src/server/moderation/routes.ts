/** The HTTP API of moderation, for moderators appointed by the host. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { moderationRequest, moderationLog } from '../../table/messages/accounts.ts';
import { fault, HttpError } from '../http/errors.ts';
import { routeSchemas } from '../http/route-schema.ts';
import type { Login } from '../accounts/accounts.ts';
import type { ClosureWatch } from './closure-watch.ts';
import { guard, type AccountRoutes } from '../accounts/routes.ts';
import { auditLog, isModerator, moderate } from './moderation.ts';
import { requireLogin } from '../accounts/current-user.ts';
import { refuse } from '../http/refuse.ts';

interface ModerationRoutes extends AccountRoutes {
  readonly closures: ClosureWatch;
}

const DAY = 86_400_000;
const MOST_LINES = 200;
const faults = { 400: fault, 401: fault, 403: fault, 503: fault };
const routeSchema = routeSchemas('moderation', faults);

export const moderationRoutes: FastifyPluginAsyncZod<ModerationRoutes> = async (app, options) => {
  const { accountService, db, closures } = options;
  guard(app, options);
  const require = async (request: FastifyRequest): Promise<Login> => {
    const login = await requireLogin(accountService.accounts, request);
    if (!(await isModerator(db, login.id))) throw new HttpError(403, refuse('server.moderators'));
    return login;
  };

  app.get('/moderation', {
    schema: routeSchema('Moderation log, latest first', { response: { 200: moderationLog } }),
    handler: async (request) => {
      await require(request);
      return auditLog(db, MOST_LINES);
    },
  });

  app.post('/moderation', {
    schema: routeSchema(
      'Ban or mute an account, end a ban or mute, or close a table; returns the log',
      { body: moderationRequest, response: { 200: moderationLog } },
    ),
    handler: async (request) => {
      const by = await require(request);
      const { action, subject, reason, days } = request.body;
      const until = Date.now() + days * DAY;
      await moderate(db, action, { subject, until, reason, by });
      if (action === 'close') await closures.look();
      return auditLog(db, MOST_LINES);
    },
  });
};
