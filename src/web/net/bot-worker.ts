/** The worker in which bots think, so that neither the screen nor the table waits for them. */
import { expose } from 'comlink';
import './said-errors.ts';
import { weigh } from './thinking.ts';

export const api = { weigh };
expose(api);
