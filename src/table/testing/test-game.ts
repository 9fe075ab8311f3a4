/**
 * A minimal game with everything that a table must handle: two sides, dice with weights, a secret decision, a reveal,
 * and an end. Only tests of table and server use it.
 *
 * Patrol: on a line of nine nodes, `west` walks from 0 to 8 and `east` from 8 to 0, one node a turn. Before that, each
 * side hides a mine [1]. In its turn [2] a side may look at a node [3] or walk. A walker who steps on the enemy's mine
 * rolls a die and goes home on 1 or 2 [4]. The first side across wins.
 */
import { type ActionList, defineVerbs, number, nounOf } from '../../kernel/action.ts';
import { lineBoard } from '../../kernel/board/graph.ts';
import { defineSteps } from '../../kernel/frames.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import type { Log } from '../../kernel/text/log.ts';
import type { CounterLook } from '../../kernel/look/look.ts';
import { stepLook } from '../../kernel/look/step-look.ts';
import { node, messageMaker, side as sideNoun } from '../../kernel/text/message.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import { requireName, type Setup } from '../../kernel/setup/setup.ts';
import { defineState, NONE, type StateOf } from '../../kernel/state.ts';
import { CHANCE } from '../../kernel/side.ts';
import { type GameStep, stepList } from '../../kernel/step.ts';

const NODES = 9;
const LAST = NODES - 1;
const HOME = [0, LAST] as const;
const GOAL = [LAST, 0] as const;
/** Field of frames: the side that acts or rolls. */
const WHO = ['side'] as const;
const STEPS = defineSteps({ mine: WHO, turn: WHO, look: WHO, blast: WHO, end: [] });
const STEP = STEPS.id;
const verbs = defineVerbs({
  walk: 'none',
  look: 'none',
  bury: 'node',
  at: 'node',
  roll: number(6),
  stay: 'none',
});

const spec = {
  schema: 'patrol/2',
  steps: STEPS,
  scalars: { turn: 'public', winner: 'public' },
  columns: { place: [2, 'public'], mine: [2, 'secret'], found: [2, 'public'] },
} as const;
const PatrolState = defineState(spec, { mine: (_, i, side) => i === side });
type Patrol = StateOf<typeof spec>;

const names = Array.from({ length: NODES }, (_, i) => `n${i}`);
const board = lineBoard(Object.fromEntries(names.map((n, i) => [n, { x: i, y: 0 }])), [names]);

/** Returns the node of a side's walker. */
const placeOf = (s: Patrol, side: number): number =>
  requireDefined(s.place[side], 'each side has a walker');

function endTurn(s: Patrol): void {
  s.turn += 1;
  s.goto(STEP.turn, { side: s.turn % 2 });
}

function walk(s: Patrol, side: number, log?: Log): void {
  const at = placeOf(s, side) + (side === 0 ? 1 : -1);
  s.place[side] = at;
  log?.add({ type: 'walk', rule: '2', args: { by: sideNoun(side), at: node(at) } });
  if (s.mine[1 - side] === at) s.goto(STEP.blast, { side });
  else arrive(s, side);
}

function arrive(s: Patrol, side: number): void {
  if (s.place[side] === GOAL[side]) {
    s.winner = side;
    s.restart(STEP.end);
  } else endTurn(s);
}

type PatrolStep<Listed extends keyof typeof verbs.id = never> = GameStep<
  Patrol,
  keyof typeof verbs.id,
  Listed
>;

const mineStep: PatrolStep<'bury'> = {
  rule: '1',
  prompt: () => msg('prompt.mine'),
  offers: { bury: { label: () => msg('label.bury') } },
  secret: true,
  who: (s) => s.frame(STEP.mine).side,
  actions: (_, out) => {
    for (let n = 1; n < LAST; n++) out.add(verbs.id.bury, n);
  },
  apply: (s, action, log) => {
    const { side } = s.frame(STEP.mine);
    s.mine[side] = nounOf(action);
    log?.add({ type: 'mine', rule: '1', args: { at: node(nounOf(action)) }, to: [side] });
    if (side === 0) s.goto(STEP.mine, { side: 1 });
    else s.goto(STEP.turn, { side: 0 });
  },
};

const turnStep: PatrolStep<'walk' | 'look' | 'stay'> = {
  rule: '2',
  prompt: () => msg('prompt.turn'),
  offers: {
    walk: { label: () => msg('label.walk') },
    look: { label: () => msg('label.look') },
    stay: { label: () => msg('label.stay') },
  },
  who: (s) => s.frame(STEP.turn).side,
  actions: (s, out) => {
    out.add(verbs.id.walk);
    if (s.found[s.frame(STEP.turn).side] === 0) out.add(verbs.id.look);
    out.add(verbs.id.stay);
  },
  apply: (s, action, log) => {
    const { side } = s.frame(STEP.turn);
    if (action >> 16 === verbs.id.walk) walk(s, side, log);
    else if (action >> 16 === verbs.id.look) s.push(STEP.look, { side });
    else endTurn(s);
  },
};

const lookStep: PatrolStep<'at'> = {
  rule: '3',
  prompt: () => msg('prompt.look'),
  offers: { at: { label: () => msg('label.at') } },
  reveals: true,
  who: (s) => s.frame(STEP.look).side,
  actions: (_, out) => {
    for (let n = 0; n < NODES; n++) out.add(verbs.id.at, n);
  },
  apply: (s, action, log) => {
    const { side } = s.frame(STEP.look);
    const hit = s.mine[1 - side] === nounOf(action);
    s.found[side] = hit ? 2 : 1;
    log?.add({
      type: hit ? 'seen' : 'clear',
      rule: '3',
      args: { at: node(nounOf(action)) },
      to: [side],
    });
    s.pop();
  },
};

const blastStep: PatrolStep<'roll'> = {
  rule: '4',
  prompt: () => msg('prompt.blast'),
  outcomes: { roll: { label: () => msg('label.roll') } },
  who: () => CHANCE,
  actions: (_, out) => {
    for (let n = 1; n <= 5; n++) out.add(verbs.id.roll, n);
  },
  // A five has twice the weight of any other face.
  weight: (_, action) => (nounOf(action) === 5 ? 2 : 1),
  apply: (s, action, log) => {
    const { side } = s.frame(STEP.blast);
    log?.add({ type: 'blast', rule: '4', args: { n: nounOf(action) } });
    if (nounOf(action) <= 2) s.place[side] = side === 0 ? HOME[0] : HOME[1];
    s.mine[1 - side] = NONE;
    arrive(s, side);
  },
};

const endStep: PatrolStep = { rule: '5', prompt: () => msg('prompt.end') };

const table = { mine: mineStep, turn: turnStep, look: lookStep, blast: blastStep, end: endStep };
const steps = stepList(STEPS.names, table, verbs);

const en = {
  'game.title': 'Patrol',
  'game.tagline': 'Walk across before the other does.',
  'game.credits': 'Made up for the tests.',
  'game.designed': 'all of it',
  'scenario.standard.title': 'Standard',
  'scenario.standard.text': 'Nine nodes.',
  'side.west': 'West',
  'side.east': 'East',
  'terrain.clear': 'clear',
  'counter.walker': 'Walker {n}',
  'counter.figures': 'strength {n}',
  'prompt.mine': 'hide a mine.',
  'prompt.turn': 'choose what to do.',
  'prompt.look': 'which node do you look at?',
  'prompt.blast': 'Die: the mine goes off.',
  'prompt.end': 'Somebody is across.',
  'label.walk': 'Walk on',
  'label.look': 'Look at a node',
  'label.bury': 'Hide the mine there',
  'label.at': 'Look there',
  'label.roll': 'Roll the die',
  'label.stay': 'Stay',
  'panel.turn': 'Turn',
  'log.mine': 'A mine at {at}.',
  'log.walk': '{by} walks to {at}.',
  'log.seen': 'A mine at {at}!',
  'log.clear': 'Nothing at {at}.',
  'log.blast': 'A mine goes off: {n}.',
  'end.across': 'First across.',
} as const;

const msg = messageMaker<keyof typeof en>();

const counter = (s: Patrol, unit: number): CounterLook => ({
  unit,
  node: placeOf(s, unit),
  side: unit,
  type: 'walker',
  name: msg('counter.walker', { n: unit }),
  values: '1',
  figures: msg('counter.figures', { n: 1 }),
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
    stepNames: STEPS.names,
    maxDecisions: 100_000,
    bot: {
      evaluate: (s, side) => (placeOf(s, side) - placeOf(s, 1 - side)) * (side ? -0.1 : 0.1),
      candidates: (_, legal: ActionList, out) => out.push(legal.at(0)),
    },
    look: {
      terrains: [{ id: 'clear', name: msg('terrain.clear'), glyph: '.' }],
      terrainOf: () => 0,
      terrainIsFixed: true,
      counters: (s) => [counter(s, 0), counter(s, 1)],
      nodeOf: (s, u) => placeOf(s, u),
      markers: () => [],
      ...stepLook(verbs, steps),
      panel: (s) => [{ label: msg('panel.turn'), value: String(s.turn) }],
      overlays: [],
      charts: [],
    },
    position: {
      where: { field: 'place', places: {} },
      absent: 0,
      counter: {},
      markers: {},
      lists: {},
      values: {},
      steps: { turn: { begin: (s) => s.push(STEP.turn, { side: 0 }) } },
      finish: (s) => {
        s.winner = NONE;
        s.mine.fill(NONE);
      },
    },
    create: () => new PatrolState(undefined),
    begin: (s) => {
      s.winner = NONE;
      s.mine.fill(NONE);
      s.place.set(HOME);
      s.push(STEP.mine, { side: 0 });
    },
    outcome: (s) =>
      s.winner === NONE ? undefined : { winners: [s.winner], rule: '5', reason: msg('end.across') },
    check: (s) => {
      if (placeOf(s, 0) < 0 || placeOf(s, 1) > LAST) throw new Error('off the line');
    },
  };
}

const SIDES = [{ id: 'west' }, { id: 'east' }] as const;

export const patrol: GameModule = {
  id: 'patrol',
  sides: SIDES,
  scenarios: [{ id: 'standard', minutes: 1 }],
  options: [],
  rulebook: async () => [],
  messages: { en: async () => en },
  // Callers treat a game with any state type as a plain `Game`.
  open: (setup) => open(setup) as unknown as Game,
};

/** Opens the game. */
export const openPatrol = (): Game => patrol.open({ scenario: 'standard', options: {} });

/** A registry with this game only, as the server and its workers load one. */
export const games: readonly GameModule[] = [patrol];
export const gameById = (id: string): GameModule => {
  requireName('game', id, [patrol.id]);
  return patrol;
};
