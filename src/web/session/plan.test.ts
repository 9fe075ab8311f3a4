import { describe, expect, test } from 'vitest';
import { type Action, nounOf, verbOf } from '../../kernel/action.ts';
import type { Game } from '../../kernel/game.ts';
import { formatAction, parseAction } from '../../kernel/text/notation.ts';
import { readPositionOf } from '../../kernel/position/position.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { chitin } from '../../games/chitin/index.ts';
import { type GestureMeaning, meaningOfArrow, meaningOfClick } from './gesture.ts';
import {
  changeSet,
  edgesOf,
  planNow,
  proposed,
  redirect,
  type SetChange,
  unplanned,
} from './plan.ts';
import { batchOf, openSession, pick, type Session } from './session.ts';

const game = chitin.open(parseSetup(chitin, { scenario: 'basic' })) as Game;

/** Replaces axial coordinates by hex labels, because `7,-7` is easier to calculate with. */
const inLabels = (text: string): string =>
  text.replace(/(-?\d+),(-?\d+)/g, (_, q: string, r: string) => {
    const node = game.board.hex?.at(Number(q), Number(r)) ?? -1;
    return game.board.labels[node] as string;
  });

const place = (hex: string): number => game.board.labels.indexOf(inLabels(hex));
const unit = (id: string): number => game.units.findIndex((u) => u.id === id);

/** Opens a position given in text, such as `red 3 Gantua 7,-7 E`; Red is to act. */
function open(lines: string, step: 'movement' | 'combat' = 'combat'): Session {
  const counters = lines.split('; ').flatMap((line) => {
    const [, side, count = '1', type, at, facing] =
      /^(\w+) (?:(\d) )?(\w+) (\S+) (\w+)$/.exec(inLabels(line)) ?? [];
    return Array.from({ length: Number(count) }, () => ({ side, type, at, facing }));
  });
  const file = { format: 'countermarch/position/1', game: 'chitin', step, counters };
  return openSession(game, readPositionOf(game, { ...file, values: { mover: 'red' } }), 0);
}
const action = (_: Session, text: string): Action => parseAction(game, inLabels(text));
const picked = (s: Session, ...texts: string[]): Session =>
  texts.reduce((now, text) => pick(now, action(now, text)), s);
const done = (meaning: GestureMeaning | SetChange | undefined): Session => {
  if (!meaning || !('session' in meaning)) throw new Error(JSON.stringify(meaning));
  return meaning.session;
};
const click = (session: Session, kind: 'edge' | 'unit' | 'node', index: number): GestureMeaning =>
  meaningOfClick(session, { kind, index });
const words = (...texts: string[]) => texts.map(inLabels);
const edge = (s: Session, text: string): number => nounOf(action(s, text));

/** Two red units, each with one blue unit in front, and a third red unit that can help either. */
const TWO = 'red Gantua 7,-7 E; blue Phlanx 8,-7 W; red Gantua 3,-7 W; blue Worker 2,-7 E';
/** One red hex with two blue hexes in front. */
const ONE_TO_TWO = 'red 3 Gantua 7,-7 E; blue 2 Termagant 8,-7 E; blue 2 LowRender 8,-8 SW';

describe('attacks, in any order', () => {
  test('attacks chosen out of order are sent in the order of the rules', () => {
    const s = open(`${ONE_TO_TWO}; red Gantua 7,-8 E; red Gantua 8,-6 NW`);
    const late = done(click(s, 'edge', edge(s, 'attack 8,-6/NW')));
    const all = done(click(late, 'edge', edge(s, 'attack 7,-7/E')));
    const chosen = batchOf(all);
    expect(chosen).toEqual(expect.arrayContaining(words('attack 7,-7/E', 'attack 8,-6/NW')));
    const nouns = all.picks.map((p) => nounOf(p.action));
    expect(nouns).toEqual([...nouns].sort((a, b) => a - b));
  });

  test('if the rules require another attack, it is filled in and reported', () => {
    const s = open(TWO);
    const [low, high] = [...(edgesOf(s)?.edges ?? [])].sort((a, b) => a - b) as [number, number];
    const change = click(s, 'edge', high);
    expect(change.type === 'stage' && change.filled.map(nounOf)).toEqual([low]);
  });

  test('a click on a chosen attack removes it', () => {
    const s = picked(open(TWO), 'attack 3,-7/W', 'attack 7,-7/E');
    const without = done(click(s, 'edge', edge(s, 'attack 7,-7/E')));
    expect(batchOf(without)).toEqual(words('attack 3,-7/W'));
  });

  test('an attack that cannot be replaced stays, and the rule is named', () => {
    const s = picked(open(TWO), 'attack 3,-7/W', 'attack 7,-7/E');
    const change = click(s, 'edge', edge(s, 'attack 3,-7/W'));
    expect(change).toMatchObject({ type: 'refuse', refusal: { rule: '7.02' } });
  });

  test('an attack backwards is refused by the rule of the game', () => {
    const s = open('red Gantua 7,-7 W; blue Worker 6,-7 W; blue Phlanx 8,-7 E');
    const change = click(s, 'edge', edge(s, 'attack 7,-7/E'));
    expect(change).toMatchObject({ type: 'refuse', refusal: { rule: '7.02' } });
  });

  test('two clicks choose origin and target; a second click on the origin clears it', () => {
    const s = open(`${ONE_TO_TWO}; red Gantua 7,-8 E`);
    const [from, to] = [place('7,-7'), place('8,-7')];
    expect(click(s, 'node', from)).toEqual({ type: 'from', node: from });
    expect(meaningOfClick(s, { kind: 'node', index: from }, from)).toEqual({ type: 'from' });
    const attack = meaningOfClick(s, { kind: 'node', index: to }, from);
    expect(batchOf(done(attack))).toContain(inLabels('attack 7,-7/E'));
    // A target that only one hex can attack needs no origin.
    const only = open('red Gantua 7,-7 E; blue Phlanx 8,-7 W');
    expect(batchOf(done(click(only, 'node', to)))).toEqual(words('attack 7,-7/E'));
  });

  test('an arrow to a neighbouring hex attacks; a longer arrow is refused', () => {
    const s = open(ONE_TO_TWO);
    const arrow = (to: string) => meaningOfArrow(s, place('7,-7'), place(to));
    expect(batchOf(done(arrow('8,-7')))).toContain(inLabels('attack 7,-7/E'));
    expect(arrow('3,-7')).toMatchObject({ type: 'refuse', refusal: { rule: '7.02' } });
    const moving = open('red Gantua 7,-7 E; blue Worker 2,-10 E', 'movement');
    expect(meaningOfArrow(moving, place('7,-7'), place('8,-7'))).toBeUndefined();
  });

  test('a drag redirects an attack; an enemy that no other unit can attack stays attacked', () => {
    const s = picked(open(ONE_TO_TWO), 'attack 7,-7/E');
    const verb = verbOf(action(s, 'attack 7,-7/E'));
    const moved = done(redirect(s, verb, edge(s, 'attack 7,-7/NE')));
    expect(batchOf(moved)).toHaveLength(2);
    const free = picked(open(`${ONE_TO_TWO}; red Gantua 7,-8 E`), 'attack 7,-8/E');
    const other = done(redirect(free, verb, edge(free, 'attack 7,-7/E')));
    expect(batchOf(other)).toContain(inLabels('attack 7,-7/E'));
  });
});

describe('the whole plan', () => {
  test('the proposal is complete but not announced; clearing takes back all of it', () => {
    const s = open(TWO);
    expect(planNow(s)?.unmet).toHaveLength(2);
    const full = proposed(s);
    expect(full.stage).toBe('choose');
    expect(planNow(full)?.unmet).toEqual([]);
    expect(batchOf(full).map((text) => text.split(' ')[0])).toEqual(['attack', 'attack']);
    expect(unplanned(full).picks).toEqual([]);
  });
});

describe('units', () => {
  const stack = 'red 3 Gantua 7,-7 E; red Gantua 3,-7 E; blue Worker 2,-10 E';

  test('units of a group are chosen in any order, and a second click removes one', () => {
    const s = pick(open(stack, 'movement'), action(open(stack, 'movement'), 'pick RG3'));
    const two = done(click(s, 'unit', unit('RG1')));
    expect(batchOf(two)).toEqual(['pick RG1', 'pick RG3']);
    const one = done(click(two, 'unit', unit('RG1')));
    expect(batchOf(one)).toEqual(['pick RG3']);
  });

  test('a unit of another hex cannot be added', () => {
    const s = picked(open(stack, 'movement'), 'pick RG1');
    const last = s.picks[0]?.action as Action;
    const added = action(s, 'pick RG4');
    const change = changeSet(s, verbOf(added), { add: [nounOf(added)] });
    expect(change.type).toBe('refused');
    expect(formatAction(s.game, last)).toBe('pick RG1');
  });

  test('a move is not a set: a click on its destination takes nothing back', () => {
    const s = picked(open(stack, 'movement'), 'pick RG1', 'to 6,-7');
    const kept = done(click(s, 'node', nounOf(s.picks.at(-1)?.action as Action)));
    expect(batchOf(kept)).toEqual([...words('pick RG1', 'to 6,-7'), 'face W']);
  });
});
