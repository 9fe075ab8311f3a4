/** More drafts changed by lot. */
import './form.test.ts';
