/** The end of a lesson: whether it was won, and the progress that is stored. */
import type { Game } from '../../../kernel/game.ts';
import { isDraw, type Outcome } from '../../../kernel/outcome.ts';
import type { Side } from '../../../kernel/side.ts';
import { completeChapter, finishLesson, forgetLesson } from '../../net/lesson-progress.ts';
import type { TableModel } from '../model.ts';

/** Whether a side has won and the game is not a draw. */
export const isWonBy = ({ sides }: Pick<Game, 'sides'>, outcome: Outcome, side: Side): boolean =>
  outcome.winners.includes(side) && !isDraw(outcome, sides.length);

/** Stores the progress of the lesson at a table. Reads signals: call it in an effect. */
export function saveProgress({ game, lesson, view }: TableModel): void {
  const status = lesson.status.value;
  if (status !== 'ended' && status !== 'free') return;
  const { index } = lesson.chapter;
  const { outcome, side = -1 } = view.value ?? {};
  completeChapter(game.id, index);
  if (status === 'ended') forgetLesson(game.id, index);
  if (status === 'free' && outcome) finishLesson(game.id, index, isWonBy(game, outcome, side));
}
