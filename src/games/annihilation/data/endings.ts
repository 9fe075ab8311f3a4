/** Ends of a game. */
import type { Message } from '../../../kernel/text/message.ts';
import { msg } from '../i18n/msg.ts';
import type { AnnihilationValues } from './values.ts';

/** Rule and reason of an end. */
export interface GameEnding {
  readonly rule: string;
  readonly reason: Message;
}

/** Returns the end for each value of `ending` from 1 on; the scores decide the winner. */
export const endingsOf = ({
  quiet,
  turns,
  repetitions,
}: AnnihilationValues): readonly GameEnding[] => [
  { rule: '0.2', reason: msg('end.target') },
  { rule: 'R15', reason: msg('end.passed') },
  { rule: 'R16', reason: msg('end.quiet', { n: quiet }) },
  { rule: 'D6', reason: msg('end.last', { n: turns }) },
  { rule: 'R18', reason: msg('end.repeated', { n: repetitions }) },
];
