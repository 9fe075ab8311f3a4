/** Makes messages of this game: a key without a sentence does not compile. */
import { fixedMaker, messageMaker } from '../../../kernel/text/message.ts';
import type { en } from './en.ts';

export const msg = messageMaker<keyof typeof en>();
/** The same message whatever it is about, for prompts and labels. */
export const fixed = fixedMaker<keyof typeof en>();
