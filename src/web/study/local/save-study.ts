/** Saves a tree of variations as a study: on the server, or in this browser if no server answers. */
import { filesOf } from '../../../study/copy.ts';
import { MOST_OPERATIONS } from '../../../study/messages.ts';
import type { StudyOperation } from '../../../study/operations.ts';
import { shownChapters, type Study } from '../../../study/study.ts';
import { freshSeed } from '../../../table/dice/dice.ts';
import { PageError } from '../../faults.ts';
import { createStudy, sendChange } from '../api.ts';
import { chapterOperations } from '../chapter-sources.ts';
import type { PendingChange } from '../study-log.ts';
import { StudyStore } from '../study-store.ts';
import { createLocalStudy } from './local-study.ts';

/** Maximum size of a request in characters, well below the limit of the server. */
const MOST_CHARACTERS = 400_000;
const KEY_LENGTH = 24;

/** A tree to save. */
export interface SavedTree {
  readonly name: string;
  readonly study: Study;
  /** User who saves the tree: the author of its comments. */
  readonly author: string;
}

/** Saves a tree as a private study; returns its id. Rejects with the reason if the server refuses it. */
export async function saveAsStudy({ name, study, author }: SavedTree): Promise<string> {
  try {
    const info = await createStudy({ name, visibility: 'private' });
    const store = new StudyStore(info.id);
    await store.keep({ info, seq: info.seq, confirmed: [] });
    const pending = changesOf(operationsFor(study, author, info.me));
    // A change that the network loses now is sent when the study is opened.
    await sendAll(info.id, pending, (rest) => store.keepPending(rest));
    return info.id;
  } catch (error) {
    const hasAnswer = error instanceof PageError && error.status !== undefined;
    if (hasAnswer) throw error;
    return createLocalStudy(name, author, operationsFor(study, author, author));
  }
}

/** Returns the operations of all shown chapters. The comments of `author` are signed with `me`. */
const operationsFor = (study: Study, author: string, me: string): StudyOperation[] =>
  [
    ...filesOf(study),
    ...shownChapters(study).flatMap((each) => chapterOperations(each, author)),
  ].map((operation) => (operation.op === 'comment' ? { ...operation, by: me } : operation));

async function sendAll(
  id: string,
  pending: readonly PendingChange[],
  keep: (rest: readonly PendingChange[]) => Promise<unknown>,
): Promise<void> {
  await keep(pending);
  for (const [i, change] of pending.entries()) {
    try {
      const { refused } = await sendChange(id, change);
      const [first] = refused;
      if (first) throw new PageError(first.message ?? first.reason, 409);
    } catch (error) {
      const hasAnswer = error instanceof PageError && error.status !== undefined;
      if (hasAnswer) throw error;
      return;
    }
    await keep(pending.slice(i + 1));
  }
}

/** Divides operations into changes that a server accepts. */
function changesOf(operations: readonly StudyOperation[]): PendingChange[] {
  const changes: { key: string; operations: StudyOperation[]; size: number }[] = [];
  for (const operation of operations) {
    const { length } = JSON.stringify(operation);
    const last = changes.at(-1);
    const hasRoom =
      last && last.operations.length < MOST_OPERATIONS && last.size + length <= MOST_CHARACTERS;
    if (hasRoom) {
      last.operations.push(operation);
      last.size += length;
    } else
      changes.push({
        ...{ key: freshSeed().slice(0, KEY_LENGTH), operations: [operation], size: length },
      });
  }
  return changes.map(({ key, operations: own }) => ({ key, operations: own }));
}
