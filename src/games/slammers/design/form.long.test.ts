/** Forty drafts changed at random. */
import './form.test.ts';
