/** Routes of `countermarch dev`: news of the game as server-sent events, and commands started by a click. */
import type { FastifyPluginAsync } from 'fastify';
import type { DevNews } from '../../table/messages/dev-news.ts';
import { DEV_TASKS, type DevSession, type DevTask } from './session.ts';

/** Milliseconds between lines that keep a connection open. */
const BEAT = 15_000;

export const devRoutes =
  (session: DevSession): FastifyPluginAsync =>
  async (app) => {
    app.get('/dev/events', (_, reply) => {
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      const stop = session.subscribe((news) => raw.write(eventOf(news)));
      const beat = setInterval(() => raw.write(':\n\n'), BEAT);
      raw.on('close', () => {
        stop();
        clearInterval(beat);
      });
    });
    app.post<{ Params: { task: string } }>('/dev/run/:task', async ({ params }, reply) => {
      const { task } = params;
      if (!isTask(task)) return reply.code(404).send({ reason: `There is no task "${task}".` });
      return { output: await session.run(task) };
    });
  };

const isTask = (task: string): task is DevTask => Object.hasOwn(DEV_TASKS, task);

const eventOf = (news: DevNews): string => `data: ${JSON.stringify(news)}\n\n`;
