/** Plays a branch of the analysis board in the game, or makes a conditional move of it. */
import { batch } from '@preact/signals';
import { unpickAll } from '../../session/session.ts';
import { resume } from '../../session/drafts.ts';
import { stateFrom } from '../../session/session.ts';
import { faultOf, msg } from '../../table-messages.ts';
import type { TableModel } from '../model.ts';
import { branchThrough, conditionalOf, firstMoves } from './branch.ts';
import type { ExploreBoard } from './explore-parts.ts';

/** Whether a branch can be played in the game now, or become a conditional move; undefined if it begins elsewhere. */
export function canPlay({ tree, live }: ExploreBoard): 'now' | 'later' | undefined {
  const view = live.view.value;
  const { from } = tree.chapter.value.root;
  const isPresent = tree.isOfPresent(tree.chapter.value.id);
  if (!view || view.outcome || view.side < 0 || !isPresent) return undefined;
  // The branch begins at a position that is no longer the present one.
  if (!from || !('table' in from) || from.entry !== view.seq) return undefined;
  const branch = branchThrough(tree.chapter.value, tree.path.value);
  if (branch.length === 0) return undefined;
  if (view.actor !== view.side) return 'later';
  return firstMoves(branch, live.game.sides[view.side]?.id ?? '').length > 0 ? 'now' : undefined;
}

/** Plays the first moves of the branch in the game, up to the next die or reveal, and returns to it. */
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

/** Makes a conditional move of the branch, and says where it stops. */
export async function lineUp(model: TableModel, board: ExploreBoard): Promise<void> {
  const { tree, live } = board;
  const view = live.view.peek();
  if (!view || !board.lineUp) return;
  const { game } = live;
  const branch = branchThrough(tree.chapter.peek(), tree.path.peek());
  const state = stateFrom(game, view.ints);
  const { plies, end } = conditionalOf(game, state, view.side, tree.chapter.peek(), branch);
  const tell = (kind: 'info' | 'refusal', reason: ReturnType<typeof faultOf>) =>
    batch(() => {
      model.notice.value = { kind, rule: '', reason };
    });
  if (plies.length === 0) return tell('refusal', msg('explore.conditional.none'));
  try {
    await board.lineUp(view.seq, plies);
    tell('info', msg(`explore.conditional.${end}`, { n: plies.length }));
  } catch (error) {
    tell('refusal', faultOf(error, game.id));
  }
}
