/**
 * From analysis to play: the part of a branch that can be sent now, and the part that can become a conditional move.
 */
import type { Game } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import type { GameState } from '../../../kernel/state.ts';
import { childrenOf, type StudyChapter, type StudyNode } from '../../../study/study.ts';
import type { Ply } from '../../../table/seats/orders.ts';
import { actionsOfLine } from '../../session/premoves.ts';

/** Maximum number of plies of a conditional move. */
const MOST_PLIES = 40;

/** Reason why a conditional move ends before its branch does; `whole`: it does not. */
export type BranchEnd = 'whole' | 'dice' | 'hidden' | 'long';

/** A branch as a conditional move. */
export interface ConditionalBranch {
  readonly plies: readonly Ply[];
  readonly end: BranchEnd;
}

/** Returns the branch through a node: the path to it, and the main line below it. */
export function branchThrough(chapter: StudyChapter, path: readonly StudyNode[]): StudyNode[] {
  const branch = path.filter(({ guess }) => !guess);
  let last: StudyNode | undefined = path.at(-1);
  for (let next = childrenOf(chapter, last?.id ?? chapter.id)[0]; next; ) {
    if (!next.guess) branch.push(next);
    last = next;
    next = childrenOf(chapter, last.id)[0];
  }
  return branch;
}

/** Returns the first decisions of a side in a branch, up to the next die or the next decision of another side. */
export function firstMoves(branch: readonly StudyNode[], side: string): string[] {
  const end = branch.findIndex((node) => node.side !== side);
  return branch.slice(0, end < 0 ? branch.length : end).map(({ text }) => text);
}

/**
 * Returns the branch as a conditional move of a side with the view `s`. It ends before the first action that the view
 * does not allow, because it depends on hidden values, and before the first die whose outcomes have different next
 * moves in the tree. Its last ply is an action of the side itself.
 */
export function conditionalOf(
  game: Game,
  s: GameState,
  side: Side,
  chapter: StudyChapter,
  branch: readonly StudyNode[],
): ConditionalBranch {
  const own = game.sides[side]?.id;
  const plies: Ply[] = [];
  let end: BranchEnd = 'whole';
  for (const node of branch) {
    if (node.side === undefined) {
      if (isDecisive(chapter, node)) {
        end = 'dice';
        break;
      }
      continue;
    }
    if (plies.length >= MOST_PLIES) {
      end = 'long';
      break;
    }
    plies.push({ own: node.side === own, text: node.text });
  }
  const known = actionsOfLine(game, s, side, plies).findIndex((way) => way === undefined);
  if (known >= 0) end = 'hidden';
  const legal = known < 0 ? plies : plies.slice(0, known);
  const last = legal.findLastIndex((ply) => ply.own);
  return { plies: legal.slice(0, last + 1), end };
}

/** Whether the tree continues differently after other outcomes of the same die. */
function isDecisive(chapter: StudyChapter, node: StudyNode): boolean {
  const next = childrenOf(chapter, node.id).map(({ text }) => text);
  return childrenOf(chapter, node.up).some((other) => {
    const theirs = childrenOf(chapter, other.id).map(({ text }) => text);
    return theirs.length > 0 && theirs[0] !== next[0];
  });
}
