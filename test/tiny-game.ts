/**
 * A tiny game for tests that are not about a particular game: seven hexes, two pieces for each side, a die, a secret,
 * and a step that returns through two frames. Its rules are the comments below.
 */
import { defineVerbs, number, nounOf, verbOf } from '../src/kernel/action.ts';
import { neighbour } from '../src/kernel/board/graph.ts';
import { hexBoard } from '../src/kernel/board/hex.ts';
import { defineSteps } from '../src/kernel/frames.ts';
import type { Game, GameModule } from '../src/kernel/game.ts';
import { stepLook } from '../src/kernel/look/step-look.ts';
import { node, messageMaker, side, unit } from '../src/kernel/text/message.ts';
import type { Setup } from '../src/kernel/setup/setup.ts';
import { defineState, NONE, type StateOf, UNKNOWN } from '../src/kernel/state.ts';
import { CHANCE, type Side } from '../src/kernel/side.ts';
import { type GameStep, stepList } from '../src/kernel/step.ts';
import { bestOf } from '../src/kernel/outcome.ts';

/** `rolled`: dice thrown earlier, for tests that throw several. */
const STEPS = defineSteps({
  bid: [],
  turn: [],
  to: ['unit'],
  roll: ['unit', 'at', 'rolled'],
  over: [],
});
export const STEP = STEPS.id;

const SPEC = {
  schema: 'tiny/2',
  steps: STEPS,
  depth: 4,
  scalars: { side: 'public', turn: 'public', limit: 'public', revealed: 'public' },
  columns: { at: [4, 'public'], secret: [2, 'secret'] },
} as const;
const TinyState = defineState(SPEC, {
  secret: (s, i, side) => i === side || s.revealed === 1,
});
export type Tiny = StateOf<typeof SPEC>;

/** The seven hexes; node 3 is in the middle. */
const board = hexBoard('pointy', [
  { q: 0, r: -1, label: 'a1' },
  { q: 1, r: -1, label: 'a2' },
  { q: -1, r: 0, label: 'b1' },
  { q: 0, r: 0, label: 'b2' },
  { q: 1, r: 0, label: 'b3' },
  { q: -1, r: 1, label: 'c1' },
  { q: 0, r: 1, label: 'c2' },
]);

const units = [
  { id: 'r1', type: 'soldier', side: 0 },
  { id: 'r2', type: 'soldier', side: 0 },
  { id: 'b1', type: 'soldier', side: 1 },
  { id: 'b2', type: 'soldier', side: 1 },
] as const;

export const tinyVerbs = defineVerbs({
  bid: number(3),
  move: 'unit',
  to: 'node',
  pass: 'none',
  roll: number(6),
});
const verbs = tinyVerbs;
const V = verbs.id;
type TinyStep<Listed extends keyof typeof V = never> = GameStep<Tiny, keyof typeof V, Listed>;

const en = {
  'game.title': 'Tiny',
  'game.tagline': 'Two pieces a side.',
  'game.credits': 'Made for tests.',
  'game.designed': 'All of it.',
  'scenario.standard.title': 'Standard',
  'scenario.standard.text': 'The only one.',
  'option.turns.title': 'Turns',
  'option.turns.text': 'Length.',
  'side.red': 'Red',
  'side.blue': 'Blue',
  'terrain.plain': 'Plain',
  'counter.soldier': 'Soldier {u}',
  'prompt.choose': 'choose.',
  'prompt.roll': 'Die: who is lost?',
  'prompt.over': 'The game is over.',
  'label.bid': 'Bid {n}',
  'label.move': 'Move {u}',
  'label.to': 'Go to {at}',
  'label.pass': 'Pass',
  'label.roll': 'Roll {n}',
  'panel.turn': 'Turn',
  'log.bid': '{by} bids.',
  'log.own-bid': 'You bid {n}.',
  'log.moved': '{u} moves to {at}.',
  'log.fight': '{u} attacks at {at}, die {die}: {outcome}.',
  'log.end': 'The bids are shown.',
  'outcome.attacker': 'attacker lost',
  'outcome.none': 'no effect',
  'outcome.defender': 'defender lost',
  'refusal.other': 'That piece is not yours; move one of your own.',
  'end.equal': 'All equal.',
  'end.more': 'More pieces, or the higher bid.',
} as const;

const msg = messageMaker<keyof typeof en>();

const ownUnits = (side: Side): readonly number[] => (side === 0 ? [0, 1] : [2, 3]);
const alive = (s: Tiny, side: Side): number =>
  ownUnits(side).filter((u) => s.at[u] !== NONE).length;

function unitAt(s: Tiny, node: number): number {
  for (let u = 0; u < units.length; u++) if (s.at[u] === node) return u;
  return NONE;
}

function targets(s: Tiny, u: number): number[] {
  const from = s.at[u];
  const found: number[] = [];
  for (let slot = 0; slot < board.slots; slot++) {
    const n = neighbour(board, from, slot);
    if (n < 0) continue;
    const there = unitAt(s, n);
    if (there === NONE || units[there]?.side !== units[u]?.side) found.push(n);
  }
  return found.sort((a, b) => a - b);
}

/** [1] Each side secretly bids 1 to 3; the bids are shown when the game ends. */
const bid: TinyStep<'bid'> = {
  rule: '1',
  prompt: () => msg('prompt.choose'),
  offers: { bid: { label: (_, n) => msg('label.bid', { n }) } },
  secret: true,
  who: (s) => s.side,
  actions(_, out) {
    for (let n = 1; n <= 3; n++) out.add(V.bid, n);
  },
  apply(s, action, log) {
    s.secret[s.side] = nounOf(action);
    log?.add({ type: 'bid', rule: '1', args: { by: side(s.side) } });
    log?.add({ type: 'own-bid', rule: '1', args: { n: nounOf(action) }, to: [s.side] });
    s.side = 1 - s.side;
    if (s.side === 0) s.goto(STEP.turn);
  },
};

/** [2] In turn, move one piece to a neighbouring hex, or pass. */
const turn: TinyStep<'move' | 'pass'> = {
  rule: '2',
  prompt: () => msg('prompt.choose'),
  offers: {
    move: { label: (_, u) => msg('label.move', { u: unit(u) }) },
    pass: { label: () => msg('label.pass') },
  },
  who: (s) => s.side,
  enter(s, log) {
    if (s.turn < s.limit && alive(s, 0) > 0 && alive(s, 1) > 0) return;
    s.revealed = 1;
    log?.add({ type: 'end', rule: '4' });
    s.goto(STEP.over);
  },
  actions(s, out) {
    for (const u of ownUnits(s.side))
      if (s.at[u] !== NONE && targets(s, u).length > 0) out.add(V.move, u);
    out.add(V.pass);
  },
  apply(s, action) {
    if (verbOf(action) === V.move) s.push(STEP.to, { unit: nounOf(action) });
    else endTurn(s);
  },
  refusals: {
    move: (s, u) =>
      units[u]?.side === s.side ? undefined : { rule: '2', reason: msg('refusal.other') },
  },
};

const to: TinyStep<'to'> = {
  rule: '2',
  prompt: () => msg('prompt.choose'),
  focus: (s) => ({ unit: s.frame(STEP.to).unit, node: NONE }),
  offers: { to: { label: (_, n) => msg('label.to', { at: node(n) }) } },
  who: (s) => s.side,
  actions(s, out) {
    for (const n of targets(s, s.frame(STEP.to).unit)) out.add(V.to, n);
  },
  apply(s, action, log) {
    const [u, n] = [s.frame(STEP.to).unit, nounOf(action)];
    if (unitAt(s, n) !== NONE) {
      s.goto(STEP.roll, { unit: u, at: n, rolled: 0 });
      return;
    }
    s.at[u] = n;
    log?.add({ type: 'moved', rule: '2', args: { u: unit(u), at: node(n) } });
    s.pop();
    endTurn(s);
  },
};

/**
 * [3] A piece that moves onto an enemy rolls a die: on 1 or 2 it dies, on 3 or 4 nothing happens, on 5 or 6 the enemy
 * dies.
 */
const roll: TinyStep<'roll'> = {
  rule: '3',
  prompt: () => msg('prompt.roll'),
  outcomes: { roll: { label: (_, n) => msg('label.roll', { n }) } },
  who: () => CHANCE,
  actions(_, out) {
    for (let n = 1; n <= 6; n++) out.add(V.roll, n);
  },
  apply(s, action, log) {
    const [{ unit: u, at: n }, die] = [s.frame(STEP.roll), nounOf(action)];
    const enemy = unitAt(s, n);
    if (die <= 2) s.at[u] = NONE;
    if (die >= 5) {
      s.at[enemy] = NONE;
      s.at[u] = n;
    }
    s.pop();
    const lost = die <= 2 ? 'attacker' : die <= 4 ? 'none' : 'defender';
    const outcome = msg(`outcome.${lost}`);
    const args = { u: unit(u), at: node(n), die, outcome };
    log?.add({ type: 'fight', rule: '3', args, outcome });
    endTurn(s);
  },
};

function endTurn(s: Tiny): void {
  s.turn += 1;
  s.side = 1 - s.side;
}

/**
 * [4] After the last turn, the side with more pieces wins; then the side with the higher bid; otherwise the game is a
 * draw.
 */
function outcome(s: Tiny) {
  if (s.step !== STEP.over) return undefined;
  const standing = [0, 1].map((side) => 10 * alive(s, side) + s.secret[side]);
  const winners = bestOf(standing);
  return {
    winners,
    rule: '4',
    reason: msg(winners.length > 1 ? 'end.equal' : 'end.more'),
  };
}

const over: TinyStep = { rule: '4', prompt: () => msg('prompt.over') };
const steps = stepList(STEPS.names, { bid, turn, to, roll, over }, verbs);

function open(setup: Setup): Game<Tiny> {
  return {
    id: 'tiny',
    version: 1,
    setup,
    sides: SIDES,
    board,
    units,
    verbs,
    stepNames: STEPS.names,
    steps,
    maxDecisions: 100,
    create: () => new TinyState(undefined),
    begin(s) {
      s.at.set([0, 1, 5, 6]);
      s.limit = setup.options.turns ?? 12;
      s.push(STEP.bid);
    },
    outcome,
    check(s) {
      const places = [...s.at].filter((n) => n !== NONE);
      if (new Set(places).size !== places.length) throw new Error('two pieces in one hex');
    },
    bot: {
      evaluate: (s, side) => (alive(s, side) - alive(s, 1 - side)) / 2,
      passVerbs: [V.pass],
      determinize(view, side, rng) {
        const open = view.secret[1 - side] === UNKNOWN;
        if (open)
          view.secret[1 - side] = view.depth > 0 && view.step === STEP.bid ? 0 : 1 + rng.below(3);
      },
    },
    look: {
      terrains: [{ id: 'plain', name: msg('terrain.plain'), glyph: '.' }],
      terrainIsFixed: true,
      terrainOf: () => 0,
      counters: (s) =>
        units.flatMap(({ side: owner, type }, u) =>
          s.at[u] === NONE
            ? []
            : [
                {
                  unit: u,
                  node: s.at[u],
                  side: owner,
                  type,
                  name: msg('counter.soldier', { u: unit(u) }),
                  values: '',
                  figures: '',
                  conditions: [],
                  badge: '',
                  facing: -1,
                },
              ],
        ),
      nodeOf: (s, u) => s.at[u],
      markers: () => [],
      ...stepLook(verbs, steps),
      panel: (s) => [{ label: msg('panel.turn'), value: String(s.turn) }],
      overlays: [],
      charts: [],
    },
    position: {
      where: { field: 'at', places: { dead: NONE } },
      absent: NONE,
      counter: {},
      markers: {},
      lists: {},
      values: {
        side: { field: 'side', kind: 'side', fallback: 0 },
        turn: { field: 'turn', kind: 'number', fallback: 0, min: 0, max: 40 },
        limit: { field: 'limit', kind: 'number', fallback: 12, min: 1, max: 40 },
        revealed: { field: 'revealed', kind: 'flag', fallback: 0 },
        redBid: { field: 'secret', index: 0, kind: 'number', fallback: 1, min: 0, max: 3 },
        blueBid: { field: 'secret', index: 1, kind: 'number', fallback: 1, min: 0, max: 3 },
      },
      steps: {
        turn: {
          begin(s) {
            s.push(STEP.turn);
          },
        },
      },
    },
  };
}

const SIDES = [{ id: 'red' }, { id: 'blue' }];

export const tiny: GameModule = {
  id: 'tiny',
  sides: SIDES,
  scenarios: [{ id: 'standard', minutes: 1 }],
  options: [{ id: 'turns', rule: '4', fallback: 12, min: 1, max: 40 }],
  rulebook: async () => [
    { id: '1', title: 'Bids', text: 'Both bid in secret.', source: 'designed', status: 'done' },
    {
      id: '2',
      title: 'Moves',
      text: 'One piece, one hex, or pass.',
      source: 'designed',
      status: 'done',
    },
    { id: '3', title: 'Fights', text: 'One die.', source: 'designed', status: 'done' },
    {
      id: '4',
      title: 'End',
      text: 'More pieces, then the higher bid.',
      source: 'designed',
      status: 'done',
    },
  ],
  messages: { en: async () => en },
  open,
};

/** The standard game, with its own type. */
export const tinyGame = (options: Record<string, number> = { turns: 12 }): Game<Tiny> =>
  open({ scenario: 'standard', options });
