/** Refusals of servers: a part of its own, which comes with the first refusal. */
import { server as en } from '../i18n/en/server.ts';
import { SERVER } from '../i18n/shared.ts';
import { registerMessages } from './messages.ts';

registerMessages({ en, de: SERVER.de });
