/** The HTTP API of the calendar feed of turns. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { aboutKey, sideKey } from '../../i18n/head.ts';
import { msg } from '../../kernel/text/message.ts';
import { formatCalendar } from '../../table/clock/calendar.ts';
import { calendarAddress } from '../../table/messages/accounts.ts';
import { requireLogin } from '../accounts/current-user.ts';
import { guard, type AccountRoutes } from '../accounts/routes.ts';
import { fault } from '../http/errors.ts';
import { languageSchema, translatorOf } from '../notifications/messages.ts';
import type { Tables } from '../tables/tables.ts';
import { calendarCode, calendarOwner, waitingTurns } from './calendar.ts';

interface CalendarRoutes extends AccountRoutes {
  readonly tables: Tables;
}

const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
const faults = { 400: fault, 401: fault, 403: fault, 404: fault, 503: fault };
const tags = ['accounts'];

export const calendarRoutes: FastifyPluginAsyncZod<CalendarRoutes> = async (app, options) => {
  const { accountService, db, tables } = options;
  guard(app, options);

  for (const [method, isNew] of [
    ['GET', false],
    ['POST', true],
  ] as const)
    app.route({
      method,
      url: '/account/calendar',
      schema: {
        tags,
        summary: isNew
          ? 'Create a new address of the calendar feed; the old one becomes invalid'
          : 'Secret address of the calendar feed of the current account',
        response: { 200: calendarAddress, ...faults },
      },
      handler: async (request) => {
        const { id } = await requireLogin(accountService.accounts, request);
        return { path: `/api/calendar/${await calendarCode(db, id, isNew)}.ics` };
      },
    });

  app.get('/calendar/:code.ics', {
    schema: {
      tags,
      summary: 'Turns at correspondence pace that wait for an account, as iCalendar (RFC 5545)',
      description: 'Each event ends when the time of the turn runs out.',
      params: z.object({ code: z.string().max(100) }),
      querystring: z.object({ language: languageSchema.optional() }),
      response: {
        200: {
          description: 'A calendar',
          content: { [CALENDAR_TYPE]: { schema: z.string() } },
        },
        ...faults,
      },
    },
    handler: async (request, reply) => {
      const account = await calendarOwner(db, request.params.code);
      const voice = await translatorOf(request.query.language ?? 'en');
      const origin = `${request.protocol}://${request.host}`;
      const turns = [];
      for (const { table, game, side, due } of await waitingTurns(db, account)) {
        const module = tables.registry.gameById(game);
        await voice.ready(module);
        const head = voice.ofModule(module);
        const names = {
          game: head.text({ key: aboutKey('title') }),
          side: head.text({ key: sideKey(side) }),
        };
        const title = voice.text(msg('notification.text.turn', names));
        const text = voice.text(msg('calendar.text'));
        turns.push({ table, due, title, text, url: `${origin}/t/${table}` });
      }
      return reply
        .type(CALENDAR_TYPE)
        .header('cache-control', 'no-cache')
        .send(formatCalendar(turns, voice.text(msg('calendar.name')), Date.now()));
    },
  });
};
