/** Runs an experiment: plays its games in threads or by workers, checks the stopping rule, and can be continued. */
import { InputError } from '../../kernel/setup/setup.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import { type Design, type PlannedGame, planOf } from '../../lab/design.ts';
import { isEnough } from '../../lab/stop.ts';
import { inOrder, playAll, type Work } from '../arena/worker-pool.ts';
import type { ComputerPlayer } from '../players.ts';
import type { LabJournal } from './journal.ts';
import { type LabGame, type LabRow, playLabGame } from './lab-game.ts';
import type { OpenedExperiment } from './open.ts';

/** Settings of a run that do not change its results. */
export interface RunTerms {
  readonly jobs?: number | undefined;
  /** Database whose workers play the games. */
  readonly workers?: string | undefined;
  /** Called after each game with the number of played games and the maximum. */
  readonly progress: (done: number, most: number) => void;
}

/** Plays all missing games, stage by stage. */
export async function runExperiment(
  { design, players }: OpenedExperiment,
  journal: LabJournal,
  terms: RunTerms,
): Promise<void> {
  const played = [...journal.rows];
  const plans = design.stages.map((_, stage) => planOf(design, stage));
  const most = plans.reduce((sum, plan) => sum + plan.length, 0);
  for (const [stage, plan] of plans.entries()) {
    const look = new Look(design, stage);
    let next = 0;
    let isOpen = plan.length > 0;
    while (isOpen && played[0]?.stage === stage) {
      const row = requireDefined(played.shift(), 'a row of this stage is first');
      requireSame(row, plan[next], journal.rows.length - played.length);
      next += 1;
      isOpen = look.add(row) && next < plan.length;
    }
    if (played[0]?.stage === stage)
      throw new InputError(
        `the file has more games than stop allows, ${next} in this part; use another --out`,
      );
    if (isOpen) {
      const report = (row: LabRow): boolean => {
        journal.add(row);
        terms.progress(journal.rows.length, most);
        return look.add(row);
      };
      await play(design, players, plan.slice(next), terms, report);
    }
  }
}

/** Known rows of one stage, checked against the stopping rule after each round of blocks. */
class Look {
  readonly #design: Design;
  readonly #stage: number;
  readonly #points = new Map<string, number[]>();
  #games = 0;

  constructor(design: Design, stage: number) {
    this.#design = design;
    this.#stage = stage;
  }

  /** Adds a row; returns whether more games are needed. */
  add({ arm, points }: LabRow): boolean {
    const { factors, stages } = this.#design;
    const { cells, rule } = requireDefined(stages[this.#stage], 'rows are of a stage');
    const key = factors.length > 0 ? '' : arm;
    const known = this.#points.get(key) ?? [];
    known.push(points);
    this.#points.set(key, known);
    this.#games += 1;
    const round = factors.length > 0 ? rule.every : rule.every * cells.length;
    if (this.#games % round !== 0) return true;
    return !isEnough(rule, [...this.#points.values()]);
  }
}

function requireSame(row: LabRow, planned: PlannedGame | undefined, line: number): void {
  if (row.arm === planned?.cell.id && row.game === planned.number) return;
  throw new InputError(
    `game ${line} of the file is number ${row.game} of ${row.arm}, which does not come next; keep stop.every, and add whole rounds to stop.most`,
  );
}

function labGameOf(
  { experiment }: Design,
  players: ReadonlyMap<string, ComputerPlayer>,
  { stage, cell, number }: PlannedGame,
): LabGame {
  const { seed, swap, dice, luck } = experiment;
  const sides = cell.seats.length;
  const seated = cell.seats.map((_, side) => {
    const name = cell.seats[swap ? (side + number) % sides : side] ?? '';
    return requireDefined(players.get(name), 'every player was read');
  });
  const beginning = swap ? Math.floor(number / sides) : number;
  return {
    ...{
      stage,
      arm: cell.id,
      number,
      seed: `${seed}/${number}`,
      beginning: `${seed}/${beginning}`,
    },
    ...{ opening: cell.opening, from: cell.from, seated, side: cell.side, dice, luck },
  };
}

async function play(
  design: Design,
  players: ReadonlyMap<string, ComputerPlayer>,
  plan: readonly PlannedGame[],
  { jobs, workers }: RunTerms,
  report: (row: LabRow) => boolean,
): Promise<void> {
  const items = plan.map((planned) => ({
    game: planned.cell.game,
    asked: labGameOf(design, players, planned),
  }));
  if (workers === undefined) return playAll(items, WORK, jobs, inOrder(report));
  if (items.some((item) => WORK.request(item) === undefined))
    throw new InputError('--workers: workers cannot run programs; leave this option out');
  const { requestOnWorkers } = await import('../arena/batch.ts');
  const { every } = design.experiment.stop;
  // Send the games of a few looks at once: workers should not wait for each other, nor play many unneeded games.
  const size = 8 * every * (design.stages[0]?.cells.length ?? 1);
  for (let i = 0, isOpen = true; isOpen && i < items.length; i += size) {
    const some = items.slice(i, i + size);
    const rows: LabRow[] = [];
    const requests = some.map(({ game, asked }) => ({
      game,
      request: { kind: 'lab', asked } as const,
    }));
    await requestOnWorkers(workers, requests, (number, answer) => {
      rows[number] = answer as LabRow;
    });
    for (const row of rows) if (isOpen) isOpen = report(row);
  }
}

interface Item {
  readonly game: PlannedGame['cell']['game'];
  readonly asked: LabGame;
}

const WORK: Work<Item, LabRow> = {
  by: ({ game }) => ({ game: game.id, setup: game.setup }),
  request: ({ asked }) =>
    asked.seated.every((one) => typeof one === 'string') ? { kind: 'lab', asked } : undefined,
  here: ({ game, asked }) => playLabGame(game, asked),
  read: (answer) => answer as LabRow,
};
