/** The last entries of all golden games in their bundles. */
import './last-entry.test.ts';
