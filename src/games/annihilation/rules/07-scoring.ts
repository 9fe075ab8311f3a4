/** Rule 7: scoring. */
import type { Log } from '../../../kernel/text/log.ts';
import { node, side } from '../../../kernel/text/message.ts';
import { forgetPositions } from './00-repetition.ts';
import { type AnnihilationState, named, pointsOf } from '../state.ts';

/**
 * [7.1] Scores a particle annihilated on an emergence: the opponent of the player whose emergence it is gets its
 * charge, or the points of a variant. [R5] Nothing else matters: not the player who moved it, nor its owner.
 */
export function scoreAt(s: AnnihilationState, u: number, n: number, log?: Log): void {
  const { emergence } = s.world;
  if (n !== emergence[0] && n !== emergence[1]) return;
  const by = n === emergence[0] ? 1 : 0;
  const points = pointsOf(s, u);
  s.score[by] = s.score[by] + points;
  forgetPositions(s);
  log?.add({
    type: 'score',
    rule: '7.1',
    args: { by: side(by), u: named(s, u), at: node(n), n: points },
  });
}
