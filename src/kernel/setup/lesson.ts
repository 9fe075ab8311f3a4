/** A guided first game: what a newcomer does, step by step, and what is answered. Data beside the game. */
import type { LocalizedText } from '../text/message.ts';
import type { RuleId } from '../rulebook.ts';

/** One step of a guided game: the player learns something by doing it. */
export interface LessonStep {
  /** Task, and its purpose. */
  readonly says: LocalizedText;
  /** Rule that the step teaches. */
  readonly rule: RuleId;
  /** Actions of the pupil in notation, in order: `move A3`; a verb alone stands for any action of it. */
  readonly does: readonly string[];
  /** Actions of the other sides that follow, in notation, until the pupil decides again. */
  readonly answers?: readonly string[];
}

/** A guided first game. The player can leave the script at any time and play on. */
export interface Lesson {
  readonly scenario: string;
  readonly options?: Readonly<Record<string, number>>;
  /** Id of the side that the pupil plays. */
  readonly side: string;
  /** Seed of the dice, so that they fall as the script needs. */
  readonly dice: string;
  /** Actions of all sides before the first step, in notation. */
  readonly opening?: readonly string[];
  readonly steps: readonly LessonStep[];
}
