/**
 * Orders of an absent seat: conditional moves, and standing orders for reaction windows. Only their owner sees them.
 * The record contains only the resulting actions, which look like any others.
 */
import { z } from 'zod';
import type { Side } from '../../kernel/side.ts';
import { goesBackTo } from '../record/meta-entries.ts';
import type { Entry } from '../messages/messages.ts';
import { localizedTextSchema } from '../record/record-schemas.ts';
import { int, list, object, readonly, text } from '../messages/shapes.ts';

const MOST_LINES = 8;
const MOST_PLIES = 40;
const ACTION_LENGTH = 40;

/** One action of a conditional line: the seat's own, or another side's, which the line waits for. */
const plySchema = z.strictObject({
  own: z.boolean(),
  text: z.string().min(1).max(ACTION_LENGTH).describe('Notation'),
});

const lineSchema = z.strictObject({
  since: z.number().int().nonnegative().describe('Length of the record when it was lined up'),
  plies: z.array(plySchema).min(1).max(MOST_PLIES),
});

const willSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('decline') }),
  z.strictObject({ do: z.literal('best'), percent: z.number().int().min(0).max(100) }),
]);

/** Schema of a seat's orders, which replace the earlier ones. */
export const ordersRequest = z.strictObject({
  seq: z.number().int().nonnegative().describe('Length of the record as this seat sees it'),
  lines: z.array(lineSchema).max(MOST_LINES),
  wills: z.record(z.string().max(40), willSchema).describe('By window; left out: ask me'),
});
/** Request of a seat to replace its orders. */
export type OrdersRequest = z.infer<typeof ordersRequest>;

/** One action of a conditional line. */
export type Ply = z.infer<typeof plySchema>;
/** A conditional line: actions in order, each to be played or awaited. */
export type ConditionalLine = z.infer<typeof lineSchema>;
/** Standing order for a reaction window. */
export type Will = z.infer<typeof willSchema>;

/** Answer about the orders of a seat. */
export const storedOrders = object({
  seq: ordersRequest.shape.seq,
  lines: readonly(ordersRequest.shape.lines),
  wills: readonly(ordersRequest.shape.wills),
  dropped: list(
    object({
      seq: int.describe('Length of the record when it was dropped'),
      plies: readonly(lineSchema.shape.plies),
      rule: text.describe('Rule that refused it; empty if none did'),
      reason: localizedTextSchema,
    }),
  ).describe('Conditional moves that were dropped, and why; shown until new ones are sent'),
});
/** Orders of a seat, with the length of the record that they are for. */
export type StoredOrders = z.infer<typeof storedOrders>;
/** Orders of a seat, and its lines that were dropped. */
export type Orders = Omit<StoredOrders, 'seq'>;
/** A line that will not be played, with the reason. */
export type UnplayedLine = Orders['dropped'][number];

/** Orders of a seat that has given none. */
export const NO_ORDERS: Orders = { lines: [], wills: {}, dropped: [] };

/** An action of the record that was not undone, as a seat may read it; its text is empty if it is hidden. */
type RecordedMove = Pick<Entry, 'side' | 'text'>;

/**
 * Returns the actions after entry `since` that were not undone; undefined if play went back to before `since`.
 * `entries` must begin after `since`.
 */
export function playedSince(
  entries: readonly Pick<Entry, 'seq' | 'kind' | 'side' | 'text'>[],
  since: number,
): readonly RecordedMove[] | undefined {
  let played: { readonly seq: number; readonly side: Side; readonly text: string }[] = [];
  for (const entry of entries) {
    const to = goesBackTo(entry);
    if (to !== undefined && to < since) return undefined;
    if (to !== undefined) played = played.filter(({ seq }) => seq <= to);
    if (entry.kind === 'action') played.push(entry);
  }
  return played;
}

/**
 * Returns the index of the next action of a line after these actions; -1 if play left the line. Other sides' actions
 * that the line does not wait for are skipped.
 */
export function placeIn(
  plies: readonly Ply[],
  played: readonly RecordedMove[] | undefined,
  side: Side,
): number {
  if (!played) return -1;
  let next = 0;
  for (const action of played) {
    const ply = plies[next];
    const isOwn = action.side === side;
    if (!isOwn && (!ply || ply.own)) continue;
    if (ply?.own !== isOwn || ply.text !== action.text) return -1;
    next += 1;
  }
  return next;
}
