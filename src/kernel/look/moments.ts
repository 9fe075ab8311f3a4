/** A part of a game's look: its fights, each shown as one moment with its dice. */
import type { GameState } from '../state.ts';
import type { LogEvent } from '../text/log.ts';
import type { LocalizedText, MessageArg } from '../text/message.ts';

/** A close assault, a duel, a battle, or anything else in which one side strikes another with dice. */
export interface FightLook {
  /** Node where it is fought. */
  readonly at: number;
  /** Names of the attackers: units, or a weapon. */
  readonly attackers: readonly MessageArg[];
  /** Names of the targets; empty if only a place is attacked. */
  readonly defenders: readonly MessageArg[];
  /** Its result in a few words. Absent: the last outcome among its events. */
  readonly result?: LocalizedText;
}

/**
 * Types of the log events of fights. An event of a type in `begins` opens a fight; later events of the types in
 * `continues` belong to it until the next fight begins.
 */
export interface FightTypes {
  /** Types of the events that begin a fight, such as the result of its first die. */
  readonly begins: readonly string[];
  /** Types of later events that belong to the fight before them. */
  readonly continues: readonly string[];
}

/** Fights in the log. */
export interface MomentsPart<S extends GameState = GameState> extends FightTypes {
  /**
   * Returns a fight; undefined if the events continue the fight before. `s` is the position, or a side's view, before
   * the entry that begins it. `events` are its known events, the one that begins it first; empty while its dice are
   * due.
   */
  fight(s: S, events: readonly LogEvent[]): FightLook | undefined;
}
