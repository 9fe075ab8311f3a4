/** All games of which `env-digests.test.ts` plays a tenth. */
import './env-digests.test.ts';
