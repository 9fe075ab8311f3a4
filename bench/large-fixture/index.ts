/**
 * Crowd: a game with the maximum number of things to display. Sixty by thirty hexes, four sides with thirty units each,
 * which move up to six hexes to an empty hex, one unit per turn, for a hundred rounds.
 */
import { defineVerbs, nounOf } from '../../src/kernel/action.ts';
import { type HexCell, hexBoard, nodeDistance } from '../../src/kernel/board/hex.ts';
import { defineSteps } from '../../src/kernel/frames.ts';
import type { Game, GameModule } from '../../src/kernel/game.ts';
import { holdTo } from '../../src/kernel/conformance/invariant.ts';
import type { Look } from '../../src/kernel/look/look.ts';
import { stepLook } from '../../src/kernel/look/step-look.ts';
import { node, messageMaker, unit } from '../../src/kernel/text/message.ts';
import type { Outcome } from '../../src/kernel/outcome.ts';
import type { PositionSpec } from '../../src/kernel/position/spec.ts';
import type { Setup } from '../../src/kernel/setup/setup.ts';
import { defineState, NONE, type StateOf } from '../../src/kernel/state.ts';
import { type GameStep, stepList } from '../../src/kernel/step.ts';
import type { en } from './i18n/en.ts';

const [COLUMNS, ROWS, EACH, MOVE, ROUNDS] = [60, 30, 30, 6, 100];
const SIDES = ['red', 'blue', 'green', 'tan'].map((id) => ({ id }));
const UNITS = SIDES.flatMap(({ id }, side) =>
  Array.from({ length: EACH }, (_, i) => ({ id: `${id[0]}${i + 1}`, type: 'foot', side })),
);

const msg = messageMaker<keyof typeof en>();
const VERBS = defineVerbs({ pick: 'unit', to: 'node' });
const STEPS = defineSteps({ pick: [], to: ['unit'], over: [] });
const STEP = STEPS.id;
type CrowdStep<Listed extends keyof typeof VERBS.id = never> = GameStep<
  Crowd,
  keyof typeof VERBS.id,
  Listed
>;

const cells: HexCell[] = Array.from({ length: COLUMNS * ROWS }, (_, n) => {
  const [column, row] = [n % COLUMNS, Math.floor(n / COLUMNS)];
  return { q: column - (row >> 1), r: row };
});
const board = hexBoard('pointy', cells);

const SPEC = {
  schema: 'crowd/1',
  steps: STEPS,
  depth: 2,
  scalars: { side: 'public', round: 'public' },
  columns: { at: [UNITS.length, 'public'] },
} as const;
const State = defineState(SPEC);
type Crowd = StateOf<typeof SPEC>;

/** Each side starts in its own corner, five by six hexes, with a hex between two units. */
function setUp(s: Crowd): void {
  s.at.set(
    UNITS.map(({ side }, u) => {
      const i = u % EACH;
      const column = 2 * (i % 6) + (side % 2) * (COLUMNS - 12);
      const row = 2 * Math.floor(i / 6) + (side >> 1) * (ROWS - 10);
      return row * COLUMNS + column;
    }),
  );
  s.round = 1;
  s.push(STEP.pick);
}

const pick: CrowdStep<'pick'> = {
  rule: '1',
  prompt: () => msg('prompt.pick'),
  offers: { pick: { label: (_, u) => msg('label.pick', { u: unit(u) }) } },
  who: (s) => s.side,
  actions(s, out) {
    for (const [u, { side }] of UNITS.entries()) if (side === s.side) out.add(VERBS.id.pick, u);
  },
  apply: (s, action) => s.goto(STEP.to, { unit: nounOf(action) }),
};

const to: CrowdStep<'to'> = {
  rule: '2',
  prompt: () => msg('prompt.to'),
  focus(s) {
    const u = s.frame(STEP.to).unit;
    return { unit: u, node: s.at[u] };
  },
  offers: { to: { label: (_, n) => msg('label.to', { at: node(n) }) } },
  who: (s) => s.side,
  actions(s, out) {
    const from = s.at[s.frame(STEP.to).unit];
    const taken = new Set(s.at);
    for (let n = 0; n < board.size; n++)
      if (!taken.has(n) && nodeDistance(board, from, n) <= MOVE) out.add(VERBS.id.to, n);
  },
  apply(s, action) {
    s.at[s.frame(STEP.to).unit] = nounOf(action);
    s.side = (s.side + 1) % SIDES.length;
    if (s.side === 0) s.round += 1;
    s.goto(s.round > ROUNDS ? STEP.over : STEP.pick);
  },
};

const over: CrowdStep = { rule: '3', prompt: () => msg('prompt.over') };
const TABLE = stepList(STEPS.names, { pick, to, over }, VERBS);

const outcome = (s: Crowd): Outcome | undefined =>
  s.step === STEP.over
    ? { winners: [...SIDES.keys()], rule: '3', reason: msg('end.rounds') }
    : undefined;

const look: Look<Crowd> = {
  terrains: [
    { id: 'plain', name: msg('terrain.plain'), glyph: '.' },
    { id: 'wood', name: msg('terrain.wood'), glyph: 'w' },
  ],
  terrainIsFixed: true,
  terrainOf: (_, n) => Number((n * 7919) % 13 < 3),
  counters: (s) =>
    UNITS.map(({ side, type }, u) => ({
      unit: u,
      node: s.at[u],
      side,
      type,
      name: msg('unit.foot', { u: unit(u) }),
      values: `${(u % 5) + 1}-${MOVE}`,
      figures: msg('unit.figures', { n: (u % 5) + 1, move: MOVE }),
      conditions: [],
      badge: '',
      facing: -1,
    })),
  nodeOf: (s, u) => s.at[u],
  markers: () => [],
  ...stepLook(VERBS, TABLE),
  panel: (s) => [{ label: msg('panel.round'), value: `${s.round}` }],
  overlays: [],
  charts: [],
};

const position: PositionSpec<Crowd> = {
  where: { field: 'at', places: {} },
  absent: NONE,
  counter: {},
  markers: {},
  lists: {},
  values: {
    side: { field: 'side', kind: 'side', fallback: 0 },
    round: { field: 'round', kind: 'number', fallback: 1, min: 1, max: ROUNDS },
  },
  steps: {
    pick: {
      begin(s) {
        s.push(STEP.pick);
      },
    },
  },
};

const open = (setup: Setup): Game<Crowd> => ({
  id: 'crowd',
  version: 1,
  setup,
  sides: SIDES,
  board,
  units: UNITS,
  verbs: VERBS,
  steps: TABLE,
  stepNames: STEPS.names,
  look,
  bot: { evaluate: () => 0 },
  position,
  maxDecisions: 2 * ROUNDS * SIDES.length,
  create: () => new State(undefined),
  begin: setUp,
  outcome,
  check(s) {
    s.at.forEach((n, u) => {
      holdTo(s.at.indexOf(n) === u, 'at', u, msg('fault.shared', { at: node(n) }));
    });
  },
});

export const crowd: GameModule = {
  id: 'crowd',
  sides: SIDES,
  scenarios: [{ id: 'four', minutes: 30 }],
  options: [],
  rulebook: async () =>
    [
      ['1', 'Turns', 'A side chooses one of its units.'],
      ['2', 'Moves', 'It goes to a hex within six where nobody stands.'],
      ['3', 'End', 'After a hundred rounds it is a draw.'],
    ].map(([id = '', title = '', text = '']) => ({
      id,
      title,
      text,
      source: 'designed' as const,
      status: 'done' as const,
    })),
  messages: { en: async () => (await import('./i18n/en.ts')).en },
  open,
};
