/** What the parts of the screen of one's account are given to act by. */
import type { OwnAccount } from '../../table/people.ts';

/** Does what is asked of the account, takes in what comes of it, and says what went wrong. */
export type Doing = (work: () => Promise<OwnAccount>) => Promise<boolean>;
