/** Effects of an entry when it was played. They follow from the record, and may be stored with it to save work. */
import type { Action } from '../../kernel/action.ts';
import { apply, giveUp, stepOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { Log, type LogEvent } from '../../kernel/text/log.ts';
import type { Side } from '../../kernel/side.ts';
import type { GameState } from '../../kernel/state.ts';
import { isRevealing } from '../../kernel/step.ts';

/** Effects of an entry: its events, and whether it revealed or hid something. */
export interface EntryEffect {
  readonly events: readonly LogEvent[];
  /** Whether it revealed something hidden to its player, so that it cannot be undone. */
  readonly reveals: boolean;
  /** Whether it was a secret decision, which the other sides may not read before the end. */
  readonly secret: boolean;
  /** For a sum of several dice: the number of dice. */
  readonly dice?: number;
  /** Present if the current rules do not lead to it, so that its effects are unknown. */
  readonly lost?: true;
}

export const NO_EFFECT: EntryEffect = { events: [], reveals: false, secret: false };

/** Plays a legal action and returns its effects. */
export function carryOut(game: Game, s: GameState, action: Action): EntryEffect {
  const step = stepOf(game, s);
  const { secret = false, dice } = step;
  const reveals = isRevealing(step, action);
  const log = new Log();
  apply(game, s, action, log);
  return { events: log.take(), reveals, secret, ...(dice !== undefined && { dice }) };
}

/** Removes a side that resigns from play, if the others can continue, and returns the effects. */
export function dropOut(game: Game, s: GameState, side: Side): EntryEffect {
  const log = new Log();
  giveUp(game, s, side, log);
  return { ...NO_EFFECT, events: log.take() };
}

/** Formats an effect for storage, empty if it has no effects; `parseEffect` reads it back. */
export function formatEffect({ events, reveals, secret, dice, lost }: EntryEffect): string {
  const fields = {
    ...(events.length > 0 && { events }),
    ...(reveals && { reveals }),
    ...(secret && { secret }),
    ...(dice !== undefined && { dice }),
    ...(lost && { lost }),
  };
  const text = JSON.stringify(fields);
  return text === '{}' ? '' : text;
}

export const parseEffect = (text: string): EntryEffect =>
  text === '' ? NO_EFFECT : { ...NO_EFFECT, ...(JSON.parse(text) as Partial<EntryEffect>) };
