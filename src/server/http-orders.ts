/** The HTTP API of what seats leave word for: premoves, and how windows for reactions are to be met. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { saidSchema } from '../table/messages.ts';
import { type Orders, ordersRequest } from '../table/orders.ts';
import { faults, params, seat, visit } from './http-tables.ts';
import { fault } from './schemas.ts';
import type { Tables } from './tables.ts';

const { seq, lines, wills } = ordersRequest.shape;
const orders = z.object({
  seq,
  lines,
  wills,
  dropped: z
    .array(
      z.object({
        seq: z.number().int(),
        plies: lines.element.shape.plies,
        rule: z.string(),
        reason: saidSchema,
      }),
    )
    .describe('Lines that were not played, and why; told until orders are sent again'),
});

export const orderRoutes: FastifyPluginAsyncZod<{ tables: Tables }> = async (app, { tables }) => {
  app.get('/tables/:id/orders', {
    schema: {
      tags: ['orders'],
      summary: 'What a seat has left word for; told to nobody else',
      params,
      querystring: seat,
      response: { 200: orders, ...faults },
    },
    handler: async (request) => {
      const { hub, side } = await visit(tables, request);
      return answer(hub.ordersOf(side));
    },
  });

  app.put('/tables/:id/orders', {
    schema: {
      tags: ['orders'],
      summary: 'Leave word for the next decisions of a seat, in place of what was left',
      description: ABOUT,
      params,
      querystring: seat,
      body: ordersRequest,
      response: { 200: orders, 409: fault, 503: fault, ...faults },
    },
    handler: async (request) => {
      const { hub, side } = await visit(tables, request);
      await hub.order(side, request.body);
      return answer(hub.ordersOf(side));
    },
  });
};

/** The same as lists of the answer's own. */
const answer = ({ lines, dropped, ...rest }: Orders & { readonly seq: number }) => ({
  ...rest,
  lines: [...lines],
  dropped: dropped.map((line) => ({ ...line, plies: [...line.plies] })),
});

const ABOUT = `A line is played as soon as it has come to its own action: what others do in between is passed over,
unless the line says what it has to be. A line that went otherwise, or whose action is not legal, is dropped. What comes of it are
actions like any others. Windows are those that the game declares; one that is left out asks.`;
