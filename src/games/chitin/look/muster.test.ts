import { describe, expect, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import { apply, start } from '../../../kernel/engine.ts';
import { parseAction } from '../../../kernel/text/notation.ts';
import { viewOf } from '../../../kernel/view.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { STEPS } from '../rules/names.ts';
import { openGame, prompt } from '../testing.ts';

/** Returns a game up to the choice of Red's force. */
function choosing(scenario = 'intermediate') {
  const game = openGame({ scenario });
  const s = start(game);
  for (const text of ['roll 6', 'roll 2', 'claim north']) apply(game, s, parseAction(game, text));
  return { game, s };
}

describe('the choice of a force', () => {
  test('[3.03] shows every available type, with cost, limit and points left', () => {
    const { game, s } = choosing();
    const look = game.look.muster?.show(s);
    expect(look).toMatchObject({ rule: '3.03', side: 0, left: look?.points });
    expect(look?.groups.map(({ name }) => english(game, name))).toEqual([
      'Gantuas',
      'Phlanxes',
      'Termagants',
      'Low Renders',
      'Plunges',
      'Basics',
    ]);
    expect(look?.groups[0]).toMatchObject({ cost: 4, count: 0, values: '4-4C', badge: 'S' });
    for (const { most, limit } of look?.groups ?? []) expect(most).toBe(limit);
  });

  test('[3.03] counts are recruited at once; the remaining limits follow from them', () => {
    const { game, s } = choosing();
    const points = game.look.muster?.show(s)?.points ?? 0;
    const plan = game.look.muster?.recruit(s, { Gantua: 9, Basic: 2 }) ?? [];
    for (const action of plan) apply(game, s, action);
    expect(STEPS.names[s.step]).toBe('setup.ready');
    const look = game.look.muster?.show(s);
    expect(look?.left).toBe(points - 38);
    expect(look?.groups.map(({ count }) => count)).toEqual([9, 0, 0, 0, 0, 2]);
    const phlanx = look?.groups[1];
    expect(phlanx?.most).toBe(Math.min(phlanx?.limit ?? 0, Math.trunc((points - 38) / 3)));
    expect(prompt({ game, s })).toContain(`${points - 38} unspent points`);
  });

  test('[8.033] [8.03] panel and prompt warn of warriors without a Basic', () => {
    const force = (counts: Readonly<Record<string, number>>, scenario = 'intermediate') => {
      const { game, s } = choosing(scenario);
      for (const action of game.look.muster?.recruit(s, counts) ?? []) apply(game, s, action);
      const warning = game.look.muster?.show(s)?.warning;
      return { rule: warning?.rule, text: english(game, warning?.text), game, s };
    };
    const text =
      'Your 9 warriors have no Basic to command them: once on the map, they can move only one hex a turn';
    const without = force({ Gantua: 5, Termagant: 4, Plunge: 3 });
    expect(without.rule).toBe('8.033');
    expect(without.text).toContain(text);
    expect(prompt(without)).toContain(text);
    expect(force({ LowRender: 1 }).text).toContain(
      'Your warrior has no Basic to command it: once on the map, it can move',
    );
    // [8.032] Flyers need no command, one Basic is enough to lead, and basic games have no command.
    for (const led of [
      force({ Gantua: 9, Basic: 1 }),
      force({ Plunge: 6 }),
      force({}),
      force({ Gantua: 9 }, 'basic'),
    ]) {
      expect(led.text).toBe('');
      expect(prompt(led)).not.toContain('No Basic');
    }
    // [R50] The other side does not see it.
    const other = viewOf(without.game, without.s, 1);
    expect(prompt({ game: without.game, s: other })).not.toContain('No Basic');
  });

  test('[8.033] a player who chooses type by type gets the warning at the choice of Basics', () => {
    const { game, s } = choosing();
    for (const text of ['count 2', 'count 0', 'count 0', 'count 0', 'count 0'])
      apply(game, s, parseAction(game, text));
    expect(prompt({ game, s })).toMatch(
      /how many Basics to take\..*Your 2 warriors have no Basic to command them/,
    );
  });

  test('[3.03] units that are too expensive, or do not exist, are not recruited', () => {
    const { game, s } = choosing();
    const all = Object.fromEntries(UNIT_TYPES.map(({ id, pool }) => [id, pool]));
    expect(game.look.muster?.recruit(s, all)).toBeUndefined();
    expect(game.look.muster?.recruit(s, { LowHacker: 1 })).toBeUndefined();
    expect(game.look.muster?.recruit(s, { Gantua: 10 })).toBeUndefined();
  });

  test('[R50] the other side is shown nothing of it', () => {
    const { game, s } = choosing();
    for (const action of game.look.muster?.recruit(s, { Gantua: 5 }) ?? []) apply(game, s, action);
    expect(game.look.muster?.show(viewOf(game, s, 0))?.left).toBeGreaterThan(0);
    expect(game.look.muster?.show(viewOf(game, s, 1))).toBeUndefined();
    expect(prompt({ game, s: viewOf(game, s, 1) })).not.toContain('unspent');
  });

  test('[3.03] a scenario that gives the forces asks for none', () => {
    expect(openGame().look.muster?.show(start(openGame()))).toBeUndefined();
  });
});
