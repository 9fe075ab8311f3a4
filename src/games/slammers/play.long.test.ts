/** Two random games of every scenario. */
import './play.test.ts';
