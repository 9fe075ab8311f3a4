/** Plays a branch of the analysis board in the game, or makes it a conditional move. */
import { batch } from '@preact/signals';
import { unpickAll } from '../../session/session.ts';
import { resume } from '../../session/drafts.ts';
import { stateFrom } from '../../session/session.ts';
import { faultOf, msg } from '../../table-messages.ts';
import type { TableModel } from '../model.ts';
import { branchThrough, conditionalOf, firstMoves } from './branch.ts';
import type { ExploreBoard } from './explore-parts.ts';

/** Ways to use the branch on the board in the game. */
export interface BranchUses {
  /** Whether its first moves can be played now. */
  readonly isPlayable: boolean;
  /** Whether some of its moves can wait for moves of other sides. */
  readonly isConditional: boolean;
}

const NO_USE: BranchUses = { isPlayable: false, isConditional: false };

/** Returns the possible uses of the branch through the node on the board; none if it begins at another position. */
export function usesOf({ tree, live, addConditionalMove }: ExploreBoard): BranchUses {
  const view = live.view.value;
  const { from } = tree.chapter.value.root;
  const isPresent = tree.isOfPresent(tree.chapter.value.id);
  if (!view || view.outcome || view.side < 0 || !isPresent) return NO_USE;
  // The chapter begins at a position that is no longer the current one.
  if (!from || !('table' in from) || from.entry !== view.seq) return NO_USE;
  const branch = branchThrough(tree.chapter.value, tree.path.value);
  const own = live.game.sides[view.side]?.id ?? '';
  const first = view.actor === view.side ? firstMoves(branch, own).length : 0;
  const isAnswer = branch.slice(first).some(({ side }) => side === own);
  return { isPlayable: first > 0, isConditional: addConditionalMove !== undefined && isAnswer };
}

/** Plays the first moves of the branch in the game, up to the next die or reveal, and returns to the game. */
export async function playBranch({ tree, live, leave }: ExploreBoard): Promise<void> {
  const [view, session] = [live.view.peek(), live.session.peek()];
  if (!view || !session) return;
  const branch = branchThrough(tree.chapter.peek(), tree.path.peek());
  const picks = firstMoves(branch, live.game.sides[view.side]?.id ?? '');
  const picked = resume(unpickAll(session), view.seq, { seq: view.seq, picks });
  leave();
  live.replaceSession(picked);
  await live.commit();
}

/**
 * Makes a conditional move of the branch, and reports where it stops. If the player is to act, the table at once plays
 * all moves before the first that waits for another side.
 */
export async function addConditionalMove(model: TableModel, board: ExploreBoard): Promise<void> {
  const { tree, live } = board;
  const view = live.view.peek();
  if (!view || !board.addConditionalMove) return;
  const { game } = live;
  const branch = branchThrough(tree.chapter.peek(), tree.path.peek());
  const state = stateFrom(game, view.ints);
  const { plies, end } = conditionalOf(game, state, view.side, tree.chapter.peek(), branch);
  const notify = (kind: 'info' | 'refusal', reason: ReturnType<typeof faultOf>) =>
    batch(() => {
      model.notice.value = { kind, rule: '', reason };
    });
  if (plies.length === 0) return notify('refusal', msg('explore.conditional.none'));
  try {
    await board.addConditionalMove(view.seq, plies);
    const first = view.actor === view.side ? plies.findIndex(({ own }) => !own) : 0;
    const n = plies.length - Math.max(0, first);
    notify('info', msg(`explore.conditional.${end}`, { n }));
  } catch (error) {
    notify('refusal', faultOf(error, game.id));
  }
}
