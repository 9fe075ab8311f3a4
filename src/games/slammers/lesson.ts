/** The guided first game: a hunt for partisans in the woods, for one player. */
import type { Lesson } from '../../kernel/setup/lesson.ts';
import { msg } from './i18n/msg.ts';

export const lesson: Lesson = {
  scenario: '6',
  side: 'blue',
  dice: '7554',
  goal: msg('lesson.goal'),
  steps: [
    { says: msg('lesson.take'), rule: '9.1', does: ['move bCC1'] },
    { says: msg('lesson.wood'), rule: '36.3', does: ['to 6-0310'] },
    { says: msg('lesson.help'), rule: '18.7', does: ['move bHT1', 'to 6-0310'] },
    { says: msg('lesson.other'), rule: '36.3', does: ['move bCC2', 'to 6-1110', 'to 6-1010'] },
    {
      says: msg('lesson.tanks'),
      rule: '18.7',
      does: ['move bHT2', 'to 6-1010', 'move bHT3', 'to 6-1010'],
    },
    {
      says: msg('lesson.more'),
      rule: '36.2',
      does: ['move bCC3', 'to 6-1009', 'to 6-1006', 'move bCC4', 'to 6-0509', 'to 6-0409', 'stay'],
    },
    { says: msg('lesson.moved'), rule: '18.1', does: ['done'] },
    { says: msg('lesson.join'), rule: '18.2', does: ['join bHT1', 'join bCC1'] },
    { says: msg('lesson.targets'), rule: '18.3', does: ['all'] },
    { says: msg('lesson.odds'), rule: '26.1', does: ['join bHT2', 'join bHT3', 'join bCC2'] },
    { says: msg('lesson.rally'), rule: '6.4', does: ['rally'] },
    { says: msg('lesson.search'), rule: '36.5', does: ['move bCC1', 'to 6-0309'] },
  ],
};
