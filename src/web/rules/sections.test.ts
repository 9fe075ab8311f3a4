import { expect, test } from 'vitest';
import { games } from '../../games/registry.ts';
import { heading, rule, ruling } from '../../kernel/rulebook.ts';
import type { RuleFigure } from '../../kernel/setup/figure.ts';
import { figuresByRule, isFound, sectionsOf } from './sections.ts';

const RULES = [
  heading('2', 'Movement'),
  rule('2.1', 'Points', 'Spend points.'),
  rule('7.00', 'Combat', 'It follows movement.'),
  rule('7.01', 'Odds', 'Round for the defender.'),
  ruling('R1', 'Ties', ''),
  ruling('R2', 'Halves', ''),
];

test('sections begin at headings and at numbers that end in zeros; rulings form a section', () => {
  const seen = sectionsOf(RULES).map(({ id, first, head, rules }) => [
    id,
    first,
    head?.title,
    rules.map((each) => each.id),
  ]);
  expect(seen).toEqual([
    ['2', '2', 'Movement', ['2.1']],
    ['7.00', '7.00', 'Combat', ['7.01']],
    ['R', 'R1', undefined, ['R1', 'R2']],
  ]);
});

test('figures are numbered by section, in the order of the rules', () => {
  const figure = (id: string, of: string): RuleFigure => ({
    ...{ id, rule: of, title: id, caption: id, position: {}, crop: [] },
  });
  const found = figuresByRule(sectionsOf(RULES), [
    figure('b', '7.01'),
    figure('a', '7.00'),
    figure('c', '2.1'),
  ]);
  const numbers = [...found.values()].flat().map((each) => [each.figure.id, each.number]);
  expect(numbers).toEqual([
    ['c', '2-1'],
    ['a', '7-1'],
    ['b', '7-2'],
  ]);
});

test.each([
  ['7', ['7.00', '7.01']],
  ['[7.01]', ['7.01']],
  ['DEFENDER', ['7.01']],
  ['nothing like it', []],
])('a search for "%s" finds %j', (text, ids) => {
  expect(RULES.filter((each) => isFound(each, text)).map(({ id }) => id)).toEqual(ids);
});

test.each(games.map((game) => [game.id, game] as const))(
  'every rule of %s is in one section, and rulings and values are in one each',
  async (_, module) => {
    const rulebook = await module.rulebook();
    const sections = sectionsOf(rulebook);
    const all = sections.flatMap(({ head, rules }) => [...(head ? [head] : []), ...rules]);
    expect(all.map(({ id }) => id)).toEqual(rulebook.map(({ id }) => id));
    expect(sections.filter(({ head }) => !head).map(({ id }) => id)).toEqual(['R', 'D']);
  },
);
