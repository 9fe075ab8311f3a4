/** Names of variants: the hash of their changes, under which a host may allow them in rated games. */
import { VARIANT_FORMAT } from '../../kernel/setup/variant.ts';
import type { Variant } from '../../kernel/setup/setup.ts';
import { sha256Hex } from './sha256.ts';

const DIGITS = 32;

/**
 * Returns the hash of a variant in its normal form, as 32 hex digits: the first of the SHA-256 of its canonical JSON
 * without the title. Equal changes of the same game and rules have equal hashes.
 */
export const variantHash = (game: string, rules: number, { changes }: Variant): string =>
  sha256Hex(JSON.stringify({ format: VARIANT_FORMAT, game, rules, changes })).slice(0, DIGITS);
