/** Makes messages of the game: a key without a message does not compile. */
import { messageMaker } from 'countermarch/kernel';
import type { en } from './en.ts';

export const msg = messageMaker<keyof typeof en>();
