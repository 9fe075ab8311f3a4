/** Metrics on an address of their own, which visitors need not reach; for workers too. */
import { timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import { InputError } from '../../kernel/setup/setup.ts';
import { healthRoutes } from '../http/health.ts';
import { hashToken } from '../seats/access-tokens.ts';
import type { Tables } from '../tables/tables.ts';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/** Where metrics are, and what opens them. */
export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
  /** To be sent as Bearer; without one the address alone guards them. */
  readonly token?: string | undefined;
}

export interface MetricsServer {
  readonly address: string;
  close(): Promise<void>;
}

interface MetricsHost {
  readonly tables: Tables;
  isDraining(): boolean;
}

/** Starts it; throws `InputError` if the address cannot be had. */
export async function startMetrics(
  { host, port, token }: MetricsPlace,
  watched: MetricsHost,
): Promise<MetricsServer> {
  const { metrics } = watched.tables;
  metrics.watchProcess();
  const app = Fastify({ requestTimeout: 10_000, keepAliveTimeout: 70_000 });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(healthRoutes, watched);
  app.get('/metrics', async ({ headers }, reply) => {
    if (token !== undefined && !isSame(headers.authorization ?? '', `Bearer ${token}`))
      return reply.code(401).send('The metrics token is missing or wrong.\n');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  try {
    const address = await app.listen({ host, port });
    return { address, close: () => app.close() };
  } catch (error) {
    await app.close();
    throw new InputError(
      `metrics: ${host}:${port} cannot be used (${(error as NodeJS.ErrnoException).code}); choose another with --metrics`,
    );
  }
}

/** In a time that tells nothing of either. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
