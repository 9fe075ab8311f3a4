/** Tables for the players, in our words. */
import type { Chart } from '../../../kernel/look.ts';

export const charts: readonly Chart[] = [
  {
    title: 'When a particle meets another',
    rule: '4.1',
    columns: ['the one it meets', 'force left', 'what happens', 'rule'],
    rows: [
      ['an annihilator, anybody’s', 'any', 'both are annihilated', '[5.1]'],
      ['a carrier', '1 or more', 'takes its point and drives it that far along a line', '[4.1]'],
      [
        'a carrier, met by your own that has not emitted',
        '0',
        'you choose: emit the whole charge into it, or both are annihilated',
        '[4.5]',
      ],
      ['a carrier, met by one that emitted already', '0', 'both are annihilated', '[5.3]'],
      ['a carrier, met by your opponent’s', '0', 'both are annihilated', '[5.3]'],
    ],
  },
  {
    title: 'When a particle comes to the enemy’s emergence',
    rule: '5.4',
    columns: ['the emergence', 'force left', 'annihilated there', 'rule'],
    rows: [
      ['empty', '0', 'the one that came', '[5.4]'],
      ['empty', '1 or more', 'it cannot go there', '[R11]'],
      ['held by a carrier', '0', 'both, unless the one that came emits its charge', '[5.5]'],
      ['held by a carrier', '1 or more', 'the one that came; the defender is driven away', '[R3]'],
    ],
  },
];
