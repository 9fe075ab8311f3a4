/**
 * A guided first game: the player's actions, step by step, and the replies of the other sides. It is data apart from
 * the rules of the game.
 */
import type { LocalizedText } from '../text/message.ts';
import type { RuleId } from '../rulebook.ts';

/** One step of a guided game: the player learns something by doing it. */
export interface LessonStep {
  /** Task and purpose of the step. */
  readonly says: LocalizedText;
  /** Rule that the step teaches. */
  readonly rule: RuleId;
  /** Actions of the pupil in notation, in order: `move A3`; a verb alone allows any action of that verb. */
  readonly does: readonly string[];
  /** Actions of the other sides that follow, in notation, until the pupil's next decision. */
  readonly answers?: readonly string[];
}

/** A part of a long lesson that can be started by itself. The script then plays the steps before it. */
export interface LessonChapter {
  readonly title: LocalizedText;
  /** Index of its first step. */
  readonly first: number;
}

/**
 * A guided first game. After its last step the pupil plays on to the end, against the weakest bot for the game. The
 * player can leave the script at any time.
 */
export interface Lesson {
  readonly scenario: string;
  readonly options?: Readonly<Record<string, number>>;
  /** Id of the side that the pupil plays. */
  readonly side: string;
  /** Seed that makes the dice fall as the script needs. */
  readonly dice: string;
  /** Actions of all sides before the first step, in notation. */
  readonly opening?: readonly string[];
  /** Goal of the game in one sentence, shown to the pupil; absent: the goal of the scenario is enough. */
  readonly goal?: LocalizedText;
  /** Parts of a long lesson, the first starting at step 0. Absent: the lesson is not divided. */
  readonly chapters?: readonly LessonChapter[];
  readonly steps: readonly LessonStep[];
}

/** Returns a function that makes steps with the messages of a message file: step `bid` says `lesson.bid`. */
export const lessonStepMaker =
  <Key extends string>() =>
  (
    name: Key extends `lesson.${infer Name}` ? Name : never,
    step: Omit<LessonStep, 'says'>,
  ): LessonStep => ({ says: { key: `lesson.${name}` }, ...step });
