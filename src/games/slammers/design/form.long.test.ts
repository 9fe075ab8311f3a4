/** Forty drafts changed by lot. */
import './form.test.ts';
