/** Refusals of servers: a part of its own, which comes with the first refusal. */
import { server as en } from '../words/en/server.ts';
import { SERVER } from '../words/shared.ts';
import { bring } from './words.ts';

bring({ en, de: SERVER.de });
