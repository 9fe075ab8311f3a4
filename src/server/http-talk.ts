/** The HTTP API of what is said at tables, and of what seats note for themselves. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { noteRequest, type Remark, remarkRequest } from '../table/talk.ts';
import { addressOf } from './addresses.ts';
import { faults, params, seat, visit } from './http-tables.ts';
import type { People } from './people/people.ts';
import { checkMaySpeak } from './people/seating.ts';
import { loginOf } from './people/visitor.ts';
import type { Tables } from './tables.ts';

interface TalkRoutes {
  readonly tables: Tables;
  readonly people: People;
}

const remark: z.ZodType<Remark> = z.object({
  n: z.number().int().describe('1, 2, 3 …'),
  side: z.number().int().describe('Who said it; -3 for onlookers'),
  name: z.string(),
  who: z.string().describe('Tells onlookers apart, whatever they call themselves'),
  text: z.string(),
  at: z.number().describe('When, in milliseconds since 1970'),
});

const done = z.strictObject({});

export const talkRoutes: FastifyPluginAsyncZod<TalkRoutes> = async (app, { tables, people }) => {
  const { talk } = tables;

  app.get('/tables/:id/talk', {
    schema: {
      tags: ['talk'],
      summary: 'What has been said at a table, as far as this seat or an onlooker may hear it',
      description: ABOUT_TALK,
      params,
      querystring: seat,
      response: { 200: z.array(remark), ...faults },
    },
    handler: async (request) => {
      const { hub, side } = await visit(tables, request);
      return [...(await talk.remarks(hub, side))];
    },
  });

  app.post('/tables/:id/talk', {
    schema: {
      tags: ['talk'],
      summary: 'Say something at a table',
      params,
      querystring: seat,
      body: remarkRequest,
      response: { 201: done, ...faults },
    },
    handler: async (request, reply) => {
      const { hub, side } = await visit(tables, request);
      await checkMaySpeak(tables.store.sql, hub.id, await loginOf(people.accounts, request));
      await talk.say(hub, { side, address: addressOf(request.ip) }, request.body);
      return reply.code(201).send({});
    },
  });

  app.get('/tables/:id/note', {
    schema: {
      tags: ['talk'],
      summary: 'What a seat has noted for itself',
      params,
      querystring: seat,
      response: { 200: noteRequest, ...faults },
    },
    handler: async (request) => {
      const { hub, side } = await visit(tables, request);
      return { text: await talk.note(hub, side) };
    },
  });

  app.put('/tables/:id/note', {
    schema: {
      tags: ['talk'],
      summary: 'Note something for oneself, in place of what was noted',
      params,
      querystring: seat,
      body: noteRequest,
      response: { 200: done, ...faults },
    },
    handler: async (request) => {
      const { hub, side } = await visit(tables, request);
      await talk.keepNote(hub, side, request.body.text);
      return {};
    },
  });
};

const ABOUT_TALK = `On a socket it is told as \`{"type":"talk","remarks":[…]}\`: behind the whole table all that is kept,
then each remark. Seats hear nothing of onlookers while a game with secrets goes on.`;
