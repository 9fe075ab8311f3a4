/** Digests of ten games each, Armageddon included; in the exhaustive tier, of a hundred. */
import './env-digests.test.ts';
