/** Assembles the web server: page, API with its documentation, sockets, and limits. */
import type { GameModule } from '../../kernel/game.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { english, headOf, loadGameMessages, errorAnswerOf } from '../english.ts';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import fastifyWebsocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import {
  type FastifyPluginAsyncZod,
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import manifest from '../../../package.json' with { type: 'json' };
import { levelsOf } from '../../bots/levels.ts';
import { checkJson } from '../../kernel/setup/read-json.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { documentHead, valuesHead } from '../../table/document-head.ts';
import { catalogue, rulebook, variantHashes } from '../../table/messages/messages.ts';
import { TIME_HEADER } from '../../table/messages/time-header.ts';
import { secretScenarios } from '../../table/secret-scenarios.ts';
import { FairQueue } from '../operations/fair-queue.ts';
import { addressOf } from './addresses.ts';
import { asMessage, fault, HttpError } from './errors.ts';
import { refuse } from './refuse.ts';
import { healthRoutes } from './health.ts';
import { notificationRoutes } from '../notifications/routes.ts';
import { bundleRoutes } from '../bundles/routes.ts';
import { tableRoutes } from '../tables/routes.ts';
import { readRatedVariants } from '../seats/rated-variants.ts';
import { orderRoutes } from '../seats/conditional-routes.ts';
import { chatRoutes } from '../chat/routes.ts';
import { type Limits, MESSAGE_BYTES } from './limits.ts';
import type { AnsweredRequest } from '../operations/log.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { pairingRoutes } from '../pairing/routes.ts';
import { pageRoutes } from './page.ts';
import type { ClosureWatch } from '../moderation/closure-watch.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { calendarRoutes } from '../calendar/routes.ts';
import { challengeRoutes } from '../challenges/routes.ts';
import { friendRoutes } from '../accounts/friend-routes.ts';
import { moderationRoutes } from '../moderation/routes.ts';
import { passkeyRoutes } from '../accounts/passkey-routes.ts';
import { profileRoutes } from '../accounts/profile-routes.ts';
import { AccountService } from '../accounts/account-service.ts';
import { whyNotWritten } from '../store/faults.ts';
import { socketRoutes } from './socket.ts';
import { closeUnusedConnections } from './unused-connections.ts';
import { studyRoutes } from '../studies/routes.ts';
import type { Tables } from '../tables/tables.ts';
import { tournamentRoutes } from '../tournaments/routes.ts';
import type { TournamentWatch } from '../tournaments/tournament-watch.ts';

interface AppOptions {
  readonly tables: Tables;
  readonly notifications: Notifications | undefined;
  readonly tournaments: TournamentWatch;
  readonly closures: ClosureWatch;
  readonly limits: Limits;
  /** Folder of the built page; absent: the API only. */
  readonly page: string | undefined;
  readonly origins: readonly string[];
  /** Proxies whose report of a client's address is trusted: all, or these addresses. */
  readonly trustProxy?: boolean | string;
  /** Whether the server is about to stop: proxies should send it no new clients. */
  isDraining(): boolean;
  /** More routes, outside of the API. */
  readonly extra?: FastifyPluginAsync | undefined;
  /** Called for every answered request. */
  readonly served?: ((request: AnsweredRequest) => void) | undefined;
  log(line: string): void;
}

const BODY_BYTES = 64 * 1024;

/** Returns the web server, ready to listen. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { requestMilliseconds, idleMilliseconds } = options.limits;
  const app = Fastify({
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: 200 },
    trustProxy: options.trustProxy ?? false,
    // A connection with half a request, or with no request, is closed soon.
    requestTimeout: requestMilliseconds,
    connectionTimeout: idleMilliseconds,
    keepAliveTimeout: idleMilliseconds,
    http: {
      headersTimeout: requestMilliseconds,
      connectionsCheckingInterval: Math.ceil(requestMilliseconds / 4),
    },
  });
  warnOfProxy(app, options);
  noteRequests(app, options);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, _, reply) => {
    const why = whyNotWritten(error);
    const { status, ...answer } = explain(why === undefined ? error : NOT_WRITTEN);
    if (why !== undefined) options.log(`The store could not be written: ${why}`);
    else if (status >= 500 && !(error instanceof HttpError))
      options.log(String((error as Error).stack ?? error));
    return reply.code(status).send(answer);
  });
  // Sockets check requests themselves: a browser does not learn why an upgrade failed.
  app.addHook('preValidation', async ({ ws, params, query, body }) => {
    if (!ws) checkJson([params, query, body]);
  });
  const queue = new FairQueue();
  app.addHook('onRequest', (request) => queue.pass(addressOf(request.ip)));
  await app.register(fastifyHelmet, { contentSecurityPolicy: { directives: POLICY }, hsts: false });
  await app.register(fastifyWebsocket, { options: { maxPayload: MESSAGE_BYTES } });
  await app.register((scope) => addApi(scope, options), { prefix: '/api' });
  if (options.extra) await app.register(options.extra);
  await app.register(pageRoutes, { page: options.page });
  closeUnusedConnections(app);
  return app;
}

/** Begins the log line about a status that the description of a route does not list. */
export const UNDOCUMENTED = 'Not in the API document';

const NOT_WRITTEN = new HttpError(503, refuse('server.not-written'));

/**
 * Counts requests and logs them: by route, never by address, because an address may contain a secret. Reports answers
 * that the API document does not list, each once, so that no visitor can fill the log.
 */
function noteRequests(app: FastifyInstance, { tables, served, log }: AppOptions): void {
  const reported = new Set<string>();
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    tables.metrics.request(statusCode);
    const milliseconds = Math.round(elapsedTime);
    const { url: route = '', schema } = routeOptions;
    served?.({ method, route, status: statusCode, milliseconds });
    const documented = schema?.response as Readonly<Record<number, unknown>> | undefined;
    const answer = `${method} ${route} answered ${statusCode}`;
    if (!documented || statusCode in documented || statusCode >= 500 || reported.has(answer))
      return;
    reported.add(answer);
    log(`${UNDOCUMENTED}: ${answer}.`);
  });
}

/** Warns the host about an untrusted proxy: behind it, all clients share one address and its limits. */
function warnOfProxy(app: FastifyInstance, { trustProxy, log }: AppOptions): void {
  if (trustProxy) return;
  let isTold = false;
  app.addHook('onRequest', async ({ headers, ip }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    log(
      `All visitors come through a proxy at ${ip}, so they count as one for all limits. If the proxy is yours, use --trust-proxy ${ip}`,
    );
  });
}

/** Policies of the page. It is often served over plain HTTP in home networks, so nothing is upgraded to HTTPS. */
const POLICY = {
  defaultSrc: ["'self'"],
  connectSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  // QuickJS, the sandbox for rules from files, is WebAssembly.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  workerSrc: ["'self'", 'blob:'],
  upgradeInsecureRequests: null,
};

/**
 * Adds to the description of each route the refusals that any route may answer: invalid text, too many requests, a body
 * that is too large or of another type.
 */
function describeLimits(app: FastifyInstance): void {
  app.addHook('onRoute', ({ schema, method }) => {
    if (!schema?.response) return;
    schema.response = {
      ...{ 400: fault, 429: fault },
      ...(method !== 'GET' && { 413: fault, 415: fault }),
      ...schema.response,
    };
  });
}

async function addApi(app: FastifyInstance, options: AppOptions): Promise<void> {
  describeLimits(app);
  app.addHook('onSend', async (_, reply) => {
    reply.header(TIME_HEADER, Date.now());
  });
  await app.register(fastifyRateLimit, {
    max: options.limits.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => addressOf(request.ip),
    errorResponseBuilder: (_, { ttl }) =>
      new HttpError(429, refuse('server.requests', { n: Math.ceil(ttl / 1000) })),
  });
  await app.register(fastifySwagger, {
    openapi: { info: { title: 'Countermarch', version: manifest.version, description: ABOUT_API } },
    transform: jsonSchemaTransform,
  });
  // The plugin makes the links of its page without the prefix under which it is registered.
  await app.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    staticCSP: true,
  });
  await app.register(fastifyCookie);
  const { store } = options.tables;
  const { origins, limits } = options;
  const account = {
    accountService: new AccountService(store, limits),
    db: store.db,
    origins,
  };
  await app.register(healthRoutes, options);
  await app.register(accountRoutes, account);
  await app.register(passkeyRoutes, account);
  await app.register(profileRoutes, account);
  await app.register(friendRoutes, { ...account, notifications: options.notifications });
  await app.register(calendarRoutes, { ...options, ...account });
  await app.register(challengeRoutes, { ...options, ...account });
  await app.register(moderationRoutes, { ...account, closures: options.closures });
  await app.register(tournamentRoutes, { ...options, ...account });
  await app.register(gameRoutes, options);
  await app.register(bundleRoutes, options);
  await app.register(tableRoutes, { ...options, ...account });
  await app.register(pairingRoutes, { ...options, ...account });
  await app.register(notificationRoutes, { ...options, ...account });
  await app.register(orderRoutes, options);
  await app.register(chatRoutes, { ...options, ...account });
  await app.register(studyRoutes, { ...options, ...account });
  await app.register(socketRoutes, options);
  app.setNotFoundHandler(({ method, url }) => {
    throw new HttpError(404, refuse('server.address', { asked: `${method} ${url}` }));
  });
}

const ABOUT_API = `Games, tables and records. A seat is a secret token, sent as
\`Authorization: Bearer TOKEN\` or \`?seat=TOKEN\`; without one you are a spectator. A WebSocket at
\`/api/tables/{id}/socket?seat=TOKEN\` sends first the complete table, then changes. It takes the same messages as
\`POST /api/tables/{id}/actions\`, and its changes have the form of that answer. If the entries of a message do not
follow the last known one, send \`{"type":"table","id":1}\` to get the complete table again.
Send \`{"type":"ping","id":2}\` every 10 seconds: the server answers \`{"type":"pong","id":2,"at":MILLISECONDS}\` with its
clock, also while a table is loaded. If no answer comes within 5 seconds, the connection is dead: open another.
Send \`{"type":"activity","id":3,"isActive":true}\` when the player looks at the table, and \`false\` when they no
longer do: while they are active, they get no notification of their turn.`;

const presentBundle = (bundle: string | undefined) => bundle !== undefined && { bundle };

const gameRoutes: FastifyPluginAsyncZod<AppOptions> = async (app, { tables }) => {
  const { games, gameById } = tables.registry;
  const secret = new Map<string, Promise<readonly string[]>>();
  // Generated at the first request and cached: it takes a second.
  const secretOf = (game: GameModule): Promise<readonly string[]> => {
    const known = secret.get(game.id) ?? tables.scheduler.run(secretScenarios(game));
    secret.set(game.id, known);
    return known;
  };

  app.get('/games', {
    schema: { tags: ['games'], summary: 'Games of this server', response: { 200: catalogue } },
    handler: async () => {
      await loadGameMessages(games);
      const entries = games.map(async (game) => ({
        id: game.id,
        messages: headOf(game),
        sides: game.sides,
        scenarios: game.scenarios,
        options: game.options,
        secret: await secretOf(game),
        ...(game.document && { document: documentHead(game.document) }),
        ...valuesHead(game.values),
        ...(game.lesson && { lesson: true }),
        ...(game.lesson?.chapters && { chapters: game.lesson.chapters.length }),
        bots: levelsOf(game),
        ...presentBundle(tables.bundles.currentOf(game.id)),
      }));
      return Promise.all(entries);
    },
  });

  app.get('/rated-variants', {
    schema: {
      tags: ['games'],
      summary: 'Hashes of the variants that rated games and tournaments may have',
      response: { 200: variantHashes },
    },
    handler: async () =>
      tables.store.fault === undefined ? readRatedVariants(tables.store.db) : [],
  });

  app.get('/games/:id/rules', {
    schema: {
      tags: ['games'],
      summary: 'The rules of a game, by number',
      params: z.object({ id: z.string().max(100) }),
      response: { 200: rulebook, 400: fault, 404: fault },
    },
    handler: async (request) => {
      try {
        return await gameById(request.params.id).rulebook();
      } catch (error) {
        throw error instanceof InputError ? new HttpError(404, asMessage(error.text)) : error;
      }
    },
  });
};

/** Returns status and explanation of an error; also as a message, for pages in other languages. */
function explain(error: unknown): { status: number; reason: string; message?: LocalizedText } {
  if (error instanceof HttpError)
    return { status: error.status, reason: error.message, message: error.text };
  if (error instanceof InputError) return { status: 400, ...errorAnswerOf(error) };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issue = error.validation[0];
    const field = `${error.validationContext}${issue?.instancePath ?? ''}`.replaceAll('/', '.');
    const message = refuse('server.field', { field });
    return { status: 400, reason: `${field}: ${issue?.message}`, message };
  }
  // Errors of the framework itself: body too large, not JSON, unsupported media type.
  const { statusCode = 500, message: cause = '' } = error as {
    statusCode?: number;
    message?: string;
  };
  const known = statusCode >= 400 && statusCode < 500;
  const message = refuse(known ? 'server.request' : 'server.failed');
  return { status: known ? statusCode : 500, reason: known ? cause : english(message), message };
}
