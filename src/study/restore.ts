/** Back to an earlier version of a study: the log only grows, so this is more operations. */
import { applyOperation, type StudyOperation } from './operations.ts';
import { openStudy, type Study, type StudyChapter, type StudyNode } from './study.ts';

const resultOf = (operations: readonly StudyOperation[]): Study => {
  const study = openStudy('study', '');
  for (const operation of operations) applyOperation(study, operation);
  return study;
};

/**
 * Returns operations by an author that bring a study back to an earlier version: chapters and moves that were not there
 * are pruned, others shown again, with their names, marks, shapes and order. Comments change only where they are the
 * author's own.
 */
export function restoreOperations(
  now: readonly StudyOperation[],
  then: readonly StudyOperation[],
  author: string,
): StudyOperation[] {
  const [current, wanted] = [resultOf(now), resultOf(then)];
  return [...current.chapters.values()].flatMap((chapter) =>
    restoreChapter(chapter, wanted.chapters.get(chapter.id), author),
  );
}

function restoreChapter(
  chapter: StudyChapter,
  wanted: StudyChapter | undefined,
  author: string,
): StudyOperation[] {
  const { id } = chapter;
  if (!wanted) return chapter.isHidden ? [] : [{ op: 'hide', id }];
  const found: StudyOperation[] = [];
  if (chapter.isHidden !== wanted.isHidden)
    found.push({ op: wanted.isHidden ? 'hide' : 'show', id });
  if (chapter.name !== wanted.name) found.push({ op: 'name', id, name: wanted.name });
  for (const node of chapter.nodes.values())
    found.push(...restoreNode(node, wanted.nodes.get(node.id), author));
  for (const [up, order] of wanted.children) {
    const others = (chapter.children.get(up) ?? []).filter((child) => !order.includes(child));
    const all = [...order, ...others];
    if (all.join() !== (chapter.children.get(up) ?? []).join())
      found.push({ op: 'main', id: up, order: all });
  }
  return found;
}

function restoreNode(
  node: StudyNode,
  wanted: StudyNode | undefined,
  author: string,
): StudyOperation[] {
  const { id } = node;
  if (!wanted) return node.isHidden ? [] : [{ op: 'hide', id }];
  const found: StudyOperation[] = [];
  if (node.isHidden !== wanted.isHidden) found.push({ op: wanted.isHidden ? 'hide' : 'show', id });
  if (node.name !== wanted.name)
    found.push({ op: 'name', id, ...(wanted.name !== undefined && { name: wanted.name }) });
  if (node.mark !== wanted.mark)
    found.push({ op: 'mark', id, ...(wanted.mark && { mark: wanted.mark }) });
  if (node.shapes?.join('\n') !== wanted.shapes?.join('\n'))
    found.push({ op: 'shapes', id, shapes: [...(wanted.shapes ?? [])] });
  return [...found, ...restoreComments(node, wanted, author)];
}

function restoreComments(node: StudyNode, wanted: StudyNode, author: string): StudyOperation[] {
  const [before, after] = [wanted.comments ?? [], node.comments ?? []];
  const own = [...before, ...after].filter(({ by }) => by === author).map(({ id }) => id);
  return [...new Set(own)].flatMap((comment): StudyOperation[] => {
    const text = before.find(({ id }) => id === comment)?.text;
    if (text === after.find(({ id }) => id === comment)?.text) return [];
    const given = text === undefined ? {} : { text };
    return [{ op: 'comment', id: node.id, comment, by: author, ...given }];
  });
}
