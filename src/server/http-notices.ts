/** The HTTP API of notices: who sits at a table says how he wants to be told of his turn, and ends that. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addressOf, Allowance } from './addresses.ts';
import { HttpError, ONLY_READ } from './http-error.ts';
import { tokenOf } from './http-tables.ts';
import { admitPass } from './people/seats.ts';
import { freshSecret, type Notices, pushMeans } from './notices.ts';
import { checkOutside } from './outside.ts';
import { fault } from './schemas.ts';
import { NOTICE_KINDS, type Notice, type Wanted } from './store/notice-store.ts';
import type { Tables } from './tables.ts';

interface NoticeRoutes {
  readonly tables: Tables;
  readonly notices: Notices | undefined;
}

/** Wishes of one seat: some browsers, a mailbox, a webhook. */
const MOST = 8;
/** Wishes that one address may have: at once, and an hour. */
const ALLOWED = [10, 30] as const;

const place = z.string().max(1000);
const wish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('webhook'), url: place }),
  z.strictObject({ kind: z.literal('email'), to: z.email().max(200) }),
  z.strictObject({ kind: z.literal('push'), endpoint: place, ...pushMeans.shape }),
]);
type Wish = z.infer<typeof wish>;

const kept = z.object({
  key: z.string().describe('Ends it'),
  kind: z.enum(NOTICE_KINDS),
  place: z.string().describe('The address that is told'),
});
const params = z.object({ id: z.string().max(100) });
const key = z.string().max(100);
const seat = z.object({ seat: z.string().max(100).optional() });
const faults = { 400: fault, 403: fault, 404: fault, 429: fault };

export const noticeRoutes: FastifyPluginAsyncZod<NoticeRoutes> = async (app, options) => {
  const { tables, notices } = options;
  if (!notices) return;
  await app.register(lookRoutes, { tables, notices });
  await app.register(wishRoutes, { tables, notices });
  await app.register(endRoutes, { tables, notices });
};

interface Routes {
  readonly tables: Tables;
  readonly notices: Notices;
}

const lookRoutes: FastifyPluginAsyncZod<Routes> = async (app, { tables, notices }) => {
  app.get('/notices', {
    schema: {
      tags: ['notices'],
      summary: 'How this server can tell people of their turn',
      response: {
        200: z.object({
          push: z.string().describe('Public key of this server, for web push (VAPID)'),
          email: z.boolean(),
        }),
      },
    },
    handler: async () => ({ push: await notices.pushKey(), email: notices.hasMail }),
  });

  app.get('/tables/:id/notices', {
    schema: {
      tags: ['notices'],
      summary: 'What a seat is told of its turn by',
      params,
      querystring: seat,
      response: { 200: z.array(kept), ...faults },
    },
    handler: async (request) => {
      const { table, side, owner } = await sitter(tables, request);
      return (await notices.store.of(table, side, owner)).map(shown);
    },
  });
};

const wishRoutes: FastifyPluginAsyncZod<Routes> = async (app, { tables, notices }) => {
  const allowance = new Allowance(...ALLOWED);

  app.post('/tables/:id/notices', {
    schema: {
      tags: ['notices'],
      summary: 'Be told when it is the turn of this seat',
      description: ABOUT,
      params,
      querystring: seat,
      body: wish,
      response: {
        201: z.object({ ...kept.shape, secret: z.string().optional() }),
        503: fault,
        ...faults,
      },
    },
    handler: async (request, reply) => {
      if (tables.store.fault !== undefined) throw new HttpError(503, ONLY_READ);
      const { table, side, owner } = await sitter(tables, request);
      const { kind, place, means } = wantedBy(request.body, notices);
      if (!allowance.take(addressOf(request.ip)))
        throw new HttpError(429, 'Your address has asked for many notices; try again later.');
      const known = await notices.store.of(table, side, owner);
      if (known.length >= MOST && !known.some((one) => one.place === place))
        throw new HttpError(
          400,
          `This seat is told in ${MOST} ways already; end one of them first.`,
        );
      const key = await notices.store.want({ table, side, owner, kind, place, means });
      const { secret } = JSON.parse(means) as { secret?: string };
      return reply.code(201).send({ key, kind, place, ...(secret !== undefined && { secret }) });
    },
  });

  app.delete('/tables/:id/notices/:key', {
    schema: {
      tags: ['notices'],
      summary: 'Be told no more',
      params: z.object({ ...params.shape, key }),
      querystring: seat,
      response: { 204: z.undefined(), ...faults },
    },
    handler: async (request, reply) => {
      const { table, side, owner } = await sitter(tables, request);
      const known = await notices.store.of(table, side, owner);
      if (!known.some((notice) => notice.key === request.params.key))
        throw new HttpError(404, 'There is no such notice of this seat.');
      await notices.store.end(request.params.key);
      return reply.code(204).send(undefined);
    },
  });
};

const endRoutes: FastifyPluginAsyncZod<Routes> = async (app, { notices }) => {
  // From the link in a mail, by whoever has it. Programs that look at links in mails must not end it.
  app.get('/notices/:key/end', { schema: { hide: true, params: z.object({ key }) } }, (_, reply) =>
    reply.type('text/html; charset=utf-8').send(END_PAGE),
  );
  // As mail programs do by themselves when they are asked to (RFC 8058): with a form that says nothing.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_, body, done) => {
    body.resume().on('end', () => done(null, {}));
  });
  app.post(
    '/notices/:key/end',
    { schema: { hide: true, params: z.object({ key }) } },
    async (request, reply) => {
      await notices.store.end(request.params.key);
      return reply.type('text/html; charset=utf-8').send(ENDED_PAGE);
    },
  );
};

const ABOUT = `Once a turn, when the table has rested for a minute and nobody is there for the seat. A webhook gets
\`{"type":"turn","table","game","side","url","at"}\` by POST, with \`X-Countermarch-Signature: sha256=…\`, the HMAC of the body
by the \`secret\` of the answer; it is tried again for a quarter of an hour unless it answers with 2xx.`;

/** The seat that a secret opens; a 403 if it opens none. */
async function sitter(tables: Tables, request: FastifyRequest) {
  const { id } = request.params as { id: string };
  const hub = await tables.get(id);
  const token = tokenOf(request);
  await admitPass(tables.store.sql, hub, token);
  const side = hub.sideOf(token);
  if (side < 0 || token === undefined)
    throw new HttpError(403, 'Only who sits at a table is told of his turn.');
  return { table: id, side, owner: hub.passes.hashOf(token) };
}

/** What is kept of a wish; throws `InputError` or a 400 if it cannot be met. */
function wantedBy(wanted: Wish, notices: Notices): Pick<Wanted, 'kind' | 'place' | 'means'> {
  const { kind } = wanted;
  if (kind === 'email') {
    if (!notices.hasMail) throw new HttpError(400, 'This server sends no e-mail.');
    return { kind, place: wanted.to, means: '{}' };
  }
  if (kind === 'webhook') {
    checkOutside(wanted.url, notices.allowsPrivate);
    return { kind, place: wanted.url, means: JSON.stringify({ secret: freshSecret() }) };
  }
  const { endpoint, keys, title } = wanted;
  checkOutside(endpoint, notices.allowsPrivate);
  return { kind, place: endpoint, means: JSON.stringify({ keys, title }) };
}

const shown = ({ key, kind, place }: Notice) => ({ key, kind, place });

const END_PAGE = `<!doctype html><title>Countermarch</title>
<form method="post"><p>Tell me no more when it is my turn at this table.</p><button>End the notices</button></form>
`;
const ENDED_PAGE = `<!doctype html><title>Countermarch</title><p>You are told no more of this table.</p>
`;
