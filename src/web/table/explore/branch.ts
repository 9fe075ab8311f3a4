/** From exploring to playing: the part of a branch that can be sent now, and the part that can be a conditional move. */
import type { Game } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import type { GameState } from '../../../kernel/state.ts';
import { childrenOf, type StudyChapter, type StudyNode } from '../../../study/study.ts';
import type { Ply } from '../../../table/seats/orders.ts';
import { waysOf } from '../../session/premoves.ts';

/** Plies that a conditional move has at most. */
const MOST_PLIES = 40;

/** Why a conditional move ends before its branch does. */
export type BranchEnd = 'whole' | 'dice' | 'hidden' | 'long';

/** A branch as a conditional move. */
export interface ConditionalBranch {
  readonly plies: readonly Ply[];
  readonly end: BranchEnd;
}

/** The branch through a node: the way to it, and the main line below it. */
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

/** The first decisions of a side in a branch, up to the next die or another side. */
export function firstMoves(branch: readonly StudyNode[], side: string): string[] {
  const end = branch.findIndex((node) => node.side !== side);
  return branch.slice(0, end < 0 ? branch.length : end).map(({ text }) => text);
}

/**
 * The branch as a conditional move of a side whose view `s` is, up to the first action that the view does not allow (it
 * needs something hidden), or the first die after which the tree has different moves. It ends with an own action.
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
  const known = waysOf(game, s, side, plies).findIndex((way) => way === undefined);
  if (known >= 0) end = 'hidden';
  const legal = known < 0 ? plies : plies.slice(0, known);
  const last = legal.findLastIndex((ply) => ply.own);
  return { plies: legal.slice(0, last + 1), end };
}

/** Whether the tree goes on differently after other outcomes of the same die. */
function isDecisive(chapter: StudyChapter, node: StudyNode): boolean {
  const next = childrenOf(chapter, node.id).map(({ text }) => text);
  return childrenOf(chapter, node.up).some((other) => {
    const theirs = childrenOf(chapter, other.id).map(({ text }) => text);
    return theirs.length > 0 && theirs[0] !== next[0];
  });
}
