/** Set-ups in any order in every scenario. */
import './set-up.test.ts';
