/** Random play with hidden armies, with more seeds. */
import './secrets.test.ts';
