import { expect, test } from 'vitest';
import type { Entry } from '../../../table/messages/messages.ts';
import { soundsOf } from './entry-sounds.ts';

const entry = (kind: Entry['kind']): Entry => ({ seq: 1, kind, side: 0, text: '', events: [] });
const SAME = { counters: [5, 5], isMine: [true, true] } as const;

test.each([
  ['a move', [entry('action')], SAME, ['move']],
  [
    'a roll, which is more than the move before it',
    [entry('action'), entry('die')],
    SAME,
    ['dice'],
  ],
  ['a loss, which is more than the roll', [entry('die')], { ...SAME, counters: [5, 4] }, ['hit']],
  ['nothing where a move was taken back', [entry('undo')], { ...SAME, counters: [5, 4] }, []],
  [
    'that it is one’s turn now',
    [entry('action')],
    { ...SAME, isMine: [false, true] },
    ['move', 'turn'],
  ],
  ['nothing where nothing happened', [], SAME, []],
] as const)('%s is heard', (_, entries, change, sounds) => {
  expect(soundsOf(entries, change)).toEqual(sounds);
});
