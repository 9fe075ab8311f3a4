/** Messages for refusals by a server. A separate chunk, loaded with the first refusal. */
import { server as en } from '../i18n/en/server.ts';
import { SERVER } from '../i18n/shared.ts';
import { registerMessages } from './messages.ts';

registerMessages({ en, de: SERVER.de });
