/** Refusals in two games of every scenario. */
import './refusals.test.ts';
