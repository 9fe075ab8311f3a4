/** Actions for the parts of the account screen. */
import type { OwnAccount } from '../../table/messages/accounts.ts';

/** Runs a request about the account, stores the result, and shows an error if it fails. */
export type AccountAction = (work: () => Promise<OwnAccount>) => Promise<boolean>;
