/** Sentences that may break a rule of `rules.ts`, each with the reason. An unused entry fails the test. */

export interface Exception {
  readonly file: string;
  readonly rule: string;
  /** Part of the sentence. */
  readonly text: string;
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'CONTRIBUTING.md',
    rule: 'generic he',
    text: 'never a generic he',
    reason: 'The sentence explains the rule.',
  },
  {
    file: 'src/i18n/en/table.ts',
    rule: 'banned term',
    text: 'expected stand-in LEVEL',
    reason: 'The record format spells the keyword this way.',
  },
  {
    file: 'src/games/annihilator/rulebook/rulings.ts',
    rule: 'LongSentences',
    text: 'CLEAR on an X. All other hexes',
    reason: 'The checker reads the X at the end of a sentence as an initial.',
  },
];
