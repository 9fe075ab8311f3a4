/** The guided first game: the first rounds of an empire, from its first recruit to its first mine. */
import type { Lesson } from '../../kernel/lesson.ts';
import { say } from './words/say.ts';

export const lesson: Lesson = {
  scenario: 'duel',
  side: 'blue',
  dice: '1',
  // [2.2] Both have laid their tiles and settled.
  opening: ['lay 1005', 'lay 0205', 'lay 1004', 'lay 0204', 'settle 1005', 'settle 0205'],
  steps: [
    { says: say('lesson.bid'), rule: '2.9', does: ['bid 1'], answers: ['bid 1'] },
    { says: say('lesson.deploy'), rule: '2.18', does: ['deploy b32'] },
    { says: say('lesson.found'), rule: '2.16', does: ['found b1'] },
    { says: say('lesson.transfer'), rule: '2.17', does: ['transfer b32'] },
    { says: say('lesson.march'), rule: '3.9', does: ['march bA2', 'to 0905'] },
    { says: say('lesson.build'), rule: '2.21', does: ['build 0905', 'raise 1'] },
    { says: say('lesson.draw'), rule: '2.14', does: ['draw'] },
    {
      says: say('lesson.end'),
      rule: '2.12',
      does: ['end-turn'],
      answers: ['deploy r19', 'end-turn'],
    },
    {
      says: say('lesson.again'),
      rule: '2.10',
      does: ['bid 1'],
      answers: ['bid 0', 'deploy r8', 'end-turn'],
    },
    { says: say('lesson.explore'), rule: '3.9', does: ['march bA2', 'to 0805'] },
    { says: say('lesson.engineer'), rule: '2.21', does: ['deploy b28'] },
    { says: say('lesson.on'), rule: '9.3', does: ['end-turn'] },
  ],
};
