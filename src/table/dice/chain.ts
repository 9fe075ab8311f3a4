/** Schema of a chain of the beacon. */
import { z } from 'zod';

const hex = z.string().regex(/^[0-9a-f]+$/);

/** A drand chain, as the first line of a record names it. */
export const chainSchema = z.strictObject({
  /** Id of the chain: a hash of its parameters. */
  hash: hex,
  /** Public key that its signatures are checked with. */
  key: hex,
  /** Signature scheme, by drand's name for it. */
  scheme: z.string().max(60),
  /** Unix time of the first round, and seconds between rounds. */
  genesis: z.number().int().nonnegative(),
  period: z.number().int().positive(),
});
/** A chain of the beacon drand, with its public key and timing. */
export type Chain = z.infer<typeof chainSchema>;
