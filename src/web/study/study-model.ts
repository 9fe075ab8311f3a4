/** Model of an open study: its chapters, and the board of the chapter that is shown. */
import { batch, effect, signal } from '@preact/signals';
import type { Game, GameModule } from '../../kernel/game.ts';
import { applyOperation, type StudyOperation } from '../../study/operations.ts';
import { openStudy, shownChapters, type StudyChapter } from '../../study/study.ts';
import { PageError } from '../faults.ts';
import { type ChapterGame, loadChapterGame } from '../games/chapter-game.ts';
import { ExploreConnection } from '../table/explore/explore-connection.ts';
import { ExploreModel } from '../table/explore/explore-model.ts';
import { AnalysisWorker } from '../net/workers/analysis-worker.ts';
import { oddsIn } from '../table/explore/explore-table.ts';
import { NodeValues } from '../table/explore/tree/node-values.ts';
import { LinesModel } from '../table/explore/lines-model.ts';
import { ShapesModel } from '../table/explore/shapes-model.ts';
import { AlsoReached } from '../table/explore/tree/also-reached.ts';
import { TableModel } from '../table/model.ts';
import { msg } from './study-messages.ts';
import type { StudySync } from './study-sync.ts';

/** Board of one chapter. It also serves all other chapters with the same game and set-up. */
export interface ChapterBoard {
  readonly key: string;
  readonly module: GameModule;
  readonly game: Game;
  readonly tree: ExploreModel;
  readonly model: TableModel;
  readonly lines: LinesModel;
  readonly values: NodeValues;
  readonly shapes: ShapesModel;
  readonly also: AlsoReached;
  readonly close: () => void;
}

export class StudyModel {
  readonly sync: StudySync;
  readonly board = signal<ChapterBoard | undefined>(undefined);
  /** Visible chapters, in order. */
  readonly chapters = signal<readonly StudyChapter[]>([]);
  /** Id of the reader whose board this one follows. */
  readonly following = signal('');
  readonly #ends: (() => void)[] = [];
  readonly #worker = new AnalysisWorker();
  #study = openStudy('study', '');
  #followed = '';
  #opening: Promise<void> = Promise.resolve();

  constructor(sync: StudySync) {
    this.sync = sync;
    this.#outline(sync.operations);
    sync.listen({
      more: (operations) => {
        for (const operation of operations) applyOperation(this.#study, operation);
        this.board.peek()?.tree.receive(operations);
        this.#changed();
      },
      rebase: () => this.#rebase(),
    });
    this.#ends.push(effect(() => this.#followVisitor()));
  }

  #outline(operations: readonly StudyOperation[]): void {
    this.#study = openStudy(this.sync.id, '');
    for (const operation of operations) applyOperation(this.#study, operation);
    this.chapters.value = shownChapters(this.#study);
  }

  #rebase(): void {
    const { operations } = this.sync;
    batch(() => {
      this.#outline(operations);
      const board = this.board.peek();
      if (board && this.#study.chapters.has(board.tree.chapter.peek().id))
        board.tree.rebuild(operations);
      else this.#leaveBoard();
    });
    this.#changed();
  }

  /** Updates the list of chapters, and shows another chapter if the current one was deleted. */
  #changed(): void {
    this.chapters.value = shownChapters(this.#study);
    const board = this.board.peek();
    const [first] = this.chapters.peek();
    const isShown = board && !board.tree.chapter.peek().isHidden;
    if (!isShown) {
      if (first) void this.open(first.id).catch(() => undefined);
      else this.#leaveBoard();
    }
  }

  #leaveBoard(): void {
    this.board.peek()?.close();
    this.board.value = undefined;
  }

  /** Adds an operation outside the current tree, such as a new chapter. Returns the reason if it cannot be applied. */
  do(operation: StudyOperation): ReturnType<typeof applyOperation> {
    const why = applyOperation(this.#study, operation);
    if (why !== undefined) return why;
    this.sync.add(operation);
    this.board.peek()?.tree.receive([operation]);
    this.#changed();
    return undefined;
  }

  /**
   * Shows a chapter, at a node. Rejects if the page does not know its game, or if the game cannot guess hidden
   * information.
   */
  open(id: string, at?: string): Promise<void> {
    // Chapters open one at a time, so that no game gets two boards.
    this.#opening = this.#opening.catch(() => undefined).then(() => this.#open(id, at));
    return this.#opening;
  }

  async #open(id: string, at: string | undefined): Promise<void> {
    const root = this.#study.chapters.get(id)?.root;
    if (!root) return;
    const key = JSON.stringify([root.game, root.setup, root.bundle, root.as === 'all']);
    const known = this.board.peek();
    if (known?.key === key) {
      this.#show(known.tree, id, at);
      return;
    }
    const board = this.#boardOf(key, await loadChapterGame(root, this.#study.files));
    this.#show(board.tree, id, at);
    this.#leaveBoard();
    this.board.value = board.finish();
  }

  #show(tree: ExploreModel, id: string, at: string | undefined): void {
    if (!tree.open(id)) throw new PageError(msg('explore.no-guess'));
    if (at !== undefined && (at === id || tree.study.places.get(at)?.id === id)) tree.goTo(at);
  }

  #boardOf(key: string, opened: ChapterGame) {
    const { sync } = this;
    const store = {
      operations: sync.operations,
      isKept: true,
      add: (operation: StudyOperation) => {
        applyOperation(this.#study, operation);
        sync.add(operation);
      },
    };
    const tree = new ExploreModel(opened.game, `study-${sync.id}`, store);
    return { tree, finish: (): ChapterBoard => this.#finish({ key, tree, ...opened }) };
  }

  #finish({ key, module, game, tree, ownRules }: ChapterGame & Pick<ChapterBoard, 'key' | 'tree'>) {
    // In a game with secrets that may still be in progress, only one side's view is known. The engine gives no help
    // there.
    const connection = new ExploreConnection(tree, tree.chapter.peek().root.as === 'all');
    const rules = { game: game.id, bundle: ownRules?.bundle, setup: game.setup };
    const model = new TableModel(connection, module, game, oddsIn(this.#worker, rules));
    const stop = effect(() => {
      const [chapter, at] = [tree.chapter.value.id, tree.at.value];
      this.sync.lookAt(chapter, at);
      // A reader who goes to another node stops following.
      if (this.following.peek() !== '' && this.#followed !== at) this.following.value = '';
    });
    const lines = new LinesModel(tree, rules, this.#worker);
    const values = new NodeValues(tree, rules, this.#worker);
    const also = new AlsoReached(tree);
    const close = () => {
      stop();
      lines.close();
      values.close();
      also.close();
      model.close();
      connection.close();
    };
    const shapes = new ShapesModel(tree);
    return { key, module, game, tree, model, lines, values, also, shapes, close };
  }

  #followVisitor(): void {
    const id = this.following.value;
    const cursor = this.sync.cursors.value.find((one) => one.id === id);
    if (!cursor || cursor.node === this.#followed) return;
    this.#followed = cursor.node;
    void this.open(cursor.chapter, cursor.node).catch(() => undefined);
  }

  /** Follows a reader, or stops following them. An empty id follows nobody. */
  follow(id: string): void {
    this.#followed = '';
    this.following.value = this.following.peek() === id ? '' : id;
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#leaveBoard();
    this.#worker.close();
    this.sync.close();
  }
}
