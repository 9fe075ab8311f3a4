/** Random play with hidden armies, in all seeds. */
import './secrets.test.ts';
