/** A step of this game, and the parts that several steps share. */
import { type Focus, NO_FOCUS } from '../../../kernel/look/focus.ts';
import type { Message } from '../../../kernel/text/message.ts';
import { CHANCE } from '../../../kernel/side.ts';
import type { GameStep, StepTable } from '../../../kernel/step.ts';
import type { Armageddon } from '../state.ts';
import type { en } from '../i18n/en.ts';
import { fixed, msg } from '../i18n/msg.ts';
import { nameOf, ownerName } from './named.ts';
import { STEP, type StepName, STEPS, type VerbName } from './names.ts';

type S = Armageddon;
type Key = keyof typeof en;

/** A step of the sequence of play [2.5], with the verbs of its actions. */
export type ArmageddonStep<Listed extends VerbName = never> = GameStep<S, VerbName, Listed>;

/** All steps by their names. */
export type ArmageddonSteps = StepTable<StepName, S, VerbName>;

/** The steps of one section of the rules: those of each name, and those whose names begin with it and a dot. */
export type StepsOf<Name extends string> = Pick<
  ArmageddonSteps,
  Extract<StepName, Name | `${Name}.${string}`>
>;

/** The side whose turn it is. */
export const sideNow = (s: S): number => s.order[s.turn];

// Texts

/** A message that names a card. */
export const withCard =
  (key: Key) =>
  (s: S, u: number): Message =>
    msg(key, { card: nameOf(s, u) });

/** A message that names an army. */
export const withArmy =
  (key: Key) =>
  (s: S, u: number): Message =>
    msg(key, { army: nameOf(s, u) });

/** A message that names an owner: a side, independents, a cult. */
export const withOwner =
  (key: Key) =>
  (s: S, owner: number): Message =>
    msg(key, { owner: ownerName(s, owner) });

/** A message that gives a number. */
export const withNumber =
  (key: Key) =>
  (_: S, n: number): Message =>
    msg(key, { n });

// Focus

/** Fields of frames that hold a unit or a hex. */
const UNITS: readonly string[] = ['card', 'army', 'hero', 'agent'];
const HEXES: readonly string[] = ['hex'];
/** Steps below others that say what those are about. */
const BELOW: readonly number[] = [
  STEP.sortie,
  STEP.covert,
  STEP.enter,
  STEP.threshold,
  STEP.battle,
];

/** The unit and the hex of the frame of a step, or of what it is a part of. */
export function focus(s: S): Focus {
  for (const step of [s.step, ...BELOW]) {
    if (!s.isPending(step)) continue;
    const unit = fieldOf(s, step, UNITS);
    const node = fieldOf(s, step, HEXES);
    if (unit >= 0 || node >= 0) return { unit, node: node >= 0 ? node : placeOf(s, unit) };
  }
  return NO_FOCUS;
}

/** The first of these fields that the frame of a step has; -1 if there is none, or it is nothing, or unseen. */
function fieldOf(s: S, step: number, names: readonly string[]): number {
  const field = STEPS.list[step].fields.find((each) => names.includes(each));
  return field === undefined ? -1 : Math.max(-1, s.frame<string>(step)[field]);
}

const placeOf = (s: S, u: number): number => Math.max(-1, s.place[u]);

// Chance

/** Parts of a step of Chance that rolls dice. */
export const DICE = { who: () => CHANCE, prompt: fixed('prompt.dice'), focus };

/** Parts of a step of Chance that draws something without dice. */
export const drawing = (key: 'drawn.card' | 'drawn.find' | 'drawn.target') => ({
  ...DICE,
  prompt: () => msg('prompt.drawn', { what: msg(key) }),
  drawn: fixed(key),
});
