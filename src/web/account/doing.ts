/** Actions for the parts of the account screen. */
import type { OwnAccount } from '../../table/messages/accounts.ts';

/** Does what is asked of the account, takes in what comes of it, and says what went wrong. */
export type Doing = (work: () => Promise<OwnAccount>) => Promise<boolean>;
