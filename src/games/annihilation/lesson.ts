/** The guided first game: from the first carrier to the first points. */
import type { Lesson } from '../../kernel/lesson.ts';
import { say } from './words/say.ts';

export const lesson: Lesson = {
  scenario: 'learning',
  side: 'white',
  dice: '1',
  steps: [
    { says: say('lesson.place'), rule: '1.1', does: ['place w1a'], answers: ['place b3'] },
    { says: say('lesson.strike'), rule: '1.3', does: ['place w5'] },
    {
      says: say('lesson.drive'),
      rule: '4.3',
      does: ['drive 5c'],
      answers: ['place b0', 'at 3a'],
    },
    { says: say('lesson.next'), rule: '1.2', does: ['place w3'] },
    {
      says: say('lesson.round'),
      rule: '5.1',
      does: ['drive 3c'],
      answers: ['place b2', 'drive 4a'],
    },
    { says: say('lesson.emit'), rule: '3.1', does: ['emit w5'] },
    { says: say('lesson.path'), rule: '3.3', does: ['to 4b'] },
    { says: say('lesson.hit'), rule: '3.4', does: ['to 5c'] },
    { says: say('lesson.home'), rule: '4.4', does: ['drive B'] },
    { says: say('lesson.points'), rule: '7.1', does: ['annihilate'] },
  ],
};
