/** Random play with hidden armies in more seeds. */
import './secrets.test.ts';
