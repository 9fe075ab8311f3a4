/** The HTTP API of conditional moves, and of standing orders for reaction windows. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ordersRequest, storedOrders } from '../../table/seats/orders.ts';
import { faults } from '../tables/lobby-routes.ts';
import { params, seat, visit } from '../tables/routes.ts';
import { fault } from '../http/errors.ts';
import { routeSchemas } from '../http/route-schema.ts';
import type { Tables } from '../tables/tables.ts';

const routeSchema = routeSchemas('orders', faults);

export const orderRoutes: FastifyPluginAsyncZod<{ tables: Tables }> = async (app, { tables }) => {
  app.get('/tables/:id/orders', {
    schema: routeSchema(
      'Conditional moves and standing orders of a seat; only the seat sees them',
      { params, querystring: seat, response: { 200: storedOrders } },
    ),
    handler: async (request) => {
      const { session, side } = await visit(tables, request);
      return session.live.ordersOf(side);
    },
  });

  app.put('/tables/:id/orders', {
    schema: routeSchema('Replace the conditional moves and standing orders of a seat', {
      description: ABOUT,
      params,
      querystring: seat,
      body: ordersRequest,
      response: { 200: storedOrders, 409: fault, 503: fault },
    }),
    handler: async (request) => {
      const { session, side } = await visit(tables, request);
      await session.setOrders(side, request.body);
      return session.live.ordersOf(side);
    },
  });
};

const ABOUT = `A line is played as soon as the seat's own action in it is due. It ignores actions of others in between,
unless it names them. A line is dropped if the game takes another course, or if its action is not legal. The actions that it
plays are actions like all others. The game declares the reaction windows; without an order for a window, the seat is asked.`;
