/** Makes messages of this game; a key without a text does not compile. */
import { refusalMaker } from '../../../kernel/rulebook.ts';
import { fixedMaker, messageMaker } from '../../../kernel/text/message.ts';
import type { en } from './en.ts';

/** Key of a message with an English text. */
export type Key = keyof typeof en;

export const msg = messageMaker<Key>();
/** Makes a message without arguments, for prompts and labels. */
export const fixed = fixedMaker<Key>();
export const refuse = refusalMaker<Key>();
