/** The guided first game: ten rounds of an empire, from its first recruit to its first battle. */
import { type Lesson, lessonStepMaker } from '../../kernel/setup/lesson.ts';
import type { en } from './i18n/en.ts';
import { msg } from './i18n/msg.ts';

const step = lessonStepMaker<keyof typeof en>();

export const lesson: Lesson = {
  scenario: 'duel',
  side: 'blue',
  dice: '1',
  // [2.2] Both sides have laid their tiles and settled.
  opening: ['lay 1005', 'lay 0205', 'lay 1004', 'lay 0204', 'settle 1005', 'settle 0205'],
  goal: msg('lesson.goal'),
  chapters: [
    { title: msg('lesson.chapter.1'), first: 0 },
    { title: msg('lesson.chapter.2'), first: 16 },
    { title: msg('lesson.chapter.3'), first: 28 },
  ],
  steps: [
    step('bid', { rule: '2.9', does: ['bid 1'], answers: ['bid 1'] }),
    step('deploy', { rule: '2.18', does: ['deploy b32'] }),
    step('found', { rule: '2.16', does: ['found b1'] }),
    step('transfer', { rule: '2.17', does: ['transfer b32'] }),
    step('march', { rule: '3.9', does: ['march bA2', 'to 0905'] }),
    step('build', { rule: '2.21', does: ['build 0905', 'raise 1'] }),
    step('draw', { rule: '2.14', does: ['draw'] }),
    step('end', { rule: '2.12', does: ['end-turn'], answers: ['deploy r19', 'end-turn'] }),
    step('again', { rule: '2.10', does: ['bid 1'], answers: ['bid 0', 'end-turn'] }),
    step('explore', { rule: '3.9', does: ['march bA2', 'to 0904'] }),
    step('claim', { rule: '3.6', does: ['claim bA2'] }),
    step('engineer', { rule: '2.18', does: ['deploy b28', 'end-turn'], answers: ['bid 0'] }),
    step('third', { rule: '2.6', does: ['bid 1'] }),
    step('second-army', { rule: '2.16', does: ['found b1', 'transfer b28'] }),
    step('second-harvester', {
      rule: '2.21',
      does: ['march bA3', 'to 1004', 'build 1004', 'raise 3'],
    }),
    step('cards', { rule: '2.14', does: ['draw', 'draw', 'end-turn'], answers: ['end-turn'] }),
    step('fourth', { rule: '2.9', does: ['bid 1'], answers: ['bid 0'] }),
    step('back', { rule: '3.9', does: ['march bA2', 'to 0905'] }),
    step('outpost', { rule: '2.19', does: ['deploy b31', 'site 0905'] }),
    step('more-cards', { rule: '2.14', does: ['draw', 'draw'] }),
    step('fit', { rule: '1.7', does: ['fit b32', 'gear 4', 'end-turn'], answers: ['end-turn'] }),
    step('fifth', { rule: '2.10', does: ['bid 1'], answers: ['bid 0', 'end-turn'] }),
    step('troops', { rule: '2.18', does: ['deploy b5', 'into b31', 'deploy b19', 'into b31'] }),
    step('join', {
      rule: '2.17',
      does: ['transfer b5', 'transfer b19', 'end-turn'],
      answers: ['bid 0'],
    }),
    step('sixth', { rule: '2.9', does: ['bid 1'] }),
    step('advance', { rule: '3.9', does: ['march bA2', 'to 0906'] }),
    step('agent', { rule: '2.18', does: ['draw', 'deploy b15', 'into b31'] }),
    step('hide', {
      rule: '3.26',
      does: ['found b31', 'transfer b15', 'hide bA5', 'end-turn'],
      answers: ['end-turn'],
    }),
    step('seventh', { rule: '2.10', does: ['bid 1'], answers: ['bid 0', 'end-turn'] }),
    step('mine', { rule: '2.21', does: ['march bA2', 'to 0907', 'build 0907', 'raise 1'] }),
    step('scout', { rule: '4.5', does: ['march bA5', 'to 0807', 'end-turn'], answers: ['bid 0'] }),
    step('eighth', { rule: '4.5', does: ['bid 1'], answers: ['end-turn'] }),
    step('sortie', { rule: '6.1', does: ['fly b2', 'to 0808'] }),
    step('close-in', {
      rule: '3.9',
      does: ['march bA2', 'to 0807', 'end-turn'],
      answers: ['bid 0'],
    }),
    step('ninth', { rule: '2.9', does: ['bid 1'] }),
    step('attack', { rule: '12.1', does: ['draw', 'march bA2', 'to 0808'] }),
    step('refuse', { rule: '5.11', does: ['decline', 'fight 2'] }),
    step('rows', { rule: '5.14', does: ['done'] }),
    step('blow', { rule: '5.16', does: ['attack b19', 'strike n7'] }),
    step('accept', { rule: '5.4', does: ['accept', 'strike n7'] }),
    step('stay', { rule: '5.19', does: ['stay', 'attack b19'] }),
    step('damage', { rule: '5.2', does: ['accept'] }),
    step('fate', { rule: '5.5', does: ['fate'] }),
    step('spoils', {
      rule: '2.21',
      does: ['build 0808', 'raise 2', 'end-turn'],
      answers: ['end-turn'],
    }),
    step('tenth', { rule: '2.10', does: ['bid 1'], answers: ['bid 0', 'end-turn'] }),
    step('colossus', { rule: '2.18', does: ['deploy b30', 'into b31'] }),
    step('on', { rule: '9.3', does: ['end-turn'] }),
  ],
};
