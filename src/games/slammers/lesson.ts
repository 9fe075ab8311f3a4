/** The guided first game: a hunt for partisans in the woods, for one player. */
import { type Lesson, lessonStepMaker } from '../../kernel/setup/lesson.ts';
import type { en } from './i18n/en.ts';
import { msg } from './i18n/msg.ts';

const step = lessonStepMaker<keyof typeof en>();

export const lesson: Lesson = {
  scenario: '6',
  side: 'blue',
  dice: '7554',
  goal: msg('lesson.goal'),
  steps: [
    step('take', { rule: '9.1', does: ['move bCC1'] }),
    step('wood', { rule: '36.3', does: ['to 6-0310'] }),
    step('help', { rule: '18.7', does: ['move bHT1', 'to 6-0310'] }),
    step('other', { rule: '36.3', does: ['move bCC2', 'to 6-1110', 'to 6-1010'] }),
    step('tanks', { rule: '18.7', does: ['move bHT2', 'to 6-1010', 'move bHT3', 'to 6-1010'] }),
    step('more', {
      rule: '36.2',
      does: ['move bCC3', 'to 6-1009', 'to 6-1006', 'move bCC4', 'to 6-0509', 'to 6-0409', 'stay'],
    }),
    step('moved', { rule: '18.1', does: ['done'] }),
    step('join', { rule: '18.2', does: ['join bHT1', 'join bCC1'] }),
    step('targets', { rule: '18.3', does: ['all'] }),
    step('odds', { rule: '26.1', does: ['join bHT2', 'join bHT3', 'join bCC2'] }),
    step('rally', { rule: '6.4', does: ['rally'] }),
    step('search', { rule: '36.5', does: ['move bCC1', 'to 6-0309'] }),
  ],
};
