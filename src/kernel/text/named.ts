/** Parts of a game that messages need to name its things. */
import type { Board } from '../board/graph.ts';
import type { MessageArg } from './message.ts';

/** Parts of a game that messages need to name its units, places and sides. */
export interface NameSource {
  readonly id: string;
  readonly units: readonly { readonly id: string; readonly name?: MessageArg }[];
  readonly board: Pick<Board, 'labels' | 'directions'>;
  readonly sides: readonly { readonly id: string }[];
  readonly items?: readonly string[];
  /** Returns its own messages in a language, by key. Absent: the messages of the game with this id. */
  readonly messages?: (language: string) => Readonly<Record<string, string>>;
}
