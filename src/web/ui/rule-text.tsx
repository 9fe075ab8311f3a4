/** Text in which rule numbers such as `[7.2]` open the rule. */
import type { JSX } from 'preact';
import type { Rule } from '../../kernel/rulebook.ts';
import { RuleTag } from './rule-tag.tsx';

interface RuleTextProps {
  readonly text: string;
  /**
   * The rulebook's rules, for texts of players; other words in brackets stay text. Absent: all words in brackets are
   * numbers of rules, as in the texts of a game.
   */
  readonly rules?: readonly Rule[];
  readonly onOpen?: ((rule: string) => void) | undefined;
  readonly game?: string;
}

const BRACKETS = /\[([\w.-]+)\]/;
/** Punctuation that stays with the preceding tag, so that it does not start a line. */
const MARK = /^[,.:;)]+/;

export function RuleText({ text, rules, onOpen, game }: RuleTextProps) {
  // Splits at a pattern with one group: every second piece is the content of brackets.
  const split = text.split(BRACKETS);
  const isRule = (word?: string): boolean => rules?.some(({ id }) => id === word) ?? true;
  const isTag = (i: number): boolean => i % 2 === 1 && isRule(split[i]);
  const pieces = split.map((piece, i): JSX.Element | string => {
    if (i % 2 === 0) return isTag(i - 1) ? piece.replace(MARK, '') : piece;
    if (!isTag(i)) return `[${piece}]`;
    return (
      <span key={i} class="with-mark">
        <RuleTag rule={piece} onOpen={onOpen} {...(game !== undefined && { game })} />
        {MARK.exec(split[i + 1] ?? '')?.[0]}
      </span>
    );
  });
  return <>{pieces}</>;
}
