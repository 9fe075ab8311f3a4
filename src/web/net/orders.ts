/** Requests for the orders of a seat at a server's table. */
import type { OrdersRequest, StoredOrders } from '../../table/seats/orders.ts';
import { ask, posted, tablePath, withSeat } from './api.ts';

/** A seat of the user, and the token that opens it. */
export interface OwnSeat {
  readonly table: string;
  readonly token: string;
}

const pathOf = (table: string): string => `${tablePath(table)}/orders`;

export const fetchOrders = ({ table, token }: OwnSeat): Promise<StoredOrders> =>
  ask(pathOf(table), withSeat(token));

export const sendOrders = (
  { table, token }: OwnSeat,
  wanted: OrdersRequest,
): Promise<StoredOrders> => ask(pathOf(table), { ...posted(wanted, token), method: 'PUT' });
