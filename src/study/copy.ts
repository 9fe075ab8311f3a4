/** Copies chapters from one study to another. */
import type { Game } from '../kernel/game.ts';
import { nodeId } from './node-id.ts';
import type { StudyOperation } from './operations.ts';
import { type ChapterRoot, nodeOf, shownNodes, type Study, type StudyChapter } from './study.ts';

/**
 * Returns the operations that make the shown part of a chapter, including names, marks, shapes and comments. If `id` is
 * a new id, the ids of all its nodes change too.
 */
export function operationsOf(chapter: StudyChapter, id: string = chapter.id): StudyOperation[] {
  const { name, root } = chapter;
  const operations: StudyOperation[] = [{ op: 'chapter', id, name, ...root }];
  const ids = new Map([[chapter.id, id]]);
  for (const node of shownNodes(chapter)) {
    const { side, text, guess, by } = node;
    const up = ids.get(node.up) ?? id;
    const own = id === chapter.id ? node.id : nodeId({ up, side, text, guess });
    ids.set(node.id, own);
    operations.push({
      op: 'node',
      id: own,
      up,
      ...(side !== undefined && { side }),
      ...(guess ? { guess: [...guess] } : { do: text }),
      ...(by && { by }),
    });
    if (node.name !== undefined) operations.push({ op: 'name', id: own, name: node.name });
    if (node.mark) operations.push({ op: 'mark', id: own, mark: node.mark });
    if (node.shapes) operations.push({ op: 'shapes', id: own, shapes: [...node.shapes] });
    for (const { id: comment, by: author, text: message } of node.comments ?? [])
      operations.push({ op: 'comment', id: own, comment, by: author, text: message });
  }
  return operations;
}

/** Returns the operations that add the records and bundles of a study. */
export const filesOf = ({ files }: Study): StudyOperation[] =>
  [...files.values()].map((file) => ({ op: 'file', ...file }));

/** Adds a chapter of another study, checked when it was read, to a study that has no chapter with its id. */
export function adoptChapter(study: Study, chapter: StudyChapter): void {
  study.chapters.set(chapter.id, chapter);
  for (const id of chapter.nodes.keys()) study.places.set(id, chapter);
}

/** Returns whether a chapter belongs to this game with this set-up. */
export function isOfGame({ id, setup }: Game, { game, setup: other }: ChapterRoot): boolean {
  const { scenario, options, variant, document } = setup;
  return (
    game === id &&
    other.scenario === scenario &&
    Object.entries(other.options).every(([name, value]) => options[name] === value) &&
    JSON.stringify(other.variant?.changes) === JSON.stringify(variant?.changes) &&
    JSON.stringify(other.document) === JSON.stringify(document)
  );
}

/** Returns whether a copied operation would not change a study. */
export function isDone(study: Study, operation: StudyOperation): boolean {
  const node = nodeOf(study, operation.id);
  switch (operation.op) {
    case 'file':
      return study.files.has(operation.id);
    case 'chapter':
      return study.chapters.get(operation.id)?.isHidden === false;
    case 'node':
      return node !== undefined && !node.isHidden;
    case 'name':
      return node?.name === operation.name;
    case 'mark':
      return node?.mark === operation.mark;
    case 'shapes':
      return node?.shapes?.join('\n') === operation.shapes.join('\n');
    case 'comment':
      return (
        node?.comments?.some(
          ({ id, text }) => id === operation.comment && text === operation.text,
        ) === true
      );
    default:
      return false;
  }
}
