/** Step type of this game, and helpers that several steps share. */
import { type Focus, NO_FOCUS } from '../../../kernel/look/focus.ts';
import type { Message } from '../../../kernel/text/message.ts';
import { CHANCE } from '../../../kernel/side.ts';
import type { GameStep, StepTable } from '../../../kernel/step.ts';
import type { NUMBERS } from '../data/values/numbers.ts';
import type { Armageddon } from '../state.ts';
import type { en } from '../i18n/en.ts';
import { fixed, msg } from '../i18n/msg.ts';
import { nameOf, ownerName } from './named.ts';
import { STEP, type StepName, STEPS, type VerbName } from './names.ts';

type S = Armageddon;
type Key = keyof typeof en;
type NumberId = keyof typeof NUMBERS;

/** A step of the sequence of play [2.5], with the verbs of its actions. */
export type ArmageddonStep<Listed extends VerbName = never> = GameStep<S, VerbName, Listed>;

/** All steps by their names. */
export type ArmageddonSteps = StepTable<StepName, S, VerbName>;

/**
 * The steps of one section of the rules: for each name, the step with that name and those that begin with it and a
 * dot.
 */
export type StepsOf<Name extends string> = Pick<
  ArmageddonSteps,
  Extract<StepName, Name | `${Name}.${string}`>
>;

/** Returns the side whose turn it is. */
export const sideNow = (s: S): number => s.order[s.turn];

// Texts

/** Creates a message about a card. */
export const withCard =
  (key: Key) =>
  (s: S, u: number): Message =>
    msg(key, { card: nameOf(s, u) });

/** Creates a message about a card, with a number of the rules such as a price. */
export const cardFor =
  (key: Key, id: NumberId) =>
  (s: S, u: number): Message =>
    msg(key, { card: nameOf(s, u), n: s.world.values[id] });

/** Creates a message about an army, with a number of the rules such as a price. */
export const armyFor =
  (key: Key, id: NumberId) =>
  (s: S, u: number): Message =>
    msg(key, { army: nameOf(s, u), n: s.world.values[id] });

/** Creates a message about an army. */
export const withArmy =
  (key: Key) =>
  (s: S, u: number): Message =>
    msg(key, { army: nameOf(s, u) });

/** Creates a message about an owner: a side, independents, a cult. */
export const withOwner =
  (key: Key) =>
  (s: S, owner: number): Message =>
    msg(key, { owner: ownerName(s, owner) });

/** Creates a message with a number. */
export const withNumber =
  (key: Key) =>
  (_: S, n: number): Message =>
    msg(key, { n });

// Focus

/** Frame fields that contain a unit, tried in this order. */
const UNITS: readonly string[] = ['card', 'army', 'hero', 'agent'];
const HEXES: readonly string[] = ['hex'];
/** Steps whose frames give the focus of the steps above them. */
const BELOW: readonly number[] = [
  STEP.sortie,
  STEP.covert,
  STEP.enter,
  STEP.threshold,
  STEP.battle,
];

/** Returns the unit and the hex of a step's frame, or of the step that it is part of. */
export function focus(s: S): Focus {
  for (const step of [s.step, ...BELOW]) {
    if (!s.isPending(step)) continue;
    const unit = fieldOf(s, step, UNITS);
    const node = fieldOf(s, step, HEXES);
    if (unit >= 0 || node >= 0) return { unit, node: node >= 0 ? node : placeOf(s, unit) };
  }
  return NO_FOCUS;
}

/** Returns the first of the given fields that a step's frame has; -1 if there is none, or it is empty or hidden. */
function fieldOf(s: S, step: number, names: readonly string[]): number {
  const field = STEPS.list[step].fields.find((each) => names.includes(each));
  return field === undefined ? -1 : Math.max(-1, s.frame<string>(step)[field]);
}

const placeOf = (s: S, u: number): number => Math.max(-1, s.place[u]);

// Chance

/** Parts of a chance step that rolls dice. */
export const DICE = { who: () => CHANCE, prompt: fixed('prompt.dice'), focus };

/** Parts of a chance step that draws something without dice. */
export const drawing = (key: 'drawn.card' | 'drawn.find' | 'drawn.target') => ({
  ...DICE,
  prompt: () => msg('prompt.drawn', { what: msg(key) }),
  drawn: fixed(key),
});
