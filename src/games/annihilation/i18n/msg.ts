/** Messages of Annihilation; a key without a text does not compile. */
import { refusalMaker } from '../../../kernel/rulebook.ts';
import { fixedMaker, messageMaker } from '../../../kernel/text/message.ts';
import type { en } from './en.ts';

export const msg = messageMaker<keyof typeof en>();
/** Makes a message without arguments, for prompts and labels. */
export const fixed = fixedMaker<keyof typeof en>();
export const refuse = refusalMaker<keyof typeof en>();
