/** The HTTP API of bundles: the rules of old games, for pages that show them. */
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fault, HttpError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import type { StoredBundle } from './bundle-repository.ts';
import type { Tables } from '../tables/tables.ts';

interface BundleRoutes {
  readonly tables: Tables;
}

const BUNDLE_TYPE = 'text/javascript; charset=utf-8';

export const bundleRoutes: FastifyPluginAsyncZod<BundleRoutes> = async (app, { tables }) => {
  app.get('/bundles/:hash', {
    schema: {
      tags: ['games'],
      summary: 'Bundle of a game: its rules as a JavaScript module',
      description: ABOUT_BUNDLES,
      params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
      response: {
        200: {
          description: 'The text of the bundle',
          content: { [BUNDLE_TYPE]: { schema: z.string() } },
        },
        400: fault,
        404: fault,
      },
    },
    handler: async (request, reply) => {
      const { hash } = request.params;
      const bundle = await tables.bundles.find(hash);
      if (!bundle) throw new HttpError(404, refuse('server.no-bundle', { hash }));
      return sendBundle(reply, bundle, request.headers['accept-encoding']);
    },
  });
};

/** Sends a bundle, in its stored compressed form if the client accepts that. */
function sendBundle(
  reply: FastifyReply,
  { code, bytes }: StoredBundle,
  encodings = '',
): FastifyReply {
  const isBrotli = /\bbr\b/.test(encodings);
  return reply
    .type(BUNDLE_TYPE)
    .headers({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(isBrotli && { 'content-encoding': 'br' }),
    })
    .send(isBrotli ? Buffer.from(bytes) : code);
}

const ABOUT_BUNDLES = `Records name the bundle of their rules. The hash is the SHA-256 of the text, so an answer never
changes. A server has the bundles of its releases, and those that its operator has added.`;
