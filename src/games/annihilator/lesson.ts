/** The guided first game: one ship of marines, from its first step to its first hole in the defences. */
import type { Lesson } from '../../kernel/lesson.ts';
import { say } from './words/say.ts';

export const lesson: Lesson = {
  scenario: 'learning',
  side: 'human',
  dice: '3',
  steps: [
    { says: say('lesson.take'), rule: '5.1', does: ['move A1'] },
    { says: say('lesson.go'), rule: '5.2', does: ['to 1205'] },
    {
      says: say('lesson.follow'),
      rule: '5.1',
      does: ['move A2', 'to 1205', 'move D1', 'to 1205'],
    },
    { says: say('lesson.moved'), rule: '5.1', does: ['done'] },
    { says: say('lesson.charge'), rule: '8.1', does: ['charge A1', 'at 1306'] },
    { says: say('lesson.face'), rule: 'DCT', does: ['face SE'] },
    {
      says: say('lesson.set'),
      rule: '8.1',
      does: ['done'],
      answers: ['move S2', 'to 1205', 'done', 'mind 1223'],
    },
    { says: say('lesson.met'), rule: '5.4', does: ['done'] },
    { says: say('lesson.attack'), rule: '7.1', does: ['attack 1205'] },
    { says: say('lesson.blast'), rule: '8.2', does: ['done'] },
    { says: say('lesson.advance'), rule: '8.3', does: ['move A1', 'to 1409'] },
    {
      says: say('lesson.core'),
      rule: '10.0',
      does: ['move A2', 'to 1409', 'move D1', 'to 1409'],
    },
  ],
};
