import { describe, expect, test } from 'vitest';
import { games } from '../../../games/registry.ts';
import { start } from '../../../kernel/engine.ts';
import type { Game } from '../../../kernel/game.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { hashState } from '../../../kernel/state.ts';
import { viewOf } from '../../../kernel/view.ts';
import { nodeId } from '../../../study/node-id.ts';
import type { StudyOperation } from '../../../study/operations.ts';
import { shownNodes } from '../../../study/study.ts';
import { stateFrom } from '../../session/session.ts';
import { branchThrough, conditionalOf, firstMoves } from './branch.ts';
import { ExploreConnection } from './explore-connection.ts';
import { ExploreModel, type ExploreStart, viewpointAt } from './explore-model.ts';
import { ShapesModel } from './shapes-model.ts';

function open(id: string, scenario?: string): Game {
  const module = games.find((one) => one.id === id);
  if (!module) throw new Error(`no ${id}`);
  return module.open(parseSetup(module, { scenario }));
}

/** Returns a store that lasts as long as the test. */
function memory(operations: StudyOperation[] = []) {
  return {
    isKept: true,
    operations,
    add: (...more: StudyOperation[]) => void operations.push(...more),
  };
}

const startOf = (game: Game, entry = 0): ExploreStart => ({
  table: 't1',
  entry,
  state: start(game),
  as: viewpointAt(game, 0, false),
  name: 'Start',
  isPresent: true,
});

function exploring(game: Game, store = memory()) {
  const tree = new ExploreModel(game, 't1', store);
  expect(tree.begin(startOf(game))).toBe(true);
  return { tree, store, connection: new ExploreConnection(tree, true) };
}

describe('the node on the board as a table', () => {
  const game = open('annihilation', 'learning');

  test('an action adds a node, and the view changes to the side to act', async () => {
    const { tree, connection } = exploring(game);
    expect(connection.view.value?.side).toBe(0);
    expect(await connection.act(0, ['place w3'])).toEqual({ played: 1 });
    const view = connection.view.value;
    const state = tree.walker.stateAt(tree.at.value);
    expect(view?.side).toBe(1);
    expect(view && hashState(stateFrom(game, view.ints))).toBe(state && hashState(state));
    expect(view?.canUndo).toBe(true);
    await connection.undo();
    expect(tree.at.value).toBe(tree.chapter.value.id);
    expect(shownNodes(tree.chapter.value)).toHaveLength(1);
    expect(connection.view.value?.canUndo).toBe(false);
  });

  test('the view of every node matches the walker’s position, in any order', async () => {
    const { tree, connection } = exploring(game);
    const ids = [tree.at.value];
    for (let i = 0; i < 12; i++) {
      tree.goTo(ids[(i * 5) % ids.length]);
      const texts = tree.walker.legalAt(tree.at.value);
      await connection.act(0, [texts[i % texts.length]]);
      ids.push(tree.at.value);
    }
    for (const id of ids.toReversed()) {
      tree.goTo(id);
      const view = connection.view.value;
      const state = tree.walker.stateAt(id);
      const seen = state && viewOf(game, state, view?.side ?? 0);
      expect(view && hashState(stateFrom(game, view.ints))).toBe(seen && hashState(seen));
    }
  });

  test('a line is added as a branch with a note at its first move, after the player’s own words', () => {
    const { tree } = exploring(game);
    const at = tree.at.value;
    const line = ['place w3', 'place b3'];
    const note = { by: 'Ann', text: 'Engine, level 4: 60% ±2' };
    tree.addLine(line, note);
    expect(tree.at.value).toBe(at);
    const [first, second] = shownNodes(tree.chapter.value);
    expect([first?.text, second?.text]).toEqual(line);
    expect(first?.comments?.map(({ text }) => text)).toEqual([note.text]);
    expect(second?.comments).toBeUndefined();
    tree.comment(first?.id ?? '', 'Ann', 'My idea');
    for (let again = 0; again < 2; again++) tree.addLine(line, note);
    const [{ comments } = {}] = shownNodes(tree.chapter.value);
    expect(comments?.map(({ text }) => text)).toEqual([`My idea\n${note.text}`]);
    tree.addLine(['place w2']);
    expect(shownNodes(tree.chapter.value).at(-1)).not.toHaveProperty('comments');
  });

  test('an illegal move is refused, and nothing is added', async () => {
    const { tree, connection } = exploring(game);
    const answer = await connection.act(0, ['nonsense']);
    expect(answer.refusal).toBeDefined();
    expect(shownNodes(tree.chapter.value)).toEqual([]);
    expect((await connection.resign()).refusal).toBeDefined();
  });
});

describe('the tree', () => {
  const game = open('annihilation', 'learning');

  test('survives a reload, because the operations make the same tree', async () => {
    const { tree, store, connection } = exploring(game);
    const [text = ''] = tree.walker.legalAt(tree.at.value);
    await connection.act(0, [text]);
    tree.comment(tree.at.value, 'Ada', 'Too slow');
    tree.mark(tree.at.value, '?!');
    tree.rename(tree.at.value, 'The other way');
    const again = exploring(game, memory([...store.operations])).tree;
    expect(shownNodes(again.chapter.value)).toEqual(shownNodes(tree.chapter.value));
    expect(await again.file()).toBe(await tree.file());
    expect(again.chapters.value).toHaveLength(1);
  });

  test('survives new moves of the game, because another position is another chapter', () => {
    const { tree } = exploring(game);
    const [text = ''] = tree.walker.legalAt(tree.at.value);
    tree.play(text);
    const first = tree.chapter.value;
    const state = tree.walker.stateAt(tree.at.value);
    if (!state) throw new Error('no state');
    expect(tree.begin({ ...startOf(game, 1), state, name: 'After move 1' })).toBe(true);
    expect(tree.chapter.value.id).not.toBe(first.id);
    expect(shownNodes(first)).toHaveLength(1);
    const last = tree.at.value;
    tree.open(first.id);
    expect(tree.at.value).not.toBe(first.id);
    expect(tree.at.value).not.toBe(last);
  });

  test('pruning the branch on the board shows its parent', () => {
    const { tree } = exploring(game);
    const [text = ''] = tree.walker.legalAt(tree.at.value);
    tree.play(text);
    const id = tree.at.value;
    tree.play(tree.walker.legalAt(id)[0] ?? '');
    tree.prune(id);
    expect(tree.at.value).toBe(tree.chapter.value.id);
    expect(shownNodes(tree.chapter.value)).toEqual([]);
  });

  test('begins with a guess if something is hidden, and draws another guess on demand', () => {
    const { tree, connection } = exploring(open('armageddon', 'duel'));
    expect(tree.guess.value).toBe(1);
    tree.guessAgain();
    expect(tree.guess.value).toBe(2);
    expect(tree.back()).toBe(false);
    expect(connection.view.value?.canUndo).toBe(false);
  });
});

describe('from a branch to the game', () => {
  const game = open('annihilation', 'learning');
  const { tree } = exploring(game);
  const [white, black] = ['place w3', 'place b3'];
  tree.play(white);
  const middle = tree.at.value;
  tree.play(black);
  const next = tree.walker.legalAt(tree.at.value)[0] ?? '';
  tree.play(next);

  test('a branch is the path to the node and the main line below it', () => {
    tree.goTo(middle);
    const branch = branchThrough(tree.chapter.value, tree.path.value);
    expect(branch.map(({ text }) => text)).toEqual([white, black, next]);
    expect(firstMoves(branch, 'white')).toEqual([white]);
    expect(firstMoves(branch, 'black')).toEqual([]);
  });

  test('the first moves end at dice', () => {
    const dice = open('annihilator');
    const side = dice.sides[0].id;
    const nodes = [
      { id: 'a', up: 'c', side, text: 'one' },
      { id: 'b', up: 'a', text: 'roll 3' },
      { id: 'd', up: 'b', side, text: 'two' },
    ];
    expect(firstMoves(nodes, side)).toEqual(['one']);
  });

  test('a conditional move has the plies that the view allows, and ends with a ply of the player', () => {
    const branch = branchThrough(tree.chapter.value, tree.path.value);
    const state = start(game);
    const made = conditionalOf(game, state, 1, tree.chapter.value, branch);
    expect(made).toEqual({
      plies: [
        { own: false, text: white },
        { own: true, text: black },
      ],
      end: 'whole',
    });
    const wrong = branch.map((node, i) => (i === 1 ? { ...node, text: 'nonsense' } : node));
    expect(conditionalOf(game, state, 1, tree.chapter.value, wrong)).toEqual({
      plies: [],
      end: 'hidden',
    });
  });
});

describe('a study file', () => {
  const game = open('annihilation', 'learning');
  const explored = async () => {
    const { tree } = exploring(game);
    tree.play('place w3');
    tree.comment(tree.at.value, 'Ada', 'Too slow');
    return { tree, file: await tree.file() };
  };

  test('gives another tree the same chapter, and changes nothing the second time', async () => {
    const { tree, file } = await explored();
    const operations: StudyOperation[] = [];
    const other = new ExploreModel(game, 't2', memory(operations));
    expect(await other.take(file)).toEqual({ key: 'explore.opened', args: { n: 1 } });
    expect(other.chapter.value).toEqual(tree.chapter.value);
    const count = operations.length;
    await other.take(file);
    expect(operations).toHaveLength(count);
  });

  test('keeps illegal moves, crossed out with their text', async () => {
    const { tree, file } = await explored();
    const { id } = tree.chapter.value;
    const content = { up: id, side: 'black', text: 'place w3' };
    const node = { id: nodeId(content), up: id, side: 'black', do: 'place w3', name: 'Old rules' };
    const other = new ExploreModel(game, 't2', memory());
    expect(await other.take(`${file}${JSON.stringify(node)}\n`)).toEqual({
      key: 'explore.opened.crossed-out',
      args: { n: 1, crossed: 1 },
    });
    expect(await other.file()).toContain('Old rules');
  });

  test('is refused if it is of another game or has an invalid line', async () => {
    const { file } = await explored();
    const other = exploring(open('annihilator')).tree;
    expect(await other.take(file)).toEqual({ key: 'explore.open.other' });
    await expect(other.take(`${file}nonsense\n`)).rejects.toThrow();
  });
});

test('a click draws a shape, recolours it, or removes it if the colour is the same', () => {
  const game = open('annihilation', 'learning');
  const { tree } = exploring(game);
  const shapes = new ShapesModel(tree);
  const [a, b] = [game.board.labels[3], game.board.labels[5]];
  shapes.choose('ring');
  expect(shapes.isDrawing.value).toBe(false);
  tree.play('place w3');
  expect(shapes.isDrawing.value).toBe(true);
  shapes.pick(3);
  shapes.colour.value = 'red';
  shapes.pick(3);
  expect(tree.node.value?.shapes).toEqual([`ring red ${a}`]);
  shapes.choose('arrow');
  shapes.pick(3);
  shapes.pick(5);
  expect(tree.node.value?.shapes).toEqual([`ring red ${a}`, `arrow red ${a} ${b}`]);
  expect(shapes.drawn.value.map(({ from, to }) => [from, to])).toEqual([
    [3, undefined],
    [3, 5],
  ]);
  shapes.drag(3, 5);
  shapes.choose('ring');
  shapes.pick(3);
  expect(tree.node.value?.shapes).toBeUndefined();
  // The mark of a move is shown at the destination of the move.
  expect(shapes.shown.value).toEqual([]);
  tree.mark(tree.at.value, '?!');
  const [mark, ...others] = shapes.shown.value;
  expect(others).toEqual([]);
  expect(mark).toMatchObject({ kind: 'mark', text: '?!', colour: 'red' });
  expect(game.board.labels[mark?.from ?? -1]).toBe('W');
});
