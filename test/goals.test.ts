/** Every game opens with a card that tells a newcomer the essentials, by the rules of its scenario. */
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { start } from '../src/kernel/engine.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import { SPECTATOR } from '../src/kernel/side.ts';
import { viewOf } from '../src/kernel/view.ts';
import { Translator } from '../src/i18n/speaker.ts';
import { rulesIn } from './message-files.ts';

const SCENARIOS = games.flatMap((module) =>
  module.scenarios.map(({ id }) => ({ module, id, name: `${module.id} ${id}` })),
);

describe.each(SCENARIOS)('$name', ({ module, id }) => {
  const game = module.open(parseSetup(module, { scenario: id }));
  const goal = game.look.goal?.(viewOf(game, start(game), SPECTATOR));
  if (!goal) throw new Error(`${module.id} has no card to open with`);

  test('says how to win and three things to do, each sentence with rules that there are', async () => {
    expect(goal.wins.length).toBeGreaterThan(0);
    expect(goal.deeds).toHaveLength(3);
    const known = new Set(module.rulebook.map((rule) => `[${rule.id}]`));
    for (const [language, load] of Object.entries(module.words ?? {})) {
      const speaker = new Translator(language, [await load()], game);
      for (const said of [...goal.wins, ...goal.deeds, ...goal.marks.map(({ means }) => means)]) {
        const text = speaker.text(said);
        expect(rulesIn(text), text).not.toEqual([]);
        expect([text, rulesIn(text).filter((rule) => !known.has(rule))]).toEqual([text, []]);
      }
    }
  });

  test('says of everything that is printed on its counter what it means, in that order', () => {
    const { values, badge } = goal.counter;
    const printed = [...values.matchAll(/\d+|[A-Z]/g)].map(([print]) => print);
    const all = badge === '' ? printed : [...printed, badge];
    expect(goal.marks.map(({ print }) => print)).toEqual(all);
  });
});
