/**
 * Figures of the rulebooks: every position is playable, every mark is on the board and in the picture, every step is
 * legal, every rule named in a caption exists, and every section on movement or combat has a figure.
 */
import { describe, expect, test } from 'vitest';
import { figureBox } from '../src/draw/figure.ts';
import { layoutOf } from '../src/draw/layout.ts';
import { games } from '../src/games/registry.ts';
import { Translator } from '../src/i18n/translator.ts';
import type { GameModule } from '../src/kernel/game.ts';
import { fileOfFigure, nodeOfPlace, openFigure } from '../src/kernel/position/open-figure.ts';
import type { RuleFigure, FigureMarks, FigureSet } from '../src/kernel/setup/figure.ts';
import type { LocalizedText } from '../src/kernel/text/message.ts';
import { readPlayable } from '../src/table/record/position-record.ts';
import { sectionsOf } from '../src/web/rules/sections.ts';

const SETS = await Promise.all(
  games.map(async (module) => ({
    ...{ id: module.id, module },
    ...{ set: await figuresOf(module), rulebook: await module.rulebook() },
  })),
);

async function figuresOf({ id, figures }: GameModule): Promise<FigureSet> {
  const set = await figures?.();
  if (!set) throw new Error(`${id} has no figures`);
  return set;
}

/** Returns the marks of a figure at its start and after each step. */
const marksOf = (figure: RuleFigure): readonly FigureMarks[] => [figure, ...(figure.steps ?? [])];

const placesOf = ({ arrows = [], rings = [], letters = {} }: FigureMarks): string[] => [
  ...arrows.flatMap(({ path }) => path),
  ...rings.map(({ at }) => at),
  ...Object.values(letters),
];

const textsOf = (figure: RuleFigure): readonly LocalizedText[] => [
  ...[figure.title, figure.caption],
  ...(figure.steps ?? []).map(({ says }) => says),
  ...marksOf(figure).flatMap(({ arrows = [], rings = [] }) =>
    [...arrows, ...rings].flatMap(({ text }) => text ?? []),
  ),
];

describe.each(SETS)('the figures of $id', ({ module, set, rulebook }) => {
  const sections = sectionsOf(rulebook);
  const known = new Set(rulebook.map(({ id }) => id));

  test('name every section, and every section on movement or combat has a figure', () => {
    const heads = sections.flatMap(({ head }) => head?.id ?? []);
    expect(Object.keys(set.sections).sort()).toEqual(heads.sort());
    const bare = sections
      .filter(({ id }) => (set.sections[id] ?? 'other') !== 'other')
      .filter(({ id, rules }) => {
        const own = [id, ...rules.map((rule) => rule.id)];
        return !set.figures.some(({ rule }) => own.includes(rule));
      });
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('have unique ids, and belong to rules that exist', () => {
    const ids = set.figures.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(set.figures.filter(({ rule }) => !known.has(rule))).toEqual([]);
  });

  test.each(set.figures.map((figure) => [figure.id, figure] as const))(
    '%s: is playable, its steps are legal, its marks are in the picture',
    (_, figure) => {
      const open = openFigure(module, figure);
      readPlayable(open.game, fileOfFigure(module, figure));
      const layout = layoutOf(open.game.board);
      const crop = figure.crop.map((place) => nodeOfPlace(open, 0, place));
      const { x, y, width, height } = figureBox(layout, crop);
      const outside = marksOf(figure).flatMap((marks, step) =>
        placesOf(marks).filter((place) => {
          const p = layout.points[nodeOfPlace(open, step, place)];
          return !p || p.x < x || p.x > x + width || p.y < y || p.y > y + height;
        }),
      );
      expect(outside).toEqual([]);
      for (const { arrows = [] } of marksOf(figure))
        for (const { path } of arrows) expect(path.length).toBeGreaterThanOrEqual(2);
    },
  );

  test('exist in every language, name only rules that exist, and name at least one', async () => {
    for (const [language, load] of Object.entries(module.messages ?? {})) {
      const messages = await load();
      for (const figure of set.figures) {
        const translator = new Translator(language, [messages], openFigure(module, figure).game);
        const all = textsOf(figure).map((text) => translator.text(text));
        const named = all.flatMap((text) =>
          [...text.matchAll(/\[([\w.-]+)\]/g)].map((found) => found[1]),
        );
        expect([figure.id, named.filter((rule) => !known.has(rule ?? ''))]).toEqual([
          figure.id,
          [],
        ]);
        expect([figure.id, named.length > 0]).toEqual([figure.id, true]);
      }
    }
  });
});
