/**
 * The smallest game that has everything a table must cope with: two sides, dice with weights, a
 * secret decision, a reveal, and an end. Used by the tests of table and server only.
 *
 * Patrol: on a line of nine nodes, `west` walks from 0 to 8 and `east` from 8 to 0, one node a turn.
 * Before that each side hides a mine [1]. In his turn [2] a side may look at a node [3] or walk; a
 * walker who steps on the other's mine rolls a die and goes home on 1 or 2 [4]. First across wins.
 */
import { type ActionList, defineVerbs, nounOf } from '../kernel/action.ts';
import { lineBoard } from '../kernel/board/graph.ts';
import type { Game, GameModule } from '../kernel/game.ts';
import type { Log } from '../kernel/log.ts';
import type { CounterLook } from '../kernel/look.ts';
import { requireName, type Setup } from '../kernel/setup.ts';
import { defineState, NONE, type StateOf } from '../kernel/state.ts';
import { CHANCE, stepIds, stepList } from '../kernel/step.ts';

const NODES = 9;
const LAST = NODES - 1;
const HOME = [0, LAST] as const;
const GOAL = [LAST, 0] as const;
const STEPS = ['mine', 'turn', 'look', 'blast', 'end'] as const;
const STEP = stepIds(STEPS);
const verbs = defineVerbs({
  walk: 'none',
  look: 'none',
  bury: 'node',
  at: 'node',
  roll: 'number',
  stay: 'none',
});

const spec = {
  schema: 'patrol/1',
  scalars: { turn: 'public', winner: 'public' },
  columns: { place: [2, 'public'], mine: [2, 'secret'], found: [2, 'public'] },
} as const;
const PatrolState = defineState(spec, { mine: (_, i, side) => i === side });
type Patrol = StateOf<typeof spec>;

const names = Array.from({ length: NODES }, (_, i) => `n${i}`);
const board = lineBoard(Object.fromEntries(names.map((n, i) => [n, { x: i, y: 0 }])), [names]);

function endTurn(s: Patrol): void {
  s.turn += 1;
  s.goto(STEP.turn, s.turn % 2);
}

function walk(s: Patrol, log?: Log): void {
  const side = s.arg(0);
  const at = (s.place[side] as number) + (side === 0 ? 1 : -1);
  s.place[side] = at;
  log?.add({ type: 'walk', rule: '2', args: { by: side, at } });
  if (s.mine[1 - side] === at) s.goto(STEP.blast, side);
  else arrive(s, side);
}

function arrive(s: Patrol, side: number): void {
  if (s.place[side] === GOAL[side]) {
    s.winner = side;
    s.restart(STEP.end);
  } else endTurn(s);
}

const steps = stepList<(typeof STEPS)[number], Patrol>(STEPS, {
  mine: {
    rule: '1',
    secret: true,
    who: (s) => s.arg(0),
    actions: (_, out) => {
      for (let n = 1; n < LAST; n++) out.add(verbs.id.bury, n);
    },
    apply: (s, action, log) => {
      const side = s.arg(0);
      s.mine[side] = nounOf(action);
      log?.add({ type: 'mine', rule: '1', args: { at: nounOf(action) }, to: [side] });
      if (side === 0) s.goto(STEP.mine, 1);
      else s.goto(STEP.turn, 0);
    },
  },
  turn: {
    rule: '2',
    who: (s) => s.arg(0),
    actions: (s, out) => {
      out.add(verbs.id.walk);
      if (s.found[s.arg(0)] === 0) out.add(verbs.id.look);
      out.add(verbs.id.stay);
    },
    apply: (s, action, log) => {
      if (action >> 16 === verbs.id.walk) walk(s, log);
      else if (action >> 16 === verbs.id.look) s.push(STEP.look, s.arg(0));
      else endTurn(s);
    },
  },
  look: {
    rule: '3',
    reveals: true,
    who: (s) => s.arg(0),
    actions: (_, out) => {
      for (let n = 0; n < NODES; n++) out.add(verbs.id.at, n);
    },
    apply: (s, action, log) => {
      const side = s.arg(0);
      const hit = s.mine[1 - side] === nounOf(action);
      s.found[side] = hit ? 2 : 1;
      log?.add({
        type: hit ? 'seen' : 'clear',
        rule: '3',
        args: { at: nounOf(action) },
        to: [side],
      });
      s.pop();
    },
  },
  blast: {
    rule: '4',
    who: () => CHANCE,
    actions: (_, out) => {
      for (let n = 1; n <= 5; n++) out.add(verbs.id.roll, n);
    },
    // A five is as likely as two other faces together.
    weight: (_, action) => (nounOf(action) === 5 ? 2 : 1),
    apply: (s, action, log) => {
      const side = s.arg(0);
      log?.add({ type: 'blast', rule: '4', args: { n: nounOf(action) } });
      if (nounOf(action) <= 2) s.place[side] = HOME[side] as number;
      s.mine[1 - side] = NONE;
      arrive(s, side);
    },
  },
  end: { rule: '5' },
});

const counter = (s: Patrol, unit: number): CounterLook => ({
  unit,
  node: s.place[unit] as number,
  side: unit,
  type: 'walker',
  name: `Walker ${unit}`,
  values: '1',
  figures: 'strength 1',
  conditions: [],
  badge: '',
  facing: NONE,
});

function open(setup: Setup): Game<Patrol> {
  return {
    id: 'patrol',
    version: 1,
    setup,
    sides: SIDES,
    board,
    units: SIDES.map(({ id }, side) => ({ id, type: 'walker', side })),
    verbs,
    steps,
    stepNames: STEPS,
    maxDecisions: 100_000,
    bot: {
      evaluate: (s, side) =>
        ((s.place[side] as number) - (s.place[1 - side] as number)) * (side ? -0.1 : 0.1),
      candidates: (_, legal: ActionList, out) => out.push(legal.at(0)),
    },
    look: {
      terrains: [{ id: 'clear', name: 'clear', glyph: '.' }],
      terrainOf: () => 0,
      terrainIsFixed: true,
      counters: (s) => [counter(s, 0), counter(s, 1)],
      markers: () => [],
      prompt: (s) =>
        s.step === STEP.end
          ? 'Somebody is across.'
          : `${SIDES[s.arg(0)]?.name ?? 'Nobody'}: choose what to do.`,
      actionLabel: (_, action) => verbs.list[action >> 16]?.name ?? '',
      focus: () => ({ unit: NONE, node: NONE }),
      panel: (s) => [{ label: 'Turn', value: String(s.turn) }],
      overlays: [],
      charts: [],
      log: {
        mine: 'A mine at {at:node}.',
        walk: '{by:side} walks to {at:node}.',
        seen: 'A mine at {at:node}!',
        clear: 'Nothing at {at:node}.',
        blast: 'A mine goes off: {n}.',
      },
    },
    position: {
      where: { field: 'place', places: {} },
      absent: 0,
      counter: {},
      markers: {},
      lists: {},
      values: {},
      steps: { turn: { begin: (s) => s.push(STEP.turn, 0) } },
    },
    create: () => new PatrolState(undefined),
    begin: (s) => {
      s.winner = NONE;
      s.mine.fill(NONE);
      s.place.set(HOME);
      s.push(STEP.mine, 0);
    },
    outcome: (s) =>
      s.winner === NONE ? undefined : { winners: [s.winner], rule: '5', reason: 'First across.' },
    check: (s) => {
      if ((s.place[0] as number) < 0 || (s.place[1] as number) > LAST)
        throw new Error('off the line');
    },
  };
}

const SIDES = [
  { id: 'west', name: 'West' },
  { id: 'east', name: 'East' },
] as const;

export const patrol: GameModule = {
  id: 'patrol',
  title: 'Patrol',
  tagline: 'Walk across before the other does.',
  credits: 'Made up for the tests.',
  designed: 'all of it',
  sides: SIDES,
  scenarios: [{ id: 'standard', title: 'Standard', text: 'Nine nodes.', minutes: 1 }],
  options: [],
  rulebook: [],
  // A game of its own state is used by everybody else as a game of any state.
  open: (setup) => open(setup) as unknown as Game,
};

/** The game ready to be played. */
export const openPatrol = (): Game => patrol.open({ scenario: 'standard', options: {} });

/** A registry with this game only, as the server and its workers load one. */
export const games: readonly GameModule[] = [patrol];
export const gameById = (id: string): GameModule => {
  requireName('game', id, [patrol.id]);
  return patrol;
};
