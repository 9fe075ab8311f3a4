import { describe, expect, test } from 'vitest';
import { games } from '../games/registry.ts';
import { start } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { throughPlay } from '../kernel/play/through-play.ts';
import { Sfc32 } from '../kernel/random.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { CHANCE, NOBODY } from '../kernel/side.ts';
import { hashState } from '../kernel/state.ts';
import { hasSecrets } from '../kernel/view.ts';
import { nodeId } from './node-id.ts';
import { applyOperation, type StudyOperation } from './operations.ts';
import { chapterFrom, unknownsOf, type Viewpoint } from './root.ts';
import { openStudy, type Study, type StudyChapter, shownNodes } from './study.ts';
import { readStudy, writeStudy } from './study-file.ts';
import { checkChapter, Walker } from './walker.ts';

const open = (id: string, scenario?: string): Game => {
  const module = games.find((one) => one.id === id);
  if (!module) throw new Error(`no ${id}`);
  return module.open(parseSetup(module, { scenario }));
};

interface Exploring {
  readonly study: Study;
  readonly chapter: StudyChapter;
  readonly walker: Walker;
}

function explore(game: Game, as: Viewpoint, state = start(game)): Exploring {
  const study = openStudy('s', 'Study');
  const why = applyOperation(study, chapterFrom(game, { id: 'c1', name: 'First', state, as }));
  const chapter = study.chapters.get('c1');
  if (why || !chapter) throw new Error(JSON.stringify(why));
  return { study, chapter, walker: new Walker(game, chapter) };
}

function add({ study }: Exploring, result: ReturnType<Walker['move']>): string {
  if ('refusal' in result) throw new Error(JSON.stringify(result.refusal));
  const why = applyOperation(study, result.operation);
  if (why) throw new Error(JSON.stringify(why));
  return result.operation.id;
}

/** Ids of a line of random moves and dice. */
function randomLine(exploring: Exploring, length: number, seed: string): string[] {
  const { walker, chapter, study } = exploring;
  const rng = new Sfc32(seed);
  const guess = walker.guess(1);
  if (guess) applyOperation(study, guess);
  const line = [guess?.id ?? chapter.id];
  for (let at = line[0]; line.length < length; ) {
    const who = walker.actorAt(at);
    if (who === NOBODY) break;
    const texts = walker.legalAt(at);
    const text = texts[rng.below(texts.length)];
    at = add(exploring, who === CHANCE ? walker.lot(at, rng) : walker.move(at, text));
    line.push(at);
  }
  return line;
}

/** The first node with dice in a random line. */
function findDice(exploring: Exploring): string {
  const { walker } = exploring;
  const at = randomLine(exploring, 200, 'dice').find((id) => walker.actorAt(id) === CHANCE);
  if (at === undefined) throw new Error('no dice');
  return at;
}

describe.each(games)('$id', ({ id }) => {
  const game = open(id);

  test('every side can be played with random dice: every line replays from the file', async () => {
    const exploring = explore(game, 'all');
    randomLine(exploring, 60, `${id} line`);
    const { study, chapter, walker } = exploring;
    expect(shownNodes(chapter).length).toBeGreaterThan(20);
    expect(checkChapter(game, chapter).size).toBe(0);
    const read = (await readStudy(await writeStudy(study))).chapters.get('c1');
    if (!read) throw new Error('no chapter');
    const again = new Walker(game, read);
    for (const node of shownNodes(read).toReversed()) {
      const [one, other] = [again.stateAt(node.id), walker.stateAt(node.id)];
      expect(one && hashState(one)).toBe(other && hashState(other));
    }
  });

  test('a move that is not legal is refused with its rule, and adds nothing', () => {
    const { walker, chapter } = explore(game, 'all');
    const texts = new Set(walker.legalAt('c1'));
    const [unit, node] = [game.units.at(-1)?.id, game.board.labels.at(-1)];
    const wrong = game.verbs.list.flatMap(({ name, noun }) => {
      if (noun === 'none') return [name];
      return noun === 'unit' ? [`${name} ${unit}`] : noun === 'node' ? [`${name} ${node}`] : [];
    });
    for (const text of [...wrong.filter((each) => !texts.has(each)), 'nonsense 12'])
      expect('refusal' in walker.move('c1', text), text).toBe(true);
    expect(chapter.nodes.size).toBe(0);
  });
});

describe('dice', () => {
  const exploring = explore(open('annihilator'), 'all');
  const { walker } = exploring;
  const at = findDice(exploring);

  test('branch by groups whose exact chances add up to 1', () => {
    const groups = walker.outcomesAt(at);
    expect(groups.flatMap(({ texts }) => texts).sort()).toEqual(walker.legalAt(at).sort());
    expect(groups.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(groups.every(({ text }) => /^\d+(\/\d+)?$/.test(text))).toBe(true);
  });

  test('a very large number of outcomes is not followed, but the chances are still exact', () => {
    const game = open('armageddon');
    const { walker: other } = explore(game, 'all');
    let at = 'c1';
    const large = (id: string) => other.actorAt(id) === CHANCE && other.legalAt(id).length > 216;
    const rng = new Sfc32('draws');
    const exploring = { walker: other, chapter: other.chapter, study: openStudy('x', 'X') };
    exploring.study.chapters.set('c1', other.chapter);
    for (let i = 0; i < 300 && !large(at); i++) {
      const texts = other.legalAt(at);
      const isChance = other.actorAt(at) === CHANCE;
      at = add(exploring, isChance ? other.lot(at, rng) : other.move(at, texts[0]));
    }
    const groups = other.outcomesAt(at);
    expect(groups.length).toBeGreaterThan(216);
    expect(groups.map(({ texts }) => texts[0])).toEqual(other.legalAt(at));
    expect(groups.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9);
  });

  test('outcomes of a group lead to the same position, and other groups to others or with other words', () => {
    const after = (text: string) => walker.stateAt(add(exploring, walker.move(at, text)));
    for (const { texts } of walker.outcomesAt(at)) {
      const hashes = texts.map((text) => {
        const s = after(text);
        return s && hashState(s);
      });
      expect(new Set(hashes).size).toBe(1);
    }
  });

  test('can be chosen or random, and both give the same node', () => {
    const drawn = walker.lot(at, new Sfc32('lot'));
    if ('refusal' in drawn) throw new Error('refused');
    const chosen = walker.move(at, drawn.operation.do ?? '');
    expect(drawn.operation.by).toBe('lot');
    expect(chosen).toEqual({ operation: { ...drawn.operation, by: 'chosen' } });
  });

  test('have no outcomes that the rules do not list', () => {
    const { game } = walker;
    const other = walker.legalAt('c1')[0];
    expect(walker.move(at, other)).toEqual({
      refusal: { rule: '', reason: { key: 'study.outcome' } },
    });
    expect('refusal' in walker.lot('c1', new Sfc32('lot'))).toBe(true);
    expect(game.sides.length).toBeGreaterThan(1);
  });
});

test('nodes with the same position refer to each other: also reached by', () => {
  const exploring = explore(open('chitin', 'learning'), 'all');
  const { walker, chapter } = exploring;
  let ends = ['c1'];
  for (let depth = 0; depth < 4; depth++)
    ends = ends.flatMap((at) =>
      walker
        .legalAt(at)
        .slice(0, 3)
        .map((text) => add(exploring, walker.move(at, text))),
    );
  const reached = shownNodes(chapter).filter(({ id }) => walker.alsoReachedBy(id).length > 0);
  expect(reached.length).toBeGreaterThan(10);
  for (const node of reached) {
    const own = walker.stateAt(node.id);
    for (const other of walker.alsoReachedBy(node.id)) {
      const theirs = walker.stateAt(other.id);
      expect(other.id).not.toBe(node.id);
      expect(theirs && hashState(theirs)).toBe(own && hashState(own));
      expect(walker.alsoReachedBy(other.id).map(({ id }) => id)).toContain(node.id);
    }
  }
});

describe('moves that are no longer legal', () => {
  const game = open('annihilation', 'learning');
  const exploring = explore(game, 'all');
  const { study, chapter } = exploring;
  const [, first, second] = randomLine(exploring, 4, 'crossed out');
  const content = { up: first, side: 'nobody', text: 'done' };
  const wrong = { op: 'node', id: nodeId(content), up: first, side: 'nobody', do: 'done' } as const;
  const below = { up: wrong.id, side: 'nobody', text: 'done' };
  const operations: StudyOperation[] = [
    wrong,
    { op: 'node', id: nodeId(below), up: wrong.id, side: 'nobody', do: 'done' },
    { op: 'comment', id: wrong.id, comment: 'x', by: 'anna', text: 'Was legal in version 3' },
  ];

  test('are crossed out with everything below them, and keep their text in the file', async () => {
    for (const operation of operations) expect(applyOperation(study, operation)).toBeUndefined();
    const found = checkChapter(game, chapter);
    expect([...found.keys()]).toEqual([wrong.id, nodeId(below)]);
    expect(found.get(nodeId(below))?.at).toBe(wrong.id);
    expect(found.get(wrong.id)?.why).toEqual({ key: 'study.actor' });
    expect(found.has(second)).toBe(false);
    const text = await writeStudy(study);
    expect(text).toContain('Was legal in version 3');
    const read = (await readStudy(text)).chapters.get('c1');
    expect(read && checkChapter(game, read)).toEqual(found);
  });

  test('a changed layout crosses out a chapter from a record, but not one from the set-up', () => {
    const { game: id, setup, rules, as, state } = chapter.root;
    const at = (root: object): StudyChapter => ({ ...chapter, root: { ...chapter.root, ...root } });
    const old = { game: id, setup, rules, as, state, layout: 'old/1:00000000' };
    const from = { record: `sha256:${'0'.repeat(64)}`, entry: 3 };
    expect(checkChapter(game, at({ ...old, from })).size).toBe(shownNodes(chapter).length);
    expect(checkChapter(game, at(old)).size).toBe(2);
  });
});

describe('hidden information', () => {
  const game = open('armageddon');
  const root = start(game);

  test('is not in the chapter, which has only the view of its side', () => {
    expect(hasSecrets(root)).toBe(true);
    const { chapter, walker } = explore(game, 0, root);
    const known = walker.stateAt(chapter.id);
    expect(known && unknownsOf(known).length).toBeGreaterThan(100);
    expect(chapter.root.state).toEqual(known && [...known.ints]);
  });

  test('is guessed: stored with the node, drawn again on demand, equal for equal numbers', () => {
    const { study, chapter, walker } = explore(game, 0, root);
    const [one, two] = [walker.guess(1), walker.guess(2)];
    expect(one?.id).not.toBe(two?.id);
    expect(explore(game, 0, root).walker.guess(1)).toEqual(one);
    if (!one) throw new Error('no guess');
    applyOperation(study, one);
    const s = walker.stateAt(one.id);
    expect(s && unknownsOf(s)).toEqual([]);
    expect(chapter.nodes.get(one.id)?.guess).toEqual(one.guess);
    expect(walker.needsGuess).toBe(true);
    expect(explore(game, 'all', root).walker.needsGuess).toBe(false);
  });

  test('a guess that does not fit is crossed out', () => {
    const { study, chapter } = explore(game, 0, root);
    const guess = [1, 2, 3];
    const id = nodeId({ up: 'c1', text: '', guess });
    applyOperation(study, { op: 'node', id, up: 'c1', guess });
    expect(checkChapter(game, chapter).get(id)?.why).toEqual({ key: 'study.guess' });
  });
});

test('a game behind its interface has the values and odds of the game itself', () => {
  const direct = explore(open('annihilator', 'learning'), 'all');
  const behind = explore(throughPlay(direct.walker.game), 'all');
  expect(behind.walker.valueAt('c1')).toEqual(direct.walker.valueAt('c1'));
  const [text = ''] = direct.walker.legalAt('c1');
  expect(behind.walker.oddsAt('c1', text)).toEqual(direct.walker.oddsAt('c1', text));
});
