/** Makes messages of this game: a key without a sentence does not compile. */
import { messageMaker } from '../../../kernel/text/message.ts';
import type { en } from './en.ts';

export const msg = messageMaker<keyof typeof en>();
