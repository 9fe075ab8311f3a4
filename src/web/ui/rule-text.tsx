/** A sentence in which rule numbers, `[7.2]`, open the rule. */
import type { JSX } from 'preact';
import type { Rule } from '../../kernel/rulebook.ts';
import { RuleTag } from './rule-tag.tsx';

interface RuleTextProps {
  readonly text: string;
  /** The rules there are; other words in brackets stay text. */
  readonly rules: readonly Rule[];
  readonly onOpen?: ((rule: string) => void) | undefined;
  readonly game?: string;
}

const BRACKETS = /\[([\w.-]+)\]/;

export function RuleText({ text, rules, onOpen, game }: RuleTextProps) {
  // Split at a pattern with one group: every second piece is what stood in brackets.
  const pieces = text.split(BRACKETS).map((piece, i): JSX.Element | string => {
    if (i % 2 === 0) return piece;
    if (!rules.some((rule) => rule.id === piece)) return `[${piece}]`;
    return <RuleTag key={i} rule={piece} onOpen={onOpen} {...(game !== undefined && { game })} />;
  });
  return <>{pieces}</>;
}
