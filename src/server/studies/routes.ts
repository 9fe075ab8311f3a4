/** The HTTP API of studies: list, create, read, change. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  changeAnswer,
  changeRequest,
  openStudyRequest,
  studyChanges,
  studyInfo,
  studyRequest,
  studySettings,
  studySummaries,
} from '../../study/messages.ts';
import { chapterOfGame } from '../../study/from-game.ts';
import { shortHash } from '../../study/node-id.ts';
import { MOST_OPERATIONS } from '../../study/messages.ts';
import { guard } from '../accounts/routes.ts';
import { plainText } from '../accounts/names.ts';
import { HttpError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import { sendJson } from '../http/send-json.ts';
import { params as tableParams, seat, visit } from '../tables/routes.ts';
import type { TableSession } from '../tables/session.ts';
import { headOf } from '../english.ts';
import { readerOf, requireAuthor } from './authors.ts';
import {
  infoOf,
  type OpenStudyRoutes,
  params,
  routeSchema,
  type StudyRoutes,
} from './study-http.ts';
import { memberRoutes } from './member-routes.ts';
import {
  type Author,
  changesAfter,
  listStudies,
  memberOf,
  studyOfTable,
} from './study-repository.ts';
import { studySocketRoutes } from './study-socket.ts';
import { Studies } from './studies.ts';

const MOST_LISTED = 50;
/** Maximum bytes of a change: a chapter may begin with a custom document, and nodes may contain guesses. */
const CHANGE_BYTES = 1024 * 1024;
export const studyRoutes: FastifyPluginAsyncZod<StudyRoutes> = async (app, options) => {
  guard(app, options);
  const open = { ...options, studies: new Studies(options.tables, options.limits) };
  await app.register(listRoutes, open);
  await app.register(oneRoutes, open);
  await app.register(changeRoutes, open);
  await app.register(memberRoutes, open);
  await app.register(gameStudyRoutes, open);
  await app.register(studySocketRoutes, open);
};

const listRoutes: FastifyPluginAsyncZod<OpenStudyRoutes> = async (app, options) => {
  const { accountService, db, studies, limits } = options;
  const seldom = { rateLimit: { max: limits.tablesPerMinute, timeWindow: 60_000 } };

  app.get('/studies', {
    schema: routeSchema('Public studies, or those of the user', {
      querystring: z.object({
        game: z.string().max(40).optional(),
        author: z.string().max(60).optional().describe('Name of the owner'),
        order: z.enum(['stars', 'new']).default('new'),
        own: z.literal('1').optional().describe('Only studies of which the user is a member'),
      }),
      response: { 200: studySummaries },
    }),
    handler: async (request) => {
      const { own, ...filter } = request.query;
      const member = own && (await readerOf(accountService, request));
      return listStudies(db, { ...filter, member, most: MOST_LISTED });
    },
  });

  app.post('/studies', {
    config: seldom,
    bodyLimit: CHANGE_BYTES,
    schema: routeSchema('Create a study', {
      description: ABOUT_AUTHORS,
      querystring: z.object({ name: z.string().max(40).default('').describe('Name of a guest') }),
      body: studyRequest,
      response: { 201: studyInfo },
    }),
    handler: async (request, reply) => {
      const author = await requireAuthor(accountService, request, request.query.name);
      const id = await studies.create(request.body, author);
      const open = await studies.open(id, author.member);
      return reply.code(201).send(await infoOf(options, open, author.member));
    },
  });
};

const oneRoutes: FastifyPluginAsyncZod<OpenStudyRoutes> = async (app, options) => {
  const { accountService, db, studies } = options;

  app.get('/studies/:id', {
    schema: routeSchema('Study with its members, without its chapters', {
      params,
      response: { 200: studyInfo },
    }),
    handler: async (request) => {
      const member = await readerOf(accountService, request);
      return infoOf(options, await studies.open(request.params.id, member), member);
    },
  });

  app.put('/studies/:id', {
    schema: routeSchema('Set the name and the readers of a study; only for its owner', {
      params,
      body: studySettings,
      response: { 200: studyInfo },
    }),
    handler: async (request) => {
      const { id } = request.params;
      const { name, visibility } = request.body;
      const author = await requireAuthor(accountService, request);
      await studies.open(id, author.member, 'owner');
      const set = { name: plainText('name', name), visibility };
      const writes = [db.updateTable('studies').set(set).where('id', '=', id)];
      await studies.settle(id, author, { letsIn: visibility !== 'private', writes });
      return infoOf(options, await studies.open(id, author.member), author.member);
    },
  });

  app.delete('/studies/:id', {
    schema: routeSchema('Delete a study; only for its owner', {
      params,
      response: { 204: z.undefined().describe('Done') },
    }),
    handler: async (request, reply) => {
      const { member } = await requireAuthor(accountService, request);
      const { row } = await studies.open(request.params.id, member, 'owner');
      await db.deleteFrom('studies').where('id', '=', row.id).execute();
      studies.readers.send(row.id, { type: 'settings', n: row.seq });
      return reply.code(204).send();
    },
  });
};

const changeRoutes: FastifyPluginAsyncZod<OpenStudyRoutes> = async (app, options) => {
  const { accountService, db, studies } = options;

  app.get('/studies/:id/changes', {
    schema: routeSchema('Changes of a study, in order: its history, and its chapters', {
      description: ABOUT_CHANGES,
      params,
      querystring: z.object({ after: z.coerce.number().int().min(0).default(0) }),
      response: { 200: studyChanges },
    }),
    handler: async (request, reply) => {
      const { row } = await studies.open(
        request.params.id,
        await readerOf(accountService, request),
      );
      const changes = await changesAfter(db, row.id, request.query.after);
      return sendJson(reply, JSON.stringify(changes));
    },
  });

  app.post('/studies/:id/changes', {
    bodyLimit: CHANGE_BYTES,
    schema: routeSchema('Carry out operations; for the owner and contributors', {
      params,
      body: changeRequest,
      response: { 200: changeAnswer },
    }),
    handler: async (request) => {
      const { member } = await requireAuthor(accountService, request);
      const { row, me } = await studies.open(request.params.id, member, 'contributor');
      return studies.change(row.id, { member, name: me }, request.body);
    },
  });
};

const gameStudyRoutes: FastifyPluginAsyncZod<OpenStudyRoutes> = async (app, options) => {
  const { accountService, db, tables, studies } = options;

  app.post('/tables/:id/study', {
    schema: routeSchema('Open a finished game as a study of all its players', {
      description: 'Needs the token of a seat. All players get the same study.',
      params: tableParams,
      querystring: seat,
      body: openStudyRequest,
      response: { 200: studyInfo },
    }),
    handler: async (request) => {
      const { session, side } = await visit(tables, request);
      if (side < 0) throw new HttpError(403, refuse('server.study.players'));
      if (!session.table.outcome) throw new HttpError(409, refuse('server.study.early'));
      const author = await requireAuthor(accountService, request, request.body.name);
      const known = await studyOfTable(db, session.id);
      const id = known?.id ?? (await openGame(options, session, author));
      const { role } = await studies.open(id, author.member).catch(() => ({ role: 'viewer' }));
      if (role === 'viewer')
        await studies.settle(id, author, {
          letsIn: true,
          writes: [memberOf(db, id, author, 'contributor')],
        });
      return infoOf(options, await studies.open(id, author.member), author.member);
    },
  });
};

/** Creates the study of a finished game. If two players open it at the same time, both get the study of the first. */
async function openGame(
  { studies, db, tables }: OpenStudyRoutes,
  { id: table, table: { game, entries, seats } }: TableSession,
  author: Author,
): Promise<string> {
  const { 'game.title': name = game.id } = headOf(tables.registry.gameById(game.id));
  const players = seats.map((one) => one.name).filter((one) => one !== '');
  const title = [name, players.join(' – ')]
    .filter((part) => part !== '')
    .join(': ')
    .slice(0, 120);
  const played = {
    ...{ id: shortHash(table), name: title, entries },
    origin: (entry: number) => ({ table, entry }),
  };
  const operations = chapterOfGame(game, played);
  const wanted = { name: title, visibility: 'private' as const, table, operations: [] };
  const made = await studies.create(wanted, author).catch(() => undefined);
  const id = made ?? (await studyOfTable(db, table))?.id;
  if (id === undefined) throw new HttpError(409, refuse('server.study.busy'));
  for (let from = 0; made && from < operations.length; from += MOST_OPERATIONS) {
    const piece = operations.slice(from, from + MOST_OPERATIONS);
    await studies.change(id, author, { key: `game-${from}-${id}`, operations: piece });
  }
  return id;
}

const ABOUT_AUTHORS = `A guest sends a secret of 20 to 64 letters and digits in the header \`x-guest\`, with every request about
studies; the name of a guest ends with a mark that follows from the secret.`;

const ABOUT_CHANGES = `A study is the result of its changes. A WebSocket at \`/api/studies/{id}/socket?guest=SECRET\` sends each
new one as \`{"type":"change","change":{…}}\`; after \`{"type":"behind"}\`, read those after the last known one. A change without
operations is about the members. Send \`{"type":"at","chapter":ID,"node":ID}\` to show others where you look, at least every
20 seconds: they get \`{"type":"cursor","cursor":{…}}\`, and \`{"type":"gone","id":ID}\` in the end.`;
