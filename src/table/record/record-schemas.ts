/** Schemas of the lines of a record, and the types that they define. Loaded only where a file or a message is read. */
import { z } from 'zod';
import type { Json } from '../../kernel/setup/setup.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { clockSchema } from '../clock/clock-schemas.ts';
import { chainSchema } from '../dice/chain.ts';
import { DICE_SCHEMES } from '../dice/dice.ts';
import { HASH_DIGITS, RECORD_FORMAT } from './file-text.ts';

/** Kinds of entries, in the file and for followers of a table. */
export const ENTRY_KINDS = [
  'action',
  'die',
  'undo',
  'resign',
  'seat',
  'rules',
  'beacon',
  'accord',
  'clock',
  'close',
] as const;
/** Schema of a displayed text: a message, or plain text in old records. */
export const localizedTextSchema = z.union([
  z.string(),
  z.strictObject({ key: z.string(), args: z.record(z.string(), z.unknown()).optional() }),
]) as unknown as z.ZodType<LocalizedText>;

/** Delay of views for spectators, in turns. A shorter delay would reveal plans that are still being carried out. */
export const watchSchema = z.number().int().min(4).max(1000);

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const count = z.number().int().nonnegative();

/** Schema of a variant in its normal form. */
export const variantSchema = z.strictObject({
  title: z.exactOptional(z.string()),
  changes: z.record(z.string(), z.union([z.number().int(), z.string()])),
});

export const headerSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  game: z.string(),
  /** Version of the rules. */
  rules: z.number().int(),
  /** Layout of the state that the hashes were computed from (`rules-mark.ts`); absent in older records. */
  layout: z.string().optional(),
  /** SHA-256 of the bundle of these rules, which can replay the game forever; absent in older records. */
  bundle: hex(64).optional(),
  scenario: z.string(),
  options: z.record(z.string(), z.number().int()),
  /** Changed values of the game. */
  variant: variantSchema.optional(),
  /** Custom document of the game. */
  document: (z.json() as z.ZodType<Json>).optional(),
  /** Ids of the sides in order. */
  sides: z.array(z.string()).min(1),
  /** Id of the table, which is part of the input of every sealed die. */
  table: z.string(),
  dice: z.strictObject({
    scheme: z.enum(DICE_SCHEMES),
    /** SHA-256 of the sealed seed. */
    commitment: z.string(),
    /** The seed of `seeded` dice, which is public. */
    seed: z.string().optional(),
    /** Present if every seat sealed its share before any was revealed, and all were revealed before the first die. */
    shares: z.literal('sealed').optional(),
    /** The beacon whose rounds are mixed into each die. */
    beacon: chainSchema.optional(),
  }),
  /** Number of entries at the start that were played elsewhere; dice among them have another seed. */
  imported: count.optional(),
  /** `off` if the page gives no hints; otherwise it does. */
  hints: z.literal('off').optional(),
  /** Time control, if any. */
  clock: clockSchema.optional(),
  /** Number of turns after which spectators may see a side's view; absent: never. */
  watch: watchSchema.optional(),
});
/** First line of a record: the game and its set-up, the dice, and the settings of the table. */
export type RecordHeader = z.infer<typeof headerSchema>;

export const entrySchema = z.strictObject({
  seq: count,
  kind: z.enum(ENTRY_KINDS),
  /** Id of the side that acted; absent for dice, rounds of a beacon and changes of the rules. */
  side: z.string().optional(),
  /**
   * Notation. `undo`: the seq to go back to; `seat`: see `stand-ins.ts`; `rules`: `rules-mark.ts`; `accord`:
   * `offers.ts`; `beacon`, `clock`: files of these names; `close`: the reason; absent for `resign`.
   */
  text: z.string().optional(),
  /** Contributions of the sides to the dice, in the first die that uses them. */
  mixed: z.array(z.string()).optional(),
  /** Hash of the state after this entry. */
  state: hex(16),
  hash: hex(HASH_DIGITS),
});

const outcomeSchema = z.strictObject({
  /** Id of a side, or `draw`. */
  winner: z.string(),
  places: z.array(z.number().int().positive()).optional(),
  rule: z.string(),
  reason: localizedTextSchema,
  scores: z.array(z.number()).optional(),
});
/** Outcome of a game as the last line of its record states it. */
export type WrittenOutcome = z.infer<typeof outcomeSchema>;

export const closeSchema = z.strictObject({
  end: z.enum(['over', 'unfinished']),
  entries: count,
  /** Players by side: a name, `bot:LEVEL`, or nothing. */
  seats: z.record(z.string(), z.string()),
  outcome: outcomeSchema.optional(),
  /** The sealed seed, once the game is over. */
  seed: hex(64).optional(),
  /** Contributions of the sides that wait for the next die. */
  mixed: z.array(z.string()).optional(),
  hash: hex(HASH_DIGITS),
});
