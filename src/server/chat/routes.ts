/** The HTTP API of table chat and of the private notes of seats. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { noteRequest, chatMessage, chatMessageRequest } from '../../table/messages/chat.ts';
import { addressOf } from '../http/addresses.ts';
import { routeSchemas } from '../http/route-schema.ts';
import { faults } from '../tables/lobby-routes.ts';
import { params, seat, visit } from '../tables/routes.ts';
import type { AccountService } from '../accounts/account-service.ts';
import { checkCanChat } from '../seats/permissions.ts';
import { loginOf } from '../accounts/current-user.ts';
import type { Tables } from '../tables/tables.ts';

const routeSchema = routeSchemas('chat', faults);

interface ChatRoutes {
  readonly tables: Tables;
  readonly accountService: AccountService;
}

const done = z.strictObject({});

export const chatRoutes: FastifyPluginAsyncZod<ChatRoutes> = async (
  app,
  { tables, accountService },
) => {
  const { chat } = tables;

  app.get('/tables/:id/chat', {
    schema: routeSchema('Chat of a table, as far as this seat or a spectator may read it', {
      description: ABOUT_CHAT,
      params,
      querystring: seat,
      response: { 200: z.array(chatMessage) },
    }),
    handler: async (request) => {
      const { session, side } = await visit(tables, request);
      return [...(await chat.messagesFor(session, side))];
    },
  });

  app.post('/tables/:id/chat', {
    schema: routeSchema('Send a chat message', {
      params,
      querystring: seat,
      body: chatMessageRequest,
      response: { 201: done },
    }),
    handler: async (request, reply) => {
      const { session, side } = await visit(tables, request);
      await checkCanChat(
        tables.store.db,
        session.id,
        await loginOf(accountService.accounts, request),
      );
      await chat.send(session, { side, address: addressOf(request.ip) }, request.body);
      return reply.code(201).send({});
    },
  });

  app.get('/tables/:id/note', {
    schema: routeSchema('Private note of a seat', {
      params,
      querystring: seat,
      response: { 200: noteRequest },
    }),
    handler: async (request) => {
      const { session, side } = await visit(tables, request);
      return { text: await chat.note(session, side) };
    },
  });

  app.put('/tables/:id/note', {
    schema: routeSchema('Replace the private note of a seat', {
      params,
      querystring: seat,
      body: noteRequest,
      response: { 200: done },
    }),
    handler: async (request) => {
      const { session, side } = await visit(tables, request);
      await chat.keepNote(session, side, request.body.text);
      return {};
    },
  });
};

const ABOUT_CHAT = `A socket gets it as \`{"type":"chat","messages":[…]}\`: all stored messages after the complete table,
then each new message. While a game with secrets is in progress, seats do not get the messages of spectators.`;
