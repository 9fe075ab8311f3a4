/**
 * A study: chapters, each with the tree of variations of one game. It is the result of a list of operations
 * (`operations.ts`). Nothing here knows rules: moves are text, and positions are not stored.
 */
import type { z } from 'zod';
import type { Json } from '../kernel/setup/json.ts';
import type { Variant } from '../kernel/setup/setup.ts';
import type { EnclosedFile } from './enclosed.ts';
import type { chapterFields, commentSchema, MARKS, originSchema } from './shapes.ts';

/** Judgement about a move: one of `MARKS`. */
export type Mark = (typeof MARKS)[number];

/** A comment; only its author may change it. */
export type StudyComment = z.infer<typeof commentSchema>;

/** Record, table or position at which a chapter begins. Absent: the set-up. */
export type ChapterOrigin = z.infer<typeof originSchema>;

/** The game of a chapter, and the point from which it is explored. */
export type ChapterRoot = Omit<z.infer<z.ZodObject<typeof chapterFields>>, 'name'> & {
  readonly setup: {
    readonly scenario: string;
    readonly options: Readonly<Record<string, number>>;
    readonly variant?: Variant;
    readonly document?: Json;
  };
};

/** One move, outcome of Chance, or guess about hidden information. */
export interface StudyNode {
  readonly id: string;
  /** Id of the parent node, or of the chapter. */
  readonly up: string;
  /** Id of the side that acts; absent for Chance and for guesses. */
  readonly side?: string;
  /** Notation; empty for guesses. */
  readonly text: string;
  /** Origin of the outcome of Chance: a remark, which is not part of the id. */
  readonly by?: 'lot' | 'chosen';
  /** The guessed hidden integers: a value for each hidden integer of the root, in order. */
  readonly guess?: readonly number[];
  readonly name?: string;
  readonly mark?: Mark;
  /** Arrows, rings and shaded hexes, each as text: `arrow red 3-0712 3-0906`. */
  readonly shapes?: readonly string[];
  readonly comments?: readonly StudyComment[];
  /** Whether it is pruned, with everything below it. */
  readonly isHidden?: true;
}

/** A chapter; operations change it in place. */
export interface StudyChapter {
  readonly id: string;
  name: string;
  readonly root: ChapterRoot;
  isHidden: boolean;
  readonly nodes: Map<string, StudyNode>;
  /** Ids of children by parent, the main line first, pruned ones included. */
  readonly children: Map<string, string[]>;
}

/** A study; operations change it in place. */
export interface Study {
  readonly id: string;
  name: string;
  /** In the order of their addition, pruned ones included. */
  readonly chapters: Map<string, StudyChapter>;
  /** Chapter of each node, by the node's id. */
  readonly places: Map<string, StudyChapter>;
  /** Records and bundles inside the study, by their SHA-256. */
  readonly files: Map<string, EnclosedFile>;
}

/** Returns a study without chapters. */
export const openStudy = (id: string, name: string): Study => ({
  id,
  name,
  chapters: new Map(),
  places: new Map(),
  files: new Map(),
});

/** Returns whether two chapters begin alike. A file may name the bundle of the rules where a study does not. */
export const isSameRoot = (one: ChapterRoot, other: ChapterRoot): boolean =>
  JSON.stringify({ ...one, bundle: undefined }) === JSON.stringify({ ...other, bundle: undefined });

/** Returns a node by its id; undefined if the study has no such node. */
export const nodeOf = (study: Study, id: string): StudyNode | undefined =>
  study.places.get(id)?.nodes.get(id);

/** Returns the shown children of a node or chapter, the main line first. */
export function childrenOf(chapter: StudyChapter, id: string): StudyNode[] {
  return (chapter.children.get(id) ?? []).flatMap((child) => {
    const node = chapter.nodes.get(child);
    return node && !node.isHidden ? [node] : [];
  });
}

/** Returns the nodes from the first one of the chapter down to `id`; empty for the chapter itself. */
export function pathTo(chapter: StudyChapter, id: string): StudyNode[] {
  const path: StudyNode[] = [];
  for (let node = chapter.nodes.get(id); node; node = chapter.nodes.get(node.up)) path.push(node);
  return path.reverse();
}

/** Returns the shown nodes depth first, the main line first: the order of a file. */
export function shownNodes(chapter: StudyChapter, from: string = chapter.id): StudyNode[] {
  const found: StudyNode[] = [];
  const open = childrenOf(chapter, from).reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    found.push(node);
    open.push(...childrenOf(chapter, node.id).reverse());
  }
  return found;
}

/** Returns the shown chapters in order. */
export const shownChapters = (study: Study): StudyChapter[] =>
  [...study.chapters.values()].filter(({ isHidden }) => !isHidden);
