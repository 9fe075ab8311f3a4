import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tiny } from '../../../test/tiny-game.ts';
import type { GameModule } from '../../kernel/game.ts';
import { defineValues } from '../../kernel/setup/values.ts';
import { variantsOf } from '../../kernel/setup/variant.ts';
import { keyOf, msg } from '../../kernel/text/message.ts';
import { ruleNotes } from './rule-notes.ts';
import { groupsOf } from './value-section.tsx';
import { labelOf } from './variant-label.ts';
import { VariantModel } from './variant-model.ts';

const VALUES = defineValues(
  {
    speed: { value: 4, min: 0, max: 12, unit: 'points', rule: '2', source: 'printed' },
    slow: { value: 2, min: 0, max: 12, rule: '2', source: 'designed' },
    pool: {
      ...{ list: [3, 6], rows: ['A', 'B'], min: 0, max: 9 },
      ...{ rule: '1', source: 'ruling', scenarios: ['elsewhere'] },
    },
    crt: {
      table: [
        ['-', 'D'],
        ['D', 'X'],
      ],
      ...{ rows: ['1', '2'], columns: ['1-1', '2-1'], of: ['-', 'D', 'X'] },
      ...{ rule: '3', source: 'printed' },
    },
  },
  ({ speed, slow }) => (speed < slow ? { id: 'slow', fault: msg('input.missing') } : undefined),
);
const game: GameModule = { ...tiny, values: variantsOf(tiny.id, VALUES) };

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

const specOf = (model: VariantModel, id: string) => {
  const found = model.specs.find((spec) => spec.id === id);
  if (!found) throw new Error(`no value ${id}`);
  return found;
};
const faultsOf = ({ faults }: VariantModel) =>
  [...faults.value.byId].map(([id, fault]) => [id, keyOf(fault).split(' ')[0]]);

describe('a draft', () => {
  test('changes nothing at first, and keeps changes for the next visit', () => {
    const model = new VariantModel(game);
    expect(model.variant.value).toBeUndefined();
    model.set(specOf(model, 'speed'), 5);
    model.setTitle(' Fast ');
    expect(model.variant.value).toEqual({ title: 'Fast', changes: { speed: 5 } });
    const again = new VariantModel(game);
    expect(again.variant.value).toEqual({ title: 'Fast', changes: { speed: 5 } });
    again.set(specOf(again, 'speed'), 4);
    expect(again.draft.value.changes).toEqual({});
    again.resetAll();
    expect(new VariantModel(game).draft.value.title).toBe('');
  });

  test('leaves out values that the game no longer has', () => {
    const draft = { title: '', changes: { gone: 1, speed: 5 } };
    stored.set('countermarch.variant.tiny', JSON.stringify(draft));
    expect(new VariantModel(game).draft.value.changes).toEqual({ speed: 5 });
  });

  test('reports every change out of range at its value, and conflicts after that', () => {
    const model = new VariantModel(game);
    model.set(specOf(model, 'speed'), 40);
    model.set(specOf(model, 'slow'), 2.5);
    expect(faultsOf(model)).toEqual([
      ['speed', 'input.number'],
      ['slow', 'input.number'],
    ]);
    expect(model.variant.value).toBeUndefined();
    model.set(specOf(model, 'speed'), 1);
    model.set(specOf(model, 'slow'), 3);
    expect(faultsOf(model)).toEqual([['slow', 'input.missing']]);
    model.reset('slow');
    // The conflict is still there: with a speed of 1, the usual value is too high.
    expect(faultsOf(model)).toEqual([['slow', 'input.missing']]);
  });

  test('is downloaded with all scenarios in which it is valid', () => {
    const model = new VariantModel(game);
    model.set(specOf(model, 'crt.1.2-1'), 'X');
    expect(model.file()).toEqual({
      format: 'countermarch/variant/1',
      game: 'tiny',
      rules: 1,
      scenarios: ['standard'],
      changes: { 'crt.1.2-1': 'X' },
    });
  });

  test('takes a file; changes out of range are kept for correction, other errors refuse it', () => {
    const model = new VariantModel(game);
    model.take({ title: 'T', scenarios: ['standard'], changes: { speed: 5, slow: 2 } });
    expect(model.draft.value).toEqual({ scenario: 'standard', title: 'T', changes: { speed: 5 } });
    model.take({ changes: { speed: 40 } });
    expect(faultsOf(model)).toEqual([['speed', 'input.number']]);
    expect(() => model.take({ game: 'other', changes: {} })).toThrow('fault.at');
    expect(() => model.take({ changes: { sped: 5 } })).toThrow('input.variant.value');
    expect(model.draft.value.changes).toEqual({ speed: 40 });
  });
});

test('values are searched by name, row, column and rule; values without effect are left out', () => {
  const model = new VariantModel(game);
  const find = (text: string) =>
    groupsOf(model, (name) => name.includes(text)).map(
      ({ entry, specs }) => `${entry} ${specs.length}`,
    );
  expect(find('')).toEqual(['speed 1', 'slow 1', 'crt 4']);
  expect(find('[2]')).toEqual(['speed 1', 'slow 1']);
  expect(find('2-1')).toEqual(['crt 2']);
});

test('labels count the changes, and notes are listed by rule', () => {
  const changes = { speed: 5, slow: 1, 'crt.1.1-1': 'X' };
  expect(labelOf({ title: 'Fast', changes: { speed: 5 } })).toBe('Variant: Fast (1 change)');
  expect(labelOf({ changes })).toBe('Variant (3 changes)');
  expect([...ruleNotes(game, { changes })]).toEqual([
    ['2', 'Changed in this variant: value.speed 4 → 5; value.slow 2 → 1'],
    ['3', 'Changed in this variant: value.crt: 1, 1-1 - → X'],
  ]);
  expect(ruleNotes(game, undefined).size).toBe(0);
});
