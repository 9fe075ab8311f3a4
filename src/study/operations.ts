/**
 * Operations on a study. A page or a server puts them into an order; the study is their result. Adding is idempotent.
 * Of two changes of one field the later one counts, and the log keeps both. Changes of different fields or nodes give
 * the same study in any order.
 */
import { z } from 'zod';
import { type LocalizedText, msg } from '../kernel/text/message.ts';
import { enclosedFields, MOST_FILES } from './enclosed.ts';
import { nodeId } from './node-id.ts';
import {
  bySchema,
  chapterFields,
  commentSchema,
  hashSchema,
  idSchema,
  intsSchema,
  markSchema,
  nodeIdSchema,
  shapesSchema,
  word,
} from './shapes.ts';
import { isSameRoot, type Study, type StudyChapter, type StudyNode } from './study.ts';

/** Maximum number of chapters of a study, and of nodes of a chapter. */
export const MOST_CHAPTERS = 200;
export const MOST_NODES = 20_000;
/** Share of a limit from which a warning is shown. */
const NEAR = 0.9;

const either = z.union([nodeIdSchema, idSchema]);

/** Schema of an operation. */
export const operationSchema = z.discriminatedUnion('op', [
  /** Adds a chapter, or gives it another name. */
  z.strictObject({ op: z.literal('chapter'), id: idSchema, ...chapterFields }),
  /** Adds a node. `id` is checked: it follows from the rest. */
  z.strictObject({
    op: z.literal('node'),
    id: nodeIdSchema,
    up: either,
    side: z.exactOptional(idSchema),
    do: z.exactOptional(word),
    guess: z.exactOptional(intsSchema),
    by: z.exactOptional(bySchema),
  }),
  /** Prunes a node or a chapter, with everything below it. */
  z.strictObject({ op: z.literal('hide'), id: either }),
  z.strictObject({ op: z.literal('show'), id: either }),
  /** Orders the children of a node or chapter; children that are not named follow. */
  z.strictObject({ op: z.literal('main'), id: either, order: z.array(nodeIdSchema) }),
  z.strictObject({ op: z.literal('mark'), id: nodeIdSchema, mark: z.exactOptional(markSchema) }),
  z.strictObject({ op: z.literal('shapes'), id: nodeIdSchema, shapes: shapesSchema }),
  z.strictObject({ op: z.literal('name'), id: either, name: z.exactOptional(word) }),
  /** Adds or changes a comment; without a text, deletes it. */
  z.strictObject({
    op: z.literal('comment'),
    id: nodeIdSchema,
    comment: commentSchema.shape.id,
    by: commentSchema.shape.by,
    text: z.exactOptional(commentSchema.shape.text),
  }),
  /** Adds a record or bundle. */
  z.strictObject({ op: z.literal('file'), id: hashSchema, ...enclosedFields }),
]);
/** One change of a study. */
export type StudyOperation = z.infer<typeof operationSchema>;
/** Operation of one kind. */
type Operation<Kind extends StudyOperation['op']> = Extract<StudyOperation, { op: Kind }>;

/** Applies an operation. Returns undefined, or the reason why it cannot be applied; the study is then unchanged. */
export function applyOperation(study: Study, operation: StudyOperation): LocalizedText | undefined {
  switch (operation.op) {
    case 'chapter':
      return addChapter(study, operation);
    case 'node':
      return addNode(study, operation);
    case 'hide':
      return setHidden(study, operation.id, true);
    case 'show':
      return setHidden(study, operation.id, false);
    case 'main':
      return order(study, operation);
    case 'name':
      return rename(study, operation);
    case 'mark':
      return change(study, operation.id, { mark: operation.mark });
    case 'shapes':
      return change(study, operation.id, {
        shapes: operation.shapes.length > 0 ? operation.shapes : undefined,
      });
    case 'comment':
      return comment(study, operation);
    case 'file':
      return addFile(study, operation);
  }
}

/** Returns whether a chapter or study is so large that a warning is due. */
export const isNearLimit = (count: number, most: number): boolean => count >= NEAR * most;

function addChapter(study: Study, given: Operation<'chapter'>): LocalizedText | undefined {
  const { op, id, name, ...root } = given;
  const known = study.chapters.get(id);
  if (known) {
    if (!isSameRoot(known.root, root)) return msg('study.root', { id });
    known.name = name;
    known.isHidden = false;
    return undefined;
  }
  if (study.chapters.size >= MOST_CHAPTERS) return msg('study.chapters', { most: MOST_CHAPTERS });
  const chapter = { id, name, root, isHidden: false, nodes: new Map(), children: new Map() };
  study.chapters.set(id, chapter);
  return undefined;
}

function addFile(study: Study, { op, ...file }: Operation<'file'>): LocalizedText | undefined {
  if (study.files.has(file.id)) return undefined;
  if (study.files.size >= MOST_FILES) return msg('study.files', { most: MOST_FILES });
  study.files.set(file.id, file);
  return undefined;
}

function addNode(study: Study, given: Operation<'node'>): LocalizedText | undefined {
  const { id, up, side, by, guess, do: text = '' } = given;
  if ((text === '') !== (guess !== undefined)) return msg('study.content');
  if (guess && (side !== undefined || by !== undefined)) return msg('study.content');
  if (side !== undefined && by !== undefined) return msg('study.by');
  const expected = nodeId({ up, side, text, guess });
  if (id !== expected) return msg('study.id', { expected, found: id });
  const chapter = study.chapters.get(up) ?? study.places.get(up);
  if (!chapter) return msg('study.up', { id: up });
  if (!chapter.nodes.has(id)) {
    if (chapter.nodes.size >= MOST_NODES) return msg('study.nodes', { most: MOST_NODES });
    const own = { ...(side !== undefined && { side }), ...(by && { by }), ...(guess && { guess }) };
    chapter.nodes.set(id, { id, up, text, ...own });
    const siblings = chapter.children.get(up);
    if (siblings) siblings.push(id);
    else chapter.children.set(up, [id]);
    study.places.set(id, chapter);
  }
  // A node below a pruned one would be invisible to the player who added it.
  showWithParents(chapter, id);
  return undefined;
}

function showWithParents(chapter: StudyChapter, id: string): void {
  chapter.isHidden = false;
  for (let node = chapter.nodes.get(id); node; node = chapter.nodes.get(node.up))
    if (node.isHidden) put(chapter, node, { isHidden: undefined });
}

function setHidden(study: Study, id: string, isHidden: boolean): LocalizedText | undefined {
  const chapter = study.chapters.get(id);
  if (!chapter) return change(study, id, { isHidden: isHidden || undefined });
  chapter.isHidden = isHidden;
  return undefined;
}

function order(study: Study, { id, order: first }: Operation<'main'>): LocalizedText | undefined {
  const chapter = study.chapters.get(id) ?? study.places.get(id);
  if (!chapter) return msg('study.no-node', { id });
  const children = chapter.children.get(id) ?? [];
  // A child that another contributor added meanwhile stays after the named ones.
  const named = [...new Set(first)].filter((child) => children.includes(child));
  const others = children.filter((child) => !named.includes(child));
  chapter.children.set(id, [...named, ...others]);
  return undefined;
}

function rename(study: Study, { id, name }: Operation<'name'>): LocalizedText | undefined {
  const chapter = study.chapters.get(id);
  if (!chapter) return change(study, id, { name });
  if (name === undefined) return msg('study.unnamed');
  chapter.name = name;
  return undefined;
}

function comment(study: Study, given: Operation<'comment'>): LocalizedText | undefined {
  const { id, comment: own, by, text } = given;
  const { comments = [] } = study.places.get(id)?.nodes.get(id) ?? {};
  const known = comments.find((one) => one.id === own);
  if (known && known.by !== by) return msg('study.author', { by: known.by });
  if (text === undefined) {
    const rest = comments.filter((one) => one !== known);
    return change(study, id, { comments: rest.length > 0 ? rest : undefined });
  }
  const written = { id: own, by, text };
  const all = known
    ? comments.map((one) => (one === known ? written : one))
    : // Sorted by their ids, so that comments written at the same time have the same order everywhere.
      [...comments, written].sort((a, b) => (a.id < b.id ? -1 : 1));
  return change(study, id, { comments: all });
}

/** Fields of a node that operations change; undefined removes one. */
type NodeChange = {
  readonly [K in 'name' | 'mark' | 'shapes' | 'comments' | 'isHidden']?: StudyNode[K] | undefined;
};

function change(study: Study, id: string, fields: NodeChange): LocalizedText | undefined {
  const chapter = study.places.get(id);
  const node = chapter?.nodes.get(id);
  if (!chapter || !node) return msg('study.no-node', { id });
  put(chapter, node, fields);
  return undefined;
}

function put(chapter: StudyChapter, node: StudyNode, fields: NodeChange): void {
  const all = Object.entries({ ...node, ...fields }).filter(([, value]) => value !== undefined);
  chapter.nodes.set(node.id, Object.fromEntries(all) as unknown as StudyNode);
}
