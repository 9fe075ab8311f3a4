import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Closes connections that have sent no complete request head when the server closes: browsers open connections in
 * advance, and Node would wait for each until it has been idle for too long.
 *
 * Call it after registering all plugins: hooks that wait before its own would leave time for new connections.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Duplex>();
  const isUsed = ({ socket }: IncomingMessage) => unused.delete(socket);
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', isUsed);
  app.server.on('upgrade', isUsed);
  app.addHook('preClose', (done) => {
    for (const socket of unused) socket.destroy();
    done();
  });
}
