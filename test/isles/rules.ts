/** The rules of Isles, in the order of play. */
import { nounOf, verbOf } from '../../src/kernel/action.ts';
import { neighbour } from '../../src/kernel/board/graph.ts';
import type { Log } from '../../src/kernel/text/log.ts';
import { node, side as sideNoun, unit, units } from '../../src/kernel/text/message.ts';
import { bestOf, type Outcome } from '../../src/kernel/outcome.ts';
import { NONE, UNKNOWN } from '../../src/kernel/state.ts';
import { CHANCE } from '../../src/kernel/side.ts';
import { type GameStep, stepList } from '../../src/kernel/step.ts';
import { STEP, STEPS, V, type VerbName, VERBS } from './names.ts';
import { HAND, type Isles, KINDS, knownRows, sideOf, troopsOf, unitOn } from './state.ts';
import { msg } from './i18n/msg.ts';

type IslesStep<Listed extends VerbName = never> = GameStep<Isles, VerbName, Listed>;

const [MARCH, RAID] = [0, 1];
/** Returns the index of a side's cards of a kind in the columns of cards. */
export const slot = (side: number, kind: number): number => side * KINDS + kind;

const who = (s: Isles): number => s.side;
const TO = { label: (_: Isles, n: number) => msg('label.to', { at: node(n) }) };

/** [1] Every side begins at its own corner of the map, unseen by the others. */
export function setUp(s: Isles): void {
  const { board, sides, deck } = s.world;
  const corners = [
    [0, 1],
    [board.size - 1, board.size - 2],
    [2, 3],
  ];
  s.at.set(sides.flatMap((_, side) => corners[side]));
  for (const side of sides.keys()) s.deck.set(deck, slot(side, 0));
  s.deckSize.fill(deck.reduce((a, b) => a + b, 0));
  s.round = 1;
  s.push(STEP.begin);
}

/** [2] A turn begins with a card, unless the hand is full or the deck empty. */
const begin: IslesStep = {
  rule: '2',
  enter(s) {
    if (isOver(s)) s.goto(STEP.over);
    else if (s.handSize[s.side] < HAND && s.deckSize[s.side] > 0) {
      s.goto(STEP.turn);
      s.push(STEP.draw);
    } else s.goto(STEP.turn);
  },
};

/** [2] Only its owner sees which card it is. */
const draw: IslesStep<'draw'> = {
  rule: '2',
  prompt: () => msg('prompt.dice'),
  outcomes: { draw: { label: (_, kind) => msg('label.draw', { card: { item: kind } }) } },
  secret: true,
  who: () => CHANCE,
  actions(s, out) {
    for (let kind = 0; kind < KINDS; kind++)
      if (s.deck[slot(s.side, kind)] !== 0) out.add(V.draw, kind);
  },
  weight: (s, action) => Math.max(1, s.deck[slot(s.side, nounOf(action))]),
  apply(s, action, log) {
    const card = slot(s.side, nounOf(action));
    s.deck[card] = s.deck[card] - 1;
    s.hand[card] = s.hand[card] + 1;
    s.deckSize[s.side] = s.deckSize[s.side] - 1;
    s.handSize[s.side] = s.handSize[s.side] + 1;
    const drawn = { card: { item: nounOf(action) } };
    const outcome = msg('label.draw', drawn);
    log?.add({ type: 'drawn', rule: '2', args: drawn, outcome, to: [s.side] });
    s.pop();
  },
};

/** [3] A side plays one card or none. */
const turn: IslesStep<'play' | 'pass'> = {
  rule: '3',
  prompt: () => msg('prompt.turn'),
  offers: {
    play: { label: (_, kind) => msg('label.play', { card: { item: kind } }) },
    pass: { label: () => msg('label.pass') },
  },
  who,
  actions(s, out) {
    for (let kind = 0; kind < KINDS; kind++) if (mayPlay(s, kind)) out.add(V.play, kind);
    out.add(V.pass);
  },
  apply(s, action, log) {
    if (verbOf(action) === V.pass) return endTurn(s);
    const kind = nounOf(action);
    const card = slot(s.side, kind);
    s.hand[card] = s.hand[card] - 1;
    s.played[card] = s.played[card] + 1;
    s.handSize[s.side] = s.handSize[s.side] - 1;
    log?.add({ type: 'played', rule: '3', args: { by: sideNoun(s.side), card: { item: kind } } });
    s.push(kind === MARCH ? STEP.move : kind === RAID ? STEP.raid : STEP.spy);
  },
  refusals: {
    play(s, kind) {
      if (s.hand[slot(s.side, kind)] === 0) return { rule: '2', reason: msg('refusal.card') };
      return kind === RAID
        ? { rule: '4', reason: msg('refusal.raid') }
        : { rule: '3', reason: msg('refusal.march') };
    },
  },
};

const movable = (s: Isles): number[] => troopsOf(s, s.side).filter((u) => ways(s, u).length > 0);

function mayPlay(s: Isles, kind: number): boolean {
  if (s.hand[slot(s.side, kind)] <= 0) return false;
  return kind === RAID ? targets(s).length > 0 : kind !== MARCH || movable(s).length > 0;
}

/** [3] A march moves one unit into a hex beside it. */
const move: IslesStep<'move'> = {
  rule: '3',
  prompt: () => msg('prompt.move'),
  offers: { move: { label: (_, u) => msg('label.move', { u: unit(u) }) } },
  who,
  actions(s, out) {
    for (const u of movable(s)) out.add(V.move, u);
  },
  apply: (s, action) => s.goto(STEP.to, { unit: nounOf(action) }),
  refusals: {
    move(s, u) {
      const key = sideOf(s, u) === s.side ? 'refusal.stuck' : 'refusal.enemy';
      return { rule: '3', reason: msg(key, { u: unit(u) }) };
    },
  },
};

/** [3] [4] A unit that marches into a hex of an unseen enemy must fight for it. */
const to: IslesStep<'to'> = {
  rule: '3',
  prompt: () => msg('prompt.to'),
  focus: (s) => ({ unit: s.frame(STEP.to).unit, node: NONE }),
  offers: { to: TO },
  who,
  reveals: true,
  actions(s, out) {
    for (const n of ways(s, s.frame(STEP.to).unit)) out.add(V.to, n);
  },
  apply(s, action, log) {
    const { unit: u } = s.frame(STEP.to);
    const n = nounOf(action);
    if (unitOn(s, n) !== NONE) return s.goto(STEP.fight, { unit: u, hex: n, bonus: 0 });
    walk(s, u, n, log);
    s.pop();
    endTurn(s);
  },
  refusals: { to: () => ({ rule: '3', reason: msg('refusal.to') }) },
};

/** [4] A raid strikes an enemy in sight, with one more on the die. */
const raid: IslesStep<'to'> = {
  rule: '4',
  prompt: () => msg('prompt.raid'),
  offers: { to: TO },
  who,
  actions(s, out) {
    for (const n of targets(s)) out.add(V.to, n);
  },
  apply(s, action) {
    const n = nounOf(action);
    const own = troopsOf(s, s.side).find((u) => around(s, s.at[u]).includes(n));
    s.goto(STEP.fight, { unit: own as number, hex: n, bonus: 1 });
  },
  refusals: { to: () => ({ rule: '4', reason: msg('refusal.target') }) },
};

/** [6] A scout reveals the units in a hex and around it, until they move. */
const spy: IslesStep<'spy'> = {
  rule: '6',
  prompt: () => msg('prompt.spy'),
  offers: { spy: { label: (_, n) => msg('label.spy', { at: node(n) }) } },
  who,
  reveals: true,
  actions(s, out) {
    for (let n = 0; n < s.world.board.size; n++) out.add(V.spy, n);
  },
  apply(s, action, log) {
    const there = [nounOf(action), ...around(s, nounOf(action))];
    const found = [...s.at.keys()].filter(
      (u) => sideOf(s, u) !== s.side && there.includes(s.at[u]),
    );
    for (const u of found) knownRows(s).add(s.known, s.side, u);
    const args = { at: node(nounOf(action)), us: units(found) };
    log?.add({ type: 'spied', rule: '6', args, to: [s.side] });
    s.pop();
    endTurn(s);
  },
};

/**
 * [4] On 1 or 2 the attacker dies, on 3 or 4 nothing happens, on 5 or more the defender dies and the attacker moves in.
 */
const fight: IslesStep<'roll'> = {
  rule: '4',
  prompt: () => msg('prompt.dice'),
  outcomes: { roll: { label: (_, n) => msg('label.roll', { n }) } },
  who: () => CHANCE,
  actions(_, out) {
    for (let n = 1; n <= 6; n++) out.add(V.roll, n);
  },
  apply(s, action, log) {
    const { unit: u, hex: n, bonus } = s.frame(STEP.fight);
    const [die, enemy] = [nounOf(action) + bonus, unitOn(s, n)];
    for (const [side, other] of [
      [s.side, enemy],
      [sideOf(s, enemy), u],
    ] as const)
      knownRows(s).add(s.known, side, other);
    const outcome = msg(die <= 2 ? 'outcome.lost' : die <= 4 ? 'outcome.none' : 'outcome.won');
    // [6] Other sides see that there is a fight, but not the defender.
    const fought = { u: unit(u), v: unit(enemy), at: node(n), n: die, outcome };
    log?.add({ type: 'fought', rule: '4', args: fought, outcome, to: [s.side, sideOf(s, enemy)] });
    s.pop();
    if (die <= 2) kill(s, u, log);
    if (die >= 5) {
      kill(s, enemy, log);
      walk(s, u, n, log);
    }
    endTurn(s);
  },
};

/** Returns the adjacent nodes. */
function around({ world: { board } }: Isles, n: number): number[] {
  const found: number[] = [];
  for (let d = 0; d < board.slots; d++)
    if (neighbour(board, n, d) >= 0) found.push(neighbour(board, n, d));
  return found.sort((a, b) => a - b);
}

const ways = (s: Isles, u: number): number[] =>
  around(s, s.at[u]).filter((n) => !troopsOf(s, s.side).some((own) => s.at[own] === n));

/** [4] Returns the nodes of enemies beside own units; enemies that near are seen [6]. */
function targets(s: Isles): number[] {
  const near = new Set(troopsOf(s, s.side).flatMap((u) => around(s, s.at[u])));
  const held = [...s.at.keys()].filter((u) => sideOf(s, u) !== s.side && near.has(s.at[u]));
  return held.map((u) => s.at[u]).sort((a, b) => a - b);
}

/** [6] A unit that moves is no longer found. */
function walk(s: Isles, u: number, n: number, log?: Log): void {
  s.at[u] = n;
  for (const side of s.world.sides.keys()) knownRows(s).remove(s.known, side, u);
  log?.add({
    type: 'walked',
    rule: '3',
    args: { u: unit(u), at: node(n) },
    to: [sideOf(s, u)],
  });
}

function kill(s: Isles, u: number, log?: Log): void {
  s.at[u] = NONE;
  for (const side of s.world.sides.keys()) knownRows(s).remove(s.known, side, u);
  if (troopsOf(s, sideOf(s, u)).length === 0) leave(s, sideOf(s, u), log);
}

/** [5] A side without units is out of the game; the others continue. */
function leave(s: Isles, side: number, log?: Log): void {
  s.out[side] = 1;
  log?.add({ type: 'out', rule: '5', args: { by: sideNoun(side) } });
}

/** [5] A side that resigns removes its units; if it was to decide, the next side is. */
export function dropOut(s: Isles, side: number, log?: Log): void {
  for (const u of troopsOf(s, side)) kill(s, u, log);
  if (s.out[side] === 0) leave(s, side, log);
  if (isOver(s)) s.restart(STEP.over);
  else if (s.side === side) {
    while (s.depth > 1) s.pop();
    endTurn(s);
  }
}

function endTurn(s: Isles): void {
  const sides = s.world.sides.length;
  for (let i = 0; i < sides; i++) {
    s.side = (s.side + 1) % sides;
    if (s.side === 0) s.round += 1;
    if (s.out[s.side] === 0) break;
  }
  s.goto(STEP.begin);
}

const inPlay = (s: Isles): number[] => [...s.out.keys()].filter((side) => s.out[side] === 0);

/** [5] The game is over once the rounds are played, or at most one side is left. */
const isOver = (s: Isles): boolean =>
  s.round > s.world.rounds || inPlay(s).length < Math.min(2, s.out.length);

/** [5] A unit scores ten points, and five more on a hill. */
export function pointsOf(s: Isles, side: number): number {
  return troopsOf(s, side).reduce(
    (sum, u) => sum + 10 + (s.at[u] === UNKNOWN ? 0 : 5 * (s.world.hill[s.at[u]] ?? 0)),
    0,
  );
}

/** [5] The side with the most points wins; a single side must hold a hill. */
export function outcomeOf(s: Isles): Outcome | undefined {
  if (s.step !== STEP.over) return undefined;
  const scores = [...s.world.sides.keys()].map((side) => pointsOf(s, side));
  const alone = scores.length === 1;
  const winners = alone && scores[0] % 10 === 0 ? [] : bestOf(scores);
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const reason = msg(alone ? 'end.alone' : 'end.points');
  return { winners, ...(!alone && { places }), rule: '5', reason, scores };
}

const over: IslesStep = { rule: '5', prompt: () => msg('prompt.over') };

export const TABLE = stepList(
  STEPS.names,
  { begin, draw, turn, move, to, raid, spy, fight, over },
  VERBS,
);
