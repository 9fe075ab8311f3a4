/** A guided first game: what a newcomer does, step by step, and what is answered. Data beside the game. */
import type { LocalizedText } from '../text/message.ts';
import type { RuleId } from '../rulebook.ts';

/** One thing to learn, by doing it. */
export interface LessonStep {
  /** Task, and its purpose. */
  readonly says: LocalizedText;
  /** The rule that it is about. */
  readonly rule: RuleId;
  /** Actions of the pupil in notation, in order: `move A3`; a verb alone stands for any action of it. */
  readonly does: readonly string[];
  /** Next actions of the others, in notation, until the pupil decides again. */
  readonly answers?: readonly string[];
}

/** A first game by script, which can be left at any time and played on. */
export interface Lesson {
  readonly scenario: string;
  readonly options?: Readonly<Record<string, number>>;
  /** Id of the side that the pupil plays. */
  readonly side: string;
  /** Seed of the dice, which therefore fall as the script has it. */
  readonly dice: string;
  /** Actions of all sides before the first step, in notation. */
  readonly opening?: readonly string[];
  readonly steps: readonly LessonStep[];
}
