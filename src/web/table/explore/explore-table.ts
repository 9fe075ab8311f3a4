/** Opens the analysis board of a table: a separate table screen, while the table itself continues. */
import { isFromBundle } from '../../../kernel/play/through-play.ts';
import { start as begin } from '../../../kernel/engine.ts';
import { requireDefined } from '../../../kernel/require-defined.ts';
import { PageError } from '../../faults.ts';
import { fetchOrders, sendOrders } from '../../net/orders.ts';
import { AnalysisWorker } from '../../net/workers/analysis-worker.ts';
import type { LineRules } from '../../net/workers/line-search.ts';
import { stateFrom } from '../../session/session.ts';
import { msg, t } from '../../table-messages.ts';
import { settings } from '../../ui/settings.ts';
import type { TablePlace } from '../context.ts';
import { TableModel } from '../model.ts';
import type { OddsSource } from '../odds/odds-source.ts';
import { ownSeat } from '../seats/own-seat.ts';
import { AlsoReached } from './tree/also-reached.ts';
import { ExploreBar } from './explore-bar.tsx';
import { ExploreConnection } from './explore-connection.ts';
import { ExploreModel, type ExploreStart, viewpointAt } from './explore-model.ts';
import { ExplorePanel } from './explore-panel.tsx';
import type { ExploreBoard, ConditionalMoveAdder } from './explore-parts.ts';
import { openStore } from './explore-store.ts';
import { LinesModel } from './lines-model.ts';
import { NodeValues } from './tree/node-values.ts';
import { ShapesModel } from './shapes-model.ts';

/** An open analysis board, as the screen shows it. */
export interface OpenBoard {
  readonly model: TableModel;
  readonly place: TablePlace;
  readonly board: ExploreBoard;
  readonly close: () => void;
}

/** Opens analysis boards of one table; the tree is read only once. */
export class Explorer {
  readonly #live: TableModel;
  readonly #place: TablePlace;
  readonly #worker = new AnalysisWorker();
  #tree: ExploreModel | undefined;

  constructor(live: TableModel, place: TablePlace) {
    this.#live = live;
    this.#place = place;
  }

  /** Loads the worker and the rulebook in advance. */
  async prepare(): Promise<void> {
    await Promise.all([this.#worker.prepare(rulesOf(this.#live)), this.#live.rulebook.load()]);
  }

  /** Ends the worker. */
  close(): void {
    this.#worker.close();
  }

  /** Opens the board on the position that the table shows. Rejects if the game cannot guess the hidden values. */
  async open(leave: () => void): Promise<OpenBoard> {
    const live = this.#live;
    const { game, module } = live;
    const { scratch } = this.#place;
    const start = scratch ? beginningOf(live, scratch.store) : startOf(live);
    this.#tree ??= new ExploreModel(game, start.table, await openStore(start.table));
    const tree = this.#tree;
    if (scratch?.file !== undefined) await tree.take(scratch.file);
    else if (!tree.begin(start)) throw new PageError(msg('explore.no-guess'));
    if (!tree.isOpen) throw new PageError(msg('explore.open.closed'));
    const connection = new ExploreConnection(tree, hasEngine(live, this.#place));
    const rules = rulesOf(live);
    const model = new TableModel(connection, module, game, oddsIn(this.#worker, rules));
    const also = new AlsoReached(tree);
    const lines = new LinesModel(tree, rules, this.#worker);
    const values = new NodeValues(tree, rules, this.#worker);
    const board: ExploreBoard = {
      kind: 'board',
      tree,
      lines,
      values,
      shapes: new ShapesModel(tree),
      also,
      live,
      author: () => settings.peek().name || t('explore.me'),
      Bar: ExploreBar,
      Panel: ExplorePanel,
      leave,
      restart: async () => void tree.begin(presentOf(live)),
      addConditionalMove: this.#addConditionalMove,
    };
    const close = () => {
      lines.close();
      values.close();
      also.close();
      model.close();
      connection.close();
    };
    return { model, place: { kind: 'explore' }, board, close };
  }

  /** Stores a conditional move with the player's seat on the server; undefined without such a seat. */
  get #addConditionalMove(): ConditionalMoveAdder | undefined {
    const seat = ownSeat({ model: this.#live, place: this.#place });
    if (!seat) return undefined;
    return async (seq, plies) => {
      const { lines, wills } = await fetchOrders(seat);
      const line = { since: seq, plies: [...plies] };
      await sendOrders(seat, { seq, lines: [...lines, line], wills: { ...wills } });
    };
  }
}

/** Returns the set-up of a game, in which nothing is hidden because no player has seen it. */
const beginningOf = ({ game }: TableModel, table: string): ExploreStart => ({
  ...{ table, entry: 0, state: begin(game), as: 'all' },
  ...{ name: t('explore.begins'), isPresent: false },
});

/** Whether the engine may be used: at tables that give hints, in records and in finished games. */
const hasEngine = ({ view }: TableModel, place: TablePlace): boolean =>
  place.kind === 'record' || view.peek()?.hints === true || view.peek()?.outcome !== undefined;

/** Returns the source of the board's odds: the worker. */
export const oddsIn =
  (worker: AnalysisWorker, rules: LineRules): OddsSource =>
  (view, action) =>
    worker.findOdds({ ...rules, ints: [...view.ints], action }).catch(() => undefined);

function rulesOf({ game, view }: Pick<TableModel, 'game' | 'view'>): LineRules {
  const bundle = isFromBundle(game) ? view.peek()?.ownRules?.bundle : undefined;
  return { game: game.id, bundle, setup: game.setup };
}

/** Returns the position that a table shows: the current one, or an earlier one. */
function startOf(live: TableModel): ExploreStart {
  const past = live.replay.position.peek();
  const seq = live.replay.seq.peek();
  if (!past || seq === undefined) return presentOf(live);
  const present = presentOf(live);
  const viewer = live.replay.viewer.peek();
  const as = viewer ?? present.as;
  return { ...present, entry: seq, state: past, as, name: nameAt(seq), isPresent: false };
}

function presentOf({ view, game }: TableModel): ExploreStart {
  const { table, seq, ints, side, outcome } = requireDefined(
    view.peek(),
    'a table that is open has its view',
  );
  const as = viewpointAt(game, side, outcome !== undefined);
  const state = stateFrom(game, ints);
  const { bundle } = rulesOf({ game, view });
  const isPresent = outcome === undefined;
  return { table, entry: seq, state, as, name: nameAt(seq), bundle, isPresent };
}

const nameAt = (seq: number): string =>
  seq === 0 ? t('explore.begins') : t('explore.chapter', { n: seq });
