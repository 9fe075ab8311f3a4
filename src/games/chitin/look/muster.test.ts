import { describe, expect, test } from 'vitest';
import { apply, start } from '../../../kernel/engine.ts';
import { parseAction } from '../../../kernel/notation.ts';
import { viewOf } from '../../../kernel/view.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { STEP_NAMES } from '../rules/names.ts';
import { open } from '../testing.ts';

/** Intermediate, up to the choice of Red's force. */
function choosing() {
  const game = open({ scenario: 'intermediate' });
  const s = start(game);
  for (const text of ['roll 6', 'roll 2', 'claim north']) apply(game, s, parseAction(game, text));
  return { game, s };
}

describe('the choice of a force', () => {
  test('[3.03] shows every type that may be had, with cost, limit and what is left', () => {
    const { game, s } = choosing();
    const look = game.look.muster?.(s);
    expect(look).toMatchObject({ rule: '3.03', side: 0, left: look?.points });
    expect(look?.groups.map(({ name }) => name)).toEqual([
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

  test('[3.03] counts are recruited at once; what may still be had follows from them', () => {
    const { game, s } = choosing();
    const points = game.look.muster?.(s)?.points ?? 0;
    const plan = game.look.recruit?.(s, { Gantua: 9, Basic: 2 }) ?? [];
    for (const action of plan) apply(game, s, action);
    expect(STEP_NAMES[s.step]).toBe('setup.ready');
    const look = game.look.muster?.(s);
    expect(look?.left).toBe(points - 38);
    expect(look?.groups.map(({ count }) => count)).toEqual([9, 0, 0, 0, 0, 2]);
    const phlanx = look?.groups[1];
    expect(phlanx?.most).toBe(Math.min(phlanx?.limit ?? 0, Math.trunc((points - 38) / 3)));
    expect(game.look.prompt(s)).toContain(`${points - 38} points unspent`);
  });

  test('[3.03] what costs too much, or does not exist, is not recruited', () => {
    const { game, s } = choosing();
    const all = Object.fromEntries(UNIT_TYPES.map(({ id, pool }) => [id, pool]));
    expect(game.look.recruit?.(s, all)).toBeUndefined();
    expect(game.look.recruit?.(s, { LowHacker: 1 })).toBeUndefined();
    expect(game.look.recruit?.(s, { Gantua: 10 })).toBeUndefined();
  });

  test('[R50] the other side is shown nothing of it', () => {
    const { game, s } = choosing();
    for (const action of game.look.recruit?.(s, { Gantua: 5 }) ?? []) apply(game, s, action);
    expect(game.look.muster?.(viewOf(game, s, 0))?.left).toBeGreaterThan(0);
    expect(game.look.muster?.(viewOf(game, s, 1))).toBeUndefined();
    expect(game.look.prompt(viewOf(game, s, 1))).not.toContain('unspent');
  });

  test('[3.03] a scenario that gives the forces asks for none', () => {
    expect(open().look.muster?.(start(open()))).toBeUndefined();
  });
});
