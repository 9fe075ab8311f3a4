/** A part of a game's look: its fights, each told as one moment with its dice. */
import type { GameState } from '../state.ts';
import type { LogEvent } from '../text/log.ts';
import type { LocalizedText, MessageArg } from '../text/message.ts';

/** A close assault, a duel, a battle, or anything else in which one side strikes another with dice. */
export interface FightLook {
  /** Node where it is fought. */
  readonly at: number;
  /** Names of what attacks: units, or a weapon. */
  readonly attackers: readonly MessageArg[];
  /** Names of what is attacked; empty if that is a place alone. */
  readonly defenders: readonly MessageArg[];
  /** Its result in few words; absent: the last outcome among its events. */
  readonly result?: LocalizedText;
}

/**
 * Fights in the log. An event that begins one opens it; later events of the types in `continues` belong to it, until the
 * next one begins.
 */
export interface MomentsPart<S extends GameState = GameState> {
  /** Types of the events that begin a fight, such as the result of its first die. */
  readonly begins: readonly string[];
  /** Types of later events that belong to the fight before them. */
  readonly continues: readonly string[];
  /**
   * Returns a fight. `s`: the position, or a side's view, before the entry that begins it; `events`: all that is known of
   * it, the one that begins it first; none while its dice are due. Undefined: the events continue the fight before.
   */
  fight(s: S, events: readonly LogEvent[]): FightLook | undefined;
}
