/** The HTTP API of tables: join, view, act, record. `lobby-routes.ts` creates and lists them. */
import { msg } from '../../kernel/text/message.ts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireName } from '../../kernel/setup/setup.ts';
import type { Side } from '../../kernel/side.ts';
import {
  rematchRequest,
  joinRequest,
  seatChangeRequest,
  seatMessage,
  tableRequest,
} from '../../table/messages/requests.ts';
import { writeRecord } from '../../table/record/record.ts';
import type { Table } from '../../table/table.ts';
import { openTo } from '../../table/views/watching.ts';
import { addressOf, Allowance } from '../http/addresses.ts';
import { routeSchemas } from '../http/route-schema.ts';
import type { Subscriber } from './publisher.ts';
import { fault, HttpError } from '../http/errors.ts';
import type { TableSession } from './session.ts';
import {
  changes,
  entries,
  seatGrant,
  rematch,
  replayView,
  seatChanged,
  tableCreated,
  tableView,
} from '../../table/messages/messages.ts';
import { personName } from '../accounts/names.ts';
import { checkRating } from '../seats/open-games.ts';
import {
  checkMayChange,
  checkCanJoin,
  mustBeCasual,
  copyAccountsToRematch,
  storeSeatAccount,
} from '../seats/permissions.ts';
import { authorizeToken } from '../seats/account-seats.ts';
import { loginOf } from '../accounts/current-user.ts';
import { checkLevel } from '../seats/request.ts';
import { faults, lobbyRoutes, type TableRoutes } from './lobby-routes.ts';
import { writeEntries } from './text.ts';
import type { Tables } from './tables.ts';
import { refuse } from '../http/refuse.ts';
import { sendJson } from '../http/send-json.ts';
import { checkKept } from '../challenges/challenges.ts';

const routeSchema = routeSchemas('tables', faults);
const recordSchema = routeSchemas('records', faults);
const RECORD_TYPE = 'application/jsonl; charset=utf-8';
/** Maximum bytes of an imported record. */
const RECORD_BYTES = 4 * 1024 * 1024;

export const params = z.object({ id: z.string().max(100) });
export const seat = z.object({
  seat: z
    .string()
    .max(100)
    .optional()
    .describe('Secret token; send it as a Bearer token instead if you can'),
});

export const tableRoutes: FastifyPluginAsyncZod<TableRoutes> = async (app, options) => {
  await app.register(lobbyRoutes, options);
  await app.register(joinRoutes, options);
  await app.register(playRoutes, options);
  await app.register(seatRoutes, options);
  await app.register(pastRoutes, options);
  await app.register(recordRoutes, options);
};

const joinRoutes: FastifyPluginAsyncZod<TableRoutes> = async (app, options) => {
  const { tables, limits, accountService } = options;
  const { db } = tables.store;
  const strangers = new Allowance(limits.seats, limits.seatsPerHour);
  const seldom = { rateLimit: { max: limits.tablesPerMinute, timeWindow: 60_000 } };

  app.post('/tables/:id/rematch', {
    config: seldom,
    schema: routeSchema('Rematch: the players keep their seats and secrets', {
      params,
      querystring: seat,
      body: rematchRequest,
      response: { 200: rematch, 409: fault, 503: fault },
    }),
    handler: async (request) => {
      const { session, side } = await visit(tables, request);
      if (side < 0) throw new HttpError(403, refuse('server.rematch.players'));
      const casual = await mustBeCasual(db, tables.registry, session);
      const created = await tables.creator.createRematch(
        session,
        request.body?.swap ? 1 : 0,
        casual,
      );
      await copyAccountsToRematch(db, session.id, created);
      return created;
    },
  });

  app.post('/tables/:id/join', {
    schema: routeSchema('Take a free seat, or the seat of a token', {
      params,
      body: joinRequest,
      response: { 200: seatGrant, 401: fault, 409: fault, 503: fault },
    }),
    handler: async (request) => {
      const session = await tables.get(request.params.id);
      const { side, token, name = '', fresh } = request.body;
      await authorizeToken(db, session, token);
      const { sides } = session.table.game;
      const own = fresh === undefined ? undefined : session.live.findTakenSeat(fresh, token);
      if (own) return { side: sides[own.side]?.id ?? '', token: own.token };
      const login = await loginOf(accountService.accounts, request);
      await checkCanJoin(db, session.id, login);
      // A person with the link of a seat has been invited by name.
      if (!token) {
        await checkRating(db, session.id, session.table.game.id, login);
        const free = session.table.seats.filter(({ kind }) => kind === 'open').length;
        await checkKept(db, { table: session.id, free }, login);
      }
      if (!token && !strangers.take(addressOf(request.ip)))
        throw new HttpError(429, refuse('server.seats.many'));
      const wanted = side === undefined ? undefined : sides.findIndex(({ id }) => id === side);
      const taken = await session.join({ token, wanted, name: personName(name), fresh });
      await storeSeatAccount(db, session.id, taken, { token, login });
      return { side: sides[taken.side]?.id ?? '', token: taken.token };
    },
  });
};

const playRoutes: FastifyPluginAsyncZod<TableRoutes> = async (app, { tables }) => {
  app.get('/tables/:id', {
    schema: routeSchema('Table as a seat (by its token) or a spectator sees it', {
      params,
      querystring: seat,
      response: { 200: tableView },
    }),
    handler: async (request, reply) => {
      const { session, side } = await visit(tables, request);
      return sendJson(reply, await session.publisher.textFor(side));
    },
  });

  app.post('/tables/:id/actions', {
    schema: routeSchema('Move, undo, resign or add a share to the dice, as over the socket', {
      description: ABOUT_CHANGES,
      params,
      querystring: seat,
      body: seatMessage,
      response: { 200: changes, 409: changes, 503: fault },
    }),
    handler: async (request, reply) => {
      const { session, side } = await visit(tables, request);
      const caller = new Caller(side);
      const begun = performance.now();
      const { ok } = await session.handle(caller, request.body);
      tables.metrics.action(begun, ok);
      if (caller.text === '') throw new HttpError(503, refuse('server.reading'));
      return sendJson(reply.code(ok ? 200 : 409), caller.text);
    },
  });
};

const ABOUT_CHANGES = `Answers with the new entries and the new status. Each entry has patches
(offset, values) to the integers of the view of the seat. If the action was refused there are no entries, and
\`answer.refusal\` says why.`;

const seatRoutes: FastifyPluginAsyncZod<TableRoutes> = async (app, { tables }) => {
  app.post('/tables/:id/seats/:side', {
    schema: routeSchema('Let a bot play for a person, let a person replace a bot, or end that', {
      description: ABOUT_SEATS,
      params: z.object({ ...params.shape, side: z.string().max(40).describe('Id of the side') }),
      querystring: seat,
      body: seatChangeRequest,
      response: { 200: seatChanged, 409: fault, 503: fault },
    }),
    handler: async (request) => {
      const { id, side } = request.params;
      const session = await tables.get(id);
      const ids = session.table.game.sides.map((s) => s.id);
      requireName(msg('kind.side'), side, ids);
      const { body } = request;
      await authorizeToken(tables.store.db, session, tokenOf(request));
      await checkMayChange(tables.store.db, session.id, body);
      if (body.do === 'stand-in') checkLevel(body.level);
      const { token } = await session.changeSeat(tokenOf(request), ids.indexOf(side), body);
      return { side, ...(token !== undefined && { token }) };
    },
  });
};

const ABOUT_SEATS = `Needs the token of the seat or, for seats without a person, the \`host\` token of the new table.
The change becomes an entry of the record. Taking over a seat returns its token, which is valid until the seat is given
back. A substitute bot stops as soon as the person moves.`;

const pastRoutes: FastifyPluginAsyncZod<TableRoutes> = async (app, { tables }) => {
  app.get('/tables/:id/views/:seq', {
    schema: recordSchema(
      'Earlier position of a table; for spectators, with a delay, as a side saw it',
      {
        params: z.object({ ...params.shape, seq: z.coerce.number().int().nonnegative() }),
        querystring: seat.extend({
          as: z
            .string()
            .max(40)
            .optional()
            .describe('Id of the side, if the table allows spectators to see its view'),
        }),
        response: { 200: replayView },
      },
    ),
    handler: async (request) => {
      const { session, side } = await visit(tables, request);
      const { as } = request.query;
      const { seq } = request.params;
      await session.publisher.computeSnapshots();
      return session.table.viewAt(
        seq,
        as === undefined ? side : sideWatched(session.table, side, seq, as),
      );
    },
  });

  app.get('/tables/:id/log', {
    schema: recordSchema('Record as a side saw it, for spectators, with the delay of the table', {
      params,
      querystring: seat.extend({ as: z.string().max(40).describe('Id of the side') }),
      response: { 200: entries },
    }),
    handler: async (request, reply) => {
      const { session, side } = await visit(tables, request);
      const { table } = session;
      const upTo = openUpTo(table);
      const as = sideWatched(table, side, upTo, request.query.as);
      return sendJson(reply, `[${await tables.scheduler.run(writeEntries(table, as, upTo))}]`);
    },
  });
};

const recordRoutes: FastifyPluginAsyncZod<TableRoutes> = async (app, { tables, limits }) => {
  app.get('/tables/:id/record', {
    schema: recordSchema('Record as a file, after the game or if the game has no secrets', {
      params,
      querystring: seat,
      response: {
        200: {
          description: 'One JSON object for each line',
          content: { [RECORD_TYPE]: { schema: z.string() } },
        },
      },
    }),
    handler: async (request, reply) => {
      const { session } = await visit(tables, request);
      if (!session.publisher.mayShowRecord)
        throw new HttpError(403, refuse('server.record.secret'));
      const name = `${session.table.game.id}-${session.id}.cmr`;
      return reply
        .type(RECORD_TYPE)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(await tables.scheduler.run(writeRecord(session.table.record())));
    },
  });

  app.post('/records', {
    bodyLimit: RECORD_BYTES,
    config: { rateLimit: { max: limits.importsPerMinute, timeWindow: 60_000 } },
    schema: recordSchema('Import a record: view a finished game, or continue an unfinished one', {
      body: z.strictObject({
        record: z.string().describe('The file'),
        seats: tableRequest.shape.seats,
        name: tableRequest.shape.name,
      }),
      response: { 201: tableCreated, 413: fault, 503: fault },
    }),
    handler: async (request, reply) => {
      const { record, ...wanted } = request.body;
      return reply
        .code(201)
        .send(await tables.creator.import(record, wanted, addressOf(request.ip)));
    },
  });
};

/**
 * Returns the side whose view a spectator requests of the position after `seq` entries; throws a 403 if it may not be
 * shown.
 */
function sideWatched(table: Table, by: Side, seq: number, as: string) {
  const { game, header, outcome } = table;
  const ids = game.sides.map(({ id }) => id);
  requireName(msg('kind.side'), as, ids);
  const { watch } = header;
  if (by >= 0) throw new HttpError(403, refuse('server.watch.player'));
  if (!outcome && watch === undefined) throw new HttpError(403, refuse('server.watch.none'));
  if (seq > openUpTo(table))
    throw new HttpError(403, refuse('server.watch.later', { turns: watch ?? 0 }));
  return ids.indexOf(as);
}

/** Length of the record that spectators may see in a side's view. */
const openUpTo = ({ header, entries, seq, outcome }: Table): number =>
  outcome ? seq : openTo(entries, header.watch ?? 0);

/** A client that gets one answer and no later messages. */
class Caller implements Subscriber {
  readonly side: Side;
  text = '';

  constructor(side: Side) {
    this.side = side;
  }

  send(text: string): void {
    this.text = text;
  }

  disconnect(): void {}
}

/** Returns the table of a request and the side that its token opens, when all earlier changes are stored. */
export async function visit(
  tables: Tables,
  request: FastifyRequest,
): Promise<{ session: TableSession; side: Side }> {
  const { id } = request.params as { id: string };
  const session = await tables.get(id);
  const token = tokenOf(request);
  await authorizeToken(tables.store.db, session, token);
  const side = session.sideOf(token);
  await session.settled();
  return { session, side };
}

/** Returns the secret of a seat, from the Authorization header or else from the address. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? (request.query as { seat?: string }).seat;
}
