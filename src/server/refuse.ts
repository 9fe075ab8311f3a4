/** Refusals of the server are messages: the page shows them in its own language, other clients get English. */
import { sayer } from '../kernel/message.ts';
import type { server } from '../words/en/server.ts';

export const refuse = sayer<keyof typeof server>();
