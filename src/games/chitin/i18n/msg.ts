/** Messages of Chitin. */
import { messageMaker } from '../../../kernel/text/message.ts';
import type { en } from './en.ts';

/** Every message that has a sentence. */
export type Key = keyof typeof en;

/** A message; a key without a sentence does not compile. */
export const msg = messageMaker<Key>();
