/** Common parts of the benchmark games: a grid, and the parts of `Game` that a benchmark does not need. */
import { formatAction } from '../../src/kernel/text/notation.ts';
import { pack, type VerbTable } from '../../src/kernel/action.ts';
import { type Board, indexLabels } from '../../src/kernel/board/graph.ts';
import { defineSteps } from '../../src/kernel/frames.ts';
import type { Game, Heuristics } from '../../src/kernel/game.ts';
import { stepLook } from '../../src/kernel/look/step-look.ts';
import { messageMaker, side } from '../../src/kernel/text/message.ts';
import type { Outcome } from '../../src/kernel/outcome.ts';
import type { FieldSpec, PositionSpec } from '../../src/kernel/position/spec.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { type GameStep, type Step, stepList, type StepOffer } from '../../src/kernel/step.ts';
import type { en } from './messages.ts';

const msg = messageMaker<keyof typeof en>();

/** Slots of a grid board, clockwise; north is towards higher rows. */
const COMPASS = ['NW', 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W'] as const;
const VECTORS = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
] as const;

/** A board of squares with eight neighbours; node = row * columns + column, labels from `a1`. */
export function gridBoard(columns: number, rows: number): Board {
  const size = columns * rows;
  const cells = Array.from({ length: size }, (_, n) => ({
    x: n % columns,
    y: Math.floor(n / columns),
  }));
  const labels = cells.map(({ x, y }) => `${String.fromCharCode(97 + x)}${y + 1}`);
  const neighbours = new Int16Array(size * COMPASS.length).fill(-1);
  cells.forEach(({ x, y }, n) => {
    VECTORS.forEach(([dx, dy], slot) => {
      const [nx, ny] = [x + dx, y + dy];
      if (nx >= 0 && nx < columns && ny >= 0 && ny < rows)
        neighbours[n * COMPASS.length + slot] = ny * columns + nx;
    });
  });
  return {
    size,
    labels,
    slots: COMPASS.length,
    neighbours,
    directions: COMPASS,
    points: cells.map(({ x, y }) => ({ x, y: rows - 1 - y })),
    lines: [],
    nodeOf: indexLabels(labels),
  };
}

/** Fields of every benchmark state, besides its own. */
type PlainState = GameState & { side: number; winner: number; readonly cell: Int16Array };

/** Description of a benchmark game. */
interface PlainSpec<S extends PlainState> {
  readonly id: string;
  readonly board: Board;
  readonly verbs: VerbTable;
  /** Lists the actions of a side in its turn: all verbs. */
  readonly turn: Omit<Step<S>, 'prompt' | 'offers' | 'outcomes'> &
    Required<Pick<Step<S>, 'who' | 'actions' | 'apply'>>;
  readonly maxDecisions: number;
  readonly bot: Heuristics<S>;
  /** Further node columns to store in position files, with their highest value. */
  readonly nodeColumns?: Readonly<Record<string, number>>;
  /** Further scalars, and columns element by element, to store in position files. */
  readonly values?: Readonly<Record<string, FieldSpec>>;
  create(): S;
  begin(s: S): void;
  check(s: S): void;
  /** Computes derived fields of a loaded position. */
  finish?(s: S): void;
}

/** Empty squares are 0, a side's pieces are its number plus 1. */
export const EMPTY = 0;
/** Value of `winner` during the game, and after a draw. */
export const NO_WINNER = -1;

/** All three games have these steps: a move, and the end. */
export const STEPS = defineSteps({ turn: [], over: [] });
export const STEP = STEPS.id;

const SIDES = [
  { id: 'white', name: 'White' },
  { id: 'black', name: 'Black' },
] as const;

/** Returns a whole `Game` for a benchmark, complete enough for the conformance suite. */
export function plainGame<S extends PlainState>(spec: PlainSpec<S>): Game<S> {
  const offerOf = (verb: number): StepOffer<S> => ({
    label: (_, noun) => formatAction(game, pack(verb, noun)),
  });
  const offers = Object.fromEntries(spec.verbs.list.map(({ name }, verb) => [name, offerOf(verb)]));
  const turn: GameStep<S> = { ...spec.turn, prompt: () => msg('prompt.turn'), offers };
  const over: GameStep<S> = { rule: '1', prompt: (s) => outcomeOf(s).reason };
  const steps = stepList(STEPS.names, { turn, over }, spec.verbs);
  const game: Game<S> = {
    ...spec,
    version: 1,
    steps,
    stepNames: STEPS.names,
    setup: { scenario: 'standard', options: {} },
    sides: SIDES,
    units: [],
    outcome: (s) => (s.step === STEP.over ? outcomeOf(s) : undefined),
    position: positionSpec(spec),
    look: {
      terrains: [{ id: 'square', name: msg('terrain.square'), glyph: '.' }],
      terrainIsFixed: true,
      terrainOf: () => 0,
      counters: () => [],
      nodeOf: () => -1,
      markers: (s) =>
        Array.from(s.cell, (man, node) => ({ man, node }))
          .filter(({ man }) => man !== EMPTY)
          .map(({ man, node }) => ({
            node,
            type: 'man',
            name: msg('marker.man', { by: side(man - 1) }),
            text: 'XO'[man - 1],
            facing: -1,
          })),
      ...stepLook(spec.verbs, steps),
      panel: (s) => [{ label: msg('panel.side'), value: msg(`side.${SIDES[s.side].id}`) }],
      overlays: [],
      charts: [],
    },
  };
  return game;
}

function outcomeOf({ winner }: PlainState): Outcome {
  const reason = winner === NO_WINNER ? msg('end.draw') : msg('end.won', { by: side(winner) });
  return { winners: winner === NO_WINNER ? [0, 1] : [winner], rule: '1', reason };
}

function positionSpec<S extends PlainState>(spec: PlainSpec<S>): PositionSpec<S> {
  const extra = Object.entries(spec.nodeColumns ?? {});
  return {
    where: { field: 'cell', places: {} },
    absent: 0,
    counter: {},
    markers: {
      white: { field: 'cell', value: 1 },
      black: { field: 'cell', value: 2 },
      ...Object.fromEntries(extra.map(([field, max]) => [field, { field, max }])),
    },
    lists: {},
    values: {
      side: { field: 'side', kind: 'side', fallback: 0 },
      winner: { field: 'winner', kind: 'number', fallback: NO_WINNER },
      ...spec.values,
    },
    ...(spec.finish && { finish: spec.finish }),
    steps: {
      turn: {
        begin(s) {
          s.push(STEP.turn);
        },
      },
    },
  };
}

/** Maps any number to a value from -1 to 1, and 0 to 0. */
export const squash = (x: number): number => x / (1 + Math.abs(x));
