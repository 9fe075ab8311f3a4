/** Step type of this game, and helpers that several steps share. */
import { type Focus, unitFocus } from '../../../kernel/look/focus.ts';
import { NONE } from '../../../kernel/state.ts';
import type { ActionLook, GameStep } from '../../../kernel/step.ts';
import { type Message, type MessageArgs, node, unit } from '../../../kernel/text/message.ts';
import { COLOURS } from '../data/units.ts';
import type { Slammers } from '../state.ts';
import { fixed, type Key, msg } from '../i18n/msg.ts';
import { STEPS, type VerbName } from './names.ts';

type S = Slammers;

/** A step of the sequence of play [5.1], with the verbs of its actions. */
export type SlammersStep<Listed extends VerbName = never> = GameStep<Slammers, VerbName, Listed>;
export type Label = ActionLook<Slammers>['label'];

/** Prompt arguments for the fields of a frame. */
const FIELD_ARGS: Readonly<Record<string, (value: number, s: S) => MessageArgs>> = {
  unit: (u) => ({ u: unit(u) }),
  tank: (u) => ({ tank: unit(u) }),
  gun: (u) => ({ gun: unit(u) }),
  target: (u) => ({ target: unit(u) }),
  hex: (n) => ({ at: node(n) }),
  zone: (n) => ({ zone: node(n) }),
  colour: (c) => ({ colour: msg(`colour.${COLOURS[c]}`) }),
  column: (c, { world }) => ({ odds: world.tables.columns[c] }),
};

/** Returns the units, hexes and colours of the current step as message arguments. */
export function frameArgs(s: S): MessageArgs {
  const frame = s.frame<string>(s.step);
  const args = STEPS.list[s.step].fields.flatMap((field) =>
    frame[field] === NONE ? [] : Object.entries(FIELD_ARGS[field]?.(frame[field], s) ?? {}),
  );
  return Object.fromEntries(args);
}

/** Creates a prompt with the units, hexes and colours of the step. */
export const asks =
  (key: Key) =>
  (s: S): Message =>
    msg(key, frameArgs(s));

/** Returns the unit and the hex of the current step; without a hex, the unit's own. */
export function frameFocus(s: S): Focus {
  const { unit: u = NONE, hex } = s.frame<string>(s.step);
  return hex === undefined ? unitFocus(s.at, u) : { unit: u, node: Math.max(hex, NONE) };
}

/** Creates a label with the unit, or the hex, of the action. */
export const unitLabel =
  (key: Key): Label =>
  (_, u) =>
    msg(key, { u: unit(u) });
export const nodeLabel =
  (key: Key): Label =>
  (_, n) =>
    msg(key, { at: node(n) });

/** Offer that ends the step. */
export const DONE = { label: fixed('label.done'), rollsNothing: true } as const;
