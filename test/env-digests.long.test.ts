/**
 * Digests of a hundred games each, of which `env-digests.test.ts` plays ten; of Armageddon only in the exhaustive tier.
 */
import './env-digests.test.ts';
