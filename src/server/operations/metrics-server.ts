/** Metrics on an address of their own, which clients of the game need not reach; for workers too. */
import { timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import { InputError } from '../../kernel/setup/setup.ts';
import { healthRoutes } from '../http/health.ts';
import { closeUnusedConnections } from '../http/unused-connections.ts';
import { hashToken } from '../seats/access-tokens.ts';
import type { Tables } from '../tables/tables.ts';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/** Address of the metrics, and the token that protects them. */
export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
  /** Token to be sent as Bearer; absent: only the address protects the metrics. */
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

/** Starts the server; throws `InputError` if the address cannot be used. */
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
  closeUnusedConnections(app);
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

/** Compares two texts in a time that reveals nothing about either. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
