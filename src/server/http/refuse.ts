/** Refusals of the server are messages: the page shows them in its own language, other clients get English. */
import { messageMaker } from '../../kernel/text/message.ts';
import type { server } from '../../i18n/en/server.ts';

export const refuse = messageMaker<keyof typeof server>();
