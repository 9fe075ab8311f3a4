/** A study in memory: the result of its changes, and the check of new ones. */
import {
  applyOperation,
  isNearLimit,
  MOST_CHAPTERS,
  MOST_NODES,
  type StudyOperation,
} from '../../study/operations.ts';
import type { StudyChange, StudyInfo } from '../../study/messages.ts';
import { MOST_SIZE } from '../../study/messages.ts';
import { type ChapterRoot, openStudy, shownChapters, type Study } from '../../study/study.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { plainLines } from '../accounts/names.ts';
import { refuse } from '../http/refuse.ts';

/** An operation that cannot be carried out. */
export interface RefusedOperation {
  readonly index: number;
  readonly why: LocalizedText;
}

export class StudyLog {
  readonly study: Study;
  #seq = 0;

  constructor(id: string) {
    this.study = openStudy(id, '');
  }

  /** Number of the last change. */
  get seq(): number {
    return this.#seq;
  }

  /** Applies a stored change. */
  follow({ n, operations }: Pick<StudyChange, 'n' | 'operations'>): void {
    for (const operation of operations) applyOperation(this.study, operation);
    this.#seq = n;
  }

  /**
   * Applies the operations of an author with this name that can be carried out. If the change is not stored afterwards,
   * discard the log. `faults`: files inside that are damaged. Throws an `InputError` if a text contains invisible characters.
   */
  judge(
    operations: readonly StudyOperation[],
    name: string,
    isForeign: (table: string) => boolean,
    faults: ReadonlyMap<StudyOperation, LocalizedText> = new Map(),
  ): { readonly accepted: StudyOperation[]; readonly refused: RefusedOperation[] } {
    const accepted: StudyOperation[] = [];
    const refused: RefusedOperation[] = [];
    for (const [index, operation] of operations.entries()) {
      const why =
        faults.get(operation) ??
        this.#whyNot(operation, name, isForeign) ??
        applyOperation(this.study, operation);
      if (why === undefined) accepted.push(operation);
      else refused.push({ index, why });
    }
    return { accepted, refused };
  }

  #whyNot(
    operation: StudyOperation,
    name: string,
    isForeign: (table: string) => boolean,
  ): LocalizedText | undefined {
    if (operation.op === 'comment') {
      if (operation.text !== undefined) plainLines('text', operation.text);
      return operation.by === name ? undefined : refuse('server.study.by', { name });
    }
    if ('name' in operation && operation.name !== undefined) plainLines('name', operation.name);
    const table = operation.op === 'chapter' && tableOf(operation);
    return table && isForeign(table) ? refuse('server.study.live') : undefined;
  }

  /** Ids of the tables at which chapters begin, hidden ones included. */
  get tables(): string[] {
    return [...this.study.chapters.values()].flatMap(({ root }) => tableOf(root) ?? []);
  }

  /** Data for lists: ids of games, with a space before and after each, and the number of chapters. */
  get listed(): { readonly games: string; readonly chapters: number } {
    const chapters = shownChapters(this.study);
    const games = [...new Set(chapters.map(({ root }) => root.game))].sort();
    return { games: games.map((game) => ` ${game} `).join(''), chapters: chapters.length };
  }

  /** Limits that are used to nine tenths. */
  near(size: number): StudyInfo['near'] {
    const chapters = [...this.study.chapters.values()];
    const largest = Math.max(0, ...chapters.map(({ nodes }) => nodes.size));
    return [
      ...(isNearLimit(chapters.length, MOST_CHAPTERS) ? (['chapters'] as const) : []),
      ...(isNearLimit(largest, MOST_NODES) ? (['nodes'] as const) : []),
      ...(isNearLimit(size, MOST_SIZE) ? (['size'] as const) : []),
    ];
  }
}

/** Id of the table at which a chapter begins. */
export const tableOf = ({ from }: Pick<ChapterRoot, 'from'>): string | undefined =>
  from && 'table' in from ? from.table : undefined;
