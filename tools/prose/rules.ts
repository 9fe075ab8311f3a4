/** Patterns of English that a native speaker would not write in a pull request. They are a minimum, not the goal. */
import { type Passage, sentencesOf } from './passages.ts';

interface Rule {
  readonly name: string;
  /** Advice for the author. */
  readonly advice: string;
  readonly pattern: RegExp;
  /** Whether headings and table cells may use it, such as the heading "What you can do". */
  readonly allowsLabels?: boolean;
}

export const RULES: readonly Rule[] = [
  {
    name: 'headless',
    advice: 'Name the noun: the player, the host, the message.',
    pattern: /^(?:Who|Whom|What|Whose|That which|Those (?:who|whose|of))\b(?!.*\?)/,
    allowsLabels: true,
  },
  {
    name: 'whoever',
    advice: 'Name the noun: the player who …',
    pattern: /\b(?:whoever|whom|whomever|whosever|those who|he who)\b/i,
  },
  {
    name: 'generic he',
    advice: 'Write they, you or the player.',
    pattern: /\b(?:he|him|his|himself|herself|she)\b/i,
  },
  {
    name: 'no more',
    advice: 'Write no longer.',
    pattern: /\b(?:any more|no more)\b(?! than| of| [a-z]+s\b)/i,
  },
  {
    name: 'one',
    advice: 'Write you, or name the noun.',
    pattern: /(?:^|[,;:] )one (?:may|can|has|is|wants|sits|does|must|will)\b/i,
  },
  {
    name: 'told',
    advice: 'Write who learns or sees it: Players see the reason.',
    pattern: /\b(?:is|are|be|being|was|were) (?:told|said|asked whether)\b/i,
  },
  {
    name: 'banned term',
    advice:
      'Use the term of docs/glossary.md: tournament, spectator, substitute bot, continue, random.',
    pattern:
      /\b(?:cups?|onlookers?|stand-ins?|go(?:es|ne|ing)? on with|left word|by lot|drawn by lot|wavers?|sitters?)\b/i,
  },
  {
    name: 'player term',
    advice:
      'Use the usual word: chat, send, request takeback, remove, create game, swap sides, expensive.',
    pattern:
      /\b(?:talks?|ask(?:s|ed)? to take back|lined up|friends no more|sides changed|too dear|costs more than you have|set up a (?:table|game)|make an? (?:table|account)|how it (?:went|stood)|ways to be|the rest the usual way|as the browser|what stands on)\b/i,
  },
];

/** A violation of a rule. */
export interface Fault {
  readonly file: string;
  readonly place: string;
  readonly rule: string;
  readonly advice: string;
  readonly sentence: string;
}

/** Returns all violations of the rules in a passage. */
export function faultsIn(passage: Passage): Fault[] {
  const { file, place, isLabel } = passage;
  return sentencesOf(passage).flatMap((sentence) =>
    RULES.filter(
      ({ pattern, allowsLabels }) => !(isLabel && allowsLabels) && pattern.test(sentence),
    ).map(({ name, advice }) => ({ file, place, rule: name, advice, sentence })),
  );
}
