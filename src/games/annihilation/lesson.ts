/** The guided first game: from the first carrier to the first points. */
import { type Lesson, lessonStepMaker } from '../../kernel/setup/lesson.ts';
import type { en } from './i18n/en.ts';
import { msg } from './i18n/msg.ts';

const step = lessonStepMaker<keyof typeof en>();

export const lesson: Lesson = {
  scenario: 'learning',
  side: 'white',
  dice: '1',
  goal: msg('lesson.goal'),
  steps: [
    step('place', { rule: '1.1', does: ['place w1a'], answers: ['place b3'] }),
    step('strike', { rule: '1.3', does: ['place w5'] }),
    step('drive', { rule: '4.3', does: ['drive 5c'], answers: ['place b0', 'at 3a'] }),
    step('next', { rule: '1.2', does: ['place w3'] }),
    step('round', { rule: '5.1', does: ['drive 3c'], answers: ['place b2', 'drive 4a'] }),
    step('emit', { rule: '3.1', does: ['emit w5'] }),
    step('path', { rule: '3.3', does: ['to 4b'] }),
    step('hit', { rule: '3.4', does: ['to 5c'] }),
    step('home', { rule: '4.4', does: ['drive B'] }),
    step('points', { rule: '7.1', does: ['annihilate'] }),
  ],
};
