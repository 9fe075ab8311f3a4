/**
 * The tree of variations of one table, and the node on the board. The model uses neither the table nor the network:
 * everything is derived from the view with which the analysis began.
 */
import { batch, computed, signal } from '@preact/signals';
import type { Game } from '../../../kernel/game.ts';
import { requireDefined } from '../../../kernel/require-defined.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { CHANCE } from '../../../kernel/side.ts';
import type { GameState } from '../../../kernel/state.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { hasSecrets } from '../../../kernel/view.ts';
import { msg } from '../../i18n/msg.ts';
import { adoptChapter, filesOf, isDone, isOfGame, operationsOf } from '../../../study/copy.ts';
import { shortHash } from '../../../study/node-id.ts';
import { applyOperation, MOST_CHAPTERS, type StudyOperation } from '../../../study/operations.ts';
import { chapterFrom, seenAs, unknownsOf, type Viewpoint } from '../../../study/root.ts';
import {
  childrenOf,
  isSameRoot,
  openStudy,
  pathTo,
  shownChapters,
  type Study,
  type StudyChapter,
  type StudyNode,
} from '../../../study/study.ts';
import { readStudy, writeStudy } from '../../../study/study-file.ts';
import { checkChapter, type MoveResult, Walker } from '../../../study/walker.ts';
import { studyToSave } from '../../games/study-to-save.ts';
import { randomSource } from './random-source.ts';
import type { OperationStore } from './explore-store.ts';

/** Start of an analysis: a view, and the length of the record at which it was seen. */
export interface ExploreStart {
  readonly table: string;
  readonly entry: number;
  readonly state: GameState;
  /** Side whose view it is; `all` once nothing is hidden. */
  readonly as: Viewpoint;
  /** Name for a new chapter. */
  readonly name: string;
  /** Hash of the bundle of the game's rules, if they are not those of this program. */
  readonly bundle?: string | undefined;
  /** Whether it is the current position of the table, not an earlier one. */
  readonly isPresent: boolean;
}

export class ExploreModel {
  readonly game: Game;
  readonly study: Study;
  readonly isKept: boolean;
  /** Number of operations so far. Readers of the study read this signal first, so that they are notified of changes. */
  readonly changes = signal(0);
  readonly #chapterId = signal('');
  /** Id of the node on the board, or of the chapter at its beginning. */
  readonly at = signal('');
  readonly #store: OperationStore;
  readonly #walkers = new Map<string, Walker>();
  /** Last node shown, by chapter. */
  readonly #places = new Map<string, string>();
  /** Chapters that were begun from the current position of the table. */
  readonly #ofPresent = new Set<string>();

  constructor(game: Game, table: string, store: OperationStore) {
    this.game = game;
    this.#store = store;
    this.isKept = store.isKept;
    this.study = openStudy(`table-${table}`, game.id);
    // Operations of a later version are skipped, together with operations that depend on them.
    for (const operation of store.operations) applyOperation(this.study, operation);
  }

  /**
   * Opens the chapter of a view at its last node, or a new chapter if there is none. Returns false if the game cannot
   * guess the values hidden from this viewpoint.
   */
  begin(start: ExploreStart): boolean {
    const { table, entry, as, name, bundle } = start;
    const seen = seenAs(this.game, start.state, as);
    const id = shortHash(`${table} ${entry} ${as} ${seen.ints.join(',')}`);
    if (!this.study.chapters.has(id)) {
      const from = { table, entry };
      this.#do(chapterFrom(this.game, { id, name, state: seen, as, from, bundle }));
    }
    if (start.isPresent) this.#ofPresent.add(id);
    return this.open(id);
  }

  /** Whether a chapter was begun from a position that was then the current one of the table. */
  isOfPresent(id: string): boolean {
    return this.#ofPresent.has(id);
  }

  /** Opens a chapter at its last node. */
  open(id: string): boolean {
    const chapter = this.study.chapters.get(id);
    if (!chapter) return false;
    const walker = this.#walkerOf(chapter);
    const hidden = walker.stateAt(id);
    if (!hidden) return false;
    const isGuessed = unknownsOf(hidden).length > 0;
    if (isGuessed && childrenOf(chapter, id).length === 0) {
      const guess = walker.guess(1);
      if (!guess) return false;
      this.#do(guess);
    }
    this.#chapterId.value = id;
    const first = isGuessed ? (childrenOf(chapter, id)[0]?.id ?? id) : id;
    this.at.value = this.#places.get(id) ?? first;
    return true;
  }

  readonly chapter = computed((): StudyChapter => {
    this.changes.value;
    return requireDefined(
      this.study.chapters.get(this.#chapterId.value),
      'exploring has a chapter',
    );
  });

  /** Whether a chapter is open. */
  get isOpen(): boolean {
    return this.study.chapters.has(this.#chapterId.peek());
  }

  get walker(): Walker {
    return this.#walkerOf(this.chapter.peek());
  }

  #walkerOf(chapter: StudyChapter): Walker {
    const walker = this.#walkers.get(chapter.id) ?? new Walker(this.game, chapter);
    this.#walkers.set(chapter.id, walker);
    return walker;
  }

  /** Chapters in order. */
  readonly chapters = computed((): readonly StudyChapter[] => {
    this.changes.value;
    return shownChapters(this.study);
  });

  /** Nodes from the first to the node on the board. */
  readonly path = computed((): readonly StudyNode[] => {
    this.changes.value;
    return pathTo(this.chapter.value, this.at.value);
  });

  /** Node on the board; undefined at the beginning of the chapter. */
  readonly node = computed((): StudyNode | undefined => this.path.value.at(-1));

  /** Number of the guess above the node on the board, from 1; undefined if there is none. */
  readonly guess = computed((): number | undefined => {
    const [first] = this.path.value;
    return first?.guess && this.guessNumber(first);
  });

  /** Returns the number of a guess among the guesses of its chapter, from 1. */
  guessNumber({ id, up }: StudyNode): number {
    return 1 + (this.chapter.peek().children.get(up) ?? []).indexOf(id);
  }

  /** Shows a node. */
  goTo(id: string): void {
    this.#places.set(this.#chapterId.peek(), id);
    this.at.value = id;
  }

  /** Shows the previous node; does not go above a guess. */
  back(): boolean {
    const node = this.node.peek();
    if (!node || node.guess) return false;
    this.goTo(node.up);
    return true;
  }

  /** Carries out an action of the side to act, or an outcome of the dice, and shows the new node. */
  play(text: string): Refusal | undefined {
    return this.#add(this.walker.move(this.at.peek(), text));
  }

  /** Carries out a random outcome of the dice. */
  lot(): Refusal | undefined {
    return this.#add(this.walker.lot(this.at.peek(), randomSource));
  }

  #add(result: MoveResult): Refusal | undefined {
    if ('refusal' in result) return result.refusal;
    const why = this.#do(result.operation);
    if (why !== undefined) return { rule: '', reason: why };
    this.goTo(result.operation.id);
    return undefined;
  }

  /** Adds another guess beside the existing ones, and shows it. */
  guessAgain(): void {
    const chapter = this.chapter.peek();
    const known = (chapter.children.get(chapter.id) ?? []).length;
    const guess = this.walker.guess(known + 1);
    if (guess && this.#do(guess) === undefined) this.goTo(guess.id);
  }

  /**
   * Prunes a node with everything below it. If the node on the board is pruned, the parent of the pruned node is shown.
   */
  prune(id: string): void {
    const path = this.path.peek();
    const node = this.chapter.peek().nodes.get(id);
    if (!node || this.#do({ op: 'hide', id }) !== undefined) return;
    if (path.some((each) => each.id === id)) this.goTo(node.up);
  }

  /** Makes a node the main line among its siblings. */
  promote({ id, up }: StudyNode): void {
    this.#do({ op: 'main', id: up, order: [id] });
  }

  /** Names a node; an empty name removes it. */
  rename(id: string, name: string): void {
    this.#do({ op: 'name', id, ...(name !== '' && { name }) });
  }

  mark(id: string, mark: StudyNode['mark']): void {
    this.#do({ op: 'mark', id, ...(mark && { mark }) });
  }

  setShapes(id: string, shapes: readonly string[]): void {
    this.#do({ op: 'shapes', id, shapes: [...shapes] });
  }

  /** Sets the comment of this player on a node; an empty text deletes it. */
  comment(id: string, by: string, text: string): void {
    const { comments = [] } = this.chapter.peek().nodes.get(id) ?? {};
    const own = comments.find((each) => each.by === by);
    const comment = own?.id ?? shortHash(`${id} ${by}`);
    if (own || text !== '')
      this.#do({ op: 'comment', id, comment, by, ...(text !== '' && { text }) });
  }

  /**
   * Adds successive moves below the node on the board, which remains shown. The first move gets the note as a comment
   * of its author, after the author's own words.
   */
  addLine(texts: readonly string[], note?: { readonly by: string; readonly text: string }): void {
    const at = this.at.peek();
    let first: string | undefined;
    for (const text of texts) {
      if (this.play(text)) break;
      first ??= this.at.peek();
    }
    this.goTo(at);
    if (!note || first === undefined) return;
    const { by, text } = note;
    const { comments = [] } = this.chapter.peek().nodes.get(first) ?? {};
    const own = comments.find((each) => each.by === by)?.text;
    if (!own?.includes(text)) this.comment(first, by, own ? `${own}\n${text}` : text);
  }

  /**
   * Adds the chapters of a study file that match this game and set-up, and opens the first. If a chapter's id is
   * already in use for another position, the chapter gets a new id. Throws `RecordError` with the invalid line. Returns
   * a message about the result.
   */
  async take(file: string): Promise<LocalizedText> {
    const other = await readStudy(file);
    const chapters = shownChapters(other).filter(({ root }) => isOfGame(this.game, root));
    const added = chapters.flatMap((chapter) => this.#takeChapter(chapter, other.id) ?? []);
    if (added.length === 0) return msg('explore.open.other');
    const crossed = added.reduce((n, each) => n + checkChapter(this.game, each).size, 0);
    this.#doAll(filesOf(other).filter((operation) => !isDone(this.study, operation)));
    for (const { id } of added) if (this.open(id)) break;
    const n = added.length;
    if (crossed === 0) return msg('explore.opened', { n });
    return msg('explore.opened.crossed-out', { n, crossed });
  }

  #takeChapter(chapter: StudyChapter, study: string): StudyChapter | undefined {
    const known = this.study.chapters.get(chapter.id);
    const hasRoom = !known && this.study.chapters.size < MOST_CHAPTERS;
    if (hasRoom) {
      adoptChapter(this.study, chapter);
      this.#store.add(...operationsOf(chapter));
      this.changes.value++;
      return chapter;
    }
    const isSame = !known || isSameRoot(known.root, chapter.root);
    const id = isSame ? chapter.id : shortHash(`${study} ${chapter.id}`);
    this.#doAll(operationsOf(chapter, id).filter((operation) => !isDone(this.study, operation)));
    return this.study.chapters.get(id);
  }

  /** Returns the whole study as the text of a file; `isWhole`: with the records and rules that it needs. */
  async file(isWhole = false): Promise<string> {
    return writeStudy(await studyToSave(this.study, isWhole));
  }

  /** Adds operations of other contributors, which follow all known operations. */
  receive(operations: readonly StudyOperation[]): void {
    for (const operation of operations) applyOperation(this.study, operation);
    this.changes.value++;
  }

  /** Rebuilds the study from all its operations after their order has changed. */
  rebuild(operations: readonly StudyOperation[]): void {
    const { chapters, places, files } = this.study;
    for (const known of [chapters, places, files]) known.clear();
    this.#walkers.clear();
    for (const operation of operations) applyOperation(this.study, operation);
    const [chapter, at] = [this.#chapterId.peek(), this.at.peek()];
    batch(() => {
      if (!places.has(at)) this.at.value = chapter;
      this.changes.value++;
    });
  }

  /** Whether a roll or a draw comes next. */
  readonly isChance = computed((): boolean => {
    this.changes.value;
    this.chapter.value;
    return this.walker.actorAt(this.at.value) === CHANCE;
  });

  /** Carries out the operations that are possible, and stores them together. */
  #doAll(operations: readonly StudyOperation[]): void {
    const done = operations.filter((each) => applyOperation(this.study, each) === undefined);
    this.#store.add(...done);
    this.changes.value++;
  }

  #do(operation: StudyOperation): ReturnType<typeof applyOperation> {
    const why = applyOperation(this.study, operation);
    if (why === undefined) {
      this.#store.add(operation);
      this.changes.value++;
    }
    return why;
  }
}

/** Returns the viewpoint of a seat or a spectator; `all` once nothing is hidden. */
export const viewpointAt = (game: Game, side: number, isOpen: boolean): Viewpoint =>
  isOpen || !hasSecrets(game.create()) ? 'all' : side;
