/** Makes messages of this game: a key without a sentence does not compile. */
import { sayer } from '../../../kernel/message.ts';
import type { en } from './en.ts';

export const say = sayer<keyof typeof en>();
