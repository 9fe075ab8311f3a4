/** The guided first game: one ship of marines, from its first step to its first hole in the defences. */
import type { Lesson } from '../../kernel/setup/lesson.ts';
import { msg } from './i18n/msg.ts';

export const lesson: Lesson = {
  scenario: 'learning',
  side: 'human',
  dice: '3',
  goal: msg('lesson.goal'),
  steps: [
    { says: msg('lesson.take'), rule: '5.1', does: ['move A1'] },
    { says: msg('lesson.go'), rule: '5.2', does: ['to 1205'] },
    { says: msg('lesson.follow'), rule: '5.1', does: ['move A2', 'to 1205', 'move D1', 'to 1205'] },
    { says: msg('lesson.moved'), rule: '5.1', does: ['done'] },
    { says: msg('lesson.charge'), rule: '8.1', does: ['charge A1', 'at 1306'] },
    { says: msg('lesson.face'), rule: 'DCT', does: ['face SE'] },
    {
      says: msg('lesson.set'),
      rule: '8.1',
      does: ['done'],
      answers: ['move S2', 'to 1205', 'done', 'mind 1223'],
    },
    { says: msg('lesson.met'), rule: '5.4', does: ['done'] },
    { says: msg('lesson.attack'), rule: '7.1', does: ['attack 1205'] },
    { says: msg('lesson.blast'), rule: '8.2', does: ['done'] },
    { says: msg('lesson.advance'), rule: '8.3', does: ['move A1', 'to 1409'] },
    { says: msg('lesson.core'), rule: '10.0', does: ['move A2', 'to 1409', 'move D1', 'to 1409'] },
  ],
};
