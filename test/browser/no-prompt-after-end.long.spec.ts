/** All window sizes or games, of which `no-prompt-after-end.spec.ts` uses one. */
import './no-prompt-after-end.spec.ts';
