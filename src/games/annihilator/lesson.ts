/** The guided first game: one ship of marines, from its first move to its first breach in the defences. */
import { type Lesson, lessonStepMaker } from '../../kernel/setup/lesson.ts';
import type { en } from './i18n/en.ts';
import { msg } from './i18n/msg.ts';

const step = lessonStepMaker<keyof typeof en>();

export const lesson: Lesson = {
  scenario: 'learning',
  side: 'human',
  dice: '3',
  goal: msg('lesson.goal'),
  steps: [
    step('take', { rule: '5.1', does: ['move A1'] }),
    step('go', { rule: '5.2', does: ['to 1205'] }),
    step('follow', { rule: '5.1', does: ['move A2', 'to 1205', 'move D1', 'to 1205'] }),
    step('moved', { rule: '5.1', does: ['done'] }),
    step('charge', { rule: '8.1', does: ['charge A1', 'at 1306'] }),
    step('face', { rule: 'DCT', does: ['face SE'] }),
    step('set', {
      rule: '8.1',
      does: ['done'],
      answers: ['move S2', 'to 1205', 'done', 'mind 1223'],
    }),
    step('met', { rule: '5.4', does: ['done'] }),
    step('attack', { rule: '7.1', does: ['attack 1205'] }),
    step('blast', { rule: '8.2', does: ['done'] }),
    step('advance', { rule: '8.3', does: ['move A1', 'to 1409'] }),
    step('core', { rule: '10.0', does: ['move A2', 'to 1409', 'move D1', 'to 1409'] }),
  ],
};
