/** Meaning of an entry when it was played: it follows from the record, and may be stored beside it to save work. */
import type { Action } from '../../kernel/action.ts';
import { apply, giveUp, stepOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { Log, type LogEvent } from '../../kernel/text/log.ts';
import type { Side } from '../../kernel/side.ts';
import type { GameState } from '../../kernel/state.ts';
import { isRevealing } from '../../kernel/step.ts';

/** Effects of an entry: its events, and whether it revealed or hid something. */
export interface Note {
  readonly events: readonly LogEvent[];
  /** It revealed something hidden to its player, so it cannot be undone. */
  readonly reveals: boolean;
  /** It was a secret decision: the other sides may not read it before the end. */
  readonly secret: boolean;
  /** Number of dice whose sum it is, for a die of several. */
  readonly dice?: number;
  /** The current rules do not lead to it, so its effects are unknown. */
  readonly lost?: true;
}

export const SILENT: Note = { events: [], reveals: false, secret: false };

/** Plays a legal action and says what it meant. */
export function carryOut(game: Game, s: GameState, action: Action): Note {
  const step = stepOf(game, s);
  const { secret = false, dice } = step;
  const reveals = isRevealing(step, action);
  const log = new Log();
  apply(game, s, action, log);
  return { events: log.take(), reveals, secret, ...(dice !== undefined && { dice }) };
}

/** Takes a side that gives up out of play, where the others play on, and says what it meant. */
export function dropOut(game: Game, s: GameState, side: Side): Note {
  const log = new Log();
  giveUp(game, s, side, log);
  return { ...SILENT, events: log.take() };
}

/** A note as it is kept, empty if it says nothing; `parseNote` reads it back. */
export function formatNote({ events, reveals, secret, dice, lost }: Note): string {
  const said = {
    ...(events.length > 0 && { events }),
    ...(reveals && { reveals }),
    ...(secret && { secret }),
    ...(dice !== undefined && { dice }),
    ...(lost && { lost }),
  };
  const text = JSON.stringify(said);
  return text === '{}' ? '' : text;
}

export const parseNote = (text: string): Note =>
  text === '' ? SILENT : { ...SILENT, ...(JSON.parse(text) as Partial<Note>) };
