/** Whether a server is alive, and whether it should get clients: for proxies and service managers. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Tables } from '../tables/tables.ts';

interface HealthOptions {
  readonly tables: Tables;
  isDraining(): boolean;
}

const health = z.object({ status: z.enum(['ok', 'read-only', 'draining', 'no-store']) });

export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, options) => {
  const { store } = options.tables;
  // A health check every second is not limited like a person's requests.
  const config = { rateLimit: false } as const;

  app.get('/health', {
    config,
    schema: {
      tags: ['server'],
      summary: 'Liveness: the process answers',
      response: { 200: health },
    },
    handler: async () => ({ status: 'ok' as const }),
  });

  app.get('/ready', {
    config,
    schema: {
      tags: ['server'],
      summary: 'Readiness: the store answers, and the server is not about to stop',
      response: { 200: health, 503: health },
    },
    handler: async (_, reply) => {
      if (options.isDraining()) return reply.code(503).send({ status: 'draining' });
      try {
        await store.check();
      } catch {
        return reply.code(503).send({ status: 'no-store' });
      }
      const isWritable = (await store.writeFault()) === undefined;
      return { status: isWritable ? ('ok' as const) : ('read-only' as const) };
    },
  });
};
