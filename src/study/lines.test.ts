import { describe, expect, test } from 'vitest';
import { createBot } from '../bots/create-bot.ts';
import { games } from '../games/registry.ts';
import { actor, apply, drawOutcome, legal, start } from '../kernel/engine.ts';
import { ActionList } from '../kernel/action.ts';
import type { Game } from '../kernel/game.ts';
import { Sfc32 } from '../kernel/random.ts';
import { CHANCE } from '../kernel/side.ts';
import type { GameState } from '../kernel/state.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { applyOperation } from './operations.ts';
import { chapterFrom } from './root.ts';
import { bestLines, searchLines } from './lines.ts';
import { openStudy } from './study.ts';
import { Walker } from './walker.ts';

const open = (id: string, scenario: string): Game => {
  const module = games.find((one) => one.id === id);
  if (!module) throw new Error(`no ${id}`);
  return module.open(parseSetup(module, { scenario }));
};

const effort = (most: number, tries: number) => ({
  bot: createBot('4', 'lines'),
  budget: { iterations: 8 },
  most,
  tries,
});

/** A position after random moves and dice where a side is to act. */
function later(game: Game, plies: number): GameState {
  const [s, rng, list] = [start(game), new Sfc32('later'), new ActionList()];
  for (let i = 0; i < plies || actor(game, s) === CHANCE; i++) {
    legal(game, s, list);
    const isChance = actor(game, s) === CHANCE;
    const pick = isChance ? drawOutcome(game, s, list, (n) => rng.below(n)) : undefined;
    apply(game, s, pick ?? list.at(rng.below(list.length)));
  }
  return s;
}

describe.each([
  ['annihilation', 'learning'],
  ['annihilator', 'learning'],
])('%s %s', (id, scenario) => {
  const game = open(id, scenario);
  const s = later(game, 40);
  const lines = bestLines(game, s, effort(5, 6));

  test('as many lines as requested, best first, each played equally often', () => {
    const most = Math.min(5, legal(game, s, new ActionList()).length);
    expect(most).toBeGreaterThan(1);
    expect(lines).toHaveLength(most);
    expect(new Set(lines.map(({ texts }) => texts[0])).size).toBe(most);
    expect(lines.every(({ tries }) => tries === 6)).toBe(true);
    const values = lines.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values.every((value) => value >= -1 && value <= 1)).toBe(true);
  });

  test('every move of a line is legal, and of one side', () => {
    const study = openStudy('s', 'Lines');
    applyOperation(study, chapterFrom(game, { id: 'c1', name: 'Lines', state: s, as: 'all' }));
    const chapter = study.chapters.get('c1');
    if (!chapter) throw new Error('no chapter');
    const walker = new Walker(game, chapter);
    for (const { texts } of lines) {
      let at = 'c1';
      for (const text of texts) {
        expect(walker.actorAt(at)).toBe(actor(game, s));
        const result = walker.move(at, text);
        if ('refusal' in result) throw new Error(JSON.stringify(result.refusal));
        applyOperation(study, result.operation);
        at = result.operation.id;
      }
    }
  });

  test('the same position and effort give the same lines', () => {
    expect(bestLines(game, s, effort(5, 6))).toEqual(lines);
  });
});

test('the standard error shrinks with the number of tries, about like one over its root', () => {
  const game = open('annihilator', 'learning');
  const after = [...searchLines(game, later(game, 40), effort(1, 48))].map(([line]) => line);
  const errorAt = (tries: number) => after[tries - 1]?.error ?? 0;
  expect(after[0]?.error).toBe(0);
  expect(errorAt(12)).toBeGreaterThan(0);
  expect(errorAt(48) / errorAt(12)).toBeLessThan(0.8);
  expect(errorAt(48) / errorAt(12)).toBeGreaterThan(0.3);
});
