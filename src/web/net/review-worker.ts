/** The worker in which a finished game is looked back at: it can be ended when nobody waits any more. */
import { expose } from 'comlink';
import './said-errors.ts';
import { review } from './reviewing.ts';

export const api = { review };
expose(api);
