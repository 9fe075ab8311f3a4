/** Orders of a seat, at a table on the server. */
import type { Orders, OrdersRequest } from '../../table/seats/orders.ts';
import { ask, posted, tablePath, withSeat } from './api.ts';

/** A seat of one's own, and what opens it. */
export interface OwnSeat {
  readonly table: string;
  readonly token: string;
}

/** As the server has them, at a length of the record. */
export interface KeptOrders extends Orders {
  readonly seq: number;
}

const pathOf = (table: string): string => `${tablePath(table)}/orders`;

export const fetchOrders = ({ table, token }: OwnSeat): Promise<KeptOrders> =>
  ask(pathOf(table), withSeat(token));

export const sendOrders = ({ table, token }: OwnSeat, wanted: OrdersRequest): Promise<KeptOrders> =>
  ask(pathOf(table), { ...posted(wanted, token), method: 'PUT' });
