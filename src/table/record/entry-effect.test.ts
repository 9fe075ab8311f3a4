import { describe, expect, test } from 'vitest';
import { isles } from '../../../test/isles/index.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { seededDice } from '../dice/dice.ts';
import { formatEffect, type EntryEffect, parseEffect, NO_EFFECT } from './entry-effect.ts';
import { Table } from '../table.ts';
import { patrolTable, playOn } from '../testing/test-play.ts';

/** Returns the effects of every entry of a game. */
function effectsOf(table: Table): EntryEffect[] {
  playOn(table, new Sfc32(3));
  return table.entries.map(({ seq }) => table.history.storedEffectOf(seq));
}

describe('a stored effect', () => {
  test('reads back unchanged, for every entry of whole games', () => {
    const game = isles.open(parseSetup(isles, { scenario: 'three' }));
    const three = Table.create({ id: 't', game, dice: seededDice(5) });
    const effects = [...effectsOf(patrolTable()), ...effectsOf(three)];
    for (const effect of effects) expect(parseEffect(formatEffect(effect))).toEqual(effect);
    for (const part of ['secret', 'reveals'] as const)
      expect(effects.some((effect) => effect[part])).toBe(true);
    expect(effects.some(({ events }) => events.some(({ to }) => to !== undefined))).toBe(true);
  });

  test('contains the number of dice and whether effects are unknown', () => {
    for (const effect of [
      { ...NO_EFFECT, dice: 2 },
      { ...NO_EFFECT, secret: true, lost: true as const },
    ])
      expect(parseEffect(formatEffect(effect))).toEqual(effect);
  });

  test('is empty for an entry without effects', () => {
    expect(formatEffect(NO_EFFECT)).toBe('');
    expect(parseEffect('')).toEqual(NO_EFFECT);
  });
});
