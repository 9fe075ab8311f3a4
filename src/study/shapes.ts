/** Schemas of all input of studies: operations, and lines of files. */
import { z } from 'zod';
import type { Json } from '../kernel/setup/json.ts';
import { variantSchema } from '../table/record/record-schemas.ts';
import { NODE_ID } from './node-id.ts';

/** Judgements about a move. */
export const MARKS = ['!!', '!', '!?', '?!', '?', '??'] as const;
/** Colours of shapes. */
export const SHAPE_COLOURS = ['green', 'red', 'blue', 'yellow'] as const;

const SHORT = 120;
const LONG = 10_000;
const MOST_SHAPES = 100;
/** Maximum number of hidden integers of a position: the largest game has some 4,000. */
const MOST_INTS = 30_000;

const colours = SHAPE_COLOURS.join('|');
/** An arrow between two places, or a ring or tint of one place, in a colour. */
const SHAPE = new RegExp(`^(?:arrow (?:${colours}) \\S+ \\S+|(?:ring|tint) (?:${colours}) \\S+)$`);

/** A name or word. */
export const word = z.string().min(1).max(SHORT);
export const idSchema = z.string().regex(/^[\w-]{1,64}$/);
/** SHA-256 as hex digits. */
export const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);
export const nodeIdSchema = z.string().regex(NODE_ID);
export const markSchema = z.enum(MARKS);
export const shapesSchema = z.array(z.string().regex(SHAPE)).max(MOST_SHAPES);
export const bySchema = z.enum(['lot', 'chosen']);
export const textSchema = z.string().min(1).max(LONG);
const int16 = z.number().int().min(-32_768).max(32_767);
export const intsSchema = z.array(int16).max(MOST_INTS);

/** A comment under a node. */
export const commentSchema = z.strictObject({
  id: idSchema,
  /** Name of its author. */
  by: word,
  text: textSchema,
});

const entry = z.number().int().nonnegative();
/** Record, table or position at which a chapter begins. */
export const originSchema = z.union([
  z.strictObject({ record: z.string().regex(/^sha256:[0-9a-f]{64}$/), entry }),
  z.strictObject({ table: idSchema, entry }),
  z.strictObject({ position: z.json() as z.ZodType<Json> }),
]);

/** Fields of a chapter. */
export const chapterFields = {
  name: word,
  game: idSchema,
  setup: z.strictObject({
    scenario: z.string(),
    options: z.record(z.string(), z.number().int()).default({}),
    variant: z.exactOptional(variantSchema),
    document: z.exactOptional(z.json() as z.ZodType<Json>),
  }),
  /** Version of the rules. */
  rules: z.number().int(),
  /** Layout of positions, for the integers of `state` and of guesses. */
  layout: z.string(),
  /** Bundle of these rules. */
  bundle: z.exactOptional(hashSchema),
  from: z.exactOptional(originSchema),
  /** The position of the root as `as` sees it, so that the chapter opens without its record. */
  state: z.exactOptional(intsSchema),
  /** Viewpoint: the id of a side, `spectator`, or `all`. */
  as: word,
};
