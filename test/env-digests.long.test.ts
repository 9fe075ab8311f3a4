/** A hundred games of which `env-digests.test.ts` plays ten; of Armageddon in the exhaustive tier. */
import './env-digests.test.ts';
