/** The end of a turn, and of the game. */
import type { Log } from '../../../kernel/text/log.ts';
import { type Message, side } from '../../../kernel/text/message.ts';
import { bestOf, type Outcome } from '../../../kernel/outcome.ts';
import { NONE } from '../../../kernel/state.ts';
import type { AnnihilationState } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { rememberPosition, timesStood } from './00-repetition.ts';
import { STEP } from './names.ts';
import type { AnnihilationStep } from './step.ts';

const [TARGET, PASSED, QUIET, STOPPED, REPEATED] = [1, 2, 3, 4, 5];

/** [0.2] Ends the turn: the game is over, or the other player's turn begins. */
export function endTurn(s: AnnihilationState, log?: Log): void {
  rememberPosition(s);
  s.ending = endingNow(s);
  if (s.ending > 0) {
    const { rule } = s.world.endings[s.ending - 1];
    log?.add({ type: 'end', rule, args: endArgs(s, msg('end.drawn')) });
    s.goto(STEP['game.over']);
    return;
  }
  s.emitted.fill(0);
  s.placed = NONE;
  s.turn += 1;
  s.side = 1 - s.side;
  s.goto(STEP['turn.action']);
}

export const turnEnd: AnnihilationStep = { rule: '0.2', enter: endTurn };
export const gameOver: AnnihilationStep = { rule: '0.2', prompt: resultOf };

/** Returns the result of the game, with the score. */
export function resultOf(s: AnnihilationState): Message {
  return msg('end.told', endArgs(s, msg('end.draw')));
}

/** The same inside the label of an action that ends the game. */
export function resultInLabel(s: AnnihilationState): Message {
  return msg('label.ends', endArgs(s, msg('end.draw')));
}

function endingNow(s: AnnihilationState): number {
  const { target, values } = s.world;
  if (s.score[0] >= target || s.score[1] >= target) return TARGET;
  // [R15] No player has an action left.
  if (s.passes === 2) return PASSED;
  if (timesStood(s) >= values.repetitions) return REPEATED;
  // [R16] [D5] The quiet rule, and [D6] the limit of turns.
  if (s.quiet >= values.quiet) return QUIET;
  return s.turn >= values.turns ? STOPPED : 0;
}

function endArgs(s: AnnihilationState, drawn: Message) {
  const [winner, other] = winnersOf(s);
  return {
    reason: s.world.endings[s.ending - 1].reason,
    result: other === undefined ? msg('end.won', { by: side(winner) }) : drawn,
    white: s.score[0],
    black: s.score[1],
  };
}

/**
 * Returns the winners: the higher score wins, equal scores draw. Both players never reach the winning score at once
 * [R17].
 */
const winnersOf = (s: AnnihilationState): readonly number[] => bestOf([...s.score]);

/** Returns the outcome; undefined while the game continues. */
export function outcomeOf(s: AnnihilationState): Outcome | undefined {
  const ending = s.world.endings[s.ending - 1];
  if (!ending) return undefined;
  const scores = [s.score[0], s.score[1]];
  return { winners: winnersOf(s), rule: ending.rule, reason: ending.reason, scores };
}
