/**
 * [R35] Hidden dice. The number of dice would reveal how many cards were rolled for. So exactly three numbers are
 * drawn each time, and all hidden dice follow from them. No side sees the numbers.
 */
import { nounOf } from '../../../kernel/action.ts';
import type { Armageddon } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { STEP, V } from './names.ts';
import { type ArmageddonStep, DICE, withNumber } from './step.ts';

type S = Armageddon;

const DRAWS = 3;
/** Bits of one draw, and of one scalar that stores them. */
const [DRAWN, KEPT] = [10, 15];

/** Draws the numbers from which the next hidden dice follow. */
export function drawHidden(s: S): void {
  [s.blindHigh, s.blindLow, s.blindUsed] = [0, 0, 0];
  s.push(STEP['blind.draw'], { left: DRAWS });
}

export const hiddenStep: ArmageddonStep<'blind'> = {
  rule: 'R35',
  secret: true,
  ...DICE,
  outcomes: { blind: { label: withNumber('label.blind') } },
  event: () => ({ title: msg('roll.blind'), secret: 'R35' }),
  actions(_, out) {
    for (let n = 0; n < 1 << DRAWN; n++) out.add(V.blind, n);
  },
  apply(s, action) {
    const seed = (((s.blindHigh << KEPT) | s.blindLow) << DRAWN) | nounOf(action);
    s.blindHigh = (seed >> KEPT) & ((1 << KEPT) - 1);
    s.blindLow = seed & ((1 << KEPT) - 1);
    const frame = s.frame(STEP['blind.draw']);
    frame.left -= 1;
    if (frame.left === 0) s.pop();
  },
};

/** Returns the next 32 bits: the finalizer of MurmurHash3 over the drawn numbers and a counter. */
function nextWord(s: S): number {
  const seed = (s.blindHigh << KEPT) | s.blindLow;
  s.blindUsed += 1;
  return mix(seed, s.blindUsed);
}

/** Returns the `index`-th word for a seed. */
const mix = (seed: number, index: number): number =>
  finish(finish(seed) + Math.imul(index, 0x9e3779b9));

/** Returns a random number from 0 to n - 1. */
export type Below = (n: number) => number;

/** Returns a generator of numbers that all follow from the next word. */
export function hiddenStream(s: S): Below {
  return streamOf(nextWord(s));
}

/** Returns a generator of numbers from a 32-bit seed. */
export function streamOf(seed: number): Below {
  let used = 0;
  return (n) => {
    used += 1;
    return Math.floor((mix(seed, used) * n) / 2 ** 32);
  };
}

function finish(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Returns a number from 0 to n - 1. */
export const hiddenBelow = (s: S, n: number): number => Math.floor((nextWord(s) * n) / 2 ** 32);

/** [5.1] Returns the number of successes of some dice. */
export function hiddenFlips(s: S, dice: number): number {
  let count = 0;
  for (let left = dice; left > 0; left -= WORD) {
    let bits = nextWord(s) >>> (WORD - Math.min(WORD, left));
    for (; bits !== 0; bits &= bits - 1) count += 1;
  }
  return count;
}
const WORD = 32;

/** [5.9] [R15] Returns the margin of a hidden challenge: both pools are rolled once, without decisions. */
export const hiddenMargin = (s: S, attack: number, defence: number): number =>
  hiddenFlips(s, attack) - hiddenFlips(s, defence);
