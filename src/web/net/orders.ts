/** Orders of a seat, at a table on the server. */
import type { OrdersRequest, StoredOrders } from '../../table/seats/orders.ts';
import { ask, posted, tablePath, withSeat } from './api.ts';

/** A seat of one's own, and what opens it. */
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
