/**
 * Orders of a seat that is away: lines to play when the others have answered, and how
 * windows for reactions are to be met. They are known to their owner only. Nothing of them is in a record:
 * what comes of them is an action like any other.
 */
import { z } from 'zod';
import type { Side } from '../../kernel/side.ts';
import { goesBackTo } from '../record/meta-entries.ts';
import type { Entry } from '../messages/messages.ts';
import { saidSchema } from '../record/record.ts';
import { int, list, object, readonly, text } from '../messages/shapes.ts';

const MOST_LINES = 8;
const MOST_PLIES = 40;
const ACTION_LENGTH = 40;

/** One action of a line: of the seat itself, or one that somebody else has to play before the line goes on. */
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

/** Message of a seat: all of its orders, which replace the earlier ones. */
export const ordersRequest = z.strictObject({
  seq: z.number().int().nonnegative().describe('Length of the record as this seat sees it'),
  lines: z.array(lineSchema).max(MOST_LINES),
  wills: z.record(z.string().max(40), willSchema).describe('By window; left out: ask me'),
});
/** Message of a seat. */
export type OrdersRequest = z.infer<typeof ordersRequest>;

/** One action of a line. */
export type Ply = z.infer<typeof plySchema>;
/** Actions in their order, each to be played, or awaited, when it comes to that. */
export type ConditionalLine = z.infer<typeof lineSchema>;
/** How a window is met where its owner is not asked. */
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
      reason: saidSchema,
    }),
  ).describe('Conditional moves that were dropped, and why; shown until new ones are sent'),
});
/** Orders of a seat at a length of the record. */
export type StoredOrders = z.infer<typeof storedOrders>;
/** Orders of a seat, and lines of it that were dropped. */
export type Orders = Omit<StoredOrders, 'seq'>;
/** A line that will not be played, and why. */
export type UnplayedLine = Orders['dropped'][number];

/** Nothing. */
export const NO_ORDERS: Orders = { lines: [], wills: {}, dropped: [] };

/** An action that stands in the record, as a seat may read it; empty text: not at all. */
type RecordedMove = Pick<Entry, 'side' | 'text'>;

/**
 * Moves after entry `since` that were not taken back; undefined if there were other entries. `entries`
 * are those behind `since`.
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
 * The place in a line that is next, now that all this has been played; -1 if it went otherwise. What others do is
 * passed over where the line does not wait for it.
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
