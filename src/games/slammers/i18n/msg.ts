/** Makes messages of this game: a key without a sentence does not compile. */
import { refusalMaker } from '../../../kernel/rulebook.ts';
import { fixedMaker, messageMaker } from '../../../kernel/text/message.ts';
import type { en } from './en.ts';

/** Every message that has a sentence. */
export type Key = keyof typeof en;

export const msg = messageMaker<Key>();
/** The same message whatever it is about, for prompts and labels. */
export const fixed = fixedMaker<Key>();
export const refuse = refusalMaker<Key>();
