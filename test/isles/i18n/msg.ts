/** Messages of Isles: a key without a sentence does not compile. */
import { messageMaker } from '../../../src/kernel/text/message.ts';
import type { en } from './en.ts';

export const msg = messageMaker<keyof typeof en>();
