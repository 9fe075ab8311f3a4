/** The guided first game: from the first carrier to the first points. */
import type { Lesson } from '../../kernel/setup/lesson.ts';
import { msg } from './i18n/msg.ts';

export const lesson: Lesson = {
  scenario: 'learning',
  side: 'white',
  dice: '1',
  goal: msg('lesson.goal'),
  steps: [
    { says: msg('lesson.place'), rule: '1.1', does: ['place w1a'], answers: ['place b3'] },
    { says: msg('lesson.strike'), rule: '1.3', does: ['place w5'] },
    { says: msg('lesson.drive'), rule: '4.3', does: ['drive 5c'], answers: ['place b0', 'at 3a'] },
    { says: msg('lesson.next'), rule: '1.2', does: ['place w3'] },
    {
      says: msg('lesson.round'),
      rule: '5.1',
      does: ['drive 3c'],
      answers: ['place b2', 'drive 4a'],
    },
    { says: msg('lesson.emit'), rule: '3.1', does: ['emit w5'] },
    { says: msg('lesson.path'), rule: '3.3', does: ['to 4b'] },
    { says: msg('lesson.hit'), rule: '3.4', does: ['to 5c'] },
    { says: msg('lesson.home'), rule: '4.4', does: ['drive B'] },
    { says: msg('lesson.points'), rule: '7.1', does: ['annihilate'] },
  ],
};
