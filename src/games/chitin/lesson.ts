/** The guided first game: a token is taken, and an enemy that faces the other way is attacked. */
import { type Lesson, lessonStepMaker } from '../../kernel/setup/lesson.ts';
import type { en } from './i18n/en.ts';
import { msg } from './i18n/msg.ts';

const step = lessonStepMaker<keyof typeof en>();

/** Three turns in which a Gantua escorts a Worker to token A, and a Termagant of Blue approaches. */
const OPENING = [
  ...['claim first', 'claim north'],
  ...['pick RP1', 'pick RP2', 'to 0821', 'face NW'],
  ...['pick RG1', 'pick RW1', 'to 0822', 'face NW', 'done'],
  ...['pick BT1', 'to 0810', 'face SE', 'done'],
  ...['pick RP1', 'pick RP2', 'to 0818', 'face NW'],
  ...['pick RG1', 'pick RW1', 'to 0819', 'face NW', 'done', 'done'],
  ...['pick RG1', 'pick RW1', 'to 0816', 'face NW', 'done'],
  ...['pick BT1', 'to 0814', 'face NW', 'done'],
];

export const lesson: Lesson = {
  scenario: 'learning',
  side: 'red',
  dice: '1',
  opening: OPENING,
  goal: msg('lesson.goal'),
  steps: [
    step('warrior', { rule: '6.02', does: ['pick RG1'] }),
    step('worker', { rule: '6.082', does: ['pick RW1'] }),
    step('enter', { rule: '6.02', does: ['to 0815'] }),
    step('take', { rule: '6.081', does: ['take A'] }),
    step('face', { rule: '6.06', does: ['face NE'] }),
    step('guard', { rule: '6.06', does: ['pick RP1', 'pick RP2', 'to 0816', 'face NE'] }),
    step('moved', { rule: '5.00', does: ['done'] }),
    step('attack', { rule: '7.02', does: ['attack 0815/NE'] }),
    step('fight', { rule: '7.04', does: ['done'] }),
    step('stay', {
      rule: '7.066',
      does: ['done'],
      answers: ['pick BG1', 'to 0904', 'face SE', 'done'],
    }),
    step('home', { rule: '4.01', does: ['pick RG1', 'pick RW1', 'to 0818', 'face NW'] }),
  ],
};
