/** A guided first game. The pupil does what each step asks for; the other side answers. */
import type { Lesson } from 'countermarch/kernel';
import { msg } from './i18n/msg.ts';

export const lesson: Lesson = {
  scenario: 'standard',
  side: 'red',
  // The seed of the dice: the attack of the last step succeeds.
  dice: '1',
  steps: [
    { says: msg('lesson.cavalry'), rule: '3.1', does: ['move rC'] },
    { says: msg('lesson.ride'), rule: '5.2', does: ['to 0302'] },
    { says: msg('lesson.infantry'), rule: '3.1', does: ['move rI2'] },
    { says: msg('lesson.march'), rule: '3.1', does: ['to 0305'] },
    {
      says: msg('lesson.end'),
      rule: '2.1',
      does: ['done'],
      answers: ['move bC', 'to 0505', 'done'],
    },
    { says: msg('lesson.beside'), rule: '4.1', does: ['move rI2', 'to 0405'] },
    { says: msg('lesson.support'), rule: '4.2', does: ['move rC', 'to 0404'] },
    { says: msg('lesson.attack'), rule: '2.1', does: ['done'] },
    { says: msg('lesson.fight'), rule: '4.3', does: ['attack rI2', 'at 0505'] },
  ],
};
