/** The included example studies have legal lines, name rules that exist, and contain enough to read. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gameById, games } from '../src/games/registry.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import { shownChapters, shownNodes } from '../src/study/study.ts';
import { readStudy, writeStudy } from '../src/study/study-file.ts';
import { checkChapter } from '../src/study/walker.ts';
import { buildExample, EXAMPLES } from '../tools/studies/build.ts';

const FOLDER = fileURLToPath(new URL('../examples/studies', import.meta.url));
const FILES = globSync('*.cms', { cwd: FOLDER }).sort();

test('each game has an example', () => {
  expect(FILES.map((file) => basename(file, '.cms'))).toEqual(games.map(({ id }) => id).sort());
});

test.each(FILES)(
  '%s has ten comments, three branches, legal moves and rules that exist',
  async (file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const study = await readStudy(text);
    expect(await writeStudy(study)).toBe(text);
    for (const chapter of shownChapters(study)) {
      const module = gameById(chapter.root.game);
      const game = module.open(parseSetup(module, chapter.root.setup));
      expect(checkChapter(game, chapter)).toEqual(new Map());
      const comments = shownNodes(chapter).flatMap((node) => node.comments ?? []);
      expect(comments.length).toBeGreaterThanOrEqual(10);
      const forks = [...chapter.children.values()].filter((children) => children.length > 1);
      expect(forks.length).toBeGreaterThanOrEqual(3);
      const cited = comments.flatMap(({ text }) => text.match(/(?<=\[)[\w.-]+(?=\])/g) ?? []);
      expect(cited.length).toBeGreaterThan(5);
      const known = new Set((await module.rulebook()).map(({ id }) => id));
      expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
      const places = new Set(game.board.labels);
      const shapes = shownNodes(chapter).flatMap((node) => node.shapes ?? []);
      const named = shapes.flatMap((shape) => shape.split(' ').slice(2));
      expect(named.filter((place) => !places.has(place))).toEqual([]);
    }
  },
);

test.each(EXAMPLES)('the study of $game is built from its notes', async (notes) => {
  const stored = readFileSync(join(FOLDER, `${notes.game}.cms`), 'utf8');
  expect(await buildExample(stored, notes)).toBe(stored);
});
