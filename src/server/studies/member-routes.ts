/** The HTTP API of studies for their members: joining, roles, stars, private notes, chat. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  joinStudy,
  memberRequest,
  studyInfo,
  studyNote,
  studyNotes,
  studyChatMessage,
  studyChatMessageRequest,
} from '../../study/messages.ts';
import { HttpError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import { readerOf, requireAuthor } from './authors.ts';
import { infoOf, type OpenStudyRoutes, params, routeSchema } from './study-http.ts';
import { storeNote, memberOf, notesOf } from './study-repository.ts';

const done = z.strictObject({});

export const memberRoutes: FastifyPluginAsyncZod<OpenStudyRoutes> = async (app, options) => {
  await app.register(joinRoutes, options);
  await app.register(starRoutes, options);
  await app.register(noteRoutes, options);
};

const joinRoutes: FastifyPluginAsyncZod<OpenStudyRoutes> = async (app, options) => {
  const { accountService, db, studies } = options;

  app.post('/studies/:id/join', {
    schema: routeSchema('Become a contributor by the link of a study', {
      params,
      body: joinStudy,
      response: { 200: studyInfo },
    }),
    handler: async (request) => {
      const { id } = request.params;
      const { code, name } = request.body;
      const author = await requireAuthor(accountService, request, name);
      const row = await studies.byCode(id, code);
      const { role } = await studies.open(id, author.member).catch(() => ({ role: 'viewer' }));
      if (role === 'viewer')
        await studies.settle(row.id, author, {
          letsIn: true,
          writes: [
            db
              .deleteFrom('study_members')
              .where((eb) => eb.and({ study_id: id, member: author.member })),
            memberOf(db, id, author, 'contributor'),
          ],
        });
      return infoOf(options, await studies.open(id, author.member), author.member);
    },
  });

  app.put('/studies/:id/members', {
    schema: routeSchema(
      'Set the role of a member to contributor or viewer, or remove the member; owner only',
      {
        params,
        body: memberRequest,
        response: { 200: studyInfo },
      },
    ),
    handler: async (request) => {
      const { id } = request.params;
      const { name, role } = request.body;
      const author = await requireAuthor(accountService, request);
      await studies.open(id, author.member, 'owner');
      const remove = db
        .deleteFrom('study_members')
        .where((eb) => eb.and({ study_id: id, name }))
        .where('role', '<>', 'owner');
      const account = role && (await accountService.accounts.named(name));
      if (role && !account) throw new HttpError(404, refuse('server.account.nobody', { name }));
      const add =
        account && role ? [memberOf(db, id, { member: account.id, name: account.name }, role)] : [];
      await studies.settle(id, author, { letsIn: role !== undefined, writes: [remove, ...add] });
      return infoOf(options, await studies.open(id, author.member), author.member);
    },
  });
};

const starRoutes: FastifyPluginAsyncZod<OpenStudyRoutes> = async (app, options) => {
  const { accountService, db, studies } = options;

  for (const method of ['PUT', 'DELETE'] as const)
    app.route({
      method,
      url: '/studies/:id/star',
      schema: routeSchema(
        method === 'PUT' ? 'Give a study a star; for accounts' : 'Take a star back',
        { params, response: { 200: studyInfo } },
      ),
      handler: async (request) => {
        const { member } = await requireAuthor(accountService, request);
        if (member.startsWith('guest:')) throw new HttpError(401, refuse('server.account.sign-in'));
        const open = await studies.open(request.params.id, member);
        const star = { study_id: open.row.id, member };
        await (method === 'PUT'
          ? db
              .insertInto('study_stars')
              .values(star)
              .onConflict((c) => c.doNothing())
              .execute()
          : db
              .deleteFrom('study_stars')
              .where((eb) => eb.and(star))
              .execute());
        return infoOf(options, open, member);
      },
    });
};

const noteRoutes: FastifyPluginAsyncZod<OpenStudyRoutes> = async (app, options) => {
  const { accountService, db, studies } = options;

  app.get('/studies/:id/notes', {
    schema: routeSchema('Private notes of a member', { params, response: { 200: studyNotes } }),
    handler: async (request) => {
      const { member } = await requireAuthor(accountService, request);
      const { row } = await studies.open(request.params.id, member);
      return notesOf(db, row.id, member);
    },
  });

  app.put('/studies/:id/notes', {
    schema: routeSchema('Replace the private note of a member on a node; an empty one is deleted', {
      params,
      body: studyNote,
      response: { 200: done },
    }),
    handler: async (request) => {
      const { member } = await requireAuthor(accountService, request);
      const { row, me } = await studies.open(request.params.id, member);
      if (me === '') throw new HttpError(403, refuse('server.study.member'));
      const { node, text } = request.body;
      await storeNote(db, { study_id: row.id, member, node }, text);
      return {};
    },
  });

  app.get('/studies/:id/chat', {
    schema: routeSchema('Chat of a study', {
      params,
      response: { 200: z.array(studyChatMessage) },
    }),
    handler: async (request) => {
      const { row } = await studies.open(
        request.params.id,
        await readerOf(accountService, request),
      );
      return studies.chatMessages(row.id);
    },
  });

  app.post('/studies/:id/chat', {
    schema: routeSchema('Send a chat message; for members', {
      params,
      body: studyChatMessageRequest,
      response: { 201: done },
    }),
    handler: async (request, reply) => {
      const { member } = await requireAuthor(accountService, request);
      const { row, me } = await studies.open(request.params.id, member);
      if (me === '') throw new HttpError(403, refuse('server.study.member'));
      await studies.send(row.id, { member, name: me }, request.body.text);
      return reply.code(201).send({});
    },
  });
};
