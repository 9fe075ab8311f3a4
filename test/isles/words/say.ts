/** Messages of Isles: a key without a sentence does not compile. */
import { sayer } from '../../../src/kernel/message.ts';
import type { en } from './en.ts';

export const say = sayer<keyof typeof en>();
